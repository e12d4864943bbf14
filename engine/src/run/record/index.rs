//! An index of some steps of a move: how often operations acted, changes of the wall, loops.

use super::goes_on;
use super::loops::Loops;
use super::marks::{WallChange, WallChanges};
use crate::run::code::Code;
use crate::run::machine::{Machine, StepOutcome};
use crate::run::observer::{Observer, StepEvent};
use crate::run::state::RunState;

/// The index of some steps.
#[derive(Clone, Debug)]
pub struct Index {
    counts: Vec<u64>,
    marks: WallChanges,
    loops: Loops,
}

impl Index {
    /// How often each operation acted.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Where the wall changed.
    pub fn marks(&self) -> &WallChanges {
        &self.marks
    }

    /// The loops that ran, and their turns.
    pub fn loops(&self) -> &Loops {
        &self.loops
    }

    /// The memory of the index, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.counts.as_slice()) + self.marks.bytes() + self.loops.bytes()
    }
}

/// Makes an index while a machine runs.
pub(super) struct Indexer {
    notes: IndexObserver,
    loops: Loops,
}

/// What each step adds.
struct IndexObserver {
    counts: Vec<u64>,
    marks: WallChanges,
}

impl Observer for IndexObserver {
    const ENABLED: bool = true;

    #[inline(always)]
    fn step(&mut self, step: StepEvent<'_>) {
        self.counts[step.pc as usize] += 1;
        // Value blocks give the same wall twice.
        if !std::ptr::eq(step.before, step.after)
            && let Some(change) = WallChange::between(step.before, step.after)
        {
            self.marks.add(step.number, change);
        }
    }
}

impl Indexer {
    /// An indexer for a program of `operations` operations that begins after step `start`. Marks take at most `most` bytes,
    /// and so do loops.
    pub(super) fn new(operations: usize, start: u64, most: usize) -> Indexer {
        Indexer {
            notes: IndexObserver {
                counts: vec![0; operations],
                marks: WallChanges::new(start, most),
            },
            loops: Loops::new(most),
        }
    }

    /// Begins in the middle of a move.
    pub(super) fn join(&mut self, state: &RunState) {
        self.loops.join(state);
    }

    /// Runs until a step; false if the move ended before.
    pub(super) fn advance(&mut self, machine: &mut Machine<'_>, to: u64) -> bool {
        let code = machine.code;
        while machine.state.steps < to {
            let went = machine.operate(&mut self.notes);
            if !goes_on(went) {
                return false;
            }
            if went == StepOutcome::Decided || !self.loops.as_many(&machine.state) {
                self.loops.follow(&machine.state, code);
            }
        }
        true
    }

    /// Ends the index after step `now`.
    pub(super) fn finish(mut self, now: u64, code: &Code) -> Index {
        self.loops.finish(now, code);
        let IndexObserver { counts, marks } = self.notes;
        Index {
            counts,
            marks,
            loops: self.loops,
        }
    }
}

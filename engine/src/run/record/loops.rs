//! When loops ran, and when their turns began.

use crate::run::code::{Code, Pc};
use crate::run::state::{LoopFrame, RunState};
use std::ops::Range;

/// A loop from its start to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopRun {
    /// The step at which the loop started; its own steps come after it.
    pub from: u64,
    /// The last step of the loop.
    pub to: u64,
    /// The number of its block under the hat.
    pub block: u32,
    /// How many turns it began.
    pub turns: u64,
}

/// One turn of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopTurn {
    /// The step at which the loop decided to begin the turn.
    pub from: u64,
    /// The step at which the loop decided again or was left.
    pub to: u64,
    /// Its number, from 1.
    pub number: u64,
}

/// The loops with the same number of loops around them. No two overlap; they are in the order of their steps.
#[derive(Clone, Debug, Default)]
pub struct LoopLevel {
    /// The loops.
    pub runs: Vec<LoopRun>,
    /// Their turns.
    pub turns: Vec<LoopTurn>,
}

impl LoopLevel {
    /// The loops that run in some steps.
    pub fn runs(&self, range: &Range<u64>) -> &[LoopRun] {
        within(&self.runs, range, |run| (run.from, run.to))
    }

    /// The turns that are made in some steps.
    pub fn turns(&self, range: &Range<u64>) -> &[LoopTurn] {
        within(&self.turns, range, |turn| (turn.from, turn.to))
    }

    fn forget(&mut self, least: u64) {
        self.runs.retain(|run| run.to - run.from >= least);
        self.turns.retain(|turn| turn.to - turn.from >= least);
    }
}

/// The part of a sorted list that overlaps a range.
fn within<'a, T>(all: &'a [T], range: &Range<u64>, ends: impl Fn(&T) -> (u64, u64)) -> &'a [T] {
    let first = all.partition_point(|one| ends(one).1 <= range.start);
    let behind = all.partition_point(|one| ends(one).0 < range.end);
    &all[first.min(behind)..behind]
}

/// All loops of some steps, by level: outermost first. When the memory is used up short ones go: they
/// are too short to be seen among so many steps.
#[derive(Clone, Debug)]
pub struct Loops {
    levels: Vec<LoopLevel>,
    /// Shorter ones are not kept, in steps.
    least: u64,
    most: usize,
    bytes: usize,
    /// Those that are running, as they were seen last.
    open: Vec<OpenLoop>,
}

#[derive(Clone, Copy, Debug)]
struct OpenLoop {
    start: Pc,
    since: u64,
    turns: u64,
    turned: u64,
}

/// Deeper loops are not kept.
const DEEPEST: usize = 256;

impl Loops {
    pub(super) fn new(most: usize) -> Loops {
        Loops {
            levels: Vec::new(),
            least: 0,
            most,
            bytes: 0,
            open: Vec::new(),
        }
    }

    /// The levels, that of the outermost loops first.
    pub fn levels(&self) -> &[LoopLevel] {
        &self.levels
    }

    /// Whether as many loops run as when it was looked at last.
    #[inline(always)]
    pub(super) fn as_many(&self, state: &RunState) -> bool {
        self.open.len() == state.loops.len()
    }

    /// Begins where loops are running already; their past turns are not known.
    pub(super) fn join(&mut self, state: &RunState) {
        let open = |frame: &LoopFrame| OpenLoop {
            start: frame.start,
            since: state.steps,
            turns: frame.turns,
            turned: state.steps,
        };
        self.open = state.loops.iter().map(open).collect();
    }

    /// Is called after each step at which a loop started, decided or was left.
    pub(super) fn follow(&mut self, state: &RunState, code: &Code) {
        let now = state.steps;
        while self.open.len() > state.loops.len() {
            self.close(now, code);
        }
        for frame in &state.loops[self.open.len()..] {
            self.open.push(OpenLoop {
                start: frame.start,
                since: frame.since,
                turns: 0,
                turned: now,
            });
        }
        let depth = self.open.len();
        let (Some(open), Some(frame)) = (self.open.last_mut(), state.loops.last()) else {
            return;
        };
        if open.turns != frame.turns {
            let turn = LoopTurn {
                from: open.turned,
                to: now,
                number: open.turns,
            };
            (open.turns, open.turned) = (frame.turns, now);
            self.turned(depth, turn);
        }
    }

    /// Ends the innermost loop.
    fn close(&mut self, now: u64, code: &Code) {
        let depth = self.open.len();
        let Some(open) = self.open.pop() else { return };
        let turn = LoopTurn {
            from: open.turned,
            to: now,
            number: open.turns,
        };
        self.turned(depth, turn);
        let run = LoopRun {
            from: open.since,
            to: now,
            block: code.blocks[open.start as usize],
            turns: open.turns,
        };
        if now - run.from >= self.least
            && let Some(level) = self.level(depth)
        {
            level.runs.push(run);
            self.grow(size_of::<LoopRun>());
        }
    }

    fn turned(&mut self, depth: usize, turn: LoopTurn) {
        if turn.number > 0
            && turn.to - turn.from >= self.least
            && let Some(level) = self.level(depth)
        {
            level.turns.push(turn);
            self.grow(size_of::<LoopTurn>());
        }
    }

    fn level(&mut self, depth: usize) -> Option<&mut LoopLevel> {
        if depth > self.levels.len() && depth <= DEEPEST {
            self.levels.resize_with(depth, LoopLevel::default);
        }
        self.levels.get_mut(depth - 1)
    }

    fn grow(&mut self, bytes: usize) {
        self.bytes += bytes;
        // A list that grows takes up to twice its length.
        while self.bytes > self.most / 2 {
            self.least = (self.least * 2).max(2);
            self.bytes = 0;
            for level in &mut self.levels {
                level.forget(self.least);
                self.bytes += level.bytes();
            }
        }
    }

    /// Ends all loops that still run.
    pub(super) fn finish(&mut self, now: u64, code: &Code) {
        while !self.open.is_empty() {
            self.close(now, code);
        }
    }

    /// The memory of the list, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}

impl LoopLevel {
    fn bytes(&self) -> usize {
        size_of_val(self.runs.as_slice()) + size_of_val(self.turns.as_slice())
    }
}

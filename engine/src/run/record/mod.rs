//! The record of a move: any step of it can be shown at once, forwards and backwards.
//!
//! A record keeps copies of the machine's state at regular steps (`keyframes`) and makes the steps between them
//! again. It also keeps an `index`: how often each operation acted, where the wall changed, where loops turned.
//! Both stay within a number of bytes: when it is used up, every second keyframe and mark goes. Rare questions
//! are answered by making steps again: `search` (the next step where …), `values` (what a block gave),
//! `first_divergence` (the first step that was wrong).

mod first_divergence;
pub mod index;
mod keyframes;
pub mod loops;
pub mod marks;
pub mod point;
pub mod search;
#[cfg(test)]
mod tests;
pub mod values;

use super::code::Code;
use super::draw_policy::DrawPolicy;
use super::machine::{Machine, StepOutcome};
use super::moves::{Move, Outcome};
use super::state::RunState;
use crate::wall::{Cell, Wall};
use index::{Index, Indexer};
use keyframes::Keyframes;
use std::ops::Range;
use std::sync::Arc;

/// The default memory of a record, in bytes.
pub const MEMORY: usize = 64 << 20;

/// Steps between two calls of `go_on`; some milliseconds.
const SLICE: u64 = 1 << 16;

/// The longest range of steps for [`Record::detail`], which makes them again; some 2 milliseconds.
pub const EXACT: u64 = 1 << 15;

/// A finished move, any step of which can be shown.
#[derive(Debug)]
pub struct Record {
    code: Arc<Code>,
    wall: Wall,
    click: Cell,
    draws: DrawPolicy,
    outcome: Outcome,
    keyframes: Keyframes,
    index: Index,
}

impl Record {
    /// Records a move whose outcome is known, in about `memory` bytes at most, for as long as `go_on` returns
    /// true; it is asked every few milliseconds. `None` if it stopped the recording.
    ///
    /// `request` is a move of the program `code`.
    pub fn make(
        code: &Arc<Code>,
        request: &Move<'_>,
        outcome: Outcome,
        memory: usize,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<Record> {
        let mut machine = Machine::new(code, request.wall, request.click, request.draws);
        let mut keyframes = Keyframes::new(memory / 2);
        let mut indexer = Indexer::new(code.ops.len(), 0, memory / 4);
        keyframes.offer(&machine.state);
        while machine.state.steps < outcome.steps {
            let slice = (machine.state.steps + SLICE).min(outcome.steps);
            while machine.state.steps < slice {
                let stop = keyframes.due().min(slice);
                if !indexer.advance(&mut machine, stop) {
                    break;
                }
                keyframes.offer(&machine.state);
            }
            if machine.state.steps < slice || !go_on() {
                break;
            }
        }
        // The same move takes the same steps: fewer were made only if `go_on` stopped it.
        (machine.state.steps == outcome.steps).then(|| Record {
            code: Arc::clone(code),
            wall: request.wall,
            click: request.click,
            draws: request.draws,
            outcome,
            keyframes,
            index: indexer.finish(outcome.steps, code),
        })
    }

    pub fn code(&self) -> &Arc<Code> {
        &self.code
    }

    /// The clicked brick.
    pub fn click(&self) -> Cell {
        self.click
    }

    /// The wall at the click.
    pub fn before(&self) -> &Wall {
        &self.wall
    }

    /// The outcome of the move.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The number of steps.
    pub fn steps(&self) -> u64 {
        self.outcome.steps
    }

    /// The index of the whole move.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// The memory that the record takes, in bytes, without unused capacity.
    pub fn bytes(&self) -> usize {
        self.keyframes.bytes() + self.index.bytes()
    }

    /// The exact index of the steps after `range.start` up to `range.end`. For short ranges ([`EXACT`]): the steps are
    /// made again.
    pub fn detail(&self, range: Range<u64>) -> Index {
        let mut machine = self.machine(range.start);
        let mut indexer = Indexer::new(self.code.ops.len(), range.start, usize::MAX);
        indexer.join(&machine.state);
        indexer.advance(&mut machine, range.end);
        indexer.finish(machine.state.steps, &self.code)
    }

    /// How often each block of the program acted, by its number; default values do not count.
    pub fn executions(&self) -> Vec<u64> {
        let mut executions = vec![0; self.code.numbering.len()];
        for (pc, &count) in self.index.counts().iter().enumerate() {
            let block = self.code.blocks[pc] as usize;
            if !self.code.defaults[pc]
                && let Some(executions) = executions.get_mut(block)
            {
                *executions += count;
            }
        }
        executions
    }

    /// The machine right after a step, or at the end if there are fewer.
    pub(super) fn machine(&self, step: u64) -> Machine<'_> {
        let step = step.min(self.steps());
        let mut machine = self.machine_with(self.keyframes.before(step).clone());
        machine.observe(step, &mut super::observer::NoObserver);
        machine
    }

    /// A machine in this state.
    fn machine_with(&self, state: RunState) -> Machine<'_> {
        let mut machine = Machine::new(&self.code, self.wall, self.click, self.draws);
        machine.state = state;
        machine
    }
}

/// Whether the machine can go on after an operation.
fn goes_on(went: StepOutcome) -> bool {
    matches!(went, StepOutcome::Continued | StepOutcome::Decided)
}

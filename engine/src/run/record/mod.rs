//! The record of a move: every step of it can be shown at once, forwards and backwards.
//!
//! A state can be copied at any time and run on. So a record keeps copies of the machine's state every
//! so many steps (`keyframes`), and makes the steps between them again. Beside them it keeps an `index`
//! of what one looks for: how often each operation acted, where the wall changed, where loops turned.
//! Both keep within a number of bytes: when it is used up, keyframes and marks stand half as densely.
//! What is asked for rarely is found by making steps again: `search` (the next step where …), `survey`
//! (the values that a block gave), `first_divergence` (the first step that was wrong).

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

/// How much memory a record takes unless set otherwise, in bytes.
pub const MEMORY: usize = 64 << 20;

/// Steps between two looks whether to go on; some milliseconds.
const SLICE: u64 = 1 << 16;

/// Longest range of steps of which all is known exactly, by making them again; some 2 milliseconds.
pub const EXACT: u64 = 1 << 15;

/// A move that was made, every step of which can be shown.
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
    /// Records a move whose outcome is known, in at most some `memory` bytes, for as long as `go_on`
    /// says so; it is asked every few milliseconds. `None` if it was stopped.
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
        // A move that is made again takes the same steps: fewer were made only if it was stopped.
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

    /// How the move ended.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// How many steps it has.
    pub fn steps(&self) -> u64 {
        self.outcome.steps
    }

    /// What is known of the whole move.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// How much memory it takes, in bytes, as near as matters.
    pub fn bytes(&self) -> usize {
        self.keyframes.bytes() + self.index.bytes()
    }

    /// What is known of the steps behind `range.start` up to `range.end`, to the step. Short ranges only
    /// ([`EXACT`]): the steps are made again.
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

    /// The machine right behind a step, or at the end if there are fewer.
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

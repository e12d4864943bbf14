//! Records a move, so that any step of it can be shown at once, forwards and backwards.
//!
//! A record keeps copies of the machine's state at regular steps (keyframes) and makes the steps between them
//! again. It also keeps an `index`: how often each operation ran, where the wall changed, when loops began turns.
//! Both stay within a number of bytes: when it is used up, every second keyframe and mark goes. Rare questions are
//! answered by making steps again: `search` (the next step where …, the first wrong step) and `values` (the values of
//! a block).

pub mod index;
pub mod search;
#[cfg(test)]
mod tests;
pub mod values;

use super::code::{Code, Pc};
use super::draw_policy::DrawPolicy;
use super::machine::{Machine, StepOutcome};
use super::moves::{Move, Outcome};
use super::observer::{NoObserver, Observer, StepEvent};
use super::state::RunState;
use super::value::Value;
use crate::language::{BlockId, VarId};
use crate::wall::{Cell, CellSet, Wall};
use index::{Index, Indexer, WallChange};
use std::ops::Range;
use std::sync::Arc;

/// The default memory of a record, in bytes.
pub const MEMORY: usize = 64 << 20;

/// Steps between two calls of `go_on`; some milliseconds.
const SLICE: u64 = 1 << 16;

/// Maximum length of a range of steps for [`Record::detail`], which makes them again; some 2 milliseconds.
pub const MAX_DETAIL: u64 = 1 << 15;

/// A finished move that can show any of its steps.
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
    /// Records a move with a known outcome, in about `memory` bytes at most. `None` if `go_on`, which is called every
    /// few milliseconds, returned false.
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
        // The same move takes the same steps; fewer means that `go_on` stopped it.
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

    /// The exact index of the steps after `range.start` up to `range.end`. It makes them again: use short ranges
    /// ([`MAX_DETAIL`]).
    pub fn detail(&self, range: Range<u64>) -> Index {
        let mut machine = self.machine(range.start);
        let mut indexer = Indexer::new(self.code.ops.len(), range.start, usize::MAX);
        indexer.join(&machine.state);
        indexer.advance(&mut machine, range.end);
        indexer.finish(machine.state.steps, &self.code)
    }

    /// The number of times each block of the program ran, by its number; default values do not count.
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
        machine.observe(step, &mut NoObserver);
        machine
    }

    /// A machine in this state.
    fn machine_with(&self, state: RunState) -> Machine<'_> {
        let mut machine = Machine::new(&self.code, self.wall, self.click, self.draws);
        machine.state = state;
        machine
    }
}

/// True if the machine can continue after an operation.
fn goes_on(went: StepOutcome) -> bool {
    matches!(went, StepOutcome::Continued | StepOutcome::Decided)
}

/// The effect of a step.
#[derive(Clone, Copy, Debug)]
pub struct StepSummary {
    /// The operation.
    pub pc: Pc,
    /// The number of its block under the hat.
    pub block: u32,
    /// The value, for a value block.
    pub value: Option<Value>,
    /// The cells that a question or a command was about.
    pub reads: CellSet,
    /// The cells that it changed.
    pub changed: CellSet,
    /// The kind of change that it made to the wall.
    pub change: Option<WallChange>,
}

impl Observer for Option<StepSummary> {
    const ENABLED: bool = true;

    #[inline(always)]
    fn step(&mut self, step: StepEvent<'_>) {
        let mut seen = StepSummary {
            pc: step.pc,
            block: step.block,
            value: step.value,
            reads: step.reads,
            changed: CellSet::EMPTY,
            change: None,
        };
        if !std::ptr::eq(step.before, step.after) && step.before != step.after {
            seen.changed = step.before.changed_cells(step.after);
            seen.change = WallChange::between(step.before, step.after);
        }
        *self = Some(seen);
    }
}

/// A point of a move: the state right after a step, and the effect of that step.
#[derive(Clone, Debug)]
pub struct RecordPoint {
    state: RunState,
    seen: Option<StepSummary>,
}

impl RecordPoint {
    /// The number of the step; 0 before the first.
    pub fn step(&self) -> u64 {
        self.state.steps
    }

    pub fn wall(&self) -> &Wall {
        &self.state.wall
    }

    /// The state of the machine.
    pub fn state(&self) -> &RunState {
        &self.state
    }

    /// The effect of the last step; `None` before the first.
    pub fn seen(&self) -> Option<&StepSummary> {
        self.seen.as_ref()
    }
}

impl Record {
    /// The point before the first step.
    pub fn start(&self) -> RecordPoint {
        RecordPoint {
            state: self.keyframes.before(0).clone(),
            seen: None,
        }
    }

    /// The point right after a step; the last one if there are fewer steps.
    pub fn at(&self, step: u64) -> RecordPoint {
        let step = step.min(self.steps());
        let Some(before) = step.checked_sub(1) else {
            return self.start();
        };
        let mut machine = self.machine(before);
        let mut seen = None;
        machine.observe(step, &mut seen);
        RecordPoint {
            state: machine.state,
            seen,
        }
    }

    /// Moves a point to a step, the shorter way: from where it is, or from a keyframe.
    pub fn go(&self, point: &mut RecordPoint, step: u64) {
        let step = step.min(self.steps());
        let near = self.keyframes.before(step).steps;
        if step < point.step() || near > point.step() {
            *point = self.at(step);
        } else {
            self.forward(point, step, |_, _| false);
        }
    }

    /// Makes steps until `stop` returns true after one, but at most up to step `to`. Returns true if `stop` did.
    pub fn forward(
        &self,
        point: &mut RecordPoint,
        to: u64,
        mut stop: impl FnMut(&RunState, &StepSummary) -> bool,
    ) -> bool {
        let to = to.min(self.steps());
        let mut machine = self.machine_with(point.state.clone());
        let mut stopped = false;
        while machine.state.steps < to && !stopped {
            machine.observe(machine.state.steps + 1, &mut point.seen);
            let seen = point.seen.as_ref();
            stopped = seen.is_some_and(|seen| stop(&machine.state, seen));
        }
        point.state = machine.state;
        stopped
    }

    /// The block of the last step.
    pub fn block(&self, point: &RecordPoint) -> Option<BlockId> {
        self.code.numbering.block(point.seen?.block)
    }

    /// The variables with their values at a point; `None` before they are set.
    pub fn variables(&self, point: &RecordPoint) -> impl Iterator<Item = (VarId, Option<Value>)> {
        let held = point.state.variables.iter().copied();
        self.code.variables.iter().copied().zip(held)
    }
}

/// Initial number of steps between two copies: some 50 microseconds of work.
const SPACING: u64 = 1024;

/// Copies of the state at every multiple of the spacing from 0 on, within bounded memory.
#[derive(Debug)]
struct Keyframes {
    #[expect(clippy::vec_box, reason = "a list of boxes stays small when it grows")]
    states: Vec<Box<RunState>>,
    spacing: u64,
    bytes: usize,
    max_bytes: usize,
}

impl Keyframes {
    fn new(max_bytes: usize) -> Keyframes {
        Keyframes {
            states: Vec::new(),
            spacing: SPACING,
            bytes: 0,
            max_bytes,
        }
    }

    /// The step of the next copy.
    fn due(&self) -> u64 {
        self.states.len() as u64 * self.spacing
    }

    /// Copies the state if its step is due. When the memory is used up, every second copy goes.
    fn offer(&mut self, state: &RunState) {
        if state.steps != self.due() {
            return;
        }
        self.bytes += state.bytes();
        self.states.push(Box::new(state.clone()));
        while self.bytes > self.max_bytes && self.states.len() > 2 {
            self.spacing *= 2;
            let mut keep = false;
            self.states.retain(|_| {
                keep = !keep;
                keep
            });
            self.bytes = self.states.iter().map(|state| state.bytes()).sum();
        }
    }

    /// The last copy at or before a step.
    fn before(&self, step: u64) -> &RunState {
        let number = (step / self.spacing) as usize;
        &self.states[number.min(self.states.len() - 1)]
    }

    /// The memory of the copies, in bytes.
    fn bytes(&self) -> usize {
        self.bytes
    }
}

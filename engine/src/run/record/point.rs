//! A point of a move: the state right after a step, and what that step did.

use super::Record;
use super::marks::WallChange;
use crate::language::{BlockId, VarId};
use crate::run::code::Pc;
use crate::run::observer::{Observer, StepEvent};
use crate::run::state::RunState;
use crate::run::value::Value;
use crate::wall::{CellSet, Wall};

/// What a step did.
#[derive(Clone, Copy, Debug)]
pub struct StepSummary {
    /// The operation.
    pub pc: Pc,
    /// The number of its block under the hat.
    pub block: u32,
    /// The value, if it was a value block.
    pub value: Option<Value>,
    /// The cells that a question or a command was about.
    pub reads: CellSet,
    /// The cells that it changed.
    pub changed: CellSet,
    /// What it did to the wall.
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

/// A point of a move.
#[derive(Clone, Debug)]
pub struct RecordPoint {
    pub(super) state: RunState,
    pub(super) seen: Option<StepSummary>,
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

    /// What the last step did; `None` before the first.
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

    /// The point right after a step; the last one if there are fewer.
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

    /// Moves a point to a step, by the shorter way: from where it is, or from a keyframe.
    pub fn go(&self, point: &mut RecordPoint, step: u64) {
        let step = step.min(self.steps());
        let near = self.keyframes.before(step).steps;
        if step < point.step() || near > point.step() {
            *point = self.at(step);
        } else {
            self.forward(point, step, |_, _| false);
        }
    }

    /// Makes steps until `stop` returns true after one, but at most up to step `to`. Whether `stop` did.
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

    /// The variables with the values that they hold at a point; `None` before they are set.
    pub fn variables(&self, point: &RecordPoint) -> impl Iterator<Item = (VarId, Option<Value>)> {
        let held = point.state.variables.iter().copied();
        self.code.variables.iter().copied().zip(held)
    }
}

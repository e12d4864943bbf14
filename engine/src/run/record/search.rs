//! Searches a record: the next or the previous step at which something happens, breakpoints, the first wrong step.

use super::{Record, RecordPoint, SLICE, StepSummary};
use crate::run::code::{CellCommand, Code, Op, Pc, VarSlot};
use crate::run::state::RunState;
use crate::run::value::Value;
use crate::wall::{CellSet, SIZE, Wall};
use std::collections::HashMap;

/// A breakpoint: a run stops right after a step of its block.
#[derive(Clone, Copy, Debug)]
pub struct Breakpoint {
    /// The number of the block under the hat.
    pub block: u32,
    /// The variable and the value on which it depends.
    pub when: Option<(VarSlot, Value)>,
}

/// All breakpoints of a program.
#[derive(Clone, Debug, Default)]
pub struct BreakpointSet {
    /// For each operation, true if it has a breakpoint.
    operations: Vec<bool>,
    conditions: HashMap<u32, (VarSlot, Value)>,
}

impl BreakpointSet {
    pub fn new(code: &Code, breaks: &[Breakpoint]) -> BreakpointSet {
        let mut operations = vec![false; code.ops.len()];
        for (pc, &block) in code.blocks.iter().enumerate() {
            // A default value takes its step before the block of its socket.
            let here = breaks.iter().any(|one| one.block == block);
            operations[pc] = here && !code.defaults[pc];
        }
        let conditions = breaks
            .iter()
            .filter_map(|one| Some((one.block, one.when?)))
            .collect();
        BreakpointSet {
            operations,
            conditions,
        }
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        !self.operations.contains(&true)
    }

    /// True to stop after this step.
    pub fn hit(&self, state: &RunState, seen: &StepSummary) -> bool {
        self.operations
            .get(seen.pc as usize)
            .is_some_and(|&here| here)
            && self
                .conditions
                .get(&seen.block)
                .is_none_or(|(slot, value)| {
                    let held = state.variables[*slot as usize];
                    held.is_some_and(|held| held.equals(*value) == Some(true))
                })
    }
}

impl Record {
    /// The first step after `from` after which `hit` returns true. `None` if there is none, or if `go_on`, which is
    /// called every few milliseconds, returned false.
    pub fn first(
        &self,
        from: u64,
        mut go_on: impl FnMut() -> bool,
        mut hit: impl FnMut(&RunState, &StepSummary) -> bool,
    ) -> Option<u64> {
        let mut point = self.at(from);
        while point.step() < self.steps() {
            let slice = point.step() + SLICE;
            if self.forward(&mut point, slice, &mut hit) {
                return Some(point.step());
            }
            if !go_on() {
                return None;
            }
        }
        None
    }

    /// The last step after `from` and before `to` after which `hit` returns true; `go_on` as in [`Record::first`].
    pub fn last(
        &self,
        from: u64,
        to: u64,
        mut go_on: impl FnMut() -> bool,
        mut hit: impl FnMut(&RunState, &StepSummary) -> bool,
    ) -> Option<u64> {
        let mut end = to.saturating_sub(1).min(self.steps());
        // Mostly it is near: search wider and wider slices.
        let mut width = 1024;
        while end > from {
            let start = end.saturating_sub(width).max(from);
            let mut point = self.at(start);
            let mut found = None;
            while self.forward(&mut point, end, &mut hit) {
                found = Some(point.step());
            }
            if found.is_some() || !go_on() {
                return found;
            }
            end = start;
            width = (width * 2).min(SLICE);
        }
        None
    }

    /// The next step that changes the wall.
    pub fn next_change(&self, mut from: u64) -> Option<u64> {
        // The rest of the current bin may hold none of its changes.
        loop {
            let (first, last) = self.index().marks().next(from)?;
            let start = from.max(first - 1);
            let mut point = self.at(start);
            if self.forward(&mut point, last, |_, seen| seen.change.is_some()) {
                return Some(point.step());
            }
            from = last;
        }
    }

    /// The last step before this one that changes the wall.
    pub fn previous_change(&self, step: u64) -> Option<u64> {
        let mut before = step.checked_sub(1)?;
        loop {
            let (first, last) = self.index().marks().previous(before)?;
            let to = (before + 1).min(last + 1);
            let found = self.last(first - 1, to, || true, |_, seen| seen.change.is_some());
            if found.is_some() {
                return found;
            }
            before = first - 1;
        }
    }

    /// The step that completes the next command, with all commands inside it. At the decision of a running loop, the
    /// step of its next decision. The last step if there is none before.
    pub fn step_over(&self, point: &RecordPoint, go_on: impl FnMut() -> bool) -> u64 {
        let landing = |pc: Pc| self.code.landing(pc);
        let state = &point.state;
        let Some(command) = self.code.command(landing(state.pc)) else {
            return self.steps();
        };
        let depth = state.loops.len();
        let here = state.loops.last();
        let running = here.filter(|frame| command.contains(&frame.start));
        let turns = running.map(|frame| frame.turns);
        let found = self.first(point.step(), go_on, |state, _| match turns {
            Some(turns) => {
                let frame = state.loops.get(depth - 1);
                frame.is_none_or(|frame| frame.turns != turns)
            }
            None => !command.contains(&landing(state.pc)),
        });
        found.unwrap_or(self.steps())
    }

    /// The step that leaves the innermost running loop; the last step if none runs.
    pub fn step_out(&self, point: &RecordPoint, go_on: impl FnMut() -> bool) -> u64 {
        let depth = point.state.loops.len();
        let found = match depth {
            0 => None,
            _ => self.first(point.step(), go_on, |state, _| state.loops.len() < depth),
        };
        found.unwrap_or(self.steps())
    }

    /// The steps at which breakpoints stop, in order. If there are more than `max_hits`, only some that are further
    /// apart. `None` if `go_on` returned false.
    pub fn breakpoint_hits(
        &self,
        breaks: &BreakpointSet,
        max_hits: usize,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<Vec<u64>> {
        let mut hits: Vec<u64> = Vec::new();
        let mut apart = 0;
        let mut stopped = false;
        self.first(
            0,
            || {
                stopped = !go_on();
                !stopped
            },
            |state, seen| {
                if breaks.hit(state, seen)
                    && hits.last().is_none_or(|last| state.steps >= last + apart)
                {
                    hits.push(state.steps);
                    if hits.len() > max_hits {
                        apart = (apart * 2).max(2);
                        let mut last = None;
                        hits.retain(|&hit| {
                            let keep = last.is_none_or(|last| hit >= last + apart);
                            if keep {
                                last = Some(hit);
                            }
                            keep
                        });
                    }
                }
                false
            },
        );
        (!stopped).then_some(hits)
    }

    /// The next step of a block.
    pub fn next_step_of(&self, block: u32, from: u64, go_on: impl FnMut() -> bool) -> Option<u64> {
        self.first(from, go_on, |_, seen| self.is_own_step(block, seen))
    }

    /// The last value of a block up to a step, if that is at most `max_steps` steps ago.
    pub fn last_value(&self, block: u32, step: u64, max_steps: u64) -> Option<Value> {
        let from = step.saturating_sub(max_steps);
        let mut value = None;
        self.last(
            from,
            step + 1,
            || true,
            |_, seen| {
                let here = self.is_own_step(block, seen);
                if here {
                    value = seen.value;
                }
                here
            },
        )?;
        value
    }

    /// True if the block itself took this step, not a default value in one of its sockets.
    pub(super) fn is_own_step(&self, block: u32, seen: &StepSummary) -> bool {
        seen.block == block && !self.code.defaults[seen.pc as usize]
    }
}

impl Record {
    /// The first step after which the wall `expected` is out of reach. `None` if it is still reachable at the end
    /// (then the move did nothing wrong, but left something undone), or if it was out of reach before the first step.
    pub fn first_divergence(&self, expected: &Wall) -> Option<u64> {
        let paint = |op: &Op| matches!(op, Op::Act(CellCommand::Paint(_)));
        let paints = self.code.ops.iter().any(paint);
        let lost = |step: u64| !can_become(self.at(step).wall(), expected, paints);
        if !lost(self.steps()) {
            return None;
        }
        // Once lost, always lost: binary search.
        let (mut good, mut bad) = (0, self.steps());
        while good + 1 < bad {
            let middle = good + (bad - good) / 2;
            if lost(middle) {
                bad = middle;
            } else {
                good = middle;
            }
        }
        (bad > 0 && !lost(0)).then_some(bad)
    }
}

/// True if removing bricks and letting others fall may turn `wall` into `wanted`. No block creates bricks, and none
/// moves them sideways, upwards or past one another. So the bricks of each wanted column must be in the same column
/// already, in this order from the top; colours count unless the program `paints`.
pub fn can_become(wall: &Wall, wanted: &Wall, paints: bool) -> bool {
    (0..SIZE).all(|column| {
        let bricks = |wall: &Wall| (wall.bricks() & CellSet::column(column)).iter();
        let mut there = bricks(wall);
        bricks(wanted)
            .all(|brick| there.any(|cell| paints || wall.colour(cell) == wanted.colour(brick)))
    })
}

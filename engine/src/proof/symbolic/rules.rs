//! Rules for loops that repeat too often to be run turn by turn. A rule runs the body once, on a state at the head of
//! the loop that stands for all turns, asks a few questions about it, and concludes what holds at the end.
//!
//! Every variable that the body writes is unknown at the head: reading it before it is written gives up. So a turn
//! depends on the wall alone, and a turn that changes nothing is followed by turns that change nothing.

use super::graph::Lit;
use super::loops::LoopParts;
use super::machine::{PossibleError, State, SymbolicMachine};
use super::question::Answer;
use super::value::{Atom, SymbolicValue};
use super::world::Obstacle;
use crate::run::code::{CellCommand, Code, Op, Pc, VarSlot, WallOp};
use std::ops::Range;

/// The effect of a command on the wall.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Doing {
    Infects,
    Removes,
    Moves,
    /// Anything else, for which there is no rule.
    Else,
}

/// What the operations of a loop can do.
#[derive(Default)]
pub(super) struct Doings {
    wall: Vec<Doing>,
    pub draws: bool,
    /// *esce* from this loop.
    pub breaks: bool,
    /// The variables that it writes.
    pub written: Vec<VarSlot>,
}

impl Doings {
    pub fn of(code: &Code, parts: &LoopParts) -> Doings {
        let mut doings = Doings::default();
        for pc in parts.condition.clone().chain(parts.body.clone()) {
            doings.add(code.ops[pc as usize], parts.end);
        }
        doings
    }

    fn add(&mut self, op: Op, end: Pc) {
        match op {
            Op::Act(command) => self.wall.push(match command {
                CellCommand::Remove => Doing::Removes,
                CellCommand::LowerBrick
                | CellCommand::LowerStack
                | CellCommand::DropBrick
                | CellCommand::DropStack => Doing::Moves,
                CellCommand::InfectArea | CellCommand::InfectStrip | CellCommand::Infect => {
                    Doing::Infects
                }
                CellCommand::Cure
                | CellCommand::Paint(_)
                | CellCommand::RemoveAreaAndDrop
                | CellCommand::RemoveStripAndDrop => Doing::Else,
            }),
            Op::ActAll(command) => self.wall.push(match command {
                WallOp::DropAll => Doing::Moves,
                WallOp::RemoveInfected => Doing::Removes,
                WallOp::CureAll => Doing::Else,
            }),
            Op::CompactColumn => self.wall.push(Doing::Moves),
            Op::AnyOf(_) | Op::AnyWithColour | Op::RandomFraction | Op::RandomInt => {
                self.draws = true;
            }
            Op::Break(to) => self.breaks |= to == end,
            Op::Set(slot) | Op::Change(slot) | Op::Count(slot) | Op::CountNext(slot, _) => {
                self.written.push(slot);
            }
            Op::Each(slot, _) | Op::EachNext(slot, _) => self.written.push(slot),
            op if op.arity().is_some() => {}
            Op::Left { .. }
            | Op::Right
            | Op::Test(_)
            | Op::Chosen
            | Op::Jump(_)
            | Op::If { .. }
            | Op::Otherwise
            | Op::Repeat(_)
            | Op::RepeatNext(_)
            | Op::While
            | Op::WhileNext { .. }
            | Op::Continue(_)
            | Op::End => {}
            _ => self.wall.push(Doing::Else),
        }
    }

    /// True if this happens to the wall, and nothing else.
    pub fn only(&self, doing: Doing) -> bool {
        !self.wall.is_empty() && self.wall.iter().all(|other| *other == doing)
    }
}

/// A turn from the head of a loop.
pub(super) struct Turn {
    /// The condition under which there is one.
    pub go: Lit,
    /// The state after it.
    pub after: State,
    /// Run-time errors in condition and body.
    pub errors: Vec<PossibleError>,
}

impl SymbolicMachine<'_, '_, '_> {
    /// *ripeti … volte* by a rule. Returns false if none fits.
    pub(super) fn repeat_by_rule(
        &mut self,
        parts: &LoopParts,
        least: u64,
        most: u64,
    ) -> Result<bool, Obstacle> {
        let doings = Doings::of(self.code, parts);
        if self.in_rule || doings.breaks {
            return Ok(false);
        }
        if doings.only(Doing::Moves) {
            return self.falls(parts, &doings, Some((least, most)));
        }
        if doings.only(Doing::Infects) || doings.only(Doing::Removes) {
            return self.repeat_to_the_end(parts, &doings, least, most);
        }
        Ok(false)
    }

    /// *ripeti mentre* by a rule. Returns false if none fits.
    pub(super) fn while_by_rule(&mut self, parts: &LoopParts) -> Result<bool, Obstacle> {
        let doings = Doings::of(self.code, parts);
        if self.in_rule || doings.breaks || !self.asks_for_more(&parts.condition) {
            return Ok(false);
        }
        if doings.only(Doing::Moves) {
            return self.falls(parts, &doings, None);
        }
        if doings.only(Doing::Infects) || doings.only(Doing::Removes) {
            return self.while_something(parts, &doings);
        }
        Ok(false)
    }

    /// True if a condition asks whether there is something, or is a variable. Other loops count.
    fn asks_for_more(&self, condition: &Range<Pc>) -> bool {
        let ops = &self.code.ops[condition.start as usize..condition.end as usize];
        let only = |op: &Op| matches!(op, Op::Exists(_) | Op::Get(_) | Op::Not);
        ops.iter().any(|op| matches!(op, Op::Exists(_))) || ops.iter().all(only)
    }

    /// The state at the head of a loop: variables that its turns write are unknown.
    pub(super) fn head(&self, written: &[VarSlot]) -> State {
        let mut head = self.state.clone();
        forget(&mut head, written);
        head
    }

    /// Runs a turn from the head: the condition, if there is one, and the body.
    pub(super) fn turn_from(&mut self, head: State, parts: &LoopParts) -> Result<Turn, Obstacle> {
        let kept_state = std::mem::replace(&mut self.state, head);
        let kept_errors = std::mem::take(&mut self.errors);
        let kept_path = self.path.clone();
        self.in_rule = true;
        self.begin_loop();
        let go = if parts.condition.is_empty() {
            Lit::TRUE
        } else {
            self.condition(parts)?
        };
        if !self.path.is_dead() && !self.path.excludes(&self.world.graph, go) {
            self.path = self.path.when(&mut self.world.graph, go);
            self.turn(&parts.body)?;
        }
        let frame = self.frames.pop();
        self.in_rule = false;
        if self.path.failed() || frame.is_none_or(|frame| !frame.exits.is_empty()) {
            return Err(Obstacle::Loop);
        }
        let after = std::mem::replace(&mut self.state, kept_state);
        let errors = std::mem::replace(&mut self.errors, kept_errors);
        self.path = kept_path;
        Ok(Turn { go, after, errors })
    }

    /// Makes sure that no run-time error has happened yet: what a rule notes holds only then.
    pub(super) fn exclude_errors(&mut self) -> Result<(), Obstacle> {
        let errors = std::mem::take(&mut self.errors);
        for batch in PossibleError::batches(&errors, &mut self.world.graph) {
            let error = batch.condition;
            if self.never_after(batch.cuts, error) {
                continue;
            }
            let world = &mut *self.world;
            match world.questions.whole(&world.graph, &world.facts, &[error]) {
                Answer::Never => {}
                Answer::Possible(model) => {
                    world.suspect = Some(model);
                    return Err(Obstacle::Error);
                }
                Answer::Unknown => {
                    world.check()?;
                    return Err(Obstacle::Effort);
                }
            }
        }
        Ok(())
    }

    /// Makes sure that a turn from the head has no run-time error, if these hold at the head.
    pub(super) fn exclude_errors_of(&mut self, turn: &Turn, holds: &[Lit]) -> Result<(), Obstacle> {
        for batch in PossibleError::batches(&turn.errors, &mut self.world.graph) {
            let mut lits = holds.to_vec();
            lits.push(batch.condition);
            if !self.impossible(&lits)? {
                return Err(Obstacle::Loop);
            }
        }
        Ok(())
    }

    /// True if these cannot all hold, on the path and without an error before.
    pub(super) fn impossible(&mut self, lits: &[Lit]) -> Result<bool, Obstacle> {
        let all = self.world.graph.all(lits);
        Ok(all == Lit::FALSE || !self.possible(all)?)
    }
}

/// Makes variables unknown.
pub(super) fn forget(state: &mut State, written: &[VarSlot]) {
    for slot in written {
        state.variables[*slot as usize] = SymbolicValue::single(Atom::Poison);
    }
}

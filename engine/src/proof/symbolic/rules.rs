//! Rules for loops that repeat too often to be run turn by turn. A rule runs the body once, on a state at the head of
//! the loop that stands for all turns, asks a few questions about it, and concludes what holds at the end.
//!
//! Every variable that the body writes is unknown at the head: reading it before it is written gives up. So a turn
//! depends on the wall alone, and a turn that changes nothing is followed by turns that change nothing.

use super::graph::Lit;
use super::loops::LoopParts;
use super::machine::{Frame, PossibleError, State, SymbolicMachine};
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
    /// The variables that it writes.
    pub written: Vec<VarSlot>,
    /// The condition reads what turns write.
    pub carries: bool,
}

impl Doings {
    pub fn of(code: &Code, parts: &LoopParts) -> Doings {
        let mut doings = Doings::default();
        for pc in parts.condition.clone().chain(parts.body.clone()) {
            doings.add(code.ops[pc as usize]);
        }
        let written = &doings.written;
        let carries =
            |pc: Pc| matches!(code.ops[pc as usize], Op::Get(slot) if written.contains(&slot));
        doings.carries = parts.condition.clone().any(carries);
        doings
    }

    fn add(&mut self, op: Op) {
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
            | Op::Break(_)
            | Op::Continue(_)
            | Op::End => {}
            _ => self.wall.push(Doing::Else),
        }
    }

    /// True if this happens to the wall, and nothing else.
    pub fn only(&self, doing: Doing) -> bool {
        self.does(doing) && self.wall.iter().all(|other| *other == doing)
    }

    pub fn does(&self, doing: Doing) -> bool {
        self.wall.contains(&doing)
    }

    /// True if bricks move down, and are perhaps removed.
    fn falls(&self) -> bool {
        let lowers = |doing: &Doing| matches!(doing, Doing::Moves | Doing::Removes);
        self.does(Doing::Moves) && self.wall.iter().all(lowers)
    }
}

/// A turn from the head of a loop.
pub(super) struct Turn {
    /// The condition under which there is one.
    pub go: Lit,
    /// The condition under which *esce* ends the loop in it.
    pub breaks: Lit,
    /// The state after it, with *esce* or without.
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
        self.by_rule(parts, Some((least, most)))
    }

    /// *ripeti mentre* by a rule. Returns false if none fits.
    pub(super) fn while_by_rule(&mut self, parts: &LoopParts) -> Result<bool, Obstacle> {
        Ok(self.asks_for_more(&parts.condition) && self.by_rule(parts, None)?)
    }

    fn by_rule(&mut self, parts: &LoopParts, turns: Option<(u64, u64)>) -> Result<bool, Obstacle> {
        let doings = Doings::of(self.code, parts);
        if self.in_rule {
            return Ok(false);
        }
        let rule = if doings.falls() {
            Self::falls
        } else if doings.only(Doing::Infects) || doings.only(Doing::Removes) {
            Self::grows
        } else {
            return Ok(false);
        };
        // A loop that counts to a few may look like one for a rule.
        let condition = parts.condition.start as usize..parts.condition.end as usize;
        let compares = |op: &Op| matches!(op, Op::Compare(_));
        let may_count = self.code.ops[condition].iter().any(compares);
        let (state, path) = (self.state.clone(), self.path.clone());
        let (frames, height, depth, steps) =
            (self.frames.len(), self.stack.len(), self.depth, self.steps);
        match rule(self, parts, &doings, turns) {
            Err(Obstacle::Loop | Obstacle::Variable) if may_count => {
                (self.state, self.path) = (state, path);
                // The rule has excluded all errors up to here.
                self.errors.clear();
                self.frames.truncate(frames);
                self.stack.truncate(height);
                (self.depth, self.steps) = (depth, steps);
                (self.in_rule, self.draws_topmost) = (false, false);
                Ok(false)
            }
            result => result,
        }
    }

    /// True if a condition asks whether there is something, or compares variables alone. Other loops count.
    fn asks_for_more(&self, condition: &Range<Pc>) -> bool {
        let ops = &self.code.ops[condition.start as usize..condition.end as usize];
        let searches = |op: &Op| {
            matches!(
                op,
                Op::Exists(_) | Op::ExtremeWithColour(_) | Op::AnyWithColour
            )
        };
        let only = |op: &Op| matches!(op, Op::Get(_) | Op::Not | Op::Boolean(_) | Op::Compare(_));
        ops.iter().any(searches) || ops.iter().all(only)
    }

    /// The state at the head of a loop: variables that its turns write are unknown.
    pub(super) fn head(&self, written: &[VarSlot]) -> State {
        let mut head = self.state.clone();
        forget(&mut head, written);
        head
    }

    /// Runs a turn from the head: the condition, if there is one, and the body. A condition that reads what turns write
    /// is unknown at the head: there may be a turn.
    pub(super) fn turn_from(
        &mut self,
        head: State,
        parts: &LoopParts,
        doings: &Doings,
    ) -> Result<Turn, Obstacle> {
        let has_condition = !(parts.condition.is_empty() || doings.carries);
        self.turn_with(head, |run| {
            let go = if has_condition {
                run.condition(parts)?
            } else {
                Lit::TRUE
            };
            if !run.path.is_dead() && !run.path.excludes(&run.world.graph, go) {
                run.path = run.path.when(&mut run.world.graph, go);
                run.turn(&parts.body)?;
            }
            Ok(go)
        })
    }

    /// The condition in a state.
    ///
    /// # Errors
    /// There may be a run-time error, if these hold.
    fn condition_in(
        &mut self,
        state: &State,
        parts: &LoopParts,
        holds: &[Lit],
    ) -> Result<Lit, Obstacle> {
        let turn = self.turn_with(state.clone(), |run| run.condition(parts))?;
        self.exclude_errors_of(&turn, holds)?;
        Ok(turn.go)
    }

    /// The condition at the start of the loop.
    pub(super) fn first_condition(&mut self, parts: &LoopParts) -> Result<Lit, Obstacle> {
        let state = self.state.clone();
        self.condition_in(&state, parts, &[])
    }

    /// The condition after a turn.
    pub(super) fn condition_after(
        &mut self,
        turn: &Turn,
        parts: &LoopParts,
        holds: &[Lit],
    ) -> Result<Lit, Obstacle> {
        let mut holds = holds.to_vec();
        holds.extend([turn.go, !turn.breaks]);
        self.condition_in(&turn.after, parts, &holds)
    }

    /// Runs a part of a turn from a state, which tells whether there is a turn.
    fn turn_with(
        &mut self,
        state: State,
        run: impl FnOnce(&mut Self) -> Result<Lit, Obstacle>,
    ) -> Result<Turn, Obstacle> {
        let kept_state = std::mem::replace(&mut self.state, state);
        let kept_errors = std::mem::take(&mut self.errors);
        let kept_path = self.path.clone();
        self.in_rule = true;
        self.begin_loop();
        let go = run(self)?;
        let Frame { exits, .. } = self.frames.pop().expect("it has just begun");
        self.in_rule = false;
        if self.path.failed() {
            return Err(Obstacle::Loop);
        }
        let conditions: Vec<Lit> = exits.iter().map(|(condition, _)| *condition).collect();
        let breaks = self.world.graph.any(&conditions);
        let end = std::mem::replace(&mut self.state, kept_state);
        let rest = (!self.path.is_dead()).then_some(end);
        let after = self.joined_exits(exits, rest)?.ok_or(Obstacle::Loop)?;
        let errors = std::mem::replace(&mut self.errors, kept_errors);
        self.path = kept_path;
        Ok(Turn {
            go,
            breaks,
            after,
            errors,
        })
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

    /// The same, for a question of which nothing depends but how simple formulas are; false if it is too hard.
    pub(super) fn seems_impossible(&mut self, lits: &[Lit]) -> Result<bool, Obstacle> {
        match self.impossible(lits) {
            Err(Obstacle::Effort) => self.world.check().map(|()| false),
            known => known,
        }
    }
}

/// Makes variables unknown.
pub(super) fn forget(state: &mut State, written: &[VarSlot]) {
    for slot in written {
        state.variables[*slot as usize] = SymbolicValue::single(Atom::Poison);
    }
}

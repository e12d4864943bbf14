//! Loops, turn by turn.

use super::graph::{Lit, Map};
use super::machine::{Frame, State, SymbolicMachine};
use super::value::{Atom, ListBuilder, SymbolicValue};
use super::wall::INFECTION;
use super::world::Obstacle;
use crate::run::code::{Op, Pc, VarSlot};
use crate::run::machine::StepOutcome;
use crate::run::observer::NoObserver;
use crate::run::state::{LoopFrame, LoopState};
use crate::run::value::{CellValue, Value};
use crate::wall::{CELLS, Cell};
use std::ops::Range;

/// Turns of a loop whose number does not depend on the wall.
const MOST_TURNS: u64 = 250;
/// Turns of a loop that goes on as long as the wall lets it.
const MOST_OPEN_TURNS: u32 = 20;
/// From this turn on, all facts are used to see whether a loop can go on.
const THOROUGH_FROM: u32 = 10;
/// Rounds of *per ogni casella*.
const MOST_ROUNDS: u32 = 3;
/// *ripeti* with more turns is for a rule, if there is one; other loops inside are too much.
const FEW_TURNS: u64 = 12;

/// The parts of a loop in the code.
#[derive(Clone, Debug)]
pub(super) struct LoopParts {
    /// The condition of *ripeti mentre* with the operation that decides; empty for other loops.
    pub condition: Range<Pc>,
    pub body: Range<Pc>,
    pub end: Pc,
}

/// What a counting loop remembers: bound and step, by conditions.
type Bounds = Vec<(Lit, LoopState)>;

impl SymbolicMachine<'_, '_, '_> {
    /// Runs the loop that begins at `pc`. Returns the operation behind it.
    pub(super) fn run_loop(&mut self, pc: Pc) -> Result<Pc, Obstacle> {
        let parts = self.loop_parts(pc);
        let end = parts.end;
        match self.code.ops[pc as usize] {
            Op::Repeat(_) => self.repeat(&parts)?,
            Op::While => self.run_while(&parts)?,
            Op::Count(slot) => self.count(&parts, slot)?,
            Op::Each(slot, _) => self.each(&parts, slot)?,
            op => unreachable!("{op:?} begins no loop"),
        }
        Ok(end)
    }

    /// The parts of the loop that begins at `pc`.
    pub(super) fn loop_parts(&self, pc: Pc) -> LoopParts {
        let ops = &self.code.ops;
        let find = |from: Pc, fits: &dyn Fn(Op) -> bool| {
            let found = (from..ops.len() as Pc).find(|at| fits(ops[*at as usize]));
            found.expect("the compiler ends its loops")
        };
        match ops[pc as usize] {
            Op::While => {
                let decides = find(pc, &|op| matches!(op, Op::WhileNext { .. }));
                let Op::WhileNext { end, .. } = ops[decides as usize] else {
                    unreachable!("just found");
                };
                LoopParts {
                    condition: pc + 1..decides,
                    body: decides + 1..end - 1,
                    end,
                }
            }
            Op::Repeat(end) | Op::Each(_, end) => LoopParts {
                condition: 0..0,
                body: pc + 1..end - 1,
                end,
            },
            _ => {
                let decides = find(
                    pc,
                    &|op| matches!(op, Op::CountNext(_, body) if body == pc + 1),
                );
                LoopParts {
                    condition: 0..0,
                    body: pc + 1..decides,
                    end: decides + 1,
                }
            }
        }
    }

    pub(super) fn begin_loop(&mut self) {
        self.frames.push(Frame {
            entry: self.path.clone(),
            exits: Vec::new(),
            continues: Vec::new(),
        });
        self.path = self.path.entering_loop();
    }

    /// Joins the states in which the loop ended.
    pub(super) fn end_loop(&mut self) -> Result<(), Obstacle> {
        let Frame { entry, exits, .. } = self.frames.pop().expect("a loop is running");
        self.path = entry;
        match self.joined_exits(exits, None)? {
            Some(state) => self.state = state,
            // Only errors are left.
            None => self.path.fail(),
        }
        Ok(())
    }

    /// Joins the states of some runs, each with its condition, and the state of all others; `None` if there are none.
    pub(super) fn joined_exits(
        &mut self,
        exits: Vec<(Lit, State)>,
        rest: Option<State>,
    ) -> Result<Option<State>, Obstacle> {
        let mut exits = exits.into_iter().rev();
        let Some(mut state) = rest.or_else(|| exits.next().map(|(_, state)| state)) else {
            return Ok(None);
        };
        for (condition, other) in exits {
            state = self.joined(condition, &other, &state)?;
        }
        Ok(Some(state))
    }

    /// Ends the loop for all runs that are still in it.
    fn leave_loop(&mut self) {
        if self.path.is_dead() {
            return;
        }
        self.steps = self.steps.saturating_add(1);
        let (condition, state) = (self.path.within_loop, self.state.clone());
        self.frame().exits.push((condition, state));
        self.path.leave();
    }

    /// Goes on with the runs for which there is a turn. Returns false if there are none.
    fn decide(&mut self, go: Lit) -> bool {
        self.steps = self.steps.saturating_add(1);
        if self.path.is_dead() {
            return false;
        }
        if self.path.excludes(&self.world.graph, go) {
            self.leave_loop();
            return false;
        }
        if !self.path.implies(&self.world.graph, go) {
            let leaves = self.world.graph.and(self.path.within_loop, !go);
            let state = self.state.clone();
            self.frame().exits.push((leaves, state));
            self.path = self.path.when(&mut self.world.graph, go);
        }
        true
    }

    /// Runs the body once. All runs that stay in the loop are joined.
    pub(super) fn turn(&mut self, body: &Range<Pc>) -> Result<(), Obstacle> {
        let start = self.path.clone();
        let exits = self.frame().exits.len();
        self.block(body.start, body.end)?;
        for (path, state) in std::mem::take(&mut self.frame().continues) {
            if self.path.is_dead() {
                (self.path, self.state) = (path, state);
            } else {
                let rest = self.state.clone();
                self.state = self.joined(path.within_loop, &state, &rest)?;
                self.path = start.either(&mut self.world.graph, &path, &self.path);
            }
        }
        if self.frame().exits.len() == exits && !self.path.is_dead() {
            self.path = start;
        }
        Ok(())
    }

    /// Whether runs can go on, where it is not plain to see.
    fn can_go_on(&mut self, go: Lit, turn: u32) -> Result<bool, Obstacle> {
        if self.path.excludes(&self.world.graph, go) {
            return Ok(false);
        }
        if self.path.implies(&self.world.graph, go) {
            return Ok(true);
        }
        if turn < THOROUGH_FROM || self.in_rule {
            return Ok(!self.never_after_cut(go));
        }
        self.possible(go)
    }

    fn repeat(&mut self, parts: &LoopParts) -> Result<(), Obstacle> {
        let times = self.pop();
        let pc = self.pc;
        let (mut turns, mut errors) = (Vec::new(), Vec::new());
        for (guard, values) in self.combinations(&[times])? {
            let machine = self.concrete_at(pc, &values);
            let outcome = machine.operate(&mut NoObserver);
            match machine.state.loops.last().map(|frame| frame.hidden) {
                _ if outcome == StepOutcome::Failed => errors.push(guard),
                // The machine has begun the first turn.
                Some(LoopState::Repeat(left)) => turns.push((guard, left.saturating_add(1))),
                _ => turns.push((guard, 0)),
            }
        }
        let error = self.world.graph.any(&errors);
        self.fail(error);
        if self.path.is_dead() {
            return Ok(());
        }
        let most = turns.iter().map(|(_, turns)| *turns).max().unwrap_or(0);
        let least = turns.iter().map(|(_, turns)| *turns).min().unwrap_or(0);
        if most > FEW_TURNS && self.repeat_by_rule(parts, least, most)? {
            return Ok(());
        }
        if most > MOST_TURNS || (most > FEW_TURNS && self.has_loops(&parts.body)) {
            return Err(Obstacle::Loop);
        }
        self.begin_loop();
        for turn in 0..=most {
            let guards: Vec<Lit> = turns
                .iter()
                .filter(|(_, turns)| *turns > turn)
                .map(|(guard, _)| *guard)
                .collect();
            let go = if guards.len() == turns.len() {
                Lit::TRUE
            } else {
                self.world.graph.any(&guards)
            };
            if !self.decide(go) {
                break;
            }
            self.turn(&parts.body)?;
        }
        self.end_loop()
    }

    /// True if there are loops in a body: many turns of it would take too long.
    fn has_loops(&self, body: &Range<Pc>) -> bool {
        let ops = &self.code.ops[body.start as usize..body.end as usize];
        let begins =
            |op: &Op| matches!(op, Op::Repeat(_) | Op::While | Op::Count(_) | Op::Each(..));
        ops.iter().any(begins)
    }

    /// The condition of *ripeti mentre* and *fino a che* that makes a turn.
    pub(super) fn condition(&mut self, parts: &LoopParts) -> Result<Lit, Obstacle> {
        let decides = parts.condition.end;
        let value = self.value(parts.condition.start, decides)?;
        self.pc = decides;
        let truth = self.truth(&value);
        Ok(match self.code.ops[decides as usize] {
            Op::WhileNext { on: true, .. } => truth,
            _ => !truth,
        })
    }

    fn run_while(&mut self, parts: &LoopParts) -> Result<(), Obstacle> {
        let pc = self.pc;
        if self.while_by_rule(parts)? {
            return Ok(());
        }
        self.begin_loop();
        let (mut turns, mut open) = (0, 0);
        loop {
            let go = self.condition(parts)?;
            if self.path.is_dead() {
                break;
            }
            if !self.path.implies(&self.world.graph, go) {
                if !self.can_go_on(go, open)? {
                    self.leave_loop();
                    break;
                }
                open += 1;
            }
            turns += 1;
            if open > MOST_OPEN_TURNS || turns > MOST_TURNS {
                self.pc = pc;
                return Err(Obstacle::Loop);
            }
            if !self.decide(go) {
                break;
            }
            self.turn(&parts.body)?;
        }
        self.end_loop()
    }

    fn count(&mut self, parts: &LoopParts, slot: VarSlot) -> Result<(), Obstacle> {
        let pc = self.pc;
        let operands = self.stack.split_off(self.stack.len() - 3);
        let mut list = ListBuilder::default();
        let (mut bounds, mut errors) = (Bounds::new(), Vec::new());
        let mut known: Map<(u64, u64), usize> = Map::default();
        for (guard, values) in self.combinations(&operands)? {
            let machine = self.concrete_at(pc, &values);
            let outcome = machine.operate(&mut NoObserver);
            let first = machine.state.variables[slot as usize];
            let hidden = machine.state.loops.last().map(|frame| frame.hidden);
            let (Some(first), Some(hidden)) = (first, hidden) else {
                errors.push(guard);
                continue;
            };
            if outcome == StepOutcome::Failed {
                errors.push(guard);
                continue;
            }
            list.add(&mut self.world.graph, guard, Atom::Is(first))?;
            let LoopState::Count { to, step } = hidden else {
                unreachable!("conta con remembers its bound");
            };
            let place = *known
                .entry((to.to_bits(), step.to_bits()))
                .or_insert_with(|| {
                    bounds.push((Lit::FALSE, hidden));
                    bounds.len() - 1
                });
            bounds[place].0 = self.world.graph.or(bounds[place].0, guard);
        }
        let first = list.value(&mut self.world.graph);
        let error = self.world.graph.any(&errors);
        self.fail(error);
        if self.path.is_dead() {
            return Ok(());
        }
        if let [(guard, _)] = bounds.as_mut_slice() {
            *guard = Lit::TRUE;
        }
        self.state.variables[slot as usize] = first;
        self.begin_loop();
        for turn in 0.. {
            if turn > MOST_TURNS {
                self.pc = pc;
                return Err(Obstacle::Loop);
            }
            self.turn(&parts.body)?;
            if self.path.is_dead() {
                break;
            }
            let go = self.count_on(parts, slot, &bounds)?;
            if self.path.is_dead() {
                break;
            }
            // Values past the bound fall away by themselves, if the body leaves the variable alone.
            if turn >= u64::from(THOROUGH_FROM) && !self.can_go_on(go, turn as u32)? {
                self.leave_loop();
                break;
            }
            if !self.decide(go) {
                break;
            }
        }
        self.end_loop()
    }

    /// The decision of *conta con* behind its body: counts, and returns the condition of a further turn.
    fn count_on(
        &mut self,
        parts: &LoopParts,
        slot: VarSlot,
        bounds: &Bounds,
    ) -> Result<Lit, Obstacle> {
        let decides = parts.end - 1;
        self.pc = decides;
        let held = self.get(slot)?;
        let mut list = ListBuilder::default();
        let (mut turns, mut errors) = (Vec::new(), Vec::new());
        let mut all = true;
        for (guard, values) in self.combinations(&[held])? {
            for &(condition, hidden) in bounds {
                let both = self.world.graph.and(guard, condition);
                if self.path.excludes(&self.world.graph, both) {
                    continue;
                }
                let machine = self.concrete_at(decides, &[]);
                machine.state.variables[slot as usize] = Some(values[0]);
                machine.state.loops.push(LoopFrame {
                    start: parts.body.start - 1,
                    turns: 0,
                    since: 0,
                    hidden,
                });
                let failed = machine.operate(&mut NoObserver) == StepOutcome::Failed;
                let begins = machine.state.pc == parts.body.start;
                match machine.state.variables[slot as usize] {
                    Some(value) if !failed => {
                        list.add(&mut self.world.graph, both, Atom::Is(value))?;
                        all &= begins;
                        if begins {
                            turns.push(both);
                        }
                    }
                    _ => errors.push(both),
                }
            }
        }
        let value = list.value(&mut self.world.graph);
        let go = self.world.graph.any(&turns);
        let error = self.world.graph.any(&errors);
        self.fail(error);
        self.state.variables[slot as usize] = value;
        Ok(if all { Lit::TRUE } else { go })
    }

    fn each(&mut self, parts: &LoopParts, slot: VarSlot) -> Result<(), Obstacle> {
        let pc = self.pc;
        if self.each_by_rule(parts, slot)? {
            return Ok(());
        }
        self.begin_loop();
        let mut visited = [Lit::FALSE; CELLS];
        for round in 0.. {
            let mut listed = self.state.wall.planes[INFECTION];
            for (lit, seen) in listed.iter_mut().zip(visited) {
                *lit = self.world.graph.and(*lit, !seen);
            }
            let some = self.world.graph.any(&listed);
            let go_on = !self.path.is_dead()
                && some != Lit::FALSE
                && (round == 0 || (!self.never_after_cut(some) && self.possible(some)?));
            if !go_on {
                self.leave_loop();
                break;
            }
            if round >= MOST_ROUNDS {
                self.pc = pc;
                return Err(Obstacle::Loop);
            }
            for cell in Cell::all() {
                if self.path.is_dead() {
                    break;
                }
                let at = cell.index();
                visited[at] = self.world.graph.or(visited[at], listed[at]);
                let go = self
                    .world
                    .graph
                    .and(listed[at], self.state.wall.infected(cell));
                self.steps = self.steps.saturating_add(1);
                if self.path.excludes(&self.world.graph, go) {
                    continue;
                }
                self.each_turn(parts, slot, cell, go)?;
            }
        }
        self.end_loop()
    }

    /// A turn with a cell, where a condition holds.
    fn each_turn(
        &mut self,
        parts: &LoopParts,
        slot: VarSlot,
        cell: Cell,
        go: Lit,
    ) -> Result<(), Obstacle> {
        let turn = |run: &mut Self| {
            let value = Value::Cell(CellValue::On(cell));
            run.state.variables[slot as usize] = SymbolicValue::of(value);
            run.turn(&parts.body)
        };
        if self.path.implies(&self.world.graph, go) {
            return turn(self);
        }
        let start = self.path.clone();
        let exits = self.frame().exits.len();
        self.either(go, turn, |_| Ok(()))?;
        if self.frame().exits.len() == exits && !self.path.is_dead() {
            self.path = start;
        }
        Ok(())
    }
}

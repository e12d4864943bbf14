//! The symbolic machine: runs compiled code on all walls at once.
//!
//! Branches run under their condition, and are joined. A run-time error is a condition that is kept; the run goes on
//! as if it had not happened, so what comes after it is only right where no error is possible. Values without the wall
//! are computed by the machine itself.

use super::cnf::Cut;
use super::counters::counters;
use super::graph::{Graph, Group, Lit};
use super::path::Path;
use super::question::Answer;
use super::sets::Reach;
use super::value::{Atom, ListBuilder, SymbolicValue, TooMany};
use super::wall::{BRICK, INFECTION, Plane, SymbolicWall};
use super::world::{Obstacle, World};
use crate::run::code::{Code, Op, Pc, VarSlot};
use crate::run::draw_policy::DrawPolicy;
use crate::run::machine::{Machine, StepOutcome};
use crate::run::observer::NoObserver;
use crate::run::value::{CellValue, Value};
use crate::wall::{CELLS, Cell, Wall};
use std::rc::Rc;

/// Blocks inside one another.
const MOST_DEPTH: u32 = 48;
/// Combinations of the operands of a block.
const MOST_COMBINATIONS: usize = 40_000;

impl From<TooMany> for Obstacle {
    fn from(_: TooMany) -> Obstacle {
        Obstacle::Values
    }
}

/// What changes while a program runs.
#[derive(Clone)]
pub struct State {
    pub wall: SymbolicWall,
    pub variables: Vec<SymbolicValue>,
}

/// A run-time error that may happen.
#[derive(Clone, Copy)]
pub struct PossibleError {
    pub condition: Lit,
    pub pc: Pc,
    /// The number of groups of facts at that time. Facts of later groups may not hold where an error has happened.
    pub groups: Group,
    /// The number of cuts at that time. What holds of a later wall may not hold where an error has happened.
    pub cuts: usize,
}

impl PossibleError {
    /// The errors between which no facts were noted, with the condition that one of them happens.
    pub fn batches(errors: &[PossibleError], graph: &mut Graph) -> Vec<PossibleError> {
        let same = |a: &PossibleError, b: &PossibleError| (a.groups, a.cuts) == (b.groups, b.cuts);
        let batches = errors.chunk_by(same);
        batches
            .map(|batch| {
                let conditions: Vec<Lit> = batch.iter().map(|error| error.condition).collect();
                PossibleError {
                    condition: graph.any(&conditions),
                    ..batch[batch.len() - 1]
                }
            })
            .collect()
    }
}

/// A running loop.
pub struct Frame {
    /// The path on which it began.
    pub entry: Path,
    /// States in which it ended, each with its condition since the loop began.
    pub exits: Vec<(Lit, State)>,
    /// Where *prosegui* left the turn at hand.
    pub continues: Vec<(Path, State)>,
}

/// A run of a program.
pub struct SymbolicMachine<'w, 'a, 'c> {
    pub world: &'w mut World<'a>,
    pub code: &'c Code,
    pub state: State,
    pub path: Path,
    pub stack: Vec<SymbolicValue>,
    pub frames: Vec<Frame>,
    /// Conditions under which a run-time error happens.
    pub errors: Vec<PossibleError>,
    /// No run makes more steps.
    pub steps: u64,
    /// The operation at hand.
    pub pc: Pc,
    /// Walls between commands of the program, the newest last.
    pub cuts: Vec<Rc<Cut>>,
    /// True if some loop ends with probability 1, but not for all draws.
    pub needs_luck: bool,
    /// True inside a rule for loops: no other rule may begin, and no draws.
    pub in_rule: bool,
    pub draws: u32,
    /// True if each draw gives the topmost cell.
    pub draws_topmost: bool,
    /// The infection that was last compared with areas.
    compared: Plane,
    /// For each variable, true if it only counts.
    pub counters: Vec<bool>,
    concrete: Machine<'c>,
    pub depth: u32,
}

impl<'w, 'a, 'c> SymbolicMachine<'w, 'a, 'c> {
    /// A run on a wall, with all variables unset.
    pub fn new(world: &'w mut World<'a>, code: &'c Code, wall: SymbolicWall) -> Self {
        let click = Cell::from_index(0).expect("the wall has cells");
        let unset = SymbolicValue::single(Atom::Unset);
        SymbolicMachine {
            world,
            code,
            state: State {
                wall,
                variables: vec![unset; code.variables.len()],
            },
            path: Path::whole(),
            stack: Vec::new(),
            frames: Vec::new(),
            errors: Vec::new(),
            steps: 0,
            pc: 0,
            cuts: Vec::new(),
            needs_luck: false,
            in_rule: false,
            draws: 0,
            draws_topmost: false,
            compared: [Lit::FALSE; CELLS],
            counters: counters(&code.ops, code.variables.len()),
            concrete: Machine::new(code, Wall::default(), click, DrawPolicy::default()),
            depth: 0,
        }
    }

    /// Runs the whole program.
    ///
    /// # Errors
    /// What the method does not cover; `pc` is where.
    pub fn run(&mut self) -> Result<(), Obstacle> {
        self.block(0, self.code.ops.len() as Pc)?;
        self.between_commands()
    }

    /// Runs the operations of a stack of commands, or of a value.
    pub fn block(&mut self, from: Pc, to: Pc) -> Result<(), Obstacle> {
        if self.depth >= MOST_DEPTH {
            return Err(Obstacle::Depth);
        }
        self.depth += 1;
        let height = self.stack.len();
        let mut pc = from;
        while pc < to && !self.path.is_dead() {
            self.pc = pc;
            self.world.check()?;
            if self.stack.is_empty() && self.frames.is_empty() {
                self.between_commands()?;
                if self.path.is_dead() {
                    break;
                }
            }
            pc = self.operation(pc)?;
        }
        if self.path.is_dead() {
            self.stack.truncate(height);
        }
        self.depth -= 1;
        Ok(())
    }

    /// Runs the operations of a value.
    pub fn value(&mut self, from: Pc, to: Pc) -> Result<SymbolicValue, Obstacle> {
        self.block(from, to)?;
        if self.path.is_dead() {
            // The value is never used.
            return Ok(SymbolicValue::Truth(Lit::FALSE));
        }
        Ok(self.pop())
    }

    /// Looks whether the infection is an area, and remembers the wall for questions about what follows.
    fn between_commands(&mut self) -> Result<(), Obstacle> {
        if self.in_rule || self.path.is_dead() {
            return Ok(());
        }
        if self.state.wall.planes[INFECTION] != self.compared {
            self.recognise_infection(&Reach::USUAL)?;
            self.compared = self.state.wall.planes[INFECTION];
        }
        let last = self.cuts.last().cloned();
        if let Some(cut) = &last
            && cut.wall().planes[BRICK] != self.state.wall.planes[BRICK]
        {
            self.recognise_removal(cut.wall())?;
        }
        if last.is_none_or(|cut| *cut.wall() != self.state.wall) {
            let cut = Cut::new(&self.state.wall, &self.world.facts, self.path.lit);
            self.cuts.push(Rc::new(cut));
        }
        Ok(())
    }

    fn operation(&mut self, pc: Pc) -> Result<Pc, Obstacle> {
        self.steps = self.steps.saturating_add(1);
        let op = self.code.ops[pc as usize];
        match op {
            Op::Left { on, end } => {
                let left = self.pop_truth();
                let condition = if on { !left } else { left };
                let entry = self.path.clone();
                let right = if entry.is_dead() || entry.excludes(&self.world.graph, condition) {
                    Lit::constant(on)
                } else {
                    self.path = entry.when(&mut self.world.graph, condition);
                    self.stack_value(pc + 1, end)?
                };
                self.path = entry;
                let result = if on {
                    self.world.graph.or(left, right)
                } else {
                    self.world.graph.and(left, right)
                };
                self.stack.push(SymbolicValue::Truth(result));
                Ok(end)
            }
            Op::Right => {
                let right = self.pop_truth();
                self.stack.push(SymbolicValue::Truth(right));
                Ok(pc + 1)
            }
            Op::Test(no) => self.test(pc, no),
            Op::Chosen => Ok(pc + 1),
            Op::Jump(to) => Ok(to),
            Op::If { no, .. } => self.branches(pc, no),
            Op::Otherwise | Op::End => Ok(pc + 1),
            Op::Act(command) => {
                let value = self.pop();
                let cells = self.on_wall(&value);
                self.act(command, &cells);
                Ok(pc + 1)
            }
            Op::ActAll(command) => {
                self.act_all(command);
                Ok(pc + 1)
            }
            Op::CompactColumn => {
                self.compact_column();
                Ok(pc + 1)
            }
            Op::Set(slot) => {
                let mut value = self.pop();
                if !self.counters[slot as usize] {
                    value = value.expanded(&mut self.world.graph)?;
                }
                self.state.variables[slot as usize] = value;
                Ok(pc + 1)
            }
            Op::Change(slot) => {
                let by = self.pop();
                if !self.count_further(slot, &by) {
                    self.change(slot, by)?;
                }
                Ok(pc + 1)
            }
            Op::Break(_) => {
                let leaves = self.path.within_loop;
                let state = self.state.clone();
                self.frame().exits.push((leaves, state));
                self.path.leave();
                Ok(pc + 1)
            }
            Op::Continue(_) => {
                let (path, state) = (self.path.clone(), self.state.clone());
                self.frame().continues.push((path, state));
                self.path.leave();
                Ok(pc + 1)
            }
            Op::Repeat(_) | Op::While | Op::Count(_) | Op::Each(..) => self.run_loop(pc),
            Op::RepeatNext(_) | Op::WhileNext { .. } | Op::CountNext(..) | Op::EachNext(..) => {
                unreachable!("loops step over their own decisions")
            }
            _ => {
                let value = self.compute(op)?;
                self.stack.push(value);
                Ok(pc + 1)
            }
        }
    }

    /// A truth value that operations leave on the stack.
    fn stack_value(&mut self, from: Pc, to: Pc) -> Result<Lit, Obstacle> {
        let value = self.value(from, to)?;
        Ok(self.truth(&value))
    }

    pub fn frame(&mut self) -> &mut Frame {
        self.frames
            .last_mut()
            .expect("a ready program leaves loops only")
    }

    pub fn pop(&mut self) -> SymbolicValue {
        self.stack.pop().expect("compiled code balances the stack")
    }

    pub fn pop_truth(&mut self) -> Lit {
        let value = self.pop();
        self.truth(&value)
    }

    /// Notes that a run-time error happens where a condition holds, and goes on where it does not.
    pub fn fail(&mut self, condition: Lit) {
        if self.path.excludes(&self.world.graph, condition) {
            return;
        }
        let error = self.world.graph.and(self.path.lit, condition);
        if error != Lit::FALSE {
            self.errors.push(PossibleError {
                condition: error,
                pc: self.pc,
                groups: self.world.facts.next_group(),
                cuts: self.cuts.len(),
            });
        }
        if self.path.implies(&self.world.graph, condition) {
            self.path.fail();
        }
        self.path.assume(&self.world.graph, !condition);
    }

    /// The condition under which a value is true; anything but a boolean is an error.
    pub fn truth(&mut self, value: &SymbolicValue) -> Lit {
        let SymbolicValue::List(entries) = value else {
            let SymbolicValue::Truth(lit) = value else {
                unreachable!("sums are only compared");
            };
            return *lit;
        };
        let (mut holds, mut errors) = (Vec::new(), Vec::new());
        for &(guard, atom) in entries.iter() {
            match atom {
                Atom::Is(Value::Boolean(true)) => holds.push(guard),
                Atom::Is(Value::Boolean(false)) => {}
                _ => errors.push(guard),
            }
        }
        let error = self.world.graph.any(&errors);
        self.fail(error);
        self.world.graph.any(&holds)
    }

    /// The cells on the wall that a value may be; a cell off the wall, and anything but a cell, is an error.
    pub fn on_wall(&mut self, value: &SymbolicValue) -> Vec<(Lit, Cell)> {
        let (mut cells, mut errors) = (Vec::new(), Vec::new());
        for &(guard, atom) in value.entries().iter() {
            match atom {
                Atom::Is(Value::Cell(CellValue::On(cell))) => cells.push((guard, cell)),
                Atom::Is(Value::Cell(CellValue::Nowhere)) => {}
                _ => errors.push(guard),
            }
        }
        let error = self.world.graph.any(&errors);
        self.fail(error);
        cells
    }

    /// Applies a block that does not look at the wall to each combination of its operands.
    pub fn pure(&mut self, operands: &[SymbolicValue]) -> Result<SymbolicValue, Obstacle> {
        let combinations = self.combinations(operands)?;
        let mut list = ListBuilder::default();
        let mut errors = Vec::new();
        for (guard, values) in combinations {
            match self.apply(&values) {
                Some(value) => list.add(&mut self.world.graph, guard, Atom::Is(value))?,
                None => errors.push(guard),
            }
        }
        let value = list.value(&mut self.world.graph);
        let error = self.world.graph.any(&errors);
        self.fail(error);
        Ok(value)
    }

    /// All combinations of operands that the path does not exclude.
    pub fn combinations(
        &mut self,
        operands: &[SymbolicValue],
    ) -> Result<Vec<(Lit, Vec<Value>)>, Obstacle> {
        let mut all = vec![(Lit::TRUE, Vec::new())];
        for operand in operands {
            let entries = operand.entries();
            let mut longer = Vec::with_capacity(all.len() * entries.len());
            if all.len() * entries.len() > MOST_COMBINATIONS {
                return Err(Obstacle::Values);
            }
            for (guard, values) in &all {
                for &(condition, atom) in entries.iter() {
                    let Atom::Is(value) = atom else {
                        return Err(Obstacle::Variable);
                    };
                    let both = self.world.graph.and(*guard, condition);
                    if both != Lit::TRUE && self.path.excludes(&self.world.graph, both) {
                        continue;
                    }
                    let mut values = values.clone();
                    values.push(value);
                    longer.push((both, values));
                }
            }
            all = longer;
        }
        Ok(all)
    }

    /// The operation at hand on values, by the machine; `None` for a run-time error.
    fn apply(&mut self, values: &[Value]) -> Option<Value> {
        let state = &mut self.concrete.state;
        state.pc = self.pc;
        state.stack.clear();
        state.stack.extend_from_slice(values);
        match self.concrete.operate(&mut NoObserver) {
            StepOutcome::Failed => None,
            _ => self.concrete.state.stack.pop(),
        }
    }

    /// The machine that computes with values, before an operation.
    pub fn concrete_at(&mut self, pc: Pc, values: &[Value]) -> &mut Machine<'c> {
        let state = &mut self.concrete.state;
        state.pc = pc;
        state.loops.clear();
        state.stack.clear();
        state.stack.extend_from_slice(values);
        &mut self.concrete
    }

    /// *test*: the value of the branch that is taken.
    fn test(&mut self, pc: Pc, no: Pc) -> Result<Pc, Obstacle> {
        let condition = self.pop_truth();
        let end = self.jump(no - 1);
        let entry = self.path.clone();
        if entry.is_dead() {
            return Ok(end);
        }
        let mut values = Vec::new();
        for (when, from, to) in [(condition, pc + 1, no - 1), (!condition, no, end)] {
            if entry.excludes(&self.world.graph, when) {
                continue;
            }
            self.path = entry.when(&mut self.world.graph, when);
            let value = self.value(from, to)?;
            if !self.path.is_dead() {
                values.push((when, value));
            }
        }
        self.path = entry;
        let value = match values.as_slice() {
            [] => {
                self.path.fail();
                return Ok(end);
            }
            [(_, value)] => value.clone(),
            [(when, yes), (_, no), ..] => yes.joined(&mut self.world.graph, *when, no)?,
        };
        self.stack.push(value);
        Ok(end)
    }

    /// The target of a jump.
    pub fn jump(&self, pc: Pc) -> Pc {
        match self.code.ops[pc as usize] {
            Op::Jump(to) => to,
            op => unreachable!("{op:?} where the compiler puts a jump"),
        }
    }

    /// *se*: both branches, joined.
    fn branches(&mut self, pc: Pc, no: Pc) -> Result<Pc, Obstacle> {
        let condition = self.pop_truth();
        let end = self.jump(no - 1);
        if self.path.is_dead() {
            return Ok(end);
        }
        if self.path.implies(&self.world.graph, condition) {
            self.block(pc + 1, no - 1)?;
        } else if self.path.excludes(&self.world.graph, condition) {
            self.block(no, end)?;
        } else {
            self.either(
                condition,
                |run| run.block(pc + 1, no - 1),
                |run| run.block(no, end),
            )?;
        }
        Ok(end)
    }

    /// Runs one thing where a condition holds, another where it does not, and joins both.
    pub fn either(
        &mut self,
        condition: Lit,
        yes: impl FnOnce(&mut Self) -> Result<(), Obstacle>,
        no: impl FnOnce(&mut Self) -> Result<(), Obstacle>,
    ) -> Result<(), Obstacle> {
        let entry = self.path.clone();
        let before = self.state.clone();
        let start_yes = entry.when(&mut self.world.graph, condition);
        let start_no = entry.when(&mut self.world.graph, !condition);
        self.path = start_yes.clone();
        yes(self)?;
        let after_yes = std::mem::replace(&mut self.state, before);
        let path_yes = std::mem::replace(&mut self.path, start_no.clone());
        no(self)?;
        let path_no = self.path.clone();
        match (path_yes.is_dead(), path_no.is_dead()) {
            (true, true) => {}
            (true, false) => {
                // An error leaves the condition of the path alone.
                if path_yes.failed() && path_no.lit == start_no.lit {
                    self.path = entry;
                    self.path.assume(&self.world.graph, !condition);
                }
            }
            (false, true) => {
                self.state = after_yes;
                if path_no.failed() && path_yes.lit == start_yes.lit {
                    self.path = entry;
                    self.path.assume(&self.world.graph, condition);
                } else {
                    self.path = path_yes;
                }
            }
            (false, false) => {
                let after_no = self.state.clone();
                self.state = self.joined(condition, &after_yes, &after_no)?;
                self.path = if path_yes.lit == start_yes.lit && path_no.lit == start_no.lit {
                    entry
                } else {
                    entry.either(&mut self.world.graph, &path_yes, &path_no)
                };
            }
        }
        Ok(())
    }

    /// `yes` where a condition holds, else `no`.
    pub fn joined(&mut self, condition: Lit, yes: &State, no: &State) -> Result<State, Obstacle> {
        let graph = &mut self.world.graph;
        let wall = yes.wall.joined(graph, condition, &no.wall);
        let pairs = yes.variables.iter().zip(&no.variables);
        let variables = pairs
            .map(|(yes, no)| yes.joined(graph, condition, no))
            .collect::<Result<_, TooMany>>()?;
        Ok(State { wall, variables })
    }

    /// The value of a variable. Reading it before it was set is an error.
    pub fn get(&mut self, slot: VarSlot) -> Result<SymbolicValue, Obstacle> {
        let held = self.state.variables[slot as usize].clone();
        let SymbolicValue::List(entries) = &held else {
            return Ok(held);
        };
        // What a turn does not know may be copied, but not used.
        let copies = matches!(self.code.ops[self.pc as usize + 1], Op::Set(_));
        let mut list = ListBuilder::default();
        let mut unset = Vec::new();
        let mut kept = 0;
        for &(guard, atom) in entries.iter() {
            if self.path.excludes(&self.world.graph, guard) {
                continue;
            }
            kept += 1;
            match atom {
                Atom::Unset => unset.push(guard),
                Atom::Poison if !copies => return Err(Obstacle::Variable),
                Atom::Poison | Atom::Is(_) => list.add(&mut self.world.graph, guard, atom)?,
            }
        }
        if kept == entries.len() && unset.is_empty() {
            return Ok(held);
        }
        let value = list.value(&mut self.world.graph);
        let unset = self.world.graph.any(&unset);
        self.fail(unset);
        Ok(value)
    }

    /// *cambia*: an unset variable counts as 0.
    fn change(&mut self, slot: VarSlot, by: SymbolicValue) -> Result<(), Obstacle> {
        let held = self.state.variables[slot as usize].expanded(&mut self.world.graph)?;
        let held = held.entries();
        let (mut old, mut unset) = (ListBuilder::default(), Vec::new());
        for &(guard, atom) in held.iter() {
            if self.path.excludes(&self.world.graph, guard) {
                continue;
            }
            match atom {
                Atom::Poison => return Err(Obstacle::Variable),
                Atom::Unset => unset.push(guard),
                atom => old.add(&mut self.world.graph, guard, atom)?,
            }
        }
        // The machine adds: the variable holds a value, or nothing.
        let mut list = ListBuilder::default();
        let mut errors = Vec::new();
        let mut operands = vec![by.clone()];
        let known = old.value(&mut self.world.graph);
        operands.push(known);
        let mut sums = Vec::new();
        for (guard, values) in self.combinations(&operands)? {
            sums.push((guard, values[0], Some(values[1])));
        }
        let unset = self.world.graph.any(&unset);
        if unset != Lit::FALSE {
            for (guard, values) in self.combinations(&[by])? {
                let guard = self.world.graph.and(guard, unset);
                sums.push((guard, values[0], None));
            }
        }
        let pc = self.pc;
        for (guard, by, held) in sums {
            let machine = self.concrete_at(pc, &[by]);
            machine.state.variables[slot as usize] = held;
            let failed = machine.operate(&mut NoObserver) == StepOutcome::Failed;
            let sum = machine.state.variables[slot as usize];
            match sum {
                Some(value) if !failed => {
                    list.add(&mut self.world.graph, guard, Atom::Is(value))?;
                }
                _ => errors.push(guard),
            }
        }
        let value = list.value(&mut self.world.graph);
        let error = self.world.graph.any(&errors);
        self.fail(error);
        self.state.variables[slot as usize] = value;
        Ok(())
    }

    /// Can this be, on the path and without an error before? First of any wall at the newest cut.
    pub fn possible(&mut self, lit: Lit) -> Result<bool, Obstacle> {
        if self.never_after_cut(lit) {
            return Ok(false);
        }
        let mut lits = vec![lit, self.path.lit];
        lits.extend(self.errors.iter().map(|error| !error.condition));
        let world = &mut *self.world;
        match world.questions.whole(&world.graph, &world.facts, &lits) {
            Answer::Never => Ok(false),
            Answer::Possible(_) => Ok(true),
            Answer::Unknown => {
                world.check()?;
                Err(Obstacle::Effort)
            }
        }
    }

    /// True if something is impossible whatever wall is at the newest cut.
    pub fn never_after_cut(&mut self, lit: Lit) -> bool {
        let newest = self.cuts.len();
        self.never_after(newest, lit)
    }

    /// True if something is impossible whatever wall is at the newest of the first cuts.
    pub fn never_after(&mut self, cuts: usize, lit: Lit) -> bool {
        if lit == Lit::FALSE {
            return true;
        }
        let Some(cut) = self.cuts[..cuts].last().cloned() else {
            return false;
        };
        let world = &mut *self.world;
        let mut never = |lits: &[Lit]| {
            let answer = world
                .questions
                .after_cut(&world.graph, &world.facts, &cut, lits);
            answer == Some(false)
        };
        never(&[lit]) || (self.path.lit != Lit::TRUE && never(&[lit, self.path.lit]))
    }
}

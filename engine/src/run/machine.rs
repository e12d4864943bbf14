//! The machine: what each operation means, how many steps it takes, and how it fails.

use super::act::{act, act_nowhere, ask, extreme, offset};
use super::code::{Code, Op, SearchTarget, WallOp};
use super::draw_policy::DrawPolicy;
use super::failure::FailureKind;
use super::math;
use super::observer::{CoverageObserver, NoObserver, Observer, StepEvent};
use super::operand::{compare, number};
use super::state::{LoopState, RunState};
use super::value::{CellValue, Value, is_whole};
use crate::chance::Chance;
use crate::wall::{Cell, CellSet, SIZE, Wall};

/// The state of the machine after an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepOutcome {
    /// The machine continues with the next operation.
    Continued,
    /// A loop decided whether to begin a turn; the machine continues.
    Decided,
    /// The program is at its end.
    Ended,
    /// The operation did nothing, because its step would pass the limit. The state is as before.
    Limit,
    /// The operation failed with a run-time error, in [`Machine::failure`]. The state is as before, except that
    /// operands are gone from the stack.
    Failed,
}

/// A running move of a program on a wall.
#[derive(Clone, Debug)]
pub struct Machine<'c> {
    pub(super) code: &'c Code,
    pub(super) click: Cell,
    pub(super) draws: DrawPolicy,
    /// The number of the last step that the machine may make.
    pub limit: u64,
    /// Everything that changes while the move runs.
    pub state: RunState,
    /// The last run-time error.
    pub failure: Option<FailureKind>,
}

impl<'c> Machine<'c> {
    /// The machine before its first step.
    pub fn new(code: &'c Code, wall: Wall, click: Cell, draws: DrawPolicy) -> Machine<'c> {
        let state = RunState {
            pc: 0,
            steps: 0,
            wall,
            stack: Vec::with_capacity(16),
            variables: vec![None; code.variables.len()],
            loops: Vec::with_capacity(8),
            drawn: 0,
            chance: None,
        };
        Machine {
            code,
            click,
            draws,
            limit: u64::MAX,
            state,
            failure: None,
        }
    }

    /// Runs until the program ends or fails, the next step would pass the limit, or `stop` returns true after a
    /// decision of a loop ([`StepOutcome::Decided`]). Never returns [`StepOutcome::Continued`].
    pub fn run<C: CoverageObserver>(
        &mut self,
        coverage: &mut C,
        mut stop: impl FnMut(&RunState) -> bool,
    ) -> StepOutcome {
        loop {
            let from = self.state.pc;
            let went = if C::RECORDS {
                self.operate(&mut NoObserver)
            } else {
                self.run_to_decision()
            };
            let went_on = matches!(went, StepOutcome::Continued | StepOutcome::Decided);
            if C::RECORDS && went_on {
                coverage.count((from, self.state.pc), 1);
            }
            match went {
                StepOutcome::Continued => {}
                StepOutcome::Decided if !stop(&self.state) => {}
                _ => return went,
            }
        }
    }

    /// Runs until a loop has decided or the move cannot continue. An unobserved move spends its time here, so this is
    /// compiled once, without calls inside.
    #[inline(never)]
    fn run_to_decision(&mut self) -> StepOutcome {
        loop {
            match self.attempt(&mut NoObserver) {
                Ok(StepOutcome::Continued) => {}
                went => return went.unwrap_or_else(|kind| self.failed(kind)),
            }
        }
    }

    /// Runs until `steps` steps are counted or the move cannot continue; `watch` observes each step.
    pub fn observe<W: Observer>(&mut self, steps: u64, watch: &mut W) {
        while self.state.steps < steps {
            match self.operate(watch) {
                StepOutcome::Continued | StepOutcome::Decided => {}
                StepOutcome::Ended | StepOutcome::Limit | StepOutcome::Failed => return,
            }
        }
    }

    /// As [`Machine::observe`], until `go_on` returns false. It is called every 65,536 steps. Returns false if it
    /// stopped the run.
    pub fn observe_while<W: Observer>(
        &mut self,
        steps: u64,
        watch: &mut W,
        go_on: impl Fn() -> bool,
    ) -> bool {
        const EVERY: u64 = 1 << 16;
        let mut next = self.state.steps;
        while next < steps {
            if !go_on() {
                return false;
            }
            next = steps.min(next + EVERY);
            self.observe(next, watch);
        }
        true
    }

    /// Does one operation.
    #[inline]
    pub fn operate<W: Observer>(&mut self, watch: &mut W) -> StepOutcome {
        self.attempt(watch).unwrap_or_else(|kind| self.failed(kind))
    }

    fn failed(&mut self, kind: FailureKind) -> StepOutcome {
        self.failure = Some(kind);
        StepOutcome::Failed
    }

    /// True if an operation takes a step now, or fails at one. A condition takes a step only if it decides something.
    #[cold]
    fn needs_step(&self, op: Op) -> bool {
        let condition = match self.state.stack.last() {
            Some(Value::Boolean(condition)) => Some(*condition),
            _ => None,
        };
        match op {
            Op::Jump(_) | Op::While | Op::End => false,
            Op::Left { on, .. } => condition != Some(!on),
            Op::If { .. } => condition != Some(false),
            Op::Test(_) => condition.is_none(),
            _ => true,
        }
    }

    #[inline(always)]
    fn attempt<W: Observer>(&mut self, watch: &mut W) -> Result<StepOutcome, FailureKind> {
        let pc = self.state.pc as usize;
        let op = self.code.ops[pc];
        if self.state.steps >= self.limit && self.needs_step(op) {
            return Ok(StepOutcome::Limit);
        }
        let mut reads = CellSet::EMPTY;
        let value = match op {
            Op::Number(x) => Value::Number(x),
            Op::Boolean(b) => Value::Boolean(b),
            Op::Swatch(colour) => Value::Colour(Some(colour)),
            Op::Clicked => Value::Cell(CellValue::On(self.click)),
            Op::Get(slot) => {
                let held = self.state.variables[slot as usize];
                held.ok_or_else(|| FailureKind::UnsetVariable {
                    variable: self.code.variables[slot as usize],
                })?
            }
            Op::RandomFraction => Value::Number(self.fraction()),
            Op::Exists(sought) => {
                reads = self.sought(sought);
                Value::Boolean(!reads.is_empty())
            }
            Op::AnyOf(sought) => {
                reads = self.sought(sought);
                Value::Cell(self.any(reads))
            }
            Op::ExtremeOf(sought, edge) => {
                reads = self.sought(sought);
                Value::Cell(extreme(reads, edge))
            }
            Op::Ask(question) => {
                let cell = self.pop_on_wall(0)?;
                reads = set(cell);
                Value::Boolean(cell.is_some_and(|cell| ask(&self.state.wall, question, cell)))
            }
            Op::Neighbour(side) => {
                let (rows, columns) = offset(side);
                Value::Cell(self.pop_cell(0)?.moved(f64::from(rows), f64::from(columns)))
            }
            Op::RowOf => Value::Number(
                self.pop_cell(0)?
                    .coordinates()
                    .map_or(f64::NAN, |(row, _)| row),
            ),
            Op::ColumnOf => {
                let coordinates = self.pop_cell(0)?.coordinates();
                Value::Number(coordinates.map_or(f64::NAN, |(_, column)| column))
            }
            Op::ColourOf => {
                let cell = self.pop_on_wall(0)?;
                reads = set(cell);
                Value::Colour(cell.and_then(|cell| self.state.wall.colour(cell)))
            }
            Op::AnyWithColour => {
                reads = self.pop_colour(0)?;
                Value::Cell(self.any(reads))
            }
            Op::ExtremeWithColour(edge) => {
                reads = self.pop_colour(0)?;
                Value::Cell(extreme(reads, edge))
            }
            Op::Not => Value::Boolean(!self.pop_boolean(0)?),
            Op::Math(function) => Value::Number(math::function(function, self.pop_number(0)?)),
            Op::Trig(function) => Value::Number(math::trigonometry(function, self.pop_number(0)?)),
            Op::Round(rounding) => Value::Number(math::round(rounding, self.pop_number(0)?)),
            Op::Is(property) => Value::Boolean(math::property(property, self.pop_number(0)?)),
            Op::CellAt => {
                let (row, column) = self.pop_numbers()?;
                let spot = CellValue::at(row, column).map_err(|bad| FailureKind::BadIndex {
                    value: bad.value,
                    is_row: bad.is_row,
                })?;
                Value::Cell(spot)
            }
            Op::Connected => {
                let (a, b) = self.pop_cells_on_wall()?;
                reads = set(a) | set(b);
                Value::Boolean(match (a, b) {
                    (Some(a), Some(b)) => self.state.wall.connected(a, b),
                    _ => false,
                })
            }
            Op::Compare(comparison) => {
                let (b, a) = (self.pop(), self.pop());
                Value::Boolean(compare(comparison, a, b)?)
            }
            Op::Arithmetic(operator) => {
                let (a, b) = self.pop_numbers()?;
                Value::Number(math::arithmetic(operator, a, b))
            }
            Op::Remainder => {
                let (a, b) = self.pop_numbers()?;
                Value::Number(math::remainder(a, b))
            }
            Op::DivisibleBy => {
                let (x, y) = self.pop_numbers()?;
                Value::Boolean(math::divisible(x, y))
            }
            Op::RandomInt => {
                let (a, b) = self.pop_numbers()?;
                Value::Number(self.random_int(a, b)?)
            }
            Op::Atan2 => {
                let (x, y) = self.pop_numbers()?;
                Value::Number(math::atan2(x, y))
            }
            Op::Constrain => {
                let (high, low, value) = (self.pop(), self.pop(), self.pop());
                let value = number(0, value)?;
                Value::Number(math::constrain(value, number(1, low)?, number(2, high)?))
            }
            Op::Right => Value::Boolean(self.pop_boolean(1)?),
            Op::Chosen => self.pop(),
            _ => return self.control(op, watch),
        };
        self.state.stack.push(value);
        self.state.pc += 1;
        self.state.steps += 1;
        if W::ENABLED {
            let RunState {
                steps: number,
                ref wall,
                ..
            } = self.state;
            let block = self.code.blocks[pc];
            watch.step(StepEvent {
                number,
                pc: pc as u32,
                block,
                value: Some(value),
                reads,
                before: wall,
                after: wall,
            });
        }
        Ok(StepOutcome::Continued)
    }

    /// Does an operation that has no value or may jump.
    #[inline(always)]
    fn control<W: Observer>(&mut self, op: Op, watch: &mut W) -> Result<StepOutcome, FailureKind> {
        let pc = self.state.pc;
        let mut next = pc + 1;
        let mut went = StepOutcome::Continued;
        let mut reads = CellSet::EMPTY;
        let mut value = None;
        let before = if W::ENABLED {
            self.state.wall
        } else {
            Wall::default()
        };
        match op {
            Op::Left { on, end } => {
                let left = self.pop_boolean(0)?;
                if left != on {
                    self.state.pc = next;
                    return Ok(StepOutcome::Continued);
                }
                value = Some(Value::Boolean(on));
                self.state.stack.push(Value::Boolean(on));
                next = end;
            }
            Op::Test(no) => {
                self.state.pc = if self.pop_boolean(0)? { next } else { no };
                return Ok(StepOutcome::Continued);
            }
            Op::Jump(to) => {
                self.state.pc = to;
                return Ok(StepOutcome::Continued);
            }
            Op::If { branch, no } => {
                if !self.pop_boolean(branch as usize)? {
                    self.state.pc = no;
                    return Ok(StepOutcome::Continued);
                }
            }
            Op::Otherwise => {}
            Op::Act(command) => {
                if let Some(cell) = self.pop_on_wall(0)? {
                    reads = cell.set();
                    act(&mut self.state.wall, command, cell);
                } else {
                    act_nowhere(&mut self.state.wall, command);
                }
            }
            Op::ActAll(command) => {
                let wall = &mut self.state.wall;
                match command {
                    WallOp::DropAll => {
                        reads = wall.empty_cells();
                        wall.drop_all();
                    }
                    WallOp::RemoveInfected => {
                        reads = wall.infected();
                        wall.remove(reads);
                    }
                    WallOp::CureAll => {
                        reads = wall.infected();
                        wall.cure(reads);
                    }
                }
            }
            Op::CompactColumn => {
                let column = self.pop_number(0)?;
                if !column.is_nan() {
                    let index = column as usize;
                    if index >= SIZE || index as f64 != column {
                        return Err(FailureKind::BadColumn { value: column });
                    }
                    reads = CellSet::column(index);
                    self.state.wall.compact(index);
                }
            }
            Op::Set(slot) => {
                let value = self.pop();
                self.set(slot, value);
            }
            Op::Change(slot) => {
                let by = self.pop_number(0)?;
                let old = match self.state.variables[slot as usize] {
                    None => 0.0,
                    Some(value) => self.counting(slot, value)?,
                };
                self.set(slot, Value::Number(old + by));
            }
            Op::Break(end) => {
                self.state.loops.pop();
                next = end;
            }
            Op::Continue(to) => next = to,
            Op::While => {
                self.enter(LoopState::While);
                self.state.pc = next;
                return Ok(StepOutcome::Continued);
            }
            Op::End => return Ok(StepOutcome::Ended),
            _ => {
                went = StepOutcome::Decided;
                next = self.decide(op, next, &mut reads)?;
            }
        }
        self.state.pc = next;
        self.state.steps += 1;
        if W::ENABLED {
            let RunState {
                steps: number,
                ref wall,
                ..
            } = self.state;
            let block = self.code.blocks[pc as usize];
            watch.step(StepEvent {
                number,
                pc,
                block,
                value,
                reads,
                before: &before,
                after: wall,
            });
        }
        Ok(went)
    }

    /// The cells that a block searches for.
    fn sought(&self, sought: SearchTarget) -> CellSet {
        match sought {
            SearchTarget::Infected => self.state.wall.infected(),
            SearchTarget::Empty => self.state.wall.empty_cells(),
        }
    }
}

/// The set of a cell, if there is one.
fn set(cell: Option<Cell>) -> CellSet {
    cell.map_or(CellSet::EMPTY, Cell::set)
}

impl Machine<'_> {
    /// Draws one of the cells; *nowhere* if there is none.
    pub(super) fn any(&mut self, cells: CellSet) -> CellValue {
        let cell = cells.choose(|n| self.below(n));
        cell.map_or(CellValue::Nowhere, CellValue::On)
    }

    fn below(&mut self, n: u64) -> u64 {
        if n <= 1 {
            return 0;
        }
        self.chance().below(n)
    }

    pub(super) fn fraction(&mut self) -> f64 {
        self.chance().fraction()
    }

    /// The stream of this move. Counts one more draw.
    fn chance(&mut self) -> &mut Chance {
        self.state.drawn += 1;
        self.state.chance.get_or_insert_with(|| self.draws.stream())
    }

    pub(super) fn random_int(&mut self, a: f64, b: f64) -> Result<f64, FailureKind> {
        for (socket, value) in [(0, a), (1, b)] {
            if !(is_whole(value) && value.abs() <= (1u64 << 53) as f64) {
                return Err(FailureKind::BadBound { socket, value });
            }
        }
        let (low, high) = (a.min(b) as i64, a.max(b) as i64);
        Ok((low + self.below((high - low) as u64 + 1) as i64) as f64)
    }
}

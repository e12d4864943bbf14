//! The machine: one step at a time, and what it looks like between two steps.

use super::chance::Luck;
use super::code::{CellCommand, CellQuestion, Code, Op, Pc, Slot, Sought, WallCommand};
use super::failure::FailureKind;
use super::math;
use super::value::{Spot, Value, is_whole};
use super::variables::Variables;
use crate::blocks::Type;
use crate::blocks::field::{Comparison, Edge, Side};
use crate::chance::Chance;
use crate::wall::{Cell, CellSet, SIZE, Wall};

/// Everything that changes while a move runs. A copy is a keyframe: running on from it gives the same.
#[derive(Clone, Debug)]
pub struct State {
    /// The next operation.
    pub pc: Pc,
    /// How many steps were counted.
    pub steps: u64,
    /// The wall.
    pub wall: Wall,
    /// What is known of the block that is being evaluated.
    pub stack: Vec<Value>,
    /// The variables.
    pub variables: Variables,
    /// The loops that are running, the innermost one last.
    pub loops: Vec<Frame>,
    /// How many numbers were drawn by chance.
    pub drawn: u64,
    chance: Option<Chance>,
}

/// A loop that is running.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The operation that started it.
    pub start: Pc,
    /// How many turns it has begun.
    pub turns: u64,
    /// How many steps had been counted when it started.
    pub since: u64,
    /// What it remembers besides its variable.
    pub hidden: Hidden,
}

/// The hidden state of a loop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hidden {
    /// *ripeti mentre*, *fino a che*: nothing.
    While,
    /// *ripeti … volte*: turns left, `u64::MAX` for ∞.
    Repeat(u64),
    /// *conta con*: the last value and the step with its sign.
    Count {
        /// The bound.
        to: f64,
        /// Negative when counting down; never 0.
        step: f64,
    },
    /// *per ogni casella*: the rest of the round, and the cells visited.
    Each {
        /// The cells of this round whose turn has not come.
        round: CellSet,
        /// All cells whose turn has come.
        visited: CellSet,
    },
}

impl State {
    /// Whether running on from both gives the same for ever: all but the counters is the same.
    pub fn same(&self, other: &State) -> bool {
        self.pc == other.pc
            && self.drawn == other.drawn
            && self.loops.len() == other.loops.len()
            && self.wall == other.wall
            && self.variables.same(&other.variables)
            && self
                .loops
                .iter()
                .zip(&other.loops)
                .rev()
                .all(|(a, b)| a.start == b.start && a.hidden == b.hidden)
    }
}

/// What a step did, for those who watch.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The number of the step, from 1.
    pub number: u64,
    /// The number of its block under the hat.
    pub block: u32,
    /// The value, if it was a value block.
    pub value: Option<Value>,
    /// The cells that decided: those a question or command is about; for a block that looks through
    /// the whole wall those that fit.
    pub reads: CellSet,
    /// The wall before the step.
    pub before: &'a Wall,
    /// The wall after it.
    pub after: &'a Wall,
}

/// Watches a run. The machine is compiled for each watcher, so that one who does not look costs nothing.
pub trait Watch {
    /// Whether `step` is to be called.
    const LOOKS: bool;
    /// Called after each step.
    fn step(&mut self, step: Step<'_>);
}

/// Watches nothing.
pub struct Blind;

impl Watch for Blind {
    const LOOKS: bool = false;
    fn step(&mut self, _: Step<'_>) {}
}

/// How an operation went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Went {
    /// On to the next one.
    On,
    /// A loop has decided.
    Decided,
    /// The program is at its end.
    Ended,
    /// It did not act: it would be one step too many. The state is as before.
    Limit,
    /// It did not act: a run-time error, in [`Machine::failure`]. The state is as before, but for what
    /// was taken from the stack.
    Failed,
}

/// A move of a program on a wall.
#[derive(Clone, Debug)]
pub struct Machine<'c> {
    pub(super) code: &'c Code,
    pub(super) click: Cell,
    pub(super) luck: Luck,
    /// No step is made beyond this number.
    pub limit: u64,
    /// What changes.
    pub state: State,
    /// What went wrong last.
    pub failure: Option<FailureKind>,
}

impl<'c> Machine<'c> {
    /// The machine before its first step.
    pub fn new(code: &'c Code, wall: Wall, click: Cell, luck: Luck) -> Machine<'c> {
        let variables = Variables::new(code.variables.len(), click, &code.constants);
        let state = State {
            pc: 0,
            steps: 0,
            wall,
            stack: Vec::with_capacity(16),
            variables,
            loops: Vec::with_capacity(8),
            drawn: 0,
            chance: None,
        };
        Machine {
            code,
            click,
            luck,
            limit: u64::MAX,
            state,
            failure: None,
        }
    }

    /// Goes on until `steps` steps are counted, or the move ends before, while someone watches.
    pub fn watch<W: Watch>(&mut self, steps: u64, watch: &mut W) {
        while self.state.steps < steps {
            match self.operate(watch) {
                Went::On | Went::Decided => {}
                Went::Ended | Went::Limit | Went::Failed => return,
            }
        }
    }

    /// Does one operation.
    #[inline]
    pub fn operate<W: Watch>(&mut self, watch: &mut W) -> Went {
        match self.attempt(watch) {
            Ok(went) => went,
            Err(kind) => {
                self.failure = Some(kind);
                Went::Failed
            }
        }
    }

    #[inline(always)]
    fn attempt<W: Watch>(&mut self, watch: &mut W) -> Result<Went, FailureKind> {
        let pc = self.state.pc as usize;
        let op = self.code.ops[pc];
        if self.state.steps >= self.limit && op.always_steps() {
            return Ok(Went::Limit);
        }
        let mut reads = CellSet::EMPTY;
        let value = match op {
            Op::Number(x) => Value::Number(x),
            Op::Boolean(b) => Value::Boolean(b),
            Op::Swatch(colour) => Value::Colour(Some(colour)),
            Op::Clicked => Value::Cell(Spot::On(self.click)),
            Op::Get(slot) => {
                self.state
                    .variables
                    .get(slot)
                    .ok_or_else(|| FailureKind::UnsetVariable {
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
                let spot = Spot::at(row, column).map_err(|bad| FailureKind::BadIndex {
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
        if W::LOOKS {
            let State {
                steps: number,
                ref wall,
                ..
            } = self.state;
            let block = self.code.blocks[pc];
            watch.step(Step {
                number,
                block,
                value: Some(value),
                reads,
                before: wall,
                after: wall,
            });
        }
        Ok(Went::On)
    }

    /// Operations that give no value, or go elsewhere.
    #[inline(always)]
    fn control<W: Watch>(&mut self, op: Op, watch: &mut W) -> Result<Went, FailureKind> {
        let pc = self.state.pc;
        let mut next = pc + 1;
        let mut went = Went::On;
        let mut reads = CellSet::EMPTY;
        let mut value = None;
        let before = if W::LOOKS {
            self.state.wall
        } else {
            Wall::default()
        };
        match op {
            Op::Left { on, end } => {
                let left = self.pop_boolean(0)?;
                if left != on {
                    self.state.pc = next;
                    return Ok(Went::On);
                }
                if self.state.steps >= self.limit {
                    self.state.stack.push(Value::Boolean(left));
                    return Ok(Went::Limit);
                }
                value = Some(Value::Boolean(on));
                self.state.stack.push(Value::Boolean(on));
                next = end;
            }
            Op::Test(no) => {
                self.state.pc = if self.pop_boolean(0)? { next } else { no };
                return Ok(Went::On);
            }
            Op::Jump(to) => {
                self.state.pc = to;
                return Ok(Went::On);
            }
            Op::If { branch, no } => {
                if !self.pop_boolean(branch as usize)? {
                    self.state.pc = no;
                    return Ok(Went::On);
                }
                if self.state.steps >= self.limit {
                    self.state.stack.push(Value::Boolean(true));
                    return Ok(Went::Limit);
                }
            }
            Op::Otherwise => {}
            Op::Act(command) => {
                if let Some(cell) = self.pop_on_wall(0)? {
                    reads = cell.set();
                    act(&mut self.state.wall, command, cell);
                } else if matches!(
                    command,
                    CellCommand::RemoveAreaAndDrop | CellCommand::RemoveStripAndDrop
                ) {
                    self.state.wall.drop_all();
                }
            }
            Op::ActAll(command) => {
                let wall = &mut self.state.wall;
                match command {
                    WallCommand::DropAll => {
                        reads = wall.empty_cells();
                        wall.drop_all();
                    }
                    WallCommand::RemoveInfected => {
                        reads = wall.infected();
                        wall.remove(reads);
                    }
                    WallCommand::CureAll => {
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
                self.state.variables.set(slot, value);
            }
            Op::Change(slot) => {
                let by = self.pop_number(0)?;
                let old = match self.state.variables.get(slot) {
                    None => 0.0,
                    Some(value) => self.counting(slot, value)?,
                };
                self.state.variables.set(slot, Value::Number(old + by));
            }
            Op::Break(end) => {
                self.state.loops.pop();
                next = end;
            }
            Op::Continue(to) => next = to,
            Op::While => {
                self.enter(Hidden::While);
                self.state.pc = next;
                return Ok(Went::On);
            }
            Op::End => return Ok(Went::Ended),
            _ => {
                went = Went::Decided;
                next = self.decide(op, next, &mut reads)?;
            }
        }
        self.state.pc = next;
        self.state.steps += 1;
        if W::LOOKS {
            let State {
                steps: number,
                ref wall,
                ..
            } = self.state;
            let block = self.code.blocks[pc as usize];
            watch.step(Step {
                number,
                block,
                value,
                reads,
                before: &before,
                after: wall,
            });
        }
        Ok(went)
    }

    /// A loop decides: to begin a turn, or to end. Returns where to go on.
    #[inline]
    fn decide(&mut self, op: Op, next: Pc, reads: &mut CellSet) -> Result<Pc, FailureKind> {
        match op {
            Op::Repeat(end) => {
                let times = self.pop_number(0)?;
                if times.is_nan() {
                    return Err(FailureKind::NotANumber { socket: 0 });
                }
                let turns = if times == f64::INFINITY {
                    u64::MAX
                } else {
                    (times.ceil() as u64).min(u64::MAX - 1)
                };
                if turns == 0 {
                    return Ok(end);
                }
                self.enter(Hidden::Repeat(turns));
                Ok(self.repeat(next, end))
            }
            Op::RepeatNext(body) => Ok(self.repeat(body, next)),
            Op::WhileNext { on, end } => {
                if self.pop_boolean(0)? == on {
                    self.turn();
                    Ok(next)
                } else {
                    self.state.loops.pop();
                    Ok(end)
                }
            }
            Op::Count(slot) => {
                let (by, to, from) = (self.pop(), self.pop(), self.pop());
                let values = [number(0, from)?, number(1, to)?, number(2, by)?];
                if let Some(socket) = values.iter().position(|x| x.is_nan()) {
                    return Err(FailureKind::NotANumber { socket });
                }
                let [from, to, by] = values;
                if by == 0.0 {
                    return Err(FailureKind::ZeroStep);
                }
                let step = if from > to { -by.abs() } else { by.abs() };
                self.enter(Hidden::Count { to, step });
                self.state.variables.set(slot, Value::Number(from));
                self.turn();
                Ok(next)
            }
            Op::CountNext(slot, body) => {
                let Hidden::Count { to, step } = self.innermost().hidden else {
                    unreachable!("the innermost loop is the one that decides");
                };
                let value = self
                    .state
                    .variables
                    .get(slot)
                    .expect("conta con sets its variable");
                let value = self.counting(slot, value)? + step;
                self.state.variables.set(slot, Value::Number(value));
                let goes_on = if step > 0.0 { value <= to } else { value >= to };
                if goes_on {
                    self.turn();
                    Ok(body)
                } else {
                    self.state.loops.pop();
                    Ok(next)
                }
            }
            Op::Each(slot, end) => {
                let hidden = Hidden::Each {
                    round: CellSet::EMPTY,
                    visited: CellSet::EMPTY,
                };
                self.enter(hidden);
                Ok(self.each(slot, next, end, reads))
            }
            Op::EachNext(slot, body) => Ok(self.each(slot, body, next, reads)),
            _ => unreachable!("{op:?} is no decision of a loop"),
        }
    }

    fn enter(&mut self, hidden: Hidden) {
        let State {
            pc: start,
            steps: since,
            ..
        } = self.state;
        self.state.loops.push(Frame {
            start,
            turns: 0,
            since,
            hidden,
        });
    }

    fn innermost(&mut self) -> &mut Frame {
        self.state
            .loops
            .last_mut()
            .expect("a loop is running where one decides")
    }

    fn turn(&mut self) {
        self.innermost().turns += 1;
    }

    /// One turn less is left, if there is one.
    fn repeat(&mut self, body: Pc, end: Pc) -> Pc {
        let frame = self.innermost();
        match &mut frame.hidden {
            Hidden::Repeat(0) => {
                self.state.loops.pop();
                return end;
            }
            Hidden::Repeat(u64::MAX) => {}
            Hidden::Repeat(left) => *left -= 1,
            _ => unreachable!("the innermost loop is the one that decides"),
        }
        frame.turns += 1;
        body
    }

    /// The next infected cell of the round, or of a new round.
    fn each(&mut self, slot: Slot, body: Pc, end: Pc, reads: &mut CellSet) -> Pc {
        let infected = self.state.wall.infected();
        let frame = self.innermost();
        let Hidden::Each { round, visited } = &mut frame.hidden else {
            unreachable!("the innermost loop is the one that decides");
        };
        loop {
            let Some(cell) = round.first() else {
                *round = infected - *visited;
                if round.is_empty() {
                    self.state.loops.pop();
                    return end;
                }
                continue;
            };
            round.remove(cell);
            visited.insert(cell);
            if infected.contains(cell) {
                frame.turns += 1;
                *reads = cell.set();
                self.state.variables.set(slot, Value::Cell(Spot::On(cell)));
                return body;
            }
        }
    }

    #[inline(always)]
    fn pop(&mut self) -> Value {
        self.state
            .stack
            .pop()
            .expect("compiled code balances the stack")
    }

    #[inline(always)]
    fn pop_number(&mut self, socket: usize) -> Result<f64, FailureKind> {
        number(socket, self.pop())
    }

    /// Two numbers, the first evaluated first.
    #[inline(always)]
    fn pop_numbers(&mut self) -> Result<(f64, f64), FailureKind> {
        let (b, a) = (self.pop(), self.pop());
        Ok((number(0, a)?, number(1, b)?))
    }

    #[inline(always)]
    fn pop_boolean(&mut self, socket: usize) -> Result<bool, FailureKind> {
        match self.pop() {
            Value::Boolean(b) => Ok(b),
            given => Err(FailureKind::Type {
                socket,
                expected: Type::Boolean,
                given,
            }),
        }
    }

    /// The cells with bricks of a colour; none for no colour.
    fn pop_colour(&mut self, socket: usize) -> Result<CellSet, FailureKind> {
        match self.pop() {
            Value::Colour(Some(colour)) => Ok(self.state.wall.of_colour(colour)),
            Value::Colour(None) => Ok(CellSet::EMPTY),
            given => Err(FailureKind::Type {
                socket,
                expected: Type::Colour,
                given,
            }),
        }
    }

    #[inline(always)]
    fn pop_cell(&mut self, socket: usize) -> Result<Spot, FailureKind> {
        cell(socket, self.pop())
    }

    /// A cell that must not lie off the wall; `None` for nowhere.
    #[inline(always)]
    fn pop_on_wall(&mut self, socket: usize) -> Result<Option<Cell>, FailureKind> {
        on_wall(self.pop_cell(socket)?)
    }

    fn pop_cells_on_wall(&mut self) -> Result<(Option<Cell>, Option<Cell>), FailureKind> {
        let (b, a) = (self.pop(), self.pop());
        let (a, b) = (cell(0, a)?, cell(1, b)?);
        Ok((on_wall(a)?, on_wall(b)?))
    }

    /// The number in the variable of a counter.
    fn counting(&self, slot: Slot, value: Value) -> Result<f64, FailureKind> {
        let variable = || self.code.variables[slot as usize];
        match value {
            Value::Number(x) => Ok(x),
            given => Err(FailureKind::NotCounting {
                variable: variable(),
                given,
            }),
        }
    }

    fn sought(&self, sought: Sought) -> CellSet {
        match sought {
            Sought::Infected => self.state.wall.infected(),
            Sought::Empty => self.state.wall.empty_cells(),
        }
    }

    /// One of some cells by chance.
    fn any(&mut self, cells: CellSet) -> Spot {
        let n = self.below(cells.len() as u64);
        cells.nth(n as usize).map_or(Spot::Nowhere, Spot::On)
    }

    fn below(&mut self, n: u64) -> u64 {
        if n <= 1 {
            return 0;
        }
        self.chance().below(n)
    }

    fn fraction(&mut self) -> f64 {
        self.chance().fraction()
    }

    /// The stream of this move, for one draw.
    fn chance(&mut self) -> &mut Chance {
        self.state.drawn += 1;
        self.state.chance.get_or_insert_with(|| self.luck.stream())
    }

    fn random_int(&mut self, a: f64, b: f64) -> Result<f64, FailureKind> {
        for (socket, value) in [(0, a), (1, b)] {
            if !(is_whole(value) && value.abs() <= (1u64 << 53) as f64) {
                return Err(FailureKind::BadBound { socket, value });
            }
        }
        let (low, high) = (a.min(b) as i64, a.max(b) as i64);
        Ok((low + self.below((high - low) as u64 + 1) as i64) as f64)
    }
}

#[inline]
fn number(socket: usize, value: Value) -> Result<f64, FailureKind> {
    match value {
        Value::Number(x) => Ok(x),
        given => Err(FailureKind::Type {
            socket,
            expected: Type::Number,
            given,
        }),
    }
}

#[inline]
fn cell(socket: usize, value: Value) -> Result<Spot, FailureKind> {
    match value {
        Value::Cell(spot) => Ok(spot),
        given => Err(FailureKind::Type {
            socket,
            expected: Type::Cell,
            given,
        }),
    }
}

#[inline]
fn on_wall(spot: Spot) -> Result<Option<Cell>, FailureKind> {
    match spot {
        Spot::On(cell) => Ok(Some(cell)),
        Spot::Nowhere => Ok(None),
        Spot::Off { row, column } => Err(FailureKind::OffWall { row, column }),
    }
}

fn set(cell: Option<Cell>) -> CellSet {
    cell.map_or(CellSet::EMPTY, Cell::set)
}

/// Rows down and columns to the right.
pub(super) const fn offset(side: Side) -> (i8, i8) {
    match side {
        Side::Above => (-1, 0),
        Side::Below => (1, 0),
        Side::RightOf => (0, 1),
        Side::LeftOf => (0, -1),
    }
}

/// The cell furthest that way; among equals the first in reading order.
fn extreme(cells: CellSet, edge: Edge) -> Spot {
    let cell = match edge {
        Edge::Top => cells.top(),
        Edge::Bottom => cells.bottom(),
        Edge::Left => cells.left(),
        Edge::Right => cells.right(),
    };
    cell.map_or(Spot::Nowhere, Spot::On)
}

/// Answers a question about a cell on the wall.
#[inline]
pub(super) fn ask(wall: &Wall, question: CellQuestion, cell: Cell) -> bool {
    match question {
        CellQuestion::IsInfected => wall.is_infected(cell),
        CellQuestion::IsEmpty => wall.is_empty(cell),
        CellQuestion::HasColour(colour) => wall.colour(cell) == Some(colour),
    }
}

/// Compares two values.
#[inline]
pub(super) fn compare(comparison: Comparison, a: Value, b: Value) -> Result<bool, FailureKind> {
    match (comparison, a, b) {
        (Comparison::Eq, a, b) => a.equals(b).ok_or(FailureKind::Incomparable { a, b }),
        (Comparison::Ne, a, b) => a
            .equals(b)
            .map(|equal| !equal)
            .ok_or(FailureKind::Incomparable { a, b }),
        (_, Value::Number(a), Value::Number(b)) => Ok(order(comparison, a, b)),
        (_, a, b) => Err(FailureKind::Unordered { a, b }),
    }
}

/// Compares two numbers.
#[inline]
pub(super) fn order(comparison: Comparison, a: f64, b: f64) -> bool {
    match comparison {
        Comparison::Eq => a == b,
        Comparison::Ne => a != b,
        Comparison::Lt => a < b,
        Comparison::Le => a <= b,
        Comparison::Gt => a > b,
        Comparison::Ge => a >= b,
    }
}

/// Carries out a command on a cell of the wall.
#[inline]
pub(super) fn act(wall: &mut Wall, command: CellCommand, cell: Cell) {
    match command {
        CellCommand::RemoveAreaAndDrop => {
            wall.remove(wall.area(cell));
            wall.drop_all();
        }
        CellCommand::RemoveStripAndDrop => {
            wall.remove(wall.strip(cell));
            wall.drop_all();
        }
        CellCommand::Remove => wall.remove(cell.set()),
        CellCommand::LowerBrick => wall.lower_brick(cell),
        CellCommand::LowerStack => wall.lower_stack(cell),
        CellCommand::DropBrick => wall.drop_brick(cell),
        CellCommand::DropStack => wall.drop_stack(cell),
        CellCommand::Paint(colour) => wall.paint(cell, colour),
        CellCommand::InfectArea => wall.infect(wall.area(cell)),
        CellCommand::InfectStrip => wall.infect(wall.strip(cell)),
        CellCommand::Infect => wall.infect(cell.set()),
        CellCommand::Cure => wall.cure(cell.set()),
    }
}

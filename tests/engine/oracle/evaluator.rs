//! What a program means, read off the description of the language as plainly as possible:
//! a recursive evaluator that knows no compiler, no fast paths and no clever proofs.

use crate::oracle::grid::{Grid, Place};
use engine::colour::Colour;
use engine::language::field::{
    Comparison, Connective, Constant, Function, Operator, Property, Rounding, Side, Trigonometry,
};
use engine::language::kind::Literal;
use engine::language::program::Stack;
use engine::language::{Block, BlockId, Field, Kind, Program, ValueType, VarId};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};
use std::collections::{BTreeMap, HashMap};

/// A value.
#[derive(Clone, Copy, Debug)]
pub enum Val {
    Number(f64),
    Boolean(bool),
    Colour(Option<Colour>),
    /// Whole coordinates, on or off the wall; nowhere without.
    Cell(Option<(f64, f64)>),
}

impl Val {
    pub fn ty(self) -> ValueType {
        match self {
            Val::Number(_) => ValueType::Number,
            Val::Boolean(_) => ValueType::Boolean,
            Val::Colour(_) => ValueType::Colour,
            Val::Cell(_) => ValueType::Cell,
        }
    }
}

/// A value that can be compared and hashed: all NaN are one, −0 is not 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frozen {
    Number(u64),
    Boolean(bool),
    Colour(Option<u8>),
    Cell(Option<(u64, u64)>),
}

fn bits(x: f64) -> u64 {
    if x.is_nan() { u64::MAX } else { x.to_bits() }
}

impl From<Val> for Frozen {
    fn from(value: Val) -> Frozen {
        match value {
            Val::Number(x) => Frozen::Number(bits(x)),
            Val::Boolean(b) => Frozen::Boolean(b),
            Val::Colour(colour) => Frozen::Colour(colour.map(|colour| colour as u8)),
            Val::Cell(cell) => Frozen::Cell(cell.map(|(r, c)| (bits(r), bits(c)))),
        }
    }
}

/// How a move ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Finished,
    /// A run-time error of this kind at this block.
    Error(&'static str, BlockId),
    /// The budget is used up: the loop to blame, if any, and its turns.
    Budget(Option<BlockId>, u64),
    /// A state came back: the loop around the cycle and its turns.
    Cycle(Option<BlockId>, u64),
}

/// One counted step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The number of the block under the hat.
    pub block: u32,
    /// What a value block gave.
    pub value: Option<Frozen>,
    /// The wall after the step, by its place in [`Told::walls`].
    pub wall: usize,
}

/// All that is to be told of a move.
pub struct Told {
    pub end: End,
    pub steps: u64,
    /// How many numbers were drawn by chance.
    pub drawn: u64,
    pub wall: Grid,
    /// Every step, in order.
    pub taken: Vec<Taken>,
    /// The wall at the click, and after each change.
    pub walls: Vec<Grid>,
}

/// What a move starts from.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    pub wall: Grid,
    pub click: Place,
    pub seed: u64,
    pub number: u64,
    pub budget: u64,
}

/// Runs a program.
pub fn run(program: &Program, start: Start) -> Told {
    let mut numbers = HashMap::new();
    number(program, program.stack(Stack::Hat), &mut numbers);
    let factor = start
        .number
        .wrapping_add(1)
        .wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut run = Run {
        program,
        numbers,
        click: start.click,
        budget: start.budget,
        stream: ChaCha8Rng::seed_from_u64(start.seed ^ factor),
        drawn: 0,
        wall: start.wall,
        variables: BTreeMap::new(),
        loops: Vec::new(),
        begun: 0,
        taken: Vec::new(),
        walls: vec![start.wall],
        seen: HashMap::new(),
    };
    let end = match run.commands(program.stack(Stack::Hat)) {
        Ok(_) => End::Finished,
        Err(end) => end,
    };
    Told {
        end,
        steps: run.steps(),
        drawn: run.drawn,
        wall: run.wall,
        taken: run.taken,
        walls: run.walls,
    }
}

/// Numbers blocks from 0: a block, then its sockets, then its bodies; disabled ones too, default
/// values not.
fn number(program: &Program, stack: &[BlockId], numbers: &mut HashMap<BlockId, u32>) {
    for &id in stack {
        let next = numbers.len() as u32;
        numbers.insert(id, next);
        let block = program.block(id);
        for socket in &block.sockets {
            if let Some(child) = socket.block
                && !is_default_value(program, socket.literal, child)
            {
                number(program, &[child], numbers);
            }
        }
        for body in &block.bodies {
            number(program, body, numbers);
        }
    }
}

/// Whether this block is but a default value: a bare number or swatch where there is one.
fn is_default_value(program: &Program, default: Option<Literal>, id: BlockId) -> bool {
    let block = program.block(id);
    let bare = block.marks.comment.is_none() && !block.marks.disabled && !block.marks.collapsed;
    bare && matches!(
        (default, block.kind),
        (Some(Literal::Number(_)), Kind::Number) | (Some(Literal::Colour(_)), Kind::Swatch)
    )
}

/// A loop that is running.
#[derive(Clone, Debug)]
struct Running {
    block: BlockId,
    /// Which run of a loop it is, of all in this move.
    run: u64,
    /// How many steps were counted when it started.
    since: u64,
    turns: u64,
    hidden: Hidden,
}

/// What a loop knows beside the variables.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Hidden {
    Nothing,
    /// The turns left, if they have an end.
    Left(Option<u64>),
    /// Last value, step, whether downwards.
    Bounds(u64, u64, bool),
    /// Visited, and the rest of the round.
    Round(Vec<Place>, Vec<Place>),
}

/// All that decides how the run goes on.
#[derive(PartialEq, Eq, Hash)]
struct State {
    wall: Grid,
    variables: Vec<(VarId, Frozen)>,
    decided: (BlockId, bool),
    loops: Vec<(BlockId, Hidden)>,
    drawn: u64,
}

/// How a list of commands was left.
#[derive(PartialEq)]
enum Flow {
    On,
    Break,
    Continue,
}

struct Run<'p> {
    program: &'p Program,
    numbers: HashMap<BlockId, u32>,
    click: Place,
    budget: u64,
    stream: ChaCha8Rng,
    drawn: u64,
    wall: Grid,
    variables: BTreeMap<VarId, Val>,
    loops: Vec<Running>,
    /// How many runs of loops were begun.
    begun: u64,
    taken: Vec<Taken>,
    walls: Vec<Grid>,
    /// The states at all decisions so far, with the runs of loops that were running.
    seen: HashMap<State, Vec<u64>>,
}

type Result<T> = std::result::Result<T, End>;

impl Run<'_> {
    fn steps(&self) -> u64 {
        self.taken.len() as u64
    }

    /// Asked before each step, also one that is going to fail.
    fn ready(&self) -> Result<()> {
        if self.steps() < self.budget {
            return Ok(());
        }
        let hungry = |run: &&Running| 2 * (self.steps() - run.since) > self.budget;
        let innermost = self.loops.iter().rev().find(hungry);
        Err(match innermost.or(self.loops.first()) {
            Some(running) => End::Budget(Some(running.block), running.turns),
            None => End::Budget(None, 0),
        })
    }

    /// Counts a step that was [`ready`](Self::ready).
    fn count(&mut self, id: BlockId, value: Option<Val>) {
        if self.walls.last() != Some(&self.wall) {
            self.walls.push(self.wall);
        }
        let taken = Taken {
            block: self.numbers[&id],
            value: value.map(Frozen::from),
            wall: self.walls.len() - 1,
        };
        self.taken.push(taken);
    }

    /// The step of this block fails.
    fn fail<T>(&self, kind: &'static str, id: BlockId) -> Result<T> {
        self.ready()?;
        Err(End::Error(kind, id))
    }

    /// A draw among n things.
    fn draw(&mut self, n: u64) -> u64 {
        if n <= 1 {
            return 0;
        }
        self.drawn += 1;
        ((u128::from(self.stream.next_u64()) * u128::from(n)) >> 64) as u64
    }

    fn draw_place(&mut self, places: &[Place]) -> Option<Place> {
        let number = self.draw(places.len() as u64);
        places.get(number as usize).copied()
    }

    // Sockets.

    /// Evaluates what stands in a socket, without a look at its type.
    fn socket(&mut self, id: BlockId, socket: usize) -> Result<Val> {
        let block = self.program.block(id);
        let place = block.sockets[socket];
        let literal = match place.block {
            Some(child) if is_default_value(self.program, place.literal, child) => {
                match self.program.block(child).field {
                    Field::Number(number) => Literal::Number(number),
                    Field::Colour(colour) => Literal::Colour(colour),
                    field => unreachable!("{field:?} in a default value"),
                }
            }
            Some(child) if self.program.block(child).marks.disabled => {
                let default = block.kind.row().sockets().nth(socket);
                default
                    .and_then(|(_, _, literal)| literal)
                    .expect("the program is ready")
            }
            Some(child) => return self.value(child),
            None => place.literal.expect("the program is ready"),
        };
        let value = match literal {
            Literal::Number(number) => Val::Number(number),
            Literal::Colour(colour) => Val::Colour(Some(colour)),
        };
        self.ready()?;
        self.count(id, Some(value));
        Ok(value)
    }

    /// Evaluates all sockets from left to right, then looks at their types from left to right.
    fn sockets(&mut self, id: BlockId) -> Result<Vec<Val>> {
        let block = self.program.block(id);
        let mut values = Vec::new();
        for socket in 0..block.sockets.len() {
            values.push(self.socket(id, socket)?);
        }
        for ((_, ty, _), value) in block.kind.row().sockets().zip(&values) {
            if ty != ValueType::Any && ty != value.ty() {
                return self.fail("type", id);
            }
        }
        Ok(values)
    }

    /// Evaluates a socket that is looked at before the others are evaluated.
    fn condition(&mut self, id: BlockId, socket: usize) -> Result<bool> {
        match self.socket(id, socket)? {
            Val::Boolean(answer) => Ok(answer),
            _ => self.fail("type", id),
        }
    }

    /// The place of a cell that must not lie off the wall; `None` is nowhere.
    fn on_wall(&self, id: BlockId, value: Val) -> Result<Option<Place>> {
        let Val::Cell(cell) = value else {
            unreachable!("{value:?} was looked at");
        };
        let Some((row, column)) = cell else {
            return Ok(None);
        };
        let inside = |x: f64| (0.0..=8.0).contains(&x);
        if inside(row) && inside(column) {
            Ok(Some((row as usize, column as usize)))
        } else {
            self.fail("off_wall", id)
        }
    }

    // Commands.

    fn commands(&mut self, stack: &[BlockId]) -> Result<Flow> {
        for &id in stack {
            let block = self.program.block(id);
            if block.marks.disabled {
                continue;
            }
            let flow = match block.kind {
                Kind::If => self.choose_branch(id, block)?,
                Kind::ForEachInfected | Kind::Repeat | Kind::While | Kind::Until | Kind::Count => {
                    self.turn_round(id, block)?;
                    Flow::On
                }
                _ => self.command(id, block)?,
            };
            if flow != Flow::On {
                return Ok(flow);
            }
        }
        Ok(Flow::On)
    }

    fn choose_branch(&mut self, id: BlockId, block: &Block) -> Result<Flow> {
        let mut chosen = block.bodies.get(block.sockets.len());
        for branch in 0..block.sockets.len() {
            if self.condition(id, branch)? {
                chosen = Some(&block.bodies[branch]);
                break;
            }
        }
        self.ready()?;
        self.count(id, None);
        match chosen {
            Some(body) => self.commands(body),
            None => Ok(Flow::On),
        }
    }

    fn command(&mut self, id: BlockId, block: &Block) -> Result<Flow> {
        let values = self.sockets(id)?;
        let mut wall = self.wall;
        let mut flow = Flow::On;
        match block.kind {
            Kind::RemoveAreaAndDrop | Kind::RemoveStripAndDrop => {
                let strip = block.kind == Kind::RemoveStripAndDrop;
                if let Some(place) = self.on_wall(id, values[0])? {
                    wall.remove(&wall.area(place, strip));
                }
                wall.drop_all();
            }
            Kind::DropAll => wall.drop_all(),
            Kind::RemoveInfected => wall.remove(&wall.those(|place| wall.infected(place))),
            Kind::CureAll => wall.infect(&wall.those(|_| true), false),
            Kind::Remove
            | Kind::LowerBrick
            | Kind::LowerStack
            | Kind::DropBrick
            | Kind::DropStack
            | Kind::Paint
            | Kind::InfectArea
            | Kind::InfectStrip
            | Kind::Infect
            | Kind::Cure => {
                if let Some(place) = self.on_wall(id, values[0])? {
                    act(&mut wall, block, place);
                }
            }
            Kind::CompactColumn => match values[0] {
                Val::Number(column) if column.is_nan() => {}
                Val::Number(column) if (0..9).any(|whole| f64::from(whole) == column) => {
                    wall.compact(column as usize);
                }
                _ => return self.fail("bad_index", id),
            },
            Kind::Break => flow = Flow::Break,
            Kind::Continue => flow = Flow::Continue,
            Kind::Set => {
                self.ready()?;
                self.variables.insert(variable(block), values[0]);
            }
            Kind::Change => {
                let by = num(values[0]);
                let before = match self.variables.get(&variable(block)) {
                    None => 0.0,
                    Some(Val::Number(number)) => *number,
                    Some(_) => return self.fail("type", id),
                };
                self.ready()?;
                self.variables
                    .insert(variable(block), Val::Number(before + by));
            }
            kind => unreachable!("{kind:?} is no command"),
        }
        self.ready()?;
        self.wall = wall;
        self.count(id, None);
        Ok(flow)
    }

    // Loops.

    fn turn_round(&mut self, id: BlockId, block: &Block) -> Result<()> {
        match block.kind {
            Kind::Repeat => {
                let times = num(self.sockets(id)?[0]);
                if times.is_nan() {
                    return self.fail("bad_number", id);
                }
                self.start(id)?;
                let times = if times == f64::INFINITY {
                    None
                } else {
                    Some(times.ceil() as u64)
                };
                let mut done = 0;
                loop {
                    self.hide(Hidden::Left(times.map(|times| times - done)));
                    if !self.decide(id, times.is_none_or(|times| done < times))? {
                        return Ok(());
                    }
                    done += 1;
                    if self.commands(&block.bodies[0])? == Flow::Break {
                        break;
                    }
                }
            }
            Kind::While | Kind::Until => {
                self.start(id)?;
                loop {
                    let answer = self.condition(id, 0)?;
                    if !self.decide(id, answer == (block.kind == Kind::While))? {
                        return Ok(());
                    }
                    if self.commands(&block.bodies[0])? == Flow::Break {
                        break;
                    }
                }
            }
            Kind::Count => {
                let values = self.sockets(id)?;
                let [from, to, by] = [num(values[0]), num(values[1]), num(values[2])];
                if from.is_nan() || to.is_nan() || by.is_nan() {
                    return self.fail("bad_number", id);
                }
                if by == 0.0 {
                    return self.fail("zero_step", id);
                }
                self.start(id)?;
                let down = from > to;
                self.hide(Hidden::Bounds(bits(to + 0.0), bits(by.abs()), down));
                let mut at = from;
                loop {
                    self.ready()?;
                    self.variables.insert(variable(block), Val::Number(at));
                    if !self.decide(id, if down { at >= to } else { at <= to })? {
                        return Ok(());
                    }
                    if self.commands(&block.bodies[0])? == Flow::Break {
                        break;
                    }
                    at = match self.variables.get(&variable(block)) {
                        Some(Val::Number(at)) if down => at - by.abs(),
                        Some(Val::Number(at)) => at + by.abs(),
                        _ => return self.fail("type", id),
                    };
                }
            }
            Kind::ForEachInfected => {
                self.start(id)?;
                let mut visited: Vec<Place> = Vec::new();
                'rounds: loop {
                    let listed = self
                        .wall
                        .those(|at| self.wall.infected(at) && !visited.contains(&at));
                    if listed.is_empty() {
                        self.hide(Hidden::Nothing);
                        self.decide(id, false)?;
                        return Ok(());
                    }
                    for (number, &place) in listed.iter().enumerate() {
                        visited.push(place);
                        if !self.wall.infected(place) {
                            continue;
                        }
                        let mut sorted = visited.clone();
                        sorted.sort_unstable();
                        self.hide(Hidden::Round(sorted, listed[number + 1..].to_vec()));
                        let cell = (place.0 as f64, place.1 as f64);
                        self.ready()?;
                        self.variables
                            .insert(variable(block), Val::Cell(Some(cell)));
                        self.decide(id, true)?;
                        if self.commands(&block.bodies[0])? == Flow::Break {
                            break 'rounds;
                        }
                    }
                }
            }
            kind => unreachable!("{kind:?} is no loop"),
        }
        // Left by *esce*, which was counted.
        self.loops.pop();
        Ok(())
    }

    /// The loop starts. One with bounds, a count or rounds does so with its first decision, for
    /// which a step must be left; one with a condition when it is reached.
    fn start(&mut self, id: BlockId) -> Result<()> {
        if !matches!(self.program.block(id).kind, Kind::While | Kind::Until) {
            self.ready()?;
        }
        self.begun += 1;
        self.loops.push(Running {
            block: id,
            run: self.begun,
            since: self.steps(),
            turns: 0,
            hidden: Hidden::Nothing,
        });
        Ok(())
    }

    fn hide(&mut self, hidden: Hidden) {
        self.loops.last_mut().expect("a loop is running").hidden = hidden;
    }

    /// The innermost loop decides to begin a turn, or to end.
    fn decide(&mut self, id: BlockId, turn: bool) -> Result<bool> {
        self.ready()?;
        if turn {
            let running = self.loops.last_mut().expect("the loop is running");
            assert_eq!(running.block, id);
            running.turns += 1;
            if let Hidden::Left(Some(left)) = &mut running.hidden {
                *left -= 1;
            }
        } else {
            self.loops.pop();
        }
        self.count(id, None);
        let state = State {
            wall: self.wall,
            variables: self
                .variables
                .iter()
                .map(|(&id, &value)| (id, value.into()))
                .collect(),
            decided: (id, turn),
            loops: self
                .loops
                .iter()
                .map(|run| (run.block, run.hidden.clone()))
                .collect(),
            drawn: self.drawn,
        };
        let runs: Vec<u64> = self.loops.iter().map(|running| running.run).collect();
        if let Some(earlier) = self.seen.insert(state, runs) {
            let through = self
                .loops
                .iter()
                .zip(earlier)
                .take_while(|(now, then)| now.run == *then)
                .last();
            return Err(match through {
                Some((running, _)) => End::Cycle(Some(running.block), running.turns),
                None => End::Cycle(None, 0),
            });
        }
        Ok(turn)
    }

    // Values.

    fn value(&mut self, id: BlockId) -> Result<Val> {
        let block = self.program.block(id);
        let value = match block.kind {
            Kind::Logic => Val::Boolean(match block.field {
                Field::Connective(Connective::And) => {
                    self.condition(id, 0)? && self.condition(id, 1)?
                }
                _ => self.condition(id, 0)? || self.condition(id, 1)?,
            }),
            Kind::Choose => {
                let taken = if self.condition(id, 0)? { 1 } else { 2 };
                self.socket(id, taken)?
            }
            Kind::Get => match self.variables.get(&variable(block)) {
                Some(value) => *value,
                None => return self.fail("unset_variable", id),
            },
            _ => {
                let values = self.sockets(id)?;
                self.answer(id, block, &values)?
            }
        };
        self.ready()?;
        self.count(id, Some(value));
        Ok(value)
    }

    fn answer(&mut self, id: BlockId, block: &Block, values: &[Val]) -> Result<Val> {
        let wall = self.wall;
        let number = |index: usize| num(values[index]);
        let yes = Val::Boolean;
        let at = |place: Option<Place>| Val::Cell(place.map(|(r, c)| (r as f64, c as f64)));
        Ok(match (block.kind, block.field) {
            (Kind::True, _) => yes(true),
            (Kind::False, _) => yes(false),
            (Kind::Not, _) => match values[0] {
                Val::Boolean(answer) => yes(!answer),
                _ => unreachable!("its type was looked at"),
            },
            (Kind::Compare, Field::Comparison(comparison)) => {
                match compare(comparison, values[0], values[1]) {
                    Some(answer) => yes(answer),
                    None => return self.fail("type", id),
                }
            }

            // Cells.
            (Kind::Clicked, _) => at(Some(self.click)),
            (Kind::Neighbour, Field::Side(side)) => {
                let Val::Cell(cell) = values[0] else {
                    unreachable!("its type was looked at");
                };
                let (down, right) = match side {
                    Side::Above => (-1.0, 0.0),
                    Side::Below => (1.0, 0.0),
                    Side::LeftOf => (0.0, -1.0),
                    Side::RightOf => (0.0, 1.0),
                };
                Val::Cell(cell.map(|(row, column)| (row + down, column + right)))
            }
            (Kind::CellAt, _) => {
                let (row, column) = (number(0), number(1));
                if row.is_nan() || column.is_nan() {
                    Val::Cell(None)
                } else if !whole(row) || !whole(column) {
                    return self.fail("bad_index", id);
                } else {
                    // A coordinate is a whole number: there is no −0 among them.
                    Val::Cell(Some((row + 0.0, column + 0.0)))
                }
            }
            (Kind::RowOf | Kind::ColumnOf, _) => {
                let Val::Cell(cell) = values[0] else {
                    unreachable!("its type was looked at");
                };
                let (row, column) = cell.unwrap_or((f64::NAN, f64::NAN));
                Val::Number(if block.kind == Kind::RowOf {
                    row
                } else {
                    column
                })
            }
            (Kind::ExtremeInfected, Field::Edge(edge)) => at(Grid::extreme(
                edge,
                &wall.those(|place| wall.infected(place)),
            )),
            (Kind::ExtremeEmpty, Field::Edge(edge)) => {
                at(Grid::extreme(edge, &wall.those(|place| wall.empty(place))))
            }
            (Kind::ExtremeWithColour, Field::Edge(edge)) => {
                at(Grid::extreme(edge, &of_colour(&wall, values[0])))
            }
            (Kind::AnyInfected, _) => {
                at(self.draw_place(&wall.those(|place| wall.infected(place))))
            }
            (Kind::AnyEmpty, _) => at(self.draw_place(&wall.those(|place| wall.empty(place)))),
            (Kind::AnyWithColour, _) => at(self.draw_place(&of_colour(&wall, values[0]))),

            // Questions.
            (Kind::ExistsInfected, _) => yes(!wall.those(|at| wall.infected(at)).is_empty()),
            (Kind::ExistsEmpty, _) => yes(!wall.those(|at| wall.empty(at)).is_empty()),
            (Kind::IsInfected, _) => yes(self
                .on_wall(id, values[0])?
                .is_some_and(|at| wall.infected(at))),
            (Kind::IsEmpty, _) => yes(self
                .on_wall(id, values[0])?
                .is_some_and(|at| wall.empty(at))),
            (Kind::HasColour, Field::Colour(colour)) => {
                let place = self.on_wall(id, values[0])?;
                yes(place.is_some_and(|at| wall.colour(at) == Some(colour)))
            }
            (Kind::Connected, _) => {
                let a = self.on_wall(id, values[0])?;
                let b = self.on_wall(id, values[1])?;
                yes(match (a, b) {
                    (Some(a), Some(b)) => wall.joined(a, false).contains(&b),
                    _ => false,
                })
            }

            // Colours.
            (Kind::ColourOf, _) => {
                Val::Colour(self.on_wall(id, values[0])?.and_then(|at| wall.colour(at)))
            }
            (Kind::Swatch, Field::Colour(colour)) => Val::Colour(Some(colour)),

            // Numbers.
            (Kind::Number, Field::Number(x)) => Val::Number(x),
            (Kind::Arithmetic, Field::Operator(operator)) => {
                let (a, b) = (number(0), number(1));
                Val::Number(match operator {
                    Operator::Add => a + b,
                    Operator::Subtract => a - b,
                    Operator::Multiply => a * b,
                    Operator::Divide => a / b,
                    Operator::Power => power(a, b),
                })
            }
            (Kind::Math, Field::Function(function)) => {
                let x = number(0);
                Val::Number(match function {
                    Function::Sqrt => libm::sqrt(x),
                    Function::Abs => x.abs(),
                    Function::Negate => -x,
                    Function::Ln => libm::log(x),
                    Function::Log10 => libm::log10(x),
                    Function::Exp => libm::exp(x),
                    Function::Pow10 => power(10.0, x),
                })
            }
            (Kind::Trig, Field::Trigonometry(function)) => {
                let x = number(0);
                let pi = std::f64::consts::PI;
                Val::Number(match function {
                    Trigonometry::Sin => libm::sin(x / 180.0 * pi),
                    Trigonometry::Cos => libm::cos(x / 180.0 * pi),
                    Trigonometry::Tan => libm::tan(x / 180.0 * pi),
                    Trigonometry::Asin => libm::asin(x) / pi * 180.0,
                    Trigonometry::Acos => libm::acos(x) / pi * 180.0,
                    Trigonometry::Atan => libm::atan(x) / pi * 180.0,
                })
            }
            (Kind::Atan2, _) => {
                Val::Number(libm::atan2(number(1), number(0)) / std::f64::consts::PI * 180.0)
            }
            (Kind::Constant, Field::Constant(constant)) => Val::Number(match constant {
                Constant::Pi => std::f64::consts::PI,
                Constant::E => std::f64::consts::E,
                Constant::Phi => (1.0 + 5f64.sqrt()) / 2.0,
                Constant::Sqrt2 => std::f64::consts::SQRT_2,
                Constant::SqrtHalf => std::f64::consts::FRAC_1_SQRT_2,
                Constant::Infinity => f64::INFINITY,
            }),
            (Kind::Is, Field::Property(property)) => {
                let x = number(0);
                yes(match property {
                    Property::Even => x % 2.0 == 0.0,
                    Property::Odd => (x % 2.0).abs() == 1.0,
                    Property::Prime => prime(x),
                    Property::Whole => x % 1.0 == 0.0,
                    Property::Positive => x > 0.0,
                    Property::Negative => x < 0.0,
                })
            }
            (Kind::DivisibleBy, _) => yes(number(0) % number(1) == 0.0),
            (Kind::Round, Field::Rounding(rounding)) => {
                let x = number(0);
                Val::Number(match rounding {
                    Rounding::Up => x.ceil(),
                    Rounding::Down => x.floor(),
                    Rounding::Nearest => nearest(x),
                })
            }
            (Kind::Remainder, _) => Val::Number(number(0) % number(1)),
            (Kind::Constrain, _) => Val::Number(smaller(larger(number(0), number(1)), number(2))),
            (Kind::RandomInt, _) => {
                let limit = 2f64.powi(53);
                let fine = |x: f64| whole(x) && x.abs() <= limit;
                let (a, b) = (number(0), number(1));
                if !fine(a) || !fine(b) {
                    return self.fail("bad_number", id);
                }
                let low = a.min(b) as i64;
                let high = a.max(b) as i64;
                let drawn = self.draw((high - low + 1) as u64) as i64;
                Val::Number((low + drawn) as f64)
            }
            (Kind::RandomFraction, _) => {
                self.drawn += 1;
                Val::Number((self.stream.next_u64() >> 11) as f64 / 2f64.powi(53))
            }
            (kind, field) => unreachable!("{kind:?} {field:?} is no value"),
        })
    }
}

fn num(value: Val) -> f64 {
    match value {
        Val::Number(number) => number,
        _ => unreachable!("its type was looked at"),
    }
}

fn variable(block: &Block) -> VarId {
    match block.field {
        Field::Variable(id) => id,
        field => unreachable!("{field:?} is no variable"),
    }
}

/// What a command that needs a cell does to the brick there, if there is one.
fn act(wall: &mut Grid, block: &Block, place: Place) {
    match (block.kind, block.field) {
        (Kind::Remove, _) => wall.remove(&[place]),
        (Kind::LowerBrick, _) => wall.fall(place, false, false),
        (Kind::LowerStack, _) => wall.fall(place, true, false),
        (Kind::DropBrick, _) => wall.fall(place, false, true),
        (Kind::DropStack, _) => wall.fall(place, true, true),
        (Kind::Paint, Field::Colour(colour)) => {
            if let Some((_, infected)) = wall.at(place) {
                wall.set(place, Some((colour, infected)));
            }
        }
        (Kind::InfectArea, _) => wall.infect(&wall.area(place, false), true),
        (Kind::InfectStrip, _) => wall.infect(&wall.area(place, true), true),
        (Kind::Infect, _) => wall.infect(&[place], true),
        (Kind::Cure, _) => wall.infect(&[place], false),
        (kind, field) => unreachable!("{kind:?} {field:?} needs no cell"),
    }
}

/// The places of the bricks of a colour: none for *no colour*.
fn of_colour(wall: &Grid, colour: Val) -> Vec<Place> {
    let Val::Colour(colour) = colour else {
        unreachable!("its type was looked at");
    };
    wall.those(|place| colour.is_some() && wall.colour(place) == colour)
}

/// Compares two values; `None` where that is a mistake.
fn compare(comparison: Comparison, a: Val, b: Val) -> Option<bool> {
    if matches!(comparison, Comparison::Eq | Comparison::Ne) {
        let equal = match (a, b) {
            (Val::Number(a), Val::Number(b)) => a == b,
            (Val::Boolean(a), Val::Boolean(b)) => a == b,
            (Val::Colour(a), Val::Colour(b)) => a == b,
            (Val::Cell(a), Val::Cell(b)) => a == b,
            _ => return None,
        };
        return Some(equal == (comparison == Comparison::Eq));
    }
    let (Val::Number(a), Val::Number(b)) = (a, b) else {
        return None;
    };
    Some(match comparison {
        Comparison::Lt => a < b,
        Comparison::Le => a <= b,
        Comparison::Gt => a > b,
        _ => a >= b,
    })
}

fn whole(x: f64) -> bool {
    x.is_finite() && x.floor() == x
}

/// ^ as in JavaScript.
fn power(a: f64, b: f64) -> f64 {
    if b.is_nan() || (a.abs() == 1.0 && b.is_infinite()) {
        f64::NAN
    } else {
        libm::pow(a, b)
    }
}

/// `Math.round`: halves go towards +∞, and what rounds to 0 keeps its sign.
fn nearest(x: f64) -> f64 {
    if !x.is_finite() {
        return x;
    }
    let below = x.floor();
    let rounded = if x - below >= 0.5 { below + 1.0 } else { below };
    rounded.copysign(x)
}

/// `Math.max` of two.
fn larger(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        f64::NAN
    } else if a == b {
        // Of 0 and −0, 0.
        if a.is_sign_positive() { a } else { b }
    } else if a > b {
        a
    } else {
        b
    }
}

/// `Math.min` of two.
fn smaller(a: f64, b: f64) -> f64 {
    -larger(-a, -b)
}

fn prime(x: f64) -> bool {
    if !whole(x) || x < 2.0 {
        return false;
    }
    let mut divisor = 2.0;
    while divisor * divisor <= x {
        if x % divisor == 0.0 {
            return false;
        }
        divisor += 1.0;
    }
    true
}

//! What a program means, read off the description of the language as plainly as possible:
//! a recursive evaluator that knows no compiler, no fast paths and no clever proofs.

mod commands;
mod values;

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
}

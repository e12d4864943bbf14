//! Programs and walls from a seed: ready to run, mostly ending, and full of the things that go
//! wrong or fast: every block and option, mixed types, borders, nested loops, cycles.

mod commands;
mod values;

use crate::oracle::case::Case;
use crate::oracle::evaluator::Start;
use crate::oracle::grid::{Grid, SIDE};
use crate::oracle::tree::*;
use engine::colour::Colour;
use engine::language::field::{
    Comparison, Edge, FieldKind, Function, Operator, Property, Rounding, Side,
};
use engine::language::kind::{ArgKind, TABLE};
use engine::language::{Field, Kind, ValueType};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// Numbers, cells, a truth, a colour, and two that hold anything; `n` is seldom set.
const NUMBERS: [&str; 3] = ["x", "y", "z"];
const CELLS: [&str; 2] = ["C", "D"];

/// A source of choices.
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.0.next_u64()) * n as u128) >> 64) as usize
    }

    fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    /// A number so that each is drawn as often as its weight says.
    fn weighted(&mut self, weights: &[usize]) -> usize {
        let mut rest = self.below(weights.iter().sum());
        for (index, &weight) in weights.iter().enumerate() {
            if rest < weight {
                return index;
            }
            rest -= weight;
        }
        unreachable!("the rest is less than the sum")
    }

    // Walls.

    fn wall(&mut self) -> Grid {
        let mut grid = Grid::BARE;
        let colours = 1 + self.below(5);
        let full = self.pick(&[100, 100, 90, 60, 30, 8]);
        let infected = self.pick(&[0, 0, 0, 5, 30, 100]);
        for place in Grid::places() {
            if self.percent(full) {
                let colour = Colour::ALL[self.below(colours)];
                grid.set(place, Some((colour, self.percent(infected))));
            }
        }
        if self.percent(50) {
            grid.drop_all();
        }
        if self.percent(15) {
            for _ in 0..self.below(8) {
                let column = self.below(SIDE);
                for row in 0..SIDE {
                    grid.set((row, column), None);
                }
            }
        }
        if grid == Grid::BARE {
            grid.set((8, 4), Some((Colour::Red, false)));
        }
        grid
    }

    // Fields.

    fn variable_for(&mut self, ty: ValueType) -> &'static str {
        if self.percent(1) {
            return self.pick(&NAMES);
        }
        match ty {
            ValueType::Number => self.pick(&NUMBERS),
            ValueType::Cell => self.pick(&CELLS),
            ValueType::Boolean => "t",
            ValueType::Colour => "k",
            ValueType::Any => "m",
        }
    }

    fn number_literal(&mut self) -> f64 {
        match self.weighted(&[60, 12, 4, 3, 4, 3, 2, 2]) {
            0 => self.below(9) as f64,
            1 => 1.0,
            2 => -1.0,
            3 => 9.0,
            4 => self.pick(&[0.5, 2.5, -0.5, -2.5, 0.1, 7.75]),
            5 => -0.0,
            6 => self.pick(&[
                f64::INFINITY,
                f64::NEG_INFINITY,
                1e300,
                9007199254740992.0,
                1e-300,
            ]),
            _ => self.below(100) as f64 - 50.0,
        }
    }

    fn field(&mut self, kind: Kind, ty: ValueType) -> Field {
        match kind.row().field() {
            None => Field::None,
            Some(FieldKind::Variable) => {
                let name = self.variable_for(ty);
                var(name)
            }
            Some(FieldKind::Number) => Field::Number(self.number_literal()),
            Some(kind) => self.pick(kind.options()),
        }
    }
}

/// The case with this seed.
pub fn case(seed: u64) -> Case {
    let mut dice = Dice::new(seed);
    let wall = dice.wall();
    let bricks = wall.those(|place| wall.has_brick(place));
    let mut commands = Vec::new();
    for (name, ty) in [
        ("x", ValueType::Number),
        ("y", ValueType::Number),
        ("z", ValueType::Number),
        ("C", ValueType::Cell),
        ("D", ValueType::Cell),
        ("t", ValueType::Boolean),
        ("k", ValueType::Colour),
        ("m", ValueType::Any),
    ] {
        if dice.percent(98) {
            let value = dice.first_value(ty);
            commands.push(set(name, value));
        }
    }
    let deep = 1 + dice.below(4);
    for _ in 0..1 + dice.below(5) {
        commands.push(dice.command(deep, false));
    }
    if dice.percent(40) {
        commands.extend(dice.telling());
    }
    let budget = match dice.below(4) {
        0 => dice.below(60),
        1 => dice.below(500),
        _ => 500 + dice.below(2500),
    };
    let start = Start {
        wall,
        click: dice.pick(&bricks),
        seed: dice.below(1000) as u64,
        number: dice.below(3) as u64,
        budget: budget as u64,
    };
    Case { commands, start }
}

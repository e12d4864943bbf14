//! Programs and walls from a seed: ready to run, mostly ending, and full of the things that go
//! wrong or fast: every block and option, mixed types, borders, nested loops, cycles.

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

    // Values.

    fn value(&mut self, ty: ValueType, depth: usize) -> Tree {
        let tree = match ty {
            ValueType::Number => self.number(depth),
            ValueType::Boolean => self.boolean(depth),
            ValueType::Colour => self.colour(depth),
            ValueType::Cell => self.cell(depth),
            ValueType::Any => {
                let ty = self.some_type();
                self.value(ty, depth)
            }
        };
        if self.percent(1) && depth > 0 {
            self.any_block(ty, depth)
        } else {
            tree
        }
    }

    /// A value for the start of a program, mostly without variables.
    fn first_value(&mut self, ty: ValueType) -> Tree {
        if self.percent(3) {
            return self.value(ty, 2);
        }
        match ty {
            ValueType::Number if self.percent(86) => number(self.below(9) as f64),
            ValueType::Number if self.percent(30) => number(-0.0),
            ValueType::Number => number(self.number_literal()),
            ValueType::Cell if self.percent(40) => clicked(),
            ValueType::Cell => cell(self.below(9) as f64, self.below(9) as f64),
            ValueType::Boolean if self.percent(80) => truth(self.percent(50)),
            ValueType::Boolean => plain(Kind::ExistsEmpty, vec![]),
            ValueType::Colour if self.percent(50) => swatch(self.pick(&Colour::ALL)),
            ValueType::Colour => plain(Kind::ColourOf, vec![clicked()]),
            ValueType::Any => {
                let ty = self.some_type();
                self.first_value(ty)
            }
        }
    }

    fn some_type(&mut self) -> ValueType {
        self.pick(&[
            ValueType::Number,
            ValueType::Number,
            ValueType::Cell,
            ValueType::Cell,
            ValueType::Boolean,
            ValueType::Colour,
        ])
    }

    /// A block of any kind that gives this type.
    fn any_block(&mut self, ty: ValueType, depth: usize) -> Tree {
        let kinds: Vec<Kind> = TABLE
            .iter()
            .filter(|row| row.value().is_some_and(|given| given == ty))
            .map(|row| row.kind)
            .collect();
        if kinds.is_empty() {
            return get("m");
        }
        let kind = self.pick(&kinds);
        self.block(kind, depth)
    }

    /// A block of this kind, which must not be *se*.
    fn block(&mut self, kind: Kind, depth: usize) -> Tree {
        let depth = depth.saturating_sub(1);
        let row = kind.row();
        let ty = match kind {
            Kind::Count | Kind::Change => ValueType::Number,
            Kind::ForEachInfected => ValueType::Cell,
            _ => self.some_type(),
        };
        let field = self.field(kind, ty);
        let alike = self.some_type();
        let mut sockets = Vec::new();
        for (_, socket, default) in row.sockets() {
            // The two sides of a comparison are mostly of one type.
            let wanted = match kind {
                Kind::Set => ty,
                Kind::Compare | Kind::Choose if socket == ValueType::Any && self.percent(95) => {
                    alike
                }
                _ => socket,
            };
            let mut tree = self.value(wanted, depth);
            if default.is_some() && self.percent(2) {
                tree = off(tree);
            }
            sockets.push(tree);
        }
        let bodies = row
            .args
            .iter()
            .filter(|arg| arg.what == ArgKind::Body)
            .count();
        let bodies = (0..bodies).map(|_| self.body(depth, true)).collect();
        Tree::new(kind, field, sockets, bodies)
    }

    fn number(&mut self, depth: usize) -> Tree {
        if depth == 0 {
            return if self.percent(50) {
                number(self.number_literal())
            } else {
                get(self.variable_for(ValueType::Number))
            };
        }
        let depth = depth - 1;
        match self.weighted(&[30, 25, 22, 8, 8, 10, 2, 2]) {
            0 => number(self.number_literal()),
            1 => get(self.variable_for(ValueType::Number)),
            2 => self.index(),
            3 => {
                let kind = self.pick(&[Kind::RowOf, Kind::ColumnOf]);
                plain(kind, vec![self.cell(depth)])
            }
            4 => self.block(Kind::Arithmetic, depth + 1),
            5 => {
                let kind = self.pick(&[
                    Kind::Math,
                    Kind::Trig,
                    Kind::Constant,
                    Kind::Round,
                    Kind::Round,
                    Kind::Remainder,
                    Kind::Remainder,
                    Kind::Constrain,
                    Kind::RandomInt,
                    Kind::RandomFraction,
                    Kind::Atan2,
                ]);
                self.block(kind, depth + 1)
            }
            6 => choose(self.boolean(depth), self.number(depth), self.number(depth)),
            _ => nan(),
        }
    }

    /// A number that is often a row or a column.
    fn index(&mut self) -> Tree {
        let around = match self.weighted(&[50, 12, 12]) {
            0 => get(self.variable_for(ValueType::Number)),
            1 => plain(Kind::RowOf, vec![self.cell(0)]),
            _ => plain(Kind::ColumnOf, vec![self.cell(0)]),
        };
        let one = match self.weighted(&[80, 8, 5, 2, 2, 4]) {
            0 => 1.0,
            1 => 2.0,
            2 => -1.0,
            3 => 0.5,
            4 => 9.0,
            _ => self.pick(&[0.0, 0.0, -0.0]),
        };
        let one = number(one);
        match self.weighted(&[30, 20, 20, 10, 3]) {
            0 => around,
            1 => add(around, one),
            2 => subtract(around, one),
            3 => add(one, around),
            _ => subtract(one, around),
        }
    }

    /// `cell_at` with indices from variables, constants and neighbouring numbers.
    fn indexed(&mut self) -> Tree {
        let mut index = || match self.weighted(&[73, 25, 2]) {
            0 => self.index(),
            1 => number(self.below(9) as f64),
            _ => number(self.number_literal()),
        };
        cell_at(index(), index())
    }

    fn cell(&mut self, depth: usize) -> Tree {
        if depth == 0 {
            return match self.weighted(&[60, 25, 15]) {
                0 => get(self.variable_for(ValueType::Cell)),
                1 => clicked(),
                _ => cell(self.below(9) as f64, self.below(9) as f64),
            };
        }
        let depth = depth - 1;
        match self.weighted(&[35, 20, 12, 18, 8, 6, 3, 4]) {
            0 => self.indexed(),
            1 => get(self.variable_for(ValueType::Cell)),
            2 => clicked(),
            3 => {
                // A chain of neighbours.
                let simple = self.percent(70);
                let mut tree = self.cell(if simple { 0 } else { depth });
                for _ in 0..=self.weighted(&[70, 20, 10]) {
                    tree = neighbour(self.pick(Side::ALL), tree);
                }
                tree
            }
            4 => {
                let kind = self.pick(&[
                    Kind::ExtremeInfected,
                    Kind::ExtremeEmpty,
                    Kind::ExtremeWithColour,
                ]);
                self.block(kind, depth + 1)
            }
            5 => {
                let kind = self.pick(&[Kind::AnyInfected, Kind::AnyEmpty, Kind::AnyWithColour]);
                self.block(kind, depth + 1)
            }
            6 => choose(self.boolean(depth), self.cell(depth), self.cell(depth)),
            _ => cell_at(self.number(depth), self.number(depth)),
        }
    }

    /// A question about a cell.
    fn question(&mut self, depth: usize) -> Tree {
        let cell = if self.percent(60) {
            self.indexed()
        } else {
            self.cell(depth)
        };
        match self.weighted(&[35, 35, 25, 5]) {
            0 => plain(Kind::IsEmpty, vec![cell]),
            1 => plain(Kind::IsInfected, vec![cell]),
            2 => coloured(Kind::HasColour, self.pick(&Colour::ALL), cell),
            _ => plain(Kind::Connected, vec![cell, self.cell(depth)]),
        }
    }

    fn boolean(&mut self, depth: usize) -> Tree {
        if depth == 0 {
            return match self.weighted(&[30, 20, 40, 10]) {
                0 => truth(self.percent(50)),
                1 => get(self.variable_for(ValueType::Boolean)),
                2 => self.question(0),
                _ => plain(
                    self.pick(&[Kind::ExistsInfected, Kind::ExistsEmpty]),
                    vec![],
                ),
            };
        }
        let depth = depth - 1;
        match self.weighted(&[25, 14, 14, 10, 10, 12, 6, 2, 2]) {
            0 => self.question(depth),
            1 => self.block(Kind::Logic, depth + 1),
            2 => {
                // Colours of two cells.
                let colours = [(); 2].map(|()| {
                    let cell = if self.percent(75) {
                        self.indexed()
                    } else {
                        self.cell(depth)
                    };
                    plain(Kind::ColourOf, vec![cell])
                });
                let [a, b] = colours;
                let comparison = self.pick(&[Comparison::Eq, Comparison::Eq, Comparison::Ne]);
                let (a, b) = match self.weighted(&[70, 10, 10, 10]) {
                    0 => (a, b),
                    1 => (a, self.colour(depth)),
                    2 => (a, get(self.variable_for(ValueType::Colour))),
                    _ => (get(self.variable_for(ValueType::Colour)), b),
                };
                compare(a, comparison, b)
            }
            3 => {
                let a = self.number(depth);
                let b = if self.percent(40) {
                    self.index()
                } else {
                    self.number(depth)
                };
                compare(a, self.pick(Comparison::ALL), b)
            }
            4 => not(self.boolean(depth)),
            5 => {
                let kind = self.pick(&[
                    Kind::Compare,
                    Kind::ExistsInfected,
                    Kind::ExistsEmpty,
                    Kind::Is,
                    Kind::DivisibleBy,
                    Kind::True,
                    Kind::False,
                ]);
                self.block(kind, depth + 1)
            }
            6 => compare(
                self.cell(depth),
                self.pick(&[Comparison::Eq, Comparison::Ne]),
                self.cell(depth),
            ),
            7 => get(self.variable_for(ValueType::Boolean)),
            _ => choose(
                self.boolean(depth),
                self.boolean(depth),
                self.boolean(depth),
            ),
        }
    }

    fn colour(&mut self, depth: usize) -> Tree {
        match self.weighted(&[50, 35, 10, if depth > 0 { 5 } else { 0 }]) {
            0 => {
                let cell = if depth > 0 {
                    self.indexed()
                } else {
                    self.cell(0)
                };
                plain(Kind::ColourOf, vec![cell])
            }
            1 => swatch(self.pick(&Colour::ALL)),
            2 => get(self.variable_for(ValueType::Colour)),
            _ => choose(
                self.boolean(depth - 1),
                self.colour(depth - 1),
                self.colour(depth - 1),
            ),
        }
    }

    // Commands.

    fn body(&mut self, depth: usize, in_loop: bool) -> Vec<Tree> {
        let long = self.weighted(&[8, 45, 30, 17]);
        (0..long).map(|_| self.command(depth, in_loop)).collect()
    }

    fn command(&mut self, depth: usize, in_loop: bool) -> Tree {
        let tree = self.enabled(depth, in_loop);
        if self.percent(2) { off(tree) } else { tree }
    }

    fn enabled(&mut self, depth: usize, in_loop: bool) -> Tree {
        let below = depth.saturating_sub(1);
        let nest = if depth > 0 { 1 } else { 0 };
        let leave = if in_loop { 3 } else { 0 };
        match self.weighted(&[
            24,
            18,
            5,
            14 * nest,
            leave,
            9 * nest,
            18 * nest,
            8,
            10 * nest,
        ]) {
            0 => {
                let kind = self.pick(&[
                    Kind::Remove,
                    Kind::LowerBrick,
                    Kind::LowerStack,
                    Kind::DropBrick,
                    Kind::DropStack,
                    Kind::Paint,
                    Kind::Infect,
                    Kind::Infect,
                    Kind::InfectArea,
                    Kind::InfectStrip,
                    Kind::Cure,
                ]);
                let field = self.field(kind, ValueType::Cell);
                let cell = if self.percent(40) {
                    self.indexed()
                } else {
                    self.cell(below)
                };
                Tree::new(kind, field, vec![cell], vec![])
            }
            1 => {
                let ty = self.some_type();
                let name = self.variable_for(ty);
                if self.percent(10) {
                    // Remarkable numbers that stay in variables.
                    let value = match self.below(5) {
                        0 => nan(),
                        1 => number(-0.0),
                        2 => math(Function::Negate, get(name)),
                        3 => infinity(),
                        _ => round(self.number(below), self.pick(Rounding::ALL)),
                    };
                    return set(name, value);
                }
                let value = self.value(ty, below + 1);
                set(if self.percent(4) { "m" } else { name }, value)
            }
            2 => change(
                self.variable_for(ValueType::Number),
                number(self.pick(&[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 0.5])),
            ),
            3 => {
                let many = 1 + self.weighted(&[70, 20, 10]);
                let all = (0..many).map(|_| (self.boolean(below + 1), self.body(below, in_loop)));
                let all = all.collect();
                let otherwise = self.percent(40).then(|| self.body(below, in_loop));
                branches(all, otherwise)
            }
            4 => plain(
                self.pick(&[Kind::Break, Kind::Break, Kind::Continue]),
                vec![],
            ),
            5 => self.endless(below),
            6 => self.turning(below),
            7 => {
                let kind = self.pick(&[
                    Kind::DropAll,
                    Kind::RemoveInfected,
                    Kind::CureAll,
                    Kind::CompactColumn,
                    Kind::RemoveAreaAndDrop,
                    Kind::RemoveStripAndDrop,
                    Kind::Change,
                ]);
                self.block(kind, depth + 1)
            }
            _ => self.known(below),
        }
    }

    /// A loop that mostly ends.
    fn turning(&mut self, depth: usize) -> Tree {
        match self.weighted(&[20, 40, 15, 25]) {
            0 => {
                let times = if self.percent(70) {
                    number(self.pick(&[0.0, 1.0, 2.0, 3.0, 2.5, 0.5, 9.0, -1.0, 5.0]))
                } else {
                    self.number(depth)
                };
                repeat(times, self.body(depth, true))
            }
            1 => {
                let name = self.variable_for(ValueType::Number);
                if self.percent(15) {
                    return self.block(Kind::Count, depth + 1);
                }
                let (from, to) =
                    self.pick(&[(0.0, 8.0), (8.0, 0.0), (0.0, 3.0), (7.0, 0.0), (2.0, 9.0)]);
                let by = self.pick(&[1.0, 1.0, 1.0, 1.0, 2.0, -1.0, 0.5, 3.0]);
                count(
                    name,
                    number(from),
                    number(to),
                    number(by),
                    self.body(depth, true),
                )
            }
            2 => {
                let mut body = self.body(depth, true);
                let condition = self.boolean(depth + 1);
                if self.percent(60) {
                    body.push(change(self.variable_for(ValueType::Number), number(1.0)));
                }
                if self.percent(70) {
                    while_(condition, body)
                } else {
                    until(condition, body)
                }
            }
            _ => for_each(self.variable_for(ValueType::Cell), self.body(depth, true)),
        }
    }

    /// A loop that mostly never ends, and whose states often return.
    fn endless(&mut self, depth: usize) -> Tree {
        let mut body = self.body(depth, true);
        match self.below(8) {
            0 => body.push(set("x", math(Function::Negate, get("x")))),
            1 => {
                let next = plain(
                    Kind::Remainder,
                    vec![add(get("x"), number(1.0)), number(3.0)],
                );
                body.insert(0, set("x", next));
            }
            2 => body.push(set("t", not(get("t")))),
            3 => body.push(change("y", number(1.0))),
            4 => {
                let infected = plain(Kind::IsInfected, vec![clicked()]);
                body.push(branches(
                    vec![(infected, vec![plain(Kind::Cure, vec![clicked()])])],
                    Some(vec![plain(Kind::Infect, vec![clicked()])]),
                ));
            }
            _ => {}
        }
        match self.below(6) {
            0 | 1 => while_(truth(true), body),
            2 => until(truth(false), body),
            3 => repeat(infinity(), body),
            4 => {
                let (from, to, by) = self.pick(&[
                    (0.0, f64::INFINITY, 1.0),
                    (f64::NEG_INFINITY, 0.0, 1.0),
                    (1.0, 9.0, 1e-300),
                    (f64::INFINITY, f64::INFINITY, 1.0),
                ]);
                let name = self.variable_for(ValueType::Number);
                count(name, number(from), number(to), number(by), body)
            }
            _ => {
                let condition = either(self.question(depth), not(self.question(depth)));
                while_(condition, body)
            }
        }
    }

    /// Parts of programs that people write.
    fn known(&mut self, depth: usize) -> Tree {
        let one = || number(1.0);
        let sweep = |body: Vec<Tree>, down: bool| {
            let (from, to) = if down { (7.0, 0.0) } else { (0.0, 8.0) };
            count(
                "x",
                number(0.0),
                number(8.0),
                one(),
                vec![count("y", number(from), number(to), one(), body)],
            )
        };
        let here = || cell_at(get("y"), get("x"));
        let beside = |row: f64, column: f64| {
            let part = |name: &str, by: f64| match by {
                0.0 => get(name),
                1.0 => add(get(name), number(1.0)),
                _ => subtract(get(name), number(1.0)),
            };
            cell_at(part("y", row), part("x", column))
        };
        match self.below(10) {
            0 => {
                let (row, column) = self.pick(&[(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)]);
                let alike = compare(
                    plain(Kind::ColourOf, vec![beside(row, column)]),
                    Comparison::Eq,
                    plain(Kind::ColourOf, vec![here()]),
                );
                let border = match self.below(3) {
                    0 => compare(get("y"), Comparison::Lt, number(8.0)),
                    1 => both(
                        compare(get("y"), Comparison::Gt, number(0.0)),
                        compare(get("x"), Comparison::Lt, number(8.0)),
                    ),
                    _ => not(compare(get("x"), Comparison::Eq, number(0.0))),
                };
                let near = plain(Kind::IsInfected, vec![beside(row, column)]);
                let test = both(border, both(near, alike));
                sweep(
                    vec![when(test, vec![plain(Kind::Infect, vec![here()])])],
                    false,
                )
            }
            1 => {
                let test = both(
                    plain(Kind::IsEmpty, vec![beside(1.0, 0.0)]),
                    not(plain(Kind::IsEmpty, vec![here()])),
                );
                let body = vec![plain(Kind::LowerBrick, vec![here()]), change("y", one())];
                sweep(vec![while_(test, body)], true)
            }
            2 => {
                let hole = extreme(Kind::ExtremeEmpty, self.pick(Edge::ALL), vec![]);
                let above = cell_at(
                    subtract(plain(Kind::RowOf, vec![get("C")]), one()),
                    plain(Kind::ColumnOf, vec![get("C")]),
                );
                while_(
                    plain(Kind::ExistsEmpty, vec![]),
                    vec![set("C", hole), plain(Kind::LowerBrick, vec![above])],
                )
            }
            3 => {
                let beside = cell_at(
                    plain(Kind::RowOf, vec![get("C")]),
                    add(number(1.0), plain(Kind::ColumnOf, vec![get("C")])),
                );
                for_each(
                    "C",
                    vec![when(
                        both(
                            compare(
                                plain(Kind::ColumnOf, vec![get("C")]),
                                Comparison::Lt,
                                number(8.0),
                            ),
                            compare(
                                plain(Kind::ColourOf, vec![get("C")]),
                                Comparison::Eq,
                                plain(Kind::ColourOf, vec![beside.clone()]),
                            ),
                        ),
                        vec![plain(Kind::Infect, vec![beside])],
                    )],
                )
            }
            4 => while_(
                plain(Kind::ExistsInfected, vec![]),
                vec![plain(Kind::Remove, vec![plain(Kind::AnyInfected, vec![])])],
            ),
            5 => {
                // A bit of a set kept in a number.
                let bit = arithmetic(
                    number(2.0),
                    Operator::Power,
                    add(
                        arithmetic(number(9.0), Operator::Multiply, get("y")),
                        get("x"),
                    ),
                );
                let shifted = round(
                    arithmetic(get("z"), Operator::Divide, bit.clone()),
                    Rounding::Down,
                );
                let test = if self.percent(50) {
                    is(shifted, Property::Odd)
                } else {
                    compare(
                        plain(Kind::Remainder, vec![shifted, number(2.0)]),
                        Comparison::Eq,
                        number(1.0),
                    )
                };
                let then = vec![plain(Kind::Remove, vec![here()])];
                let otherwise = vec![change("z", bit)];
                count(
                    "y",
                    number(0.0),
                    number(4.0),
                    one(),
                    vec![branches(vec![(test, then)], Some(otherwise))],
                )
            }
            6 => {
                let body = self.body(depth, true);
                let mut all = vec![set("m", self.value(ValueType::Any, depth))];
                all.extend(body);
                sweep(all, self.percent(50))
            }
            7 => when(
                both(
                    self.question(depth),
                    either(not(self.question(depth)), self.question(depth)),
                ),
                self.body(depth, false),
            ),
            8 => {
                // The sign of zero, which only a division tells.
                let from = self.pick(&NUMBERS);
                let to = self.pick(&NUMBERS);
                let zero = number(self.pick(&[0.0, -0.0]));
                let operator = self.pick(Operator::ALL);
                let value = match self.below(4) {
                    0 => arithmetic(zero, operator, get(from)),
                    1 => math(Function::Negate, get(from)),
                    2 => round(get(from), self.pick(Rounding::ALL)),
                    _ => arithmetic(get(from), operator, zero),
                };
                let inverse = arithmetic(number(1.0), Operator::Divide, get(to));
                let first = number(self.pick(&[0.0, -0.0, -0.0, 1.0, -0.5]));
                let told = plain(Kind::Infect, vec![self.cell(0)]);
                let body = vec![
                    set(from, first),
                    set(to, value),
                    when(compare(inverse, Comparison::Lt, number(0.0)), vec![told]),
                ];
                when(truth(true), body)
            }
            _ => until(
                compare(get("x"), Comparison::Gt, number(5.0)),
                vec![change("x", one()), self.command(depth, true)],
            ),
        }
    }

    /// What the variables hold in the end, told by the wall: that is all that a move leaves.
    fn telling(&mut self) -> Vec<Tree> {
        let mut all = Vec::new();
        for (row, name) in NUMBERS.into_iter().enumerate() {
            let row = || number(row as f64 * 2.0);
            let column = |x: Tree| plain(Kind::Constrain, vec![x, number(0.0), number(8.0)]);
            let mark = |column: Tree| plain(Kind::Remove, vec![cell_at(row(), column)]);
            let inverse = arithmetic(number(1.0), Operator::Divide, get(name));
            let below = compare(inverse, Comparison::Lt, number(0.0));
            all.push(mark(column(round(get(name), Rounding::Down))));
            all.push(when(
                below,
                vec![plain(Kind::Infect, vec![cell_at(row(), number(3.0))])],
            ));
            if self.percent(30) {
                let x = arithmetic(get(name), Operator::Multiply, number(8.0));
                all.push(mark(plain(
                    Kind::Remainder,
                    vec![round(x, Rounding::Nearest), number(9.0)],
                )));
            }
        }
        all.push(when(get("t"), vec![plain(Kind::CureAll, vec![])]));
        let found = plain(Kind::AnyWithColour, vec![get("k")]);
        all.push(plain(Kind::Remove, vec![found]));
        for name in CELLS {
            all.push(coloured(Kind::Paint, Colour::Fuchsia, get(name)));
        }
        all
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

//! Commands.

use super::*;

impl Dice {
    pub(super) fn body(&mut self, depth: usize, in_loop: bool) -> Vec<Tree> {
        let long = self.weighted(&[8, 45, 30, 17]);
        (0..long).map(|_| self.command(depth, in_loop)).collect()
    }

    pub(super) fn command(&mut self, depth: usize, in_loop: bool) -> Tree {
        let tree = self.enabled(depth, in_loop);
        if self.percent(2) { off(tree) } else { tree }
    }

    pub(super) fn enabled(&mut self, depth: usize, in_loop: bool) -> Tree {
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
    pub(super) fn turning(&mut self, depth: usize) -> Tree {
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
    pub(super) fn endless(&mut self, depth: usize) -> Tree {
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
    pub(super) fn known(&mut self, depth: usize) -> Tree {
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
        match self.below(7) {
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
            3 => while_(
                plain(Kind::ExistsInfected, vec![]),
                vec![plain(Kind::Remove, vec![plain(Kind::AnyInfected, vec![])])],
            ),
            4 => {
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
            5 => {
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
    pub(super) fn telling(&mut self) -> Vec<Tree> {
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

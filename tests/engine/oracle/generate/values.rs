//! Value blocks.

use super::*;

impl Dice {
    pub(super) fn value(&mut self, ty: ValueType, depth: usize) -> Tree {
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
    pub(super) fn first_value(&mut self, ty: ValueType) -> Tree {
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

    pub(super) fn some_type(&mut self) -> ValueType {
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
    pub(super) fn any_block(&mut self, ty: ValueType, depth: usize) -> Tree {
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
    pub(super) fn block(&mut self, kind: Kind, depth: usize) -> Tree {
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
            .filter(|arg| arg.kind == ArgKind::Body)
            .count();
        let bodies = (0..bodies).map(|_| self.body(depth, true)).collect();
        Tree::new(kind, field, sockets, bodies)
    }

    pub(super) fn number(&mut self, depth: usize) -> Tree {
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
    pub(super) fn index(&mut self) -> Tree {
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
    pub(super) fn indexed(&mut self) -> Tree {
        let mut index = || match self.weighted(&[73, 25, 2]) {
            0 => self.index(),
            1 => number(self.below(9) as f64),
            _ => number(self.number_literal()),
        };
        cell_at(index(), index())
    }

    pub(super) fn cell(&mut self, depth: usize) -> Tree {
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
    pub(super) fn question(&mut self, depth: usize) -> Tree {
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

    pub(super) fn boolean(&mut self, depth: usize) -> Tree {
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

    pub(super) fn colour(&mut self, depth: usize) -> Tree {
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
}

//! What value blocks give.

use super::*;

impl Run<'_> {
    pub(super) fn value(&mut self, id: BlockId) -> Result<Val> {
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

    pub(super) fn answer(&mut self, id: BlockId, block: &Block, values: &[Val]) -> Result<Val> {
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

pub(super) fn num(value: Val) -> f64 {
    match value {
        Val::Number(number) => number,
        _ => unreachable!("its type was looked at"),
    }
}

pub(super) fn variable(block: &Block) -> VarId {
    match block.field {
        Field::Variable(id) => id,
        field => unreachable!("{field:?} is no variable"),
    }
}

/// What a command that needs a cell does to the brick there, if there is one.
pub(super) fn act(wall: &mut Grid, block: &Block, place: Place) {
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

//! Types of values and variables. A variable has one type in the whole program.
//!
//! A program is refused, and stays with the machine, if a variable holds values of two types or a value has the
//! wrong type somewhere. A number is whole where that is likely enough, else a double.

use super::super::code::{Code, Op};
use super::Unsupported;
use crate::language::field::{Comparison, Function, Operator};

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StaticType {
    /// Not known: nothing sets the variable so far.
    Unknown,
    /// A whole number, never −0, within ±2^bits.
    Whole {
        /// At most [`EXACT_BITS`].
        bits: u8,
        /// True if it comes from a product: a number that grows by factors soon leaves ±2³¹.
        product: bool,
    },
    /// Any number.
    Double,
    /// vero, falso.
    Boolean,
    /// A colour, or none.
    Colour,
    /// A cell on the wall.
    Cell,
}

/// Maximum number of bits for which doubles and integers agree.
const EXACT_BITS: u8 = 53;

/// The type of variables of whole numbers.
const STORED: StaticType = StaticType::Whole {
    bits: 31,
    product: false,
};

/// Variables for numbers of more bits are doubles.
const MAX_STORED_BITS: u8 = 40;

impl StaticType {
    /// True if it is a number, or may become one.
    pub fn is_number(self) -> bool {
        matches!(
            self,
            StaticType::Unknown | StaticType::Whole { .. } | StaticType::Double
        )
    }

    /// True if it is a whole number.
    pub fn is_whole(self) -> bool {
        matches!(self, StaticType::Whole { .. })
    }

    fn is(self, other: StaticType) -> bool {
        self == other || self == StaticType::Unknown
    }

    /// The type of a variable that is set to such a value.
    fn stored(self) -> StaticType {
        match self {
            StaticType::Whole {
                bits,
                product: false,
            } if bits <= MAX_STORED_BITS => STORED,
            StaticType::Whole { .. } => StaticType::Double,
            other => other,
        }
    }

    /// The type of a variable that holds both.
    fn join(self, other: StaticType) -> Result<StaticType, Unsupported> {
        match (self, other) {
            (StaticType::Unknown, other) | (other, StaticType::Unknown) => Ok(other),
            (a, b) if a == b => Ok(a),
            (a, b) if a.is_number() && b.is_number() => Ok(StaticType::Double),
            _ => Err(Unsupported),
        }
    }
}

/// A whole number, if doubles give the same.
fn whole(bits: u8, product: bool) -> StaticType {
    if bits <= EXACT_BITS {
        StaticType::Whole { bits, product }
    } else {
        StaticType::Double
    }
}

/// The type of a literal.
pub fn literal(x: f64) -> StaticType {
    let size = x.abs();
    if x.fract() == 0.0 && size < (1u64 << EXACT_BITS) as f64 && x.to_bits() != (-0.0f64).to_bits()
    {
        whole((64 - (size as u64).leading_zeros()) as u8, false)
    } else {
        StaticType::Double
    }
}

/// The type of a value, from the types of its operands and of all variables.
///
/// # Errors
/// An operand of the wrong type.
pub fn type_of(
    op: Op,
    args: &[StaticType],
    variables: &[StaticType],
) -> Result<StaticType, Unsupported> {
    check_operands(op, args)?;
    result_type(op, args, variables)
}

fn check_operands(op: Op, args: &[StaticType]) -> Result<(), Unsupported> {
    let fits: fn(StaticType) -> bool = match op {
        Op::Ask(_) | Op::Connected | Op::Neighbour(_) | Op::RowOf | Op::ColumnOf | Op::ColourOf => {
            |arg| arg.is(StaticType::Cell)
        }
        Op::AnyWithColour | Op::ExtremeWithColour(_) => |arg| arg.is(StaticType::Colour),
        Op::Not | Op::Right => |arg| arg.is(StaticType::Boolean),
        Op::Is(_)
        | Op::DivisibleBy
        | Op::CellAt
        | Op::Arithmetic(_)
        | Op::Remainder
        | Op::Math(_)
        | Op::Trig(_)
        | Op::Round(_)
        | Op::Atan2
        | Op::Constrain
        | Op::RandomInt => StaticType::is_number,
        Op::Compare(comparison) => {
            args[0].join(args[1])?;
            match comparison {
                Comparison::Eq | Comparison::Ne => |_| true,
                _ => StaticType::is_number,
            }
        }
        Op::Number(_)
        | Op::Boolean(_)
        | Op::Swatch(_)
        | Op::Get(_)
        | Op::Clicked
        | Op::Exists(_)
        | Op::AnyOf(_)
        | Op::ExtremeOf(..)
        | Op::RandomFraction => return Ok(()),
        _ => return Err(Unsupported),
    };
    if args.iter().all(|&arg| fits(arg)) {
        Ok(())
    } else {
        Err(Unsupported)
    }
}

/// The type of a value whose operands have types that fit.
fn result_type(
    op: Op,
    args: &[StaticType],
    variables: &[StaticType],
) -> Result<StaticType, Unsupported> {
    let whole_of_wholes = matches!(op, Op::Arithmetic(_) | Op::Remainder | Op::RandomInt);
    if whole_of_wholes && args.contains(&StaticType::Unknown) {
        return Ok(StaticType::Unknown);
    }
    let wholes = || match *args {
        [
            StaticType::Whole {
                bits: a,
                product: p,
            },
            StaticType::Whole {
                bits: b,
                product: q,
            },
        ] => Some((a, b, p || q)),
        _ => None,
    };
    Ok(match op {
        Op::Number(x) if x.is_nan() => return Err(Unsupported),
        Op::Number(x) => literal(x),
        Op::Get(slot) => variables[slot as usize],
        Op::Boolean(_) | Op::Exists(_) | Op::Ask(_) | Op::Connected => StaticType::Boolean,
        Op::Not | Op::Right | Op::Is(_) | Op::DivisibleBy | Op::Compare(_) => StaticType::Boolean,
        Op::Swatch(_) | Op::ColourOf => StaticType::Colour,
        Op::Clicked | Op::CellAt | Op::Neighbour(_) => StaticType::Cell,
        Op::AnyOf(_) | Op::ExtremeOf(..) => StaticType::Cell,
        Op::AnyWithColour | Op::ExtremeWithColour(_) => StaticType::Cell,
        Op::RowOf | Op::ColumnOf => whole(4, false),
        Op::Arithmetic(operator) => match (operator, wholes()) {
            (Operator::Add | Operator::Subtract, Some((a, b, product))) => {
                whole(a.max(b) + 1, product)
            }
            (Operator::Multiply, Some((a, b, _))) => whole(a + b, true),
            _ => StaticType::Double,
        },
        Op::Remainder => wholes().map_or(StaticType::Double, |(a, b, product)| {
            whole(a.min(b), product)
        }),
        Op::RandomInt => wholes().map_or(StaticType::Double, |(a, b, _)| whole(a.max(b), false)),
        Op::Math(Function::Abs) | Op::Round(_) => args[0],
        Op::Math(_) | Op::Trig(_) | Op::Atan2 | Op::Constrain => StaticType::Double,
        Op::RandomFraction => StaticType::Double,
        _ => return Err(Unsupported),
    })
}

/// The types of all variables.
///
/// # Errors
/// A value of the wrong type somewhere, or a variable with values of two types.
pub fn infer(code: &Code) -> Result<Vec<StaticType>, Unsupported> {
    let mut variables = vec![StaticType::Unknown; code.variables.len()];
    // Each turn makes at least one type wider, which happens at most twice to each.
    loop {
        let before = variables.clone();
        Inference {
            variables: &mut variables,
            stack: Vec::new(),
            chosen: Vec::new(),
        }
        .read(&code.ops)?;
        if before == variables {
            return Ok(variables);
        }
    }
}

struct Inference<'a> {
    variables: &'a mut [StaticType],
    stack: Vec<StaticType>,
    /// For each open *test*, the type of its first branch once that was read.
    chosen: Vec<Option<StaticType>>,
}

impl Inference<'_> {
    /// Reads the operations in their order. The stack after a value does not depend on the way through it.
    fn read(&mut self, ops: &[Op]) -> Result<(), Unsupported> {
        for &op in ops {
            if let Some(arity) = op.arity() {
                let at = self.stack.len().checked_sub(arity).ok_or(Unsupported)?;
                let ty = type_of(op, &self.stack[at..], self.variables)?;
                self.stack.truncate(at);
                self.stack.push(ty);
                continue;
            }
            match op {
                Op::Left { .. } | Op::If { .. } | Op::WhileNext { .. } => {
                    self.pop(|ty| ty.is(StaticType::Boolean))?;
                }
                Op::Right => {
                    let ty = self.pop(|ty| ty.is(StaticType::Boolean))?;
                    self.stack.push(ty);
                }
                Op::Test(_) => {
                    self.pop(|ty| ty.is(StaticType::Boolean))?;
                    self.chosen.push(None);
                }
                Op::Chosen => {
                    let ty = self.pop(|_| true)?;
                    match self.chosen.pop().ok_or(Unsupported)? {
                        None => self.chosen.push(Some(ty)),
                        Some(first) => self.stack.push(first.join(ty)?),
                    }
                }
                Op::Act(_) => {
                    self.pop(|ty| ty.is(StaticType::Cell))?;
                }
                Op::CompactColumn | Op::Repeat(_) => {
                    self.pop(StaticType::is_number)?;
                }
                Op::Set(slot) => {
                    let ty = self.pop(|_| true)?;
                    self.set(slot, ty)?;
                }
                Op::Change(slot) => {
                    let ty = self.pop(StaticType::is_number)?;
                    self.set(slot, ty)?;
                }
                Op::Count(slot) => {
                    let by = self.pop(StaticType::is_number)?;
                    self.pop(StaticType::is_number)?;
                    let from = self.pop(StaticType::is_number)?;
                    self.set(slot, from)?;
                    self.set(slot, by)?;
                }
                Op::Each(slot, _) => self.set(slot, StaticType::Cell)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn pop(&mut self, wanted: impl Fn(StaticType) -> bool) -> Result<StaticType, Unsupported> {
        let ty = self.stack.pop().ok_or(Unsupported)?;
        if wanted(ty) { Ok(ty) } else { Err(Unsupported) }
    }

    fn set(&mut self, slot: u32, ty: StaticType) -> Result<(), Unsupported> {
        let variable = &mut self.variables[slot as usize];
        *variable = variable.join(ty.stored())?;
        Ok(())
    }
}

//! Values as trees: the operations of a value, put together again.

use super::super::code::Op;

/// A value block with its operands.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The operation of the block.
    pub op: Op,
    /// The operands, the first evaluated first.
    pub args: Vec<Expr>,
}

impl Expr {
    /// A known truth value.
    pub fn boolean(value: bool) -> Expr {
        Expr {
            op: Op::Boolean(value),
            args: Vec::new(),
        }
    }

    /// The truth value, if it is known.
    pub fn known(&self) -> Option<bool> {
        match self.op {
            Op::Boolean(value) => Some(value),
            _ => None,
        }
    }

    /// Whether evaluating it draws by chance.
    pub fn draws(&self) -> bool {
        let here = matches!(
            self.op,
            Op::RandomFraction | Op::RandomInt | Op::AnyOf(_) | Op::AnyWithColour
        );
        here || self.args.iter().any(Expr::draws)
    }

    /// Whether both trees are equal.
    pub fn same(&self, other: &Expr) -> bool {
        let op = match (self.op, other.op) {
            // −0 is not 0.
            (Op::Number(a), Op::Number(b)) => a.to_bits() == b.to_bits(),
            (a, b) => a == b,
        };
        op && self.args.len() == other.args.len()
            && self.args.iter().zip(&other.args).all(|(a, b)| a.same(b))
    }

    /// How many blocks it has.
    pub fn size(&self) -> usize {
        1 + self.args.iter().map(Expr::size).sum::<usize>()
    }
}

/// The number of operands of an operation that only gives a value; `None` for all others.
pub fn arity(op: Op) -> Option<usize> {
    Some(match op {
        Op::Number(_)
        | Op::Boolean(_)
        | Op::Swatch(_)
        | Op::Clicked
        | Op::Get(_)
        | Op::RandomFraction
        | Op::Exists(_)
        | Op::AnyOf(_)
        | Op::ExtremeOf(..) => 0,
        Op::Ask(_)
        | Op::Neighbour(_)
        | Op::RowOf
        | Op::ColumnOf
        | Op::ColourOf
        | Op::AnyWithColour
        | Op::ExtremeWithColour(_)
        | Op::Not
        | Op::Math(_)
        | Op::Trig(_)
        | Op::Round(_)
        | Op::Is(_) => 1,
        Op::CellAt
        | Op::Connected
        | Op::Compare(_)
        | Op::Arithmetic(_)
        | Op::Remainder
        | Op::DivisibleBy
        | Op::RandomInt
        | Op::Atan2 => 2,
        Op::Constrain => 3,
        _ => return None,
    })
}

//! Failures that stop a move before its end.

use super::value::Value;
use crate::language::{BlockId, ValueType, VarId};

/// A run-time error, the end of the budget, or a proved cycle.
#[derive(Clone, Copy, Debug)]
pub struct Failure {
    /// The block at which it happened; for budget and cycle the loop, if there is one.
    pub block: Option<BlockId>,
    /// The kind of failure, with the values.
    pub kind: FailureKind,
}

/// The kind of a failure.
#[derive(Clone, Copy, Debug)]
pub enum FailureKind {
    /// A block used a cell off the wall that must be on it.
    OffWall {
        /// Its row, whole.
        row: f64,
        /// Its column, whole.
        column: f64,
    },
    /// A coordinate of a cell is fractional or infinite.
    BadIndex {
        /// The coordinate.
        value: f64,
        /// True if it is the row, false if it is the column.
        is_row: bool,
    },
    /// *Compatta la colonna* got something else than a whole number 0..=8 or NaN.
    BadColumn {
        /// The given value.
        value: f64,
    },
    /// NaN as count, bound or step of a loop.
    NotANumber {
        /// The number of the socket.
        socket: usize,
    },
    /// A bound of *intero casuale* is not whole, or not within ±2⁵³.
    BadBound {
        /// The number of the socket.
        socket: usize,
        /// The bound.
        value: f64,
    },
    /// A socket got a value of the wrong type.
    Type {
        /// The number of the socket.
        socket: usize,
        /// The type that the socket takes.
        expected: ValueType,
        /// The given value.
        given: Value,
    },
    /// = or ≠ between values of two types.
    Incomparable {
        /// The left value.
        a: Value,
        /// The right value.
        b: Value,
    },
    /// < ≤ > ≥ on something else than two numbers.
    Unordered {
        /// The left value.
        a: Value,
        /// The right value.
        b: Value,
    },
    /// *cambia*, or the counter of *conta con*: the variable holds no number.
    NotCounting {
        variable: VarId,
        /// The value that it holds.
        given: Value,
    },
    /// A variable was read before it was set.
    UnsetVariable { variable: VarId },
    /// *conta con … per 0*.
    ZeroStep,
    /// The move needs more steps than its budget.
    Budget {
        /// The budget.
        budget: u64,
        /// Number of turns that the named loop has begun.
        turns: u64,
    },
    /// The same state came back: the move never ends.
    Cycle {
        /// Number of turns that the named loop has begun.
        turns: u64,
    },
}

impl FailureKind {
    /// The name of the kind in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            FailureKind::OffWall { .. } => "off_wall",
            FailureKind::BadIndex { .. } | FailureKind::BadColumn { .. } => "bad_index",
            FailureKind::NotANumber { .. } | FailureKind::BadBound { .. } => "bad_number",
            FailureKind::Type { .. }
            | FailureKind::Incomparable { .. }
            | FailureKind::Unordered { .. }
            | FailureKind::NotCounting { .. } => "type",
            FailureKind::UnsetVariable { .. } => "unset_variable",
            FailureKind::ZeroStep => "zero_step",
            FailureKind::Budget { .. } => "budget",
            FailureKind::Cycle { .. } => "cycle",
        }
    }
}

//! Fused operations: what executes together and is done in one go at full speed.

use super::code::{CellCommand, CellQuestion, Pc};
use crate::language::field::{Comparison, Operator, Property, Rounding};

/// The slot of a variable or constant; superinstructions reach the first
/// [`SHORT`](super::variables::Variables::SHORT).
pub type ShortSlot = u8;

/// A number: what a variable or constant holds, plus a small whole number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The variable or constant.
    pub slot: ShortSlot,
    /// What is added.
    pub add: i8,
}

/// A number that superinstructions can read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberTerm {
    /// A variable or constant.
    Plain(Term),
    /// The row of the cell in a variable.
    Row(Term),
    /// The column of the cell in a variable.
    Column(Term),
    /// What is on the stack; only as the left side of a comparison.
    Top,
}

/// A cell that superinstructions can find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellTerm {
    /// By its indices.
    At(Term, Term),
    /// In a variable.
    In(ShortSlot),
    /// From the cell in a variable, this many rows down and columns to the right.
    From(ShortSlot, i8, i8),
}

/// A condition that superinstructions can decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// A question about a cell.
    Ask(CellQuestion, CellTerm),
    /// Whether two cells have one colour, or both no brick.
    SameColour(CellTerm, CellTerm),
    /// Whether the colour of a cell is the one in a variable.
    Holds(CellTerm, ShortSlot),
    /// Whether two cells are one.
    SameCell(CellTerm, CellTerm),
    /// Whether a variable holds vero.
    Variable(ShortSlot),
    /// A comparison of two numbers.
    Order(Comparison, NumberTerm, NumberTerm),
    /// A comparison of the outcome of a calculation with a variable or constant.
    Outcome(Comparison, Chain, ShortSlot),
    /// A property of a number.
    Is(Property, NumberTerm),
}

/// A calculation: some of [`Code::stages`](super::code::Code::stages), one after the other. Each
/// works on the outcome of the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The number of its first stage.
    pub first: u32,
    /// How many stages it has.
    pub count: u32,
}

/// A part of a calculation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Stage {
    /// Begins with what a variable or constant holds.
    Load(ShortSlot),
    /// Begins with what is on the stack.
    Pop,
    /// Adds a variable or constant.
    Add(ShortSlot),
    /// Subtracts a variable or constant.
    Subtract(ShortSlot),
    /// Multiplies by a variable or constant.
    Multiply(ShortSlot),
    /// Divides by a variable or constant.
    Divide(ShortSlot),
    /// To the power of a variable or constant.
    Power(ShortSlot),
    /// + − × ÷ ^ with what is on the stack on the left.
    ArithmeticTop(Operator),
    /// The remainder of a division by a variable or constant.
    Remainder(ShortSlot),
    /// Rounds.
    Round(Rounding),
}

/// Where the condition of a superinstruction leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConditionExit {
    /// The next operation, and how many steps that took, the condition's included.
    pub span: Span,
    /// What is on the stack then, if the outcome is still needed.
    pub push: Option<bool>,
}

/// A superinstruction.
// With a tag of its own the machine finds the kind in half the instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Superinstruction {
    /// There is none: do the simple operation.
    Simple,
    /// Decides a condition and goes on accordingly.
    Test {
        /// What is decided.
        condition: Condition,
        /// Where falso and vero lead.
        exits: [Span; 2],
    },
    /// Decides a condition whose outcome may still be needed.
    Answer {
        /// What is decided.
        condition: Condition,
        /// Where falso and vero lead.
        exits: [ConditionExit; 2],
    },
    /// A command on a cell.
    Act(CellCommand, CellTerm, Span),
    /// Puts what a variable or constant holds on the stack.
    Load(ShortSlot),
    /// Stores a number in a variable.
    Set(ShortSlot, NumberTerm, Span),
    /// Puts the outcome of a calculation on the stack.
    Push(Chain, Span),
    /// Stores the outcome of a calculation in a variable.
    Store(ShortSlot, Chain, Span),
    /// Adds a number to a variable.
    Change(ShortSlot, NumberTerm, Span),
    /// *conta con* starts with these bounds and this step.
    Count {
        /// Its variable.
        slot: ShortSlot,
        /// From, to, by.
        numbers: [ShortSlot; 3],
        /// What it stands for; its last operation started the loop.
        span: Span,
    },
    /// *ripeti … volte* decides: back to the body, or on behind the loop.
    RepeatNext {
        /// Where a turn begins.
        body: Pc,
        /// Where the loop has ended.
        end: Pc,
    },
    /// *conta con* counts on and decides: back to the body, or on behind the loop.
    CountNext {
        /// Its variable.
        slot: ShortSlot,
        /// Where a turn begins.
        body: Pc,
        /// Where the loop has ended; this takes no further step.
        end: Pc,
    },
}

impl Superinstruction {
    /// How many steps it takes at most.
    pub(super) fn max_steps(self) -> u32 {
        match self {
            Superinstruction::Simple => 0,
            Superinstruction::Test { exits: [a, b], .. } => a.steps.max(b.steps),
            Superinstruction::Answer { exits: [a, b], .. } => a.span.steps.max(b.span.steps),
            Superinstruction::Act(_, _, span)
            | Superinstruction::Set(_, _, span)
            | Superinstruction::Change(_, _, span)
            | Superinstruction::Push(_, span)
            | Superinstruction::Store(_, _, span)
            | Superinstruction::Count { span, .. } => span.steps,
            Superinstruction::Load(_)
            | Superinstruction::RepeatNext { .. }
            | Superinstruction::CountNext { .. } => 1,
        }
    }
}

/// What a superinstruction stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The next operation.
    pub next: Pc,
    /// How many steps it takes.
    pub steps: u32,
}

impl CellTerm {
    pub(super) fn from(slot: ShortSlot, rows: i8, columns: i8) -> CellTerm {
        if (rows, columns) == (0, 0) {
            CellTerm::In(slot)
        } else {
            CellTerm::From(slot, rows, columns)
        }
    }
}

impl NumberTerm {
    pub(super) fn plus(self, more: i8) -> NumberTerm {
        let plus = |term: Term| Term {
            add: term.add + more,
            ..term
        };
        match self {
            NumberTerm::Plain(term) => NumberTerm::Plain(plus(term)),
            NumberTerm::Row(term) => NumberTerm::Row(plus(term)),
            NumberTerm::Column(term) => NumberTerm::Column(plus(term)),
            NumberTerm::Top => NumberTerm::Top,
        }
    }
}

impl Stage {
    /// + − × ÷ ^ with a variable or constant on the right.
    pub(super) fn arithmetic(operator: Operator, b: ShortSlot) -> Stage {
        match operator {
            Operator::Add => Stage::Add(b),
            Operator::Subtract => Stage::Subtract(b),
            Operator::Multiply => Stage::Multiply(b),
            Operator::Divide => Stage::Divide(b),
            Operator::Power => Stage::Power(b),
        }
    }
}

//! A lifted program: basic blocks of commands with edges between them, and values as trees.

use super::super::code::{CellCommand, Op, WallOp};
use super::env::VariableSlot;
use crate::run::observer::OpTransition;

/// A lifted program.
#[derive(Debug)]
pub struct FlowGraph {
    /// The basic blocks; the program begins with the first.
    pub blocks: Vec<BasicBlock>,
    /// The edges between them.
    pub edges: Vec<FlowEdge>,
}

/// Commands in a row, and how the block ends.
#[derive(Debug)]
pub struct BasicBlock {
    /// The commands.
    pub actions: Vec<Effect>,
    /// The end of the block.
    pub end: Terminator,
}

/// A command.
#[derive(Debug)]
pub enum Effect {
    /// On a cell.
    Act(CellCommand, Expr),
    /// On the wall.
    ActAll(WallOp),
    /// *Compatta la colonna*
    Compact(Expr),
    /// *imposta*
    Set(VariableSlot, Expr),
    /// *cambia*
    Change(VariableSlot, Expr),
}

/// The end of a block.
#[derive(Debug)]
pub enum Terminator {
    /// With one exit.
    Go(BlockExit),
    /// With a condition and two exits: falso, vero.
    Fork(Expr, [BlockExit; 2]),
    /// With a loop.
    Loop(Box<Loop>),
}

/// An exit of a block.
#[derive(Clone, Copy, Debug)]
pub struct BlockExit {
    /// The edge.
    pub edge: u16,
    /// Its destination.
    pub to: Destination,
}

/// The destination of an exit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// To a block.
    Block(usize),
    /// To the decision of the innermost loop; outside all loops, to the end of the program.
    Back,
    /// Out of the innermost loop.
    Leave,
}

/// The work of the machine along an edge.
#[derive(Debug)]
pub struct FlowEdge {
    /// Number of steps that it takes.
    pub steps: u64,
    /// The transitions that it makes, jumps included.
    pub transitions: Vec<OpTransition>,
}

/// A loop.
#[derive(Debug)]
pub struct Loop {
    /// Its kind.
    pub kind: LoopKind,
    /// The first block of a turn.
    pub body: usize,
    /// The block after the loop.
    pub after: usize,
    /// The edge of a start with a turn.
    pub enter: u16,
    /// The edge of a start without a turn.
    pub none: u16,
    /// The edge of each further turn.
    pub turn: u16,
    /// The edge of the end after some turns.
    pub end: u16,
}

/// The kinds of loops.
#[derive(Debug)]
pub enum LoopKind {
    /// *ripeti … volte*
    Repeat(Expr),
    /// *ripeti mentre* and *fino a che*: the body begins with the condition, and leaves.
    While,
    /// *conta con* from, to, by.
    Count(VariableSlot, [Expr; 3]),
    /// *per ogni casella*
    Each(VariableSlot),
}

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

    /// True if evaluating it draws by chance.
    pub fn draws(&self) -> bool {
        let here = matches!(
            self.op,
            Op::RandomFraction | Op::RandomInt | Op::AnyOf(_) | Op::AnyWithColour
        );
        here || self.args.iter().any(Expr::draws)
    }

    /// True if both trees are equal.
    pub fn same(&self, other: &Expr) -> bool {
        let op = match (self.op, other.op) {
            // −0 is not 0.
            (Op::Number(a), Op::Number(b)) => a.to_bits() == b.to_bits(),
            (a, b) => a == b,
        };
        op && self.args.len() == other.args.len()
            && self.args.iter().zip(&other.args).all(|(a, b)| a.same(b))
    }

    /// Number of blocks.
    pub fn size(&self) -> usize {
        1 + self.args.iter().map(Expr::size).sum::<usize>()
    }
}

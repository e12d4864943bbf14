//! A lifted program: basic blocks of commands with edges between them.

use super::super::code::{CellCommand, WallOp};
use super::env::VariableSlot;
use super::expr::Expr;
use crate::run::observer::OpTransition;

/// A lifted program.
#[derive(Debug)]
pub struct FlowGraph {
    /// The program begins with the first.
    pub blocks: Vec<BasicBlock>,
    /// The edges between them.
    pub edges: Vec<FlowEdge>,
}

/// Commands in a row, and how the block ends.
#[derive(Debug)]
pub struct BasicBlock {
    /// The commands.
    pub actions: Vec<Effect>,
    /// How the block ends.
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

/// How a block ends.
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
    /// Where it leads.
    pub to: Destination,
}

/// Where an exit leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// To a block.
    Block(usize),
    /// To the decision of the innermost loop; outside all loops, to the end of the program.
    Back,
    /// Out of the innermost loop.
    Leave,
}

/// What the machine does along an edge.
#[derive(Debug)]
pub struct FlowEdge {
    /// How many steps it takes.
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

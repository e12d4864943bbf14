//! A program as blocks of actions with edges between them.

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

/// Actions that are done one after the other, and what follows.
#[derive(Debug)]
pub struct BasicBlock {
    /// What is done.
    pub actions: Vec<Effect>,
    /// What comes then.
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

/// What follows a block.
#[derive(Debug)]
pub enum Terminator {
    /// One way on.
    Go(BlockExit),
    /// Two ways: if falso, if vero.
    Fork(Expr, [BlockExit; 2]),
    /// A loop.
    Loop(Box<Loop>),
}

/// A way out of a block.
#[derive(Clone, Copy, Debug)]
pub struct BlockExit {
    /// Its edge.
    pub edge: u16,
    /// Where it leads.
    pub to: Destination,
}

/// Where a way leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// To a block.
    Block(usize),
    /// To where the innermost loop decides; without one to the end of the program.
    Back,
    /// Behind the innermost loop.
    Leave,
}

/// What an edge stands for.
#[derive(Debug)]
pub struct FlowEdge {
    /// How many steps that takes.
    pub steps: u64,
    /// What the machine goes through from operation to operation, jumps included.
    pub transitions: Vec<OpTransition>,
}

/// A loop.
#[derive(Debug)]
pub struct Loop {
    /// Which one.
    pub kind: LoopKind,
    /// What its turns begin with.
    pub body: usize,
    /// What comes behind it.
    pub after: usize,
    /// Its start with a turn, and without one.
    pub enter: u16,
    /// Its start without a turn.
    pub none: u16,
    /// A further turn.
    pub turn: u16,
    /// The end after some turns.
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

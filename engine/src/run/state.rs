//! The state of a running move between two operations.

use super::code::Pc;
use super::value::Value;
use crate::chance::Chance;
use crate::wall::{CellSet, Wall};

/// Everything that changes while a move runs. A run from a copy continues exactly as the original does.
#[derive(Clone, Debug)]
pub struct RunState {
    /// The next operation.
    pub pc: Pc,
    /// Number of steps counted.
    pub steps: u64,
    /// The wall.
    pub wall: Wall,
    /// The operands of blocks that are not evaluated yet.
    pub stack: Vec<Value>,
    /// The value of each variable, by slot; `None` before it is set.
    pub variables: Vec<Option<Value>>,
    /// The running loops, the innermost last.
    pub loops: Vec<LoopFrame>,
    /// Number of draws.
    pub drawn: u64,
    pub(super) chance: Option<Chance>,
}

/// A running loop.
#[derive(Clone, Copy, Debug)]
pub struct LoopFrame {
    /// The operation that started the loop.
    pub start: Pc,
    /// Number of turns begun.
    pub turns: u64,
    /// Number of steps counted when it started.
    pub since: u64,
    /// The state of the loop in addition to its variable.
    pub hidden: LoopState,
}

/// The hidden state of a loop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LoopState {
    /// *ripeti mentre*, *fino a che*: nothing.
    While,
    /// *ripeti … volte*: turns left, `u64::MAX` for ∞.
    Repeat(u64),
    /// *conta con*: the last value and the step with its sign.
    Count {
        /// The bound.
        to: f64,
        /// Negative when counting down; never 0.
        step: f64,
    },
    /// *per ogni casella*: the rest of the round, and the cells visited.
    Each {
        /// The cells of this round whose turn has not come.
        round: CellSet,
        /// All cells whose turn has come.
        visited: CellSet,
    },
}

impl RunState {
    /// The memory that a copy takes, in bytes, without unused capacity.
    pub fn bytes(&self) -> usize {
        size_of::<RunState>()
            + size_of_val(self.stack.as_slice())
            + size_of_val(self.loops.as_slice())
            + size_of_val(self.variables.as_slice())
    }

    /// True if runs from both states are the same for ever: everything but the counters is equal.
    pub fn same(&self, other: &RunState) -> bool {
        // The turn of the innermost loop differs most often, then a variable.
        self.pc == other.pc
            && self.drawn == other.drawn
            && self.loops.len() == other.loops.len()
            && self
                .loops
                .iter()
                .zip(&other.loops)
                .rev()
                .all(|(a, b)| a.start == b.start && a.hidden == b.hidden)
            && self
                .variables
                .iter()
                .zip(&other.variables)
                .all(|pair| match pair {
                    (Some(a), Some(b)) => a.same(*b),
                    (a, b) => a.is_none() && b.is_none(),
                })
            && self.wall == other.wall
    }
}

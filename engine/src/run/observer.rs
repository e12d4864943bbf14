//! Watching a run: step by step, or only which way it takes.

use super::code::Pc;
use super::value::Value;
use crate::wall::{CellSet, Wall};

/// What a step did.
#[derive(Clone, Copy, Debug)]
pub struct StepEvent<'a> {
    /// The number of the step, from 1.
    pub number: u64,
    /// The operation.
    pub pc: Pc,
    /// The number of its block under the hat.
    pub block: u32,
    /// The value, if it was a value block.
    pub value: Option<Value>,
    /// The cells that a question or a command is about. For a block that searches the whole wall, the cells it found.
    pub reads: CellSet,
    /// The wall before the step.
    pub before: &'a Wall,
    /// The wall after it; a value block passes the same reference twice.
    pub after: &'a Wall,
}

/// Watches every step of a run. The machine is compiled for each observer, so one that is not `ENABLED` costs nothing.
pub trait Observer {
    /// Whether the machine calls `step`.
    const ENABLED: bool;
    /// Is called after each step.
    fn step(&mut self, step: StepEvent<'_>);
}

/// Watches nothing.
pub struct NoObserver;

impl Observer for NoObserver {
    const ENABLED: bool = false;
    fn step(&mut self, _: StepEvent<'_>) {}
}

/// From one operation to the operation that the machine does next.
pub type OpTransition = (Pc, Pc);

/// Counts the transitions of a run. The machine calls it after every operation, so it has to be quick.
pub trait CoverageObserver {
    /// Whether `count` is called.
    const RECORDS: bool;
    /// The run made this transition so many times.
    fn count(&mut self, transition: OpTransition, times: u64);
}

/// Counts nothing.
impl CoverageObserver for () {
    const RECORDS: bool = false;
    fn count(&mut self, _: OpTransition, _: u64) {}
}

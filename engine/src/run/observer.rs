//! Observers of a run: of each step, or of the transitions only.

use super::code::Pc;
use super::value::Value;
use crate::wall::{CellSet, Wall};

/// The effect of a step.
#[derive(Clone, Copy, Debug)]
pub struct StepEvent<'a> {
    /// The number of the step, from 1.
    pub number: u64,
    /// The operation.
    pub pc: Pc,
    /// The number of its block under the hat.
    pub block: u32,
    /// The value, for a value block.
    pub value: Option<Value>,
    /// The cells that a question or a command is about; for a block that searches the wall, the cells it found.
    pub reads: CellSet,
    /// The wall before the step.
    pub before: &'a Wall,
    /// The wall after it; for a value block, the same reference.
    pub after: &'a Wall,
}

/// Observes every step of a run. The machine is compiled for each observer, so one that is not `ENABLED` costs
/// nothing.
pub trait Observer {
    /// True if the machine calls `step`.
    const ENABLED: bool;
    /// Called after each step.
    fn step(&mut self, step: StepEvent<'_>);
}

/// Observes nothing.
pub struct NoObserver;

impl Observer for NoObserver {
    const ENABLED: bool = false;
    fn step(&mut self, _: StepEvent<'_>) {}
}

/// From one operation to the next one that the machine does.
pub type OpTransition = (Pc, Pc);

/// Counts the transitions of a run. The machine calls it after every operation, so it must be fast.
pub trait CoverageObserver {
    /// True if `count` is called.
    const RECORDS: bool;
    /// Counts a transition that the run made `times` times.
    fn count(&mut self, transition: OpTransition, times: u64);
}

/// Counts nothing.
impl CoverageObserver for () {
    const RECORDS: bool = false;
    fn count(&mut self, _: OpTransition, _: u64) {}
}

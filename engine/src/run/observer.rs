//! Watching a run, step by step.

use super::code::Pc;
use super::value::Value;
use crate::wall::{CellSet, Wall};

/// What a step did, for those who watch.
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
    /// The cells that decided: those a question or command is about; for a block that looks through
    /// the whole wall those that fit.
    pub reads: CellSet,
    pub before: &'a Wall,
    pub after: &'a Wall,
}

/// Watches a run. The machine is compiled for each watcher, so that one who does not look costs nothing.
pub trait Observer {
    /// Whether `step` is to be called.
    const ENABLED: bool;
    /// Called after each step.
    fn step(&mut self, step: StepEvent<'_>);
}

/// Watches nothing.
pub struct NoObserver;

impl Observer for NoObserver {
    const ENABLED: bool = false;
    fn step(&mut self, _: StepEvent<'_>) {}
}

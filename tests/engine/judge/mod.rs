//! The judge: verdicts that are known, counterexamples that are small and true, the same answer on any
//! number of processors.

mod chance;
mod counterexamples;
mod findings;
mod known;
mod refused;
mod rules;
mod small_walls;
#[allow(dead_code, reason = "the slow tests use the rest")]
mod support;
mod tasks;

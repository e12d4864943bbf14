//! The judge against programs that were written to deceive it, within its budget, on any number of processors.

mod adversaries;
mod budget;
pub mod mutants;
mod right;
mod same;
#[path = "../../../engine/judge/support.rs"]
#[allow(dead_code, reason = "the fast tests use the rest")]
pub mod support;
mod wrong;

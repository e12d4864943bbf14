//! The judge: verdicts that are known, counterexamples that are small and true, the same answer on any
//! number of processors.

mod adversaries;
mod budget;
mod chance;
mod counterexamples;
mod findings;
mod known;
mod mutants;
mod refused;
mod right;
mod rules;
mod same;
mod support;
mod tasks;
mod wrong;

//! Proofs that a program is right on every wall, by symbolic execution and a SAT solver.
//!
//! The symbolic machine runs compiled code on all walls at once (`machine`): each cell is a few formulas
//! (`wall`, `graph`), values are lists with conditions (`value`). What it cannot see in the formulas, it asks the
//! solver (`question`). `prove` compares the result with what the task wants.

mod area;
mod cnf;
mod command;
mod compute;
mod counters;
mod facts;
mod falls;
mod graph;
mod loops;
mod machine;
mod path;
mod prove;
mod question;
mod rules;
mod runs;
mod sets;
mod value;
mod visits;
mod wall;
mod world;

pub use prove::{Counterexample, Proof, Proved, Question, prove};
pub use question::{Effort, Limit, Refutation, Witness};
pub use runs::AllRuns;
pub use world::Obstacle;

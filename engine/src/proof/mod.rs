//! Proofs: what holds for every program, and not only for those that were tried.
//!
//! It depends on the rules of a task (`run`) and on `wall`; nothing there depends on it.

mod action;
mod hitting;
mod least;
mod probe;
mod reach;

pub use action::{ActionKind, ActionSet};
pub use least::{LeastCost, NoLeastCost, Refutation, least_cost};

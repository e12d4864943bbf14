//! Proofs: what holds for every program or on every wall, and not only where somebody tried it.
//!
//! It depends on compiled programs and the rules of a task (`run`) and on `wall`; nothing there depends on it.

mod action;
mod hitting;
mod least;
mod probe;
mod reach;
pub mod small_walls;
pub mod symbolic;

pub use action::{ActionKind, ActionSet};
pub use least::{LeastCost, NoLeastCost, Refutation, least_cost};

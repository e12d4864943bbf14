//! Runs programs: what a program does to a wall after a click. The outcome depends on program, wall, click and draws
//! alone.
//!
//! There are two engines. The machine (`machine.rs`) defines what every operation means, counts steps, reports errors
//! and can be observed. `closures` makes moves that end without an error many times faster, with the same outcome.
//! `moves.rs` chooses between them; `record` shows every step of a move.

mod act;
pub mod closures;
pub mod code;
pub mod compile;
mod cycle;
pub mod draw_policy;
pub mod failure;
pub mod games;
mod loops;
pub mod machine;
pub mod math;
pub mod moves;
pub mod observer;
mod operand;
pub mod record;
pub mod rules;
pub mod state;
pub mod value;

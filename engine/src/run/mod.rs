//! The run: a function of program, wall, click and chance. Recording is a layer above it.

mod act;
mod allowance;
pub mod closures;
pub mod code;
pub mod compile;
mod cycle;
mod draw;
pub mod draw_policy;
pub mod failure;
pub mod fast;
pub mod games;
mod loops;
pub mod machine;
pub mod math;
pub mod moves;
pub mod observer;
mod operand;
pub mod peephole;
pub mod record;
pub mod rules;
pub mod state;
pub mod superinstructions;
pub mod turn;
pub mod value;
pub mod variables;

//! The run: a function of program, wall, click and chance. Recording is a layer above it.

mod act;
pub mod chance;
pub mod closures;
pub mod code;
pub mod compile;
mod cycle;
pub mod failure;
pub mod fast;
pub mod fuse;
pub mod fused;
pub mod games;
mod loops;
pub mod machine;
pub mod math;
pub mod moves;
mod operand;
pub mod record;
pub mod state;
pub mod value;
pub mod variables;
pub mod watch;

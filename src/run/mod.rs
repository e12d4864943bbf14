//! The run: a function of program, wall, click and chance. Recording is a layer above it.

pub mod chance;
pub mod code;
pub mod compile;
mod cycle;
pub mod failure;
mod fast;
pub mod fuse;
pub mod games;
pub mod machine;
pub mod math;
pub mod moves;
pub mod value;
pub mod variables;

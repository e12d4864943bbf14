//! The run: a function of program, wall, click and chance. Recording is a layer above it.

pub mod chance;
pub mod code;
pub mod compile;
mod cycle;
pub mod failure;
pub mod games;
mod fast;
pub mod fuse;
pub mod machine;
pub mod math;
pub mod moves;
pub mod value;

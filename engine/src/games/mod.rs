//! The engines of the other games, each alone.

pub mod clone2048;
pub mod mines;
pub mod tantrix;

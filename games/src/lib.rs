//! The rules and solvers of the other games: Minesweeper, the third clone of 2048, and Tantrix. They know
//! no window, no files and no clock, nothing of blocks, and nothing of one another.

pub mod clone2048;
pub mod mines;
pub mod tantrix;

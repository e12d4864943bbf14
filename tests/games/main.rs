//! The other games: Minesweeper, the third clone of 2048, Tantrix.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod clone2048;
mod mines;
mod tantrix;

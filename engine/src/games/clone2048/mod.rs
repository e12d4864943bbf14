//! The third clone: a 2048 with obstacles, without a screen.
//!
//! Stands alone: uses only draws from a seed. [`Board`] holds the cells and moves them, [`GameState`] is
//! what a file holds, [`Game`] is a game being played, [`Player`] plays by itself, [`Mode`] is how a
//! block is shown.

mod board;
mod file;
mod game;
mod mode;
mod player;

pub use board::{
    Board, Cell, Direction, LAST_LEVEL, Level, Movement, SIZES, Slide, TooManyObstacles,
};
pub use file::{FileError, FileErrorKind, GameState};
pub use game::{Game, NewBlock};
pub use mode::{Mode, letter, level_of};
pub use player::Player;

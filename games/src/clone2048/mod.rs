//! The third clone: a 2048 with obstacles, without a screen.
//!
//! Stands alone: uses only draws from a seed. [`BlockBoard`] holds the cells and moves them, [`GameState`] is
//! what a file holds, [`BlockGame`] is a game being played, [`Player`] plays by itself, [`DisplayMode`] is how a
//! block is shown.

mod board;
mod file;
mod game;
mod mode;
mod player;
mod rules;

pub use board::{
    BlockBoard, BlockCell, Direction, LAST_LEVEL, Level, Movement, SIZES, Slide, TooManyObstacles,
};
pub use file::{BoardFileError, BoardFileErrorKind, GameState};
pub use game::{BlockGame, NewBlock};
pub use mode::{DisplayMode, letter, level_of};
pub use player::{Advice, Network, Player, PlayerKind, Training, TrainingGame};
pub use rules::BlockRules;

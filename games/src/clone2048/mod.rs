//! A clone of 2048 with obstacles: rules, file format, and an automatic player. ("The third clone" of the paper.)
//!
//! [`BlockBoard`] holds the cells and moves them, [`GameState`] is the content of a file, [`BlockGame`] a game in
//! progress, [`Player`] the automatic player, [`DisplayMode`] the way to show a block.

mod board;
mod file;
mod game;
mod mode;
mod player;

pub use board::{
    BlockBoard, BlockCell, Direction, LAST_LEVEL, Level, Movement, SIZES, Slide, TooManyObstacles,
};
pub use file::{BoardFileError, BoardFileErrorKind, GameState};
pub use game::{BlockGame, BlockRules, NewBlock};
pub use mode::DisplayMode;
pub use player::{Advice, Network, Player, PlayerKind, Training, TrainingGame};

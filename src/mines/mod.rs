//! Minesweeper, without a screen.

mod board;
mod chances;
mod count;
mod file;
mod frontier;
mod game;
mod hint;
mod lay;
mod logic;
mod no_guess;
mod position;
mod record;
mod size;
mod solver;
mod tree;

pub use board::{Board, Content};
pub use chances::Chances;
pub use file::{FileError, FileErrorKind};
pub use frontier::Contradiction;
pub use game::{Game, Settings, State, View};
pub use hint::{Hint, Reason, hint};
pub use lay::{First, LayError, Method, Rule, lay};
pub use logic::Logic;
pub use no_guess::is_without_guess;
pub use position::{Position, Seen};
pub use record::{Action, BEST_TIMES, Deed, Millis, Record, Statistics, Summary, Tally};
pub use size::{Cell, SIDES, Size, SizeError};
pub use solver::{Choice, Solver, choose};

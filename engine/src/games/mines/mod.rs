//! Minesweeper, without a screen.
//!
//! Stands alone: uses only draws from a seed. [`Size`], [`Board`] and [`Position`] are how large it is, what
//! is under the cells, and what is seen of them; [`lay`] lays the mines by a [`Rule`]; [`Game`] is a game
//! being played, [`Record`] and [`Statistics`] are what is kept of games. Of the mines in a position
//! [`Chances`] tells the probabilities, [`hint`] what can be proved and why, [`choose`] what to open.

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
mod table;
mod tree;

pub use board::{Board, Content};
pub use chances::Chances;
pub use file::{FileError, FileErrorKind};
pub use frontier::Contradiction;
pub use game::{Game, Settings, State, View};
pub use hint::{Hint, Reason, hint, hint_while};
pub use lay::{First, LayError, Method, Rule, lay, lay_while};
pub use logic::Logic;
pub use no_guess::is_without_guess;
pub use position::{Position, Seen};
pub use record::{Action, BEST_TIMES, Deed, Millis, Record, Statistics, Summary, Tally};
pub use size::{Cell, SIDES, Size, SizeError};
pub use solver::{Choice, Solver, choose, choose_while};

//! Minesweeper, without a screen.
//!
//! Stands alone: uses only draws from a seed. [`Size`], [`MineBoard`] and [`MinesPosition`] are how large it is, what
//! is under the cells, and what is seen of them; [`generate()`] lays the mines by a [`BoardRule`]; [`MinesGame`] is a game
//! being played, [`GameRecord`] and [`Statistics`] are what is kept of games, [`review_while`] tells their story.
//! Of the mines in a position [`Chances`] tells the probabilities, [`hint()`] what can be proved and why, [`choose`] what
//! to open.

mod board;
mod chances;
mod count;
mod difficulty;
mod file;
mod frontier;
mod game;
mod generate;
mod hint;
mod logic;
mod no_guess;
mod position;
mod record;
mod replay_text;
mod review;
mod size;
mod solver;
mod statistics;
mod table;
mod tree;

pub use board::{BoardParts, CellContent, MineBoard};
pub use chances::Chances;
pub use difficulty::{Difficulty, difficulty, difficulty_while};
pub use file::{MinesFileError, MinesFileErrorKind};
pub use frontier::Contradiction;
pub use game::{CellView, FirstMove, GameStatus, MinesGame, MinesSettings};
pub use generate::{BoardRule, FirstClick, GenerateError, NoGuessMethod, generate, generate_while};
pub use hint::{MinesHint, Reason, hint, hint_while};
pub use logic::Logic;
pub use no_guess::{is_without_guess, most_mines};
pub use position::{MinesPosition, SeenCell};
pub use record::{ActionKind, ClickCounts, GameRecord, GameSummary, Millis, TimedAction, points};
pub use replay_text::{ReplayTextError, ReplayTextErrorKind, is_replay};
pub use review::{ClickReview, GameReview, review_while};
pub use size::{CellIndex, SIDES, Size, SizeError};
pub use solver::{Solver, SolverChoice, choose, choose_while};
pub use statistics::{
    BEST_TIMES, GameKind, HISTORY, KindStatistics, Outcome, PlayedGame, Statistics,
};

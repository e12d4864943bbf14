//! Minesweeper: rules, board generator, exact probabilities, hints, solver, and records of games.
//!
//! [`MineBoard`] is what is under the cells, [`MinesPosition`] what the player sees. [`generate()`] lays the mines by a
//! [`BoardRule`]; [`MinesGame`] is a game in progress, [`GameRecord`] a replay of it, [`Statistics`] the results of many.
//! For a position, [`Chances`] gives the probability of a mine in each cell, [`hint()`] a deduction with its reason,
//! [`choose`] the best cell to open; [`review_while`] analyses a whole game.
//!
//! "The article" is the one whose Minesweeper this module implements. A *layout* is a way to place the unseen mines that
//! agrees with all clues; all layouts are equally likely.

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
mod tree;

pub use board::{BoardParts, CellContent, MineBoard};
pub use chances::Chances;
pub use difficulty::{Difficulty, difficulty, difficulty_while};
pub use file::{MinesFileError, MinesFileErrorKind};
pub use frontier::Contradiction;
pub use game::{CellView, GameStatus, MinesGame, MinesSettings};
pub use generate::{BoardRule, FirstClick, GenerateError, NoGuessMethod, generate, generate_while};
pub use hint::{MinesHint, Reason, hint, hint_while};
pub use logic::Logic;
pub use no_guess::{is_without_guess, max_mines};
pub use position::{MinesPosition, SeenCell};
pub use record::{ActionKind, ClickCounts, GameRecord, GameSummary, Millis, TimedAction, points};
pub use replay_text::{ReplayTextError, ReplayTextErrorKind, is_replay};
pub use review::{ClickReview, GameReview, review_while};
pub use size::{CellIndex, SIDES, Size, SizeError};
pub use solver::{Solver, SolverChoice, choose, choose_while};
pub use statistics::{
    GameKind, KindStatistics, MAX_BEST_TIMES, MAX_HISTORY, Outcome, PlayedGame, Statistics,
};

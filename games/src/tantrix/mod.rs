//! Tantrix: the 56 tiles, the paper's four kinds of puzzles, and their solutions.
//!
//! [`Puzzle`] states a task; [`solve`] and [`count`] search for its solutions, [`verify`] checks a solution, [`draw`]
//! draws it, [`read`] reads solutions from files. A player's [`TantrixPosition`] is checked rule by rule by [`inspect`]
//! and completed by [`complete`].
//!
//! "Reading order" of cells is row by row from the top, left to right.

mod challenge;
pub mod draw;
mod drawn;
mod hex;
mod live;
mod position;
mod puzzle;
mod search;
mod solution;
mod table;
mod teach;
mod tile;
mod verify;

pub use challenge::Challenge;
pub use drawn::{DrawnArea, DrawnAreaError, DrawnAreaErrorKind};
pub use hex::Hex;
pub use live::{LineThread, PositionReport, PuzzleRule, RuleStatus, inspect};
pub use position::{LyingTile, TantrixPosition};
pub use puzzle::{Area, Holes, Impossible, LineColour, LineCondition, Puzzle};
pub use search::{
    CountError, Rotations, SearchControl, SearchEnd, SearchProgress, complete, count, solve,
};
pub use solution::{
    Placed, PuzzleRecord, Solution, SolutionFile, SolutionFileError, SolutionFormat,
    SolutionSummary, read,
};
pub use table::{TableError, TableErrorKind, TableForm, read_table, table};
pub use teach::{DeadReason, TantrixLesson, teach};
pub use tile::{Back, Bend, NUMBERS, TantrixColour, Tile, TileSet, tile, tiles};
pub use verify::{Violation, verify, verify_so_far};

//! Tantrix, without a screen: the 56 tiles, the paper's four puzzles, and their solutions.
//!
//! Stands alone. [`Puzzle`] says what is asked, [`solve`] and [`count`] find answers, [`verify`] checks
//! them by the rules alone, [`draw`] shows them, [`read`] takes them from files. Who plays has a
//! [`Position`]: [`look`] says how far it is, [`complete`] goes on from it.

mod challenge;
pub mod draw;
mod hex;
mod live;
mod position;
mod puzzle;
mod search;
mod solution;
mod tile;
mod verify;

pub use challenge::Challenge;
pub use hex::Hex;
pub use live::{Kept, Report, Rule, Thread, look};
pub use position::{Lying, Position};
pub use puzzle::{Area, Holes, Impossible, Line, LineColour, Puzzle};
pub use search::{Found, Progress, Rotations, Uncounted, Watch, complete, count, solve};
pub use solution::{FileError, Form, Placed, Solution, Summary, read};
pub use tile::{Back, Bend, Colour, NUMBERS, Tile, TileSet, tile, tiles};
pub use verify::{Broken, verify, verify_so_far};

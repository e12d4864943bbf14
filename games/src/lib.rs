//! Rules and solvers of the other games: Minesweeper, a clone of 2048, and Tantrix.
//!
//! The games do no I/O: no window, no files, no clock. They know nothing of blocks and nothing of one another; they share
//! only [`Help`] and [`TextFileError`].

pub mod clone2048;
pub mod mines;
pub mod tantrix;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A kind of help in a game. A game with any help does not count for records.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Help {
    /// The player may have seen the board before: it was replayed, opened from a file, or chosen by its number.
    Known,
    Hint,
    /// The probabilities were shown.
    Probabilities,
    /// The player looked under a cell.
    Peek,
    Undo,
    /// The program made a move.
    Solver,
    /// The mines were shown, or written to a file.
    Revealed,
}

/// The help used in a game, with counts. Empty for a game that counts for records.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Helps(BTreeMap<Help, u64>);

impl Helps {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of times this help was used.
    pub fn count(&self, help: Help) -> u64 {
        self.0.get(&help).copied().unwrap_or(0)
    }

    pub fn has(&self, help: Help) -> bool {
        self.0.contains_key(&help)
    }

    /// Counts one more use.
    pub fn add(&mut self, help: Help) {
        *self.0.entry(help).or_default() += 1;
    }

    /// Records a continuous help, which counts once however often it is noted.
    pub fn note(&mut self, help: Help) {
        self.0.entry(help).or_insert(1);
    }

    /// The kinds of help used, in the order of [`Help`].
    pub fn kinds(&self) -> impl Iterator<Item = Help> {
        self.0.keys().copied()
    }
}

impl<const N: usize> From<[Help; N]> for Helps {
    fn from(helps: [Help; N]) -> Helps {
        Helps(helps.map(|help| (help, 1)).into())
    }
}

/// An error of a text-file reader: the first mistake and its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextFileError<K> {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    pub kind: K,
}

impl<K> TextFileError<K> {
    pub(crate) fn new(line: usize, column: usize, kind: K) -> TextFileError<K> {
        TextFileError { line, column, kind }
    }
}

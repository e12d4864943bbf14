//! What helps in a game: with any of it the game counts for no record.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that makes a game one that counts for no record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Help {
    /// The board was seen before: played again, from a file, or by a number that was typed.
    Known,
    Hint,
    /// The probabilities were shown.
    Probabilities,
    /// A look under a cell.
    Peek,
    Undo,
    /// The program made a move.
    Solver,
    /// The mines were shown, or written to a file.
    Revealed,
}

/// What helped in a game, and how often. Empty for a game that counts.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Helps(BTreeMap<Help, u64>);

impl Helps {
    /// True if nothing helped.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of times that this helped.
    pub fn count(&self, help: Help) -> u64 {
        self.0.get(&help).copied().unwrap_or(0)
    }

    /// True if this helped.
    pub fn has(&self, help: Help) -> bool {
        self.0.contains_key(&help)
    }

    /// Counts a help once more.
    pub fn add(&mut self, help: Help) {
        *self.0.entry(help).or_default() += 1;
    }

    /// Remembers that this helped, for a help that goes on: it counts once.
    pub fn note(&mut self, help: Help) {
        self.0.entry(help).or_insert(1);
    }

    /// The kinds of help, in the order of [`Help`].
    pub fn kinds(&self) -> impl Iterator<Item = Help> {
        self.0.keys().copied()
    }
}

impl<const N: usize> From<[Help; N]> for Helps {
    fn from(helps: [Help; N]) -> Helps {
        Helps(helps.map(|help| (help, 1)).into())
    }
}

//! Where the draws of a move come from.

use crate::chance::Chance;

/// The chance of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Luck {
    /// The seed of the game.
    pub seed: u64,
    /// The number of the move in the game, from 0.
    pub number: u64,
}

impl Luck {
    /// The stream that the move draws from.
    pub fn stream(self) -> Chance {
        Chance::of_move(self.seed, self.number)
    }
}

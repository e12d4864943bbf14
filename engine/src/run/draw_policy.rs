//! Where the draws of a move come from.

use crate::chance::Chance;

/// The chance of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawPolicy {
    /// The seed of the game.
    pub seed: u64,
    /// The number of the move in the game, from 0.
    pub number: u64,
}

impl DrawPolicy {
    /// No game has so many moves: the number marks streams that are not fair.
    const HOSTILE: u64 = u64::MAX;

    /// Chance that is not fair, after one of the plans of [`Chance::hostile`].
    pub fn hostile(plan: u64) -> DrawPolicy {
        DrawPolicy {
            seed: plan,
            number: DrawPolicy::HOSTILE,
        }
    }

    /// Whether every number is equally likely to be drawn.
    pub fn is_fair(self) -> bool {
        self.number != DrawPolicy::HOSTILE
    }

    /// The stream that the move draws from.
    pub fn stream(self) -> Chance {
        if self.is_fair() {
            Chance::of_move(self.seed, self.number)
        } else {
            Chance::hostile(self.seed)
        }
    }
}

//! The source of the draws of a move.

use crate::chance::Chance;

/// Determines the draws of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawPolicy {
    /// The seed of the game.
    pub seed: u64,
    /// The number of the move in the game, from 0.
    pub number: u64,
}

impl DrawPolicy {
    /// Marks streams that are not fair; no game has so many moves.
    const HOSTILE: u64 = u64::MAX;

    /// Marks streams whose draws are the digits of a number.
    const SCRIPTED: u64 = DrawPolicy::HOSTILE - 1;

    /// From here on up to [`DrawPolicy::SCRIPTED`], a stream favours an index; the bits below hold it.
    const FAVOURING: u64 = 1 << 63;

    /// Hostile draws, after one of the plans of [`Chance::hostile`].
    pub fn hostile(plan: u64) -> DrawPolicy {
        DrawPolicy {
            seed: plan,
            number: DrawPolicy::HOSTILE,
        }
    }

    /// Draws that are the digits of a number, as [`Chance::scripted`] reads them.
    pub fn scripted(digits: u64) -> DrawPolicy {
        DrawPolicy {
            seed: digits,
            number: DrawPolicy::SCRIPTED,
        }
    }

    /// Draws of a stream that favours an index, below 2⁵⁴: see [`Chance::favouring`].
    pub fn favouring(index: u64, stream: u64) -> DrawPolicy {
        DrawPolicy {
            seed: stream,
            number: DrawPolicy::FAVOURING | index,
        }
    }

    /// True if every number is equally likely.
    pub fn is_fair(self) -> bool {
        self.number < DrawPolicy::FAVOURING
    }

    /// True if every draw has the same bits.
    pub fn is_constant(self) -> bool {
        self.number == DrawPolicy::HOSTILE && Chance::is_constant(self.seed)
    }

    /// The stream that the move draws from.
    pub fn stream(self) -> Chance {
        match self.number {
            DrawPolicy::HOSTILE => Chance::hostile(self.seed),
            DrawPolicy::SCRIPTED => Chance::scripted(self.seed),
            marked if marked >= DrawPolicy::FAVOURING => {
                Chance::favouring(self.seed, marked - DrawPolicy::FAVOURING)
            }
            number => Chance::of_move(self.seed, number),
        }
    }
}

//! The source of the draws of a move.

use crate::chance::{Chance, ChosenDraw};

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

    /// From here on up to [`DrawPolicy::SCRIPTED`], two draws are chosen. The bits below hold the numbers of the two
    /// draws, then the number of the stream of all others; the seed holds the chosen values.
    const CHOSEN: u64 = 1 << 63;
    const DRAW_BITS: u32 = 24;
    const STREAM_BITS: u32 = 15;

    /// Draws from this number on cannot be chosen.
    pub const CHOOSABLE: u32 = (1 << DrawPolicy::DRAW_BITS) - 1;

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

    /// Two chosen draws, with numbers below [`DrawPolicy::CHOOSABLE`]; all others come from one of 2¹⁵ streams.
    pub fn chosen([first, second]: [ChosenDraw; 2], stream: u64) -> DrawPolicy {
        let at = |(at, _): ChosenDraw| u64::from(at.min(DrawPolicy::CHOOSABLE - 1));
        let stream = stream % (1 << DrawPolicy::STREAM_BITS);
        let draws = at(first) << DrawPolicy::DRAW_BITS | at(second);
        DrawPolicy {
            seed: u64::from(first.1) << 32 | u64::from(second.1),
            number: DrawPolicy::CHOSEN | draws << DrawPolicy::STREAM_BITS | stream,
        }
    }

    /// The chosen draws, if there are any.
    pub fn choices(self) -> Option<[ChosenDraw; 2]> {
        let draws = (self.number & !DrawPolicy::CHOSEN) >> DrawPolicy::STREAM_BITS;
        let [first, second] =
            [draws >> DrawPolicy::DRAW_BITS, draws].map(|at| at as u32 & DrawPolicy::CHOOSABLE);
        let chosen = (DrawPolicy::CHOSEN..DrawPolicy::SCRIPTED).contains(&self.number);
        chosen.then_some([
            (first, (self.seed >> 32) as u32),
            (second, self.seed as u32),
        ])
    }

    /// True if every number is equally likely.
    pub fn is_fair(self) -> bool {
        self.number < DrawPolicy::CHOSEN
    }

    /// True if every draw has the same bits.
    pub fn is_constant(self) -> bool {
        self.number == DrawPolicy::HOSTILE && Chance::is_constant(self.seed)
    }

    /// The stream that the move draws from.
    pub fn stream(self) -> Chance {
        match self.choices() {
            Some(draws) => {
                let stream = self.number % (1 << DrawPolicy::STREAM_BITS);
                Chance::with_chosen(stream, draws)
            }
            None if self.is_fair() => Chance::of_move(self.seed, self.number),
            None if self.number == DrawPolicy::SCRIPTED => Chance::scripted(self.seed),
            None => Chance::hostile(self.seed),
        }
    }
}

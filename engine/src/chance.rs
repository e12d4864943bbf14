//! Chance, always from a seed: a leaf that every room may use.

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// A stream of draws that depends on its seed alone: ChaCha with 8 rounds, seeded by `seed_from_u64`.
#[derive(Debug)]
pub struct Chance {
    stream: ChaCha8Rng,
    malice: Option<Malice>,
    chosen: Option<Choices>,
}

/// A draw that is chosen, not drawn: its number in the stream, from 0, and the upper half of its 64 bits.
pub type ChosenDraw = (u32, u32);

/// A stream in which two draws (they may be the same one) are chosen.
#[derive(Clone, Copy, Debug)]
struct Choices {
    draws: [ChosenDraw; 2],
    /// The number of the next draw.
    next: u32,
}

/// How a hostile stream draws. Each draw is the lowest number, the highest, the one before once more, or
/// a fair one.
#[derive(Clone, Copy, Debug)]
struct Malice {
    /// How likely the first three are, in eighths; what is left is for fair draws.
    eighths: [u64; 3],
    /// The draw before.
    last: u64,
}

impl Clone for Chance {
    /// A stream that goes on drawing what this one will draw.
    fn clone(&self) -> Chance {
        let stream = ChaCha8Rng::deserialize_state(&self.stream.serialize_state());
        Chance { stream, ..*self }
    }
}

impl Chance {
    /// The stream of `seed`.
    pub fn new(seed: u64) -> Chance {
        Chance {
            stream: ChaCha8Rng::seed_from_u64(seed),
            malice: None,
            chosen: None,
        }
    }

    /// The stream of `seed`, but for two draws.
    pub fn with_chosen(seed: u64, draws: [ChosenDraw; 2]) -> Chance {
        Chance {
            chosen: Some(Choices { draws, next: 0 }),
            ..Chance::new(seed)
        }
    }

    /// The upper half of the bits with which [`Chance::below`] gives `index` out of `n`; `None` if there is no such
    /// number, or `n` is larger than 2³¹.
    pub fn upper_half_for(index: u64, n: u64) -> Option<u32> {
        let fits = index < n && n <= 1 << 31;
        fits.then(|| (((index << 32) + (1 << 31)) / n) as u32)
    }

    /// A stream that is not fair, for trying what should not depend on luck. Plan 0 always draws the
    /// first of some things, plan 1 always the last, plan 2 now the first and now the last, plan 3 the
    /// same again and again; the others are mixtures, each with a seed of its own.
    pub fn hostile(plan: u64) -> Chance {
        let eighths = match plan % 8 {
            0 if plan == 0 => [8, 0, 0],
            1 if plan == 1 => [0, 8, 0],
            2 => [4, 4, 0],
            3 => [0, 0, 7],
            4 => [7, 0, 0],
            5 => [0, 7, 0],
            6 => [1, 1, 5],
            _ => [2, 2, 2],
        };
        Chance {
            malice: Some(Malice { eighths, last: 0 }),
            ..Chance::new(plan)
        }
    }

    /// Whether every draw of this plan of [`Chance::hostile`] has the same bits.
    pub fn is_constant(plan: u64) -> bool {
        plan < 2
    }

    /// The stream that move number `k` (from 0) of the game with `seed` draws from.
    pub fn of_move(seed: u64, k: u64) -> Chance {
        Chance::new(seed ^ k.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        let fair = self.stream.next_u64();
        if let Some(Choices { draws, next }) = &mut self.chosen {
            let chosen = draws.iter().find(|(at, _)| at == next);
            *next = next.saturating_add(1);
            return chosen.map_or(fair, |&(_, upper)| u64::from(upper) << 32 | fair >> 32);
        }
        let Some(malice) = &mut self.malice else {
            return fair;
        };
        let [first, last, again] = malice.eighths;
        let fate = fair % 8;
        malice.last = if fate < first {
            0
        } else if fate < first + last {
            u64::MAX
        } else if fate < first + last + again {
            malice.last
        } else {
            self.stream.next_u64()
        };
        malice.last
    }

    /// A number in `0..n`, each equally likely up to 2⁻⁶⁴ n; 0, and nothing drawn, for `n` 0 or 1.
    pub fn below(&mut self, n: u64) -> u64 {
        if n <= 1 {
            return 0;
        }
        ((u128::from(self.next_u64()) * u128::from(n)) >> 64) as u64
    }

    /// A number in `[0, 1)`: the top 53 bits of a draw, divided by 2⁵³.
    pub fn fraction(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chosen_draws_are_what_was_chosen_and_all_others_are_fair() {
        for n in [2, 3, 10, 81, 1_000, 200_000, 1 << 31] {
            for index in [0, 1, n / 3, n / 2, n - 1] {
                let upper = Chance::upper_half_for(index, n).unwrap();
                let mut fair = Chance::new(9);
                let mut chosen = Chance::with_chosen(9, [(1, upper), (3, upper)]);
                let draws: Vec<u64> = (0..5).map(|_| chosen.below(n)).collect();
                let mut expected: Vec<u64> = (0..5).map(|_| fair.below(n)).collect();
                (expected[1], expected[3]) = (index, index);
                assert_eq!(draws, expected, "{index} of {n}");
            }
        }
        assert_eq!(Chance::upper_half_for(3, 3), None);
    }
}

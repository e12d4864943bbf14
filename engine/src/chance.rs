//! Random numbers, always from a seed.
//!
//! A leaf module: every module may use it.

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// A stream of random draws, determined by its seed: ChaCha with 8 rounds, seeded by `seed_from_u64`.
#[derive(Debug)]
pub struct Chance {
    stream: ChaCha8Rng,
    bias: Option<Bias>,
    /// The index that every other draw gives.
    favourite: Option<u64>,
    script: Option<Script>,
}

/// Draws that are all written in one number: its last digit is the first draw, the digit before it the second one, and
/// so on. The base of each digit is the number of things that the draw chooses from.
#[derive(Clone, Debug)]
struct Script {
    /// The digits that are left.
    digits: u64,
    made: ScriptedDraws,
}

/// The choices of a scripted stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptedDraws {
    /// For each draw, the number of things that it chose from.
    pub bases: Vec<u64>,
    /// The number of ways in which these draws can go, all together.
    pub ways: u64,
}

impl Default for ScriptedDraws {
    fn default() -> ScriptedDraws {
        ScriptedDraws {
            bases: Vec::new(),
            ways: 1,
        }
    }
}

impl ScriptedDraws {
    /// Draws that can go in more ways are too many to count.
    pub const MAX_WAYS: u64 = 1_000;

    /// Another draw among `n` things.
    fn add(&mut self, n: u64) {
        self.ways = self.ways.saturating_mul(n);
        if self.ways <= ScriptedDraws::MAX_WAYS {
            self.bases.push(n);
        }
    }

    /// The script after this one, if they are ordered by the first draw that differs; `None` after the last.
    pub fn next(&self, script: u64) -> Option<u64> {
        let mut below = self.ways;
        for base in self.bases.iter().rev() {
            below /= base;
            let digit = script / below % base;
            if digit + 1 < *base {
                return Some(script % below + (digit + 1) * below);
            }
        }
        None
    }
}

/// How a hostile stream draws: each draw is the lowest number, the highest, the previous one again, or a fair one.
#[derive(Clone, Copy, Debug)]
struct Bias {
    /// Probabilities, in eighths, of the lowest, the highest and the previous number; the rest are fair draws.
    eighths: [u64; 3],
    previous: u64,
}

impl Clone for Chance {
    /// An independent stream that will make the same draws as this one.
    fn clone(&self) -> Chance {
        let stream = ChaCha8Rng::deserialize_state(&self.stream.serialize_state());
        Chance {
            stream,
            script: self.script.clone(),
            ..*self
        }
    }
}

impl Chance {
    /// The stream of `seed`.
    pub fn new(seed: u64) -> Chance {
        Chance {
            stream: ChaCha8Rng::seed_from_u64(seed),
            bias: None,
            favourite: None,
            script: None,
        }
    }

    /// The stream of `seed`, except that [`Chance::below`] of more than `index` gives `index` half of the time.
    pub fn favouring(seed: u64, index: u64) -> Chance {
        Chance {
            favourite: Some(index),
            ..Chance::new(seed)
        }
    }

    /// A stream whose draws are the digits of a number: see [`ScriptedDraws::next`]. Draws after its last digit choose
    /// the first thing; fractions are fair, and too many to count.
    pub fn scripted(digits: u64) -> Chance {
        Chance {
            script: Some(Script {
                digits,
                made: ScriptedDraws::default(),
            }),
            ..Chance::new(digits)
        }
    }

    /// The choices of a scripted stream; `None` for another stream.
    pub fn scripted_draws(&self) -> Option<&ScriptedDraws> {
        self.script.as_ref().map(|script| &script.made)
    }

    /// An unfair stream, for testing what should not depend on luck. Plan 0 always draws the lowest number, plan 1
    /// always the highest, plan 2 alternates between them at random, plan 3 mostly repeats the previous draw; the
    /// others are mixtures, each with its own seed.
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
            bias: Some(Bias {
                eighths,
                previous: 0,
            }),
            ..Chance::new(plan)
        }
    }

    /// True if every draw of this plan of [`Chance::hostile`] has the same bits.
    pub fn is_constant(plan: u64) -> bool {
        plan < 2
    }

    /// The stream for move `k` (from 0) of the game with `seed`.
    pub fn of_move(seed: u64, k: u64) -> Chance {
        Chance::new(seed ^ k.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        let fair = self.stream.next_u64();
        if let Some(script) = &mut self.script {
            script.made.add(u64::MAX);
        }
        let Some(bias) = &mut self.bias else {
            return fair;
        };
        let [lowest, highest, again] = bias.eighths;
        let fate = fair % 8;
        bias.previous = if fate < lowest {
            0
        } else if fate < lowest + highest {
            u64::MAX
        } else if fate < lowest + highest + again {
            bias.previous
        } else {
            self.stream.next_u64()
        };
        bias.previous
    }

    /// A number in `0..n`, uniform up to an error of 2⁻⁶⁴ n. For `n` 0 or 1 the result is 0 and nothing is drawn.
    pub fn below(&mut self, n: u64) -> u64 {
        if n <= 1 {
            return 0;
        }
        if let Some(script) = &mut self.script {
            let drawn = script.digits % n;
            script.digits /= n;
            script.made.add(n);
            return drawn;
        }
        let bits = self.next_u64();
        match self.favourite {
            Some(index) if index < n && bits.is_multiple_of(2) => index,
            _ => ((u128::from(bits) * u128::from(n)) >> 64) as u64,
        }
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
    fn a_favoured_index_comes_half_of_the_time_if_it_can_come() {
        let drawn = |n: u64| {
            let mut chance = Chance::favouring(9, 41);
            let draws: Vec<u64> = (0..1_000).map(|_| chance.below(n)).collect();
            assert!(draws.iter().all(|index| *index < n));
            draws.iter().filter(|index| **index == 41).count()
        };
        assert!((400..600).contains(&drawn(1_000_000)));
        assert_eq!(drawn(41), 0);
    }

    #[test]
    fn scripts_go_through_every_way_once() {
        // The third draw is made after some of the first two only.
        let run = |script| {
            let mut chance = Chance::scripted(script);
            let mut drawn = vec![chance.below(3), chance.below(1), chance.below(2)];
            if drawn[0] == drawn[2] {
                drawn.push(chance.below(4));
            }
            (drawn, chance.scripted_draws().unwrap().clone())
        };
        let mut script = Some(0);
        let mut all = Vec::new();
        while let Some(at) = script {
            let (drawn, draws) = run(at);
            all.push(drawn);
            script = draws.next(at);
        }
        let mut expected = Vec::new();
        for (first, second) in (0..3).flat_map(|first| [(first, 0), (first, 1)]) {
            let third = if first == second { 0..4 } else { 0..0 };
            if first != second {
                expected.push(vec![first, 0, second]);
            }
            expected.extend(third.map(|third| vec![first, 0, second, third]));
        }
        assert_eq!(all, expected);
        let mut chance = Chance::scripted(0);
        chance.fraction();
        assert!(chance.scripted_draws().unwrap().ways > ScriptedDraws::MAX_WAYS);
    }
}

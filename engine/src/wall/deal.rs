//! Dealing walls: the same seed gives the same wall, on every machine and for ever.

use super::{Brick, Cell, Wall};
use crate::chance::Chance;
use crate::colour::Colour;

impl Wall {
    /// The full wall dealt with `seed` in the first `colours` of red, green, blue, yellow, fuchsia;
    /// `None` unless `colours` is 2 to 5.
    ///
    /// One draw a cell in reading order (language, section 1; frozen by test vectors).
    pub fn deal(seed: u64, colours: usize) -> Option<Wall> {
        let palette = Colour::ALL
            .get(..colours)
            .filter(|palette| palette.len() >= 2)?;
        let mut chance = Chance::new(seed);
        let mut wall = Wall::default();
        for cell in Cell::all() {
            let colour = palette[chance.below(palette.len() as u64) as usize];
            wall.set(
                cell,
                Some(Brick {
                    colour,
                    infected: false,
                }),
            );
        }
        Some(wall)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wall::CellSet;

    /// Frozen: a dealt wall in a file, a lesson or a link must stay the same wall.
    #[test]
    fn the_test_vectors() {
        let row =
            |seed, colours, row: usize| Wall::deal(seed, colours).map(|w| w.rows()[row].clone());
        for (seed, colours, at, expected) in [
            (0, 4, 0, "BGBRYBYYY"), // the vector of the language
            (1, 2, 0, "RRGRRGRRG"),
            (1, 3, 0, "GRGRRBGRB"),
            (1, 4, 0, "GRBRGBGRY"),
            (1, 5, 0, "BRBGGYBRF"),
            (u64::MAX, 2, 8, "GRGGRRRGR"),
            (u64::MAX, 3, 8, "BRBGRGRBG"),
            (u64::MAX, 4, 8, "YRYBRGGYG"),
            (u64::MAX, 5, 8, "FRFYRBGYB"),
        ] {
            assert_eq!(
                row(seed, colours, at).as_deref(),
                Some(expected),
                "{seed}, {colours}"
            );
        }
    }

    #[test]
    fn a_dealt_wall_is_full_uninfected_and_uses_the_first_colours() {
        for colours in 2..=5 {
            for seed in 0..20 {
                let wall = Wall::deal(seed, colours).unwrap();
                assert_eq!(
                    (wall.bricks(), wall.infected()),
                    (CellSet::ALL, CellSet::EMPTY)
                );
                for (number, colour) in Colour::ALL.into_iter().enumerate() {
                    assert_eq!(
                        wall.of_colour(colour).is_empty(),
                        number >= colours,
                        "seed {seed}"
                    );
                }
            }
        }
    }
}

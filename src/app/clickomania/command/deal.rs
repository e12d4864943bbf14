//! A wall to play on, and where it comes from: what the history of the program keeps of a wall that another
//! one replaced.

use engine::run::draw_policy::DrawPolicy;
use engine::wall::{Clearable, GALLERY, Wall};

/// A wall to play on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Deal {
    /// The wall at the start.
    pub wall: Wall,
    /// Where it comes from.
    pub source: Source,
}

/// Where a wall comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Made from a number.
    Number(Numbered),
    /// One of the gallery's.
    Gallery(usize),
    /// Painted in this window.
    Painted,
    /// Given by a person: pasted, from a file.
    Given,
    /// Of a case of the judge, with what its move draws.
    Case(DrawPolicy),
}

/// What a wall that has a number is made from: whoever has the same gets the same wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbered {
    /// The number, which also is the seed of what is drawn while playing.
    pub seed: u64,
    /// 2 to 5.
    pub colours: usize,
    /// Whether it can be cleared for sure; else all its bricks are drawn.
    pub clearable: bool,
}

impl Deal {
    /// The wall with this number; of 2 or 5 colours if it asks for fewer or more.
    pub fn number(numbered: Numbered) -> Deal {
        let (seed, colours) = (numbered.seed, numbered.colours.clamp(2, 5));
        let wall = match numbered.clearable {
            true => Clearable::new(seed, colours).map(|made| *made.wall()),
            false => Wall::deal(seed, colours),
        };
        Deal {
            wall: wall.expect("2 to 5 colours"),
            source: Source::Number(Numbered {
                colours,
                ..numbered
            }),
        }
    }

    /// A wall dealt with this number.
    #[cfg(test)]
    pub fn dealt(seed: u64, colours: usize) -> Deal {
        Deal::number(Numbered {
            seed,
            colours,
            clearable: false,
        })
    }

    /// A wall of the gallery, if there is one with this place.
    pub fn gallery(index: usize) -> Option<Deal> {
        let (_, text) = GALLERY.get(index)?;
        Some(Deal {
            wall: Wall::parse(text).ok()?,
            source: Source::Gallery(index),
        })
    }

    /// The wall that was painted.
    pub fn painted(wall: Wall) -> Deal {
        Deal {
            wall,
            source: Source::Painted,
        }
    }

    /// This wall.
    pub fn given(wall: Wall) -> Deal {
        Deal {
            wall,
            source: Source::Given,
        }
    }

    /// The wall of a case of the judge.
    pub fn case(wall: Wall, draws: DrawPolicy) -> Deal {
        Deal {
            wall,
            source: Source::Case(draws),
        }
    }

    /// The seed of what is drawn while playing.
    pub fn seed(&self) -> u64 {
        match self.source {
            Source::Number(numbered) => numbered.seed,
            Source::Case(draws) => draws.seed,
            Source::Gallery(_) | Source::Painted | Source::Given => 0,
        }
    }
}

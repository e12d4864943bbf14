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
    pub source: DealSource,
}

/// Where a wall comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealSource {
    /// Made from a number.
    Number(NumberedWall),
    /// One of the gallery's.
    Gallery(usize),
    /// One of those that the task lists, from 0.
    Listed(usize),
    /// Painted in this window.
    Painted,
    /// Given by a person: pasted, from a file.
    Given,
    /// Of a case of the judge, with what its move draws.
    Case(DrawPolicy),
}

/// What a wall that has a number is made from: whoever has the same gets the same wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberedWall {
    /// The number, which also is the seed of what is drawn while playing.
    pub seed: u64,
    /// 2 to 5.
    pub colours: usize,
    /// Whether it can be cleared for sure; else all its bricks are drawn.
    pub clearable: bool,
}

impl Deal {
    /// The wall with this number; of 2 or 5 colours if it asks for fewer or more.
    pub fn number(numbered: NumberedWall) -> Deal {
        let (seed, colours) = (numbered.seed, numbered.colours.clamp(2, 5));
        let wall = if numbered.clearable {
            Clearable::new(seed, colours).map(|made| *made.wall())
        } else {
            Wall::deal(seed, colours)
        };
        Deal {
            wall: wall.expect("2 to 5 colours"),
            source: DealSource::Number(NumberedWall {
                colours,
                ..numbered
            }),
        }
    }

    /// The same.
    pub fn numbered(seed: u64, colours: usize, clearable: bool) -> Deal {
        Deal::number(NumberedWall {
            seed,
            colours,
            clearable,
        })
    }

    #[cfg(test)]
    pub fn dealt(seed: u64, colours: usize) -> Deal {
        Deal::numbered(seed, colours, false)
    }

    /// A wall of the gallery, if there is one with this place.
    pub fn gallery(index: usize) -> Option<Deal> {
        let (_, text) = GALLERY.get(index)?;
        Some(Deal {
            wall: Wall::parse(text).ok()?,
            source: DealSource::Gallery(index),
        })
    }

    pub fn painted(wall: Wall) -> Deal {
        Deal {
            wall,
            source: DealSource::Painted,
        }
    }

    pub fn given(wall: Wall) -> Deal {
        Deal {
            wall,
            source: DealSource::Given,
        }
    }

    /// The wall of a case of the judge.
    pub fn case(wall: Wall, draws: DrawPolicy) -> Deal {
        Deal {
            wall,
            source: DealSource::Case(draws),
        }
    }

    pub fn is_painted(&self) -> bool {
        self.source == DealSource::Painted
    }

    /// The seed of what is drawn while playing.
    pub fn seed(&self) -> u64 {
        match self.source {
            DealSource::Number(numbered) => numbered.seed,
            DealSource::Case(draws) => draws.seed,
            DealSource::Gallery(_)
            | DealSource::Listed(_)
            | DealSource::Painted
            | DealSource::Given => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wall_of_the_gallery_can_be_had() {
        for index in 0..GALLERY.len() {
            assert!(Deal::gallery(index).is_some());
        }
        assert_eq!(Deal::gallery(GALLERY.len()), None);
        assert_eq!(Deal::dealt(3, 99).wall, Deal::dealt(3, 5).wall);
    }
}

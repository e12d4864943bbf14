//! The wall on which a game is played, and where it comes from.

use crate::app::common::storage::Settings;
use engine::run::chance::Luck;
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
    /// Painted in this window.
    Painted,
    /// Given by a person: pasted, from a file.
    Given,
    /// Of a case of the judge, with what its move draws.
    Case(Luck),
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
        let wall = match numbered.clearable {
            true => Clearable::new(seed, colours).map(|made| *made.wall()),
            false => Wall::deal(seed, colours),
        };
        Deal {
            wall: wall.expect("2 to 5 colours"),
            source: DealSource::Number(NumberedWall {
                colours,
                ..numbered
            }),
        }
    }

    /// A wall of 2 to 5 colours with this seed.
    pub fn numbered(seed: u64, colours: usize, clearable: bool) -> Deal {
        Deal::number(NumberedWall {
            seed,
            colours,
            clearable,
        })
    }

    /// The wall with the next number, of the kind that was chosen.
    pub fn next(settings: &Settings) -> Deal {
        Deal::number(next(settings))
    }

    /// The same; that number is used up.
    pub fn take_next(settings: &mut Settings) -> Deal {
        let deal = Deal::next(settings);
        settings.next_seed = settings.next_seed.wrapping_add(1);
        deal
    }

    /// Whether it is the wall with the next number.
    pub fn is_next(&self, settings: &Settings) -> bool {
        self.source == DealSource::Number(next(settings))
    }

    pub fn is_painted(&self) -> bool {
        self.source == DealSource::Painted
    }

    /// A wall dealt with this number.
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
    pub fn case(wall: Wall, luck: Luck) -> Deal {
        Deal {
            wall,
            source: DealSource::Case(luck),
        }
    }

    /// The seed of what is drawn while playing on it.
    pub fn seed(&self) -> u64 {
        match self.source {
            DealSource::Number(numbered) => numbered.seed,
            DealSource::Case(luck) => luck.seed,
            DealSource::Gallery(_) | DealSource::Painted | DealSource::Given => 0,
        }
    }
}

fn next(settings: &Settings) -> NumberedWall {
    NumberedWall {
        seed: settings.next_seed,
        colours: settings.colours,
        clearable: settings.clearable,
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

    #[test]
    fn what_is_drawn_depends_on_the_number_and_on_nothing_else() {
        assert_eq!(Deal::dealt(7, 3).seed(), 7);
        assert_eq!(Deal::given(Wall::default()).seed(), 0);
        let luck = Luck { seed: 5, number: 2 };
        assert_eq!(Deal::case(Wall::default(), luck).seed(), 5);
    }
}

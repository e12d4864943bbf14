//! The challenges of the game box: 28 of Discovery, and the five of the rainbow.

use super::puzzle::{Area, Holes, LineColour, LineCondition, Puzzle};
use super::tile::{Back, TantrixColour, TileSet};

/// A puzzle of the game box. All have solutions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Challenge {
    /// Discovery (tantrix.com, rules of the puzzles): a loop of the tiles 1 to N, where N is 3 to 30, in the colour of
    /// the back of N. Holes are allowed, as some have no solution without.
    Discovery(u8),
    /// A loop on a free board of the tiles with this back, in its colour (blue for white backs).
    Loop(Back),
    /// A pyramid of the tiles with this back, with a line in its colour.
    Pyramid(Back),
}

impl Challenge {
    /// All challenges: Discovery by number, then the rainbow.
    pub fn all() -> impl Iterator<Item = Challenge> {
        let rainbow = [
            Challenge::Pyramid(Back::Of(TantrixColour::Blue)),
            Challenge::Pyramid(Back::Of(TantrixColour::Red)),
            Challenge::Loop(Back::Of(TantrixColour::Green)),
            Challenge::Loop(Back::Of(TantrixColour::Yellow)),
            Challenge::Loop(Back::White),
        ];
        (3..=30).map(Challenge::Discovery).chain(rainbow)
    }

    pub fn puzzle(self) -> Puzzle {
        let closed = |tiles, colour| Puzzle {
            holes: Holes::Allowed,
            line: Some(LineCondition {
                colour,
                closed: true,
            }),
            ..Puzzle::tantrix(tiles, Area::Free, true)
        };
        match self {
            Challenge::Discovery(last) => closed(TileSet::up_to(last), LineColour::Back),
            Challenge::Loop(back) => {
                let colour = back.colour().unwrap_or(TantrixColour::Blue);
                closed(TileSet::with_back(back), LineColour::Of(colour))
            }
            Challenge::Pyramid(back) => Puzzle::rainbow(back).expect("red and blue make pyramids"),
        }
    }

    /// The keyword in files, the same in all languages.
    pub fn id(self) -> String {
        match self {
            Challenge::Discovery(last) => format!("discovery-{last}"),
            Challenge::Loop(back) => format!("loop-{}", back.id()),
            Challenge::Pyramid(back) => format!("pyramid-{}", back.id()),
        }
    }

    pub fn from_id(id: &str) -> Option<Challenge> {
        Challenge::all().find(|challenge| challenge.id() == id)
    }
}

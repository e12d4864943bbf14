//! The 56 tiles, each with six faces in three colours and a back.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The numbers of the tiles.
pub const NUMBERS: RangeInclusive<u8> = 1..=56;

/// The table of tiles: number, faces clockwise, back.
const TABLE: &str = include_str!("../../../assets/tantrix/tiles.csv");

/// The colour of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TantrixColour {
    Blue,
    Green,
    Red,
    Yellow,
}

impl TantrixColour {
    /// All colours, in the order of their letters.
    pub const ALL: [TantrixColour; 4] = [
        TantrixColour::Blue,
        TantrixColour::Green,
        TantrixColour::Red,
        TantrixColour::Yellow,
    ];

    /// The letter in tables and drawings.
    pub fn letter(self) -> char {
        match self {
            TantrixColour::Blue => 'B',
            TantrixColour::Green => 'G',
            TantrixColour::Red => 'R',
            TantrixColour::Yellow => 'Y',
        }
    }

    /// The keyword for scripts and options, the same in all languages.
    pub fn id(self) -> &'static str {
        match self {
            TantrixColour::Blue => "blue",
            TantrixColour::Green => "green",
            TantrixColour::Red => "red",
            TantrixColour::Yellow => "yellow",
        }
    }

    pub fn from_letter(letter: char) -> Option<TantrixColour> {
        TantrixColour::ALL
            .into_iter()
            .find(|c| c.letter() == letter)
    }
}

/// The colour of the number on the back of a tile. The paper has four; in the real set, tiles 48–56 have a fifth, white,
/// which no line has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Back {
    /// The colour of a line.
    Of(TantrixColour),
    White,
}

impl Back {
    pub const ALL: [Back; 5] = [
        Back::Of(TantrixColour::Blue),
        Back::Of(TantrixColour::Green),
        Back::Of(TantrixColour::Red),
        Back::Of(TantrixColour::Yellow),
        Back::White,
    ];

    /// The colour of a line; `None` for white.
    pub fn colour(self) -> Option<TantrixColour> {
        match self {
            Back::Of(colour) => Some(colour),
            Back::White => None,
        }
    }

    /// The keyword for scripts and options, the same in all languages.
    pub fn id(self) -> &'static str {
        self.colour().map_or("white", TantrixColour::id)
    }

    /// The letter in tables and drawings.
    pub fn letter(self) -> char {
        self.colour().map_or('W', TantrixColour::letter)
    }
}

/// The form of a line on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bend {
    /// Joins adjacent faces: a turn of 120°.
    Corner,
    /// Joins faces with one between them: a turn of 60°.
    Curve,
    /// Joins opposite faces.
    Straight,
}

impl Bend {
    /// The form of a line between faces that are 1 to 5 sixths of a turn apart.
    pub fn between(sixths: u8) -> Bend {
        match sixths % 6 {
            1 | 5 => Bend::Corner,
            2 | 4 => Bend::Curve,
            _ => Bend::Straight,
        }
    }
}

/// A tile, lying with a corner at the top. Faces are numbered clockwise: 0 north-east, 1 east, 2 south-east,
/// 3 south-west, 4 west, 5 north-west.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The number on the back, 1 to 56.
    pub number: u8,
    /// The colours of the faces of the unturned tile.
    pub faces: [TantrixColour; 6],
    /// The colour of the number.
    pub back: Back,
}

impl Tile {
    /// The colour of a face, 0 to 5, after turning the tile clockwise by `turn` sixths.
    pub fn face(&self, turn: u8, face: u8) -> TantrixColour {
        self.faces[usize::from((face + 6 - turn % 6) % 6)]
    }

    /// The two faces, the lower first, joined by the line of this colour on the unturned tile.
    pub fn ends(&self, colour: TantrixColour) -> Option<(u8, u8)> {
        let mut ends = (0..6).filter(|&face| self.face(0, face) == colour);
        Some((ends.next()?, ends.next()?))
    }

    /// The form of the line of this colour.
    pub fn bend(&self, colour: TantrixColour) -> Option<Bend> {
        let (one, other) = self.ends(colour)?;
        Some(Bend::between(other - one))
    }

    /// The colour that the tile lacks.
    pub fn missing(&self) -> TantrixColour {
        TantrixColour::ALL
            .into_iter()
            .find(|colour| !self.faces.contains(colour))
            .expect("a tile has three of the four colours")
    }
}

/// All tiles, by number.
pub fn tiles() -> &'static [Tile] {
    static TILES: LazyLock<Vec<Tile>> = LazyLock::new(|| {
        TABLE
            .lines()
            .skip(1)
            .map(|row| parse(row).expect("every row of the embedded table is valid"))
            .collect()
    });
    &TILES
}

/// The tile with this number; `None` unless it is 1 to 56.
pub fn tile(number: u8) -> Option<&'static Tile> {
    tiles().get(usize::from(number).checked_sub(1)?)
}

fn parse(row: &str) -> Option<Tile> {
    let mut fields = row.split(',');
    let number = fields.next()?.parse().ok()?;
    let faces: Option<Vec<TantrixColour>> = fields
        .next()?
        .chars()
        .map(TantrixColour::from_letter)
        .collect();
    let back = fields.next()?.chars().next()?;
    Some(Tile {
        number,
        faces: faces?.try_into().ok()?,
        back: Back::ALL.into_iter().find(|b| b.letter() == back)?,
    })
}

/// A set of tiles. Saved as the list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct TileSet(u64);

impl TileSet {
    /// The tiles 1 to `last`; at most 56.
    pub fn up_to(last: u8) -> TileSet {
        (1..=last).collect()
    }

    pub fn with_back(back: Back) -> TileSet {
        tiles()
            .iter()
            .filter(|tile| tile.back == back)
            .map(|tile| tile.number)
            .collect()
    }

    /// The tiles with a line of this colour.
    pub fn with_colour(colour: TantrixColour) -> TileSet {
        tiles()
            .iter()
            .filter(|tile| tile.missing() != colour)
            .map(|tile| tile.number)
            .collect()
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the set contains the tile with this number.
    pub fn contains(self, number: u8) -> bool {
        NUMBERS.contains(&number) && self.0 >> (number - 1) & 1 == 1
    }

    /// The tiles, by number.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = &'static Tile> {
        tiles()
            .iter()
            .filter(move |tile| self.contains(tile.number))
    }

    /// The colours that all tiles of the set have, in the order of their letters.
    pub fn common_colours(self) -> impl Iterator<Item = TantrixColour> {
        let common =
            move |colour: &TantrixColour| self.tiles().all(|tile| tile.missing() != *colour);
        TantrixColour::ALL.into_iter().filter(common)
    }
}

impl From<Vec<u8>> for TileSet {
    fn from(numbers: Vec<u8>) -> TileSet {
        numbers.into_iter().collect()
    }
}

impl From<TileSet> for Vec<u8> {
    fn from(set: TileSet) -> Vec<u8> {
        set.tiles().map(|tile| tile.number).collect()
    }
}

impl FromIterator<u8> for TileSet {
    /// The tiles with these numbers; invalid numbers are ignored.
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> TileSet {
        let known = numbers.into_iter().filter(|n| NUMBERS.contains(n));
        TileSet(known.fold(0, |set, number| set | 1 << (number - 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_table_is_the_set() {
        assert_eq!(tiles().len(), 56);
        let mut words = BTreeSet::new();
        for (tile, number) in tiles().iter().zip(1..) {
            assert_eq!(tile.number, number);
            let count = |colour| tile.faces.iter().filter(|face| **face == colour).count();
            let mut counts = TantrixColour::ALL.map(count);
            counts.sort_unstable();
            assert_eq!(counts, [0, 2, 2, 2], "tile {number}");
            // Distinct even when turned, and no tile looks the same after a turn.
            for turn in 0..6 {
                let word: Vec<TantrixColour> = (0..6).map(|face| tile.face(turn, face)).collect();
                assert!(words.insert(word), "tile {number}");
            }
        }
        for colour in TantrixColour::ALL {
            let lacking = tiles().iter().filter(|tile| tile.missing() == colour);
            assert_eq!(lacking.count(), 14, "{colour:?}");
        }
    }

    #[test]
    fn lines_cross_as_in_the_real_set() {
        // Jaap Scherphuis's page on the set: the number of tiles with these three lines.
        let with = |wanted: [Bend; 3]| {
            let fitting = tiles().iter().filter(|tile| {
                let bends = TantrixColour::ALL
                    .into_iter()
                    .filter_map(|colour| tile.bend(colour));
                let mut bends: Vec<Bend> = bends.collect();
                bends.sort_unstable();
                bends == wanted
            });
            fitting.count()
        };
        use Bend::{Corner, Curve, Straight};
        assert_eq!(with([Corner, Curve, Curve]), 24);
        assert_eq!(with([Corner, Corner, Straight]), 12);
        assert_eq!(with([Curve, Curve, Straight]), 12);
        assert_eq!(with([Corner, Corner, Corner]), 8);
    }

    #[test]
    fn backs_are_those_of_the_real_set() {
        let counts = Back::ALL.map(|back| TileSet::with_back(back).len());
        assert_eq!(counts, [10, 10, 15, 12, 9]);
        let white: Vec<u8> = TileSet::with_back(Back::White)
            .tiles()
            .map(|t| t.number)
            .collect();
        assert_eq!(white, (48..=56).collect::<Vec<u8>>());
    }

    #[test]
    fn a_turn_is_clockwise() {
        let tile = tile(1).unwrap();
        let word = |turn| -> String { (0..6).map(|f| tile.face(turn, f).letter()).collect() };
        assert_eq!(word(0), "BRBRYY");
        assert_eq!(word(1), "YBRBRY");
    }
}

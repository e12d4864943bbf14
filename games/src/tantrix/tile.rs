//! The 56 tiles: six faces in three colours, and a back.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The numbers of the tiles.
pub const NUMBERS: RangeInclusive<u8> = 1..=56;

/// The tiles as an embedded table: number, faces clockwise, back.
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
    /// All four, in the order of their letters.
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

    /// The word for scripts and options; the same in all languages.
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

/// The colour of a number on the back of a tile. The paper names four; the tiles 48–56 of the real set
/// have a fifth, white, which no line has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Back {
    /// The colour of a line.
    Of(TantrixColour),
    /// White.
    White,
}

impl Back {
    /// All five.
    pub const ALL: [Back; 5] = [
        Back::Of(TantrixColour::Blue),
        Back::Of(TantrixColour::Green),
        Back::Of(TantrixColour::Red),
        Back::Of(TantrixColour::Yellow),
        Back::White,
    ];

    /// The colour, if a line can have it.
    pub fn colour(self) -> Option<TantrixColour> {
        match self {
            Back::Of(colour) => Some(colour),
            Back::White => None,
        }
    }

    /// The word for scripts and options; the same in all languages.
    pub fn id(self) -> &'static str {
        self.colour().map_or("white", TantrixColour::id)
    }

    /// The letter in tables and drawings.
    pub fn letter(self) -> char {
        self.colour().map_or('W', TantrixColour::letter)
    }
}

/// How a line crosses a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bend {
    /// It joins faces side by side.
    Corner,
    /// It joins faces with one between them: a bend of 60°.
    Curve,
    /// It joins opposite faces.
    Straight,
}

impl Bend {
    /// How a line crosses that joins faces this number of sixths apart, 1 to 5 either way around.
    pub fn between(sixths: u8) -> Bend {
        match sixths % 6 {
            1 | 5 => Bend::Corner,
            2 | 4 => Bend::Curve,
            _ => Bend::Straight,
        }
    }
}

/// A tile. Faces are numbered clockwise from the north-east one: 0 north-east, 1 east, 2 south-east,
/// 3 south-west, 4 west, 5 north-west; hexagons stand on a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The number on the back, 1 to 56.
    pub number: u8,
    /// The colours of the faces as the table gives them, clockwise.
    pub faces: [TantrixColour; 6],
    /// The colour of the number.
    pub back: Back,
}

impl Tile {
    /// The colour of a face, 0 to 5, of the tile turned clockwise by `turn` sixths.
    pub fn face(&self, turn: u8, face: u8) -> TantrixColour {
        self.faces[usize::from((face + 6 - turn % 6) % 6)]
    }

    /// The two faces, the lower first, that a line of the colour joins before any turn.
    pub fn ends(&self, colour: TantrixColour) -> Option<(u8, u8)> {
        let mut ends = (0..6).filter(|&face| self.face(0, face) == colour);
        Some((ends.next()?, ends.next()?))
    }

    /// How the line of the colour crosses the tile.
    pub fn bend(&self, colour: TantrixColour) -> Option<Bend> {
        let (one, other) = self.ends(colour)?;
        Some(Bend::between(other - one))
    }

    /// The colour that the tile lacks.
    pub fn missing(&self) -> TantrixColour {
        let lacks = |colour: &TantrixColour| !self.faces.contains(colour);
        let missing = TantrixColour::ALL.into_iter().find(lacks);
        missing.expect("a tile has three of the four colours")
    }
}

/// All tiles, by number.
pub fn tiles() -> &'static [Tile] {
    static TILES: LazyLock<Vec<Tile>> = LazyLock::new(|| {
        let rows = TABLE.lines().skip(1);
        rows.map(|row| parse(row).expect("the embedded table has only such rows"))
            .collect()
    });
    &TILES
}

/// The tile with this number, if there is one.
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

/// Some of the tiles. In files it is the list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct TileSet(u64);

impl TileSet {
    /// The tiles 1 to `last`, of those that there are.
    pub fn up_to(last: u8) -> TileSet {
        (1..=last).collect()
    }

    pub fn with_back(back: Back) -> TileSet {
        let fitting = tiles().iter().filter(|tile| tile.back == back);
        fitting.map(|tile| tile.number).collect()
    }

    /// Those on which there is a line of this colour.
    pub fn with_colour(colour: TantrixColour) -> TileSet {
        let fitting = tiles().iter().filter(|tile| tile.missing() != colour);
        fitting.map(|tile| tile.number).collect()
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tile with this number is one of them.
    pub fn contains(self, number: u8) -> bool {
        NUMBERS.contains(&number) && self.0 >> (number - 1) & 1 == 1
    }

    /// The tiles, by number.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = &'static Tile> {
        tiles()
            .iter()
            .filter(move |tile| self.contains(tile.number))
    }

    /// The colours that all of them have, in the order of their letters.
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
    /// The tiles with these numbers; numbers that no tile has are left out.
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

//! The tiles of a puzzle as bit sets, by the colours that they show.

use crate::tantrix::tile::{Bend, TantrixColour, Tile, TileSet};

/// The tiles for a line of one colour, with the colours that each shows once its line joins two given faces.
///
/// A corner or a curve can join a pair of faces with one turn, a straight with two, distinguished by `flip`.
pub struct Deck {
    /// The tiles, by number. Bit i of a set is the i-th.
    pub tiles: Vec<&'static Tile>,
    /// The sets of tiles whose line is a corner, a curve, a straight.
    pub bends: [u64; 3],
    /// By pair of faces, flip, face and colour: the tiles that show that colour there.
    shows: Vec<[[[u64; 4]; 6]; 2]>,
    /// By pair of faces and flip: the turn of each tile.
    turns: Vec<[Vec<u8>; 2]>,
}

impl Deck {
    /// The deck of a set of tiles that all have the colour.
    pub fn new(set: TileSet, colour: TantrixColour) -> Deck {
        let tiles: Vec<_> = set.tiles().collect();
        let mut bends = [0; 3];
        for (at, tile) in tiles.iter().enumerate() {
            if let Some(bend) = tile.bend(colour) {
                bends[bend as usize] |= 1 << at;
            }
        }
        let mut shows = vec![[[[0; 4]; 6]; 2]; 36];
        let mut turns = vec![[vec![0; tiles.len()], vec![0; tiles.len()]]; 36];
        for (at, tile) in tiles.iter().enumerate() {
            let lying = |turn: &u8, one: u8, other: u8| {
                tile.face(*turn, one) == colour && tile.face(*turn, other) == colour
            };
            for pair in 0..36u8 {
                let (one, other) = (pair / 6, pair % 6);
                if one == other {
                    continue;
                }
                let ways = (0..6).filter(|turn| lying(turn, one, other));
                for (flip, turn) in ways.enumerate() {
                    turns[usize::from(pair)][flip][at] = turn;
                    for face in 0..6 {
                        let shown = tile.face(turn, face) as usize;
                        shows[usize::from(pair)][flip][usize::from(face)][shown] |= 1 << at;
                    }
                }
            }
        }
        Deck {
            tiles,
            bends,
            shows,
            turns,
        }
    }

    /// The number of corners, curves and straights.
    pub fn counts(&self) -> [usize; 3] {
        self.bends.map(|tiles| tiles.count_ones() as usize)
    }

    /// The tiles whose line can join a pair of faces, by flip.
    pub fn fitting(&self, enter: u8, leave: u8) -> [u64; 2] {
        let bend = Bend::between(leave + 6 - enter);
        let tiles = self.bends[bend as usize];
        [tiles, if bend == Bend::Straight { tiles } else { 0 }]
    }

    /// The tiles that show a colour at a face when their line joins a pair of faces.
    pub fn showing(&self, pair: u8, flip: usize, face: u8, colour: TantrixColour) -> u64 {
        self.shows[usize::from(pair)][flip][usize::from(face)][colour as usize]
    }

    /// The turn with which a tile's line joins a pair of faces.
    pub fn turn(&self, pair: u8, flip: usize, tile: usize) -> u8 {
        self.turns[usize::from(pair)][flip][tile]
    }

    /// The index of a pair of faces.
    pub fn pair(enter: u8, leave: u8) -> u8 {
        enter * 6 + leave
    }
}

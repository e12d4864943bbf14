//! The tiles on the board during play. Tiles may be missing, and rules may be broken.

use super::drawn::DrawnArea;
use super::hex::{Hex, normalised};
use super::puzzle::Area;
use super::solution::{Placed, Solution};
use super::tile::{TileSet, tile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A tile with its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct LyingTile {
    /// The number of the tile.
    pub tile: u8,
    /// Sixths of a turn clockwise, 0 to 5.
    pub turn: u8,
}

/// Tiles by cell. Each tile occurs at most once.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<(Hex, LyingTile)>", into = "Vec<(Hex, LyingTile)>")]
pub struct TantrixPosition(BTreeMap<Hex, LyingTile>);

impl TantrixPosition {
    /// The position of a list of tiles. A tile that occurs again, or whose cell is taken, is ignored.
    pub fn new(area: Area, list: &[Placed]) -> TantrixPosition {
        let mut position = TantrixPosition::default();
        for one in list {
            let hex = Hex::at(area, one.column.into(), one.row.into());
            let known = tile(one.tile).is_some() && position.place(one.tile).is_none();
            if known && position.at(hex).is_none() {
                let turn = one.turn % 6;
                position.lay(
                    hex,
                    LyingTile {
                        tile: one.tile,
                        turn,
                    },
                );
            }
        }
        position
    }

    pub fn at(&self, hex: Hex) -> Option<LyingTile> {
        self.0.get(&hex).copied()
    }

    /// The cell of a tile.
    pub fn place(&self, tile: u8) -> Option<Hex> {
        self.iter()
            .find(|(_, lying)| lying.tile == tile)
            .map(|(hex, _)| hex)
    }

    /// All tiles with their cells, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, LyingTile)> + '_ {
        self.0.iter().map(|(hex, lying)| (*hex, *lying))
    }

    /// The set of tiles on the board.
    pub fn tiles(&self) -> TileSet {
        self.0.values().map(|lying| lying.tile).collect()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Lays a tile, removing it from its previous cell. Returns the tile that was in the new cell.
    pub fn lay(&mut self, hex: Hex, lying: LyingTile) -> Option<LyingTile> {
        if let Some(before) = self.place(lying.tile) {
            self.0.remove(&before);
        }
        self.0.insert(hex, lying)
    }

    /// Removes the tile in a cell.
    pub fn take(&mut self, hex: Hex) -> Option<LyingTile> {
        self.0.remove(&hex)
    }

    /// The tiles as a list for searches and files. On a free board they are moved to the first row and column; on others,
    /// tiles beyond the left and upper edges are left out.
    pub fn list(&self, area: Area) -> Vec<Placed> {
        let mut hexes: Vec<Hex> = self.0.keys().copied().collect();
        if area == Area::Free {
            normalised(&mut hexes);
        }
        hexes
            .into_iter()
            .zip(self.0.values())
            .filter_map(|(hex, lying)| {
                let (column, row) = hex.place(area);
                Some(Placed {
                    tile: lying.tile,
                    column: column.try_into().ok()?,
                    row: row.try_into().ok()?,
                    turn: lying.turn,
                })
            })
            .collect()
    }

    /// The position of a solution; on a free board moved so that the first tile of this position keeps its cell.
    pub fn completed(&self, area: Area, solution: &Solution) -> TantrixPosition {
        let whole = TantrixPosition::new(area, solution.placed());
        let here = self.iter().next();
        let there = here.and_then(|(_, lying)| whole.place(lying.tile));
        match here.zip(there) {
            Some(((to, _), from)) if area == Area::Free => {
                whole.moved(to.q - from.q, to.r - from.r)
            }
            _ => whole,
        }
    }

    /// The position with all tiles moved along the axes.
    pub fn moved(&self, q: i16, r: i16) -> TantrixPosition {
        let moved = self.iter().map(|(hex, lying)| {
            let hex = Hex {
                r: hex.r + r,
                q: hex.q + q,
            };
            (hex, lying)
        });
        TantrixPosition(moved.collect())
    }
}

impl Area {
    /// True if the cell is on the board.
    pub fn has(self, hex: Hex) -> bool {
        let (column, row) = hex.place(self);
        let within = |n: i16, end: usize| usize::try_from(n).is_ok_and(|n| n < end);
        match self {
            Area::Pyramid { rows } => within(row, rows) && (0..=row).contains(&column),
            Area::Grid { columns, rows } => within(column, columns) && within(row, rows),
            Area::Drawn(drawn) => usize::try_from(column)
                .is_ok_and(|column| usize::try_from(row).is_ok_and(|row| drawn.has(column, row))),
            Area::Free => true,
        }
    }

    /// All cells of the board in reading order; empty for a free board.
    pub fn all(self) -> Vec<Hex> {
        let (columns, rows) = match self {
            Area::Pyramid { rows } => (rows, rows),
            Area::Grid { columns, rows } => (columns, rows),
            Area::Drawn(_) => (DrawnArea::SIDE, DrawnArea::SIDE),
            Area::Free => (0, 0),
        };
        (0..rows)
            .flat_map(|row| (0..columns).map(move |column| Hex::at(self, column, row)))
            .filter(|hex| self.has(*hex))
            .collect()
    }
}

impl From<TantrixPosition> for Vec<(Hex, LyingTile)> {
    fn from(position: TantrixPosition) -> Vec<(Hex, LyingTile)> {
        position.0.into_iter().collect()
    }
}

/// The maximum coordinate, positive or negative, that is read from files.
const MAX_COORDINATE: u16 = 1000;

/// Reads the saved form. Ignores tiles with an invalid number or turn, in a taken cell, or far away.
impl From<Vec<(Hex, LyingTile)>> for TantrixPosition {
    fn from(list: Vec<(Hex, LyingTile)>) -> TantrixPosition {
        let mut position = TantrixPosition::default();
        for (hex, lying) in list {
            let known = tile(lying.tile).is_some() && lying.turn < 6;
            let near = hex.q.unsigned_abs().max(hex.r.unsigned_abs()) <= MAX_COORDINATE;
            if known && near && position.at(hex).is_none() {
                position.lay(hex, lying);
            }
        }
        position
    }
}

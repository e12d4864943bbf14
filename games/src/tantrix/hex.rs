//! Cells of a hexagonal grid with a corner at the top, in axial coordinates (Amit Patel,
//! redblobgames.com/grids/hexagons).

use super::puzzle::Area;
use serde::{Deserialize, Serialize};

/// A cell: `q` grows to the east, `r` to the south-east. Ordered in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Hex {
    /// The row. The first field, because it comes first in the order.
    pub r: i16,
    /// The coordinate to the east.
    pub q: i16,
}

impl Hex {
    pub const ORIGIN: Hex = Hex { r: 0, q: 0 };

    /// The neighbour beyond a face; faces are numbered clockwise from 0, the north-east one.
    pub fn neighbour(self, face: u8) -> Hex {
        let (q, r) = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)][usize::from(face % 6)];
        Hex {
            r: self.r + r,
            q: self.q + q,
        }
    }

    /// The number of steps to another cell.
    pub fn distance(self, other: Hex) -> usize {
        let (q, r) = (self.q - other.q, self.r - other.r);
        (usize::from(q.unsigned_abs())
            + usize::from(r.unsigned_abs())
            + usize::from((q + r).unsigned_abs()))
            / 2
    }

    /// The cell after a sixth of a turn clockwise around the origin.
    pub fn turned(self) -> Hex {
        // East (1, 0) goes to south-east (0, 1), and that to south-west (-1, 1).
        Hex {
            r: self.q + self.r,
            q: -self.r,
        }
    }

    /// The cell with this column and row of an area.
    pub fn at(area: Area, column: usize, row: usize) -> Hex {
        let (column, row) = (column as i16, row as i16);
        let q = match area {
            Area::Pyramid { .. } => column - row,
            Area::Grid { .. } | Area::Drawn(_) | Area::Free => column - row.div_euclid(2),
        };
        Hex { r: row, q }
    }

    /// Column and row in an area; negative beyond its left and upper edges.
    pub fn place(self, area: Area) -> (i16, i16) {
        let column = match area {
            Area::Pyramid { .. } => self.q + self.r,
            Area::Grid { .. } | Area::Drawn(_) | Area::Free => self.q + self.r.div_euclid(2),
        };
        (column, self.r)
    }
}

/// Moves cells of a free board together so that the first row and the first column each contain one.
pub fn normalised(hexes: &mut [Hex]) {
    let top = hexes.iter().map(|hex| hex.r).min().unwrap_or(0);
    for hex in &mut *hexes {
        hex.r -= top;
    }
    let left = hexes.iter().map(|hex| hex.place(Area::Free).0).min();
    for hex in hexes {
        hex.q -= left.unwrap_or(0);
    }
}

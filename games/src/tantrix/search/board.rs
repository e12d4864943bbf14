//! The cells that a search may use, numbered as one reads.

use crate::tantrix::hex::{Hex, normalised};
use crate::tantrix::puzzle::Area;

/// No cell: what lies beyond the edge.
pub const BEYOND: u16 = u16::MAX;

/// Cells with their neighbours.
#[derive(Clone, Debug)]
pub struct CellGraph {
    /// The cells, sorted as one reads.
    pub cells: Vec<Hex>,
    /// The neighbours of each beyond the faces 0 to 5, [`BEYOND`] where there is none.
    pub around: Vec<[u16; 6]>,
    /// Whether all that lies beyond hangs together; a drawn board may have a gap in it.
    pub solid: bool,
}

impl CellGraph {
    /// A board of these cells.
    pub fn new(mut cells: Vec<Hex>) -> CellGraph {
        cells.sort_unstable();
        cells.dedup();
        let index = |hex: Hex| cells.binary_search(&hex).map_or(BEYOND, |at| at as u16);
        let around = cells
            .iter()
            .map(|cell| [0, 1, 2, 3, 4, 5].map(|face| index(cell.neighbour(face))));
        let around = around.collect();
        CellGraph {
            cells,
            around,
            solid: true,
        }
    }

    /// All places of an area that has an end.
    pub fn of(area: Area) -> CellGraph {
        let at = |column, row| Hex::at(area, column, row);
        CellGraph::new(match area {
            Area::Pyramid { rows } => {
                let row = |row| (0..=row).map(move |column| at(column, row));
                (0..rows).flat_map(row).collect()
            }
            Area::Grid { columns, rows } => {
                let row = |row| (0..columns).map(move |column| at(column, row));
                (0..rows).flat_map(row).collect()
            }
            Area::Drawn(drawn) => {
                let cells = drawn.places().map(|(column, row)| at(column, row));
                let board = CellGraph::new(cells.collect());
                let solid = board.has_no_gap();
                return CellGraph { solid, ..board };
            }
            Area::Free => Vec::new(),
        })
    }

    /// Whether from every place beyond a way leads around all cells.
    fn has_no_gap(&self) -> bool {
        let (rows, columns) = (
            self.cells.iter().map(|hex| hex.r),
            self.cells.iter().map(|hex| hex.q),
        );
        let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else {
            return true;
        };
        let (Some(left), Some(right)) = (columns.clone().min(), columns.max()) else {
            return true;
        };
        let within = |hex: &Hex| {
            (top - 1..=bottom + 1).contains(&hex.r) && (left - 1..=right + 1).contains(&hex.q)
        };
        let outer = Hex {
            r: top - 1,
            q: left - 1,
        };
        let mut reached = std::collections::BTreeSet::from([outer]);
        let mut rest = vec![outer];
        while let Some(hex) = rest.pop() {
            for next in (0..6).map(|face| hex.neighbour(face)) {
                if within(&next) && self.index(next).is_none() && reached.insert(next) {
                    rest.push(next);
                }
            }
        }
        let all = usize::from((bottom - top + 3).unsigned_abs())
            * usize::from((right - left + 3).unsigned_abs());
        reached.len() + self.cells.len() == all
    }

    /// The cells at most this many steps from the origin; if `behind`, only the origin and those that
    /// come behind it as one reads.
    pub fn disc(steps: usize, behind: bool) -> CellGraph {
        let reach = steps as i16;
        let all = (-reach..=reach).flat_map(|r| (-reach..=reach).map(move |q| Hex { r, q }));
        let within = all.filter(|hex| hex.distance(Hex::ORIGIN) <= steps);
        CellGraph::new(
            within
                .filter(|&hex| !behind || hex >= Hex::ORIGIN)
                .collect(),
        )
    }

    /// Some of the cells, as a board of their own.
    pub fn part(&self, cells: &[u16]) -> CellGraph {
        CellGraph::new(
            cells
                .iter()
                .map(|&cell| self.cells[usize::from(cell)])
                .collect(),
        )
    }

    /// The cell at a place.
    pub fn index(&self, hex: Hex) -> Option<usize> {
        self.cells.binary_search(&hex).ok()
    }

    /// The turns by sixths, 1 to 5, that lay the board on itself: each with the cell that every cell
    /// comes to.
    pub fn symmetries(&self) -> Vec<(u8, Vec<u16>)> {
        let mut own = self.cells.clone();
        normalised(&mut own);
        let mut turned = self.cells.clone();
        let mut symmetries = Vec::new();
        for turn in 1..6 {
            for hex in &mut turned {
                *hex = hex.turned();
            }
            let mut image = turned.clone();
            normalised(&mut image);
            let to: Option<Vec<u16>> = image
                .iter()
                .map(|hex| own.binary_search(hex).ok().map(|at| at as u16))
                .collect();
            symmetries.extend(to.map(|to| (turn, to)));
        }
        symmetries
    }
}

/// Of solutions that are turns of each other one is kept: that with the first tile in the first of
/// the cells, and there the least turned. No tile looks the same after a turn, so exactly one is.
#[derive(Clone, Debug)]
pub struct SymmetryFilter {
    /// Of each cell, which turns of the first tile are kept, as bits; all if no cell is listed.
    turns: Vec<u8>,
}

impl SymmetryFilter {
    /// Keeps all.
    pub fn all() -> SymmetryFilter {
        SymmetryFilter { turns: Vec::new() }
    }

    /// On a board without end: keeps the first tile as it is in the table.
    pub fn upright(board: &CellGraph) -> SymmetryFilter {
        SymmetryFilter {
            turns: vec![1; board.cells.len()],
        }
    }

    /// Keeps one of those that the symmetries of the board make equal.
    pub fn up_to_rotation(board: &CellGraph) -> SymmetryFilter {
        let symmetries = board.symmetries();
        let kept = |cell: usize, turn: u8| {
            symmetries
                .iter()
                .all(|(by, to)| (cell, turn) < (usize::from(to[cell]), (turn + by) % 6))
        };
        let turns = |cell| (0..6).fold(0, |bits, turn| bits | u8::from(kept(cell, turn)) << turn);
        SymmetryFilter {
            turns: (0..board.cells.len()).map(turns).collect(),
        }
    }

    /// The same on a part of the board: these of its cells.
    pub fn within(&self, cells: &[u16]) -> SymmetryFilter {
        let turns = match self.turns.is_empty() {
            true => Vec::new(),
            false => cells
                .iter()
                .map(|&cell| self.turns[usize::from(cell)])
                .collect(),
        };
        SymmetryFilter { turns }
    }

    /// Whether solutions are kept whose first tile lies there so.
    pub fn keeps(&self, cell: usize, turn: u8) -> bool {
        self.turns
            .get(cell)
            .is_none_or(|bits| bits >> turn & 1 == 1)
    }
}

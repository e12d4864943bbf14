//! The cells that a search may use, numbered in reading order; holes in them, and their symmetries.

use crate::tantrix::hex::{Hex, normalised};
use crate::tantrix::puzzle::{Area, Holes};

/// In place of the number of a cell: beyond the edge.
pub const BEYOND: u16 = u16::MAX;

/// Cells with their neighbours.
#[derive(Clone, Debug)]
pub struct CellGraph {
    /// The cells in reading order.
    pub cells: Vec<Hex>,
    /// The neighbours of each cell beyond the faces 0 to 5, or [`BEYOND`].
    pub around: Vec<[u16; 6]>,
    /// True if the outside is connected; a drawn board may have gaps inside.
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
            .map(|cell| [0, 1, 2, 3, 4, 5].map(|face| index(cell.neighbour(face))))
            .collect();
        CellGraph {
            cells,
            around,
            solid: true,
        }
    }

    /// All cells of a bounded area; none for a free board.
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

    /// True if the cells that are not on the board are connected.
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
        let mut todo = vec![outer];
        while let Some(hex) = todo.pop() {
            for next in (0..6).map(|face| hex.neighbour(face)) {
                if within(&next) && self.index(next).is_none() && reached.insert(next) {
                    todo.push(next);
                }
            }
        }
        let all = usize::from((bottom - top + 3).unsigned_abs())
            * usize::from((right - left + 3).unsigned_abs());
        reached.len() + self.cells.len() == all
    }

    /// The cells at most this many steps from the origin; if `behind`, only the origin and those after it in reading
    /// order.
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

    /// The board of some of the cells.
    pub fn part(&self, cells: &[u16]) -> CellGraph {
        CellGraph::new(
            cells
                .iter()
                .map(|&cell| self.cells[usize::from(cell)])
                .collect(),
        )
    }

    /// The number of a cell, if it is on the board.
    pub fn index(&self, hex: Hex) -> Option<usize> {
        self.cells.binary_search(&hex).ok()
    }

    /// The rotations by 1 to 5 sixths of a turn that map the board to itself, each with the image of every cell.
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

/// True if the rule allows the empty cells.
pub fn leaves_no_hole(holes: Holes, board: &CellGraph, occupied: &[bool]) -> bool {
    match holes {
        Holes::Allowed => true,
        Holes::None => none_touches_three(board, occupied) && one_group(board, occupied),
        Holes::NoneEnclosed => none_enclosed(board, occupied),
    }
}

fn neighbours(board: &CellGraph, cell: usize) -> impl Iterator<Item = usize> {
    let around = board.around[cell].into_iter();
    around.filter(|&cell| cell != BEYOND).map(usize::from)
}

fn none_touches_three(board: &CellGraph, occupied: &[bool]) -> bool {
    let touching = |cell| {
        neighbours(board, cell)
            .filter(|&next| occupied[next])
            .count()
    };
    let mut empty = (0..occupied.len()).filter(|&cell| !occupied[cell]);
    empty.all(|cell| touching(cell) < 3)
}

fn one_group(board: &CellGraph, occupied: &[bool]) -> bool {
    let mut seen = vec![false; occupied.len()];
    let mut cells = (0..occupied.len()).filter(|&cell| occupied[cell]);
    let group = cells.next().map_or(0, |first| {
        let next = |cell| neighbours(board, cell).filter(|&next| occupied[next]);
        spread(first, &mut seen, next).len()
    });
    group == occupied.iter().filter(|occupied| **occupied).count()
}

/// True if from every empty cell a path over empty cells leads to the edge of the board.
pub fn none_enclosed(board: &CellGraph, occupied: &[bool]) -> bool {
    let mut seen = vec![false; occupied.len()];
    for tile in (0..occupied.len()).filter(|&cell| occupied[cell]) {
        for first in neighbours(board, tile) {
            if occupied[first] || seen[first] {
                continue;
            }
            let next = |cell| neighbours(board, cell).filter(|&next| !occupied[next]);
            let zone = spread(first, &mut seen, next);
            if !zone
                .iter()
                .any(|&cell| board.around[cell].contains(&BEYOND))
            {
                return false;
            }
        }
    }
    true
}

/// The cells reachable from the first; marks them as `seen`.
fn spread<I: Iterator<Item = usize>>(
    first: usize,
    seen: &mut [bool],
    next: impl Fn(usize) -> I,
) -> Vec<usize> {
    seen[first] = true;
    let mut reached = vec![first];
    let mut at = 0;
    while let Some(&cell) = reached.get(at) {
        at += 1;
        for cell in next(cell) {
            if !std::mem::replace(&mut seen[cell], true) {
                reached.push(cell);
            }
        }
    }
    reached
}

/// Keeps one of the solutions that are rotations of each other: the one whose first tile is in the first cell, and there
/// has the smallest turn. Exactly one is kept, as no tile has a rotational symmetry.
#[derive(Clone, Debug)]
pub struct SymmetryFilter {
    /// For each cell the turns of the first tile that are kept, as bits; all turns if empty.
    turns: Vec<u8>,
}

impl SymmetryFilter {
    /// Keeps all solutions.
    pub fn all() -> SymmetryFilter {
        SymmetryFilter { turns: Vec::new() }
    }

    /// For a free board: keeps the solutions in which the first tile is not turned.
    pub fn upright(board: &CellGraph) -> SymmetryFilter {
        SymmetryFilter {
            turns: vec![1; board.cells.len()],
        }
    }

    /// Keeps one of the solutions that the symmetries of the board map to each other.
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

    /// The same filter for the board of these cells.
    pub fn within(&self, cells: &[u16]) -> SymmetryFilter {
        if self.turns.is_empty() {
            return SymmetryFilter::all();
        }
        let turns = cells
            .iter()
            .map(|&cell| self.turns[usize::from(cell)])
            .collect();
        SymmetryFilter { turns }
    }

    /// True if solutions are kept whose first tile is in this cell with this turn.
    pub fn keeps(&self, cell: usize, turn: u8) -> bool {
        self.turns
            .get(cell)
            .is_none_or(|bits| bits >> turn & 1 == 1)
    }
}

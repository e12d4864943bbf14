//! Cells of the wall.

use std::fmt;

use super::{CELLS, CellSet, SIZE};

/// A cell of the wall. Cells are ordered in reading order: row by row from the top, left to right.
///
/// Row and column count from 0 at the top left (paper, section 1). Cells off the wall do not exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in `row` and `column`, both `0..9`; `None` off the wall.
    #[inline]
    pub const fn new(row: usize, column: usize) -> Option<Cell> {
        if row < SIZE && column < SIZE {
            Some(Cell((SIZE * row + column) as u8))
        } else {
            None
        }
    }

    /// The cell at position `index` (`0..81`) in reading order; `None` past the last one.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < CELLS {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    /// The position in reading order: `9 * row + column`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, 0 at the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / SIZE
    }

    /// The column, 0 at the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % SIZE
    }

    /// The set that holds only this cell.
    #[inline]
    pub const fn set(self) -> CellSet {
        CellSet::from_bits(1 << self.0)
    }

    /// All 81 cells in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..CELLS as u8).map(Cell)
    }

    /// The neighbour above; `None` from the top row.
    #[inline]
    pub const fn above(self) -> Option<Cell> {
        if self.index() >= SIZE {
            Some(Cell(self.0 - SIZE as u8))
        } else {
            None
        }
    }

    /// The neighbour below; `None` from the bottom row.
    #[inline]
    pub const fn below(self) -> Option<Cell> {
        Cell::from_index(self.index() + SIZE)
    }

    /// The neighbour on the left; `None` from the first column.
    #[inline]
    pub const fn left(self) -> Option<Cell> {
        if self.column() > 0 {
            Some(Cell(self.0 - 1))
        } else {
            None
        }
    }

    /// The neighbour on the right; `None` from the last column.
    #[inline]
    pub const fn right(self) -> Option<Cell> {
        if self.column() + 1 < SIZE {
            Some(Cell(self.0 + 1))
        } else {
            None
        }
    }
}

impl fmt::Debug for Cell {
    /// As the paper writes it: `(row, column)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row(), self.column())
    }
}

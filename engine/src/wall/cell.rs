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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_off_the_wall_do_not_exist() {
        for (row, column) in [
            (9, 0),
            (0, 9),
            (9, 9),
            (usize::MAX, 0),
            (0, usize::MAX),
            (1, 71),
        ] {
            assert_eq!(Cell::new(row, column), None, "({row}, {column})");
        }
        assert_eq!(Cell::from_index(81), None);
        assert_eq!(Cell::from_index(usize::MAX), None);
        assert_eq!(Cell::from_index(256), None);
        assert_eq!(Cell::from_index(80), Cell::new(8, 8));
    }

    #[test]
    fn reading_order_goes_row_by_row() {
        let mut expected = 0;
        for row in 0..SIZE {
            for column in 0..SIZE {
                let cell = Cell::new(row, column).unwrap();
                assert_eq!(
                    (cell.row(), cell.column(), cell.index()),
                    (row, column, expected)
                );
                assert_eq!(Cell::from_index(expected), Some(cell));
                expected += 1;
            }
        }
        assert!(Cell::all().is_sorted());
        assert_eq!(
            Cell::all().map(Cell::index).collect::<Vec<_>>(),
            (0..81).collect::<Vec<_>>()
        );
    }

    #[test]
    fn neighbours_stop_at_the_border_and_never_wrap() {
        for cell in Cell::all() {
            let (row, column) = (cell.row(), cell.column());
            let near = |r: Option<usize>, c: Option<usize>| Cell::new(r?, c?);
            assert_eq!(
                cell.above(),
                near(row.checked_sub(1), Some(column)),
                "{cell:?}"
            );
            assert_eq!(cell.below(), near(Some(row + 1), Some(column)), "{cell:?}");
            assert_eq!(
                cell.left(),
                near(Some(row), column.checked_sub(1)),
                "{cell:?}"
            );
            assert_eq!(cell.right(), near(Some(row), Some(column + 1)), "{cell:?}");
        }
    }

    #[test]
    fn a_cell_reads_as_the_paper_writes_it() {
        assert_eq!(format!("{:?}", Cell::new(7, 6).unwrap()), "(7, 6)");
    }
}

//! Board sizes and the numbering of cells.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// The possible numbers of columns, and of rows.
pub const SIDES: RangeInclusive<usize> = 1..=1000;

/// The number of a cell in reading order: row × columns + column, both from 0.
pub type CellIndex = usize;

/// Columns, rows and mines of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(usize, usize, usize)", into = "(usize, usize, usize)")]
pub struct Size {
    columns: usize,
    rows: usize,
    mines: usize,
}

/// Reason that a size is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SizeError {
    /// The number of columns is not in [`SIDES`].
    Columns,
    /// The number of rows is not in [`SIDES`].
    Rows,
    /// There are more mines than cells.
    Mines { cells: usize },
}

/// The saved form: columns, rows, mines.
impl From<Size> for (usize, usize, usize) {
    fn from(size: Size) -> Self {
        (size.columns, size.rows, size.mines)
    }
}

impl TryFrom<(usize, usize, usize)> for Size {
    type Error = SizeError;

    fn try_from((columns, rows, mines): (usize, usize, usize)) -> Result<Size, SizeError> {
        Size::new(columns, rows, mines)
    }
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no board has this size: {self:?}")
    }
}

impl Size {
    /// 9 × 9 with 10 mines.
    pub const BEGINNER: Size = Size::fixed(9, 9, 10);
    /// 16 × 16 with 40 mines.
    pub const INTERMEDIATE: Size = Size::fixed(16, 16, 40);
    /// 30 × 16 with 99 mines.
    pub const EXPERT: Size = Size::fixed(30, 16, 99);

    const fn fixed(columns: usize, rows: usize, mines: usize) -> Size {
        Size {
            columns,
            rows,
            mines,
        }
    }

    /// A custom size. Every cell may have a mine, as in files; a game needs at least one cell without.
    ///
    /// # Errors
    /// [`SizeError`] if a number is out of range.
    pub fn new(columns: usize, rows: usize, mines: usize) -> Result<Size, SizeError> {
        let cells = columns.saturating_mul(rows);
        if !SIDES.contains(&columns) {
            Err(SizeError::Columns)
        } else if !SIDES.contains(&rows) {
            Err(SizeError::Rows)
        } else if mines > cells {
            Err(SizeError::Mines { cells })
        } else {
            Ok(Size::fixed(columns, rows, mines))
        }
    }

    pub fn columns(self) -> usize {
        self.columns
    }

    pub fn rows(self) -> usize {
        self.rows
    }

    pub fn mines(self) -> usize {
        self.mines
    }

    /// The number of cells.
    pub fn cells(self) -> usize {
        self.columns * self.rows
    }

    /// The cell in a row and a column; `None` if it is off the board.
    pub fn cell(self, row: usize, column: usize) -> Option<CellIndex> {
        (row < self.rows && column < self.columns).then(|| row * self.columns + column)
    }

    /// True if the board has a cell of this number.
    pub fn contains(self, cell: CellIndex) -> bool {
        cell < self.cells()
    }

    /// Row and column of a cell.
    pub fn place(self, cell: CellIndex) -> (usize, usize) {
        (cell / self.columns, cell % self.columns)
    }

    /// The cells at most `distance` rows and columns away, in reading order, including `cell`.
    pub fn around(self, cell: CellIndex, distance: usize) -> impl Iterator<Item = CellIndex> {
        let (row, column) = self.place(cell);
        let range =
            |at: usize, count: usize| at.saturating_sub(distance)..(at + distance + 1).min(count);
        let columns = range(column, self.columns);
        range(row, self.rows)
            .flat_map(move |row| columns.clone().map(move |c| row * self.columns + c))
    }

    /// The up to eight cells next to a cell, diagonals included, in reading order.
    pub fn neighbours(self, cell: CellIndex) -> impl Iterator<Item = CellIndex> {
        self.around(cell, 1).filter(move |&other| other != cell)
    }
}

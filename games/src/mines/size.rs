//! How large a board is, and where its cells lie.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// How many columns, and how many rows, a board can have.
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

/// Why there is no board of some size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SizeError {
    /// The number of columns is not in [`SIDES`].
    Columns,
    /// The number of rows is not in [`SIDES`].
    Rows,
    /// There are more mines than cells.
    Mines {
        /// How many cells there are.
        cells: usize,
    },
}

/// Columns, rows, mines: how a size is kept.
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

    /// A size of choice. As many mines as cells can stand in a file; a game needs one less.
    ///
    /// # Errors
    /// [`SizeError`] if a number is out of its bounds.
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

    /// How many columns there are.
    pub fn columns(self) -> usize {
        self.columns
    }

    /// How many rows there are.
    pub fn rows(self) -> usize {
        self.rows
    }

    /// How many mines there are.
    pub fn mines(self) -> usize {
        self.mines
    }

    /// How many cells there are.
    pub fn cells(self) -> usize {
        self.columns * self.rows
    }

    /// The cell in a row and a column, if it is on the board.
    pub fn cell(self, row: usize, column: usize) -> Option<CellIndex> {
        (row < self.rows && column < self.columns).then(|| row * self.columns + column)
    }

    /// Whether there is a cell of this number.
    pub fn holds(self, cell: CellIndex) -> bool {
        cell < self.cells()
    }

    /// Row and column of a cell.
    pub fn place(self, cell: CellIndex) -> (usize, usize) {
        (cell / self.columns, cell % self.columns)
    }

    /// The cells at most `distance` rows and columns away, in reading order, `cell` among them.
    pub fn around(self, cell: CellIndex, distance: usize) -> impl Iterator<Item = CellIndex> {
        let (row, column) = self.place(cell);
        let range =
            |at: usize, count: usize| at.saturating_sub(distance)..(at + distance + 1).min(count);
        let columns = range(column, self.columns);
        range(row, self.rows)
            .flat_map(move |row| columns.clone().map(move |c| row * self.columns + c))
    }

    /// The up to eight cells that touch a cell.
    pub fn neighbours(self, cell: CellIndex) -> impl Iterator<Item = CellIndex> {
        self.around(cell, 1).filter(move |&other| other != cell)
    }
}

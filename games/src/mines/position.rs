//! The second of the article's two arrays: what the player sees of a board.

use super::board::{CellContent, MineBoard};
use super::size::{CellIndex, Size};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeenCell {
    /// Nothing yet.
    Closed,
    /// A flag: the player thinks that this is a mine. No proof of anything.
    Flag,
    /// No mine; the number of mines among the neighbours, 0 to 8.
    Open(u8),
    /// A mine: in a solution, or proved to be one.
    Mine,
}

/// The visible state of a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MinesPosition {
    size: Size,
    cells: Vec<SeenCell>,
}

impl MinesPosition {
    /// A board nothing of which is seen.
    pub fn closed(size: Size) -> MinesPosition {
        let cells = vec![SeenCell::Closed; size.cells()];
        MinesPosition { size, cells }
    }

    /// The position with these cells, in reading order.
    ///
    /// # Panics
    /// If there is not one element a cell, or a clue is above 8.
    pub fn new(size: Size, cells: Vec<SeenCell>) -> MinesPosition {
        assert_eq!(cells.len(), size.cells(), "one element a cell");
        let fits = |seen: &SeenCell| !matches!(seen, SeenCell::Open(9..));
        assert!(cells.iter().all(fits), "clues are 0 to 8");
        MinesPosition { size, cells }
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// In reading order.
    pub fn cells(&self) -> &[SeenCell] {
        &self.cells
    }

    pub fn seen(&self, cell: CellIndex) -> SeenCell {
        self.cells[cell]
    }

    /// Changes what is seen of a cell.
    pub fn set(&mut self, cell: CellIndex, seen: SeenCell) {
        self.cells[cell] = seen;
    }

    /// Whether nothing is known of a cell: it is closed, with or without a flag.
    pub fn is_unknown(&self, cell: CellIndex) -> bool {
        matches!(self.cells[cell], SeenCell::Closed | SeenCell::Flag)
    }

    /// The cells of which nothing is known.
    pub fn unknown(&self) -> impl Iterator<Item = CellIndex> {
        (0..self.cells.len()).filter(|&cell| self.is_unknown(cell))
    }

    pub fn mines_seen(&self) -> usize {
        let mines = self.cells.iter().filter(|&&seen| seen == SeenCell::Mine);
        mines.count()
    }
}

/// A board of which everything is seen.
impl From<&MineBoard> for MinesPosition {
    fn from(board: &MineBoard) -> MinesPosition {
        let seen = |content: &CellContent| match *content {
            CellContent::Mine => SeenCell::Mine,
            CellContent::Clue(clue) => SeenCell::Open(clue),
        };
        let cells = board.contents().iter().map(seen).collect();
        MinesPosition {
            size: board.size(),
            cells,
        }
    }
}

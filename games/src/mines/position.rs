//! Positions: what the player sees of a board (the second of the article's two arrays).

use super::board::{CellContent, MineBoard};
use super::size::{CellIndex, Size};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeenCell {
    Closed,
    /// Closed, with a flag. The player suspects a mine; this proves nothing.
    Flag,
    /// No mine, but this number of mines (0 to 8) among the neighbours.
    Open(u8),
    /// A visible mine: part of a solution, or proved.
    Mine,
}

/// The visible state of a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MinesPosition {
    size: Size,
    cells: Vec<SeenCell>,
}

impl MinesPosition {
    /// A board with all cells closed.
    pub fn closed(size: Size) -> MinesPosition {
        let cells = vec![SeenCell::Closed; size.cells()];
        MinesPosition { size, cells }
    }

    /// The position with these cells, in reading order.
    ///
    /// # Panics
    /// Unless there is one element per cell and all clues are at most 8.
    pub fn new(size: Size, cells: Vec<SeenCell>) -> MinesPosition {
        assert_eq!(cells.len(), size.cells(), "one element per cell");
        let fits = |seen: &SeenCell| !matches!(seen, SeenCell::Open(9..));
        assert!(cells.iter().all(fits), "clues are 0 to 8");
        MinesPosition { size, cells }
    }

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

    pub fn set(&mut self, cell: CellIndex, seen: SeenCell) {
        self.cells[cell] = seen;
    }

    /// True if the cell is closed, with or without a flag.
    pub fn is_unknown(&self, cell: CellIndex) -> bool {
        matches!(self.cells[cell], SeenCell::Closed | SeenCell::Flag)
    }

    /// The closed cells, with or without a flag.
    pub fn unknown(&self) -> impl Iterator<Item = CellIndex> {
        (0..self.cells.len()).filter(|&cell| self.is_unknown(cell))
    }

    pub fn mines_seen(&self) -> usize {
        let mines = self.cells.iter().filter(|&&seen| seen == SeenCell::Mine);
        mines.count()
    }
}

/// The fully visible board.
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

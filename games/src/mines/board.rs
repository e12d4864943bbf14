//! Finished boards: the contents of all cells (the first of the article's two arrays).

use super::position::{MinesPosition, SeenCell};
use super::size::{CellIndex, Size};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellContent {
    Mine,
    /// No mine, but this number of mines (0 to 8) among the neighbours.
    Clue(u8),
}

/// A finished board: the mines, and the number of mines around every other cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MineBoard {
    size: Size,
    contents: Vec<CellContent>,
}

/// The parts of a board by which players measure it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardParts {
    /// One zero of each opening (a connected area of zeros with the clues around it).
    pub openings: Vec<CellIndex>,
    /// The clues that are next to no zero.
    pub alone: Vec<CellIndex>,
    /// The number of connected groups of those clues.
    pub islands: usize,
}

impl BoardParts {
    /// See [`MineBoard::three_bv`].
    pub fn three_bv(&self) -> usize {
        self.openings.len() + self.alone.len()
    }
}

impl MineBoard {
    /// The board with mines where `mines` is true, in reading order (the article's third stage, the count of
    /// neighbours).
    ///
    /// # Panics
    /// Unless `mines` has one element per cell and as many mines as `size`.
    pub fn new(size: Size, mines: &[bool]) -> MineBoard {
        assert_eq!(mines.len(), size.cells(), "one element per cell");
        let count = mines.iter().filter(|&&mine| mine).count();
        assert_eq!(count, size.mines(), "as many mines as the size says");
        let content = |cell| {
            if mines[cell] {
                CellContent::Mine
            } else {
                CellContent::Clue(size.neighbours(cell).filter(|&n| mines[n]).count() as u8)
            }
        };
        let contents = (0..size.cells()).map(content).collect();
        MineBoard { size, contents }
    }

    /// The board of a fully visible position; `None` if a cell is closed, a clue is wrong, or the number of mines is.
    pub fn from_position(position: &MinesPosition) -> Option<MineBoard> {
        let size = position.size();
        if position.unknown().next().is_some() || position.mines_seen() != size.mines() {
            return None;
        }
        let mines = position.cells().iter().map(|&seen| seen == SeenCell::Mine);
        let board = MineBoard::new(size, &mines.collect::<Vec<_>>());
        (MinesPosition::from(&board) == *position).then_some(board)
    }

    pub fn size(&self) -> Size {
        self.size
    }

    /// In reading order.
    pub fn contents(&self) -> &[CellContent] {
        &self.contents
    }

    pub fn is_mine(&self, cell: CellIndex) -> bool {
        self.contents[cell] == CellContent::Mine
    }

    /// The clue of a cell; `None` if it is a mine.
    pub fn clue(&self, cell: CellIndex) -> Option<u8> {
        match self.contents[cell] {
            CellContent::Clue(clue) => Some(clue),
            CellContent::Mine => None,
        }
    }

    /// The mines whose neighbours are all mines, so that no clue touches them (the article's special case).
    pub fn enclosed(&self) -> impl Iterator<Item = CellIndex> {
        (0..self.size.cells()).filter(|&cell| {
            self.is_mine(cell) && self.size.neighbours(cell).all(|other| self.is_mine(other))
        })
    }

    /// 3BV, "Bechtel's board benchmark value": the fewest clicks that win without flags, one for each opening and one
    /// for each clue that is next to no zero.
    pub fn three_bv(&self) -> usize {
        self.parts().three_bv()
    }

    pub fn parts(&self) -> BoardParts {
        let mut openings = Vec::new();
        let mut shown = vec![false; self.contents.len()];
        for cell in 0..self.contents.len() {
            if self.clue(cell) == Some(0) && !shown[cell] {
                openings.push(cell);
                self.flood(cell, |opened| !std::mem::replace(&mut shown[opened], true));
            }
        }
        let alone: Vec<CellIndex> = (0..shown.len())
            .filter(|&cell| !shown[cell] && !self.is_mine(cell))
            .collect();
        let mut islands = 0;
        for &first in &alone {
            if std::mem::replace(&mut shown[first], true) {
                continue;
            }
            islands += 1;
            let mut todo = vec![first];
            while let Some(cell) = todo.pop() {
                for other in self.size.neighbours(cell) {
                    if !self.is_mine(other) && !std::mem::replace(&mut shown[other], true) {
                        todo.push(other);
                    }
                }
            }
        }
        BoardParts {
            openings,
            alone,
            islands,
        }
    }

    /// Opens a cell and, if it is a zero, its neighbours, and so on. `open` opens one cell and returns true if it was
    /// closed. Uses a work list instead of the article's recursion, so that large boards cannot overflow the stack.
    pub fn flood(&self, cell: CellIndex, mut open: impl FnMut(CellIndex) -> bool) {
        let mut todo = Vec::new();
        if open(cell) {
            todo.push(cell);
        }
        while let Some(cell) = todo.pop() {
            if self.contents[cell] == CellContent::Clue(0) {
                todo.extend(self.size.neighbours(cell).filter(|&other| open(other)));
            }
        }
    }
}

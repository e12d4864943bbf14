//! The first of the article's two arrays: what is under each cell.

use super::position::{MinesPosition, SeenCell};
use super::size::{CellIndex, Size};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellContent {
    Mine,
    /// No mine; the number of mines among the neighbours, 0 to 8.
    Clue(u8),
}

/// A finished board: mines, and the number of mines around every other cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MineBoard {
    size: Size,
    contents: Vec<CellContent>,
}

/// What a board consists of, as players measure it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardParts {
    /// A zero of each opening: an area of zeros with the clues around.
    pub openings: Vec<CellIndex>,
    /// The clues that no zero touches.
    pub alone: Vec<CellIndex>,
    /// Into how many groups these fall.
    pub islands: usize,
}

impl BoardParts {
    /// See [`MineBoard::three_bv`].
    pub fn three_bv(&self) -> usize {
        self.openings.len() + self.alone.len()
    }
}

impl MineBoard {
    /// The board with mines where `mines` is true, in reading order: the article's third stage, the
    /// count of neighbours.
    ///
    /// # Panics
    /// If `mines` has not one element a cell, or not as many mines as the size says.
    pub fn new(size: Size, mines: &[bool]) -> MineBoard {
        assert_eq!(mines.len(), size.cells(), "one element a cell");
        let count = mines.iter().filter(|&&mine| mine).count();
        assert_eq!(count, size.mines(), "as many mines as the size says");
        let content = |cell| match mines[cell] {
            true => CellContent::Mine,
            false => CellContent::Clue(size.neighbours(cell).filter(|&n| mines[n]).count() as u8),
        };
        let contents = (0..size.cells()).map(content).collect();
        MineBoard { size, contents }
    }

    /// The board that a position shows whole; none if a cell of it is closed, a clue is not the number
    /// of mines around it, or mines are missing.
    pub fn shown(position: &MinesPosition) -> Option<MineBoard> {
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

    /// Whether there is a mine under a cell.
    pub fn is_mine(&self, cell: CellIndex) -> bool {
        self.contents[cell] == CellContent::Mine
    }

    /// The clue of a cell; none if it is a mine.
    pub fn clue(&self, cell: CellIndex) -> Option<u8> {
        match self.contents[cell] {
            CellContent::Clue(clue) => Some(clue),
            CellContent::Mine => None,
        }
    }

    /// The mines all of whose neighbours are mines, which no clue can tell: the article's special case.
    pub fn enclosed(&self) -> impl Iterator<Item = CellIndex> {
        (0..self.size.cells()).filter(|&cell| {
            self.is_mine(cell) && self.size.neighbours(cell).all(|other| self.is_mine(other))
        })
    }

    /// 3BV, "Bechtel's board benchmark value": the fewest openings that win, without flags: one for
    /// each area of zeros, one for each clue that no zero touches.
    pub fn three_bv(&self) -> usize {
        self.parts().three_bv()
    }

    /// What the board consists of, as players measure it.
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
            let mut rest = vec![first];
            while let Some(cell) = rest.pop() {
                for other in self.size.neighbours(cell) {
                    if !self.is_mine(other) && !std::mem::replace(&mut shown[other], true) {
                        rest.push(other);
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

    /// Opens a cell, and if it is a zero all around it, and so on: `open` is told of a cell, opens it,
    /// and says whether it was closed. A list of what is left to do stands for the article's recursion,
    /// so that the size of the board does not matter.
    pub fn flood(&self, cell: CellIndex, mut open: impl FnMut(CellIndex) -> bool) {
        let mut rest = Vec::new();
        if open(cell) {
            rest.push(cell);
        }
        while let Some(cell) = rest.pop() {
            if self.contents[cell] == CellContent::Clue(0) {
                rest.extend(self.size.neighbours(cell).filter(|&other| open(other)));
            }
        }
    }
}

//! Deduction at full speed: what one clue, two clues together, or the number of mines left prove.
//!
//! It lays boards without guesses and makes the easy part of play. What it proves a person can follow;
//! `hint.rs` gives the reasons. Three clues or more at a time are left to the exact probabilities.

use super::difficulty::Difficulty;
use super::size::{CellIndex, Size};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CellKnowledge {
    Nothing,
    Safe,
    Mine,
    /// Outside: one row or column around the board, so that every cell has eight neighbours.
    Outside,
}

/// Deductions so far.
///
/// Cells are numbered with the frame around the board, in rows of `width`. A cell's mask has a bit for
/// each neighbour of which nothing is known, row by row, the cell itself in the middle.
#[derive(Clone, Debug)]
pub struct Logic {
    size: Size,
    width: usize,
    known: Vec<CellKnowledge>,
    /// The clue of a safe cell less the proved mines around; meaningless for others.
    left: Vec<i8>,
    /// Proved mines around.
    proved: Vec<i8>,
    mask: Vec<u16>,
    unknown: usize,
    mines_left: usize,
    /// Clues to look at alone, and together with others; `queued` tells which are there.
    alone: Vec<u32>,
    together: Vec<u32>,
    queued: Vec<[bool; 2]>,
}

impl Logic {
    /// Nothing is known of a board of this size.
    pub fn new(size: Size) -> Logic {
        let width = size.columns() + 2;
        let all = width * (size.rows() + 2);
        let mut logic = Logic {
            size,
            width,
            known: vec![CellKnowledge::Outside; all],
            left: vec![0; all],
            proved: vec![0; all],
            mask: vec![0; all],
            unknown: size.cells(),
            mines_left: size.mines(),
            alone: Vec::new(),
            together: Vec::new(),
            queued: vec![[false; 2]; all],
        };
        for row in 0..size.rows() {
            let start = (row + 1) * width + 1;
            logic.known[start..start + size.columns()].fill(CellKnowledge::Nothing);
        }
        for cell in 0..size.cells() {
            let at = logic.framed(cell);
            for (bit, other) in logic.around(at) {
                if logic.known[other] == CellKnowledge::Nothing {
                    logic.mask[at] |= 1 << bit;
                }
            }
        }
        logic
    }

    /// Whether everything is known.
    pub fn is_done(&self) -> bool {
        self.unknown == 0
    }

    /// How many mines are not proved yet.
    pub fn mines_left(&self) -> usize {
        self.mines_left
    }

    /// Whether nothing is known of a cell.
    pub fn is_unknown(&self, cell: CellIndex) -> bool {
        self.known[self.framed(cell)] == CellKnowledge::Nothing
    }

    /// Whether a cell is proved to be a mine.
    pub fn is_mine(&self, cell: CellIndex) -> bool {
        self.known[self.framed(cell)] == CellKnowledge::Mine
    }

    /// Whether a cell is safe; its clue has been seen.
    pub fn is_safe(&self, cell: CellIndex) -> bool {
        self.known[self.framed(cell)] == CellKnowledge::Safe
    }

    /// Whether a cell touches a safe one.
    pub fn is_frontier(&self, cell: CellIndex) -> bool {
        let mut around = self.around(self.framed(cell));
        around.any(|(_, other)| self.known[other] == CellKnowledge::Safe)
    }

    /// The safe cells that touch a cell of which nothing is known.
    pub fn open_clues(&self) -> impl Iterator<Item = CellIndex> {
        (0..self.size.cells()).filter(|&cell| {
            let at = self.framed(cell);
            self.known[at] == CellKnowledge::Safe && self.mask[at] != 0
        })
    }

    /// A cell is safe, and this is its clue.
    pub fn open(&mut self, cell: CellIndex, clue: u8) {
        let at = self.framed(cell);
        self.settle(at, CellKnowledge::Safe);
        self.left[at] = clue as i8 - self.proved[at];
        self.queue(at);
    }

    /// The clue of a safe cell has changed.
    pub fn change(&mut self, cell: CellIndex, clue: u8) {
        let at = self.framed(cell);
        self.left[at] = clue as i8 - self.proved[at];
        self.queue(at);
    }

    /// A proved mine is none any more: it has been moved to a cell of which nothing is known, and this
    /// cell has been opened.
    pub fn unprove(&mut self, cell: CellIndex, clue: u8) {
        let at = self.framed(cell);
        self.known[at] = CellKnowledge::Safe;
        self.mines_left += 1;
        for (_, other) in self.around(at) {
            self.proved[other] -= 1;
            self.left[other] += 1;
            if self.known[other] == CellKnowledge::Safe {
                self.queue(other);
            }
        }
        self.change(cell, clue);
    }

    /// Deduces all that can be. Each cell that is proved to be safe is opened: `look` tells its clue.
    pub fn run(&mut self, look: impl FnMut(CellIndex) -> u8) {
        self.run_by(Difficulty::MinesLeft, look);
    }

    /// Deduces all that can be by means that are no harder than this. Cases are none of them.
    pub fn run_by(&mut self, hardest: Difficulty, mut look: impl FnMut(CellIndex) -> u8) {
        loop {
            if let Some(at) = self.alone.pop() {
                self.queued[at as usize][0] = false;
                self.one_clue(at as usize, &mut look);
            } else if hardest < Difficulty::TwoClues {
                return;
            } else if let Some(at) = self.together.pop() {
                self.queued[at as usize][1] = false;
                self.two_clues(at as usize, &mut look);
            } else if hardest < Difficulty::MinesLeft || !self.mines_left_over(&mut look) {
                return;
            }
        }
    }

    /// If no mine of a clue is left all around is safe; if as many as cells, they all are mines.
    fn one_clue(&mut self, at: usize, look: &mut impl FnMut(CellIndex) -> u8) {
        let mask = self.mask[at];
        if mask == 0 {
            return;
        }
        let safe = self.left[at] == 0;
        if safe || self.left[at] == mask.count_ones() as i8 {
            for (bit, other) in self.around(at) {
                if mask & 1 << bit != 0 {
                    self.prove(other, safe, look);
                }
            }
        }
    }

    /// If one of two clues needs as many more mines than the other as there are cells around it alone,
    /// these are mines, and those around the other alone are safe.
    fn two_clues(&mut self, at: usize, look: &mut impl FnMut(CellIndex) -> u8) {
        if self.mask[at] == 0 {
            return;
        }
        let mine = spread(self.mask[at]) << (2 * WINDOW + 2);
        for row in 0..5 {
            for column in 0..5 {
                let other = at + row * self.width + column;
                // The frame is one cell wide, a clue at distance two may lie beyond it.
                let Some(other) = other.checked_sub(2 * self.width + 2) else {
                    continue;
                };
                if other == at || self.known.get(other) != Some(&CellKnowledge::Safe) {
                    continue;
                }
                let theirs = spread(self.mask[other]) << (row * WINDOW + column);
                if mine & theirs == 0 {
                    continue;
                }
                let (here, there) = (mine & !theirs, theirs & !mine);
                if here | there == 0 {
                    continue;
                }
                let more = self.left[at] - self.left[other];
                let safe = if more == here.count_ones() as i8 {
                    there
                } else if -more == there.count_ones() as i8 {
                    here
                } else {
                    continue;
                };
                self.queue(at);
                let origin = 3 * self.width + 3;
                let mut rest = here | there;
                while rest != 0 {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    let cell = at + bit / WINDOW * self.width + bit % WINDOW - origin;
                    self.prove(cell, safe & 1 << bit != 0, look);
                }
                return;
            }
        }
    }

    /// If no mine is left all is safe; if as many as cells, they all are mines. Tells whether it was so.
    fn mines_left_over(&mut self, look: &mut impl FnMut(CellIndex) -> u8) -> bool {
        let safe = self.mines_left == 0;
        if self.unknown == 0 || !(safe || self.mines_left == self.unknown) {
            return false;
        }
        for cell in 0..self.size.cells() {
            self.prove(self.framed(cell), safe, look);
        }
        true
    }

    fn prove(&mut self, at: usize, safe: bool, look: &mut impl FnMut(CellIndex) -> u8) {
        if self.known[at] != CellKnowledge::Nothing {
            return;
        }
        if safe {
            let cell = self.unframed(at);
            self.open(cell, look(cell));
        } else {
            self.settle(at, CellKnowledge::Mine);
            self.mines_left -= 1;
            for (_, other) in self.around(at) {
                self.proved[other] += 1;
                self.left[other] -= 1;
            }
        }
    }

    fn settle(&mut self, at: usize, known: CellKnowledge) {
        self.known[at] = known;
        self.unknown -= 1;
        for (bit, other) in self.around(at) {
            // For the neighbour this cell lies on the opposite side.
            self.mask[other] &= !(1 << (8 - bit));
            if self.known[other] == CellKnowledge::Safe {
                self.queue(other);
            }
        }
    }

    fn queue(&mut self, at: usize) {
        let [alone, together] = &mut self.queued[at];
        if !std::mem::replace(alone, true) {
            self.alone.push(at as u32);
        }
        if !std::mem::replace(together, true) {
            self.together.push(at as u32);
        }
    }

    fn framed(&self, cell: CellIndex) -> usize {
        let (row, column) = self.size.place(cell);
        (row + 1) * self.width + column + 1
    }

    fn unframed(&self, at: usize) -> CellIndex {
        (at / self.width - 1) * self.size.columns() + at % self.width - 1
    }

    /// The eight neighbours of a cell on the board, each with its bit.
    fn around(&self, at: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (corner, width) = (at - self.width - 1, self.width);
        let bits = [0, 1, 2, 3, 5, 6, 7, 8];
        bits.map(|bit| (bit, corner + bit / 3 * width + bit % 3))
            .into_iter()
    }
}

/// Rows and columns of the window through which cells near a clue are seen.
const WINDOW: usize = 7;

/// A mask's three rows of three as rows of the window, in its first corner.
fn spread(mask: u16) -> u64 {
    let row = |number: usize| u64::from(mask >> (3 * number) & 7) << (WINDOW * number);
    row(0) | row(1) | row(2)
}

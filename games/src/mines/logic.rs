//! Fast deduction from one clue, two clues together, or the number of mines left.
//!
//! Used to generate boards without guesses and for the easy moves of the solver. People can follow its deductions;
//! `hint.rs` gives reasons for them. Deductions from three or more clues are left to the exact probabilities.

use super::difficulty::Difficulty;
use super::size::{CellIndex, Size};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CellKnowledge {
    Unknown,
    Safe,
    Mine,
    /// In the frame of one cell around the board, which gives every cell eight neighbours.
    Outside,
}

/// The state of deduction on a board.
///
/// Cells are numbered including the frame around the board, in rows of `width`.
#[derive(Clone, Debug)]
pub struct Logic {
    size: Size,
    width: usize,
    known: Vec<CellKnowledge>,
    /// For safe cells: the clue less the proved mines around it. Meaningless for others.
    left: Vec<i8>,
    /// The number of proved mines around each cell.
    proved: Vec<i8>,
    /// The unknown neighbours of each cell: a bit for each of the nine cells around it, row by row.
    mask: Vec<u16>,
    /// The number of unknown cells.
    unknown: usize,
    /// The number of mines that are not proved yet.
    mines_left: usize,
    /// Clues to examine alone.
    alone: Vec<u32>,
    /// Clues to examine in pairs.
    together: Vec<u32>,
    /// For each clue, whether it is in `alone` and in `together`.
    queued: Vec<[bool; 2]>,
}

impl Logic {
    /// Starts with all cells unknown.
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
            logic.known[start..start + size.columns()].fill(CellKnowledge::Unknown);
        }
        for cell in 0..size.cells() {
            let at = logic.framed(cell);
            for (bit, other) in logic.around(at) {
                if logic.known[other] == CellKnowledge::Unknown {
                    logic.mask[at] |= 1 << bit;
                }
            }
        }
        logic
    }

    /// True if no cell is unknown.
    pub fn is_done(&self) -> bool {
        self.unknown == 0
    }

    pub fn is_unknown(&self, cell: CellIndex) -> bool {
        self.known[self.framed(cell)] == CellKnowledge::Unknown
    }

    /// True if the cell is proved to be a mine.
    pub fn is_mine(&self, cell: CellIndex) -> bool {
        self.known[self.framed(cell)] == CellKnowledge::Mine
    }

    /// True if the cell is known to be safe (and so is its clue).
    pub fn is_safe(&self, cell: CellIndex) -> bool {
        self.known[self.framed(cell)] == CellKnowledge::Safe
    }

    /// True if the cell is next to a safe one.
    pub fn is_frontier(&self, cell: CellIndex) -> bool {
        let mut around = self.around(self.framed(cell));
        around.any(|(_, other)| self.known[other] == CellKnowledge::Safe)
    }

    /// The safe cells next to unknown ones.
    pub fn open_clues(&self) -> impl Iterator<Item = CellIndex> {
        (0..self.size.cells()).filter(|&cell| {
            let at = self.framed(cell);
            self.known[at] == CellKnowledge::Safe && self.mask[at] != 0
        })
    }

    /// Records that an unknown cell is safe, and its clue.
    pub fn open(&mut self, cell: CellIndex, clue: u8) {
        let at = self.framed(cell);
        self.settle(at, CellKnowledge::Safe);
        self.left[at] = clue as i8 - self.proved[at];
        self.queue(at);
    }

    /// Records a new clue of a safe cell, after mines were moved.
    pub fn change(&mut self, cell: CellIndex, clue: u8) {
        let at = self.framed(cell);
        self.left[at] = clue as i8 - self.proved[at];
        self.queue(at);
    }

    /// Records that a proved mine was moved to an unknown cell and its own cell opened, with this clue.
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

    /// Deduces as much as possible. Opens every cell that is proved safe; `look` gives its clue.
    pub fn run(&mut self, look: impl FnMut(CellIndex) -> u8) {
        self.run_by(Difficulty::MinesLeft, look);
    }

    /// As [`run`](Self::run), with deductions of at most this difficulty ([`Difficulty::Cases`] is beyond this module).
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

    /// If a clue needs no more mines, its unknown cells are safe; if it needs as many as it has cells, all are mines.
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

    /// If one of two clues needs k mines more than the other and has k unknown cells that the other has not, these are
    /// mines, and the cells that only the other has are safe.
    fn two_clues(&mut self, at: usize, look: &mut impl FnMut(CellIndex) -> u8) {
        if self.mask[at] == 0 {
            return;
        }
        let mine = spread(self.mask[at]) << (2 * WINDOW + 2);
        for row in 0..5 {
            for column in 0..5 {
                let other = at + row * self.width + column;
                // The frame is one cell wide, so a cell at distance two may be beyond it.
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

    /// If no mine is left, all unknown cells are safe; if as many as unknown cells, all are mines. Returns whether either
    /// was the case.
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
        if self.known[at] != CellKnowledge::Unknown {
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
            // Seen from the neighbour, this cell is in the opposite direction.
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

    /// The eight neighbours of a cell of the board, each with its bit in masks.
    fn around(&self, at: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (corner, width) = (at - self.width - 1, self.width);
        let bits = [0, 1, 2, 3, 5, 6, 7, 8];
        bits.map(|bit| (bit, corner + bit / 3 * width + bit % 3))
            .into_iter()
    }
}

/// The side of a square window that contains the neighbours of two clues at distance two.
const WINDOW: usize = 7;

/// The three rows of a mask in the top left corner of a window.
fn spread(mask: u16) -> u64 {
    let row = |number: usize| u64::from(mask >> (3 * number) & 7) << (WINDOW * number);
    row(0) | row(1) | row(2)
}

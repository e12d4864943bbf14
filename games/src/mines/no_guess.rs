//! Boards that need no guess: [`Logic`] deduces the whole board from the first opening, and no mine is enclosed by
//! others (only the number of mines could reveal such a mine; the article calls that a faulty situation).
//!
//! Boards are repaired rather than rejected, after Simon Tatham's generator (Portable Puzzle Collection, `mines.c`).
//! Where deduction is stuck, the unknown cells around a clue are made all mines or all safe by swapping with others, and
//! deduction continues. When everything is deduced, the resulting board is checked again from the start.

use super::board::MineBoard;
use super::difficulty::Difficulty;
use super::generate::{GenerateError, NoGuessMethod, scatter};
use super::logic::Logic;
use super::size::{CellIndex, Size};
use engine::chance::Chance;

/// The maximum number of boards to draw, up to the expert's size; the time for a board grows with its cells, so that
/// fewer larger ones are drawn.
fn max_tries(size: Size, method: NoGuessMethod) -> usize {
    let tries = match method {
        NoGuessMethod::Filtered => 200_000,
        NoGuessMethod::Repaired => 400,
    };
    tries * 480 / size.cells().max(480)
}

/// The maximum number of repairs of a board before drawing another.
const MAX_REPAIRS: usize = 24;

/// Generates a board whose first opening is `start`, a zero, and which needs deductions of at most the difficulty
/// `hardest`.
///
/// # Errors
/// [`GenerateError::NotFound`] after too many tries, [`GenerateError::Stopped`] once `go_on` returns false.
pub(super) fn generate(
    size: Size,
    start: CellIndex,
    method: NoGuessMethod,
    hardest: Difficulty,
    chance: &mut Chance,
    go_on: &dyn Fn() -> bool,
) -> Result<MineBoard, GenerateError> {
    let safe: Vec<CellIndex> = size.around(start, 1).collect();
    let mut mines = vec![false; size.cells()];
    for _ in 0..max_tries(size, method) {
        scatter(size.mines(), &safe, &mut mines, chance);
        let mut draft = MineDraft::new(size, mines, hardest);
        let fits = match method {
            NoGuessMethod::Filtered => draft.deduced(start).is_done() && !draft.has_enclosed(),
            NoGuessMethod::Repaired => draft.repair(start, chance, go_on),
        };
        mines = draft.mines;
        if fits {
            return Ok(MineBoard::new(size, &mines));
        }
        if !go_on() {
            return Err(GenerateError::Stopped);
        }
    }
    Err(GenerateError::NotFound)
}

/// An upper bound for the mines of a board that needs no guess.
pub fn max_mines(size: Size, start: CellIndex) -> usize {
    max_mines_apart(size, start).min(max_mines_connected(size, start))
}

/// An upper bound for the mines of a board that starts with a zero and has no enclosed mine.
///
/// The cells around the zero are safe. Of further cells at distance 3 from each other, each needs its own safe cell, be it
/// itself or a neighbour.
fn max_mines_apart(size: Size, start: CellIndex) -> usize {
    let (row, column) = size.place(start);
    let far = |first_row: usize, first_column: usize| {
        let rows = (first_row..size.rows()).step_by(3);
        let cells = rows.flat_map(|r| {
            (first_column..size.columns())
                .step_by(3)
                .map(move |c| (r, c))
        });
        cells
            .filter(|(r, c)| r.abs_diff(row).max(c.abs_diff(column)) > 2)
            .count()
    };
    let apart = (0..9)
        .map(|first| far(first / 3, first % 3))
        .max()
        .unwrap_or(0);
    let kept = size.around(start, 1).count() + apart;
    size.cells() - kept.min(size.cells())
}

/// An upper bound for the mines of a board that is deduced from a zero.
///
/// Deduction from clues proves cells safe next to open ones; the number of mines helps only once all remaining mines touch
/// open cells. So all mines touch one connected group of safe cells. It starts with the zero and its neighbours, and each
/// further cell of the group touches at most five cells that the group did not touch before.
fn max_mines_connected(size: Size, start: CellIndex) -> usize {
    let [opened, touched] = [1, 2].map(|reach| size.around(start, reach).count());
    let connected = opened + (size.cells() - touched).div_ceil(5);
    size.cells().saturating_sub(connected)
}

/// True if [`Logic`] deduces the whole board from opening `start`, and no mine is enclosed.
pub fn is_without_guess(board: &MineBoard, start: CellIndex) -> bool {
    let mines = (0..board.size().cells()).map(|cell| board.is_mine(cell));
    !board.is_mine(start)
        && board.enclosed().next().is_none()
        && MineDraft::new(board.size(), mines.collect(), Difficulty::MinesLeft)
            .deduced(start)
            .is_done()
}

/// A board whose mines can still be moved.
struct MineDraft {
    size: Size,
    mines: Vec<bool>,
    /// The number of mines around each cell.
    clues: Vec<u8>,
    /// The hardest deduction that it may need.
    hardest: Difficulty,
}

impl MineDraft {
    fn new(size: Size, mines: Vec<bool>, hardest: Difficulty) -> MineDraft {
        let mut clues = vec![0; mines.len()];
        for cell in (0..mines.len()).filter(|&cell| mines[cell]) {
            size.neighbours(cell).for_each(|other| clues[other] += 1);
        }
        MineDraft {
            size,
            mines,
            clues,
            hardest,
        }
    }

    /// The deductions after opening `start`.
    fn deduced(&self, start: CellIndex) -> Logic {
        let mut logic = Logic::new(self.size);
        logic.open(start, self.clues[start]);
        logic.run_by(self.hardest, |cell| self.clues[cell]);
        logic
    }

    /// Repairs the board until it needs no guess; returns false if that fails or `go_on` does.
    fn repair(&mut self, start: CellIndex, chance: &mut Chance, go_on: &dyn Fn() -> bool) -> bool {
        for _ in 0..MAX_REPAIRS {
            let mut logic = self.deduced(start);
            if logic.is_done() {
                if !self.has_enclosed() {
                    return true;
                }
                self.open_up(start, chance);
                continue;
            }
            while !logic.is_done() {
                if !go_on() || !self.change(&mut logic, chance) {
                    return false;
                }
                logic.run_by(self.hardest, |cell| self.clues[cell]);
            }
        }
        false
    }

    fn has_enclosed(&self) -> bool {
        (0..self.mines.len()).any(|cell| self.is_enclosed(cell))
    }

    fn is_enclosed(&self, cell: CellIndex) -> bool {
        self.mines[cell] && usize::from(self.clues[cell]) == self.size.neighbours(cell).count()
    }

    /// For each enclosed mine, moves one of its neighbours elsewhere, preferably one next to a safe cell.
    fn open_up(&mut self, start: CellIndex, chance: &mut Chance) {
        let around_start: Vec<CellIndex> = self.size.around(start, 1).collect();
        let mut free: Vec<CellIndex> = (0..self.mines.len())
            .filter(|cell| !self.mines[*cell] && !around_start.contains(cell))
            .collect();
        for cell in 0..self.mines.len() {
            if !self.is_enclosed(cell) || free.is_empty() {
                continue;
            }
            let around: Vec<CellIndex> = self.size.neighbours(cell).collect();
            let beside_safe = |&&other: &&CellIndex| {
                usize::from(self.clues[other]) < self.size.neighbours(other).count()
            };
            let edge: Vec<CellIndex> = around.iter().filter(beside_safe).copied().collect();
            let from = if edge.is_empty() { around } else { edge };
            if from.is_empty() {
                continue;
            }
            let opened = from[chance.below(from.len() as u64) as usize];
            let to = free.swap_remove(chance.below(free.len() as u64) as usize);
            self.turn(opened);
            self.turn(to);
        }
    }

    /// Changes something where deduction is stuck; returns false if nothing can be changed.
    fn change(&mut self, logic: &mut Logic, chance: &mut Chance) -> bool {
        let stuck: Vec<CellIndex> = logic.open_clues().collect();
        if stuck.is_empty() {
            return self.break_in(logic, chance);
        }
        let clue = stuck[chance.below(stuck.len() as u64) as usize];
        let unknown: Vec<CellIndex> = self
            .size
            .neighbours(clue)
            .filter(|&cell| logic.is_unknown(cell))
            .collect();
        let fill = chance.below(2) == 0;
        self.make_all(&unknown, fill, logic, chance)
            || self.make_all(&unknown, !fill, logic, chance)
    }

    /// Makes all `cells` mines (`fill`) or safe, by swapping with other unknown cells. Prefers cells next to no clue,
    /// since nothing was deduced from them. Returns false if there are not enough.
    fn make_all(
        &mut self,
        cells: &[CellIndex],
        fill: bool,
        logic: &mut Logic,
        chance: &mut Chance,
    ) -> bool {
        let wrong: Vec<CellIndex> = cells
            .iter()
            .copied()
            .filter(|&c| self.mines[c] != fill)
            .collect();
        let partners = (0..self.mines.len()).filter(|&cell| {
            self.mines[cell] == fill && logic.is_unknown(cell) && !cells.contains(&cell)
        });
        let (mut near, mut far): (Vec<CellIndex>, Vec<CellIndex>) =
            partners.partition(|&cell| logic.is_frontier(cell));
        if near.len() + far.len() < wrong.len() {
            return false;
        }
        for cell in wrong {
            let from = if far.is_empty() { &mut near } else { &mut far };
            let drawn = chance.below(from.len() as u64) as usize;
            let partner = from.swap_remove(drawn);
            self.flip(cell, logic);
            self.flip(partner, logic);
        }
        true
    }

    /// Opens an area that is shut off by mines: swaps one of these mines with a safe cell behind it.
    fn break_in(&mut self, logic: &mut Logic, chance: &mut Chance) -> bool {
        let unknown = (0..self.mines.len()).filter(|&cell| logic.is_unknown(cell));
        let (mut walls, mut free) = (Vec::new(), Vec::new());
        for cell in unknown {
            walls.extend(
                self.size
                    .neighbours(cell)
                    .filter(|&other| logic.is_mine(other)),
            );
            if !self.mines[cell] {
                free.push(cell);
            }
        }
        if walls.is_empty() || free.is_empty() {
            return false;
        }
        let wall = walls[chance.below(walls.len() as u64) as usize];
        let cell = free[chance.below(free.len() as u64) as usize];
        self.flip(wall, logic);
        self.flip(cell, logic);
        logic.unprove(wall, self.clues[wall]);
        true
    }

    /// As [`turn`](Self::turn), and updates the clues that `logic` knows.
    fn flip(&mut self, cell: CellIndex, logic: &mut Logic) {
        self.turn(cell);
        for other in self.size.neighbours(cell) {
            if logic.is_safe(other) {
                logic.change(other, self.clues[other]);
            }
        }
    }

    /// Adds or removes the mine in a cell.
    fn turn(&mut self, cell: CellIndex) {
        let mine = &mut self.mines[cell];
        *mine = !*mine;
        for other in self.size.neighbours(cell) {
            if *mine {
                self.clues[other] += 1;
            } else {
                self.clues[other] -= 1;
            }
        }
    }
}

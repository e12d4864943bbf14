//! Boards that need no guess: from the first opening [`Logic`] deduces everything, and no mine is enclosed by
//! others: the number of mines alone would tell of it, and the article calls that a faulty situation.
//!
//! Repairing instead of rejecting is the idea of Simon Tatham's generator (Portable Puzzle Collection,
//! `mines.c`): where deduction is stuck the cells around a clue are made all mines or all safe, by
//! exchange with others, and deduction goes on; if all this ends well, the board so made is tried again
//! from the beginning.

use super::board::MineBoard;
use super::generate::{GenerateError, NoGuessMethod, scatter};
use super::logic::Logic;
use super::size::{CellIndex, Size};
use engine::chance::Chance;

/// Most boards that are drawn.
const TRIES: [usize; 2] = [200_000, 400];

/// How many times a board is repaired from the beginning before another one is drawn.
const ROUNDS: usize = 24;

/// Lays a board whose first opening is `start`, a zero.
///
/// # Errors
/// [`GenerateError::TooManyMines`] if with that many one is always enclosed, [`GenerateError::NotFound`] if too many
/// boards were tried, [`GenerateError::Stopped`] if `go_on` said so.
pub(super) fn generate(
    size: Size,
    start: CellIndex,
    method: NoGuessMethod,
    chance: &mut Chance,
    go_on: &dyn Fn() -> bool,
) -> Result<MineBoard, GenerateError> {
    for most in [most_mines(size, start), most_connected(size, start)] {
        if size.mines() > most {
            return Err(GenerateError::TooManyMines { most });
        }
    }
    let safe: Vec<CellIndex> = size.around(start, 1).collect();
    let tries = TRIES[(method == NoGuessMethod::Repaired) as usize];
    let mut mines = vec![false; size.cells()];
    for _ in 0..tries {
        scatter(size.mines(), &safe, &mut mines, chance);
        let mut draft = MineDraft::new(size, mines);
        let right = match method {
            NoGuessMethod::Filtered => draft.deduced(start).is_done() && !draft.has_enclosed(),
            NoGuessMethod::Repaired => draft.repair(start, chance, go_on),
        };
        mines = draft.mines;
        if right {
            return Ok(MineBoard::new(size, &mines));
        }
        if !go_on() {
            return Err(GenerateError::Stopped);
        }
    }
    Err(GenerateError::NotFound { tries })
}

/// No more mines than this can lie on a board that begins with a zero if none of them is enclosed.
///
/// The cells around the zero are safe, and every cell at least two rows or columns away from it needs a safe
/// neighbour of its own, if they are three rows or columns apart from each other.
pub fn most_mines(size: Size, start: CellIndex) -> usize {
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

/// No more mines than this can lie on a board that is deduced from a zero.
///
/// A safe cell is deduced beside an open one; only once all mines that are left touch open cells does their number tell
/// of others. So the mines all touch one group of connected safe cells, which begins with the zero and those around
/// it, and each further cell of the group touches at most five cells that the group did not touch before.
fn most_connected(size: Size, start: CellIndex) -> usize {
    let [begun, touched] = [1, 2].map(|reach| size.around(start, reach).count());
    let connected = begun + (size.cells() - touched).div_ceil(5);
    size.cells().saturating_sub(connected)
}

/// Whether [`Logic`] deduces the whole board from an opening, and no mine is enclosed.
pub fn is_without_guess(board: &MineBoard, start: CellIndex) -> bool {
    let mines = (0..board.size().cells()).map(|cell| board.is_mine(cell));
    !board.is_mine(start)
        && board.enclosed().next().is_none()
        && MineDraft::new(board.size(), mines.collect())
            .deduced(start)
            .is_done()
}

/// Mines that can still be moved.
struct MineDraft {
    size: Size,
    mines: Vec<bool>,
    /// How many mines touch each cell.
    clues: Vec<u8>,
}

impl MineDraft {
    fn new(size: Size, mines: Vec<bool>) -> MineDraft {
        let mut clues = vec![0; mines.len()];
        for cell in (0..mines.len()).filter(|&cell| mines[cell]) {
            size.neighbours(cell).for_each(|other| clues[other] += 1);
        }
        MineDraft { size, mines, clues }
    }

    fn deduced(&self, start: CellIndex) -> Logic {
        let mut logic = Logic::new(self.size);
        logic.open(start, self.clues[start]);
        logic.run(|cell| self.clues[cell]);
        logic
    }

    /// Repairs until nothing is left to repair; false if that does not seem to come, or is not waited for.
    fn repair(&mut self, start: CellIndex, chance: &mut Chance, go_on: &dyn Fn() -> bool) -> bool {
        for _ in 0..ROUNDS {
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
                logic.run(|cell| self.clues[cell]);
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

    /// Takes a mine away from the side of each that is enclosed, if that can be where a safe cell touches it, and
    /// lays it somewhere else.
    fn open_up(&mut self, start: CellIndex, chance: &mut Chance) {
        let apart = |cell: CellIndex| {
            let ((row, column), (r, c)) = (self.size.place(start), self.size.place(cell));
            row.abs_diff(r).max(column.abs_diff(c)) > 1
        };
        let mut free: Vec<CellIndex> = (0..self.mines.len())
            .filter(|&cell| !self.mines[cell] && apart(cell))
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

    /// Changes something where deduction is stuck; false if nothing can be.
    fn change(&mut self, logic: &mut Logic, chance: &mut Chance) -> bool {
        let stuck: Vec<CellIndex> = logic.open_clues().collect();
        if stuck.is_empty() {
            return self.break_in(logic, chance);
        }
        let clue = stuck[chance.below(stuck.len() as u64) as usize];
        let around = self.size.neighbours(clue);
        let around: Vec<CellIndex> = around.filter(|&cell| logic.is_unknown(cell)).collect();
        let fill = chance.below(2) == 0;
        self.make(&around, fill, logic, chance) || self.make(&around, !fill, logic, chance)
    }

    /// Makes some cells all mines, or all safe, by exchange with others of which nothing is known: those
    /// that touch no clue first, since nothing has been deduced from them.
    fn make(
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

    /// What is left is shut off by mines: one of these changes places with a safe cell behind it.
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

    /// Puts a mine into a cell, or takes it away; the clues around are told.
    fn flip(&mut self, cell: CellIndex, logic: &mut Logic) {
        self.turn(cell);
        for other in self.size.neighbours(cell) {
            if logic.is_safe(other) {
                logic.change(other, self.clues[other]);
            }
        }
    }

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

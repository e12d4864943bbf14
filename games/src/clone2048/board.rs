//! The board and the movement of its blocks.

use super::mode::letter;
use engine::chance::Chance;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The possible numbers of rows, which is also that of columns. The largest board takes some 70 megabytes.
pub const SIZES: RangeInclusive<usize> = 2..=4096;

/// The level of a block, from 1.
pub type Level = u16;

/// The highest level, the last that has a letter. No game comes near it; if a file contains blocks of this level, they do
/// not merge.
pub const LAST_LEVEL: Level = 21_044;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlockCell {
    Empty,
    /// An obstacle, which never moves.
    Obstacle,
    Block(Level),
}

/// The direction of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    #[serde(rename = "L")]
    Left,
    #[serde(rename = "R")]
    Right,
    #[serde(rename = "U")]
    Up,
    #[serde(rename = "D")]
    Down,
}

impl Direction {
    pub const ALL: [Direction; 4] = [
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];
}

/// A square board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BlockBoard {
    size: usize,
    /// In reading order.
    cells: Vec<BlockCell>,
}

/// The result of a movement, before the new block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Movement {
    /// The board after the movement.
    pub board: BlockBoard,
    /// The sum of the levels of all merged blocks.
    pub points: u64,
    /// The sum of 2^level of all merged blocks, the points of 2048 itself.
    pub worth: u64,
    /// The number of merges.
    pub merges: usize,
    /// True if any block moved or merged.
    pub changed: bool,
}

/// The path of one block in a movement, which may have length 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide {
    /// The index of its cell before the movement.
    pub from: usize,
    /// The index of its cell after the movement.
    pub to: usize,
    /// True if it merged with a block that was there already.
    pub merged: bool,
}

/// The obstacles leave no free cell for the first blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyObstacles {
    /// The maximum number of obstacles.
    pub most: usize,
}

impl BlockBoard {
    /// An empty board.
    ///
    /// # Panics
    /// If the size is not in [`SIZES`].
    pub fn new(size: usize) -> BlockBoard {
        BlockBoard::from_cells(size, vec![BlockCell::Empty; size * size])
    }

    /// A board with these cells in reading order.
    ///
    /// # Panics
    /// If the size is not in [`SIZES`], there are not size² cells, or a level is not in
    /// `1..=LAST_LEVEL`.
    pub fn from_cells(size: usize, cells: Vec<BlockCell>) -> BlockBoard {
        assert!(SIZES.contains(&size), "a board is 2 to 4096 cells wide");
        assert_eq!(cells.len(), size * size, "a board is square");
        let fits = |cell: &BlockCell| match cell {
            BlockCell::Block(level) => (1..=LAST_LEVEL).contains(level),
            _ => true,
        };
        assert!(cells.iter().all(fits), "levels are 1 to LAST_LEVEL");
        BlockBoard { size, cells }
    }

    /// A board without blocks and with random obstacles; all choices of cells are equally likely.
    ///
    /// # Errors
    /// [`TooManyObstacles`] if they leave no free cell.
    ///
    /// # Panics
    /// If the size is not in [`SIZES`].
    pub fn with_obstacles(
        size: usize,
        obstacles: usize,
        chance: &mut Chance,
    ) -> Result<BlockBoard, TooManyObstacles> {
        let mut board = BlockBoard::new(size);
        let most = size * size - 1;
        if obstacles > most {
            return Err(TooManyObstacles { most });
        }
        let mut free = FreeCells::new(size * size);
        for left in (size * size - obstacles + 1..=size * size).rev() {
            let cell = free.take(chance.below(left as u64) as usize);
            board.cells[cell] = BlockCell::Obstacle;
        }
        Ok(board)
    }

    /// The number of rows, which is also that of columns.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The cells in reading order.
    pub fn cells(&self) -> &[BlockCell] {
        &self.cells
    }

    /// The rows from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[BlockCell]> {
        self.cells.chunks_exact(self.size)
    }

    /// The indices of the cells without block or obstacle.
    pub fn free(&self) -> impl Iterator<Item = usize> {
        (0..self.cells.len()).filter(|&index| self.cells[index] == BlockCell::Empty)
    }

    /// The levels of the blocks, in reading order.
    pub fn blocks(&self) -> impl Iterator<Item = Level> {
        self.cells.iter().filter_map(|cell| match *cell {
            BlockCell::Block(level) => Some(level),
            BlockCell::Empty | BlockCell::Obstacle => None,
        })
    }

    /// True if every cell is an obstacle.
    pub(super) fn is_solid(&self) -> bool {
        self.cells.iter().all(|&cell| cell == BlockCell::Obstacle)
    }

    /// Moves all blocks as far as possible, merging equal ones.
    pub fn moved(&self, direction: Direction) -> Movement {
        let mut board = self.clone();
        let (mut points, mut worth, mut merges, mut changed) = (0, 0u64, 0, false);
        board.slide(direction, |slide, level| {
            changed |= slide.from != slide.to;
            if slide.merged {
                merges += 1;
                points += u64::from(level);
                let power = 1u64.checked_shl(level.into()).unwrap_or(u64::MAX);
                worth = worth.saturating_add(power);
            }
        });
        Movement {
            board,
            points,
            worth,
            merges,
            changed,
        }
    }

    /// The path of each block in a movement, in the order in which they move.
    pub fn slides(&self, direction: Direction) -> Vec<Slide> {
        let mut slides = Vec::new();
        self.clone().slide(direction, |slide, _| slides.push(slide));
        slides
    }

    /// True if a movement would move or merge any block.
    pub fn changes(&self, direction: Direction) -> bool {
        self.moved(direction).changed
    }

    /// Puts a block into a free cell.
    ///
    /// # Panics
    /// If the cell is not free.
    pub fn put(&mut self, index: usize, level: Level) {
        assert_eq!(self.cells[index], BlockCell::Empty, "the cell is free");
        self.cells[index] = BlockCell::Block(level);
    }

    /// A random free cell; `None` if there is none.
    pub(super) fn draw_free(&self, chance: &mut Chance) -> Option<usize> {
        let count = self.free().count();
        let drawn = chance.below(count as u64) as usize;
        self.free().nth(drawn)
    }

    /// Moves all blocks in place (the only implementation of movement). Calls `visit` with the path of each block and the
    /// level of the block that its target cell then holds.
    ///
    /// The direction only determines the order of the cells: each line is walked from the cell where blocks end up, cell k
    /// of line l being `first + l * line + k * step`.
    fn slide(&mut self, direction: Direction, mut visit: impl FnMut(Slide, Level)) {
        let n = self.size as isize;
        let (first, line, step) = match direction {
            Direction::Left => (0, n, 1),
            Direction::Right => (n - 1, n, -1),
            Direction::Up => (0, 1, n),
            Direction::Down => (n * (n - 1), 1, -n),
        };
        let cells = &mut self.cells[..];
        for l in 0..n {
            let at = |k: isize| (first + l * line + k * step) as usize;
            // The next free place, and the level of the block before it if that can still merge. Both are reset after
            // an obstacle.
            let (mut place, mut waiting) = (0, None);
            for k in 0..n {
                let from = at(k);
                let level = match cells[from] {
                    BlockCell::Empty => continue,
                    BlockCell::Obstacle => {
                        (place, waiting) = (k + 1, None);
                        continue;
                    }
                    BlockCell::Block(level) => level,
                };
                let merged = waiting == Some(level) && level < LAST_LEVEL;
                let (to, level) = if merged {
                    waiting = None;
                    (at(place - 1), level + 1)
                } else {
                    waiting = Some(level);
                    place += 1;
                    (at(place - 1), level)
                };
                cells[from] = BlockCell::Empty;
                cells[to] = BlockCell::Block(level);
                visit(Slide { from, to, merged }, level);
            }
        }
    }
}

/// A set of free cells with removal of the n-th one in logarithmic time (a binary indexed tree: Fenwick, 1994).
struct FreeCells {
    /// Entry i, from 1, is the number of free cells among the b cells before cell i, where b is the lowest set bit of i.
    sums: Vec<u32>,
}

impl FreeCells {
    /// The set of all cells.
    fn new(cells: usize) -> FreeCells {
        let sums = (0..=cells)
            .map(|at| (at & at.wrapping_neg()) as u32)
            .collect();
        FreeCells { sums }
    }

    /// Removes the n-th free cell, from 0, and returns its index.
    fn take(&mut self, n: usize) -> usize {
        let (mut at, mut before) = (0, n as u32);
        let mut step = (self.sums.len() - 1).next_power_of_two();
        while step > 0 {
            if let Some(&sum) = self.sums.get(at + step)
                && sum <= before
            {
                before -= sum;
                at += step;
            }
            step /= 2;
        }
        let cell = at;
        at += 1;
        while at < self.sums.len() {
            self.sums[at] -= 1;
            at += at & at.wrapping_neg();
        }
        cell
    }
}

/// Writes the rows as in a file, each with a line end.
impl std::fmt::Display for BlockBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        use std::fmt::Write as _;
        for row in self.rows() {
            for cell in row {
                f.write_char(match *cell {
                    BlockCell::Empty => '.',
                    BlockCell::Obstacle => '*',
                    BlockCell::Block(level) => letter(level),
                })?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

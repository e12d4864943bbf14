//! The board and the movement of its blocks.

use super::mode::letter;
use engine::chance::Chance;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How many rows, and as many columns, a board can have: what memory surely holds, some 70 megabytes.
pub const SIZES: RangeInclusive<usize> = 2..=4096;

/// The level of a block, from 1.
pub type Level = u16;

/// The highest level that has a letter. No game comes near it; from a file two blocks of this level
/// can be read, and they do not merge.
pub const LAST_LEVEL: Level = 21_044;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlockCell {
    /// Nothing.
    Empty,
    /// An obstacle, which stays where it is for the whole game.
    Obstacle,
    Block(Level),
}

/// Where blocks are moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// To lower columns.
    #[serde(rename = "L")]
    Left,
    /// To higher columns.
    #[serde(rename = "R")]
    Right,
    /// To lower rows.
    #[serde(rename = "U")]
    Up,
    /// To higher rows.
    #[serde(rename = "D")]
    Down,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];
}

/// A square board: cells in reading order, rows from above.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BlockBoard {
    size: usize,
    cells: Vec<BlockCell>,
}

/// The board after a movement, before the new block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Movement {
    /// The blocks where they are now.
    pub board: BlockBoard,
    /// The sum of the levels of the blocks that merges made.
    pub points: u64,
    /// The sum of 2^level over them, as 2048 itself counts.
    pub worth: u64,
    /// How many merges there were.
    pub merges: usize,
    /// Whether any block moved or merged.
    pub changed: bool,
}

/// Where one block went: from one index to another (which may be the same).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide {
    /// The index of the block before the movement.
    pub from: usize,
    /// Its index after the movement.
    pub to: usize,
    /// Whether it met, and merged with, the block that was there.
    pub merged: bool,
}

/// The obstacles leave no free cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyObstacles {
    /// How many there can be at most.
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

    /// A board without blocks, its obstacles drawn so that every choice of cells is equally likely.
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

    /// How many rows and columns there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The cells in reading order.
    pub fn cells(&self) -> &[BlockCell] {
        &self.cells
    }

    /// The rows from above.
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

    /// Whether there are obstacles only.
    pub(super) fn is_solid(&self) -> bool {
        self.cells.iter().all(|&cell| cell == BlockCell::Obstacle)
    }

    /// The board after all blocks went as far as they can.
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

    /// Where each block goes in a movement, in the order in which they are moved.
    pub fn slides(&self, direction: Direction) -> Vec<Slide> {
        let mut slides = Vec::new();
        self.clone().slide(direction, |slide, _| slides.push(slide));
        slides
    }

    /// Whether a movement would move or merge any block.
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

    /// A free cell, each equally likely; none if there is none.
    pub(super) fn draw_free(&self, chance: &mut Chance) -> Option<usize> {
        let count = self.free().count();
        let drawn = chance.below(count as u64) as usize;
        self.free().nth(drawn)
    }

    /// Moves all blocks: the only place that knows how. `seen` is told of every block, and of the
    /// level of the block that is then in its cell.
    ///
    /// A direction is only an order of the cells: each line is walked from its farthest cell back,
    /// cell number k of line number l being `first + l * line + k * step`.
    fn slide(&mut self, direction: Direction, mut seen: impl FnMut(Slide, Level)) {
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
            // The next place a block can take, and the level in the place before it if that block
            // can still merge. An obstacle cuts the line: behind it all begins anew.
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
                seen(Slide { from, to, merged }, level);
            }
        }
    }
}

/// Which cells are free, so that the n-th of them is found at once (a tree of sums: Fenwick, 1994).
struct FreeCells {
    /// From 1: the number of free cells among the last ones up to here, as many as the lowest bit says.
    sums: Vec<u32>,
}

impl FreeCells {
    /// All of them.
    fn new(cells: usize) -> FreeCells {
        let sums = (0..=cells).map(|at| (at & at.wrapping_neg()) as u32);
        FreeCells {
            sums: sums.collect(),
        }
    }

    /// Takes the n-th free cell, from 0: its index.
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

/// The rows as in a file, each with a line end.
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

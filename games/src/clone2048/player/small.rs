//! A board of at most 4×4 cells in 64 bits, after Robert Xiao (nneonneo/2048-ai): what happens to a
//! row, and what it is worth, is looked up.

use super::{SearchBoard, value};
use crate::clone2048::board::{BlockBoard, BlockCell, Direction, Level};
use std::sync::LazyLock;

/// How many cells a line has. Smaller boards are filled up with obstacles.
const SIDE: usize = 4;

/// What four bits say of a cell: 0 that it is empty, 15 that it is an obstacle, else its level.
const OBSTACLE: u64 = 15;

/// The highest level. Blocks of it do not merge here.
const LAST: Level = 14;

/// Four bits a cell in reading order, the first cell lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackedBoard(u64);

impl PackedBoard {
    /// A board that fits; at most one block may be of level [`LAST`], so that it matters little that
    /// such blocks do not merge.
    pub fn of(board: &BlockBoard) -> Option<PackedBoard> {
        let levels = board.cells().iter().filter_map(|cell| match *cell {
            BlockCell::Block(level) => Some(level),
            _ => None,
        });
        let last = levels.clone().filter(|&level| level == LAST).count();
        if board.size() > SIDE || last > 1 || levels.max() > Some(LAST) {
            return None;
        }
        let mut bits = u64::MAX;
        for (r, row) in board.rows().enumerate() {
            for (c, cell) in row.iter().enumerate() {
                let shift = 4 * (SIDE * r + c);
                bits = bits & !(15 << shift) | nibble(*cell) << shift;
            }
        }
        Some(PackedBoard(bits))
    }

    fn rows(self) -> [u16; SIDE] {
        std::array::from_fn(|r| (self.0 >> (16 * r)) as u16)
    }

    fn each_row(self, table: &[u16]) -> PackedBoard {
        let moved = self.rows().map(|row| u64::from(table[usize::from(row)]));
        PackedBoard(moved[0] | moved[1] << 16 | moved[2] << 32 | moved[3] << 48)
    }

    /// Rows become columns.
    fn transposed(self) -> PackedBoard {
        // First within each square of 2×2 cells, then the squares themselves.
        let swap = |x: u64, shift: u32, mask: u64| {
            let different = (x ^ x >> shift) & mask;
            x ^ different ^ different << shift
        };
        let x = swap(self.0, 12, 0x0000_F0F0_0000_F0F0);
        PackedBoard(swap(x, 24, 0x0000_0000_FF00_FF00))
    }

    /// Left becomes right.
    fn mirrored(self) -> PackedBoard {
        let swapped = (self.0 & 0x0F0F_0F0F_0F0F_0F0F) << 4 | self.0 >> 4 & 0x0F0F_0F0F_0F0F_0F0F;
        PackedBoard((swapped & 0x00FF_00FF_00FF_00FF) << 8 | swapped >> 8 & 0x00FF_00FF_00FF_00FF)
    }

    /// Above becomes below.
    fn upturned(self) -> PackedBoard {
        let halves = self.0.rotate_left(32);
        PackedBoard((halves & 0x0000_FFFF_0000_FFFF) << 16 | halves >> 16 & 0x0000_FFFF_0000_FFFF)
    }

    /// The bits of the board in all eight ways in which a square lies on itself.
    pub fn symmetries(self) -> [u64; 8] {
        let across = self.transposed();
        let four = |board: PackedBoard| {
            let upturned = board.upturned();
            [board, board.mirrored(), upturned, upturned.mirrored()].map(|board| board.0)
        };
        let ([a, b, c, d], [e, f, g, h]) = (four(self), four(across));
        [a, b, c, d, e, f, g, h]
    }

    /// What the merges give that led from this board to another: the sum of 2^level over the blocks that they made.
    ///
    /// All blocks together are worth as much before as after: level × 2^level grows by 2^(level + 1) where two
    /// blocks of a level become one of the next.
    pub fn gain(self, moved: PackedBoard) -> f32 {
        moved.made() - self.made()
    }

    /// The sum of 2^level over all blocks that merges made, if all began with level 1.
    fn made(self) -> f32 {
        let rows = self.rows().into_iter();
        rows.map(|row| ROWS.made[usize::from(row)]).sum()
    }

    /// The highest level of a block, 0 without one.
    pub fn highest(self) -> Level {
        let cells = self.rows().into_iter().flat_map(cells);
        let levels = cells.map(|cell| match cell {
            BlockCell::Block(level) => level,
            BlockCell::Empty | BlockCell::Obstacle => 0,
        });
        levels.max().unwrap_or(0)
    }
}

impl SearchBoard for PackedBoard {
    fn moved(&self, direction: Direction) -> PackedBoard {
        let rows = &*ROWS;
        match direction {
            Direction::Left => self.each_row(&rows.left),
            Direction::Right => self.each_row(&rows.right),
            Direction::Up => self.transposed().each_row(&rows.left).transposed(),
            Direction::Down => self.transposed().each_row(&rows.right).transposed(),
        }
    }

    fn free(&self) -> impl Iterator<Item = usize> {
        // The lowest bit of each cell says whether any of its bits is set.
        let pairs = self.0 | self.0 >> 1;
        let mut left = !(pairs | pairs >> 2) & 0x1111_1111_1111_1111;
        std::iter::from_fn(move || {
            let cell = (left != 0).then(|| left.trailing_zeros() as usize / 4)?;
            left &= left - 1;
            Some(cell)
        })
    }

    fn with(&self, cell: usize, level: Level) -> PackedBoard {
        PackedBoard(self.0 | u64::from(level) << (4 * cell))
    }

    fn value(&self) -> f32 {
        let lines = [self.rows(), self.transposed().rows()];
        let values = lines.as_flattened().iter();
        values.map(|&line| ROWS.value[usize::from(line)]).sum()
    }

    fn end(&self, size: usize) -> f32 {
        value::end(SearchBoard::value(self), size)
    }

    fn key(&self) -> u64 {
        self.0
    }
}

/// For each row of four cells what becomes of it, and what it is worth.
struct RowTables {
    left: Vec<u16>,
    right: Vec<u16>,
    value: Vec<f32>,
    /// See [`PackedBoard::made`].
    made: Vec<f32>,
}

static ROWS: LazyLock<RowTables> = LazyLock::new(|| {
    let rows = || (0..=u16::MAX).map(cells);
    let moved = |direction| rows().map(|cells| moved(cells, direction)).collect();
    RowTables {
        left: moved(Direction::Left),
        right: moved(Direction::Right),
        value: rows().map(|cells| value::line(cells.into_iter())).collect(),
        made: rows()
            .map(|cells| cells.into_iter().map(made).sum())
            .collect(),
    }
});

/// A row after a movement along it, as [`BlockBoard`] makes it.
fn moved(row: [BlockCell; SIDE], direction: Direction) -> u16 {
    // Two blocks of the last level cannot merge: the sum would look like an obstacle.
    let stuck = row
        .iter()
        .filter(|&&cell| cell == BlockCell::Block(LAST))
        .count()
        > 1;
    let mut cells = vec![BlockCell::Empty; SIDE * SIDE];
    cells[..SIDE].copy_from_slice(&row);
    let cells = if stuck {
        cells
    } else {
        let moved = BlockBoard::from_cells(SIDE, cells).moved(direction);
        moved.board.cells().to_vec()
    };
    let nibbles = cells[..SIDE].iter().rev();
    nibbles.fold(0, |row, &cell| row << 4 | nibble(cell) as u16)
}

fn made(cell: BlockCell) -> f32 {
    match cell {
        BlockCell::Block(level) => f32::from(level - 1) * (1u32 << level) as f32,
        BlockCell::Empty | BlockCell::Obstacle => 0.0,
    }
}

fn nibble(cell: BlockCell) -> u64 {
    match cell {
        BlockCell::Empty => 0,
        BlockCell::Obstacle => OBSTACLE,
        BlockCell::Block(level) => u64::from(level),
    }
}

/// The cells of a row, the first lowest.
fn cells(row: u16) -> [BlockCell; SIDE] {
    std::array::from_fn(|c| match u64::from(row >> (4 * c)) & 15 {
        0 => BlockCell::Empty,
        OBSTACLE => BlockCell::Obstacle,
        level => BlockCell::Block(level as Level),
    })
}

#[cfg(test)]
mod tests {
    use super::super::large::LargeBoard;
    use super::*;
    use engine::chance::Chance;

    /// A board of 2×2 to 4×4 cells with levels up to 14.
    fn drawn(chance: &mut Chance) -> BlockBoard {
        let size = 2 + chance.below(3) as usize;
        let cells = (0..size * size).map(|_| match chance.below(10) {
            0 => BlockCell::Obstacle,
            1..4 => BlockCell::Empty,
            4 => BlockCell::Block(1 + chance.below(14) as Level),
            _ => BlockCell::Block(1 + chance.below(4) as Level),
        });
        BlockBoard::from_cells(size, cells.collect())
    }

    #[test]
    fn it_moves_and_values_boards_as_large_ones_are() {
        let mut chance = Chance::new(3);
        let mut compared = 0;
        for _ in 0..20_000 {
            let board = drawn(&mut chance);
            let (Some(small), large) = (PackedBoard::of(&board), LargeBoard(board.clone())) else {
                continue;
            };
            assert!((small.value() - large.value()).abs() < 2.0, "{board}");
            for direction in Direction::ALL {
                let Some(expected) = PackedBoard::of(&large.moved(direction).0) else {
                    continue;
                };
                assert_eq!(
                    small.moved(direction).0,
                    expected.0,
                    "{direction:?}\n{board}"
                );
                compared += 1;
            }
            let here = |cell: usize| SIDE * (cell / board.size()) + cell % board.size();
            assert!(small.free().eq(large.free().map(here)), "{board}");
            for cell in large.free() {
                let grown = PackedBoard::of(&large.with(cell, 2).0).map(|small| small.0);
                assert_eq!(Some(small.with(here(cell), 2).0), grown, "{board}");
            }
        }
        assert!(compared > 50_000, "{compared}");
    }
}

//! Boards of at most 4×4 cells in 64 bits, with tables for the movement and value of each row, after Robert Xiao
//! (nneonneo/2048-ai).

use super::search_board::SearchBoard;
use super::value;
use crate::clone2048::board::{BlockBoard, BlockCell, Direction, Level};
use std::sync::LazyLock;

/// The number of cells in a line. Smaller boards are padded with obstacles.
const SIDE: usize = 4;

/// The four bits of an obstacle. Those of an empty cell are 0, those of a block its level.
const OBSTACLE: u64 = 15;

/// The highest level. Blocks of this level do not merge here.
const MAX_LEVEL: Level = 14;

/// Four bits per cell in reading order, the first cell lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackedBoard(u64);

impl PackedBoard {
    /// Packs a board; `None` if it does not fit. At most one block may be of level [`MAX_LEVEL`], so that it hardly
    /// matters that these do not merge.
    pub fn of(board: &BlockBoard) -> Option<PackedBoard> {
        let highest = board.blocks().filter(|&level| level == MAX_LEVEL).count();
        if board.size() > SIDE || highest > 1 || board.blocks().max() > Some(MAX_LEVEL) {
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

    /// The board with rows and columns exchanged.
    fn transposed(self) -> PackedBoard {
        // First within each square of 2×2 cells, then the squares themselves.
        let swap = |x: u64, shift: u32, mask: u64| {
            let different = (x ^ x >> shift) & mask;
            x ^ different ^ different << shift
        };
        let x = swap(self.0, 12, 0x0000_F0F0_0000_F0F0);
        PackedBoard(swap(x, 24, 0x0000_0000_FF00_FF00))
    }

    /// The board with left and right exchanged.
    fn mirrored(self) -> PackedBoard {
        let swapped = (self.0 & 0x0F0F_0F0F_0F0F_0F0F) << 4 | self.0 >> 4 & 0x0F0F_0F0F_0F0F_0F0F;
        PackedBoard((swapped & 0x00FF_00FF_00FF_00FF) << 8 | swapped >> 8 & 0x00FF_00FF_00FF_00FF)
    }

    /// The board with top and bottom exchanged.
    fn upturned(self) -> PackedBoard {
        let halves = self.0.rotate_left(32);
        PackedBoard((halves & 0x0000_FFFF_0000_FFFF) << 16 | halves >> 16 & 0x0000_FFFF_0000_FFFF)
    }

    /// The bits of the board in all eight symmetries of the square.
    pub fn symmetries(self) -> [u64; 8] {
        let across = self.transposed();
        let four = |board: PackedBoard| {
            let upturned = board.upturned();
            [board, board.mirrored(), upturned, upturned.mirrored()].map(|board| board.0)
        };
        let ([a, b, c, d], [e, f, g, h]) = (four(self), four(across));
        [a, b, c, d, e, f, g, h]
    }

    /// The sum of 2^level over the merges of the movement from this board to `moved`.
    ///
    /// It is the difference of the sums of (level − 1) × 2^level over all blocks: when two blocks of a level become one
    /// of the next, this sum grows by 2^(level + 1), the value of the new block.
    pub fn gain(self, moved: PackedBoard) -> f32 {
        moved.merged_total() - self.merged_total()
    }

    /// The sum of 2^level over all merges that made this board, if all blocks started with level 1.
    fn merged_total(self) -> f32 {
        self.rows()
            .into_iter()
            .map(|row| ROWS.merged_total[usize::from(row)])
            .sum()
    }

    /// The highest level of a block, 0 without one.
    pub fn highest(self) -> Level {
        self.rows()
            .into_iter()
            .flat_map(cells)
            .map(|cell| match cell {
                BlockCell::Block(level) => level,
                BlockCell::Empty | BlockCell::Obstacle => 0,
            })
            .max()
            .unwrap_or(0)
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
        // Reduce each cell to its lowest bit: 1 if the cell is empty.
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
        [self.rows(), self.transposed().rows()]
            .as_flattened()
            .iter()
            .map(|&line| ROWS.value[usize::from(line)])
            .sum()
    }

    fn end(&self, size: usize) -> f32 {
        value::end(SearchBoard::value(self), size)
    }

    fn key(&self) -> u64 {
        self.0
    }
}

/// For each row of four cells: the row after a movement, and its values.
struct RowTables {
    left: Vec<u16>,
    right: Vec<u16>,
    value: Vec<f32>,
    /// See [`PackedBoard::merged_total`].
    merged_total: Vec<f32>,
}

static ROWS: LazyLock<RowTables> = LazyLock::new(|| {
    let rows = || (0..=u16::MAX).map(cells);
    let moved = |direction| rows().map(|cells| moved(cells, direction)).collect();
    RowTables {
        left: moved(Direction::Left),
        right: moved(Direction::Right),
        value: rows().map(|cells| value::line(cells.into_iter())).collect(),
        merged_total: rows()
            .map(|cells| cells.into_iter().map(merged_total).sum())
            .collect(),
    }
});

/// The row after a movement along it, computed by [`BlockBoard`].
fn moved(row: [BlockCell; SIDE], direction: Direction) -> u16 {
    // Two blocks of the highest level must not merge: the result would look like an obstacle.
    let stuck = row
        .iter()
        .filter(|&&cell| cell == BlockCell::Block(MAX_LEVEL))
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

fn merged_total(cell: BlockCell) -> f32 {
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

/// The cells of a row, the first one in the lowest bits.
fn cells(row: u16) -> [BlockCell; SIDE] {
    std::array::from_fn(|c| match u64::from(row >> (4 * c)) & 15 {
        0 => BlockCell::Empty,
        OBSTACLE => BlockCell::Obstacle,
        level => BlockCell::Block(level as Level),
    })
}

#[cfg(test)]
mod tests {
    use super::super::search_board::LargeBoard;
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
    fn packed_boards_move_and_evaluate_like_large_ones() {
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

    #[test]
    fn boards_that_do_not_fit_are_not_packed() {
        let with = |size: usize, levels: &[Level]| {
            let mut board = BlockBoard::new(size);
            for (cell, &level) in levels.iter().enumerate() {
                board.put(cell, level);
            }
            PackedBoard::of(&board).is_some()
        };
        assert!(with(4, &[13, 14, 13]) && with(2, &[]));
        assert!(!with(5, &[]) && !with(4, &[15]) && !with(4, &[14, 14]));
    }
}

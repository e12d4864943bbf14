//! Any board, searched as it is.

use super::{SearchBoard, value};
use crate::clone2048::board::{BlockBoard, BlockCell, Direction, Level};

/// A board of any size.
#[derive(Clone)]
pub struct LargeBoard(pub BlockBoard);

impl SearchBoard for LargeBoard {
    fn moved(&self, direction: Direction) -> LargeBoard {
        LargeBoard(self.0.moved(direction).board)
    }

    fn free(&self) -> impl Iterator<Item = usize> {
        self.0.free()
    }

    fn with(&self, cell: usize, level: Level) -> LargeBoard {
        let mut board = self.0.clone();
        board.put(cell, level);
        LargeBoard(board)
    }

    fn value(&self) -> f32 {
        let (n, cells) = (self.0.size(), self.0.cells());
        let rows = self.0.rows().map(|row| value::line(row.iter().copied()));
        let column = |c: usize| cells[c..].iter().step_by(n).copied();
        let columns = (0..n).map(|c| value::line(column(c)));
        rows.chain(columns).sum()
    }

    fn end(&self, size: usize) -> f32 {
        value::end(self.value(), size)
    }

    fn key(&self) -> u64 {
        // FxHash, as in the compiler of Rust: each cell is mixed into all bits so far.
        self.0.cells().iter().fold(0, |key: u64, cell| {
            let cell = match *cell {
                BlockCell::Empty => 0,
                BlockCell::Obstacle => u64::MAX,
                BlockCell::Block(level) => u64::from(level),
            };
            (key.rotate_left(5) ^ cell).wrapping_mul(0x517C_C1B7_2722_0A95)
        })
    }
}

//! Boards as the search sees them.

use super::network::Network;
use super::small::PackedBoard;
use super::value;
use crate::clone2048::board::{BlockBoard, BlockCell, Direction, Level};

/// The operations on boards that the search needs.
pub trait SearchBoard: Clone {
    /// The board after a movement, before the new block.
    fn moved(&self, direction: Direction) -> Self;

    /// The indices of the free cells, in rising order.
    fn free(&self) -> impl Iterator<Item = usize>;

    /// The board with a new block in a free cell.
    fn with(&self, cell: usize, level: Level) -> Self;

    /// The heuristic value of the board.
    fn value(&self) -> f32;

    /// The immediate gain of a movement to `moved`, on the same scale as [`value`](Self::value).
    fn gain(&self, _moved: &Self) -> f32 {
        0.0
    }

    /// The value of the end of the game in a search from this board, which has this size.
    fn end(&self, size: usize) -> f32;

    /// A hash; collisions are negligible.
    fn key(&self) -> u64;
}

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
        // FxHash, as in the Rust compiler.
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

/// A board of 4×4 cells, valued by the network.
#[derive(Clone, Copy)]
pub struct TrainedBoard<'a> {
    board: PackedBoard,
    network: &'a Network,
}

impl<'a> TrainedBoard<'a> {
    pub fn new(board: PackedBoard, network: &'a Network) -> TrainedBoard<'a> {
        TrainedBoard { board, network }
    }

    fn of(self, board: PackedBoard) -> TrainedBoard<'a> {
        TrainedBoard { board, ..self }
    }
}

impl SearchBoard for TrainedBoard<'_> {
    fn moved(&self, direction: Direction) -> Self {
        self.of(self.board.moved(direction))
    }

    fn free(&self) -> impl Iterator<Item = usize> {
        self.board.free()
    }

    fn with(&self, cell: usize, level: Level) -> Self {
        self.of(self.board.with(cell, level))
    }

    fn value(&self) -> f32 {
        self.network.value(self.board)
    }

    fn gain(&self, moved: &Self) -> f32 {
        self.board.gain(moved.board)
    }

    fn end(&self, _: usize) -> f32 {
        // The network values future merges, and after the end there are none.
        0.0
    }

    fn key(&self) -> u64 {
        self.board.key()
    }
}

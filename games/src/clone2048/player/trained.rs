//! A board of 4×4 cells, valued by the network.

use super::SearchBoard;
use super::network::Network;
use super::small::PackedBoard;
use crate::clone2048::board::{Direction, Level};

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
        // Nothing comes after the end.
        0.0
    }

    fn key(&self) -> u64 {
        self.board.key()
    }
}

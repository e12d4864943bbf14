//! Boards that a line fills.

use super::board::BEYOND;
use super::wanted::ShapeSpec;

/// A board that the walk fills: what is left must hang together and have no dead ends.
pub struct FullBoard {
    around: Vec<u64>,
    closed: bool,
}

impl FullBoard {
    /// What is known about a board.
    pub fn new(wanted: &ShapeSpec<'_>) -> FullBoard {
        let mask = |around: &[u16; 6]| {
            let cells = around.iter().filter(|&&cell| cell != BEYOND);
            cells.fold(0, |mask, cell| mask | 1u64 << cell)
        };
        FullBoard {
            around: wanted.board.around.iter().map(mask).collect(),
            closed: wanted.closed,
        }
    }

    /// Whether the walk may fill what is not visited, going on at `next`.
    pub fn hopeful(&self, visited: &[bool], next: u16, start: u16) -> bool {
        let cells = self.around.iter().zip(visited).enumerate();
        let left = cells.clone().filter(|(_, (_, visited))| !**visited);
        let left = left.fold(0u64, |mask, (cell, _)| mask | 1 << cell);
        let mut reached = 1u64 << next;
        loop {
            let around = self.around.iter().enumerate();
            let fresh = around.filter(|(cell, _)| reached >> cell & 1 == 1);
            let more = reached | fresh.fold(0, |mask, (_, around)| mask | around) & left;
            if more == reached {
                break;
            }
            reached = more;
        }
        if reached != left {
            return false;
        }
        let home = if self.closed { 1u64 << start } else { 0 };
        let mut ends = 0;
        for (cell, (around, visited)) in cells {
            if *visited || cell == usize::from(next) {
                continue;
            }
            match (around & (left | home)).count_ones() {
                0 => return false,
                1 => ends += 1,
                _ => {}
            }
        }
        ends <= usize::from(!self.closed)
    }
}

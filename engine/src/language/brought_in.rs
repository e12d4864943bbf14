//! Blocks that came from outside a contest. The mark is no part of what a program says: equality, cost, files and
//! hashes pass it over; copies, moves and undo keep it.

use super::program::{BlockId, Program};

impl Program {
    /// Marks all blocks: the program came from outside.
    pub fn bring_in(&mut self) {
        let all: Vec<BlockId> = self.arena.iter().map(|(id, _)| id).collect();
        self.mark_brought_in(&all);
    }

    /// Marks the blocks with these numbers, counted from 0 in the order of [`Program::everywhere`]; numbers beyond the
    /// last block are passed over.
    pub fn bring_in_numbers(&mut self, numbers: &[usize]) {
        let blocks: Vec<BlockId> = self.everywhere().collect();
        let marked: Vec<BlockId> = numbers
            .iter()
            .filter_map(|&number| blocks.get(number).copied())
            .collect();
        self.mark_brought_in(&marked);
    }

    /// The numbers of the marked blocks, rising; see [`Program::bring_in_numbers`].
    pub fn brought_in(&self) -> Vec<usize> {
        self.everywhere()
            .enumerate()
            .filter(|&(_, id)| self.block(id).brought_in)
            .map(|(number, _)| number)
            .collect()
    }

    fn mark_brought_in(&mut self, blocks: &[BlockId]) {
        for &id in blocks {
            if let Some(block) = self.block_mut(id) {
                block.brought_in = true;
            }
        }
    }
}

//! Two sets of rules: those of the paper, and those of 2048 itself.

use super::board::{Level, Movement};
use serde::{Deserialize, Serialize};

/// What differs between the paper's game and the one it is a clone of.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum BlockRules {
    /// A new board begins with one block; a block comes after every movement, of level 1 (75 %) or 2; a merge scores
    /// the level of its block; it is over when there is no room for the block.
    #[default]
    Paper,
    /// Gabriele Cirulli's 2048: two blocks at first; a movement that changes nothing is none; level 1 comes with
    /// 90 %; a merge scores 2^level; it is over when no movement changes anything.
    Classic,
}

impl BlockRules {
    /// What a movement scores.
    pub fn points(self, movement: &Movement) -> u64 {
        match self {
            BlockRules::Paper => movement.points,
            BlockRules::Classic => movement.worth,
        }
    }

    /// With how many blocks a new board begins.
    pub fn first_blocks(self) -> usize {
        match self {
            BlockRules::Paper => 1,
            BlockRules::Classic => 2,
        }
    }

    /// Out of how many new blocks one is of level 2.
    pub(super) fn one_in(self) -> u64 {
        match self {
            BlockRules::Paper => 4,
            BlockRules::Classic => 10,
        }
    }

    /// New blocks: their levels and probabilities.
    pub(super) fn new_blocks(self) -> [(Level, f32); 2] {
        let second = 1.0 / self.one_in() as f32;
        [(1, 1.0 - second), (2, second)]
    }

    /// Whether a movement that changes nothing can be made.
    pub fn allows_still(self) -> bool {
        self == BlockRules::Paper
    }
}

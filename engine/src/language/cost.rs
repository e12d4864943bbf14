//! What a program costs, and for what.

use super::kind::{Category, Kind, TABLE};
use super::program::Program;

/// The cost of a program with its breakdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cost {
    /// The sum of the costs of all blocks that run.
    pub total: u64,
    /// Number of blocks that run: default values and disabled blocks do not count.
    pub blocks: usize,
    /// The cost by category, a block counting in the first of its row.
    pub by_category: [u64; Category::ALL.len()],
    /// The kinds that occur, in the order of the table.
    pub by_kind: Vec<KindCost>,
}

/// How often a kind occurs, and what that costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindCost {
    pub kind: Kind,
    /// Number of its blocks that run.
    pub count: usize,
    /// Sum of their costs.
    pub cost: u64,
}

/// Adds up the blocks under the hat that are not disabled.
pub fn cost(program: &Program) -> Cost {
    let mut counts = vec![0usize; TABLE.len()];
    for (id, _) in program.running() {
        counts[program.block(id).kind as usize] += 1;
    }
    let mut cost = Cost {
        total: 0,
        blocks: 0,
        by_category: Default::default(),
        by_kind: vec![],
    };
    for (row, &count) in TABLE.iter().zip(&counts).filter(|(_, count)| **count > 0) {
        let sum = u64::from(row.cost) * count as u64;
        cost.total += sum;
        cost.blocks += count;
        cost.by_category[row.categories[0] as usize] += sum;
        cost.by_kind.push(KindCost {
            kind: row.kind,
            count,
            cost: sum,
        });
    }
    cost
}

//! What a program costs, and for what.

use super::kind::{Category, Kind, TABLE};
use super::program::{BlockId, Program};

/// What each kind of block costs: the paper's costs, and where a task has others, those.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Costs([u32; TABLE.len()]);

impl Costs {
    /// Most that a task may let a block cost.
    pub const MOST: u32 = 1_000;

    pub fn of(&self, kind: Kind) -> u32 {
        self.0[kind as usize]
    }

    pub fn set(&mut self, kind: Kind, cost: u32) {
        self.0[kind as usize] = cost;
    }

    /// The kinds that cost something else than in the paper, in the order of the table.
    pub fn changed(&self) -> impl Iterator<Item = (Kind, u32)> {
        let all = TABLE.iter().zip(self.0);
        all.filter(|(row, cost)| row.cost != *cost)
            .map(|(row, cost)| (row.kind, cost))
    }
}

impl Default for Costs {
    /// The paper's.
    fn default() -> Costs {
        Costs(std::array::from_fn(|index| TABLE[index].cost))
    }
}

impl std::fmt::Debug for Costs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.changed()).finish()
    }
}

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

/// What a block costs with all that is in it at these costs, disabled blocks inside it apart.
pub fn cost_with_inside(program: &Program, id: BlockId, costs: &Costs) -> u64 {
    let mut off: Option<usize> = None;
    let mut sum = 0;
    for (inside, depth) in program.walk(&[id]) {
        off = off.filter(|&level| depth > level);
        let block = program.block(inside);
        if off.is_none() && block.marks.disabled && inside != id {
            off = Some(depth);
        }
        if off.is_none() {
            sum += u64::from(costs.of(block.kind));
        }
    }
    sum
}

/// Adds up the blocks under the hat that are not disabled, at the paper's costs.
pub fn cost(program: &Program) -> Cost {
    cost_at(program, &Costs::default())
}

/// Adds up the blocks under the hat that are not disabled, at these costs.
pub fn cost_at(program: &Program, costs: &Costs) -> Cost {
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
        let sum = u64::from(costs.of(row.kind)) * count as u64;
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

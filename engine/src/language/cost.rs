//! The cost of a program and its breakdown.

use super::kind::{Category, Kind, TABLE};
use super::program::{BlockId, Program};

/// The cost of each kind of block: as in the paper, unless a task overrides it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Costs([u32; TABLE.len()]);

impl Costs {
    /// The highest cost that a task may set.
    pub const MAX: u32 = 1_000;

    pub fn of(&self, kind: Kind) -> u32 {
        self.0[kind as usize]
    }

    pub fn set(&mut self, kind: Kind, cost: u32) {
        self.0[kind as usize] = cost;
    }

    /// The kinds whose cost differs from the paper, in the order of the table.
    pub fn changed(&self) -> impl Iterator<Item = (Kind, u32)> {
        TABLE
            .iter()
            .zip(self.0)
            .filter(|(row, cost)| row.cost != *cost)
            .map(|(row, cost)| (row.kind, cost))
    }
}

impl Default for Costs {
    /// The costs of the paper.
    fn default() -> Costs {
        Costs(std::array::from_fn(|index| TABLE[index].cost))
    }
}

impl std::fmt::Debug for Costs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.changed()).finish()
    }
}

/// The cost of a program and its breakdown. Only blocks that run count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cost {
    pub total: u64,
    /// Number of blocks, without default values and disabled blocks.
    pub blocks: usize,
    /// The cost by category, indexed by [`Category`]; a block counts in the first category of its
    /// row.
    pub by_category: [u64; Category::ALL.len()],
    /// The kinds that occur, in the order of the table.
    pub by_kind: Vec<KindCost>,
}

/// Number and total cost of the blocks of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindCost {
    pub kind: Kind,
    pub count: usize,
    pub cost: u64,
}

/// The cost of a block and everything inside it, except disabled blocks inside it.
pub fn cost_with_inside(program: &Program, id: BlockId, costs: &Costs) -> u64 {
    // Depth of the disabled block whose contents are skipped.
    let mut skipped: Option<usize> = None;
    let mut sum = 0;
    for (inside, depth) in program.walk(&[id]) {
        skipped = skipped.filter(|&level| depth > level);
        let block = program.block(inside);
        if skipped.is_none() && block.marks.disabled && inside != id {
            skipped = Some(depth);
        }
        if skipped.is_none() {
            sum += u64::from(costs.of(block.kind));
        }
    }
    sum
}

/// The cost of a program at the costs of the paper.
pub fn cost(program: &Program) -> Cost {
    cost_at(program, &Costs::default())
}

/// The cost of a program at the costs of its task.
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

//! Which blocks no case executed.

use crate::judge::NoVerdict;
use crate::judge::prepared::PreparedCase;
use crate::judge::trial::TrialContext;
use crate::language::{BlockId, Program};
use crate::run::draw_policy::DrawPolicy;
use crate::run::observer::{Observer, StepEvent};

/// The most steps watched to find out which blocks no case executed.
const WATCHED_AGAIN: u64 = 50_000_000;

/// The blocks that no case executed, and how many steps that took: `explorers` reached new parts; they are run
/// again and watched, as far as they can be.
///
/// # Errors
/// It was stopped.
pub fn never_executed(
    program: &Program,
    context: &TrialContext<'_>,
    explorers: &[(PreparedCase, DrawPolicy)],
) -> Result<(Vec<BlockId>, u64), NoVerdict> {
    /// Steps that are watched at once.
    const SLICE: u64 = 1 << 12;
    let numbering = &context.code.numbering;
    let blocks = program.running().filter_map(|(id, _)| numbering.number(id));
    let mut left = UnexecutedBlocks::new(numbering.len(), blocks);
    let mut watched = 0;
    for (case, draws) in explorers {
        let mut machine = context.request(case, *draws).machine();
        machine.limit = context.budget;
        while left.count > 0 && watched < WATCHED_AGAIN {
            let before = machine.state.steps;
            machine.observe(before + SLICE, &mut left);
            watched += machine.state.steps - before;
            if machine.state.steps < before + SLICE {
                break;
            }
            if before.is_multiple_of(SLICE << 8) && !(context.go_on)() {
                return Err(NoVerdict::Stopped);
            }
        }
    }
    let numbers = (0u32..).zip(&left.unseen).filter(|(_, unseen)| **unseen);
    let blocks = numbers.filter_map(|(number, _)| numbering.block(number));
    Ok((blocks.collect(), watched))
}

/// Strikes off the blocks that execute.
struct UnexecutedBlocks {
    unseen: Vec<bool>,
    count: usize,
}

impl UnexecutedBlocks {
    fn new(blocks: usize, running: impl Iterator<Item = u32>) -> UnexecutedBlocks {
        let mut unseen = vec![false; blocks];
        let mut count = 0;
        for number in running {
            unseen[number as usize] = true;
            count += 1;
        }
        UnexecutedBlocks { unseen, count }
    }
}

impl Observer for UnexecutedBlocks {
    const ENABLED: bool = true;

    fn step(&mut self, step: StepEvent<'_>) {
        let unseen = &mut self.unseen[step.block as usize];
        self.count -= usize::from(*unseen);
        *unseen = false;
    }
}

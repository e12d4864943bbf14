//! Coverage: the transitions between operations that moves make, and how often. The search looks for more of them.
//!
//! A move is new if it makes a transition that no other made, or makes it clearly more often: counts are compared by
//! order of magnitude (M. Zalewski, *american fuzzy lop, technical details*, sections 1 and 2). The turns of a loop
//! are transitions back to its body.

use super::NoVerdict;
use super::case::PreparedCase;
use super::trial::TrialContext;
use crate::language::{BlockId, Program};
use crate::run::code::Code;
use crate::run::draw_policy::DrawPolicy;
use crate::run::observer::{CoverageObserver, Observer, OpTransition, StepEvent};

/// Transitions by number, each with the order of magnitude of its count.
pub type NewEdges = Vec<(usize, u32)>;

/// The count of each transition in one move. Operation *n* leads to the next one (transition 2 *n*) or to the only
/// other one that it names (2 *n* + 1).
pub struct EdgeCounts(Vec<u32>);

impl EdgeCounts {
    /// No counts yet, for moves of a program.
    pub fn new(code: &Code) -> EdgeCounts {
        EdgeCounts(vec![0; 2 * code.ops.len()])
    }

    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// The transitions that this move made more often than any before.
    pub fn news(&self, reached: &Reached) -> NewEdges {
        let magnitudes = self.0.iter().map(|&count| magnitude(count)).enumerate();
        magnitudes
            .filter(|&(edge, magnitude)| reached.magnitude(edge) < magnitude)
            .collect()
    }
}

/// 0 for never, and one more for each doubling of the count.
fn magnitude(count: u32) -> u32 {
    u32::BITS - count.leading_zeros()
}

impl CoverageObserver for EdgeCounts {
    const RECORDS: bool = true;

    #[inline(always)]
    fn count(&mut self, (from, to): OpTransition, times: u64) {
        let count = &mut self.0[2 * from as usize + usize::from(to != from + 1)];
        *count = count.saturating_add(u32::try_from(times).unwrap_or(u32::MAX));
    }
}

/// The largest order of magnitude of each transition, over all moves.
#[derive(Default)]
pub struct Reached(Vec<u32>);

impl Reached {
    /// The order of magnitude of a transition, 0 if no move made it.
    fn magnitude(&self, edge: usize) -> u32 {
        self.0.get(edge).copied().unwrap_or(0)
    }

    /// Adds the news of a move. Returns what of it is still new.
    pub fn add(&mut self, news: &[(usize, u32)]) -> Novelty {
        let mut novelty = Novelty::None;
        for &(edge, magnitude) in news {
            if self.0.len() <= edge {
                self.0.resize(edge + 1, 0);
            }
            let old = &mut self.0[edge];
            if *old < magnitude {
                novelty = novelty.max(match *old {
                    0 => Novelty::Place,
                    _ => Novelty::Turns,
                });
                *old = magnitude;
            }
        }
        novelty
    }
}

/// The coverage that a move added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Novelty {
    /// Nothing new.
    None,
    /// More turns than before.
    Turns,
    /// A part of the program that no move reached before.
    Place,
}

/// Maximum number of steps observed to find the blocks that no case executed.
const MAX_OBSERVED: u64 = 50_000_000;

/// The blocks that no case executed, and the number of steps observed to find out. `explorers` are the cases that
/// reached new parts of the program; they run again, observed, within a limit.
///
/// # Errors
/// It was stopped.
pub fn never_executed(
    program: &Program,
    context: &TrialContext<'_>,
    explorers: &[(PreparedCase, DrawPolicy)],
) -> Result<(Vec<BlockId>, u64), NoVerdict> {
    /// Steps between two checks of the limit.
    const SLICE: u64 = 1 << 12;
    let numbering = &context.code.numbering;
    let blocks = program.running().filter_map(|(id, _)| numbering.number(id));
    let mut left = UnexecutedBlocks::new(numbering.len(), blocks);
    let mut watched = 0;
    for (case, draws) in explorers {
        let mut machine = context.request(case, *draws).machine();
        machine.limit = context.budget;
        while left.count > 0 && watched < MAX_OBSERVED {
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

/// Removes the blocks that execute.
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

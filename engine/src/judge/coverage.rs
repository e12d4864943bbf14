//! Which transitions a move makes from operation to operation, and how often: the search looks for more of them.
//!
//! Two moves differ if one makes a transition that the other does not, or makes it clearly more often: counts are compared
//! by their order of magnitude (M. Zalewski, *american fuzzy lop, technical details*, sections 1 and 2). The turns of a loop
//! are transitions back to its body.

use crate::run::code::Code;
use crate::run::observer::{CoverageObserver, OpTransition};

/// The numbers of transitions, each with the order of magnitude of its count.
pub type NewEdges = Vec<(usize, u32)>;

/// How often one move made each transition. Operation *n* leads to the next one (transition 2 *n*) or to the only other
/// that it names (2 *n* + 1).
pub struct EdgeCounts(Vec<u32>);

impl EdgeCounts {
    /// No counts yet, for moves of a program.
    pub fn new(code: &Code) -> EdgeCounts {
        EdgeCounts(vec![0; 2 * code.ops.len()])
    }

    /// Forgets the last move.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// What is new compared with all that was reached before, with its order of magnitude.
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

    /// Adds what was new in a move, and returns what of it is still new.
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

/// What a move brought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Novelty {
    /// Nothing new.
    None,
    /// More turns than before.
    Turns,
    /// A part of the program that no move reached before.
    Place,
}

//! Where runs came by, and how often: what the search looks for more of.
//!
//! [`EdgeCounts`] holds the passages of one run from one operation to another. Two runs differ if one has
//! a passage that the other lacks, or has it clearly more often: counts are compared by their order of
//! magnitude (M. Zalewski, *american fuzzy lop, technical details*, sections 1 and 2). The turns of a loop are
//! passages back to its body.

use crate::run::code::{Code, Pc};
use crate::run::moves::{CoverageObserver, OpTransition, START};

/// Passages with the order of magnitude of their counts.
pub type NewEdges = Vec<(OpTransition, u32)>;

/// The passages of one run with their counts: a hash table with open addressing, several times as large
/// as there can be passages.
pub struct EdgeCounts {
    slots: Vec<(OpTransition, u32)>,
    last: Pc,
}

impl EdgeCounts {
    /// No counts yet, for runs of a program.
    pub fn new(code: &Code) -> EdgeCounts {
        // Each operation leads to at most two others, two more from its fused form, and to itself when a
        // long run is taken up again.
        let size = (code.ops.len() * 8).next_power_of_two();
        EdgeCounts {
            slots: vec![((0, 0), 0); size],
            last: START,
        }
    }

    /// Counts a passage.
    #[inline(always)]
    fn count(&mut self, passage: OpTransition, times: u32) {
        let mask = self.slots.len() - 1;
        let mut at = passage.0.wrapping_mul(8).wrapping_add(passage.1) as usize & mask;
        loop {
            let (there, count) = &mut self.slots[at];
            if *count == 0 || *there == passage {
                *there = passage;
                *count = count.saturating_add(times);
                return;
            }
            at = (at + 1) & mask;
        }
    }

    /// Forgets the last run.
    pub fn clear(&mut self) {
        self.slots.fill(((0, 0), 0));
        self.last = START;
    }

    /// What is new beside all that was reached before, with its order of magnitude.
    pub fn news(&self, reached: &Reached) -> NewEdges {
        let counted = self.slots.iter().filter(|(_, count)| *count > 0);
        let counted = counted.map(|&(passage, count)| (passage, magnitude(count)));
        counted
            .filter(|&(passage, magnitude)| reached.magnitude(passage) < magnitude)
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
    fn passes(&mut self, pc: Pc) {
        let passage = (self.last, pc);
        self.last = pc;
        self.count(passage, 1);
    }

    fn passes_times(&mut self, from: Pc, to: Pc, times: u64) {
        self.count((from, to), u32::try_from(times).unwrap_or(u32::MAX));
    }
}

/// The passages that some run reached, with the largest order of magnitude of each.
///
/// They lie by where they come from, [`START`] first: few come from the same operation.
#[derive(Default)]
pub struct Reached(Vec<Vec<(Pc, u32)>>);

impl Reached {
    fn magnitude(&self, (from, to): OpTransition) -> u32 {
        let ways = self.0.get(from.wrapping_add(1) as usize);
        let known = ways.and_then(|ways| ways.iter().find(|way| way.0 == to));
        known.map_or(0, |way| way.1)
    }

    /// The order of magnitude of a passage, 0 for one that no run reached before.
    fn entry(&mut self, (from, to): OpTransition) -> &mut u32 {
        let from = from.wrapping_add(1) as usize;
        if self.0.len() <= from {
            self.0.resize_with(from + 1, Vec::new);
        }
        let ways = &mut self.0[from];
        let known = ways.iter().position(|way| way.0 == to);
        let at = known.unwrap_or_else(|| {
            ways.push((to, 0));
            ways.len() - 1
        });
        &mut ways[at].1
    }

    /// Adds what a run found new. Says whether it is new still, and whether some of it was never reached
    /// at all.
    pub fn add(&mut self, news: &[(OpTransition, u32)]) -> Novelty {
        let mut novelty = Novelty::None;
        for &(passage, magnitude) in news {
            let old = self.entry(passage);
            if *old < magnitude {
                novelty = novelty.max(if *old == 0 {
                    Novelty::Place
                } else {
                    Novelty::Turns
                });
                *old = magnitude;
            }
        }
        novelty
    }
}

/// What a run brought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Novelty {
    /// Nothing new.
    None,
    /// More turns than before.
    Turns,
    /// A part of the program that no run reached before.
    Place,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Program;
    use crate::run::compile::compile;

    #[test]
    fn more_of_the_same_is_new_when_it_is_twice_as_much() {
        let code = compile(&Program::new("p")).unwrap();
        let mut reached = Reached::default();
        let mut run = |passages: &[Pc]| {
            let mut counts = EdgeCounts::new(&code);
            passages.iter().for_each(|&pc| counts.passes(pc));
            reached.add(&counts.news(&reached))
        };
        assert_eq!(run(&[0, 1, 0, 1, 0]), Novelty::Place);
        assert_eq!(run(&[0, 1, 0, 1, 0]), Novelty::None);
        assert_eq!(run(&[0, 1]), Novelty::None, "less is nothing new");
        assert_eq!(
            run(&[0, 1, 0, 1, 0, 1, 0]),
            Novelty::None,
            "three are hardly more than two"
        );
        assert_eq!(run(&[0, 1, 0, 1, 0, 1, 0, 1, 0]), Novelty::Turns);
        assert_eq!(
            run(&[0, 0]),
            Novelty::Place,
            "a passage between known places"
        );
    }

    #[test]
    fn a_full_table_still_tells_passages_apart() {
        let code = compile(&Program::new("p")).unwrap();
        let mut counts = EdgeCounts::new(&code);
        // All these passages begin at the same slot.
        for pc in [0, 0, 8, 0, 8, 8] {
            counts.passes(pc);
        }
        let mut news = counts.news(&Reached::default());
        news.sort_unstable();
        let expected = [
            ((0, 0), 1),
            ((0, 8), 2),
            ((8, 0), 1),
            ((8, 8), 1),
            ((START, 0), 1),
        ];
        assert_eq!(news, expected);
    }
}

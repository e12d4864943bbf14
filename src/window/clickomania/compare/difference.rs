//! What differs between two programs, one difference after the other.

use super::mark::BlockMark;
use crate::window::kit::background::{BackgroundTask, WorkState};
use egui::Context;
use engine::judge::compare::{ProgramChange, difference};
use engine::language::program::Parent;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::text::Text;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The differences of two programs, *a* and *b*.
pub struct Differences {
    work: Option<BackgroundTask<Vec<ProgramChange>>>,
    changes: Option<Vec<ProgramChange>>,
    marks: [HashMap<BlockId, BlockMark>; 2],
    at: Option<usize>,
}

impl Differences {
    /// Looks for them beside the window.
    pub fn new(programs: [Arc<Program>; 2], ctx: &Context) -> Differences {
        let ctx = ctx.clone();
        let work = BackgroundTask::start(
            move |_| Some(difference(&programs[0], &programs[1])),
            move || ctx.request_repaint(),
        );
        Differences {
            work: work.ok(),
            changes: None,
            marks: Default::default(),
            at: None,
        }
    }

    /// Takes what was found.
    pub fn receive(&mut self, programs: [&Program; 2]) {
        let Some(work) = self.work.take() else {
            return;
        };
        match work.progress() {
            WorkState::Busy => self.work = Some(work),
            WorkState::Lost => {}
            WorkState::Done(changes) => self.take(programs, &changes),
        }
    }

    fn take(&mut self, programs: [&Program; 2], changes: &[ProgramChange]) {
        let changes = outermost(programs, changes);
        self.marks = [
            marks(programs[0], &changes, ProgramChange::a),
            marks(programs[1], &changes, ProgramChange::b),
        ];
        self.changes = Some(changes);
    }

    /// The differences; `None` while they are looked for. What is in the sockets of a block that only one
    /// program has is no difference of its own.
    pub fn changes(&self) -> Option<&[ProgramChange]> {
        self.changes.as_deref()
    }

    /// How many differences of a sort there are.
    pub fn count(&self, mark: BlockMark) -> usize {
        let changes = self.changes.iter().flatten();
        changes
            .filter(|change| BlockMark::of(**change) == mark)
            .count()
    }

    /// The marks on the blocks of *a* (0) or *b* (1).
    pub fn marks(&self, side: usize) -> &HashMap<BlockId, BlockMark> {
        &self.marks[side]
    }

    /// The difference that is looked at.
    pub fn current(&self) -> Option<ProgramChange> {
        self.changes.as_ref()?.get(self.at?).copied()
    }

    /// Goes to the next difference, or to the one before; behind the last comes the first. Its number,
    /// from 1.
    pub fn go(&mut self, back: bool) -> Option<(usize, ProgramChange)> {
        let changes = self.changes.as_deref()?;
        let last = changes.len().checked_sub(1)?;
        let at = match (self.at, back) {
            (None, false) => 0,
            (None | Some(0), true) => last,
            (Some(at), false) if at >= last => 0,
            (Some(at), false) => at + 1,
            (Some(at), true) => at - 1,
        };
        self.at = Some(at);
        Some((at + 1, changes[at]))
    }
}

/// The changes without those in the sockets of blocks that only one program has.
fn outermost(programs: [&Program; 2], changes: &[ProgramChange]) -> Vec<ProgramChange> {
    let only: HashSet<(usize, BlockId)> = changes.iter().filter_map(alone).collect();
    let inside = |change: &ProgramChange| {
        let (side, id) = alone(change)?;
        match programs[side].get(id)?.parent {
            Parent::Socket(owner, _) => Some(only.contains(&(side, owner))),
            _ => None,
        }
    };
    let changes = changes.iter();
    let outer = changes.filter(|change| !inside(change).unwrap_or(false));
    outer.copied().collect()
}

/// The block that only *a* (0) or *b* (1) has, and which of them.
fn alone(change: &ProgramChange) -> Option<(usize, BlockId)> {
    match *change {
        ProgramChange::Removed(a) => Some((0, a)),
        ProgramChange::Added(b) => Some((1, b)),
        ProgramChange::Changed { .. } | ProgramChange::Moved { .. } => None,
    }
}

/// The marks on the blocks of one of the programs. What moved and is another one besides is marked as
/// that: it is the more important news.
fn marks(
    program: &Program,
    changes: &[ProgramChange],
    side: fn(ProgramChange) -> Option<BlockId>,
) -> HashMap<BlockId, BlockMark> {
    let mut marks = HashMap::new();
    for &change in changes {
        let Some(first) = side(change) else { continue };
        let mark = BlockMark::of(change);
        for id in together(program, change, first) {
            let marked = marks.entry(id).or_insert(mark);
            if *marked == BlockMark::Moved {
                *marked = mark;
            }
        }
    }
    marks
}

/// The blocks that a change is about: those that moved together stand below each other.
fn together(program: &Program, change: ProgramChange, first: BlockId) -> Vec<BlockId> {
    let ProgramChange::Moved { count, .. } = change else {
        return vec![first];
    };
    let list = match program.get(first).map(|block| block.parent) {
        Some(Parent::Stack(stack)) => program.stack(stack),
        _ => &[],
    };
    let from = list.iter().position(|&id| id == first);
    let moved = from.and_then(|from| list.get(from..(from + count).min(list.len())));
    moved.map_or(vec![first], <[BlockId]>::to_vec)
}

/// A difference in a sentence.
pub fn sentence(
    text: &Text,
    programs: [&Program; 2],
    (number, of): (usize, usize),
    change: ProgramChange,
) -> String {
    let name = |side: usize, id: BlockId| {
        let program = programs[side];
        block_name(program, text, program.block(id))
    };
    let (number, of) = (number.to_string(), of.to_string());
    match change {
        ProgramChange::Removed(a) => text.msg_comparison_told_only_a(number, of, name(0, a)),
        ProgramChange::Added(b) => text.msg_comparison_told_only_b(number, of, name(1, b)),
        ProgramChange::Changed { a, b } => {
            text.msg_comparison_told_changed(number, of, name(0, a), name(1, b))
        }
        ProgramChange::Moved { a, count, .. } => {
            text.msg_comparison_told_moved(number, of, name(0, a), count)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bundled;
    use engine::language::file::read;

    fn programs() -> [Program; 2] {
        [
            "solutions/rimozione-qualsiasi.ron",
            "solutions/costo-35.ron",
        ]
        .map(|place| read(bundled::program(place).unwrap()).unwrap())
    }

    /// As if a thread had found them.
    fn found([a, b]: &[Program; 2]) -> Differences {
        let mut found = Differences {
            work: None,
            marks: Default::default(),
            changes: None,
            at: None,
        };
        found.take([a, b], &difference(a, b));
        found
    }

    #[test]
    fn every_change_marks_its_blocks_on_both_sides() {
        let programs = programs();
        let found = found(&programs);
        let changes = found.changes().unwrap();
        assert!(!changes.is_empty());
        for change in changes {
            for (side, block) in [(0, change.a()), (1, change.b())] {
                if let Some(block) = block {
                    assert!(found.marks(side).contains_key(&block), "{change:?}");
                }
            }
        }
        let only = |side: usize| {
            let marks = found.marks(side).values();
            marks.filter(|mark| **mark == BlockMark::Only).count()
        };
        assert_eq!(only(0) + only(1), found.count(BlockMark::Only));
    }

    #[test]
    fn a_block_counts_once_with_what_is_in_its_sockets() {
        let [a, b] = programs();
        let all = difference(&a, &b);
        let outer = outermost([&a, &b], &all);
        assert!(outer.len() < all.len());
        let program = |side: usize| [&a, &b][side];
        for change in all.iter().filter(|change| !outer.contains(change)) {
            // Some block around it is named instead.
            let (side, id) = alone(change).unwrap();
            let around =
                std::iter::successors(program(side).owner(id), |&id| program(side).owner(id));
            let named = |id| {
                outer
                    .iter()
                    .filter_map(alone)
                    .any(|other| other == (side, id))
            };
            assert!(around.into_iter().any(named), "{change:?}");
        }
    }

    #[test]
    fn behind_the_last_difference_comes_the_first() {
        let programs = programs();
        let mut found = found(&programs);
        let count = found.changes().unwrap().len();
        let numbers: Vec<usize> = (0..=count).map(|_| found.go(false).unwrap().0).collect();
        let expected: Vec<usize> = (1..=count).chain([1]).collect();
        assert_eq!(numbers, expected);
        assert_eq!(found.go(true).unwrap().0, count);
    }

    #[test]
    fn the_same_program_has_no_difference_to_go_to() {
        let [a, _] = programs();
        let mut found = found(&[a.clone(), a]);
        assert!(found.go(false).is_none() && found.go(true).is_none());
        assert!(found.marks(0).is_empty() && found.marks(1).is_empty());
    }
}

//! Edits of several selected blocks at once: taking them out, moving them, and copying them into a
//! separate program (for the clipboard).

use super::arrange::DropTarget;
use super::edit::{Edit, EditError, Place};
use super::fragment::Fragment;
use super::program::{BlockId, Parent, Program, Stack};
use std::collections::HashSet;
use std::iter::successors;

/// Vertical distance between stacks without a known position, in layout units.
const STACK_STEP: f64 = 60.0;

impl Program {
    /// The selected blocks that are not inside another selected one, in program order.
    pub fn outermost(&self, chosen: &[BlockId]) -> Vec<BlockId> {
        // Avoids walking a long program.
        if chosen.is_empty() {
            return Vec::new();
        }
        let chosen: HashSet<BlockId> = chosen.iter().copied().collect();
        let is_covered = |id: BlockId| {
            successors(self.owner(id), |&id| self.owner(id)).any(|owner| chosen.contains(&owner))
        };
        self.all_blocks()
            .filter(|id| chosen.contains(id) && !is_covered(*id))
            .collect()
    }

    /// The edit that takes the blocks out, each with everything inside it. Stacks close up.
    pub fn lift_all_edit(&self, chosen: &[BlockId]) -> Edit {
        let mut trial = self.clone();
        let mut edits = Vec::new();
        for id in self.outermost(chosen) {
            let Some(edit) = trial.lift_edit(id, false) else {
                continue;
            };
            let done = trial.apply(edit.clone());
            debug_assert!(done.is_ok(), "any block can be taken out");
            edits.push(edit);
        }
        Edit::All(edits)
    }

    /// The selected commands as one stack, in program order, to insert after
    /// [`Program::lift_all_edit`] took them out. `None` if a value is selected, or nothing.
    pub fn command_fragment(&self, chosen: &[BlockId]) -> Option<Fragment> {
        let roots = self.outermost(chosen);
        let commands = roots.iter().all(|&id| {
            let block = self.get(id);
            block.is_some_and(|block| block.kind.row().value().is_none())
        });
        (commands && !roots.is_empty()).then(|| self.fragment(&roots))
    }

    /// A program of loose stacks with the selected blocks and the variables they use. Consecutive
    /// blocks stay in one stack; `at` gives the position of a stack by its first block.
    pub fn excerpt(
        &self,
        chosen: &[BlockId],
        at: impl Fn(BlockId) -> Option<(f64, f64)>,
    ) -> Program {
        let mut excerpt = Program::new(&self.header().name);
        let mut down = 0.0;
        for run in self.runs(&self.outermost(chosen)) {
            let at = at(run[0]).unwrap_or((0.0, down));
            down += STACK_STEP;
            let (edits, fragment) = excerpt.insert_edit(self, &run);
            let stack = excerpt.fresh_stack();
            let order = excerpt.loose().len();
            let place = Place::Loose { stack, order, at };
            for edit in edits.into_iter().chain([Edit::Attach(fragment, place)]) {
                let done = excerpt.apply(edit);
                debug_assert!(done.is_ok(), "blocks of a program fit into an empty one");
            }
        }
        excerpt
    }

    /// The edit that inserts all blocks of another program as loose stacks, the first with its
    /// corner at `at`, the others around it as in that program; and the outermost blocks.
    pub fn insert_all_edit(&mut self, from: &Program, at: (f64, f64)) -> (Edit, Vec<BlockId>) {
        let hat = from.stack(Stack::Hat);
        let mut stacks: Vec<((f64, f64), &[BlockId])> = Vec::new();
        if !hat.is_empty() {
            stacks.push(((0.0, 0.0), hat));
        }
        let loose = from.loose().iter();
        stacks.extend(loose.map(|loose| (loose.at, loose.blocks.as_slice())));
        let mut edits = Vec::new();
        let mut roots = Vec::new();
        let Some(&(origin, _)) = stacks.first() else {
            return (Edit::All(edits), roots);
        };
        // Each edit depends on the ones before: a variable is created once, and stacks are counted.
        let mut trial = self.clone();
        for (place, blocks) in stacks {
            let (mut more, fragment) = trial.insert_edit(from, blocks);
            roots.extend(fragment.roots.iter().copied());
            let stack = trial.fresh_stack();
            let order = trial.loose().len();
            let at = (at.0 + place.0 - origin.0, at.1 + place.1 - origin.1);
            more.push(Edit::Attach(fragment, Place::Loose { stack, order, at }));
            for edit in &more {
                // Applying the whole edit will refuse this one too.
                if trial.apply(edit.clone()).is_err() {
                    break;
                }
            }
            edits.extend(more);
        }
        // The edit uses ids that the trial created.
        self.skip_identities(&trial);
        (Edit::All(edits), roots)
    }

    /// The edit that inserts the one stack of another program at `target`, and the outermost blocks; `beside` is the place
    /// for a block that they displace.
    ///
    /// # Errors
    /// There is no such place.
    pub fn insert_stack_edit(
        &mut self,
        from: &Program,
        target: DropTarget,
        beside: (f64, f64),
    ) -> Result<(Edit, Vec<BlockId>), EditError> {
        let hat = from.stack(Stack::Hat);
        let loose = from.loose().first().map(|loose| loose.blocks.as_slice());
        let blocks = loose.filter(|_| hat.is_empty()).unwrap_or(hat);
        let (mut edits, fragment) = self.insert_edit(from, blocks);
        let roots = fragment.roots.clone();
        edits.push(self.place_edit(fragment, target, beside)?);
        Ok((Edit::All(edits), roots))
    }

    /// Splits blocks into runs that are consecutive in one stack.
    fn runs(&self, roots: &[BlockId]) -> Vec<Vec<BlockId>> {
        let mut runs: Vec<Vec<BlockId>> = Vec::new();
        for &id in roots {
            match runs.last_mut() {
                Some(run)
                    if run
                        .last()
                        .is_some_and(|&last| self.next_below(last) == Some(id)) =>
                {
                    run.push(id);
                }
                _ => runs.push(vec![id]),
            }
        }
        runs
    }

    /// The next block of the same stack.
    fn next_below(&self, id: BlockId) -> Option<BlockId> {
        let Parent::Stack(stack) = self.get(id)?.parent else {
            return None;
        };
        let blocks = self.stack(stack);
        let index = blocks.iter().position(|&other| other == id)?;
        blocks.get(index + 1).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::file::{read, write};

    fn program(text: &str) -> Program {
        read(&format!("Program(format: 1, name: \"p\", {text})")).unwrap()
    }

    /// The blocks with these numbers, as they are met everywhere.
    fn numbers(program: &Program, numbers: &[usize]) -> Vec<BlockId> {
        let all: Vec<BlockId> = program.all_blocks().collect();
        numbers.iter().map(|&number| all[number]).collect()
    }

    const NESTED: &str = "variables: [\"C\"], on_click: [DropAll, ForEachInfected(var: \"C\", body: \
        [Remove(Get(\"C\")), CureAll]), RemoveInfected], loose: [(at: (50, 60), blocks: [CureAll])]";

    #[test]
    fn an_excerpt_keeps_together_what_hangs_together() {
        let all = program(NESTED);
        let chosen = numbers(&all, &[0, 1, 6]);
        let excerpt = all.excerpt(&chosen, |id| (id == chosen[2]).then_some((7.0, 8.0)));
        let expected = program(
            "variables: [\"C\"], loose: [(at: (0, 0), blocks: [DropAll, ForEachInfected(var: \"C\", \
             body: [Remove(Get(\"C\")), CureAll])]), (at: (7, 8), blocks: [CureAll])]",
        );
        assert_eq!(write(&excerpt), write(&expected));
        // A value can be alone.
        let value = all.excerpt(&numbers(&all, &[3]), |_| None);
        assert_eq!(value.loose().len(), 1);
    }

    #[test]
    fn what_is_brought_lies_around_the_place_and_can_be_taken_back() {
        let mut ours = program("variables: [\"x\"], on_click: [DropAll]");
        let before = ours.clone();
        let theirs = program(NESTED);
        let (edit, roots) = ours.insert_all_edit(&theirs, (100.0, 200.0));
        assert_eq!(write(&ours), write(&before));
        let undo = ours.apply(edit).unwrap();
        assert_eq!(roots.len(), 4);
        let places: Vec<_> = ours.loose().iter().map(|loose| loose.at).collect();
        assert_eq!(places, [(100.0, 200.0), (150.0, 260.0)]);
        assert_eq!(ours.variables().len(), 2);
        ours.apply(undo).unwrap();
        assert_eq!(write(&ours), write(&before));
        // And once more, with other identities.
        let (edit, again) = ours.insert_all_edit(&theirs, (0.0, 0.0));
        assert!(again.iter().all(|id| !roots.contains(id)));
        ours.apply(edit).unwrap();
    }
}

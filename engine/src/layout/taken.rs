//! Blocks that are taken out of a program with all that was measured of them, and come back with it.

use super::update::inset;
use super::{Layout, LayoutChange, Measure};
use crate::language::BlockId;
use crate::language::program::{Block, Program};
use crate::text::Text;
use std::collections::HashSet;

impl Layout {
    /// The layout of blocks that are about to leave the `program`, at the same limit as here: `taken` is a program of them
    /// alone, with the same identities. What was measured of them leaves with them, unless they are only `copied`.
    pub fn take(
        &mut self,
        program: &Program,
        (taken, copied): (&Program, bool),
        (text, measure): (&Text, &dyn Measure),
    ) -> Layout {
        let mut layout = Layout {
            hat: self.hat.clone(),
            costs: self.costs.clone(),
            ..Layout::within(self.limit)
        };
        let typed = self.draft.as_ref().map(|draft| draft.block);
        let mut others = Vec::new();
        for &root in taken.loose().iter().flat_map(|loose| &loose.blocks) {
            // There is more room outside of what they were in.
            let around = inset(program, root);
            for (id, _) in taken.walk(&[root]) {
                let cell = match copied {
                    true => self.cells.get(id).cloned(),
                    false => self.cells.remove(id),
                };
                let Some(mut cell) = cell.filter(|cell| cell.measured) else {
                    others.push(id);
                    continue;
                };
                cell.inset -= around;
                cell.placed = 0;
                // A value may have been a link of a chain; what is typed in a field is not to be seen on the pointer.
                let value = id == root && taken.block(id).kind.row().value().is_some();
                if value || typed == Some(id) || !cell.holds_at(self.limit) {
                    others.push(id);
                }
                layout.cells.insert(id, cell);
            }
        }
        layout.update(taken, text, measure, &LayoutChange::Blocks(others));
        layout
    }

    /// [Updates](Layout::update) the layout when blocks that were [taken](Layout::take) are in the `program` again, in
    /// whatever place. `taken` is the program of them alone, with its layout: what was measured of them comes back.
    pub fn give_back(
        &mut self,
        program: &Program,
        (taken, mut layout): (&Program, Layout),
        (text, measure): (&Text, &dyn Measure),
        changed: &LayoutChange,
    ) {
        let as_before = layout.costs == self.costs
            && layout.hat == self.hat
            && taken.variables() == program.variables();
        let changed = match changed {
            LayoutChange::Blocks(changed) if as_before => changed,
            changed => return self.update(program, text, measure, changed),
        };
        let typed = self.draft.as_ref().map(|draft| draft.block);
        let mut settled = HashSet::new();
        for &root in taken.loose().iter().flat_map(|loose| &loose.blocks) {
            if !is_whole(program, taken, root) {
                continue;
            }
            let around = inset(program, root);
            // A value may be a link of a chain now, or stand bare in a socket.
            let value = program.block(root).kind.row().value().is_some();
            for (id, _) in taken.walk(&[root]) {
                let cell = layout.cells.remove(id).filter(|cell| cell.measured);
                let Some(mut cell) = cell else { continue };
                cell.inset += around;
                cell.placed = 0;
                if !(value && id == root) && typed != Some(id) && cell.holds_at(self.limit) {
                    settled.insert(id);
                }
                self.cells.insert(id, cell);
            }
        }
        let others = changed.iter().filter(|id| !settled.contains(id));
        let others = LayoutChange::Blocks(others.copied().collect());
        self.update(program, text, measure, &others);
    }
}

/// Whether a block of `taken` is in the `program` with all that is in it, and nothing of that is otherwise.
fn is_whole(program: &Program, taken: &Program, root: BlockId) -> bool {
    let same = |id: BlockId| {
        let (Some(now), before) = (program.get(id), taken.block(id)) else {
            return false;
        };
        match id == root {
            true => says_the_same(now, before),
            false => now == before,
        }
    };
    taken.walk(&[root]).all(|(id, _)| same(id))
}

/// Whether two blocks are equal wherever they stand.
fn says_the_same(one: &Block, other: &Block) -> bool {
    let said = |block: &Block| (block.kind, block.field);
    said(one) == said(other)
        && one.marks == other.marks
        && one.sockets == other.sockets
        && one.bodies == other.bodies
}

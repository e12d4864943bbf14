//! Blocks that are taken out of a program with all that was measured of them.

use super::update::inset;
use super::{Layout, LayoutChange, Measure};
use crate::language::program::Program;
use crate::text::Text;

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
}

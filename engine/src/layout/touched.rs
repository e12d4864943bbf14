//! Which blocks an edit changes.

use crate::language::BlockId;
use crate::language::edit::{Edit, Place};
use crate::language::program::{Program, Stack};

/// What changed since the last layout.
#[derive(Clone, PartialEq, Debug)]
pub enum LayoutChange {
    /// Everything: another program, another language.
    All,
    /// These blocks, in any order; those that are not in the program are passed over.
    Blocks(Vec<BlockId>),
}

impl LayoutChange {
    /// Both changes, one after the other.
    pub fn and(self, other: LayoutChange) -> LayoutChange {
        match (self, other) {
            (LayoutChange::Blocks(mut before), LayoutChange::Blocks(more)) => {
                before.extend(more);
                LayoutChange::Blocks(before)
            }
            _ => LayoutChange::All,
        }
    }
}

/// The blocks that must be measured again when `edit` is applied to `program`. Asked before it is. Of blocks that
/// only move, these are the first ones: what is inside them stays the same.
pub fn touched(program: &Program, edit: &Edit) -> LayoutChange {
    let mut blocks = Vec::new();
    let mut rest = vec![edit];
    while let Some(edit) = rest.pop() {
        match edit {
            Edit::Attach(fragment, place) => {
                let stays = |id: BlockId, block| program.get(id) == Some(block);
                let others = fragment.blocks.iter();
                let others = others.filter(|(id, block)| !stays(*id, block));
                // The first ones hang nowhere in a fragment, so they are among them.
                blocks.extend(others.map(|(id, _)| *id));
                blocks.extend(owner(*place));
            }
            Edit::Detach(place, _) => blocks.extend(owner(*place)),
            Edit::SetField(id, _)
            | Edit::SetLiteral(id, _, _)
            | Edit::SetMarks(id, _)
            | Edit::AddBranch(id, _)
            | Edit::RemoveBranch(id, _)
            | Edit::AddOtherwise(id)
            | Edit::RemoveOtherwise(id) => blocks.push(*id),
            Edit::RenameVariable(id, _) => blocks.extend(program.uses(*id)),
            Edit::AddVariable(..)
            | Edit::RemoveVariable(_)
            | Edit::MoveStack(..)
            | Edit::SetHeader(_) => {}
            Edit::All(edits) => rest.extend(edits),
        }
    }
    LayoutChange::Blocks(blocks)
}

/// The block that has a place.
fn owner(place: Place) -> Option<BlockId> {
    match place {
        Place::Stack(Stack::Body(id, _), _) | Place::Socket(id, _) => Some(id),
        Place::Stack(Stack::Hat | Stack::Loose(_), _) | Place::Loose { .. } => None,
    }
}

//! Edits that depend on the whole program or its layout: where a new block or a copy goes, and tidying up.

use engine::language::arrange::DropTarget;
use engine::language::edit::Edit;
use engine::language::program::{BlockMarks, Parent, Stack};
use engine::language::{BlockId, Program, ValueType};
use engine::layout::Layout;

/// The place after the chosen command (or the one whose value is chosen), else at the end of the program.
pub fn after_chosen(program: &Program, chosen: Option<BlockId>) -> DropTarget {
    let mut at = chosen;
    while let Some(id) = at {
        if let Some(place) = after(program, id) {
            return place;
        }
        at = match program.get(id).map(|block| block.parent) {
            Some(Parent::Socket(owner, _)) => Some(owner),
            _ => None,
        };
    }
    DropTarget::Stack(Stack::Hat, program.stack(Stack::Hat).len())
}

/// The place after a command; none after a value.
pub fn after(program: &Program, id: BlockId) -> Option<DropTarget> {
    let block = program.get(id)?;
    let Parent::Stack(stack) = block.parent else {
        return None;
    };
    let index = program.stack(stack).iter().position(|&other| other == id)?;
    let is_command = block.kind.row().value().is_none();
    is_command.then_some(DropTarget::Stack(stack, index + 1))
}

/// The first empty socket for a value of this type: in the chosen block, else in the program.
pub fn free_socket(
    program: &Program,
    chosen: Option<BlockId>,
    given: ValueType,
) -> Option<DropTarget> {
    let empty = |(id, _): (BlockId, usize)| {
        let block = program.block(id);
        let is_free = |socket: &usize| {
            let held = block.sockets[*socket];
            let fits = block.socket_type(*socket).is_some_and(|ty| given.fits(ty));
            fits && held.block.is_none() && held.literal.is_none()
        };
        let socket = (0..block.sockets.len()).find(is_free)?;
        Some(DropTarget::Socket(id, socket))
    };
    chosen
        .filter(|&id| program.get(id).is_some())
        .and_then(|id| program.walk(&[id]).find_map(empty))
        .or_else(|| program.walk(program.stack(Stack::Hat)).find_map(empty))
}

/// Sets a mark on all these blocks, or clears it if all have it.
pub fn toggle_marks(
    program: &Program,
    blocks: &[BlockId],
    which: fn(&mut BlockMarks) -> &mut bool,
) -> Edit {
    let mut marks: Vec<(BlockId, BlockMarks)> = blocks
        .iter()
        .filter_map(|&id| Some((id, program.get(id)?.marks.clone())))
        .collect();
    let all = marks.iter_mut().all(|(_, marks)| *which(marks));
    let edits = marks.into_iter().map(|(id, mut marks)| {
        *which(&mut marks) = !all;
        Edit::SetMarks(id, marks)
    });
    Edit::All(edits.collect())
}

/// Moves the loose stacks below the program, one below the other, in columns if there are many. Empty if they are there.
pub fn tidy(layout: &Layout) -> Vec<Edit> {
    /// Distance between stacks, in units.
    const APART: f32 = 32.0;
    /// The last position at which a stack of a column begins, in units: well before the limit for blocks.
    const COLUMN: f32 = 20_000.0;
    let (mut left, mut top) = (0.0, 0.0);
    // The beginning of a column, and the right edge of all stacks so far.
    let (mut first, mut right) = (0.0, 0.0_f32);
    let mut edits = Vec::new();
    for stack in layout.stacks() {
        let rect = stack.rect;
        match stack.stack {
            Stack::Loose(id) => {
                if top > COLUMN {
                    (left, top) = ((right + APART).ceil(), first);
                }
                if (rect.min.x, rect.min.y) != (left, top) {
                    edits.push(Edit::MoveStack(id, (f64::from(left), f64::from(top))));
                }
                right = right.max(left + rect.width());
                top = (top + rect.height() + APART).ceil();
            }
            Stack::Hat | Stack::Body(..) => {
                (left, first) = (rect.min.x, rect.min.y);
                (right, top) = (rect.max.x, (rect.max.y + APART).ceil());
            }
        }
    }
    edits
}

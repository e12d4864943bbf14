//! What is done with the chosen blocks, all at once and undone at once.

use super::ClickomaniaMode;
use super::command::ChangeKind;
use super::edits::{change, why_not};
use crate::app::clickomania::command::ClickomaniaContext;
use engine::language::BlockId;
use engine::language::arrange::DropTarget;
use engine::language::edit::Edit;
use engine::language::program::{BlockMarks, Parent};
use engine::layout::Point;

/// Copies: one block right below itself, anything else beside.
pub fn duplicate(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext) {
    let chosen = workshop.canvas.chosen_all().to_vec();
    let layout = workshop.canvas.layout();
    let near = |id: BlockId| {
        let at = layout.get(id)?.rect.min;
        Some((f64::from(at.x) + 40.0, f64::from(at.y) + 48.0))
    };
    let places: Vec<_> = chosen.iter().map(|&id| (id, near(id))).collect();
    let near = |id: BlockId| places.iter().find(|(other, _)| *other == id)?.1;
    let program = workshop.document.identities();
    let below = match chosen[..] {
        [id] => program.get(id).and_then(|block| match block.parent {
            Parent::Stack(stack) if block.kind.row().value().is_none() => {
                let index = program.stack(stack).iter().position(|&other| other == id);
                index.map(|index| (id, DropTarget::Stack(stack, index + 1)))
            }
            _ => None,
        }),
        _ => None,
    };
    let (edit, roots) = match below {
        Some((id, target)) => {
            let copy = program.copy(&[id]);
            let roots = copy.roots.clone();
            match program.place_edit(copy, target, (0.0, 0.0)) {
                Ok(edit) => (edit, roots),
                Err(error) => return app.refuse(why_not(&app.text, error)),
            }
        }
        None => {
            let excerpt = program.excerpt(&chosen, near);
            let at = excerpt.loose().first().map_or((0.0, 0.0), |loose| loose.at);
            let at = workshop
                .canvas
                .free_place(Point::new(at.0 as f32, at.1 as f32));
            program.insert_all_edit(&excerpt, at)
        }
    };
    change(workshop, app, ChangeKind::Copy, edit);
    let roots = roots.into_iter();
    let roots = roots.filter(|&id| workshop.document.has(id)).collect();
    workshop.canvas.choose_all(roots);
}

/// Switches them off, or on if all are off.
pub fn disable(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext) {
    mark(workshop, app, ChangeKind::Disable, |marks| {
        &mut marks.disabled
    });
}

/// Folds them, or unfolds them if all are folded.
pub fn collapse(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext) {
    mark(workshop, app, ChangeKind::Collapse, |marks| {
        &mut marks.collapsed
    });
}

fn mark(
    workshop: &mut ClickomaniaMode,
    app: &mut ClickomaniaContext,
    deed: ChangeKind,
    which: fn(&mut BlockMarks) -> &mut bool,
) {
    let program = workshop.document.program();
    let chosen = workshop.canvas.chosen_all().iter();
    let mut marks: Vec<(BlockId, BlockMarks)> = chosen
        .filter_map(|&id| Some((id, program.get(id)?.marks.clone())))
        .collect();
    let all = marks.iter_mut().all(|(_, marks)| *which(marks));
    let edits = marks.into_iter().map(|(id, mut marks)| {
        *which(&mut marks) = !all;
        Edit::SetMarks(id, marks)
    });
    let edits = edits.collect();
    change(workshop, app, deed, Edit::All(edits));
}

/// Gives a block a comment; an empty one takes it away.
pub fn comment(
    workshop: &mut ClickomaniaMode,
    app: &mut ClickomaniaContext,
    id: BlockId,
    words: String,
) {
    let Some(block) = workshop.document.program().get(id) else {
        return;
    };
    let mut marks = block.marks.clone();
    marks.comment = (!words.is_empty()).then_some(words);
    change(
        workshop,
        app,
        ChangeKind::Comment,
        Edit::SetMarks(id, marks),
    );
}

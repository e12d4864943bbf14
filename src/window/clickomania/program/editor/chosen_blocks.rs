//! What is done with the chosen blocks, all at once and undone at once.

use super::ProgramEditor;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext};
use crate::window::clickomania::program::refusal::why_not;
use engine::language::BlockId;
use engine::language::arrange::DropTarget;
use engine::language::edit::Edit;
use engine::language::program::{BlockMarks, Parent};
use engine::layout::Point;

impl ProgramEditor {
    /// Deletes them: they go into the bin.
    pub(super) fn delete(&mut self, app: &mut ClickomaniaContext) {
        let chosen = self.canvas.chosen_all();
        let edit = self.document.program().lift_all_edit(chosen);
        let place = |id| self.corner_of(id);
        let thrown = self.document.program().excerpt(chosen, place);
        let next = self.canvas.focus_after_deleting(self.document.program());
        self.canvas.bin.throw_in(thrown);
        self.change(app, ChangeKind::Delete, edit);
        if let Some(focus) = next {
            self.canvas.follow(&mut self.document, None, app);
            self.canvas.go_to(focus);
        }
    }

    /// Chooses all blocks.
    pub(super) fn choose_all(&mut self) {
        let program = self.document.program();
        let all: Vec<BlockId> = program.all_blocks().collect();
        let outer = program.outermost(&all);
        self.canvas.choose_all(outer);
    }

    /// Copies: one block right below itself, anything else beside.
    pub(super) fn duplicate(&mut self, app: &mut ClickomaniaContext) {
        let chosen = self.canvas.chosen_all().to_vec();
        let layout = self.canvas.layout();
        let near = |id: BlockId| {
            let at = layout.get(id)?.rect.min;
            Some((f64::from(at.x) + 40.0, f64::from(at.y) + 48.0))
        };
        let places: Vec<_> = chosen.iter().map(|&id| (id, near(id))).collect();
        let near = |id: BlockId| places.iter().find(|(other, _)| *other == id)?.1;
        let program = self.document.identities();
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
                let at = self.canvas.free_place(Point::new(at.0 as f32, at.1 as f32));
                program.insert_all_edit(&excerpt, at)
            }
        };
        self.change_with_room(app, ChangeKind::Copy, edit);
        let roots = roots.into_iter();
        let roots = roots.filter(|&id| self.document.has(id)).collect();
        self.canvas.choose_all(roots);
    }

    /// Switches them off, or on if all are off.
    pub(super) fn disable(&mut self, app: &mut ClickomaniaContext) {
        self.mark(app, ChangeKind::Disable, |marks| &mut marks.disabled);
    }

    /// Folds them, or unfolds them if all are folded.
    pub(super) fn collapse(&mut self, app: &mut ClickomaniaContext) {
        self.mark(app, ChangeKind::Collapse, |marks| &mut marks.collapsed);
    }

    fn mark(
        &mut self,
        app: &mut ClickomaniaContext,
        kind: ChangeKind,
        which: fn(&mut BlockMarks) -> &mut bool,
    ) {
        let program = self.document.program();
        let chosen = self.canvas.chosen_all().iter();
        let mut marks: Vec<(BlockId, BlockMarks)> = chosen
            .filter_map(|&id| Some((id, program.get(id)?.marks.clone())))
            .collect();
        let all = marks.iter_mut().all(|(_, marks)| *which(marks));
        let edits = marks.into_iter().map(|(id, mut marks)| {
            *which(&mut marks) = !all;
            Edit::SetMarks(id, marks)
        });
        let edits = edits.collect();
        self.change_with_room(app, kind, Edit::All(edits));
    }

    /// Gives a block a comment; an empty one takes it away.
    pub(super) fn set_comment(&mut self, app: &mut ClickomaniaContext, id: BlockId, words: String) {
        let Some(block) = self.document.program().get(id) else {
            return;
        };
        let mut marks = block.marks.clone();
        marks.comment = (!words.is_empty()).then_some(words);
        self.change(app, ChangeKind::Comment, Edit::SetMarks(id, marks));
    }
}

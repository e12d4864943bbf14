//! Going back and forth in the history, so that one sees what changes.

use super::ProgramEditor;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::program::document::Beside;
use engine::language::BlockId;

impl ProgramEditor {
    /// Undoes this many changes (negative), or redoes them, and shows where something changed.
    pub fn go_in_history(
        &mut self,
        by: isize,
        beside: &mut dyn Beside,
        app: &mut ClickomaniaContext,
    ) {
        let (text, again) = (app.text, by > 0);
        if by == -1 && self.stays_in_task(app) {
            return;
        }
        let openings = self.document.openings();
        let mut last = None;
        let mut count: u64 = 0;
        let mut trouble = None;
        while count < by.unsigned_abs() as u64 {
            match self.document.undo(again, beside) {
                Ok(Some(kind)) => last = Some(kind),
                Ok(None) => break,
                Err(error) => {
                    trouble = Some(error.sentence(&text));
                    break;
                }
            }
            count += 1;
        }
        if self.document.openings() != openings {
            self.begin_again();
        }
        let touched = self.document.touched().map(<[BlockId]>::to_vec);
        self.canvas.follow(&mut self.document, None, app);
        self.canvas.show_one_of(&touched.unwrap_or_default(), app);
        let name = last.map(|kind| kind.name(&text));
        app.say(match (name, again) {
            (None, false) => text.msg_nothing_to_undo(),
            (None, true) => text.msg_nothing_to_redo(),
            (Some(name), false) if count == 1 => text.msg_undone(name),
            (Some(name), true) if count == 1 => text.msg_redone(name),
            (Some(name), false) => text.msg_undone_many(count, name),
            (Some(name), true) => text.msg_redone_many(count, name),
        });
        if let Some(trouble) = trouble {
            app.refuse(trouble);
        }
    }

    /// All that was done in the open task is undone: the change before led here from another task. Says so, once;
    /// who undoes again goes there.
    fn stays_in_task(&mut self, app: &mut ClickomaniaContext) -> bool {
        let revision = self.document.revision();
        let Some(task) = self.document.undoing_leads_to() else {
            return false;
        };
        if self.told_beginning == Some(revision) {
            return false;
        }
        self.told_beginning = Some(revision);
        let text = app.text;
        let known = app.services.task.known(task);
        let title = known.map(|task| task.title.shown(text.language()).to_owned());
        let title = title.filter(|title| !title.is_empty());
        app.say(text.msg_task_all_undone(title.unwrap_or_else(|| task.to_string())));
        true
    }
}

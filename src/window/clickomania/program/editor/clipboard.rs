//! Cut, copy and paste: chosen blocks travel as the text of a program, so that they can be mailed.

use super::ProgramEditor;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext};
use crate::window::clickomania::program::pasted_text::{Pasted, PastedError, understand};
use crate::window::clickomania::program::refusal::why_not;
use engine::diagnostics;
use engine::language::edit::Edit;
use engine::language::words::words;
use engine::language::{BlockId, Program};

impl ProgramEditor {
    /// Puts the chosen blocks on the clipboard. Whether there were any.
    pub(super) fn copy(&self, app: &mut ClickomaniaContext) -> bool {
        let chosen = self.canvas.chosen_all();
        if chosen.is_empty() {
            app.say(app.text.msg_nothing_chosen());
            return false;
        }
        let place = |id| self.corner_of(id);
        let program = self.document.program();
        let count = program.outermost(chosen).len() as u64;
        app.copy_program(&program.excerpt(chosen, place));
        app.say(app.text.msg_copied(count));
        true
    }

    /// Where a block lies on the canvas, in units.
    pub(super) fn corner_of(&self, id: BlockId) -> Option<(f64, f64)> {
        let at = self.canvas.layout().get(id)?.rect.min;
        Some((f64::from(at.x.round()), f64::from(at.y.round())))
    }

    /// Brings back what was thrown into the bin, to where one looks.
    pub(super) fn take_out_of_bin(&mut self, app: &mut ClickomaniaContext, number: usize) {
        let Some(blocks) = self.canvas.bin.thrown(number).cloned() else {
            return;
        };
        if self.bring(app, ChangeKind::TakeOut, &blocks, None) {
            self.canvas.bin.taken_out(number);
            app.say(app.text.msg_bin_taken_out());
        }
    }

    /// Brings the blocks of a program onto the canvas, and adds to the note of the program that is there. Returns true
    /// if they are there.
    fn bring(
        &mut self,
        app: &mut ClickomaniaContext,
        kind: ChangeKind,
        from: &Program,
        note: Option<String>,
    ) -> bool {
        let at = self.canvas.place_for_more();
        let (mut edit, roots) = self.document.identities().insert_all_edit(from, at);
        if let Some(note) = note {
            let mut header = self.document.program().header().clone();
            header.note = [&*header.note, &*note].join("\n\n").trim().to_owned();
            edit = Edit::All(vec![edit, Edit::SetHeader(header)]);
        }
        if let Err(error) = self.document.edit(kind, edit) {
            app.refuse(why_not(&app.text, error));
            return false;
        }
        self.canvas.follow(&mut self.document, None, app);
        self.canvas.choose_all(roots);
        self.canvas.reveal_chosen();
        true
    }

    /// Copies the chosen blocks and takes them away.
    pub(super) fn cut(&mut self, app: &mut ClickomaniaContext) {
        if self.copy(app) {
            let edit = self
                .document
                .program()
                .lift_all_edit(self.canvas.chosen_all());
            self.change(app, ChangeKind::Cut, edit);
        }
    }

    /// Puts the program in words on the clipboard.
    pub(super) fn copy_words(&self, app: &mut ClickomaniaContext) {
        let words = words(self.document.program(), &app.text);
        app.copy(words);
        app.say(app.text.msg_copied_words());
    }

    /// Brings the blocks of a text onto the canvas, to where the pointer is.
    pub(super) fn paste(&mut self, app: &mut ClickomaniaContext, text: &str) {
        let pasted = understand(text);
        let is_workspace = matches!(pasted, Ok(Pasted::Workspace(_)));
        let (mut from, told) = match pasted {
            Ok(Pasted::Program(program)) => (program, None),
            Ok(Pasted::Workspace(import)) => {
                let note = diagnostics::blockly_note(&app.text, &import.leftovers);
                let told = diagnostics::blockly_sentence(&app.text, &import.leftovers);
                (import.with_note(&note), told)
            }
            Err(error) => {
                let (place, why) = match error {
                    PastedError::Program(error) => (
                        Some((error.line, error.column)),
                        diagnostics::file_error(&app.text, &error.kind),
                    ),
                    PastedError::Workspace(error) => {
                        (error.place(), diagnostics::blockly_error(&app.text, &error))
                    }
                };
                app.refuse(match place {
                    Some((line, column)) => {
                        let (line, column) = (line.to_string(), column.to_string());
                        app.text.msg_pasted_wrong(line, column, why)
                    }
                    None => why,
                });
                return;
            }
        };
        if from.all_blocks().next().is_none() {
            app.refuse(told.unwrap_or_else(|| app.text.msg_pasted_nothing()));
            return;
        }
        if let Some(run) = &app.contest_run {
            run.mark_pasted(text, &mut from);
        }
        // What of a workspace is no block goes into the note.
        let note = Some(from.header().note.clone()).filter(|note| is_workspace && !note.is_empty());
        if self.bring(app, ChangeKind::Paste, &from, note) {
            let count = self.canvas.chosen_all().len() as u64;
            app.say(told.unwrap_or_else(|| app.text.msg_pasted(count)));
        }
    }
}

//! The search in the program: what the palette's box says is looked for on the canvas.

use super::ProgramEditor;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::kit::app_context::AppContext;
use egui::Ui;
use engine::language::words::block_name;

impl ProgramEditor {
    /// Searches on in the program, for some blocks a frame.
    pub(super) fn search_on(&mut self, ui: &Ui, app: &AppContext) {
        if self.drag.is_some() {
            return;
        }
        let wanted = self.palette.search().wanted();
        let program = (&self.document, self.canvas.layout());
        if self.find.follow(wanted, program, &app.text) {
            ui.request_repaint();
        }
    }

    /// Goes to the next block that the search found, or the one before.
    pub(super) fn find_next(&mut self, app: &mut ClickomaniaContext, back: bool) {
        if !self.find.is_active() {
            self.palette.search().focus();
            return;
        }
        let text = app.text;
        let Some(hit) = self.find.step(back) else {
            app.say(text.msg_find_none());
            return;
        };
        self.canvas.choose(Some(hit.shown));
        self.canvas.glide_to(hit.shown, app);
        let program = self.document.program();
        let name = |id| block_name(program, &text, program.block(id));
        app.say(if hit.block == hit.shown {
            text.msg_find_at(name(hit.block))
        } else {
            text.msg_find_folded(name(hit.block), name(hit.shown))
        });
    }
}

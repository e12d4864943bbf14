//! The comment of a block, in a small window to write in.

use crate::app::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::app::common::dialog;
use crate::app::common::theme;
use crate::app::common::widgets::{Explained as _, main_button};
use egui::{Key, Modifiers, TextEdit, Ui, vec2};
use engine::language::words::block_name;
use engine::language::{BlockId, Program};

/// Maximum number of characters of a comment.
const MOST: usize = 2000;

/// The comment that is being written, if one is.
#[derive(Default)]
pub struct CommentDialog {
    block: Option<BlockId>,
    words: String,
    begun: bool,
}

impl CommentDialog {
    /// Opens the comment of a block.
    pub fn open(&mut self, program: &Program, id: BlockId) {
        let Some(block) = program.get(id) else { return };
        self.block = Some(id);
        self.words = block.marks.comment.clone().unwrap_or_default();
        self.begun = false;
    }

    /// Whether one is open.
    pub fn is_open(&self) -> bool {
        self.block.is_some()
    }

    /// Gives it up.
    pub fn close(&mut self) {
        self.block = None;
    }

    /// Shows it.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        let Some((id, block)) = self.block.and_then(|id| Some((id, program.get(id)?))) else {
            self.block = None;
            return;
        };
        let theme = theme::of(ui);
        let text = app.text;
        let mut answer = None;
        let response = dialog::show(ui, "comment", 400.0, |ui| {
            ui.heading(text.msg_comment_title());
            ui.colored_label(theme.quiet, block_name(program, &text, block));
            ui.add_space(4.0);
            let done = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter));
            let field = TextEdit::multiline(&mut self.words)
                .margin(egui::Margin::symmetric(10, 8))
                .char_limit(MOST)
                .desired_rows(4)
                .desired_width(f32::INFINITY);
            let field = ui.add(field).accessible_name(text.msg_comment_field());
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let yes = main_button(ui, &text.msg_answer_ok(), vec2(110.0, 34.0));
                if yes.explained("Ctrl+Enter").clicked() || done {
                    answer = Some(true);
                }
                let no = egui::Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
                if ui.add(no).clicked() {
                    answer = Some(false);
                }
            });
        });
        if answer.is_none() && response.should_close() {
            answer = Some(false);
        }
        let Some(yes) = answer else { return };
        self.block = None;
        let words = self.words.trim();
        let before = block.marks.comment.as_deref().unwrap_or_default();
        if yes && words != before {
            app.send(EditorCommand::SetComment(id, words.to_owned()));
        }
    }
}

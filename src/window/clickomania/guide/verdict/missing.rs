//! What keeps the program from running, in sentences: each leads to where it is on the canvas.

use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::theme;
use egui::{Button, RichText, Ui};
use engine::diagnostics;
use engine::language::check::Problem;

/// How many missing things are named.
const NAMED: usize = 6;

/// Shows it.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, document: &mut Document) {
    let problems: Vec<Problem> = document.problems().to_vec();
    let ink = theme::of(ui).wrong;
    let text = app.text;
    for &problem in problems.iter().take(NAMED) {
        let words = diagnostics::problem(&text, document.program(), &problem);
        let line = Button::new(RichText::new(words).color(ink));
        if ui.add(line.frame_when_inactive(false).wrap()).clicked() {
            app.send(EditorCommand::ShowProblem(problem));
        }
    }
    if problems.len() > NAMED {
        let more = (problems.len() - NAMED) as u64;
        ui.colored_label(ink, text.msg_program_missing_more(more));
    }
}

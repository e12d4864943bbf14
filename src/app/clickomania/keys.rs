//! Keys of the workshop: each sends a command that a button or a menu sends too.

use super::{ClickomaniaMode, actions};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::EditorCommand;
use egui::{Event, Key, Ui};

/// Whether keys belong to something else: blocks on the pointer, a question, a field, a menu.
pub fn taken(workshop: &ClickomaniaMode, ui: &Ui) -> bool {
    let typing = workshop.canvas.changes_field() || ui.ctx().text_edit_focused();
    let menu = egui::Popup::is_any_open(ui.ctx());
    typing || menu || workshop.drag.is_some() || workshop.asks()
}

/// Looks at the keys that were pressed, if nothing took them when the frame began: the Enter that ends
/// a question is not to begin something else, nor the Esc that closes a `page`.
pub fn keys(workshop: &mut ClickomaniaMode, ui: &Ui, app: &mut ClickomaniaContext, page: bool) {
    if taken(workshop, ui) {
        return;
    }
    // The system turns the keys for these into events of their own.
    let events = ui.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::Copy => app.send(EditorCommand::Copy),
            Event::Cut => app.send(EditorCommand::Cut),
            Event::Paste(text) => app.send(EditorCommand::Paste(text)),
            _ => {}
        }
    }
    workshop.canvas.keys(ui, app, workshop.document.program());
    let chosen = workshop.canvas.chosen().is_some();
    actions::keys(ui, app, (chosen, workshop.canvas.has_keyboard(ui)));
    if !page && ui.input(|input| input.key_pressed(Key::Escape)) {
        // One thing at a time, first what lies over the others: a frame, the search.
        let frame = workshop.canvas.give_up_frame();
        if !frame && !workshop.palette.search().end() && !workshop.canvas.escape() {
            workshop.hints.close();
        }
    }
}

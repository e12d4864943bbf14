//! Keys of the workshop: each sends a command that a button or a menu sends too.

use super::{Workshop, actions};
use crate::app::command::Command;
use crate::app::desk::Desk;
use egui::{Event, Key, Ui};

/// Looks at the keys that were pressed.
pub fn keys(workshop: &mut Workshop, ui: &Ui, desk: &mut Desk) {
    if workshop.drag.is_some() || workshop.asks() || ui.ctx().text_edit_focused() {
        return;
    }
    // The system turns the keys for these into events of their own.
    let events = ui.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::Copy => desk.send(Command::Copy),
            Event::Cut => desk.send(Command::Cut),
            Event::Paste(text) => desk.send(Command::Paste(text)),
            _ => {}
        }
    }
    if egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    actions::keys(workshop, ui, desk);
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        workshop.canvas.escape();
    }
}

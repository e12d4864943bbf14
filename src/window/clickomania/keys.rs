//! Keys of this mode: each sends a command that a button or a menu sends too.

use super::actions;
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::editor::ProgramEditor;
use egui::{Event, Key, Ui};

/// Sends what the pressed keys say.
pub fn hear(ui: &Ui, app: &mut ClickomaniaContext, editor: &mut ProgramEditor) {
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
    let (canvas, document) = (&mut editor.canvas, &editor.document);
    canvas.keys(ui, app, document.program());
    let chosen = canvas.chosen().is_some();
    actions::keys(ui, app, (chosen, canvas.has_keyboard(ui)));
}

/// Ends one thing in the editor, first what lies over the others. Whether there was something to end.
pub fn escape(editor: &mut ProgramEditor) -> bool {
    editor.palette.search().end() || editor.canvas.escape()
}

/// Whether Esc was pressed.
pub fn escape_pressed(ui: &Ui) -> bool {
    ui.input(|input| input.key_pressed(Key::Escape))
}

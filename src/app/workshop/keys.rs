//! Keys of the workshop: each sends a command that a button or a menu sends too.

use super::Workshop;
use crate::app::command::{Command, Way};
use crate::app::desk::Desk;
use egui::{Key, KeyboardShortcut, Modifiers, Ui};

/// What keys do, unless someone types.
const KEYS: &[(Modifiers, Key, Command)] = &[
    (Modifiers::COMMAND, Key::Z, Command::Undo),
    (
        Modifiers::COMMAND.plus(Modifiers::SHIFT),
        Key::Z,
        Command::Redo,
    ),
    (Modifiers::COMMAND, Key::Y, Command::Redo),
    (Modifiers::COMMAND, Key::S, Command::Save),
    (
        Modifiers::COMMAND.plus(Modifiers::SHIFT),
        Key::S,
        Command::SaveAs,
    ),
    (Modifiers::COMMAND, Key::O, Command::Open),
    (Modifiers::COMMAND, Key::N, Command::New),
    (Modifiers::COMMAND, Key::Plus, Command::ZoomIn),
    (Modifiers::COMMAND, Key::Equals, Command::ZoomIn),
    (Modifiers::COMMAND, Key::Minus, Command::ZoomOut),
    (Modifiers::COMMAND, Key::Num0, Command::ZoomWhole),
    (Modifiers::NONE, Key::F5, Command::Travel(Way::Pause)),
    (Modifiers::SHIFT, Key::F5, Command::Stop),
    (Modifiers::NONE, Key::F8, Command::Travel(Way::NextChange)),
    (
        Modifiers::SHIFT,
        Key::F8,
        Command::Travel(Way::PreviousChange),
    ),
    (Modifiers::NONE, Key::F9, Command::Finish),
    (Modifiers::SHIFT, Key::F9, Command::Travel(Way::Start)),
    (Modifiers::NONE, Key::F10, Command::Travel(Way::Step)),
    (Modifiers::SHIFT, Key::F10, Command::Travel(Way::StepBack)),
    (Modifiers::NONE, Key::F11, Command::Travel(Way::Over)),
    (Modifiers::SHIFT, Key::F11, Command::Travel(Way::Out)),
    (
        Modifiers::COMMAND.plus(Modifiers::SHIFT),
        Key::Backspace,
        Command::UndoMove,
    ),
];

/// Looks at the keys that were pressed.
pub fn keys(workshop: &mut Workshop, ui: &Ui, desk: &mut Desk) {
    let asked =
        workshop.dialogs.is_open() || workshop.break_dialog.is_open() || workshop.files.asks();
    if workshop.drag.is_some() || asked || ui.ctx().text_edit_focused() {
        return;
    }
    // Longer combinations first: Ctrl+Shift+Z is not Ctrl+Z.
    let mut keys: Vec<&(Modifiers, Key, Command)> = KEYS.iter().collect();
    keys.sort_by_key(|(modifiers, ..)| !modifiers.shift);
    for (modifiers, key, command) in keys {
        let shortcut = KeyboardShortcut::new(*modifiers, *key);
        if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
            desk.send(command.clone());
        }
    }
    if egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    workshop.canvas.keys(ui, desk);
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        workshop.canvas.escape();
    }
}

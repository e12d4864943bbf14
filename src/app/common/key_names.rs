//! Keys that several games have, what keys are called in the language of the window, and lists of keys for
//! the help.

use crate::app::clickomania::command::Command;
use crate::app::clickomania::editor::actions::action;
use crate::app::common::app_context::AppContext;
use egui::{Key, KeyboardShortcut, Modifiers, Ui};
use engine::text::Text;

/// What is held beside a key, the key, and the command that the two send.
pub type Bound = (Modifiers, Key, Command);

const COMMAND_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Keys that take back.
pub const UNDO: &[Bound] = &[(Modifiers::COMMAND, Key::Z, Command::Undo)];

/// Keys that do again what was taken back. They come before those of `UNDO`: with Shift it is another key.
pub const REDO: &[Bound] = &[
    (COMMAND_SHIFT, Key::Z, Command::Redo),
    (Modifiers::COMMAND, Key::Y, Command::Redo),
];

/// Keys for files.
pub const FILES: &[Bound] = &[
    (COMMAND_SHIFT, Key::S, Command::SaveAs),
    (Modifiers::COMMAND, Key::S, Command::Save),
    (Modifiers::COMMAND, Key::O, Command::Open),
    (Modifiers::COMMAND, Key::N, Command::New),
];

/// Keys that show more or less of what lies on a plane.
pub const ZOOM: &[Bound] = &[
    (Modifiers::COMMAND, Key::Plus, Command::ZoomIn),
    (Modifiers::COMMAND, Key::Equals, Command::ZoomIn),
    (Modifiers::COMMAND, Key::Minus, Command::ZoomOut),
];

/// Sends the commands of the keys that were pressed.
pub fn send(tables: &[&[Bound]], ui: &Ui, app: &mut AppContext) {
    for (modifiers, key, command) in tables.iter().copied().flatten() {
        let shortcut = KeyboardShortcut::new(*modifiers, *key);
        if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
            app.send(command.clone());
        }
    }
}

/// The keys of tables with what they do; `own` says it where a game has a word of its own.
pub fn named(
    tables: &[&[Bound]],
    text: &Text,
    own: impl Fn(&Command) -> Option<String>,
) -> Vec<(Modifiers, Key, String)> {
    let bound = tables.iter().copied().flatten();
    let bound = bound.map(|(modifiers, key, command)| {
        let name = own(command).unwrap_or_else(|| common(text, command));
        (*modifiers, *key, name)
    });
    bound.collect()
}

/// A line of a list: keys, and what they do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyLine {
    /// The keys, as they are written on them.
    pub keys: String,
    /// What they do.
    pub deed: String,
}

/// A key with what is held beside it: *Ctrl+Maiusc+Z*.
pub fn shown(text: &Text, modifiers: Modifiers, key: Key) -> String {
    let mut keys = String::new();
    if modifiers.command {
        keys.push_str("Ctrl+");
    }
    if modifiers.shift {
        keys.push_str(&text.msg_key_shift());
        keys.push('+');
    }
    keys + &match key {
        Key::Delete => text.msg_key_delete(),
        Key::Backspace => text.msg_key_backspace(),
        Key::Enter => text.msg_key_enter(),
        Key::Space => text.msg_key_space(),
        Key::Home => text.msg_key_home(),
        Key::End => text.msg_key_end(),
        Key::PageUp => text.msg_key_page_up(),
        Key::PageDown => text.msg_key_page_down(),
        Key::ArrowUp => text.msg_key_up(),
        Key::ArrowDown => text.msg_key_down(),
        Key::ArrowLeft => text.msg_key_left(),
        Key::ArrowRight => text.msg_key_right(),
        Key::Escape => "Esc".to_owned(),
        other => other.symbol_or_name().to_owned(),
    }
}

/// What a command that several games have is called.
fn common(text: &Text, command: &Command) -> String {
    action(command).map_or_else(String::new, |action| (action.name)(text))
}

/// A line for everything that keys do, in the order of the table; several keys may do the same.
pub fn lines(
    text: &Text,
    table: impl IntoIterator<Item = (Modifiers, Key, String)>,
) -> Vec<KeyLine> {
    let mut lines: Vec<KeyLine> = Vec::new();
    for (modifiers, key, deed) in table {
        let keys = shown(text, modifiers, key);
        match lines.iter_mut().find(|line| line.deed == deed) {
            Some(line) => {
                line.keys.push_str(", ");
                line.keys.push_str(&keys);
            }
            None => lines.push(KeyLine { keys, deed }),
        }
    }
    lines
}

//! Keys that several games have, what keys are called in the language of the window, and lists of keys for
//! the help.

use crate::app::common::app_context::ModeContext;
use crate::app::common::command::{FileCommand, HistoryCommand, ZoomCommand};
use egui::{Key, KeyboardShortcut, Modifiers, Ui};
use engine::text::Text;

/// A command that several games have.
#[derive(Clone, PartialEq, Debug)]
pub enum SharedCommand {
    File(FileCommand),
    Zoom(ZoomCommand),
    History(HistoryCommand),
}

/// What is held beside a key, the key, and the command that the two send.
pub type Bound<C = SharedCommand> = (Modifiers, Key, C);

const COMMAND_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Keys that take back.
pub const UNDO: &[Bound] = &[(
    Modifiers::COMMAND,
    Key::Z,
    SharedCommand::History(HistoryCommand::Undo),
)];

/// Keys that do again what was taken back. They come before those of `UNDO`: with Shift it is another key.
pub const REDO: &[Bound] = &[
    (
        COMMAND_SHIFT,
        Key::Z,
        SharedCommand::History(HistoryCommand::Redo),
    ),
    (
        Modifiers::COMMAND,
        Key::Y,
        SharedCommand::History(HistoryCommand::Redo),
    ),
];

/// Keys for files.
pub const FILES: &[Bound] = &[
    (
        COMMAND_SHIFT,
        Key::S,
        SharedCommand::File(FileCommand::SaveAs),
    ),
    (
        Modifiers::COMMAND,
        Key::S,
        SharedCommand::File(FileCommand::Save),
    ),
    (
        Modifiers::COMMAND,
        Key::O,
        SharedCommand::File(FileCommand::Open),
    ),
    (
        Modifiers::COMMAND,
        Key::N,
        SharedCommand::File(FileCommand::New),
    ),
];

/// Keys that show more or less of what lies on a plane.
pub const ZOOM: &[Bound] = &[
    (
        Modifiers::COMMAND,
        Key::Plus,
        SharedCommand::Zoom(ZoomCommand::In),
    ),
    (
        Modifiers::COMMAND,
        Key::Equals,
        SharedCommand::Zoom(ZoomCommand::In),
    ),
    (
        Modifiers::COMMAND,
        Key::Minus,
        SharedCommand::Zoom(ZoomCommand::Out),
    ),
];

/// Sends the commands of the keys that were pressed.
pub fn send<C, S, T: Clone + Into<C>>(
    tables: &[&[Bound<T>]],
    ui: &Ui,
    app: &mut ModeContext<C, S>,
) {
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
    own: impl Fn(&SharedCommand) -> Option<String>,
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
fn common(text: &Text, command: &SharedCommand) -> String {
    match command {
        SharedCommand::History(HistoryCommand::Undo) => text.msg_menu_undo(),
        SharedCommand::History(HistoryCommand::Redo) => text.msg_menu_redo(),
        SharedCommand::File(FileCommand::New) => text.msg_menu_new(),
        SharedCommand::File(FileCommand::Open | FileCommand::OpenFile(_)) => text.msg_menu_open(),
        SharedCommand::File(FileCommand::Save) => text.msg_menu_save(),
        SharedCommand::File(FileCommand::SaveAs | FileCommand::SaveFile(_)) => {
            text.msg_menu_save_as()
        }
        SharedCommand::Zoom(ZoomCommand::In) => text.msg_zoom_in(),
        SharedCommand::Zoom(ZoomCommand::Out) => text.msg_zoom_out(),
        SharedCommand::Zoom(ZoomCommand::Actual) => text.msg_zoom_whole(),
        SharedCommand::Zoom(ZoomCommand::Fit) => text.msg_zoom_fit(),
    }
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

//! What keys are called in the language of the window, and lists of keys for the help.

use egui::{Key, Modifiers};
use engine::text::Text;

/// A line of a list: keys, and what they do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyLine {
    /// The keys, as they are written on them.
    pub keys: String,
    /// What they do.
    pub action: String,
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

/// A line for everything that keys do, in the order of the table; several keys may do the same.
pub fn lines(
    text: &Text,
    table: impl IntoIterator<Item = (Modifiers, Key, String)>,
) -> Vec<KeyLine> {
    let mut lines: Vec<KeyLine> = Vec::new();
    for (modifiers, key, action) in table {
        let keys = shown(text, modifiers, key);
        match lines.iter_mut().find(|line| line.action == action) {
            Some(line) => {
                line.keys.push_str(", ");
                line.keys.push_str(&keys);
            }
            None => lines.push(KeyLine { keys, action }),
        }
    }
    lines
}

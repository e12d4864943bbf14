//! The keys of the canvas that no action has: they walk the blocks.

use super::focus_targets::FocusDirection;
use egui::{Key, Modifiers};
use engine::text::Text;

/// Keys that walk.
pub const WALKS: [(Key, FocusDirection); 8] = [
    (Key::ArrowUp, FocusDirection::Up),
    (Key::ArrowDown, FocusDirection::Down),
    (Key::ArrowLeft, FocusDirection::Left),
    (Key::ArrowRight, FocusDirection::Right),
    (Key::Home, FocusDirection::First),
    (Key::End, FocusDirection::Last),
    (Key::B, FocusDirection::StackBefore),
    (Key::N, FocusDirection::NextStack),
];

/// What the keys of the canvas do, for the help.
pub fn key_names(text: &Text) -> Vec<(Modifiers, Key, String)> {
    let mut names: Vec<_> = WALKS
        .iter()
        .map(|&(key, direction)| {
            let name = match direction {
                FocusDirection::Up
                | FocusDirection::Down
                | FocusDirection::Left
                | FocusDirection::Right => text.msg_key_does_walk(),
                FocusDirection::First | FocusDirection::Last => text.msg_key_does_ends(),
                FocusDirection::StackBefore | FocusDirection::NextStack => {
                    text.msg_key_does_stacks()
                }
            };
            (Modifiers::NONE, key, name)
        })
        .collect();
    names.extend([
        (Modifiers::NONE, Key::Enter, text.msg_key_does_enter()),
        (Modifiers::NONE, Key::F4, text.msg_key_does_break()),
        (Modifiers::SHIFT, Key::F4, text.msg_key_does_run_to()),
    ]);
    names
}

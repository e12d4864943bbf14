//! The keys of the canvas that no action has: they walk the blocks.

use super::focus_targets::Direction;
use egui::{Key, Modifiers};
use engine::text::Text;

/// Keys that walk.
pub const WALKS: [(Key, Direction); 8] = [
    (Key::ArrowUp, Direction::Up),
    (Key::ArrowDown, Direction::Down),
    (Key::ArrowLeft, Direction::Left),
    (Key::ArrowRight, Direction::Right),
    (Key::Home, Direction::First),
    (Key::End, Direction::Last),
    (Key::B, Direction::StackBefore),
    (Key::N, Direction::NextStack),
];

/// What the keys of the canvas do, for the help.
pub fn key_names(text: &Text) -> Vec<(Modifiers, Key, String)> {
    let mut names: Vec<_> = WALKS
        .iter()
        .map(|&(key, direction)| {
            let name = match direction {
                Direction::Up | Direction::Down | Direction::Left | Direction::Right => {
                    text.msg_key_does_walk()
                }
                Direction::First | Direction::Last => text.msg_key_does_ends(),
                Direction::StackBefore | Direction::NextStack => text.msg_key_does_stacks(),
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

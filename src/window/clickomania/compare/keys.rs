//! The keys of the comparison.

use crate::window::clickomania::command::{ComparisonCommand, MoveStep};
use crate::window::kit::actions::shown;
use egui::{Key, Modifiers};
use engine::text::Text;

const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL: Modifiers = Modifiers::COMMAND;

/// The keys of the page. Longer combinations first: Shift+F3 is not F3.
pub const KEYS: [(Modifiers, Key, ComparisonCommand); 10] = [
    (
        SHIFT,
        Key::F3,
        ComparisonCommand::NextDifference { back: true },
    ),
    (
        NONE,
        Key::F3,
        ComparisonCommand::NextDifference { back: false },
    ),
    (SHIFT, Key::F9, ComparisonCommand::Go(MoveStep::Start)),
    (NONE, Key::F9, ComparisonCommand::Go(MoveStep::End)),
    (SHIFT, Key::F10, ComparisonCommand::Go(MoveStep::StepBack)),
    (NONE, Key::F10, ComparisonCommand::Go(MoveStep::Step)),
    (NONE, Key::F5, ComparisonCommand::Go(MoveStep::Pause)),
    (NONE, Key::F6, ComparisonCommand::SideBySide),
    (CTRL, Key::O, ComparisonCommand::AskFile),
    (NONE, Key::Escape, ComparisonCommand::Back),
];

/// A name with the key of a command, if it has one, for the tooltip of a button.
pub fn with_keys(text: &Text, name: &str, command: &ComparisonCommand) -> String {
    let key = KEYS.iter().find(|(_, _, does)| does == command);
    match key {
        Some(&(modifiers, key, _)) => {
            text.msg_timeline_with_keys(name, shown(text, modifiers, key))
        }
        None => name.to_owned(),
    }
}

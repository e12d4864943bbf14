//! Shared by the three games: attempts and small widgets.

mod attempt;
mod widgets;

pub use attempt::Attempt;
pub use widgets::{CommandButton, command_buttons, keys_are_free, side_frame, told_help};

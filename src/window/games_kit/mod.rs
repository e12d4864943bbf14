//! What the three games share: how an attempt goes and what helped in it, and small parts of their windows.

mod attempt;
mod widgets;

pub use attempt::Attempt;
pub use widgets::{CommandButton, command_buttons, keys_are_free, side_frame, told_help};

//! Shared by the three games: attempts and small widgets.

mod attempt;
mod widgets;

pub use attempt::Attempt;
pub use widgets::{
    CommandButton, command_buttons, keys_are_free, show_help_used, side_frame, zoom_button,
};

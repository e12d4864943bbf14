//! The window around the games: tabs, help, contests, the status line. Knows none of the games: they are
//! handed to it.

pub mod closing;
pub mod dropping;
pub mod game;
pub mod help;
pub mod help_page;
pub mod mode;
pub mod opening;
pub mod title_bar;
pub mod window;

use crate::window::kit::command::ShellCommand;
use crate::window::kit::game_id::GameId;

/// Whether a contest withholds a command for the window; `elsewhere` are the games that it does not have.
pub fn withholds(command: &ShellCommand, elsewhere: impl Fn(GameId) -> bool) -> bool {
    match command {
        ShellCommand::Show(id) => elsewhere(*id),
        // Nothing of before is there, and no lessons.
        ShellCommand::Home => true,
        ShellCommand::Language(_)
        | ShellCommand::Look(_)
        | ShellCommand::Scale(_)
        | ShellCommand::Calm(_)
        | ShellCommand::Help(_)
        | ShellCommand::CloseHelp
        // Whoever asks for it looks whether that may be.
        | ShellCommand::Reopen { .. } => false,
    }
}

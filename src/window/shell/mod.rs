//! The shell around the games: tabs, help, contests, status line. It knows no game; they are passed in.

pub mod closing;
pub mod dropping;
pub mod help;
pub mod help_page;
pub mod mode;
pub mod opening;
pub mod title_bar;
pub mod window;

use crate::window::kit::command::ShellCommand;
use crate::window::kit::game_id::GameId;

/// True if a contest withholds a shell command; `elsewhere` is true for games that it does not have.
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
        // The sender checks whether it is allowed.
        | ShellCommand::Reopen { .. } => false,
    }
}

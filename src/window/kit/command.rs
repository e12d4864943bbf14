//! Commands common to several modes, and commands of the window itself.

use crate::window::kit::game_id::GameId;
use crate::window::kit::settings::Look;
use engine::text::Language;
use std::path::PathBuf;

/// A command of the shell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ShellCommand {
    /// Shows this game.
    Show(GameId),
    Language(Language),
    Look(Look),
    /// Sets the scale of the window, in percent.
    Scale(u16),
    /// Sets whether motion is reduced.
    Calm(bool),
    /// Opens the help at this chapter, or closes it if it is open there.
    Help(Chapter),
    CloseHelp,
    /// Shows the home page.
    Home,
    /// Replaces the window by a new one, in the current contest if there is one; `leaves`: outside of the contest that it
    /// was opened for.
    Reopen {
        leaves: bool,
    },
}

/// A chapter of the help.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chapter {
    pub game: GameId,
    pub part: HelpPart,
}

/// A game has a chapter with its rules, and may have a second one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HelpPart {
    /// The rules, how to do the main things, the keys.
    Rules,
    /// A chapter that the game shows itself, such as the list of all blocks.
    Reference,
}

impl Chapter {
    /// The rules of a game.
    pub const fn rules(game: GameId) -> Chapter {
        Chapter {
            game,
            part: HelpPart::Rules,
        }
    }
}

/// A command about files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileCommand {
    New,
    /// Asks for a file to open.
    Open,
    OpenFile(PathBuf),
    /// Saves to the current file, or asks for one.
    Save,
    /// Asks for a file and saves.
    SaveAs,
    SaveFile(PathBuf),
}

/// A command about zoom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ZoomCommand {
    In,
    Out,
    /// To 100 %.
    Actual,
    /// So that everything is visible.
    Fit,
}

/// Undo or redo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HistoryCommand {
    Undo,
    Redo,
}

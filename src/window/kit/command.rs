//! Commands that several modes know, and those that are for the window around them.

use crate::window::kit::game_id::GameId;
use crate::window::kit::settings::Look;
use engine::text::Language;
use std::path::PathBuf;

/// What the window around the games carries out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ShellCommand {
    /// Shows this game.
    Show(GameId),
    Language(Language),
    Look(Look),
    /// Makes everything larger or smaller, in percent.
    Scale(u16),
    /// Whether things keep still that would move for show.
    Calm(bool),
    /// Opens the help at this chapter, or closes it if it is open there.
    Help(Chapter),
    CloseHelp,
    /// Shows the page to begin with.
    Home,
    /// Closes all of the window and opens it anew, in the contest that there is by now, if there is one; `leaves`:
    /// not in the one for which it was opened.
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
    /// What the game explains by itself, such as every block.
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

/// What is worked on, as a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileCommand {
    New,
    /// Asks for a file to open.
    Open,
    OpenFile(PathBuf),
    /// Saves to the file it has, or asks for one.
    Save,
    /// Asks for a file and saves.
    SaveAs,
    SaveFile(PathBuf),
}

/// How large things are seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ZoomCommand {
    In,
    Out,
    /// To 100 %.
    Actual,
    /// So that all is seen.
    Fit,
}

/// Going back and forth among changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HistoryCommand {
    Undo,
    Redo,
}

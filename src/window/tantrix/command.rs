//! What can be done in Tantrix.

use super::session::Spot;
use super::setup::PuzzleSetup;
use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use games::tantrix::Hex;

/// What is seen in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MiddleView {
    /// The game by hand.
    ByHand,
    /// The solutions that were found.
    Solutions,
}

/// Something to be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// One solution.
    First,
    /// All, up to the limit.
    All,
    /// How many there are.
    Count,
}

/// Something to be done here.
#[derive(Clone, PartialEq, Debug)]
pub enum TantrixCommand {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Chooses another puzzle.
    Choose(PuzzleSetup),
    /// Shows the game or the solutions.
    Show(MiddleView),
    /// Takes a tile into the hand; dragged, it comes down as soon as no button is held.
    TakeUp(Spot, bool),
    /// Lays the tile in the hand there, or beside the board, which is the tray.
    PutDown(Option<Hex>),
    /// Leaves the tile in the hand where it was.
    PutBack,
    /// Turns a tile by sixths clockwise.
    Turn(Spot, i8),
    /// Turns the tile in the hand, or else that which was touched last.
    TurnHeld(i8),
    /// Turns the tile in the hand, or else that at which someone looks.
    TurnHere(i8),
    /// Brings the tile in the hand, or else that at which someone looks, to the tray.
    ToTray,
    /// Has the tile that was touched last stay where it lies, or no longer.
    FixTouched,
    /// The same with the tile at which someone looks.
    FixHere,
    /// Hides the board and stops its time, or goes on.
    Pause,
    /// Draws the board, or no longer.
    Draw(bool),
    /// Shows where a tile can go; lays it if that is shown already.
    Hint,
    /// Lays all tiles that are left, as the solver says.
    Complete,
    Search(Search),
    /// Takes solutions as one that are turns of each other, or not.
    UpToRotation(bool),
    /// Maximum number of listed solutions.
    Limit(usize),
    /// Stops what is searched.
    Stop,
    /// Shows this solution, counted from 0, or the last.
    Browse(usize),
    /// Goes on by hand from the solution that is shown.
    PlayOn,
    /// Asks for a file of this sort and writes to it what is shown.
    Export(&'static str),
}

/// What this mode may use, and where it sends its commands.
pub type TantrixContext<'a> = ModeContext<'a, TantrixCommand>;

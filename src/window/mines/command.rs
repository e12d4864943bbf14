//! What can be done in Minesweeper.

use super::board::Touched;
use super::saved_state::MinesChoices;
use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use games::mines::{CellIndex, Millis, SeenCell, Size};

/// Something to be done here.
#[derive(Clone, PartialEq, Debug)]
pub enum MinesCommand {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Asks what the next game is to be like.
    Ask,
    /// A game with these choices, on the board of this number or the next one.
    Begin(MinesChoices, Option<u64>),
    /// The same board from the beginning.
    Restart,
    /// Gives up the board that is being laid.
    StopLaying,
    /// A game with the choices made last, on the next board.
    Next,
    /// A cell was touched.
    Touch(Touched),
    /// Marks the cell at which someone looks.
    MarkHere,
    /// Puts something into the cell of a position at which someone looks.
    PutHere(SeenCell),
    /// Hides the board and stops the clock, or goes on.
    Pause,
    /// Shows the mines of a lost game.
    Reveal,
    /// Tells how to go on; then does it.
    Hint,
    /// Shows the probabilities, or no longer.
    Heat,
    /// Shows what is under the cell one points at, or no longer.
    Peek,
    /// A tap marks instead of opening, or no longer.
    Flagging,
    /// The solver plays, or stops.
    Auto,
    /// The solver makes one move.
    Step,
    /// Shows the game that is over again.
    Replay,
    /// Asks where to save the game that is over.
    SaveReplay,
    /// Copies the game that is over as a line of text.
    CopyReplay,
    /// Asks for what was copied.
    AskPaste,
    /// A game as a line of text, or a position.
    Paste(String),
    /// A position of this size of which nothing is seen, to be drawn.
    Draw(Size),
    /// How many times as fast as it was played the replay runs.
    ReplaySpeed(f64),
    /// Lets the replay run, or stops it.
    ReplayRun,
    /// One action further (true), or back.
    ReplayStep(bool),
    /// The game as it was then.
    ReplayTo(Millis),
    /// What a touched cell of a position becomes.
    Brush(SeenCell),
    /// Puts something into a cell of a position.
    Set(CellIndex, SeenCell),
    /// Back to the game.
    Leave,
    /// Shows the statistics, or no longer.
    Statistics(bool),
    /// Forgets all games.
    Forget,
    /// Large cells, or no longer.
    Large,
    /// Asks where to save the board, solution included.
    SaveBoard,
}

/// What this mode may use, and where it sends its commands.
pub type MinesContext<'a> = ModeContext<'a, MinesCommand>;

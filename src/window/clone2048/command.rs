//! What can be done in Clone 2048.

use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use games::clone2048::{BlockRules, Direction, DisplayMode as BlockStyle};

/// Something to be done here.
#[derive(Clone, PartialEq, Debug)]
pub enum Clone2048Command {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Moves all blocks.
    Move(Direction),
    /// Begins a game on a new board.
    Begin {
        /// Rows, and columns: 2 to 32.
        size: usize,
        /// Fewer than there are cells.
        obstacles: usize,
        /// Where obstacles and blocks come from.
        seed: u64,
    },
    /// By which rules the next board is played.
    Rules(BlockRules),
    /// The same board from its beginning.
    Again,
    /// Goes on after a moment to celebrate.
    KeepGoing,
    /// Shows blocks otherwise.
    Show(BlockStyle),
    /// Asks the automatic player for the next movement.
    Advise,
    /// Lets the automatic player play, or stops it.
    Automatic,
    /// Stops what goes on by itself, or lets it go on.
    Pause,
    /// How long the automatic player thinks about a move, in milliseconds.
    Thinking(u64),
    /// Looks at a turn of the game, the last one if there are fewer.
    LookAt(usize),
    /// Looks at the next turn, moving there.
    Forward,
    /// Replays the game from the turn that is looked at, or stops.
    Replay,
    /// Goes on playing from the turn that is looked at.
    FromHere,
}

/// What this mode may use, and where it sends its commands.
pub type Clone2048Context<'a> = ModeContext<'a, Clone2048Command>;

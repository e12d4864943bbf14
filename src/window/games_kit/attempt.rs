//! An attempt at a puzzle or game: time, moves and help used.

use games::{Help, Helps};
use serde::{Deserialize, Serialize};

/// An attempt: time, moves and help used, which decide whether it is a record.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Attempt {
    /// Time spent, in milliseconds.
    pub time: u64,
    /// Number of moves.
    pub moves: u64,
    pub helps: Helps,
    /// True once its end was counted; later moves count no more.
    pub counted: bool,
}

impl Attempt {
    /// An attempt at a known board.
    pub fn on_known_board() -> Attempt {
        Attempt {
            helps: Helps::from([Help::Known]),
            ..Attempt::default()
        }
    }

    /// True if it can be a record: no help was used.
    pub fn counts(&self) -> bool {
        self.helps.is_empty()
    }
}

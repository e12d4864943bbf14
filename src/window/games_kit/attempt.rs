//! How a game is going, as far as its record depends on it.

use games::{Help, Helps};
use serde::{Deserialize, Serialize};

/// How a game is going: what makes it a record, or none.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Attempt {
    /// The time spent at it, in milliseconds.
    pub time: u64,
    /// The number of moves.
    pub moves: u64,
    pub helps: Helps,
    /// True once its end was counted: what comes after that counts no more.
    pub counted: bool,
}

impl Attempt {
    /// An attempt at a board that was seen before.
    pub fn on_known_board() -> Attempt {
        Attempt {
            helps: Helps::from([Help::Known]),
            ..Attempt::default()
        }
    }

    /// True if it can be a record: nothing helped.
    pub fn counts(&self) -> bool {
        self.helps.is_empty()
    }
}

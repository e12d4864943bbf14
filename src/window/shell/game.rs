//! A game as the window knows it.

use crate::window::kit::game_id::GameId;
use crate::window::shell::mode::Hosted;
use engine::text::Text;

/// A game as the window knows it.
pub struct GameEntry {
    pub id: GameId,
    /// What its tab says.
    pub name: fn(&Text) -> String,
    /// Whether it is there in a contest.
    pub in_contest: bool,
    pub mode: Box<dyn Hosted>,
}

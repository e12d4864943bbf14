//! A move to be made, with all that it depends on.

use engine::run::code::Code;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::Move;
use engine::run::turn::Turn;
use engine::wall::{Cell, Wall};
use std::sync::Arc;

/// A move to be made.
#[derive(Clone, Debug)]
pub struct MoveRequest {
    pub code: Arc<Code>,
    /// The wall at the click.
    pub clicked: Wall,
    /// The wall on which the program starts: what the task does before is done.
    pub wall: Wall,
    /// The wall that the program has to leave, if something is wanted.
    pub wanted: Option<Wall>,
    /// The wall of the next click: what the task does after is done.
    pub next: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// Where its random draws come from.
    pub draws: DrawPolicy,
    /// The number of steps it may take.
    pub budget: u64,
    /// Which version of the program makes it, for the game.
    pub version: u64,
}

impl MoveRequest {
    /// The move with the walls that the rules gave for it.
    pub fn ruled(self, turn: &Turn) -> MoveRequest {
        MoveRequest {
            wall: turn.start,
            wanted: turn.wanted,
            next: turn.next,
            ..self
        }
    }

    /// As the run knows it.
    pub fn as_move(&self) -> Move<'_> {
        Move {
            code: &self.code,
            wall: self.wall,
            click: self.click,
            draws: self.draws,
            budget: self.budget,
        }
    }
}

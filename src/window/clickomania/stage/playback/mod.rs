//! Playback: the move that a program makes, made and recorded by a background task and then shown step
//! by step.
//!
//! [`MoveProgress`] brings a [`MoveRequest`] to a [`MoveReplay`](replay::MoveReplay), for the stage and for
//! *side by side*. [`Playback`] is the move of the stage; it knows nothing of the game or of panels. The
//! point that is looked at is a [`ReplayCursor`]. `timeline`, `transport`, the card of `pointing` and the
//! table of `variables` show it, for whatever panel has room for them.

pub mod break_dialog;
pub mod breakpoints;
#[cfg(test)]
pub mod fixtures;
mod made_move;
mod player;
pub mod pointing;
pub mod replay;
pub mod replay_cursor;
pub mod speed;
pub mod timeline;
pub mod transport;
pub mod variables;

pub use made_move::{MadeMove, MoveProgress, MoveRequest, NoMove};
pub use player::Playback;
pub use replay_cursor::{ReplayCursor, TouchedCells};

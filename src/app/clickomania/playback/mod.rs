//! Playback: the move that a program makes, computed and recorded by background tasks and then shown step
//! by step.
//!
//! [`Playback`] is the move with all that is known of it; it knows nothing of the game or of panels. The
//! point that is looked at is a [`ReplayCursor`]; `playback_control` carries out what moves it. `timeline`,
//! `transport`, `value_card` and the table of `variables` show it, for whatever panel has room for them.

pub mod break_dialog;
pub mod breakpoints;
#[cfg(test)]
pub mod fixtures;
mod highlights;
pub mod move_request;
pub mod move_task;
mod playback_control;
mod player;
pub mod pointing;
mod preparing;
pub mod replay;
pub mod replay_cursor;
mod seek;
pub mod speed;
pub mod speed_control;
mod state;
mod stepping;
pub mod timeline;
pub mod transport;
pub mod value_card;
pub mod variables;

pub use move_request::MoveRequest;
pub use player::Playback;
pub use replay_cursor::{ReplayCursor, TouchedCells};
pub use state::Ended;

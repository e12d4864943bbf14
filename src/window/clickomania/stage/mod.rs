//! The wall, the game on it, and playback of a move with its timeline.

pub mod playback;
pub mod wall_panel;

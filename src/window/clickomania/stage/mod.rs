//! The stage: the wall that is shown and clicked, the game on it, and playback of its moves.
//!
//! [`WallPanel`] owns everything and carries out the commands. A click asks [`playback`] for a move; a move that ended
//! becomes part of the `game`. The wall is painted by [`wall_view`] (on a [`board`]),
//! [`shown_wall`] animates it, `rules_view` explains the rules. Other walls come from the [`wall_menu`], the `painter`,
//! and [`wall_files`] (texts, files, the clipboard).

pub mod board;
mod edited_wall;
mod game;
pub mod game_wall;
pub mod layout;
mod painter;
mod panel;
pub mod playable;
pub mod playback;
pub mod rules_view;
pub mod shown_wall;
pub mod wall_files;
pub mod wall_menu;
pub mod wall_view;

pub use game::PlayedMove;
pub use panel::{EndedMove, WallPanel};

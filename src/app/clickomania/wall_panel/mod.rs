//! The wall panel: the wall that is shown and clicked, the game on it, and walls from elsewhere.
//!
//! A click asks [`playback`](super::playback) for a move; its end becomes a move of the `game`. What is seen
//! is painted by `wall_view`, with `controls` around it; `commands` and `wall_commands` carry out what one
//! does. Other walls come from the menu `new_wall`, from the `painter`, and from files and texts
//! (`sharing`).

mod arrangement;
mod commands;
mod controls;
mod failure_view;
mod game;
mod mended;
mod move_box;
mod move_verdict;
mod new_wall;
mod next_deal;
pub mod outlook;
mod painted_wall;
mod painter;
mod panel;
mod phases;
mod report;
pub mod rules_figure;
pub mod sharing;
#[cfg(test)]
mod tests;
mod wall_commands;
mod wall_files;
pub mod wall_menu;
pub mod wall_names;
pub mod wall_view;

pub use game::Played;
pub use panel::WallPanel;

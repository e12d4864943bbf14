//! The wall panel: the wall that is shown and clicked, the game on it, and walls from elsewhere.
//!
//! A click asks [`playback`](super::playback) for a move; its end becomes a move of the `game`. `panel` owns all of
//! it and carries out what one does. The wall is painted by `wall_view`, with `controls` around it and the `report`
//! below. Other walls come from the menu `new_wall`, from the `painter`, and from files and texts (`walls`,
//! `sharing`).

mod arrangement;
mod controls;
mod game;
pub mod new_wall;
mod next_deal;
pub mod outlook;
mod painter;
mod panel;
mod phases;
mod report;
pub mod rules_figure;
pub mod sharing;
#[cfg(test)]
mod tests;
pub mod wall_view;
mod walls;

pub use game::Played;
pub use panel::WallPanel;

//! Icons of Minesweeper.

use crate::window::kit::icons::{icons, picture};
use egui::{Color32, Painter, Rect};

icons! {
    /// A cross over the whole square: wrong.
    wrong = "mines-wrong";
    /// A lamp: hint.
    lamp = "mines-lamp";
    percent = "mines-percent";
    clock = "mines-clock";
    /// Statistics.
    columns = "mines-columns";
    /// One action back.
    back = "mines-back";
    /// A finger on a large cell.
    finger = "mines-finger";
    /// A mine in one colour.
    mine = "mines-mine";
}

/// A flag: its cloth in `cloth`, the pole and foot in `ink`.
pub fn flag_of(painter: &Painter, rect: Rect, cloth: Color32, ink: Color32) {
    picture!("mines-flag-cloth").paint(painter, rect, cloth);
    picture!("mines-flag-pole").paint(painter, rect, ink);
}

/// A flag in one colour.
pub fn flag(painter: &Painter, rect: Rect, color: Color32) {
    flag_of(painter, rect, color, color);
}

/// A mine, and a light on it.
pub fn mine_of(painter: &Painter, rect: Rect, ink: Color32, light: Color32) {
    mine(painter, rect, ink);
    picture!("mines-mine-light").paint(painter, rect, light);
}

//! The icons of this game alone.

use crate::window::kit::icons::picture;
use egui::{Color32, Painter, Rect, pos2};
use games::clone2048::Direction;
use std::f32::consts::{FRAC_PI_2, PI};

/// An arrow into a direction: filled, or only its outline.
pub fn arrow(painter: &Painter, rect: Rect, color: Color32, to: Direction, filled: bool) {
    let up = if filled {
        picture!("clone2048-arrow")
    } else {
        picture!("clone2048-arrow-outline")
    };
    let angle = match to {
        Direction::Up => 0.0,
        Direction::Right => FRAC_PI_2,
        Direction::Down => PI,
        Direction::Left => -FRAC_PI_2,
    };
    up.paint_turned(painter, rect, color, angle, pos2(12.0, 12.0));
}

//! A small drawing of the rules: two tiles that touch with one colour, and two that do not.

use super::colours;
use super::paint::{TileLook, paint};
use crate::window::kit::widgets::figures;
use egui::{Ui, vec2};
use engine::text::Text;
use games::tantrix::tile;

/// From the middle of a tile to its corners, in points.
const RADIUS: f32 = 40.0;
/// The tiles, the left one first.
const TILES: (u8, u8) = (1, 2);
/// The faces that touch: east of the left tile, west of the right one.
const TOUCHING: (u8, u8) = (1, 4);

pub fn show(ui: &mut Ui, text: &Text) {
    let captions = [text.msg_guide_tiles_fit(), text.msg_guide_tiles_clash()];
    let colours = colours::of(ui);
    let wide = RADIUS * 3.0_f32.sqrt();
    let room = vec2(2.0 * wide + 8.0, 2.0 * RADIUS + 8.0);
    figures(ui, &captions, room, |painter, number, rect| {
        let Some(turn) = turn(number == 0) else {
            return;
        };
        for (tile, side, turn) in [(TILES.0, -0.5, 0), (TILES.1, 0.5, turn)] {
            let look = TileLook {
                at: rect.center() + vec2(side * wide, 0.0),
                radius: RADIUS,
                turn: f32::from(turn),
                opacity: 1.0,
            };
            paint(painter, colours, tile, look);
        }
    });
}

/// How the right tile lies so that the colours fit, or do not.
fn turn(fits: bool) -> Option<u8> {
    let (left, right) = (tile(TILES.0)?, tile(TILES.1)?);
    let colour = left.face(0, TOUCHING.0);
    (0..6).find(|&turn| (right.face(turn, TOUCHING.1) == colour) == fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_way_to_fit_and_one_to_clash() {
        assert!(turn(true).is_some() && turn(false).is_some() && turn(true) != turn(false));
    }
}

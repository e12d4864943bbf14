//! The chapter of the help: the rules, as the papers give them, and how to do the main things.

use super::colours;
use super::paint::{TileLook, paint};
use crate::window::kit::widgets::figures;
use crate::window::shell::help_page::{HelpPage, page};
use egui::{Ui, vec2};
use engine::text::Text;
use games::tantrix::tile;

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_tantrix_tiles
        msg_guide_says_tantrix_golden
        msg_guide_says_tantrix_challenges
        msg_guide_says_tantrix_domino
        msg_guide_says_tantrix_rainbow
        msg_guide_says_tantrix_board
        msg_guide_says_tantrix_puzzle
    ]
    [
        msg_guide_how_tantrix_lay msg_guide_says_tantrix_lay
        msg_guide_how_tantrix_turn msg_guide_says_tantrix_turn
        msg_guide_how_tantrix_help msg_guide_says_tantrix_help
        msg_guide_how_tantrix_search msg_guide_says_tantrix_search
        msg_guide_how_tantrix_own msg_guide_says_tantrix_own
    ]
};

/// Distance from the middle of a tile to its corners, in points.
const RADIUS: f32 = 40.0;
/// The tiles, left one first.
const TILES: (u8, u8) = (1, 2);
/// The touching faces: east of the left tile, west of the right one.
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

/// Turn of the right tile that makes the colours match, or not.
fn turn(fits: bool) -> Option<u8> {
    let (left, right) = (tile(TILES.0)?, tile(TILES.1)?);
    let colour = left.face(0, TOUCHING.0);
    (0..6).find(|&turn| (right.face(turn, TOUCHING.1) == colour) == fits)
}

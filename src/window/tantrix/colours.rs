//! The colours of tiles and of the board, light and dark.

use crate::window::kit::theme;
use egui::{Color32, Ui};
use games::tantrix::draw::shape;
use games::tantrix::{Back, TantrixColour};

/// The colours that differ between the themes.
pub struct TantrixColours {
    /// The rim of a tile: lighter on a dark board.
    pub rim: Color32,
    /// The rim of a place.
    pub place: Color32,
    /// A place where the tile in the hand would go.
    pub target: Color32,
    /// A mismatch, a hole.
    pub wrong: Color32,
    pub hint: Color32,
}

/// A tile.
pub const TILE: Color32 = Color32::from_rgb(0x11, 0x11, 0x11);
/// The edge of a mismatch mark, visible on lines of every colour.
pub const MARK_EDGE: Color32 = Color32::WHITE;

static LIGHT: TantrixColours = TantrixColours {
    rim: Color32::from_rgb(0x45, 0x45, 0x45),
    place: Color32::from_rgb(0x8f, 0x8c, 0x85),
    target: Color32::from_rgb(0x15, 0x5c, 0xc4),
    wrong: Color32::from_rgb(0xd4, 0x1d, 0x6b),
    hint: Color32::from_rgb(0x12, 0x70, 0x3e),
};

static DARK: TantrixColours = TantrixColours {
    rim: Color32::from_rgb(0xa2, 0xa7, 0xb0),
    place: Color32::from_rgb(0x74, 0x78, 0x80),
    target: Color32::from_rgb(0x6f, 0xa8, 0xff),
    wrong: Color32::from_rgb(0xff, 0x5c, 0xa8),
    hint: Color32::from_rgb(0x4f, 0xd1, 0x8b),
};

/// The colours of the current theme.
pub fn of(ui: &Ui) -> &'static TantrixColours {
    if theme::of(ui).dark { &DARK } else { &LIGHT }
}

pub fn line(colour: TantrixColour) -> Color32 {
    back(Back::Of(colour))
}

/// A number.
pub fn back(back: Back) -> Color32 {
    let [red, green, blue] = shape::paint(back);
    Color32::from_rgb(red, green, blue)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::kit::theme::contrast;

    #[test]
    fn lines_and_marks_can_be_seen() {
        for (colours, theme) in [(&LIGHT, &theme::LIGHT), (&DARK, &theme::DARK)] {
            let marks = [colours.place, colours.target, colours.wrong, colours.hint];
            for mark in marks {
                assert!(contrast(mark, theme.canvas) >= 3.0, "{mark:?}");
            }
            let seen = contrast(TILE, theme.canvas).max(contrast(colours.rim, theme.canvas));
            assert!(seen >= 3.0, "a tile on the board");
        }
        for paint in Back::ALL.map(back) {
            // The numbers are text.
            assert!(contrast(paint, TILE) >= 4.0, "{paint:?}");
        }
        assert!(contrast(MARK_EDGE, TILE) >= 4.5);
    }
}

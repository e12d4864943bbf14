//! Sentences about Tantrix: why a puzzle has no solution, which rule a solution breaks.

use engine::text::Text;
use games::tantrix::{DrawnArea, DrawnAreaErrorKind, Impossible, TableErrorKind, Violation};

/// Why a puzzle has no solution.
pub fn tantrix_impossible(text: &Text, why: &Impossible) -> String {
    match *why {
        Impossible::NoTiles => text.msg_tantrix_impossible_no_tiles(),
        Impossible::TooManyTiles { tiles, places } => {
            text.msg_tantrix_impossible_too_many_tiles(tiles.to_string(), places.to_string())
        }
        Impossible::NoPyramid(tiles) => text.msg_tantrix_impossible_no_pyramid(tiles.to_string()),
        Impossible::WhiteBack(tile) => text.msg_tantrix_impossible_white_back(tile.to_string()),
        Impossible::ColourMissing { colour, tile } => {
            text.msg_tantrix_impossible_colour_missing(tile.to_string(), colour.id())
        }
        Impossible::NoCommonColour => text.msg_tantrix_impossible_no_common_colour(),
        Impossible::LoopTooShort(_) => text.msg_tantrix_impossible_loop_too_short(),
        Impossible::OddCurves { colour, curves } => {
            text.msg_tantrix_impossible_odd_curves(curves.to_string(), colour.id())
        }
        Impossible::TooStraight(colour) => text.msg_tantrix_impossible_too_straight(colour.id()),
        Impossible::Endless => text.msg_tantrix_impossible_endless(),
        Impossible::Laid(rule) => tantrix_violation(text, &rule),
    }
}

/// Which rule a solution breaks, and with which tile.
pub fn tantrix_violation(text: &Text, rule: &Violation) -> String {
    match *rule {
        Violation::ForeignTile(tile) => text.msg_tantrix_broken_foreign_tile(tile.to_string()),
        Violation::TwiceLaid(tile) => text.msg_tantrix_broken_twice_laid(tile.to_string()),
        Violation::Missing(tile) => text.msg_tantrix_broken_missing(tile.to_string()),
        Violation::Turn { tile, turn } => {
            text.msg_tantrix_broken_turn(tile.to_string(), turn.to_string())
        }
        Violation::Outside(tile) => text.msg_tantrix_broken_outside(tile.to_string()),
        Violation::SamePlace(tile, other) => {
            text.msg_tantrix_broken_same_place(tile.to_string(), other.to_string())
        }
        Violation::Clash {
            tile,
            colour,
            other,
            other_colour,
        } => text.msg_tantrix_broken_clash(
            tile.to_string(),
            other.to_string(),
            colour.id(),
            other_colour.id(),
        ),
        Violation::Hole { tile, tiles } => {
            text.msg_tantrix_broken_hole(tiles.to_string(), tile.to_string())
        }
        Violation::Enclosed(tile) => text.msg_tantrix_broken_enclosed(tile.to_string()),
        Violation::Apart(tile) => text.msg_tantrix_broken_apart(tile.to_string()),
        Violation::NotOnLine { tile, colour } => {
            text.msg_tantrix_broken_not_on_line(colour.id(), tile.to_string())
        }
        Violation::Open { tile, colour } => {
            text.msg_tantrix_broken_open(tile.to_string(), colour.id())
        }
        Violation::WhiteBack(tile) => text.msg_tantrix_broken_white_back(tile.to_string()),
        Violation::NotAsFixed(tile) => text.msg_tantrix_broken_not_as_fixed(tile.to_string()),
    }
}

/// Why a drawing of a board is refused.
pub fn tantrix_drawing_error(text: &Text, kind: &DrawnAreaErrorKind) -> String {
    let side = DrawnArea::SIDE.to_string();
    match kind {
        DrawnAreaErrorKind::Character(sign) => text.msg_tantrix_drawing_character(sign.to_string()),
        DrawnAreaErrorKind::TooLarge => text.msg_tantrix_drawing_large(side),
        DrawnAreaErrorKind::Empty => text.msg_tantrix_drawing_empty(),
    }
}

/// Why a table of tiles is refused.
pub fn tantrix_table_error(text: &Text, kind: &TableErrorKind) -> String {
    match kind {
        TableErrorKind::Malformed => text.msg_tantrix_table_malformed(),
        TableErrorKind::Number(number) => text.msg_tantrix_tile_unknown(number),
        TableErrorKind::Colours(count) => text.msg_tantrix_table_colours(count.to_string()),
        TableErrorKind::Colour(letter) => text.msg_tantrix_table_colour(letter),
        TableErrorKind::NoTile(number) => text.msg_tantrix_table_no_tile(number.to_string()),
        TableErrorKind::Twice(number) => text.msg_tantrix_table_twice(number.to_string()),
        TableErrorKind::Missing(number) => text.msg_tantrix_table_missing(number.to_string()),
    }
}

//! Why a wall written as text is refused.

use crate::text::Text;
use crate::wall::{WallError, WallErrorKind};

/// What is wrong with the text of a wall; line and column stand in the error.
pub fn wall_error(text: &Text, error: &WallError) -> String {
    wall_error_kind(text, &error.kind)
}

/// The same without the place.
pub fn wall_error_kind(text: &Text, kind: &WallErrorKind) -> String {
    match *kind {
        WallErrorKind::UnexpectedCharacter(character) => {
            text.msg_wall_unexpected_character(character.to_string())
        }
        WallErrorKind::LineTooShort(found) => text.msg_wall_line_too_short(found),
        WallErrorKind::LineTooLong => text.msg_wall_line_too_long(),
        WallErrorKind::TooFewLines(found) => text.msg_wall_too_few_lines(found),
        WallErrorKind::TooManyLines => text.msg_wall_too_many_lines(),
    }
}

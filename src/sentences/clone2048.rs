//! Sentences about files of the third clone.

use engine::text::Text;
use games::clone2048::{BoardFileErrorKind, SIZES};

/// Why the file of a board is refused.
pub fn clone2048_error(text: &Text, kind: &BoardFileErrorKind) -> String {
    let (low, high) = (SIZES.start().to_string(), SIZES.end().to_string());
    match *kind {
        BoardFileErrorKind::Number => text.msg_clone2048_file_number(),
        BoardFileErrorKind::NumberTooLarge => text.msg_clone2048_file_number_too_large(),
        BoardFileErrorKind::BoardSize => text.msg_clone2048_file_board_size(low, high),
        BoardFileErrorKind::RowTooShort { found, expected } => {
            text.msg_board_row_too_short(found.to_string(), expected.to_string())
        }
        BoardFileErrorKind::RowTooLong(expected) => {
            text.msg_board_row_too_long(expected.to_string())
        }
        BoardFileErrorKind::TooFewRows { found, expected } => {
            text.msg_board_too_few_rows(found.to_string(), expected.to_string())
        }
        BoardFileErrorKind::TooManyRows(expected) => {
            text.msg_board_too_many_rows(expected.to_string())
        }
        BoardFileErrorKind::UnexpectedCharacter(character) => {
            text.msg_clone2048_file_unexpected_character(character.to_string())
        }
    }
}

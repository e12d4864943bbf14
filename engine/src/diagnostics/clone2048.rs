//! Sentences about files of the third clone.

use crate::games::clone2048::FileErrorKind;
use crate::text::Text;

/// Why the file of a board is refused.
pub fn clone2048_error(text: &Text, kind: &FileErrorKind) -> String {
    match *kind {
        FileErrorKind::NumberMissing => text.msg_third_file_number_missing(),
        FileErrorKind::NumberNegative => text.msg_third_file_number_negative(),
        FileErrorKind::NumberMalformed => text.msg_third_file_number_malformed(),
        FileErrorKind::NumberTooLarge => text.msg_third_file_number_too_large(),
        FileErrorKind::BoardTooSmall(_) => text.msg_third_file_board_too_small(),
        FileErrorKind::BoardTooLarge => text.msg_third_file_board_too_large(),
        FileErrorKind::RowTooShort { found, expected } => {
            text.msg_third_file_row_too_short(found.to_string(), expected.to_string())
        }
        FileErrorKind::RowTooLong(expected) => {
            text.msg_third_file_row_too_long(expected.to_string())
        }
        FileErrorKind::TooFewRows { found, expected } => {
            text.msg_third_file_too_few_rows(found.to_string(), expected.to_string())
        }
        FileErrorKind::TooManyRows(expected) => {
            text.msg_third_file_too_many_rows(expected.to_string())
        }
        FileErrorKind::UnexpectedCharacter(character) => {
            text.msg_third_file_unexpected_character(character.to_string())
        }
    }
}

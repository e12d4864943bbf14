//! Sentences about boards and files of Minesweeper.

use crate::mines::{FileErrorKind, LayError, SIDES, SizeError};
use crate::text::Text;

/// Why the file of a position is refused.
pub fn mines_error(text: &Text, kind: &FileErrorKind) -> String {
    let (low, high) = (SIDES.start().to_string(), SIDES.end().to_string());
    match *kind {
        FileErrorKind::NumberMissing => text.msg_mines_file_number_missing(),
        FileErrorKind::NumberMalformed => text.msg_mines_file_number_malformed(),
        FileErrorKind::NumberUnexpected => text.msg_mines_file_number_unexpected(),
        FileErrorKind::SideOutOfRange => text.msg_mines_file_side_out_of_range(low, high),
        FileErrorKind::TooManyMines(cells) => text.msg_mines_file_too_many_mines(cells.to_string()),
        FileErrorKind::TooManyShown(mines) => text.msg_mines_file_too_many_shown(mines.to_string()),
        FileErrorKind::RowTooShort { found, expected } => {
            text.msg_mines_file_row_too_short(found.to_string(), expected.to_string())
        }
        FileErrorKind::RowTooLong(expected) => {
            text.msg_mines_file_row_too_long(expected.to_string())
        }
        FileErrorKind::TooFewRows { found, expected } => {
            text.msg_mines_file_too_few_rows(found.to_string(), expected.to_string())
        }
        FileErrorKind::TooManyRows(expected) => {
            text.msg_mines_file_too_many_rows(expected.to_string())
        }
        FileErrorKind::ClueTooLarge { clue, neighbours } => {
            text.msg_mines_file_clue_too_large(clue.to_string(), neighbours.to_string())
        }
        FileErrorKind::UnexpectedCharacter(character) => {
            text.msg_mines_file_unexpected_character(character.to_string())
        }
    }
}

/// Why there is no board of a size.
pub fn mines_size_error(text: &Text, error: SizeError) -> String {
    let (low, high) = (SIDES.start().to_string(), SIDES.end().to_string());
    match error {
        SizeError::Columns => text.msg_mines_size_columns(low, high),
        SizeError::Rows => text.msg_mines_size_rows(low, high),
        SizeError::Mines { cells } => text.msg_mines_size_mines(cells.to_string()),
    }
}

/// Why no board was laid.
pub fn lay_error(text: &Text, error: LayError) -> String {
    match error {
        LayError::TooManyMines { most } => text.msg_mines_lay_too_many(most.to_string()),
        LayError::NotFound { tries } => text.msg_mines_lay_not_found(tries.to_string()),
    }
}

//! Sentences about boards and files of Minesweeper, and the reasons of its hints.

use engine::text::Text;
use games::mines::{
    CellIndex, GenerateError, MinesFileErrorKind, MinesHint, MinesPosition, Reason,
    ReplayTextErrorKind, SIDES, SeenCell, Size, SizeError,
};

/// Why the file of a position is refused.
pub fn mines_error(text: &Text, kind: &MinesFileErrorKind) -> String {
    match *kind {
        MinesFileErrorKind::Number => text.msg_mines_file_number(),
        MinesFileErrorKind::NumberUnexpected => text.msg_mines_file_number_unexpected(),
        MinesFileErrorKind::Size(why) => text.msg_mines_refused(mines_size_error(text, why)),
        MinesFileErrorKind::TooManyShown(mines) => {
            text.msg_mines_file_too_many_shown(mines.to_string())
        }
        MinesFileErrorKind::RowTooShort { found, expected } => {
            text.msg_board_row_too_short(found.to_string(), expected.to_string())
        }
        MinesFileErrorKind::RowTooLong(expected) => {
            text.msg_board_row_too_long(expected.to_string())
        }
        MinesFileErrorKind::TooFewRows { found, expected } => {
            text.msg_board_too_few_rows(found.to_string(), expected.to_string())
        }
        MinesFileErrorKind::TooManyRows(expected) => {
            text.msg_board_too_many_rows(expected.to_string())
        }
        MinesFileErrorKind::ClueTooLarge { clue, neighbours } => {
            text.msg_mines_file_clue_too_large(clue.to_string(), neighbours.to_string())
        }
        MinesFileErrorKind::UnexpectedCharacter(character) => {
            text.msg_mines_file_unexpected_character(character.to_string())
        }
    }
}

/// Why a line is no replay.
pub fn mines_replay_error(text: &Text, kind: &ReplayTextErrorKind) -> String {
    match *kind {
        ReplayTextErrorKind::NoReplay => text.msg_mines_replay_no_replay(),
        ReplayTextErrorKind::Missing => text.msg_mines_replay_missing(),
        ReplayTextErrorKind::Malformed => text.msg_mines_replay_malformed(),
        ReplayTextErrorKind::Size(why) => text.msg_mines_refused(mines_size_error(text, why)),
        ReplayTextErrorKind::Mines => text.msg_mines_replay_mines(),
        ReplayTextErrorKind::Cell { cells } => text.msg_mines_replay_cell(cells - 1),
        ReplayTextErrorKind::Time => text.msg_mines_replay_early(),
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
pub fn mines_generate_error(text: &Text, error: GenerateError) -> String {
    match error {
        GenerateError::TooManyMines { most } => text.msg_mines_lay_too_many(most.to_string()),
        GenerateError::NotFound => text.msg_mines_lay_not_found(),
        GenerateError::Stopped => text.msg_mines_lay_stopped(),
    }
}

/// Why cells are safe, or mines: a hint for this position.
pub fn mines_hint(text: &Text, position: &MinesPosition, hint: &MinesHint) -> String {
    let place = |cell: CellIndex| place(position.size(), cell);
    let clue = |cell: CellIndex| {
        let (row, column) = place(cell);
        (position.seen(cell).letter().to_string(), row, column)
    };
    let cell = || hint.safe.iter().chain(&hint.mines).copied().next();
    let (row, column) = place(cell().unwrap_or(0));
    let safe = hint.mines.is_empty();
    match &hint.reason {
        Reason::Clue(cell) if position.seen(*cell) == SeenCell::Open(0) => {
            let (row, column) = place(*cell);
            text.msg_mines_hint_zero(row, column)
        }
        Reason::Clue(cell) => {
            let (clue, row, column) = clue(*cell);
            if safe {
                text.msg_mines_hint_clue_safe(clue, row, column)
            } else {
                text.msg_mines_hint_clue_mines(clue, row, column, hint.mines.len())
            }
        }
        Reason::Clues { more, less, shared } => {
            let (first, row, column) = clue(*more);
            let (second, row2, column2) = clue(*less);
            if safe {
                return text
                    .msg_mines_hint_clues_safe(first, row, column, second, row2, column2, *shared);
            }
            let count = hint.mines.len();
            let mines =
                text.msg_mines_hint_clues_mines(first, row, column, count, second, row2, column2);
            if hint.safe.is_empty() {
                mines
            } else {
                format!("{mines} {}", text.msg_mines_hint_clues_rest())
            }
        }
        Reason::MinesLeft if safe => text.msg_mines_hint_none_left(),
        Reason::MinesLeft => text.msg_mines_hint_all_left(hint.mines.len()),
        Reason::Cases { mines_left, .. } => match (mines_left, safe) {
            (false, true) => text.msg_mines_hint_cases_safe(row, column),
            (false, false) => text.msg_mines_hint_cases_mine(row, column),
            (true, true) => text.msg_mines_hint_left_safe(row, column),
            (true, false) => text.msg_mines_hint_left_mine(row, column),
        },
    }
}

/// Row and column of a cell, from 0, for a sentence.
fn place(size: Size, cell: CellIndex) -> (String, String) {
    let (row, column) = size.place(cell);
    (row.to_string(), column.to_string())
}

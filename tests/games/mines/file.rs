//! Files of positions and boards.

use crate::mines::any_large_position;
use games::mines::{MinesFileErrorKind, MinesPosition, SizeError};
use proptest::prelude::*;

proptest! {
    #[test]
    fn what_is_written_is_read(position in any_large_position()) {
        let text = position.to_string();
        prop_assert_eq!(text.parse::<MinesPosition>().unwrap(), position.clone());
        prop_assert_eq!(text.trim_end().replace('\n', "\r\n").parse::<MinesPosition>().unwrap(), position);
    }

    #[test]
    fn any_text_is_read_or_refused_at_a_place(text in "[0-4 ]{0,6}\n[-0-9#F*x\n]{0,30}") {
        match text.parse::<MinesPosition>() {
            Ok(position) => prop_assert!(position.mines_seen() <= position.size().mines()),
            Err(error) => prop_assert!(error.line >= 1 && error.column >= 1),
        }
    }
}

#[test]
fn bad_files_are_refused_at_their_place() {
    use MinesFileErrorKind::*;
    let short = |found, expected| RowTooShort { found, expected };
    let few = |found, expected| TooFewRows { found, expected };
    let large = |clue, neighbours| ClueTooLarge { clue, neighbours };
    for (text, line, column, kind) in [
        ("", 1, 1, Number),
        ("2 2\n##\n##\n", 1, 4, Number),
        ("2 x 1\n", 1, 3, Number),
        ("2 2 -1\n", 1, 5, Number),
        ("2 2 1.5\n", 1, 6, Number),
        ("2 2 1 7\n", 1, 7, NumberUnexpected),
        ("0 2 0\n", 1, 1, Size(SizeError::Columns)),
        ("2 1001 0\n", 1, 3, Size(SizeError::Rows)),
        ("2 99999999999999999999999 0\n", 1, 3, Size(SizeError::Rows)),
        ("2 2 5\n##\n##\n", 1, 5, Size(SizeError::Mines { cells: 4 })),
        ("2 2 1\n#*\n*#\n", 3, 1, TooManyShown(1)),
        ("2 2 1\n##\n#\n", 3, 2, short(1, 2)),
        ("2 2 1\n##\n###\n", 3, 3, RowTooLong(2)),
        ("2 2 1\n##\n", 3, 1, few(1, 2)),
        ("2 2 1", 2, 1, few(0, 2)),
        ("2 2 1\n##\n##\n##\n", 4, 1, TooManyRows(2)),
        ("2 2 1\n##\n##\n\n", 4, 1, TooManyRows(2)),
        ("2 2 1\n#4\n##\n", 2, 2, large(4, 3)),
        ("2 2 1\n#9\n##\n", 2, 2, UnexpectedCharacter('9')),
        ("2 2 1\n#f\n##\n", 2, 2, UnexpectedCharacter('f')),
        ("2 2 1\n# #\n##\n", 2, 2, UnexpectedCharacter(' ')),
    ] {
        let error = text.parse::<MinesPosition>().unwrap_err();
        let found = (error.line, error.column, error.kind);
        assert_eq!(found, (line, column, kind), "{text:?}");
    }
}

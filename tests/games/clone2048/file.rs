//! Files of boards.

use crate::clone2048::any_board;
use games::clone2048::{BoardFileErrorKind, GameState};
use proptest::prelude::*;

proptest! {
    #[test]
    fn what_is_written_is_read(board in any_board(), moves: u64, score: u64) {
        let state = GameState { moves, score, board };
        let text = state.to_string();
        prop_assert_eq!(text.parse::<GameState>().unwrap(), state.clone());
        prop_assert_eq!(text.trim_end().replace('\n', "\r\n").parse::<GameState>().unwrap(), state);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[-0-9A-Ca.*x\n]{0,40}") {
        if let Err(error) = text.parse::<GameState>() {
            prop_assert!(error.line >= 1 && error.column >= 1);
        }
    }
}

#[test]
fn bad_files_are_refused_at_their_place() {
    use BoardFileErrorKind::*;
    for (text, line, column, kind) in [
        ("", 1, 1, Number),
        ("3\n", 2, 1, Number),
        ("3\n\nAA\n..\n", 2, 1, Number),
        ("-3\n17\nAA\n..\n", 1, 1, Number),
        ("3\n1x\nAA\n..\n", 2, 2, Number),
        ("3 x\n1\nAA\n..\n", 1, 2, Number),
        ("AA\n..\n", 1, 1, Number),
        ("3\n18446744073709551616\nAA\n..\n", 2, 1, NumberTooLarge),
        ("3\n17\n", 3, 1, BoardSize),
        ("3\n17\nA\n", 3, 2, BoardSize),
        (
            "3\n17\nAA.\n..\n...\n",
            4,
            3,
            RowTooShort {
                found: 2,
                expected: 3,
            },
        ),
        ("3\n17\nAA\n...\n", 4, 3, RowTooLong(2)),
        (
            "3\n17\nAA.\n...\n",
            5,
            1,
            TooFewRows {
                found: 2,
                expected: 3,
            },
        ),
        ("3\n17\nAA\n..\n..\n", 5, 1, TooManyRows(2)),
        (
            "3\n17\nAA\n\n..\n",
            4,
            1,
            RowTooShort {
                found: 0,
                expected: 2,
            },
        ),
        ("3\n17\nAA\n.1\n", 4, 2, UnexpectedCharacter('1')),
        ("3\n17\nA A\n...\n...\n", 3, 2, UnexpectedCharacter(' ')),
    ] {
        let error = text.parse::<GameState>().unwrap_err();
        let found = (error.line, error.column, error.kind);
        assert_eq!(found, (line, column, kind), "{text:?}");
    }
}

#[test]
fn blanks_at_the_ends_do_not_matter() {
    let state: GameState = "3\n17\nA.\n*B\n".parse().unwrap();
    for text in [
        "3 \n17\nA.\t\n*B",
        "\u{feff}3\n17  \r\nA.\r\n*B \r\n\r\n",
        "3\n17\nA.\n*B\n\n \n",
    ] {
        assert_eq!(text.parse::<GameState>().as_ref(), Ok(&state), "{text:?}");
    }
}

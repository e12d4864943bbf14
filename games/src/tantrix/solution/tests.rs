use super::*;
use proptest::prelude::*;

fn placed() -> impl Strategy<Value = Placed> {
    let parts = (any::<u8>(), any::<u16>(), any::<u16>(), any::<u8>());
    parts.prop_map(|(tile, column, row, turn)| Placed {
        tile,
        column,
        row,
        turn,
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read(lists in proptest::collection::vec(proptest::collection::vec(placed(), 0..9), 0..5)) {
        let solutions: Vec<Solution> = lists.into_iter().map(Solution::new).collect();
        for form in [SolutionFormat::Json, SolutionFormat::Ron] {
            let mut text: String = solutions.iter().map(|s| s.line(form) + "\n").collect();
            let asked = Puzzle::tantrix(TileSet::up_to(9), Area::Free, true);
            let puzzle = Some(PuzzleRecord::from(&asked));
            text += &SolutionSummary { count: "12".to_owned(), complete: false, puzzle }.line(form);
            let file = read(&text).unwrap();
            prop_assert_eq!(file.puzzle, Some(asked));
            let read = file.solutions;
            let (numbers, read): (Vec<usize>, Vec<Solution>) = read.into_iter().unzip();
            prop_assert_eq!(&read, &solutions);
            prop_assert_eq!(numbers, (1..=solutions.len()).collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_file_names_its_puzzle() {
    let grid = Area::Grid {
        columns: 4,
        rows: 3,
    };
    let coloured = Puzzle {
        line: Some(LineCondition {
            colour: LineColour::Of(TantrixColour::Red),
            closed: false,
        }),
        holes: Holes::NoneEnclosed,
        ..Puzzle::tantrix(TileSet::up_to(5), grid, false)
    };
    for puzzle in [
        Puzzle::domino([3, 9, 56].into_iter().collect()),
        Puzzle::board(TileSet::up_to(6), 4, 4),
        crate::tantrix::Challenge::Discovery(7).puzzle(),
        coloured,
    ] {
        let record = PuzzleRecord::from(&puzzle);
        assert_eq!(record.puzzle(), Some(puzzle));
    }
    // A file need not name its puzzle.
    assert_eq!(
        read("{\"count\":\"0\",\"complete\":true}").unwrap().puzzle,
        None
    );
    let wrong = "{\"count\":\"0\",\"complete\":true,\"puzzle\":{\"tiles\":[77],\"area\":\"free\",\
                 \"golden\":true,\"holes\":\"none\",\"line\":null}}";
    assert!(read(wrong).is_err());
}

#[test]
fn errors_have_their_place() {
    let place = |text| read(text).map_err(|error| (error.line, error.column));
    assert_eq!(place("\n\nhello"), Err((3, 1)));
    assert_eq!(
        place("[{\"tile\": 1, \"column\": 0, \"row\": 0, \"turn\": -1}]"),
        Err((1, 46))
    );
    assert_eq!(
        place("[(tile: 1, column: 0, row: 0, turns: 1)]"),
        Err((1, 31))
    );
    assert!(place("[(tile: 1, column: 0, row: 0)]").is_err());
}

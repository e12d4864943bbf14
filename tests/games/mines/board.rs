//! Laying mines, and what a finished board says of itself.

use engine::chance::Chance;
use games::mines::{
    BoardRule, FirstClick, GenerateError, MineBoard, SIDES, Size, SizeError, generate,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// A board drawn with `M` for mines; other letters are free cells.
fn drawn(rows: &[&str]) -> MineBoard {
    let mines: Vec<bool> = rows.concat().chars().map(|c| c == 'M').collect();
    let count = mines.iter().filter(|&&mine| mine).count();
    MineBoard::new(Size::new(rows[0].len(), rows.len(), count).unwrap(), &mines)
}

#[test]
fn three_bv_counts_openings_and_clues_apart() {
    // Areas of zeros with their edges, and the clues that touch none.
    for (rows, expected) in [
        (&["M1000", "11000"][..], 2),
        (&["001M100"], 2),
        (&["M2M2M"], 2),
        (&["1M100", "11100", "00000"], 2),
        (&["M111M", "11011"], 3),
        (&["M22M", "2MM2"], 4),
    ] {
        assert_eq!(drawn(rows).three_bv(), expected, "{rows:?}");
    }
}

#[test]
fn sizes_have_limits() {
    let most = *SIDES.end();
    assert_eq!(Size::new(0, 5, 1), Err(SizeError::Columns));
    assert_eq!(Size::new(5, most + 1, 1), Err(SizeError::Rows));
    assert_eq!(Size::new(5, 5, 26), Err(SizeError::Mines { cells: 25 }));
    assert_eq!(Size::new(usize::MAX, 9, 1), Err(SizeError::Columns));
    assert!(Size::new(most, most, most * most).is_ok());
}

proptest! {
    #[test]
    fn clues_count_the_mines_around(
        (columns, rows) in (1usize..12, 1usize..12),
        draws in proptest::collection::vec(any::<bool>(), 144),
    ) {
        let mines = &draws[..columns * rows];
        let count = mines.iter().filter(|&&mine| mine).count();
        let board = MineBoard::new(Size::new(columns, rows, count).unwrap(), mines);
        let mine = |row: isize, column: isize| {
            let inside = (0..rows as isize).contains(&row) && (0..columns as isize).contains(&column);
            inside && mines[row as usize * columns + column as usize]
        };
        for row in 0..rows as isize {
            for column in 0..columns as isize {
                let mut around = 0;
                for (r, c) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
                    around += u8::from(mine(row + r, column + c));
                }
                let expected = (!mine(row, column)).then_some(around);
                prop_assert_eq!(board.clue(row as usize * columns + column as usize), expected);
            }
        }
    }

    #[test]
    fn the_first_opening_is_what_it_should_be(
        (columns, rows) in (1usize..20, 1usize..20),
        share in 0.0f64..1.0,
        cell: prop::sample::Index,
        seed: u64,
    ) {
        let cells = columns * rows;
        let size = Size::new(columns, rows, (cells as f64 * share) as usize).unwrap();
        let cell = cell.index(cells);
        for (first, safe) in [
            (FirstClick::Any, 0),
            (FirstClick::Safe, 1),
            (FirstClick::Zero, 1 + size.neighbours(cell).count()),
        ] {
            match generate(size, cell, first, BoardRule::Any, &mut Chance::new(seed)) {
                Ok(board) => {
                    let mines = (0..cells).filter(|&cell| board.is_mine(cell)).count();
                    prop_assert_eq!(mines, size.mines());
                    prop_assert!(first == FirstClick::Any || !board.is_mine(cell));
                    prop_assert!(first != FirstClick::Zero || board.clue(cell) == Some(0));
                }
                Err(error) => {
                    prop_assert_eq!(error, GenerateError::TooManyMines { most: cells - safe });
                    prop_assert!(size.mines() > cells - safe);
                }
            }
        }
    }

    #[test]
    fn a_board_of_the_articles_rule_has_no_enclosed_mine(
        (columns, rows) in (1usize..24, 1usize..24),
        share in 0.0f64..1.0,
        cell: prop::sample::Index,
        seed: u64,
    ) {
        let cells = columns * rows;
        let size = Size::new(columns, rows, (cells as f64 * share) as usize).unwrap();
        let cell = cell.index(cells);
        for first in [FirstClick::Any, FirstClick::Safe, FirstClick::Zero] {
            match generate(size, cell, first, BoardRule::NotEnclosed, &mut Chance::new(seed)) {
                Ok(board) => {
                    prop_assert_eq!(board.enclosed().count(), 0);
                    prop_assert_eq!(board.size().mines(), size.mines());
                    prop_assert!(first == FirstClick::Any || !board.is_mine(cell));
                    prop_assert!(first != FirstClick::Zero || board.clue(cell) == Some(0));
                }
                Err(GenerateError::TooManyMines { most }) => prop_assert!(most < size.mines()),
                Err(error) => prop_assert!(false, "{:?}", error),
            }
        }
    }
}

#[test]
fn all_choices_of_cells_are_equally_likely() {
    // Few mines, and many: 15 choices each.
    for mines in [2, 4] {
        let size = Size::new(3, 2, mines).unwrap();
        let mut seen: BTreeMap<Vec<bool>, u32> = BTreeMap::new();
        for seed in 0..15_000 {
            let board = generate(
                size,
                0,
                FirstClick::Any,
                BoardRule::Any,
                &mut Chance::new(seed),
            )
            .unwrap();
            *seen
                .entry((0..6).map(|cell| board.is_mine(cell)).collect())
                .or_default() += 1;
        }
        assert_eq!(seen.len(), 15);
        // Each about 1000 times: five standard deviations are 153.
        assert!(
            seen.values().all(|count| count.abs_diff(1000) < 153),
            "{seen:?}"
        );
    }
}

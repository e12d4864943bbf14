//! Probabilities against exhaustive enumeration, and their laws.

use crate::mines::{any_position, ways};
use engine::chance::Chance;
use games::mines::{Chances, Contradiction, MineBoard, MinesPosition, SeenCell, Size, hint_while};
use proptest::prelude::*;
use std::cell::Cell;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn they_equal_those_of_all_ways(position in any_position(18)) {
        let ways = ways(&position);
        let chances = Chances::of(&position).unwrap();
        prop_assert!(chances.exact);
        let count = ways.len() as f64;
        prop_assert!((chances.ln_ways - count.ln()).abs() < 1e-9, "{} {count}", chances.ln_ways);
        for cell in 0..position.size().cells() {
            let expected = position.is_unknown(cell).then(|| {
                ways.iter().filter(|way| way[cell]).count() as f64 / count
            });
            match (chances.mine[cell], expected) {
                (Some(a), Some(b)) => prop_assert!((a - b).abs() < 1e-9, "{cell}: {a} {b}\n{position}"),
                (a, b) => prop_assert_eq!(a, b),
            }
        }
    }

    #[test]
    fn a_position_is_refused_just_if_there_is_no_way(
        mut position in any_position(14),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), 0u8..=4), 1..4),
    ) {
        let cells = position.size().cells();
        for (cell, clue) in changes {
            position.set(cell.index(cells), SeenCell::Open(clue));
        }
        let ways = ways(&position);
        match Chances::of(&position) {
            Ok(_) => prop_assert!(!ways.is_empty(), "{position}"),
            Err(Contradiction(cell)) => {
                prop_assert!(ways.is_empty(), "{position}");
                prop_assert!(cell < cells);
            }
        }
    }
}

proptest! {
    #[test]
    fn they_sum_to_the_mines_left(position in crate::mines::any_large_position()) {
        let chances = Chances::of(&position).unwrap();
        let sum: f64 = chances.mine.iter().flatten().sum();
        let left = (position.size().mines() - position.mines_seen()) as f64;
        prop_assert!((sum - left).abs() < 1e-6, "{sum} {left}\n{position}");
        prop_assert!(chances.mine.iter().flatten().all(|p| (-1e-12..=1.0 + 1e-12).contains(p)));
    }
}

/// Of a board as large as there are, cells opened here and there.
fn large(columns: usize, rows: usize) -> MinesPosition {
    let mut chance = Chance::new(1);
    let mut draws = |below: u64| -> Vec<bool> {
        (0..columns * rows)
            .map(|_| chance.below(100) < below)
            .collect()
    };
    let (mines, opened) = (draws(20), draws(60));
    let count = mines.iter().filter(|mine| **mine).count();
    let board = MineBoard::new(Size::new(columns, rows, count).unwrap(), &mines);
    crate::mines::seen(&board, |cell| opened[cell] && !mines[cell], |_| false)
}

#[test]
fn a_large_position_is_left_as_soon_as_told() {
    let position = large(40, 40);
    let asked = Cell::new(0usize);
    let mut last = 1;
    // From being told at once to not at all.
    for stop in (0..).map(|power| 1usize << power) {
        let answer = |answered: bool| {
            let more = asked.replace(0).saturating_sub(stop);
            assert!(
                more <= 4 || answered,
                "asked {more} times more after {stop}"
            );
            answered
        };
        let go_on = || {
            asked.set(asked.get() + 1);
            asked.get() < stop
        };
        let chances = Chances::of_while(&position, &go_on).unwrap().is_some();
        let all = answer(chances);
        let hinted = hint_while(&position, &go_on).unwrap().is_some();
        if answer(hinted) && all {
            break;
        }
        last = stop;
    }
    assert!(last > 1 << 6, "it is asked again and again");
}

#[test]
fn a_closed_board_has_one_density() {
    let size = Size::EXPERT;
    let chances = Chances::of(&MinesPosition::closed(size)).unwrap();
    assert!(chances.exact);
    assert!(
        chances
            .mine
            .iter()
            .all(|p| (p.unwrap() - 99.0 / 480.0).abs() < 1e-12)
    );
}

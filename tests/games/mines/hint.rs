//! Hints: what they say is true, and their reasons prove it.

use crate::mines::{any_position, ways, ways_of};
use games::mines::{Chances, Contradiction, MinesPosition, Reason, SeenCell, hint};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use test_support::cases;

/// Follows hints from a position until there is none.
fn follow(mut position: MinesPosition) -> Result<(), TestCaseError> {
    loop {
        let ways = ways(&position);
        let sure = |cell: usize, mine: bool| ways.iter().all(|way| way[cell] == mine);
        let Some(hint) = hint(&position).unwrap() else {
            for cell in position.unknown() {
                prop_assert!(!sure(cell, false), "{cell} is safe\n{position}");
                let flagged = position.seen(cell) == SeenCell::Flag;
                prop_assert!(flagged || !sure(cell, true), "{cell} is a mine\n{position}");
            }
            return Ok(());
        };
        prop_assert!(!hint.safe.is_empty() || !hint.mines.is_empty());
        for (cells, mine) in [(&hint.safe, false), (&hint.mines, true)] {
            for &cell in cells {
                prop_assert!(sure(cell, mine), "{hint:?}\n{position}");
            }
        }
        // The reason alone proves it. Mines that were proved before may be used, so they are shown.
        let mut known = position.clone();
        let proved = position.unknown().filter(|&cell| {
            position.seen(cell) == SeenCell::Flag && sure(cell, true) && !hint.mines.contains(&cell)
        });
        let proved: Vec<usize> = proved.collect();
        proved
            .iter()
            .for_each(|&cell| known.set(cell, SeenCell::Mine));
        let (clues, mines_left) = match &hint.reason {
            Reason::Clue(clue) => (vec![*clue], false),
            Reason::Clues { more, less, .. } => (vec![*more, *less], false),
            Reason::MinesLeft => (Vec::new(), true),
            Reason::Cases { clues, mines_left } => (clues.clone(), *mines_left),
        };
        let proves = |clues: &[usize]| {
            let ways = ways_of(&known, |cell| clues.contains(&cell), mines_left);
            hint.safe
                .iter()
                .all(|&cell| ways.iter().all(|way| !way[cell]))
                && hint
                    .mines
                    .iter()
                    .all(|&cell| ways.iter().all(|way| way[cell]))
        };
        prop_assert!(proves(&clues), "{hint:?}\n{position}");
        // Where it knew no more than the position shows, no clue can be left out.
        let clear = position
            .unknown()
            .all(|cell| position.seen(cell) == SeenCell::Closed);
        if let Reason::Cases { clues, .. } = &hint.reason
            && clear
        {
            for left_out in clues {
                let rest = clues.iter().copied().filter(|clue| clue != left_out);
                let rest: Vec<usize> = rest.collect();
                prop_assert!(!proves(&rest), "{left_out}: {hint:?}\n{position}");
            }
        }
        let (true_way, cells) = (&ways[0], hint.safe.iter().chain(&hint.mines));
        for &cell in cells {
            let around = position
                .size()
                .neighbours(cell)
                .filter(|&n| true_way[n])
                .count();
            let seen = match true_way[cell] {
                true => SeenCell::Flag,
                false => SeenCell::Open(around as u8),
            };
            position.set(cell, seen);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(1500)))]

    #[test]
    fn hints_are_true_and_proved_and_there_is_one_whenever_anything_is_sure(
        position in any_position(15),
    ) {
        follow(position)?;
    }
}

fn position(text: &str) -> MinesPosition {
    text.parse().unwrap()
}

#[test]
fn each_reason_by_hand() {
    let reason = |text| {
        let found = hint(&position(text)).unwrap();
        found.map(|hint| hint.reason)
    };
    assert_eq!(reason("3 1 1\n1##\n"), Some(Reason::Clue(0)));
    assert_eq!(reason("3 1 1\n0##\n"), Some(Reason::Clue(0)));
    assert_eq!(reason("3 1 1\n1*#\n"), Some(Reason::MinesLeft));
    // 1–1 from the edge: what the second has for itself is safe.
    let found = hint(&position("3 2 1\n11#\n###\n")).unwrap().unwrap();
    let reason_of_two = Reason::Clues {
        more: 0,
        less: 1,
        shared: 1,
    };
    assert_eq!(found.reason, reason_of_two);
    assert_eq!((found.safe, found.mines), (vec![2, 5], vec![]));
    assert_eq!(reason("2 1 1\n##\n"), None);
    assert_eq!(reason("2 1 2\n##\n"), Some(Reason::MinesLeft));
    // The clue tells that its mine is one of two; so no mine is left for the others.
    let (clues, mines_left) = (vec![2], true);
    assert_eq!(
        reason("5 1 1\n##1##\n"),
        Some(Reason::Cases { clues, mines_left })
    );
}

#[test]
fn a_contradiction_is_shown_by_a_clue_that_takes_part_in_it() {
    let at = |text| Chances::of(&position(text)).unwrap_err();
    // Far from the two that clash there is a clue that is fine.
    let fine = "9 2 5\n1#####1##\n#######3#\n";
    assert!(Chances::of(&position(fine)).is_ok());
    let Contradiction(cell) = at("9 2 5\n1#####0##\n#######3#\n");
    assert!([6, 16].contains(&cell), "{cell}");
    assert_eq!(at("4 1 1\n0#2#\n"), Contradiction(2));
    // No clue, but a number of mines that does not fit: a cell of which nothing is known, if there is.
    assert_eq!(at("6 1 3\n1*1#00\n"), Contradiction(3));
    assert_eq!(at("2 1 1\n00\n"), Contradiction(0));
    assert_eq!(hint(&position("2 1 1\n00\n")), Err(Contradiction(0)));
}

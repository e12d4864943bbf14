//! Searches in which some tiles lie already, against the list of all solutions.

use crate::tantrix::{calm, free_loop, solved};
use games::tantrix::*;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The tiles with their places from that of the first tile of the list, so that lists which are only
/// moved are the same on a free board; on any other board the places themselves.
fn places(area: Area, list: &[Placed], first: u8) -> BTreeSet<(u8, i16, i16, u8)> {
    let hex = |one: &Placed| Hex::at(area, one.column.into(), one.row.into());
    let origin = match area {
        Area::Free => hex(list.iter().find(|one| one.tile == first).unwrap()),
        _ => Hex::ORIGIN,
    };
    let place = |one: &Placed| {
        let hex = hex(one);
        (one.tile, hex.q - origin.q, hex.r - origin.r, one.turn)
    };
    list.iter().map(place).collect()
}

fn completed(puzzle: &Puzzle, laid: &[Placed]) -> Vec<Solution> {
    let mut found = Vec::new();
    let ended = complete(
        puzzle,
        laid,
        &calm(&SearchProgress::default()),
        &mut |solution| {
            assert_eq!(verify(puzzle, &solution), Ok(()));
            found.push(solution);
            ControlFlow::Continue(())
        },
    );
    assert_eq!(ended, Ok(SearchEnd::All), "{laid:?}");
    found
}

/// Whether exactly those solutions are found that have these tiles so.
fn agrees(puzzle: &Puzzle, all: &[Solution], laid: &[Placed]) {
    let area = puzzle.area;
    let first = laid[0].tile;
    let wanted = places(area, laid, first);
    let whole = |solution: &Solution| places(area, solution.placed(), first);
    let expected: BTreeSet<_> = all
        .iter()
        .map(whole)
        .filter(|s| wanted.is_subset(s))
        .collect();
    let found = completed(puzzle, laid);
    let set: BTreeSet<_> = found.iter().map(whole).collect();
    assert_eq!(set.len(), found.len(), "none twice: {laid:?}");
    assert_eq!(set, expected, "{puzzle:?} {laid:?}");
}

/// Puzzles of every kind that have few solutions.
fn puzzles() -> Vec<Puzzle> {
    let grid = |columns, rows| Area::Grid { columns, rows };
    let line = |colour, closed| Some(LineCondition { colour, closed });
    let loose = Puzzle {
        golden: false,
        ..Puzzle::tantrix(TileSet::up_to(3), grid(2, 2), false)
    };
    vec![
        Puzzle::domino(TileSet::up_to(4)),
        Puzzle::domino([3, 20, 41, 50].into_iter().collect()),
        Puzzle::board(TileSet::up_to(4), 2, 2),
        Puzzle::board(TileSet::up_to(3), 2, 2),
        Puzzle::rainbow(Back::Of(TantrixColour::Blue)).unwrap(),
        Puzzle::tantrix(TileSet::up_to(4), grid(3, 2), false),
        Puzzle::tantrix(TileSet::up_to(5), grid(3, 3), false),
        Puzzle {
            line: line(LineColour::Any, false),
            holes: Holes::Allowed,
            ..Puzzle::tantrix(TileSet::up_to(4), Area::Free, false)
        },
        Puzzle {
            holes: Holes::NoneEnclosed,
            ..Puzzle::tantrix(TileSet::up_to(4), Area::Free, false)
        },
        Puzzle::tantrix(TileSet::up_to(4), Area::Free, false),
        free_loop(6, TantrixColour::Blue, Holes::None),
        free_loop(7, TantrixColour::Red, Holes::Allowed),
        free_loop(8, TantrixColour::Blue, Holes::NoneEnclosed),
        loose.clone(),
        Puzzle {
            holes: Holes::Allowed,
            line: line(LineColour::Of(TantrixColour::Red), false),
            ..loose
        },
    ]
}

#[test]
fn what_lies_stays_and_all_that_goes_on_from_it_is_found() {
    for puzzle in puzzles() {
        let all = solved(&puzzle, Rotations::Each);
        assert!(!all.is_empty(), "{puzzle:?}");
        // Subsets of solutions from all over the list, of all sizes.
        for (step, solution) in all.iter().step_by(all.len().div_ceil(12)).enumerate() {
            let list = solution.placed();
            for size in [1, 2, list.len() / 2, list.len()] {
                let at = |i: usize| list[(i * (step % 3 + 1) + step) % list.len()];
                let laid: BTreeSet<Placed> = (0..size.max(1)).map(at).collect();
                agrees(&puzzle, &all, &laid.into_iter().collect::<Vec<_>>());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn tiles_laid_at_random_are_completed_or_not(
        which in 0usize..15,
        list in proptest::collection::btree_map(1u8..7, (0u16..3, 0u16..2, 0u8..6), 1..3),
    ) {
        let puzzle = &puzzles()[which];
        let place = |(&tile, &(column, row, turn)): (&u8, &(u16, u16, u8))| Placed { tile, column, row, turn };
        let laid: Vec<Placed> = list.iter().map(place).collect();
        match verify_so_far(puzzle, &laid) {
            Ok(()) => agrees(puzzle, &solved(puzzle, Rotations::Each), &laid),
            Err(rule) => {
                let refused = complete(puzzle, &laid, &calm(&SearchProgress::default()), &mut |_| ControlFlow::Break(()));
                prop_assert_eq!(refused, Err(Impossible::Laid(rule)));
            }
        }
    }
}

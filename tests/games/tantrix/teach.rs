//! What can be seen without a search, against trying every tile.

use super::*;
use proptest::prelude::*;
use std::sync::LazyLock;

/// A board that the tiles from 1 to 6 fill, in which they lie so that all colours match.
static FILLED: LazyLock<(Puzzle, TantrixPosition)> = LazyLock::new(|| {
    let puzzle = Puzzle {
        holes: Holes::None,
        ..Puzzle::board(TileSet::up_to(6), 3, 2)
    };
    let mut found = None;
    let progress = SearchProgress::default();
    let end = solve(
        &puzzle,
        Rotations::Each,
        &calm(&progress),
        &mut |solution| {
            found = Some(solution);
            ControlFlow::Break(())
        },
    );
    end.expect("it can be filled");
    let whole =
        TantrixPosition::default().completed(puzzle.area, &found.expect("it can be filled"));
    (puzzle, whole)
});

/// The same without some of its tiles.
fn without(taken: &[usize]) -> (Puzzle, TantrixPosition) {
    let (puzzle, whole) = FILLED.clone();
    let mut position = whole.clone();
    let places: Vec<Hex> = whole.iter().map(|(hex, _)| hex).collect();
    for &at in taken {
        position.take(places[at % places.len()]);
    }
    (puzzle, position)
}

/// Whether a tile can lie there so that nothing clashes.
fn fits(puzzle: &Puzzle, position: &TantrixPosition, hex: Hex, lying: LyingTile) -> bool {
    let mut next = position.clone();
    next.lay(hex, lying);
    let clashes = inspect(puzzle, &next).clashes;
    clashes.len() == inspect(puzzle, position).clashes.len()
}

fn all_that_fit(puzzle: &Puzzle, position: &TantrixPosition, hex: Hex) -> Vec<LyingTile> {
    let left = puzzle
        .tiles
        .tiles()
        .filter(|tile| position.place(tile.number).is_none());
    let turned = left.flat_map(|tile| {
        let number = tile.number;
        (0..6).map(move |turn| LyingTile { tile: number, turn })
    });
    turned
        .filter(|&lying| fits(puzzle, position, hex, lying))
        .collect()
}

proptest! {
    #[test]
    fn a_lesson_is_what_trying_every_tile_gives(
        taken in proptest::collection::vec(0usize..6, 1..5),
        turned in any::<bool>(),
    ) {
        let (puzzle, mut position) = without(&taken);
        let first = position.iter().next();
        if turned && let Some((hex, lying)) = first {
            let turn = (lying.turn + 1) % 6;
            position.lay(hex, LyingTile { turn, ..lying });
        }
        match teach(&puzzle, &position) {
            Some(TantrixLesson::Dead(hex, reason)) => {
                prop_assert!(all_that_fit(&puzzle, &position, hex).is_empty());
                if reason != DeadReason::NoneLeft {
                    // Not even a tile that lies elsewhere would help.
                    let all = Puzzle { tiles: TileSet::up_to(56), ..puzzle };
                    prop_assert!(all_that_fit(&all, &position, hex).is_empty());
                }
            }
            Some(TantrixLesson::Forced(hex, lying)) => {
                prop_assert_eq!(all_that_fit(&puzzle, &position, hex), vec![lying]);
            }
            None => {
                for hex in puzzle.area.all() {
                    let empty = position.at(hex).is_none() && !position.is_empty();
                    let beside = (0..6).any(|face| position.at(hex.neighbour(face)).is_some());
                    if empty && beside {
                        prop_assert!(all_that_fit(&puzzle, &position, hex).len() > 1);
                    }
                }
            }
        }
    }
}

#[test]
fn the_last_place_of_a_solution_is_forced() {
    for at in 0..6 {
        let (puzzle, position) = without(&[at]);
        let lesson = teach(&puzzle, &position);
        let Some(TantrixLesson::Forced(hex, lying)) = lesson else {
            // The same tile turned, or nothing certain: then another way of lying fits as well.
            assert_eq!(lesson, None);
            continue;
        };
        assert!(fits(&puzzle, &position, hex, lying));
    }
}

#[test]
fn nothing_is_taught_where_nothing_must_match() {
    let (puzzle, position) = without(&[4]);
    let loose = Puzzle {
        golden: false,
        ..puzzle
    };
    assert_eq!(teach(&loose, &position), None);
    assert_eq!(teach(&loose, &TantrixPosition::default()), None);
}

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
    let whole = TantrixPosition::default().completed(puzzle.area, &first(&puzzle));
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

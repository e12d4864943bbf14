//! Each rule refuses what breaks it, and says with which tile; the searches stop when told to.

use crate::tantrix::{calm, first, free_loop};
use games::tantrix::*;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

fn placed(tile: u8, column: u16, row: u16, turn: u8) -> Placed {
    Placed {
        tile,
        column,
        row,
        turn,
    }
}

fn broken(puzzle: &Puzzle, placed: &[Placed]) -> Violation {
    verify(puzzle, &Solution::new(placed.to_vec())).unwrap_err()
}

/// A solution of the original puzzle with the tiles 1 to 6 on a free board, as a list.
fn six() -> (Puzzle, Vec<Placed>) {
    let puzzle = free_loop(6, TantrixColour::Blue, Holes::None);
    let solution = first(&puzzle);
    (puzzle, solution.placed().to_vec())
}

#[test]
fn tiles_are_laid_each_once_on_the_board() {
    let (puzzle, good) = six();
    let with = |change: &dyn Fn(&mut Vec<Placed>)| {
        let mut changed = good.clone();
        change(&mut changed);
        broken(&puzzle, &changed)
    };
    let one = good[0];
    let two = good[1];
    assert_eq!(with(&|list| list[0].tile = 7), Violation::ForeignTile(7));
    assert_eq!(with(&|list| list[0].tile = 0), Violation::ForeignTile(0));
    assert_eq!(
        with(&|list| list[0].tile = 200),
        Violation::ForeignTile(200)
    );
    assert_eq!(
        with(&|list| list[1].tile = one.tile),
        Violation::TwiceLaid(one.tile)
    );
    assert_eq!(
        with(&|list| {
            list.remove(1);
        }),
        Violation::Missing(two.tile)
    );
    let turned = Violation::Turn {
        tile: one.tile,
        turn: 6,
    };
    assert_eq!(with(&|list| list[0].turn = 6), turned);
    let same = with(&|list| {
        list[1] = Placed {
            tile: two.tile,
            turn: two.turn,
            ..one
        }
    });
    assert!(matches!(same, Violation::SamePlace(..)), "{same:?}");
    let narrow = Puzzle {
        area: Area::Grid {
            columns: 1,
            rows: 9,
        },
        ..puzzle.clone()
    };
    assert!(matches!(broken(&narrow, &good), Violation::Outside(_)));
}

#[test]
fn what_touches_has_the_same_colour() {
    // 1 is BRBRYY, 2 is BRRBYY: side by side red touches blue.
    let puzzle = Puzzle::domino(TileSet::up_to(2));
    let clash = Violation::Clash {
        tile: 1,
        colour: TantrixColour::Red,
        other: 2,
        other_colour: TantrixColour::Yellow,
    };
    assert_eq!(
        broken(&puzzle, &[placed(1, 0, 0, 0), placed(2, 1, 0, 0)]),
        clash
    );
    let fine = Solution::new(vec![placed(1, 0, 0, 0), placed(2, 1, 0, 3)]);
    assert_eq!(verify(&puzzle, &fine), Ok(()));
}

/// Three tiles in a V, the place between them left empty, without the golden rule.
fn in_a_v(holes: Holes) -> (Puzzle, Vec<Placed>) {
    let puzzle = Puzzle {
        golden: false,
        holes,
        ..Puzzle::board(TileSet::up_to(3), 3, 3)
    };
    // Around the place (1, 1), counted clockwise: north-west, south-west and east.
    let list = vec![placed(1, 1, 0, 0), placed(2, 1, 2, 0), placed(3, 2, 1, 0)];
    (puzzle, list)
}

#[test]
fn holes_are_found() {
    let (puzzle, list) = in_a_v(Holes::None);
    let hole = Violation::Hole { tile: 1, tiles: 3 };
    assert_eq!(broken(&puzzle, &list), hole);
    let (open, list) = in_a_v(Holes::NoneEnclosed);
    assert_eq!(verify(&open, &Solution::new(list)), Ok(()));
    let ring: Vec<Placed> = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 1)]
        .into_iter()
        .zip(1..)
        .map(|((column, row), tile)| placed(tile, column, row, 0))
        .collect();
    let enclosed = Puzzle {
        tiles: TileSet::up_to(6),
        ..open
    };
    assert!(matches!(broken(&enclosed, &ring), Violation::Enclosed(_)));
    let allowed = Puzzle {
        holes: Holes::Allowed,
        ..enclosed
    };
    assert_eq!(verify(&allowed, &Solution::new(ring)), Ok(()));
    let two = Puzzle {
        tiles: TileSet::up_to(2),
        ..puzzle
    };
    assert_eq!(
        broken(&two, &[placed(1, 0, 0, 0), placed(2, 2, 2, 0)]),
        Violation::Apart(2)
    );
}

#[test]
fn the_line_goes_through_all_and_closes() {
    let (puzzle, good) = six();
    let blue = TantrixColour::Blue;
    let line = |colour, closed| Puzzle {
        line: Some(LineCondition { colour, closed }),
        ..puzzle.clone()
    };
    assert_eq!(
        verify(&line(LineColour::Any, false), &Solution::new(good.clone())),
        Ok(())
    );
    assert_eq!(
        verify(&line(LineColour::Back, true), &Solution::new(good.clone())),
        Ok(())
    );
    let red = broken(&line(LineColour::Of(TantrixColour::Red), false), &good);
    assert!(
        matches!(
            red,
            Violation::NotOnLine {
                colour: TantrixColour::Red,
                ..
            }
        ),
        "{red:?}"
    );
    // One tile taken away leaves an open line through the others.
    let five = Puzzle {
        tiles: good[1..].iter().map(|one| one.tile).collect(),
        golden: false,
        holes: Holes::Allowed,
        ..line(LineColour::Of(blue), true)
    };
    let open = broken(&five, &good[1..]);
    assert!(
        matches!(
            open,
            Violation::Open {
                colour: TantrixColour::Blue,
                ..
            }
        ),
        "{open:?}"
    );
    let white = Puzzle {
        golden: false,
        ..Puzzle::tantrix([48].into_iter().collect(), Area::Free, true)
    };
    assert_eq!(
        broken(&white, &[placed(48, 0, 0, 0)]),
        Violation::WhiteBack(48)
    );
}

/// Puzzles of every kind that no search ends.
fn endless() -> [Puzzle; 3] {
    let tiles = TileSet::up_to(42);
    [
        Puzzle::domino(TileSet::up_to(30)),
        Puzzle::board(tiles, 7, 7),
        Puzzle {
            holes: Holes::Allowed,
            ..Puzzle::tantrix(tiles, Area::Free, false)
        },
    ]
}

#[test]
fn a_search_that_is_told_to_stop_does_so_soon() {
    for puzzle in endless() {
        for counts in [false, true] {
            let asked = AtomicUsize::new(0);
            let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 50;
            let progress = SearchProgress::default();
            let watch = SearchControl {
                stop: &stop,
                progress: &progress,
                workers: 2,
            };
            let go_on = &mut |_| ControlFlow::Continue(());
            let found = match counts {
                true => count(&puzzle, Rotations::Each, &watch).unwrap().1,
                false => solve(&puzzle, Rotations::Each, &watch, go_on).unwrap(),
            };
            assert_eq!(found, SearchEnd::Some, "{puzzle:?}");
        }
    }
}

#[test]
fn the_order_is_the_same_on_any_number_of_processors() {
    let grid = Area::Grid {
        columns: 4,
        rows: 3,
    };
    for puzzle in [
        Puzzle::rainbow(Back::Of(TantrixColour::Red)).unwrap(),
        Puzzle::board(TileSet::up_to(12), 4, 3),
        Puzzle::tantrix(TileSet::up_to(8), grid, false),
        free_loop(9, TantrixColour::Yellow, Holes::Allowed),
    ] {
        let [one, many] = [1, 7].map(|workers| {
            let progress = SearchProgress::default();
            let watch = SearchControl {
                workers,
                ..calm(&progress)
            };
            let mut found = Vec::new();
            let _ = solve(&puzzle, Rotations::Each, &watch, &mut |solution| {
                found.push(solution);
                match found.len() {
                    300 => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                }
            });
            found
        });
        assert!(!one.is_empty(), "{puzzle:?}");
        assert!(one == many, "{puzzle:?}");
    }
}

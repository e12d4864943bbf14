//! Free boards, compared with laying tile after tile.

use super::{grid, laid, slow};
use crate::tantrix::solved;
use games::tantrix::*;
use std::collections::BTreeSet;

/// On a free board fixed tiles lie so to each other, wherever that is.
#[test]
fn fixed_tiles_on_a_free_board() {
    let free = crate::tantrix::free_loop(6, TantrixColour::Blue, Holes::Allowed);
    let all = solved(&free, Rotations::Each);
    let first = all[0].placed();
    let fixed: Vec<Placed> = first.iter().copied().take(2).collect();
    let puzzle = Puzzle {
        fixed: fixed.clone(),
        ..free.clone()
    };
    let as_fixed = all
        .iter()
        .filter(|solution| verify(&puzzle, solution).is_ok());
    let expected: BTreeSet<Solution> = as_fixed.cloned().collect();
    let found: BTreeSet<Solution> = solved(&puzzle, Rotations::Each).into_iter().collect();
    assert!(!expected.is_empty() && expected.len() < all.len());
    assert_eq!(found, expected);
    assert_eq!(
        crate::tantrix::counted(&puzzle, Rotations::Each),
        expected.len().to_string()
    );
    // What lies otherwise is told.
    let mut turned = fixed;
    turned[1].turn = (turned[1].turn + 1) % 6;
    let moved = verify_so_far(&puzzle, &turned);
    assert_eq!(moved, Err(Violation::NotAsFixed(turned[1].tile)));
}

/// On a free board the slow solver has a grid that is large enough, and moves what it finds.
#[test]
fn three_tiles_on_a_free_board() {
    for tiles in [[1, 2, 3], [4, 8, 14], [15, 26, 30], [31, 36, 40]] {
        let tiles: TileSet = tiles.into_iter().collect();
        let laid = laid(&Puzzle::tantrix(tiles, Area::Free, false), &grid(3, 3));
        for (closed, holes) in [
            (false, Holes::None),
            (false, Holes::Allowed),
            (true, Holes::None),
        ] {
            let puzzle = Puzzle {
                tiles,
                area: Area::Free,
                golden: true,
                holes,
                line: Some(LineCondition {
                    colour: LineColour::Any,
                    closed,
                }),
                fixed: Vec::new(),
            };
            let fast = solved(&puzzle, Rotations::Each);
            let settled: BTreeSet<Solution> = slow(&puzzle, &laid).iter().map(settled).collect();
            assert_eq!(
                fast.iter()
                    .map(self::settled)
                    .collect::<BTreeSet<_>>()
                    .len(),
                fast.len()
            );
            let fast: BTreeSet<Solution> = fast.into_iter().collect();
            assert!(
                fast == settled,
                "{puzzle:?}: {} against {}",
                fast.len(),
                settled.len()
            );
            let once = solved(&puzzle, Rotations::Once);
            assert_eq!(once.len() * 6, fast.len());
        }
    }
}

/// The solution moved as far up and left as it goes.
fn settled(solution: &Solution) -> Solution {
    let placed = solution.placed();
    let top = placed.iter().map(|one| one.row).min().unwrap();
    // Moved up by an odd number of rows, odd rows become even ones: from then on the shifted rows are
    // the others, half a cell to the left of where they were.
    let odd = top % 2;
    let moved = placed.iter().map(|one| {
        let column = one.column + odd * (one.row % 2);
        Placed {
            row: one.row - top,
            column,
            ..*one
        }
    });
    let moved: Vec<Placed> = moved.collect();
    let left = moved.iter().map(|one| one.column).min().unwrap();
    let moved = moved.into_iter();
    Solution::new(
        moved
            .map(|one| Placed {
                column: one.column - left,
                ..one
            })
            .collect(),
    )
}

/// The place beyond a face, 0 north-east and on clockwise.
fn beyond((column, row): (u16, u16), face: u8) -> (u16, u16) {
    let right = column + row % 2;
    match face {
        0 => (right, row - 1),
        1 => (column + 1, row),
        2 => (right, row + 1),
        3 => (right - 1, row + 1),
        4 => (column - 1, row),
        _ => (right - 1, row - 1),
    }
}

/// All lines on a free board, tile after tile along the line, far from the edge of the coordinates;
/// what the rules refuse in the end is left out.
fn along_the_line(puzzle: &Puzzle, colour: TantrixColour) -> BTreeSet<Solution> {
    let mut found = BTreeSet::new();
    // What lies, and the face by which the line leaves the last tile.
    let mut rest: Vec<(Vec<Placed>, u8)> = Vec::new();
    let ends = |tile: &Tile, turn: u8| -> Vec<u8> {
        (0..6)
            .filter(|&face| tile.face(turn, face) == colour)
            .collect()
    };
    for tile in puzzle.tiles.tiles() {
        for turn in 0..6 {
            for face in ends(tile, turn) {
                let first = Placed {
                    tile: tile.number,
                    column: 100,
                    row: 100,
                    turn,
                };
                rest.push((vec![first], face));
            }
        }
    }
    while let Some((laid, leave)) = rest.pop() {
        if laid.len() == puzzle.tiles.len() {
            let solution = Solution::new(laid);
            if verify(puzzle, &solution).is_ok() {
                found.insert(settled(&solution));
            }
            continue;
        }
        let last = laid[laid.len() - 1];
        let (column, row) = beyond((last.column, last.row), leave);
        if laid
            .iter()
            .any(|one| (one.column, one.row) == (column, row))
        {
            continue;
        }
        for tile in puzzle.tiles.tiles() {
            if laid.iter().any(|one| one.tile == tile.number) {
                continue;
            }
            for turn in 0..6 {
                let ends = ends(tile, turn);
                let enter = (leave + 3) % 6;
                if let Some(&leave) = ends
                    .iter()
                    .find(|&&face| face != enter && ends.contains(&enter))
                {
                    let more = Placed {
                        tile: tile.number,
                        column,
                        row,
                        turn,
                    };
                    rest.push(([&laid[..], &[more]].concat(), leave));
                }
            }
        }
    }
    found
}

#[test]
fn lines_on_a_free_board_are_those_laid_tile_after_tile() {
    for (tiles, colour) in [
        (vec![1, 2, 3, 4], TantrixColour::Red),
        (vec![1, 6, 9, 12, 14], TantrixColour::Blue),
        (vec![15, 19, 24, 27, 30], TantrixColour::Red),
    ] {
        for (closed, holes) in [
            (false, Holes::None),
            (false, Holes::NoneEnclosed),
            (false, Holes::Allowed),
            (true, Holes::Allowed),
        ] {
            let puzzle = Puzzle {
                tiles: tiles.iter().copied().collect(),
                area: Area::Free,
                golden: true,
                holes,
                line: Some(LineCondition {
                    colour: LineColour::Of(colour),
                    closed,
                }),
                fixed: Vec::new(),
            };
            let fast = solved(&puzzle, Rotations::Each);
            let slow = along_the_line(&puzzle, colour);
            assert_eq!(fast.len(), slow.len(), "{puzzle:?}");
            assert!(
                fast.into_iter().collect::<BTreeSet<_>>() == slow,
                "{puzzle:?}"
            );
        }
    }
}

#[test]
fn loops_on_a_free_board_are_those_laid_tile_after_tile() {
    for holes in [Holes::None, Holes::NoneEnclosed, Holes::Allowed] {
        let puzzle = crate::tantrix::free_loop(6, TantrixColour::Blue, holes);
        let fast: BTreeSet<Solution> = solved(&puzzle, Rotations::Each).into_iter().collect();
        assert_eq!(fast.len(), 48, "{holes:?}");
        assert!(
            fast == along_the_line(&puzzle, TantrixColour::Blue),
            "{holes:?}"
        );
    }
}

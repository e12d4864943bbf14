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

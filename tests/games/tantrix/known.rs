//! Counts that are known.

use crate::tantrix::{counted, free_loop, solved};
use TantrixColour::{Blue, Red, Yellow};
use games::tantrix::*;
use proptest::prelude::*;

#[test]
fn loops_of_the_first_tiles_on_a_free_board() {
    for (last, colour, expected) in [
        (3, Yellow, 2),
        (4, Red, 2),
        (5, Red, 4),
        (6, Blue, 8),
        (7, Red, 32),
        (7, Blue, 36),
        (8, Blue, 84),
    ] {
        for holes in [Holes::Allowed, Holes::NoneEnclosed] {
            let puzzle = free_loop(last, colour, holes);
            let solutions = solved(&puzzle, Rotations::Once);
            assert_eq!(solutions.len(), expected, "{last} {colour:?} {holes:?}");
            assert_eq!(
                counted(&puzzle, Rotations::Each),
                (6 * expected).to_string()
            );
        }
    }
    for (last, colour, expected) in [(7, Red, 0), (7, Blue, 0), (8, Blue, 60)] {
        let solutions = solved(&free_loop(last, colour, Holes::None), Rotations::Once);
        assert_eq!(solutions.len(), expected, "{last} {colour:?}");
    }
}

#[test]
fn the_blue_rainbow() {
    let puzzle = Puzzle::rainbow(Back::Of(Blue)).unwrap();
    let solutions = solved(&puzzle, Rotations::Each);
    assert_eq!(solutions.len(), 15);
    assert_eq!(solved(&puzzle, Rotations::Once).len(), 5);
    let golden = Puzzle {
        line: None,
        ..puzzle
    };
    assert_eq!(counted(&golden, Rotations::Each), "4959");
    assert_eq!(counted(&golden, Rotations::Once), "1653");
    let rows: [&[(u8, &str)]; 4] = [
        &[(6, "RBYBRY")],
        &[(13, "BBYRRY"), (7, "RYRBBY")],
        &[(8, "RYBBRY"), (14, "BBRRYY"), (39, "GRBGBR")],
        &[
            (42, "BGRGBR"),
            (41, "RBRGGB"),
            (40, "GBGRBR"),
            (43, "YYGGBB"),
        ],
    ];
    assert!(solutions.contains(&pyramid(&rows)));
}

/// A pyramid of tiles with their words, read clockwise from the north-east.
fn pyramid(rows: &[&[(u8, &str)]]) -> Solution {
    let mut placed = Vec::new();
    for (row, tiles) in (0..).zip(rows) {
        for (column, (number, word)) in (0..).zip(*tiles) {
            let shows = |turn: &u8| {
                let faces = (0..6).map(|face| tile(*number).unwrap().face(*turn, face));
                faces.map(TantrixColour::letter).collect::<String>() == *word
            };
            let turn = (0..6).find(shows).unwrap();
            placed.push(Placed {
                tile: *number,
                column,
                row,
                turn,
            });
        }
    }
    Solution::new(placed)
}

#[test]
fn dominoes() {
    for (last, expected) in [
        (1, "6"),
        (2, "24"),
        (3, "144"),
        (4, "1152"),
        (5, "11520"),
        (6, "138240"),
        (14, "4284987369062400"),
        (20, "203242925391089762304000"),
    ] {
        let puzzle = Puzzle::domino(TileSet::up_to(last));
        assert_eq!(counted(&puzzle, Rotations::Each), expected, "{last}");
        if last <= 6 {
            assert_eq!(solved(&puzzle, Rotations::Each).len().to_string(), expected);
            let once = counted(&puzzle, Rotations::Once);
            assert_eq!(solved(&puzzle, Rotations::Once).len().to_string(), once);
        }
    }
}

proptest! {
    #[test]
    fn dominoes_of_three_colours(
        missing in proptest::sample::select(TantrixColour::ALL.to_vec()),
        chosen in proptest::collection::btree_set(0usize..14, 1..=14),
    ) {
        // With the same three colours on all tiles each end has two continuations with every tile.
        let of_three: Vec<u8> = tiles().iter().filter(|t| t.missing() == missing).map(|t| t.number).collect();
        let tiles: TileSet = chosen.iter().map(|&at| of_three[at]).collect();
        let orders: u64 = (1..=chosen.len() as u64).product();
        let expected = (orders * 6) << (chosen.len() - 1);
        prop_assert_eq!(counted(&Puzzle::domino(tiles), Rotations::Each), expected.to_string());
    }
}

#[test]
fn boards() {
    for (last, columns, rows, expected) in [
        (1, 1, 1, 6),
        (2, 2, 1, 24),
        (2, 1, 2, 24),
        (2, 2, 2, 192),
        (3, 2, 2, 390),
        (3, 3, 1, 144),
        (4, 2, 2, 128),
    ] {
        let puzzle = Puzzle::board(TileSet::up_to(last), columns, rows);
        assert_eq!(
            solved(&puzzle, Rotations::Each).len(),
            expected,
            "{puzzle:?}"
        );
        assert_eq!(counted(&puzzle, Rotations::Each), expected.to_string());
    }
}

#[test]
fn lines_on_a_grid() {
    for (last, columns, rows, expected) in [
        (3, 2, 2, [128, 96, 12, 12]),
        (3, 3, 3, [768, 512, 48, 48]),
        (4, 3, 2, [428, 180, 12, 12]),
    ] {
        let area = Area::Grid { columns, rows };
        let tiles = TileSet::up_to(last);
        let counts = [
            (false, Holes::Allowed),
            (false, Holes::None),
            (true, Holes::Allowed),
            (true, Holes::None),
        ]
        .map(|(original, holes)| {
            let puzzle = Puzzle {
                holes,
                ..Puzzle::tantrix(tiles, area, original)
            };
            let solutions = solved(&puzzle, Rotations::Each);
            assert_eq!(
                counted(&puzzle, Rotations::Each),
                solutions.len().to_string()
            );
            solutions.len()
        });
        assert_eq!(counts, expected, "{last} {area:?}");
    }
}

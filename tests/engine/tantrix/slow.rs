//! A slow solver, written apart: it lays tile after tile in every place and every turn, and keeps
//! what the rules allow. On small puzzles it finds the same solutions.

mod free_boards;

use crate::tantrix::solved;
use games::tantrix::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// All ways to lay the tiles of a puzzle in these places; of the rules only the golden one holds.
fn laid(puzzle: &Puzzle, places: &[(u16, u16)]) -> Vec<Solution> {
    let tiles: Vec<u8> = puzzle.tiles.tiles().map(|tile| tile.number).collect();
    let mut found = Vec::new();
    let mut rest = vec![Vec::<Placed>::new()];
    while let Some(laid) = rest.pop() {
        let Some(&tile) = tiles.get(laid.len()) else {
            found.push(Solution::new(laid));
            continue;
        };
        for &(column, row) in places {
            if laid
                .iter()
                .any(|one| (one.column, one.row) == (column, row))
            {
                continue;
            }
            for turn in 0..6 {
                let mut more = laid.clone();
                more.push(Placed {
                    tile,
                    column,
                    row,
                    turn,
                });
                // The tiles laid so far as a puzzle of their own: only clashes matter yet.
                let so_far = Puzzle {
                    tiles: more.iter().map(|one| one.tile).collect(),
                    holes: Holes::Allowed,
                    line: None,
                    ..puzzle.clone()
                };
                if verify(&so_far, &Solution::new(more.clone())).is_ok() {
                    rest.push(more);
                }
            }
        }
    }
    found
}

/// Those of the ways to lay the tiles that keep all rules.
fn slow(puzzle: &Puzzle, laid: &[Solution]) -> BTreeSet<Solution> {
    let fitting = laid
        .iter()
        .filter(|solution| verify(puzzle, solution).is_ok());
    fitting.cloned().collect()
}

fn agrees(puzzle: &Puzzle, laid: &[Solution]) {
    let fast = solved(puzzle, Rotations::Each);
    let count = fast.len();
    let fast: BTreeSet<Solution> = fast.into_iter().collect();
    assert_eq!(fast.len(), count, "{puzzle:?} finds a solution twice");
    let slow = slow(puzzle, laid);
    assert!(
        fast == slow,
        "{puzzle:?}: {} against {}",
        fast.len(),
        slow.len()
    );
    assert_eq!(
        crate::tantrix::counted(puzzle, Rotations::Each),
        count.to_string()
    );
}

fn grid(columns: u16, rows: u16) -> Vec<(u16, u16)> {
    let row = |row| (0..columns).map(move |column| (column, row));
    (0..rows).flat_map(row).collect()
}

/// Up to three different tiles.
fn few_tiles() -> impl Strategy<Value = TileSet> {
    proptest::collection::vec(1u8..=56, 1..=3).prop_map(|numbers| numbers.into_iter().collect())
}

fn rules() -> impl Strategy<Value = (bool, Holes, Option<LineCondition>)> {
    let holes = prop_oneof![
        Just(Holes::None),
        Just(Holes::NoneEnclosed),
        Just(Holes::Allowed)
    ];
    let colours = TantrixColour::ALL.map(LineColour::Of);
    let colour =
        proptest::sample::select([&colours[..], &[LineColour::Any, LineColour::Back]].concat());
    let line =
        (colour, any::<bool>()).prop_map(|(colour, closed)| LineCondition { colour, closed });
    (any::<bool>(), holes, proptest::option::weighted(0.8, line))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn small_grids(
        tiles in few_tiles(), columns in 1u16..=3, rows in 1u16..=2,
        (golden, holes, line) in rules(),
    ) {
        let area = Area::Grid { columns: columns.into(), rows: rows.into() };
        let puzzle = Puzzle { tiles, area, golden, holes, line, fixed: Vec::new() };
        agrees(&puzzle, &laid(&puzzle, &grid(columns, rows)));
    }

    #[test]
    fn small_pyramids(back in 1u8..=54, (golden, holes, line) in rules()) {
        let tiles = (back..back + 3).collect();
        let places = [(0, 0), (0, 1), (1, 1)];
        let puzzle = Puzzle { tiles, area: Area::Pyramid { rows: 2 }, golden, holes, line, fixed: Vec::new() };
        agrees(&puzzle, &laid(&puzzle, &places));
    }

    #[test]
    fn small_drawings(
        tiles in few_tiles(), cells in proptest::collection::btree_set((0u16..3, 0u16..3), 1..=6),
        (golden, holes, line) in rules(),
    ) {
        let mut drawn = DrawnArea::default();
        cells.iter().for_each(|&(column, row)| drawn.set(column.into(), row.into(), true));
        let area = Area::Drawn(drawn);
        let puzzle = Puzzle { tiles, area, golden, holes, line, fixed: Vec::new() };
        let cells: Vec<(u16, u16)> = cells.into_iter().collect();
        agrees(&puzzle, &laid(&puzzle, &cells));
    }

    #[test]
    fn fixed_tiles_leave_those_solutions_that_have_them(
        tiles in few_tiles(), columns in 1u16..=3, rows in 1u16..=2,
        (golden, holes, line) in rules(),
        at in any::<prop::sample::Index>(), (column, row, turn) in (0u16..3, 0u16..2, 0u8..6),
    ) {
        let area = Area::Grid { columns: columns.into(), rows: rows.into() };
        let numbers: Vec<u8> = tiles.tiles().map(|tile| tile.number).collect();
        let (column, row) = (column % columns, row % rows);
        let fixed = vec![Placed { tile: numbers[at.index(numbers.len())], column, row, turn }];
        let puzzle = Puzzle { tiles, area, golden, holes, line, fixed };
        agrees(&puzzle, &laid(&Puzzle { fixed: Vec::new(), ..puzzle.clone() }, &grid(columns, rows)));
    }

    #[test]
    fn turns_of_a_solution_are_kept_once(
        tiles in few_tiles(), columns in 1usize..=3, rows in 1usize..=2,
    ) {
        let puzzle = Puzzle::board(tiles, columns, rows);
        prop_assume!(tiles.len() <= columns * rows);
        let order = match (columns, rows) {
            (1, 1) => 6,
            _ => 2,
        };
        let once = solved(&puzzle, Rotations::Once);
        let each: BTreeSet<Solution> = solved(&puzzle, Rotations::Each).into_iter().collect();
        prop_assert_eq!(once.len() * order, each.len());
        prop_assert!(once.iter().all(|solution| each.contains(solution)));
    }
}

#[test]
fn four_and_five_tiles_on_a_grid() {
    for (last, columns, rows) in [(4, 2, 2), (4, 3, 2), (4, 2, 3), (5, 3, 2)] {
        let area = Area::Grid {
            columns: columns.into(),
            rows: rows.into(),
        };
        let tiles = TileSet::up_to(last);
        let laid = laid(&Puzzle::tantrix(tiles, area, false), &grid(columns, rows));
        for original in [false, true] {
            for holes in [Holes::None, Holes::NoneEnclosed, Holes::Allowed] {
                let puzzle = Puzzle::tantrix(tiles, area, original);
                agrees(&Puzzle { holes, ..puzzle }, &laid);
            }
        }
    }
}

/// Loops around a place that is none of the board: nothing is enclosed by them.
#[test]
fn six_tiles_around_a_gap() {
    let ring: DrawnArea = ".##\n#.#\n.##".parse().unwrap();
    let cells = ring
        .places()
        .map(|(column, row)| (column as u16, row as u16));
    let cells: Vec<(u16, u16)> = cells.collect();
    let wide = |tile: &&Tile| tile.bend(TantrixColour::Red) == Some(Bend::Curve);
    let six = tiles().iter().filter(wide).map(|tile| tile.number).take(6);
    let mut puzzle = Puzzle::tantrix(six.collect(), Area::Drawn(ring), false);
    let laid = laid(&puzzle, &cells);
    for holes in [Holes::None, Holes::NoneEnclosed, Holes::Allowed] {
        puzzle.holes = holes;
        puzzle.line = Some(LineCondition {
            colour: LineColour::Of(TantrixColour::Red),
            closed: true,
        });
        agrees(&puzzle, &laid);
        assert!(!slow(&puzzle, &laid).is_empty(), "{holes:?}");
    }
}

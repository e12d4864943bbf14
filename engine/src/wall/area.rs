//! Connected bricks: areas, strips and stacks (paper, section 1, *area* and *striscia di contagio*).

use super::{Cell, CellSet, Wall};

impl Wall {
    /// The area of the brick in `cell`: the brick and all bricks reachable from it through neighbours of its colour,
    /// if there are at least two in all; otherwise, and without brick, empty.
    #[inline]
    pub fn area(&self, cell: Cell) -> CellSet {
        at_least_two(self.linked(cell))
    }

    /// The strip of the brick in `cell`: as [`Wall::area`], but only through neighbours above and below.
    #[inline]
    pub fn strip(&self, cell: Cell) -> CellSet {
        if !self.has_brick(cell) {
            return CellSet::EMPTY;
        }
        let same = self.of_code(self.code_at(cell));
        at_least_two(run_up(same, cell) | run_down(same, cell))
    }

    /// The bricks connected to the one in `cell` by a path of its colour, including itself; empty without brick.
    #[inline]
    pub fn linked(&self, cell: Cell) -> CellSet {
        if !self.has_brick(cell) {
            return CellSet::EMPTY;
        }
        flood(cell.set(), self.of_code(self.code_at(cell)))
    }

    /// True if both cells hold bricks of one colour that are joined by a path of that colour. Every brick is connected
    /// to itself.
    #[inline]
    pub fn connected(&self, a: Cell, b: Cell) -> bool {
        self.same_colour(a, b) && self.linked(a).contains(b)
    }

    /// The stack (*pila*) with its base in `cell`: the unbroken run of bricks from there upwards; empty without brick.
    #[inline]
    pub fn stack(&self, base: Cell) -> CellSet {
        if self.has_brick(base) {
            run_up(self.bricks(), base)
        } else {
            CellSet::EMPTY
        }
    }
}

/// `cells` if there are two or more, else none: a single brick has no area.
#[inline]
fn at_least_two(cells: CellSet) -> CellSet {
    let bits = cells.bits();
    if bits & bits.wrapping_sub(1) == 0 {
        CellSet::EMPTY
    } else {
        cells
    }
}

/// The unbroken run of cells of `within` upwards from `cell`, which must be in `within`.
#[inline]
fn run_up(within: CellSet, cell: Cell) -> CellSet {
    let above = cell.set().above();
    let gaps = above - within;
    // Drop everything beyond a gap.
    cell.set() | (above - gaps - gaps.above())
}

/// The unbroken run of cells of `within` downwards from `cell`, which must be in `within`.
#[inline]
fn run_down(within: CellSet, cell: Cell) -> CellSet {
    let below = cell.set().below();
    let gaps = below - within;
    // Drop everything beyond a gap.
    cell.set() | (below - gaps - gaps.below())
}

/// All cells of `within` reachable through neighbours in `within` from `from`, a subset of it.
#[inline]
fn flood(from: CellSet, within: CellSet) -> CellSet {
    let mut reached = from;
    loop {
        let before = reached;
        // Sideways first, then up and down from there, so that a corner does not cost an extra iteration.
        reached |= (reached.shifted_left() | reached.shifted_right()) & within;
        reached |= (reached.shifted_up(1) | reached.shifted_down(1)) & within;
        if reached == before {
            return reached;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::wall::test_support::{any_cell, any_wall, cell, cells, flood_by_queue, floor, near};
    use crate::wall::{GALLERY, SIZE};

    #[test]
    fn areas_strips_and_links_of_a_small_wall() {
        type Case<'a> = (&'a str, &'a [(usize, usize)], &'a [(usize, usize)]);
        let wall = floor(&[
            "R.rRG....", //
            "RRBRG....",
            "BRBbY...Y",
            "BGRYYR..Y",
        ]);
        let red: &[_] = &[(5, 0), (6, 0), (6, 1), (7, 1)];
        let blue: &[_] = &[(6, 2), (7, 2), (7, 3)];
        let table: &[((usize, usize), Case)] = &[
            (
                (5, 0),
                ("area round a corner, strip of two", red, &[(5, 0), (6, 0)]),
            ),
            (
                (7, 1),
                ("the same area from its other end", red, &[(6, 1), (7, 1)]),
            ),
            (
                (5, 2),
                ("infection is no colour", &[(5, 2), (5, 3), (6, 3)], &[]),
            ),
            (
                (7, 3),
                ("infected, linked sideways only: no strip", blue, &[]),
            ),
            ((8, 1), ("no neighbour of its colour: no area", &[], &[])),
            (
                (8, 2),
                ("a like brick across a corner is no neighbour", &[], &[]),
            ),
            (
                (8, 5),
                (
                    "a like brick in the next row's first column is none",
                    &[],
                    &[],
                ),
            ),
            (
                (7, 8),
                ("at the right border", &[(7, 8), (8, 8)], &[(7, 8), (8, 8)]),
            ),
            ((5, 1), ("no brick", &[], &[])),
            ((0, 0), ("black", &[], &[])),
        ];
        for ((row, column), (what, area, strip)) in table {
            let click = cell(*row, *column);
            assert_eq!(wall.area(click), cells(area), "{what}");
            assert_eq!(wall.strip(click), cells(strip), "{what}");
        }
        assert_eq!(
            wall.linked(cell(8, 1)),
            cell(8, 1).set(),
            "a lone brick is linked to itself"
        );
        assert_eq!(wall.linked(cell(5, 1)), CellSet::EMPTY);
    }

    #[test]
    fn cells_without_brick_never_form_an_area_and_gaps_cut() {
        let wall = floor(&["R", "", "R", "R"]);
        assert_eq!(wall.strip(cell(8, 0)), cells(&[(7, 0), (8, 0)]));
        assert_eq!(wall.strip(cell(5, 0)), CellSet::EMPTY);
        assert!(Cell::all().all(|cell| Wall::default().linked(cell).is_empty()));
    }

    #[test]
    fn no_area_wraps_from_one_row_into_the_next() {
        let wall = floor(&["GGGGGGGGR", "RGGGGGGGG"]);
        assert_eq!(wall.area(cell(7, 8)), CellSet::EMPTY);
        assert_eq!(wall.area(cell(8, 0)), CellSet::EMPTY);
    }

    #[test]
    fn connected_needs_bricks_of_one_colour_and_a_path() {
        let wall = floor(&["RR.R", "GR.R", "GGB"]);
        for (a, b, expected, why) in [
            ((6, 0), (7, 1), true, "a path"),
            ((6, 0), (6, 0), true, "a brick and itself"),
            ((8, 2), (8, 2), true, "a lone brick and itself"),
            ((6, 1), (6, 3), false, "one colour, no path"),
            ((6, 0), (7, 0), false, "neighbours of different colour"),
            ((6, 2), (6, 2), false, "no brick and itself"),
            ((6, 2), (7, 2), false, "two neighbours without brick"),
            ((6, 1), (6, 2), false, "a brick and none"),
        ] {
            let (a, b) = (cell(a.0, a.1), cell(b.0, b.1));
            assert_eq!(wall.connected(a, b), expected, "{why}");
            assert_eq!(wall.connected(b, a), expected, "{why}, the other way round");
        }
    }

    #[test]
    fn a_stack_is_the_unbroken_run_from_its_base_upwards() {
        let wall = floor(&["R", "", "G", "b", "Y", "Y"]);
        assert_eq!(wall.stack(cell(7, 0)), cells(&[(5, 0), (6, 0), (7, 0)]));
        assert_eq!(wall.stack(cell(3, 0)), cells(&[(3, 0)]));
        assert_eq!(wall.stack(cell(4, 0)), CellSet::EMPTY);
        let full = Wall::deal(0, 4).unwrap();
        assert_eq!(full.stack(cell(8, 3)), CellSet::column(3));
    }

    fn agrees_with_the_queue(wall: &Wall) -> Result<(), TestCaseError> {
        let two = |cells: CellSet| {
            if cells.len() >= 2 {
                cells
            } else {
                CellSet::EMPTY
            }
        };
        for click in Cell::all() {
            let linked = flood_by_queue(wall, click, near);
            let upright = flood_by_queue(wall, click, |cell| {
                [cell.above(), cell.below()].into_iter().flatten()
            });
            prop_assert_eq!(wall.linked(click), linked);
            prop_assert_eq!(wall.area(click), two(linked));
            prop_assert_eq!(wall.strip(click), two(upright));
        }
        Ok(())
    }

    #[test]
    fn the_flood_is_that_of_a_plain_queue_on_the_walls_of_the_gallery() {
        for (_, text) in GALLERY {
            agrees_with_the_queue(&Wall::parse(text).unwrap()).unwrap();
        }
    }

    proptest! {
        #[test]
        fn the_flood_is_that_of_a_plain_queue(wall in any_wall()) {
            agrees_with_the_queue(&wall)?;
        }

        #[test]
        fn every_brick_of_an_area_has_the_same_area(wall in any_wall(), click in any_cell()) {
            for other in wall.area(click) {
                prop_assert_eq!(wall.area(other), wall.area(click));
            }
        }

        #[test]
        fn a_stack_is_that_of_a_plain_walk(wall in any_wall(), base in any_cell()) {
            let up = std::iter::successors(Some(base), |cell| cell.above());
            prop_assert_eq!(wall.stack(base), up.take_while(|cell| wall.has_brick(*cell)).collect());
        }
    }

    #[test]
    fn one_colour_is_one_area_of_all_cells_and_strips_of_nine() {
        let wall = Wall::parse(&"YYYYYYYYY\n".repeat(SIZE)).unwrap();
        for click in Cell::all() {
            assert_eq!(wall.area(click), CellSet::ALL);
            assert_eq!(wall.strip(click), CellSet::column(click.column()));
        }
    }
}

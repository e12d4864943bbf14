//! The wall itself, and changes of bricks in place.

use super::{Cell, CellSet};
use crate::colour::Colour;

/// A brick in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Brick {
    pub colour: Colour,
    /// Infection moves with the brick, and disappears with it.
    pub infected: bool,
}

/// A wall of 9 × 9 cells, each with a brick or none (paper, section 1). 64 bytes, cheap to copy.
///
/// The default wall has no bricks. Walls are equal if all cells are, including infection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wall {
    /// Bit planes 0, 1, 2 of the colour numbers (1 to 5; 0 without brick): the cells that have that bit.
    pub(super) code: [CellSet; 3],
    /// The cells with an infected brick. Invariant: no cell without brick.
    pub(super) infection: CellSet,
}

impl Wall {
    /// The brick in `cell`, if any.
    #[inline]
    pub fn brick(&self, cell: Cell) -> Option<Brick> {
        let colour = self.colour(cell)?;
        Some(Brick {
            colour,
            infected: self.is_infected(cell),
        })
    }

    /// The colour of the brick in `cell`, if any.
    #[inline]
    pub fn colour(&self, cell: Cell) -> Option<Colour> {
        // Number 0, no brick, wraps to an index past the last colour.
        Colour::ALL.get(self.code_at(cell).wrapping_sub(1)).copied()
    }

    /// True if both cells hold bricks of the same colour, or both hold none.
    #[inline]
    pub fn same_colour(&self, a: Cell, b: Cell) -> bool {
        self.code_at(a) == self.code_at(b)
    }

    /// True if the cell has an infected brick.
    #[inline]
    pub fn is_infected(&self, cell: Cell) -> bool {
        self.infection.contains(cell)
    }

    #[inline]
    pub fn has_brick(&self, cell: Cell) -> bool {
        self.bricks().contains(cell)
    }

    /// True if the cell is *empty* (*vuota*): without a brick, but with one somewhere above it in its column.
    ///
    /// A *black* cell, which has no brick above it either, is not empty.
    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        self.empty_cells().contains(cell)
    }

    /// The cells with a brick.
    #[inline]
    pub fn bricks(&self) -> CellSet {
        let [a, b, c] = self.code;
        a | b | c
    }

    /// The cells with an infected brick.
    #[inline]
    pub fn infected(&self) -> CellSet {
        self.infection
    }

    /// The *empty* cells ([`Wall::is_empty`]).
    #[inline]
    pub fn empty_cells(&self) -> CellSet {
        let bricks = self.bricks();
        bricks.below() - bricks
    }

    /// True if no cell is empty, that is, no brick is above a hole.
    #[inline]
    pub fn is_settled(&self) -> bool {
        self.empty_cells().is_empty()
    }

    /// The cells with a brick of this colour.
    #[inline]
    pub fn of_colour(&self, colour: Colour) -> CellSet {
        self.of_code(colour as usize + 1)
    }

    /// The cells where this wall and `other` differ, in brick, colour or infection.
    pub fn changed_cells(&self, other: &Wall) -> CellSet {
        let [a, b, c] = [0, 1, 2].map(|bit| self.code[bit] ^ other.code[bit]);
        a | b | c | (self.infection ^ other.infection)
    }

    /// Replaces the content of `cell`; `None` removes the brick.
    pub fn set(&mut self, cell: Cell, brick: Option<Brick>) {
        self.remove(cell.set());
        if let Some(Brick { colour, infected }) = brick {
            self.put_colour(cell, colour);
            if infected {
                self.infection.insert(cell);
            }
        }
    }

    /// Changes the colour of the brick in `cell`, keeping its infection. No effect without brick.
    pub fn paint(&mut self, cell: Cell, colour: Colour) {
        if self.has_brick(cell) {
            self.code.iter_mut().for_each(|plane| plane.remove(cell));
            self.put_colour(cell, colour);
        }
    }

    /// Infects the bricks in `cells`.
    #[inline]
    pub fn infect(&mut self, cells: CellSet) {
        self.infection |= cells & self.bricks();
    }

    /// Cures the bricks in `cells`.
    #[inline]
    pub fn cure(&mut self, cells: CellSet) {
        self.infection -= cells;
    }

    /// Removes the bricks in `cells` with their infection; nothing falls.
    #[inline]
    pub fn remove(&mut self, cells: CellSet) {
        self.code.iter_mut().for_each(|plane| *plane -= cells);
        self.infection -= cells;
    }

    /// The cells with the colour number `code`: 1 to 5, or 0 for cells without brick.
    #[inline]
    pub fn of_code(&self, code: usize) -> CellSet {
        let mut cells = CellSet::ALL;
        for (bit, &plane) in self.code.iter().enumerate() {
            // All ones if the number has this bit, else all zeros: avoids a branch.
            let wanted = CellSet::from_bits((code as u128 >> bit & 1).wrapping_neg());
            cells -= plane ^ wanted;
        }
        cells
    }

    /// The colour number in `cell`: 1 to 5, or 0 without brick.
    #[inline]
    pub fn code_at(&self, cell: Cell) -> usize {
        let [a, b, c] = self.code.map(|plane| usize::from(plane.contains(cell)));
        a | b << 1 | c << 2
    }

    /// Writes a colour into a cell whose colour planes are clear.
    fn put_colour(&mut self, cell: Cell, colour: Colour) {
        for (bit, plane) in self.code.iter_mut().enumerate() {
            if (colour as usize + 1) >> bit & 1 == 1 {
                plane.insert(cell);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::wall::test_support::{any_cell, any_set, any_wall, cell, cells, floor};

    #[test]
    fn a_wall_is_64_bytes_and_starts_without_bricks() {
        assert_eq!(size_of::<Wall>(), 64);
        let wall = Wall::default();
        assert!(wall.bricks().is_empty() && wall.infected().is_empty() && wall.is_settled());
        assert!(Cell::all().all(|cell| wall.brick(cell).is_none() && !wall.is_empty(cell)));
    }

    #[test]
    fn only_a_cell_with_a_brick_above_it_is_empty() {
        let wall = floor(&["R", "..G", "R.", ".Y"]);
        assert_eq!(wall.empty_cells(), cells(&[(6, 0), (8, 0), (7, 2), (8, 2)]));
        assert!(!wall.is_settled());
        for (row, column, empty, why) in [
            (6, 0, true, "between two bricks"),
            (8, 0, true, "below two bricks"),
            (4, 0, false, "black, above the column"),
            (8, 2, true, "below a brick and a hole"),
            (5, 0, false, "a brick"),
            (8, 3, false, "a column without bricks"),
            (7, 1, false, "black, directly above a brick"),
        ] {
            assert_eq!(wall.is_empty(cell(row, column)), empty, "{why}");
        }
    }

    #[test]
    fn a_full_wall_and_low_columns_are_settled() {
        assert!(Wall::deal(1, 5).unwrap().is_settled());
        assert!(floor(&["R", "RG", "RGB......"]).is_settled());
        assert!(!floor(&["R", ""]).is_settled());
    }

    #[test]
    fn commands_on_a_cell_without_brick_have_no_effect() {
        let before = floor(&["RgB......", "R.B......"]);
        for cell in Cell::all().filter(|cell| !before.has_brick(*cell)) {
            let mut wall = before;
            wall.paint(cell, Colour::Red);
            wall.infect(cell.set());
            wall.cure(cell.set());
            wall.remove(cell.set());
            wall.set(cell, None);
            assert_eq!(wall, before, "{cell:?}");
        }
    }

    #[test]
    fn infection_goes_with_its_brick() {
        let mut wall = floor(&["r"]);
        let corner = cell(8, 0);
        wall.remove(corner.set());
        assert!(!wall.is_infected(corner));
        wall.set(
            corner,
            Some(Brick {
                colour: Colour::Red,
                infected: false,
            }),
        );
        assert!(
            !wall.is_infected(corner),
            "a new brick is not ill with the old one's infection"
        );
        wall.infect(CellSet::ALL);
        assert_eq!(wall.infected(), corner.set());
        wall.set(
            corner,
            Some(Brick {
                colour: Colour::Blue,
                infected: false,
            }),
        );
        assert_eq!(wall.infected(), CellSet::EMPTY);
    }

    proptest! {
        #[test]
        fn what_is_set_is_found_and_nothing_else_changes(
            before in any_wall(), cell in any_cell(), colour in 0..6_usize, infected: bool,
        ) {
            let brick = Colour::ALL.get(colour).map(|&colour| Brick { colour, infected });
            let mut wall = before;
            wall.set(cell, brick);
            prop_assert_eq!(wall.brick(cell), brick);
            prop_assert_eq!(wall.colour(cell), brick.map(|brick| brick.colour));
            prop_assert_eq!(wall.has_brick(cell), brick.is_some());
            prop_assert_eq!(wall.is_infected(cell), brick.is_some() && infected);
            for other in Cell::all().filter(|other| *other != cell) {
                prop_assert_eq!(wall.brick(other), before.brick(other));
            }
            wall.set(cell, before.brick(cell));
            prop_assert_eq!(wall, before);
        }

        #[test]
        fn painting_changes_the_colour_alone(
            before in any_wall(), cell in any_cell(), colour in 0..5_usize,
        ) {
            let mut wall = before;
            wall.paint(cell, Colour::ALL[colour]);
            prop_assert_eq!(wall.infected(), before.infected());
            prop_assert_eq!(wall.bricks(), before.bricks());
            prop_assert_eq!(wall.changed_cells(&before) - cell.set(), CellSet::EMPTY);
            if before.has_brick(cell) {
                prop_assert_eq!(wall.colour(cell), Some(Colour::ALL[colour]));
            }
        }

        #[test]
        fn the_colours_share_out_the_bricks(wall in any_wall()) {
            let mut seen = CellSet::EMPTY;
            for colour in Colour::ALL {
                let of_colour = wall.of_colour(colour);
                prop_assert_eq!(of_colour & seen, CellSet::EMPTY);
                prop_assert!(of_colour.iter().all(|cell| wall.colour(cell) == Some(colour)));
                seen |= of_colour;
            }
            prop_assert_eq!(seen, wall.bricks());
            prop_assert_eq!(wall.of_code(0), !wall.bricks());
        }

        #[test]
        fn infecting_curing_and_removing_touch_the_bricks_named(
            before in any_wall(), named in any_set(),
        ) {
            let (mut ill, mut cured, mut gone) = (before, before, before);
            ill.infect(named);
            cured.cure(named);
            gone.remove(named);
            prop_assert_eq!(ill.infected(), before.infected() | (named & before.bricks()));
            prop_assert_eq!(cured.infected(), before.infected() - named);
            prop_assert_eq!(gone.infected(), before.infected() - named);
            prop_assert_eq!(gone.bricks(), before.bricks() - named);
            for cell in Cell::all() {
                prop_assert_eq!(ill.colour(cell), before.colour(cell));
                prop_assert_eq!(cured.colour(cell), before.colour(cell));
            }
            for cell in before.bricks() & named {
                gone.set(cell, before.brick(cell));
            }
            prop_assert_eq!(gone, before);
        }

        #[test]
        fn changed_cells_are_those_that_hold_something_else(a in any_wall(), b in any_wall()) {
            let differ = Cell::all().filter(|cell| a.brick(*cell) != b.brick(*cell)).collect();
            prop_assert_eq!(a.changed_cells(&b), differ);
            prop_assert_eq!(a.changed_cells(&a), CellSet::EMPTY);
        }

        #[test]
        fn a_cell_is_empty_when_a_plain_search_finds_a_brick_above(wall in any_wall()) {
            for cell in Cell::all() {
                let above = std::iter::successors(cell.above(), |cell| cell.above());
                let empty = !wall.has_brick(cell) && above.into_iter().any(|c| wall.has_brick(c));
                prop_assert_eq!(wall.is_empty(cell), empty);
            }
            let none = Cell::all().all(|cell| !wall.is_empty(cell));
            prop_assert_eq!(wall.is_settled(), none);
        }
    }
}

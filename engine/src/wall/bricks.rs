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

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

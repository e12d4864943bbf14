//! Areas and strips: which bricks hang together (paper, section 1, *area* and *striscia di
//! contagio*).

use super::{Cell, CellSet, Wall};

impl Wall {
    /// The area of the brick in `cell`: itself and all bricks of its colour reachable through
    /// same-coloured neighbours, if there are at least two; otherwise, and without brick, empty.
    #[inline]
    pub fn area(&self, cell: Cell) -> CellSet {
        at_least_two(self.linked(cell))
    }

    /// The strip of the brick in `cell`: as [`Wall::area`], through the cells above and below only.
    #[inline]
    pub fn strip(&self, cell: Cell) -> CellSet {
        if !self.has_brick(cell) {
            return CellSet::EMPTY;
        }
        let same = self.of_code(self.code_at(cell));
        at_least_two(run_up(same, cell) | run_down(same, cell))
    }

    /// The bricks connected to the one in `cell` by a path of its colour, itself included; empty
    /// without brick.
    #[inline]
    pub fn linked(&self, cell: Cell) -> CellSet {
        if !self.has_brick(cell) {
            return CellSet::EMPTY;
        }
        flood(cell.set(), self.of_code(self.code_at(cell)))
    }

    /// Whether both cells hold bricks of one colour joined by a path of that colour; every brick
    /// is connected to itself.
    #[inline]
    pub fn connected(&self, a: Cell, b: Cell) -> bool {
        self.same_colour(a, b) && self.linked(a).contains(b)
    }

    /// The *pila* with its base in `cell`: the unbroken run of bricks from there upwards; empty
    /// without brick.
    #[inline]
    pub fn stack(&self, base: Cell) -> CellSet {
        if self.has_brick(base) {
            run_up(self.bricks(), base)
        } else {
            CellSet::EMPTY
        }
    }
}

/// `cells` if they are two or more, else no cell: a lone brick has no area.
#[inline]
fn at_least_two(cells: CellSet) -> CellSet {
    let bits = cells.bits();
    if bits & bits.wrapping_sub(1) == 0 {
        CellSet::EMPTY
    } else {
        cells
    }
}

/// The unbroken run of cells of `within` from `cell`, one of them, upwards.
#[inline]
fn run_up(within: CellSet, cell: Cell) -> CellSet {
    let above = cell.set().above();
    let gaps = above - within;
    // What lies beyond a gap is cut off.
    cell.set() | (above - gaps - gaps.above())
}

/// The unbroken run of cells of `within` from `cell`, one of them, downwards.
#[inline]
fn run_down(within: CellSet, cell: Cell) -> CellSet {
    let below = cell.set().below();
    let gaps = below - within;
    // What lies beyond a gap is cut off.
    cell.set() | (below - gaps - gaps.below())
}

/// All cells of `within` reachable from `from`, a part of it, through neighbours in `within`.
#[inline]
fn flood(from: CellSet, within: CellSet) -> CellSet {
    let mut reached = from;
    loop {
        let before = reached;
        // Sideways first, then up and down from all of that: a corner costs no turn of its own.
        reached |= (reached.shifted_left() | reached.shifted_right()) & within;
        reached |= (reached.shifted_up(1) | reached.shifted_down(1)) & within;
        if reached == before {
            return reached;
        }
    }
}

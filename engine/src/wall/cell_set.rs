//! Sets of cells as bits, on which all operations on the whole wall compute.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};
use std::ops::{Sub, SubAssign};

use super::{CELLS, Cell, SIZE};

/// A set of cells of the wall; bit `9 * row + column` is 1 if the cell is in it.
///
/// `|` is union, `&` intersection, `-` difference, `^` symmetric difference, `!` the complement on the wall. Bits past
/// the 81st are always 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u128);

const WHOLE: u128 = (1 << CELLS) - 1;
const ROW_0: u128 = (1 << SIZE) - 1;
/// One bit per row: multiplying it by a pattern of nine bits repeats the pattern in every row.
const COLUMN_0: u128 = WHOLE / ROW_0;

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// All 81 cells.
    pub const ALL: CellSet = CellSet(WHOLE);

    /// The set with these bits; bits past the 81st are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> CellSet {
        CellSet(bits & WHOLE)
    }

    /// One bit per cell, in reading order from the lowest.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The nine cells of row `row`; no cell if there is no such row.
    #[inline]
    pub const fn row(row: usize) -> CellSet {
        if row < SIZE {
            CellSet(ROW_0 << (SIZE * row))
        } else {
            CellSet::EMPTY
        }
    }

    /// The nine cells of column `column`; no cell if there is no such column.
    #[inline]
    pub const fn column(column: usize) -> CellSet {
        if column < SIZE {
            CellSet(COLUMN_0 << column)
        } else {
            CellSet::EMPTY
        }
    }

    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        // Choosing a half first is much cheaper than shifting all 128 bits.
        let index = cell.index();
        let half = if index < 64 {
            self.0 as u64
        } else {
            (self.0 >> 64) as u64
        };
        half >> (index & 63) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self |= cell.set();
    }

    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        *self -= cell.set();
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells in reading order.
    #[inline]
    pub const fn iter(self) -> CellIter {
        CellIter(self)
    }

    /// The first cell in reading order.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        // An empty set has 128 trailing zeros: past the wall, so no cell.
        Cell::from_index(self.0.trailing_zeros() as usize)
    }

    /// Cell number `n` (from 0) in reading order; `None` if the set has `n` cells or fewer.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Cell> {
        self.choose(|_| n as u64)
    }

    /// Cell number `draw(len)` (from 0) in reading order; `None` if the set has no such cell. `draw` is also called for
    /// the empty set.
    ///
    /// Selects the bit by byte sums, then within the byte: S. Vigna, *Broadword Implementation of Rank/Select Queries*,
    /// 2008, sections 2 and 3.
    #[inline]
    pub fn choose(self, draw: impl FnOnce(u64) -> u64) -> Option<Cell> {
        let halves = [self.0 as u64, (self.0 >> 64) as u64];
        let sums = halves.map(sums_of_bytes);
        let [in_low, in_high] = sums.map(|sums| sums >> 56);
        let n = draw(in_low + in_high);
        if n >= in_low + in_high {
            return None;
        }
        let index = if n < in_low {
            select_bit(halves[0], sums[0], n)
        } else {
            64 + select_bit(halves[1], sums[1], n - in_low)
        };
        Cell::from_index(index as usize)
    }

    /// The highest cell; of several the first in reading order.
    #[inline]
    pub const fn top(self) -> Option<Cell> {
        self.first()
    }

    /// The lowest cell; of several the first in reading order.
    pub fn bottom(self) -> Option<Cell> {
        (self & CellSet::row(self.last()?.row())).first()
    }

    /// The leftmost cell; of several the first in reading order.
    pub fn left(self) -> Option<Cell> {
        let column = self.occupied_columns().first()?.column();
        (self & CellSet::column(column)).first()
    }

    /// The rightmost cell; of several the first in reading order.
    pub fn right(self) -> Option<Cell> {
        let column = self.occupied_columns().last()?.column();
        (self & CellSet::column(column)).first()
    }

    /// All cells directly above, below, left or right of a cell of the set; those of the set itself only if another
    /// one of the set is next to them.
    #[inline]
    pub fn neighbours(self) -> CellSet {
        self.shifted_up(1) | self.shifted_down(1) | self.shifted_left() | self.shifted_right()
    }

    /// All cells directly above, below, left or right of exactly one cell of the set.
    #[inline]
    pub fn neighbours_of_one(self) -> CellSet {
        let [a, b] = [self.shifted_up(1), self.shifted_down(1)];
        let [c, d] = [self.shifted_left(), self.shifted_right()];
        // Exactly one or three of the four (odd), less those in two of a pair: any three include a pair.
        (a ^ b ^ c ^ d) - ((a & b) | (c & d))
    }

    /// The last cell in reading order.
    #[inline]
    pub(super) const fn last(self) -> Option<Cell> {
        // For the empty set this wraps to an index past the wall.
        Cell::from_index(127_usize.wrapping_sub(self.0.leading_zeros() as usize))
    }

    /// Every cell moved up by `rows` (`0..=9`); what leaves the wall is lost.
    #[inline]
    pub(super) const fn shifted_up(self, rows: usize) -> CellSet {
        CellSet(self.0 >> (SIZE * rows))
    }

    /// Every cell moved down by `rows` (`0..=9`); what leaves the wall is lost.
    #[inline]
    pub(super) const fn shifted_down(self, rows: usize) -> CellSet {
        CellSet(self.0 << (SIZE * rows) & WHOLE)
    }

    /// Every cell moved left by one; what leaves the wall is lost.
    #[inline]
    pub(super) const fn shifted_left(self) -> CellSet {
        CellSet((self.0 & !COLUMN_0) >> 1)
    }

    /// Every cell moved right by one; what leaves the wall is lost.
    #[inline]
    pub(super) const fn shifted_right(self) -> CellSet {
        CellSet((self.0 & !(COLUMN_0 << (SIZE - 1))) << 1)
    }

    /// All cells that have a cell of the set somewhere below them in their column.
    #[inline]
    pub(super) fn above(self) -> CellSet {
        // Doubling: one row up, then two, then four, then all eight.
        let mut above = self.shifted_up(1);
        above |= above.shifted_up(1);
        above |= above.shifted_up(2);
        above | above.shifted_up(4)
    }

    /// All cells that have a cell of the set somewhere above them in their column.
    #[inline]
    pub(super) fn below(self) -> CellSet {
        let mut below = self.shifted_down(1);
        below |= below.shifted_down(1);
        below |= below.shifted_down(2);
        below | below.shifted_down(4)
    }

    /// The cells of the top row in the columns that contain a cell of the set.
    #[inline]
    fn occupied_columns(self) -> CellSet {
        (self | self.above()) & CellSet::row(0)
    }
}

/// The lowest bit of each byte, and the highest.
const ONES: u64 = u64::MAX / 0xFF;
const HIGH: u64 = 0x80 * ONES;

/// In each byte, the number of bits that are set in it and in all lower bytes.
#[inline]
const fn sums_of_bytes(half: u64) -> u64 {
    let pairs = half - (half >> 1 & (0x55 * ONES));
    let fours = (pairs & (0x33 * ONES)) + (pairs >> 2 & (0x33 * ONES));
    ((fours + (fours >> 4)) & (0x0F * ONES)).wrapping_mul(ONES)
}

/// The number of bytes of `sums` that are at most `n`. The bytes must be in rising order; they and `n` below 128.
#[inline]
const fn bytes_up_to(sums: u64, n: u64) -> u64 {
    let up_to = (((n * ONES) | HIGH) - sums) & HIGH;
    (up_to >> 7).wrapping_mul(ONES) >> 56
}

/// The position of set bit number `n` (from 0) in `half`, which must have more than `n`. `sums` is
/// [`sums_of_bytes`] of `half`.
#[inline]
const fn select_bit(half: u64, sums: u64, n: u64) -> u64 {
    let skipped = 8 * bytes_up_to(sums, n);
    // Shifting by one byte first gives the sum before the byte.
    let left = n - (sums << 8 >> skipped & 0xFF);
    // Isolate bit k of the byte in byte k, then turn each nonzero byte into 1.
    let spread = ((half >> skipped & 0xFF) * ONES) & 0x8040_2010_0804_0201;
    let bits = ((spread + 0x7F * ONES) & HIGH) >> 7;
    skipped + bytes_up_to(bits.wrapping_mul(ONES), left)
}

/// The cells of a [`CellSet`] in reading order.
#[derive(Clone, Debug)]
pub struct CellIter(CellSet);

impl Iterator for CellIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0.remove(cell);
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for CellIter {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = CellIter;

    #[inline]
    fn into_iter(self) -> CellIter {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells
            .into_iter()
            .fold(CellSet::EMPTY, |set, cell| set | cell.set())
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Not for CellSet {
    type Output = CellSet;

    #[inline]
    fn not(self) -> CellSet {
        CellSet(!self.0 & WHOLE)
    }
}

macro_rules! operators {
    ($($Operator:ident $operator:ident $Assign:ident $assign:ident |$a:ident, $b:ident| $bits:expr;)*) => {$(
        impl $Operator for CellSet {
            type Output = CellSet;

            #[inline]
            fn $operator(self, other: CellSet) -> CellSet {
                let ($a, $b) = (self.0, other.0);
                CellSet($bits)
            }
        }

        impl $Assign for CellSet {
            #[inline]
            fn $assign(&mut self, other: CellSet) {
                *self = self.$operator(other);
            }
        }
    )*};
}

operators! {
    BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
    BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
    BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
    Sub sub SubAssign sub_assign |a, b| a & !b;
}

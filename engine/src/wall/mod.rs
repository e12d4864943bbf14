//! The game: a wall of 9 × 9 bricks, its areas and strips, how bricks fall, what a click does by
//! the rules, dealing, walls that can be cleared for sure, and walls as text (paper, section 1).
//!
//! This room knows no program, no window, no clock and no file: a wall goes in, a wall comes out.

mod area;
mod bricks;
mod cell;
mod cell_set;
mod clearable;
mod deal;
mod falls;
mod gallery;
mod rules;
#[cfg(test)]
pub(crate) mod test_support;
mod text;

pub use bricks::{Brick, Wall};
pub use cell::Cell;
pub use cell_set::{CellIter, CellSet};
pub use clearable::Clearable;
pub use gallery::GALLERY;
pub use rules::{GroupKind, after_click, group, is_over, playable};
pub use text::{WallError, WallErrorKind};

/// Rows, and columns, of the wall.
pub const SIZE: usize = 9;

pub const CELLS: usize = SIZE * SIZE;

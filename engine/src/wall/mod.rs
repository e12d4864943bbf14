//! The wall of 9 × 9 cells and the rules of the game: areas and strips, falling bricks, the effect of a click,
//! dealing, walls that are sure to be clearable, and walls as text (paper, section 1).
//!
//! Pure functions from walls to walls: this module knows no programs, windows, clocks or files.

mod area;
mod bricks;
mod cell;
mod cell_set;
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
pub use deal::Clearable;
pub use gallery::GALLERY;
pub use rules::{GroupKind, after_click, group, is_over, playable};
pub use text::{WallError, WallErrorKind};

/// The number of rows, and of columns, of the wall.
pub const SIZE: usize = 9;

pub const CELLS: usize = SIZE * SIZE;

//! Which shapes a line may have.

use super::board::CellGraph;
use crate::tantrix::puzzle::Holes;

/// A cell of a walk, with the faces by which the line comes in and goes out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WalkStep {
    pub cell: u16,
    /// The face by which the line comes in.
    pub enter: u8,
    /// The face by which it goes out.
    pub leave: u8,
}

/// Which shapes are wanted.
#[derive(Clone, Debug)]
pub struct ShapeSpec<'a> {
    /// Where they lie.
    pub board: &'a CellGraph,
    /// Whether a shape may be moved: then it begins at `origin`, and only there.
    pub origin: Option<u16>,
    /// How many corners, curves and straights, in the order of `Bend`.
    pub bends: [usize; 3],
    /// Whether it is a loop.
    pub closed: bool,
    /// Which empty cells may be left.
    pub holes: Holes,
    /// Whether the golden rule holds: then an open line does not end at one of its own tiles.
    pub golden: bool,
}

//! What is shown on the canvas beside the program.

use super::drag::Drag;
use super::run_marks::{Highlight, RunMarks};
use engine::language::BlockId;

/// All of it.
pub struct Overlays<'a> {
    /// The block that executes, and its value.
    pub highlight: Option<Highlight>,
    /// The block at which the last move failed.
    pub failed: Option<BlockId>,
    /// The block that a hint is about.
    pub hinted: Option<BlockId>,
    /// What hangs on the pointer.
    pub drag: Option<&'a Drag>,
    /// Breakpoints, and how often blocks executed.
    pub run_marks: RunMarks<'a>,
    /// What a search found.
    pub found: &'a [BlockId],
}

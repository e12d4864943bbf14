//! What of a program is painted, and what is special about some of its blocks.

use super::drag::Drag;
use super::view::CanvasView;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use engine::language::{BlockId, Program};
use engine::layout::Layout;
use engine::run::value::Value;
use std::collections::HashMap;

/// What is special about some blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// It executes.
    pub running: bool,
    /// It is chosen.
    pub chosen: bool,
    /// Something is missing or went wrong here.
    pub wrong: bool,
    /// It, or a block folded away in it, has an empty socket that keeps the program from running.
    pub missing: bool,
    /// A hint is about it.
    pub hinted: bool,
    /// A search found it.
    pub found: bool,
    /// It would be pushed out.
    pub pale: bool,
    /// It was never executed in the last move.
    pub unused: bool,
    /// A run stops here.
    pub stop: Option<BreakpointMark>,
    /// How often it was executed, when that is to be seen.
    pub heat: Option<Heat>,
}

/// A breakpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BreakpointMark {
    /// Always.
    Always,
    /// Under a condition.
    When,
}

/// How often a block was executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heat {
    /// How often.
    pub count: u64,
    /// The number of its colour in [`theme::HEAT`].
    pub level: usize,
}

impl Heat {
    /// Of a block that was executed so often, where another one was so most often: equal factors are
    /// equal steps of the colour.
    pub fn of(count: u64, most: u64) -> Heat {
        let share = ((count.max(1) as f64).ln()) / (most.max(2) as f64).ln();
        let last = theme::HEAT.len() - 1;
        let level = (share * last as f64).round() as usize;
        Heat {
            count,
            level: level.min(last),
        }
    }
}

/// What is painted, and how.
pub struct CanvasScene<'a> {
    /// The program.
    pub program: &'a Program,
    /// Where its blocks lie.
    pub layout: &'a Layout,
    /// Which part of it is seen.
    pub view: CanvasView,
    /// The colours around.
    pub theme: &'static Theme,
    /// Blocks with something special.
    pub marks: &'a HashMap<BlockId, Marks>,
    /// The part under the pointer: its block and number.
    pub hovered: Option<(BlockId, usize)>,
    /// Whether loose stacks are pale: they do not run.
    pub pale_loose: bool,
}

/// What is shown on the canvas beside the program.
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

/// The block that executes.
#[derive(Clone, Copy, Debug)]
pub struct Highlight {
    /// The block that executed last.
    pub block: BlockId,
    /// The value it gave, when there is time to read it.
    pub value: Option<Value>,
}

/// What is seen on the blocks of the breakpoints and of the last move.
#[derive(Clone)]
pub struct RunMarks<'a> {
    /// The blocks with a breakpoint, and whether it has a condition.
    pub breakpoints: Vec<(BlockId, bool)>,
    /// How often each block executed, when the move is at its end.
    pub executions: Option<&'a HashMap<BlockId, u64>>,
    /// Whether that is to be seen on the blocks.
    pub heat: bool,
}

impl RunMarks<'_> {
    pub fn has_breakpoint(&self, block: BlockId) -> bool {
        self.breakpoints.iter().any(|(other, _)| *other == block)
    }
}

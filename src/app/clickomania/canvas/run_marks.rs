//! What the canvas shows of moves; the playback tells it.

use engine::language::BlockId;
use engine::run::value::Value;
use std::collections::HashMap;

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

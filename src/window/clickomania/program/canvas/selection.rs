//! The blocks that are chosen: one by a click, more with Shift or a frame.

use super::view::CanvasView;
use engine::language::BlockId;
use engine::layout::Point;

/// The chosen blocks; the one chosen last is the current one.
#[derive(Default)]
pub struct Selection {
    blocks: Vec<BlockId>,
}

/// A frame that a person draws: what lies in it is chosen too.
pub struct ChoosingFrame {
    /// The corner where it begins.
    pub from: Point,
    /// What was chosen before.
    pub before: Vec<BlockId>,
    /// What was in sight when it was begun.
    pub view: CanvasView,
    /// Whether the pointer was well inside the canvas since: only then the edges scroll.
    pub inside: bool,
    /// Whether it was given up; the button is still held.
    pub given_up: bool,
}

impl Selection {
    /// The current one.
    pub fn current(&self) -> Option<BlockId> {
        self.blocks.last().copied()
    }

    /// All, in the order in which they were chosen.
    pub fn blocks(&self) -> &[BlockId] {
        &self.blocks
    }

    /// Whether a block is chosen.
    pub fn contains(&self, id: BlockId) -> bool {
        self.blocks.contains(&id)
    }

    /// Chooses these and no others.
    pub fn set(&mut self, blocks: impl IntoIterator<Item = BlockId>) {
        self.blocks.clear();
        self.blocks.extend(blocks);
    }

    /// Chooses a block too, or no longer.
    pub fn toggle(&mut self, id: BlockId) {
        if self.contains(id) {
            self.retain(|other| other != id);
        } else {
            self.blocks.push(id);
        }
    }

    /// Chooses only those for which `keep` holds.
    pub fn retain(&mut self, keep: impl Fn(BlockId) -> bool) {
        self.blocks.retain(|&id| keep(id));
    }

    /// Chooses none; whether some were chosen.
    pub fn clear(&mut self) -> bool {
        let some = !self.blocks.is_empty();
        self.blocks.clear();
        some
    }
}

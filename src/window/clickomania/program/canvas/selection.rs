//! The chosen blocks: one by a click, more with Shift or a frame drawn around them.

use super::view::CanvasView;
use crate::window::kit::theme::Theme;
use egui::{Painter, Pos2, Stroke, StrokeKind};
use engine::language::{BlockId, Program};
use engine::layout::{Layout, Point, Rect};

/// The chosen blocks; the one chosen last is the current one.
#[derive(Default)]
pub struct Selection {
    blocks: Vec<BlockId>,
}

impl Selection {
    /// The block chosen last.
    pub fn current(&self) -> Option<BlockId> {
        self.blocks.last().copied()
    }

    /// All chosen blocks, in the order in which they were chosen.
    pub fn blocks(&self) -> &[BlockId] {
        &self.blocks
    }

    /// True for a chosen block and for those inside one.
    pub fn covers(&self, program: &Program, id: BlockId) -> bool {
        let mut ancestors = std::iter::successors(Some(id), |&id| program.owner(id));
        ancestors.any(|id| self.blocks.contains(&id))
    }

    /// Chooses these blocks and no others.
    pub fn set(&mut self, blocks: impl IntoIterator<Item = BlockId>) {
        self.blocks.clear();
        self.blocks.extend(blocks);
    }

    /// Adds a block, or removes it.
    pub fn toggle(&mut self, id: BlockId) {
        if self.blocks.contains(&id) {
            self.retain(|other| other != id);
        } else {
            self.blocks.push(id);
        }
    }

    pub fn retain(&mut self, keep: impl Fn(BlockId) -> bool) {
        self.blocks.retain(|&id| keep(id));
    }

    /// Chooses no block. True if some were chosen.
    pub fn clear(&mut self) -> bool {
        let some = !self.blocks.is_empty();
        self.blocks.clear();
        some
    }
}

/// A frame that is being drawn: it adds the blocks in it to those chosen before.
pub struct ChoosingFrame {
    /// The corner where it begins, in units.
    from: Point,
    chosen_before: Vec<BlockId>,
    /// The view when it was begun.
    view: CanvasView,
    /// True once the pointer was well inside the canvas: only then the edges scroll.
    scrolls: bool,
    /// True after Esc while the button is still held.
    given_up: bool,
}

impl ChoosingFrame {
    pub fn begin(from: Pos2, view: CanvasView, chosen_before: Vec<BlockId>) -> ChoosingFrame {
        ChoosingFrame {
            from: view.to_layout(from),
            chosen_before,
            view,
            scrolls: false,
            given_up: false,
        }
    }

    /// Cancels it: the blocks chosen before and the view to return to. None if that happened already.
    pub fn give_up(&mut self) -> Option<(Vec<BlockId>, CanvasView)> {
        if self.given_up {
            return None;
        }
        self.given_up = true;
        Some((std::mem::take(&mut self.chosen_before), self.view))
    }

    /// True if the edges scroll for a pointer here.
    pub fn scrolls(&mut self, at: Pos2, view: &CanvasView) -> bool {
        self.scrolls |= view.is_well_inside(at);
        self.scrolls
    }

    /// The frame to the pointer, in units.
    pub fn rect(&self, view: &CanvasView, pointer: Pos2) -> Option<Rect> {
        let (from, to) = (self.from, view.to_layout(pointer));
        (!self.given_up).then(|| Rect {
            min: Point::new(from.x.min(to.x), from.y.min(to.y)),
            max: Point::new(from.x.max(to.x), from.y.max(to.y)),
        })
    }

    /// The blocks within this frame, and those chosen before; without those inside others.
    pub fn chosen(&self, frame: Rect, program: &Program, layout: &Layout) -> Vec<BlockId> {
        let within = |id: &BlockId| {
            layout.get(*id).is_some_and(|block| {
                frame.contains(block.rect.min) && frame.contains(block.rect.max)
            })
        };
        let within = layout.order().iter().copied().filter(within);
        let blocks: Vec<BlockId> = within.chain(self.chosen_before.iter().copied()).collect();
        program.outermost(&blocks)
    }

    pub fn paint(&self, painter: &Painter, theme: &Theme, view: &CanvasView, pointer: Pos2) {
        if let Some(frame) = self.rect(view, pointer) {
            let line = Stroke::new(1.5, theme.accent);
            let fill = theme.accent.gamma_multiply(0.12);
            let rect = view.rect_to_window(frame);
            painter.rect(rect, 2.0, fill, line, StrokeKind::Inside);
        }
    }
}

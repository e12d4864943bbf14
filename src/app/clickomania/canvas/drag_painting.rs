//! Paints blocks that hang on the pointer, and what they would look like where they would go.

use super::block_painter::BlockPainter;
use super::drag::Drag;
use super::scene::{CanvasScene, Marks};
use super::view::CanvasView;
use crate::app::common::theme::{self, Theme};
use egui::{Vec2, vec2};
use engine::language::BlockId;
use std::collections::HashMap;

impl Drag {
    /// Paints the blocks at the pointer.
    pub fn paint(
        &self,
        painter: &egui::Painter,
        block_painter: &mut BlockPainter,
        (view, theme): (&CanvasView, &'static Theme),
    ) {
        let held = vec2(self.grab.x, self.grab.y) * view.zoom;
        let marks = HashMap::new();
        let scene = self.scene((view, theme), self.pointer - held, &marks);
        block_painter.shadow(painter, &scene);
        block_painter.scene(painter, &scene, false);
    }

    /// Paints what the blocks would look like in the stack.
    pub fn paint_ghost(
        &self,
        painter: &egui::Painter,
        block_painter: &mut BlockPainter,
        (view, theme): (&CanvasView, &'static Theme),
    ) {
        let Some((at, height)) = self.ghost() else {
            return;
        };
        let origin = view.to_window(at);
        let height = height * view.zoom;
        let width = self.size().x * view.zoom;
        let clip = egui::Rect::from_min_size(origin, vec2(width + 2.0, height));
        let painter = painter.with_clip_rect(clip.intersect(painter.clip_rect()));
        let marks = HashMap::new();
        block_painter.preview(&painter, &self.scene((view, theme), origin, &marks));
    }

    /// The blocks alone, their upper left corner at this point of the window.
    fn scene<'a>(
        &'a self,
        (view, theme): (&CanvasView, &'static Theme),
        origin: egui::Pos2,
        marks: &'a HashMap<BlockId, Marks>,
    ) -> CanvasScene<'a> {
        CanvasScene {
            program: &self.shown,
            layout: &self.layout,
            view: CanvasView::at(view.zoom, Vec2::ZERO).within(far(origin)),
            theme,
            marks,
            hovered: None,
            pale_loose: false,
        }
    }

    /// The colour of the first of the blocks.
    pub fn colour(&self) -> egui::Color32 {
        let first = self.shown.everywhere().next();
        first.map_or(theme::HAT.fill, |id| {
            theme::category(self.shown.block(id).kind.row().categories[0]).fill
        })
    }
}

/// More than any window, from here on.
fn far(origin: egui::Pos2) -> egui::Rect {
    egui::Rect::from_min_size(origin, Vec2::splat(4000.0))
}

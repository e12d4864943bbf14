//! Paints blocks that hang on the pointer, and what they would look like where they would go.

use super::block_painter::BlockPainter;
use super::drag::Drag;
use super::scene::CanvasScene;
use super::view::CanvasView;
use crate::app::common::theme::Theme;
use egui::{Vec2, vec2};
use std::collections::HashMap;

impl Drag {
    /// Paints the blocks at the pointer.
    pub fn paint(
        &self,
        painter: &egui::Painter,
        block_painter: &mut BlockPainter,
        (view, theme): (&CanvasView, &'static Theme),
    ) {
        let marks = HashMap::new();
        let held = vec2(self.grab.x, self.grab.y) * view.zoom;
        let origin = self.pointer - held;
        let scene = CanvasScene {
            program: &self.shown,
            layout: &self.layout,
            view: CanvasView::at(view.zoom, Vec2::ZERO).within(far(origin)),
            theme,
            marks: &marks,
            hovered: None,
            pale_loose: false,
            costs: false,
        };
        block_painter.scene(painter, &scene, false);
    }

    /// Paints what the blocks would look like in the stack.
    pub fn paint_ghost(
        &self,
        painter: &egui::Painter,
        block_painter: &mut BlockPainter,
        view: &CanvasView,
        color: egui::Color32,
    ) {
        let Some((at, height)) = self.ghost() else {
            return;
        };
        let origin = view.to_window(at);
        let height = height * view.zoom;
        let width = self.size().x * view.zoom;
        let clip = egui::Rect::from_min_size(origin, vec2(width + 2.0, height));
        let painter = painter.with_clip_rect(clip.intersect(painter.clip_rect()));
        let ghost = CanvasView::at(view.zoom, Vec2::ZERO).within(far(origin));
        block_painter.silhouettes(&painter, &self.layout, ghost, color);
    }
}

/// More than any window, from here on.
fn far(origin: egui::Pos2) -> egui::Rect {
    egui::Rect::from_min_size(origin, Vec2::splat(4000.0))
}

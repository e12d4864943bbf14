//! Where a drop would go: the socket, or the gap with the blocks as they would lie in it.

use super::block_painter::BlockPainter;
use super::drag::Drag;
use super::view::CanvasView;
use crate::app::common::theme::{self, Theme};
use egui::vec2;

/// Shows where a drop would go.
pub fn show(
    painter: &egui::Painter,
    block_painter: &mut BlockPainter,
    view: &CanvasView,
    theme: &Theme,
    drag: &Drag,
) {
    let Some(connection) = drag.target() else {
        // What does not fit is seen before it is tried.
        if let Some(place) = drag.refusing(view)
            && let Some(ty) = place.ty
        {
            let socket = (place.rect, ty);
            block_painter.light_up(painter, view, socket, theme.wrong);
        }
        return;
    };
    if let Some(ty) = connection.ty {
        let socket = (connection.rect, ty);
        block_painter.light_up(painter, view, socket, theme.running);
    } else {
        let color = theme::mix(theme.canvas, theme.quiet, 110);
        drag.paint_ghost(painter, block_painter, view, color);
        let from = view.to_window(connection.at);
        let to = from + vec2((120.0 * view.zoom).max(60.0), 0.0);
        painter.line_segment([from, to], egui::Stroke::new(3.5, theme.running));
    }
}

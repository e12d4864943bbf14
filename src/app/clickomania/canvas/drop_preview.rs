//! Where a drop would go: the socket, or the gap with the outlines of the blocks as they would lie in it; both
//! in the colour of what is dragged.

use super::block_painter::BlockPainter;
use super::drag::Drag;
use super::view::CanvasView;
use crate::app::common::theme::Theme;

/// Shows where a drop would go.
pub fn show(
    painter: &egui::Painter,
    block_painter: &mut BlockPainter,
    view: &CanvasView,
    theme: &'static Theme,
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
        block_painter.light_up(painter, view, socket, drag.colour());
    } else {
        drag.paint_ghost(painter, block_painter, (view, theme));
    }
}

//! The frame of every question that must be answered before one goes on.

use super::theme;
use egui::{Id, Modal, ModalResponse, ScrollArea, Ui, Vec2, vec2};

/// The frame and what stays free around it, in points.
const AROUND: Vec2 = vec2(64.0, 56.0);

/// Shows a question over the window, `width` points wide. Where the window is smaller than the question,
/// it is narrower, and one scrolls.
pub fn show<R>(
    ui: &Ui,
    id: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> ModalResponse<R> {
    let room = ui.ctx().content_rect().size() - AROUND;
    let modal = Modal::new(Id::unique(id)).backdrop_color(theme::of(ui).veil);
    let modal = modal.frame(theme::dialog_frame(ui));
    modal.show(ui.ctx(), |ui| {
        let width = width.min(room.x);
        ui.set_width(width);
        ScrollArea::vertical()
            .id_salt("question")
            .auto_shrink([false, true])
            .max_height(room.y)
            .show(ui, |ui| {
                ui.set_width(width);
                contents(ui)
            })
            .inner
    })
}

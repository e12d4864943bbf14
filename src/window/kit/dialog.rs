//! The frame of every window over the window: questions that must be answered before one goes on, lists to choose from.

use crate::window::kit::magnify::in_sight;
use crate::window::kit::theme;
use egui::{Id, Modal, ModalResponse, Ui};

/// What stays free beside a question, in points, with its own margins.
const AROUND: f32 = 64.0;

/// Shows a question over the window, `width` points wide, or as wide as there is room.
pub fn show<R>(
    ui: &Ui,
    id: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> ModalResponse<R> {
    let room = ui.ctx().content_rect().width() - AROUND;
    let modal = Modal::new(Id::unique(id)).backdrop_color(theme::of(ui).veil);
    let modal = modal.frame(theme::dialog_frame(ui));
    modal.show(ui.ctx(), |ui| {
        ui.set_width(width.min(room));
        in_sight(ui, contents)
    })
}

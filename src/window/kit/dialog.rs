//! The frame of every modal dialog.

use crate::window::kit::magnify::in_sight;
use crate::window::kit::theme;
use egui::{Id, Modal, ModalResponse, Ui};

/// Space beside a dialog, including its own margins, in points.
const AROUND: f32 = 64.0;

/// Shows a dialog over the window, `width` points wide if there is room.
pub fn show<R>(
    ui: &Ui,
    id: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> ModalResponse<R> {
    let room = ui.ctx().content_rect().width() - AROUND;
    let modal = Modal::new(Id::unique(id))
        .backdrop_color(theme::of(ui).veil)
        .frame(theme::dialog_frame(ui));
    modal.show(ui.ctx(), |ui| {
        ui.set_width(width.min(room));
        in_sight(ui, contents)
    })
}

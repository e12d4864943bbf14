//! Drag and drop of files: the overlay while they hover, and their paths once they are dropped.

use crate::window::kit::theme;
use egui::{Align2, Area, Context, Frame, Id, Margin, Order, RichText, Stroke, vec2};
use engine::text::Text;
use std::path::{Path, PathBuf};

/// Maximum number of characters of a file name; the rest is cut off.
const MAX_CHARACTERS: usize = 48;

/// Shows what a drop would do, while files hover over the window.
pub fn show(ctx: &Context, text: &Text) {
    let hovered = ctx.input(|input| {
        let files = &input.raw.hovered_files;
        let first = files.first().and_then(|file| file.path.clone());
        (!files.is_empty()).then_some((files.len(), first))
    });
    let Some((count, first)) = hovered else {
        return;
    };
    let words = match first {
        Some(path) if count == 1 => text.msg_drop_here(name(&path)),
        _ => text.msg_drop_here_several(count as u64),
    };
    Area::new(Id::unique("drop here"))
        .order(Order::Tooltip)
        .interactable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .show(ctx, |ui| {
            let theme = theme::of(ui);
            Frame::popup(ui.style())
                .stroke(Stroke::new(2.0, theme.accent))
                .corner_radius(12)
                .inner_margin(Margin::symmetric(28, 22))
                .show(ui, |ui| {
                    ui.label(RichText::new(words).font(theme::semibold(16.0)));
                });
        });
}

/// The files dropped in this frame.
pub fn dropped(ctx: &Context) -> Vec<PathBuf> {
    ctx.input(|input| {
        let files = input.raw.dropped_files.iter();
        files.map(|file| file.path().to_owned()).collect()
    })
}

/// The name of a file for messages.
pub fn name(path: &Path) -> String {
    let name = path
        .file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy();
    match name.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.into_owned(),
    }
}

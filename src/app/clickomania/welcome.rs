//! The first start: three sentences beside the first program, until something is done.

use crate::app::common::theme;
use egui::{Frame, Label, Margin, Rect, RichText, Ui, UiBuilder, vec2};
use engine::text::Text;

/// The card with the sentences.
pub struct Welcome {
    waits: bool,
}

/// How wide the card is at most, in points.
const WIDTH: f32 = 380.0;

/// What the buttons and the bin at the right of the canvas need.
const BESIDE: f32 = 84.0;

impl Welcome {
    /// It is there if this is the `first` start.
    pub fn new(first: bool) -> Welcome {
        Welcome { waits: first }
    }

    /// Something was done: it goes for good.
    pub fn done(&mut self) {
        self.waits = false;
    }

    /// Shows it in the middle of the canvas, below the first program and away from all corners.
    pub fn show(&self, ui: &mut Ui, text: &Text, canvas: Rect) {
        if !self.waits {
            return;
        }
        let theme = theme::of(ui);
        let width = WIDTH.min(canvas.width() - BESIDE - 16.0);
        let mut corner = canvas.center() - vec2(width / 2.0, 20.0);
        corner.x = corner.x.min(canvas.max.x - BESIDE - width);
        let room = Rect::from_min_size(corner, vec2(width, canvas.max.y - corner.y));
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            Frame::new()
                .fill(theme.card)
                .stroke(egui::Stroke::new(1.0, theme.line))
                .corner_radius(10)
                .inner_margin(Margin::same(16))
                .show(ui, |ui| {
                    let words = RichText::new(text.msg_first_start()).size(15.0);
                    ui.add(Label::new(words).selectable(false).wrap());
                });
        });
    }
}

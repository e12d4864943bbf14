//! Small widgets of the panels.

use crate::window::kit::theme;
use crate::window::kit::widgets::segment;
use egui::{DragValue, Frame, Margin, RichText, Role, Stroke, Ui, WidgetInfo, vec2};
use std::ops::RangeInclusive;

/// A segmented choice; returns the segment just pressed.
pub fn segments<T: Copy + PartialEq>(ui: &mut Ui, all: &[(T, String)], chosen: T) -> Option<T> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (value, words) in all {
            let on = *value == chosen;
            if segment(ui, words, on).clicked() && !on {
                pressed = Some(*value);
            }
        }
    });
    pressed
}

/// A label with a number that can be dragged, typed, or stepped by buttons; returns the number if it just changed.
pub fn number(
    ui: &mut Ui,
    words: &str,
    value: usize,
    range: RangeInclusive<usize>,
) -> Option<usize> {
    let mut changed = value;
    ui.horizontal(|ui| {
        ui.label(words);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            let step = |ui: &mut Ui, sign: &str| {
                let button = ui.add(egui::Button::new(sign).min_size(vec2(28.0, 28.0)));
                let name = format!("{words} {sign}");
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
                button.clicked()
            };
            if step(ui, "+") {
                changed += 1;
            }
            let drag = DragValue::new(&mut changed)
                .range(range.clone())
                .speed(0.15);
            let field = ui.add_sized(vec2(48.0, 28.0), drag);
            field.widget_info(|| {
                let mut info = WidgetInfo::labeled(Role::SpinButton, true, words);
                info.value = Some(value as f64);
                info
            });
            if step(ui, "−") {
                changed = changed.saturating_sub(1);
            }
        });
    });
    let changed = changed.clamp(*range.start(), *range.end());
    (changed != value).then_some(changed)
}

/// A button of full width.
pub fn wide_button(ui: &mut Ui, words: String, enabled: bool) -> egui::Response {
    ui.add_enabled_ui(enabled, |ui| {
        let size = vec2(ui.available_width(), 32.0);
        ui.add_sized(size, egui::Button::new(words))
    })
    .inner
}

/// A heading in a panel.
pub fn title(ui: &mut Ui, words: String) {
    ui.add_space(4.0);
    ui.label(RichText::new(words).font(theme::semibold(14.0)));
}

/// A card around a part of a panel.
pub fn card<T>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> T) -> T {
    let theme = theme::of(ui);
    let frame = Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.line))
        .corner_radius(8.0)
        .inner_margin(Margin::same(10));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui)
        })
        .inner
}

/// A sentence that wraps.
pub fn sentence(ui: &mut Ui, words: String, ink: egui::Color32) {
    let words = RichText::new(words).size(13.0).color(ink);
    ui.add(egui::Label::new(words).wrap());
}

//! The slider between the turtle and the hare.

use crate::window::kit::icons::Icon;
use crate::window::kit::widgets::{Explained as _, knob};
use crate::window::kit::{icons, theme};
use egui::{Color32, Response, Role, Sense, Slider, Ui, WidgetInfo, vec2};

/// The slider, and what it says. Positions go from 0, the turtle, to 1, the hare.
pub struct SpeedSlider<'a> {
    /// What the turtle says.
    pub slowest: String,
    /// What the hare says.
    pub fastest: String,
    /// How fast it is at a position, for the tooltip.
    pub words: &'a dyn Fn(f32) -> String,
    /// The accessible name with these words.
    pub name: &'a dyn Fn(String) -> String,
}

impl SpeedSlider<'_> {
    /// Shows it in all the width there is.
    pub fn show(self, ui: &mut Ui, position: &mut f32) {
        let theme = theme::of(ui);
        if animal(ui, icons::turtle, self.slowest) {
            *position = 0.0;
        }
        ui.spacing_mut().item_spacing.x = 6.0;
        let wide = (ui.available_width() - 30.0).max(40.0);
        let slider = rail(ui, Slider::new(position, 0.0..=1.0), wide, theme.accent);
        knob(ui, &slider, *position);
        let words = (self.words)(*position);
        slider.widget_info(|| {
            WidgetInfo::slider(true, f64::from(*position), (self.name)(words.clone()))
        });
        slider.explained(words);
        if animal(ui, icons::hare, self.fastest) {
            *position = 1.0;
        }
    }
}

/// A slider without figures, in the colours of the window; left of its knob it is `filled`.
pub fn rail(ui: &mut Ui, slider: Slider<'_>, wide: f32, filled: Color32) -> Response {
    let theme = theme::of(ui);
    ui.scope(|ui| {
        ui.spacing_mut().slider_width = wide;
        ui.spacing_mut().slider_rail_height = 4.0;
        let visuals = ui.visuals_mut();
        visuals.widgets.inactive.bg_fill = theme.strong_line;
        visuals.selection.bg_fill = filled;
        let slider = slider.show_value(false).trailing_fill(true);
        ui.add(slider.handle_shape(egui::style::HandleShape::Circle))
    })
    .inner
}

/// The turtle or the hare: whether it was pressed.
fn animal(ui: &mut Ui, icon: Icon, name: String) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::click());
    let ink = if response.hovered() || response.has_focus() {
        theme.text
    } else {
        theme.quiet
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    icon(ui.painter(), rect, ink);
    response.explained(name).clicked()
}

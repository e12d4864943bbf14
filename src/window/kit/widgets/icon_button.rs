//! A button with a drawn icon.

use super::explained::Explained as _;
use crate::window::kit::icons::Icon;
use crate::window::kit::theme;
use egui::{Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// A square button with an icon; `name` is its tooltip and its accessible name.
pub struct IconButton<'a> {
    icon: Icon,
    name: &'a str,
    enabled: bool,
    chosen: bool,
    framed: bool,
    /// Without a tooltip: it shows something else when hovered.
    quiet: bool,
    size: Vec2,
}

impl<'a> IconButton<'a> {
    /// A button of the usual size.
    pub fn new(icon: Icon, name: &'a str) -> IconButton<'a> {
        IconButton {
            icon,
            name,
            enabled: true,
            chosen: false,
            framed: false,
            quiet: false,
            size: Vec2::splat(32.0),
        }
    }

    /// Whether it can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        IconButton { enabled, ..self }
    }

    /// Whether it is on.
    pub fn chosen(self, chosen: bool) -> Self {
        IconButton { chosen, ..self }
    }

    /// With a frame around it, like other buttons.
    pub fn framed(self) -> Self {
        IconButton {
            framed: true,
            ..self
        }
    }

    /// Without a tooltip.
    pub fn quiet(self) -> Self {
        IconButton {
            quiet: true,
            ..self
        }
    }

    /// Width and height, in points.
    pub fn size(self, size: f32) -> Self {
        self.sized(Vec2::splat(size))
    }

    /// As large as this, in points.
    pub fn sized(self, size: Vec2) -> Self {
        IconButton { size, ..self }
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = theme::of(ui);
        let sense = if self.enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let (rect, response) = ui.allocate_exact_size(self.size, sense);
        let (enabled, chosen, name) = (self.enabled, self.chosen, self.name);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, enabled, name);
            info.selected = chosen.then_some(true);
            info
        });
        let painter = ui.painter_at(rect.expand(2.0));
        let fill = if !self.enabled && !self.framed {
            Color32::TRANSPARENT
        } else if !self.enabled {
            theme.card
        } else if response.is_pointer_button_down_on() {
            theme.card_pressed
        } else if response.hovered() || response.has_focus() {
            theme.card_hovered
        } else if self.chosen {
            theme.card_pressed
        } else if self.framed {
            theme.card
        } else {
            Color32::TRANSPARENT
        };
        let line = if response.has_focus() {
            Stroke::new(2.0, theme.accent)
        } else if self.framed {
            Stroke::new(1.0, theme.line)
        } else {
            Stroke::NONE
        };
        painter.rect(rect, 7.0, fill, line, StrokeKind::Inside);
        let ink = if !self.enabled {
            theme::mix(theme.window, theme.quiet, 110)
        } else if self.chosen || response.hovered() {
            theme.text
        } else {
            theme::mix(theme.quiet, theme.text, 90)
        };
        let side = self.size.min_elem() * 0.62;
        let icon = egui::Rect::from_center_size(rect.center(), Vec2::splat(side));
        (self.icon)(&painter, icon, ink);
        if self.quiet {
            return response;
        }
        response.explained(self.name)
    }
}

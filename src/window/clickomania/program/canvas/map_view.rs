//! The map on the canvas: where it is, and what is done with it.

use super::Canvas;
use super::map::{Frame, Marked, PAD, marks};
use crate::window::clickomania::actions::{close_rows, menu_item};
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, ViewCommand};
use crate::window::kit::command::ZoomCommand;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::accesskit::Orientation;
use egui::{Id, Key, Modifiers, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use engine::language::Program;
use engine::layout::Point;

/// The share of what is seen by which an arrow moves the view.
const STEP: f32 = 0.2;

impl Canvas {
    /// Whether a map is of use: the program is higher than what is seen of it. A map takes no height, so that it
    /// never decides about itself.
    pub fn needs_map(&self) -> bool {
        let height = self.layout.bounds().height() * self.view.zoom;
        self.view.rect.is_positive() && height > self.view.rect.height() - 24.0
    }

    /// Shows the map in this room.
    pub fn show_map(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (program, room): (&Program, egui::Rect),
        marked: &Marked<'_>,
    ) {
        let bounds = self.layout.bounds();
        let Some(frame) = Frame::new(bounds, room) else {
            return;
        };
        let card = frame.rect.expand(PAD);
        let theme = theme::of(ui);
        let response = ui.interact(card, Id::unique("map"), Sense::click_and_drag());
        let name = app.text.msg_map_name();
        response.widget_info(|| WidgetInfo::labeled(Role::ScrollBar, true, &name));
        let down = (self.view.visible().min.y - bounds.min.y) / bounds.height().max(1.0);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_orientation(Orientation::Vertical);
            node.set_numeric_value(f64::from((down * 100.0).clamp(0.0, 100.0).round()));
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(100.0);
        });
        self.map_pressed(ui, &response, frame);
        if response.has_focus() {
            self.map_keys(ui, response.id);
        }

        let line = match response.has_focus() {
            true => Stroke::new(2.0, theme.accent),
            false => Stroke::new(1.0, theme.line),
        };
        ui.painter()
            .rect(card, 8.0, theme.window, line, StrokeKind::Inside);
        let laid = (program, &self.layout, self.laid);
        self.map.paint(ui, laid, frame);
        let painter = ui.painter_at(card);
        marks(&painter, theme, &self.layout, frame, marked);
        let seen = frame.seen(&self.view);
        painter.rect(
            seen,
            3.0,
            theme.accent.gamma_multiply(0.10),
            Stroke::new(1.5, theme.accent),
            StrokeKind::Inside,
        );
        response.context_menu(|ui| {
            close_rows(ui);
            menu_item(ui, app, ClickomaniaCommand::Zoom(ZoomCommand::Fit));
            menu_item(ui, app, ClickomaniaCommand::Zoom(ZoomCommand::Actual));
            ui.separator();
            menu_item(ui, app, ClickomaniaCommand::View(ViewCommand::ToggleMap));
        });
        response.explained(app.text.msg_map_tip());
    }

    /// What is seen of the canvas.
    pub(super) fn free_rect(&self) -> egui::Rect {
        self.view.rect
    }

    /// Goes where the map is pressed; who takes the frame drags it.
    fn map_pressed(&mut self, ui: &Ui, response: &egui::Response, frame: Frame) {
        let primary = ui.input(|input| input.pointer.primary_down());
        if !primary || !response.is_pointer_button_down_on() {
            return;
        }
        let Some(at) = response.interact_pointer_pos() else {
            return;
        };
        let middle = self.view.visible().center();
        if ui.input(|input| input.pointer.any_pressed()) {
            let within = frame.seen(&self.view).contains(at);
            self.map.held = match within {
                true => frame.to_layout(at) - middle,
                false => Point::default(),
            };
        }
        self.look_at(frame.to_layout(at) - self.map.held);
        ui.set_cursor_icon(egui::CursorIcon::Grabbing);
        ui.request_repaint();
    }

    /// The keyboard on the map: arrows, page up and down, the beginning and the end.
    fn map_keys(&mut self, ui: &Ui, id: Id) {
        claim_arrows(ui, id, Arrows::All);
        let (visible, bounds) = (self.view.visible(), self.layout.bounds());
        let mut middle = visible.center();
        let before = middle;
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (across, down) = (visible.width() * STEP, visible.height() * STEP);
        for (key, x, y) in [
            (Key::ArrowUp, 0.0, -down),
            (Key::ArrowDown, 0.0, down),
            (Key::ArrowLeft, -across, 0.0),
            (Key::ArrowRight, across, 0.0),
            (Key::PageUp, 0.0, -visible.height() * 0.9),
            (Key::PageDown, 0.0, visible.height() * 0.9),
        ] {
            if pressed(key) {
                middle = middle + Point::new(x, y);
            }
        }
        if pressed(Key::Home) {
            middle.y = bounds.min.y + visible.height() * 0.4;
        }
        if pressed(Key::End) {
            middle.y = bounds.max.y - visible.height() * 0.4;
        }
        if middle != before {
            self.look_at(middle);
            ui.request_repaint();
        }
    }

    /// Has this point of the layout in the middle of the view.
    fn look_at(&mut self, middle: Point) {
        self.motion.halt();
        let half = self.view.rect.size() / 2.0;
        self.view.pan = half - vec2(middle.x, middle.y) * self.view.zoom;
        self.view.keep_in_sight(self.layout.bounds());
    }
}

//! The text of the open task as a sheet over the palette. It closes at the next act.

use super::LessonCard;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::widgets::IconButton;
use crate::window::kit::{icons, theme};
use egui::{
    Align, Area, Frame, Id, Key, Label, Layout, Margin, Order, Rect, RichText, ScrollArea, Stroke,
    Ui, vec2,
};

/// The least width of the sheet, in points.
const WIDTH: f32 = 300.0;

/// The sheet with the text.
#[derive(Default)]
pub struct Reading {
    open: bool,
    text: TaskText,
    /// True if the press that is under way closed it: the button that was pressed must not open it again.
    closed_by_press: bool,
}

impl Reading {
    pub fn is_open(&self) -> bool {
        self.open
    }

    pub fn toggle(&mut self) {
        if !std::mem::take(&mut self.closed_by_press) {
            self.open = !self.open;
        }
    }

    pub fn close(&mut self) {
        self.open = false;
    }

    /// Closes at a press elsewhere or Esc; true if it was open.
    fn follow(&mut self, ui: &Ui, place: Rect) -> bool {
        let was_open = self.open;
        ui.input(|input| {
            let pointer = &input.pointer;
            if pointer.any_pressed() {
                let elsewhere = pointer.interact_pos().is_some_and(|at| !place.contains(at));
                self.closed_by_press = self.open && elsewhere;
                self.open &= !elsewhere;
            } else if !pointer.any_down() && !pointer.any_released() {
                self.closed_by_press = false;
            }
            self.open &= !input.key_pressed(Key::Escape);
        });
        was_open
    }
}

impl LessonCard {
    /// Shows the text over the palette, whose right edge is that of `palette`, while it is open. `note` is about the program
    /// on the canvas. Returns the block that is dragged out of it.
    pub fn show_text(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        note: Option<&str>,
        palette: Rect,
    ) -> Option<Taken> {
        let width = palette.width().max(WIDTH);
        let screen = ui.ctx().content_rect();
        let left = (palette.max.x - width).max(screen.min.x);
        let place = Rect::from_min_size(
            egui::pos2(left, palette.min.y),
            vec2(width, palette.height()),
        );
        if !self.reading.follow(ui, place) || !self.reading.open {
            return None;
        }
        let theme = theme::of(ui);
        let ready = app.services.task.ready().clone();
        let area = Area::new(Id::unique("task text"))
            .order(Order::Middle)
            .fixed_pos(place.min)
            .constrain(false);
        let frame = Frame::new()
            .fill(theme.window)
            .stroke(Stroke::new(1.0, theme.line))
            .shadow(ui.visuals().popup_shadow)
            .inner_margin(Margin::symmetric(16, 12));
        let shown = area.show(ui.ctx(), |ui| {
            frame
                .show(ui, |ui| {
                    ui.set_min_size(place.size() - vec2(34.0, 26.0));
                    ui.set_max_size(place.size() - vec2(34.0, 26.0));
                    ui.horizontal(|ui| {
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            let name = app.text.msg_lesson_fold();
                            if IconButton::new(icons::cross, &name)
                                .size(28.0)
                                .show(ui)
                                .clicked()
                            {
                                self.reading.open = false;
                            }
                            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                                let title = ready.title(&app.text);
                                let title = RichText::new(title).font(theme::semibold(14.0));
                                ui.add(Label::new(title).truncate());
                            });
                        });
                    });
                    ui.add_space(6.0);
                    let area = ScrollArea::vertical().auto_shrink(false);
                    area.show(ui, |ui| {
                        ui.set_max_width(ui.available_width() - 8.0);
                        if let Some(note) = note {
                            let fill = theme.card_hovered;
                            let frame = Frame::new().fill(fill).corner_radius(8);
                            frame.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
                                ui.add(Label::new(RichText::new(note).size(14.0)).wrap());
                            });
                        }
                        let words = ready.task().text.shown(app.text.language());
                        self.reading
                            .text
                            .show(ui, app, block_painter, words, TextSize::SMALL)
                    })
                    .inner
                })
                .inner
        });
        shown.inner
    }
}

//! The card in the lower left corner of the canvas that shows a hint.

use super::{FoundHints, HintSearch, Hints};
use crate::app::clickomania::canvas::BlockPainter;
use crate::app::clickomania::command::ClickomaniaCommand;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::HintCommand;
use crate::app::common::icons;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, IconButton, main_button};
use egui::{
    Align, Align2, Area, Button, Frame, Id, Layout, Order, Rect, RichText, Role, ScrollArea, Sense,
    Ui, WidgetInfo, vec2,
};
use engine::judge::hints::HintLevel;
use engine::language::Program;
use engine::text::Text;

/// How wide the card is, if the canvas has room.
const WIDTH: f32 = 400.0;
/// What the buttons and the bin at the right of the canvas need.
const BESIDE: f32 = 84.0;

impl Hints {
    /// Shows the card over the canvas at `canvas`, if a hint was asked for. Where it is.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        (program, block_painter): (&Program, &mut BlockPainter),
        canvas: Rect,
    ) -> Option<Rect> {
        if !self.is_open() {
            return None;
        }
        let text = app.text;
        let width = WIDTH.min(canvas.width() - BESIDE - 24.0).max(180.0);
        let area = Area::new(Id::unique("hint"))
            .order(Order::Middle)
            .pivot(Align2::LEFT_BOTTOM)
            .fixed_pos(canvas.left_bottom() + vec2(12.0, -12.0));
        let shown = area.show(ui.ctx(), |ui| {
            let frame = Frame::popup(ui.style()).inner_margin(14);
            frame.show(ui, |ui| {
                ui.set_width(width - 28.0);
                match &mut self.search {
                    HintSearch::Found(found, _) => {
                        head(ui, app, Some(found));
                        let told = found.told(&text, program);
                        // The blocks of a concrete hint may be many.
                        ScrollArea::both()
                            .max_height((canvas.height() * 0.5).min(360.0))
                            .show(ui, |ui| match &told.figure {
                                Some(figure) => figure.show(ui, block_painter, &told.words),
                                None => {
                                    ui.label(&told.words);
                                }
                            });
                        ui.add_space(6.0);
                        buttons(ui, app, found);
                    }
                    _ => {
                        head(ui, app, None);
                        ui.label(text.msg_hinting_seeking());
                    }
                }
            });
        });
        Some(shown.response.rect)
    }
}

/// The title, how far one is, and the button that closes the card.
fn head(ui: &mut Ui, app: &mut ClickomaniaContext, found: Option<&FoundHints>) {
    let theme = theme::of(ui);
    let text = app.text;
    ui.horizontal(|ui| {
        ui.label(RichText::new(text.msg_menu_hint()).font(theme::semibold(15.0)));
        if let Some(found) = found.filter(|found| found.hint().is_some()) {
            steps(ui, theme, &text, found.level);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = text.msg_hinting_close();
            let close = IconButton::new(icons::cross, &name).size(26.0).show(ui);
            if close.clicked() {
                app.send(ClickomaniaCommand::Hint(HintCommand::Close));
            }
        });
    });
    ui.add_space(2.0);
}

/// Three dots, those of the steps made filled.
fn steps(ui: &mut Ui, theme: &Theme, text: &Text, level: HintLevel) {
    let number = level as usize + 1;
    let all = HintLevel::ALL.len();
    let (rect, response) = ui.allocate_exact_size(vec2(14.0 * all as f32, 20.0), Sense::hover());
    let name = text.msg_hinting_step(number.to_string(), all.to_string());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    for dot in 0..all {
        let at = rect.left_center() + vec2(7.0 + 14.0 * dot as f32, 1.0);
        if dot < number {
            ui.painter().circle_filled(at, 4.0, theme.accent);
        } else {
            let line = egui::Stroke::new(1.5, theme.quiet);
            ui.painter().circle_stroke(at, 3.4, line);
        }
    }
    response.explained(name);
}

/// The next step, and another idea.
fn buttons(ui: &mut Ui, app: &mut ClickomaniaContext, found: &FoundHints) {
    let theme = theme::of(ui);
    let text = app.text;
    let Some(hint) = found.hint() else { return };
    if found.level == HintLevel::Concrete {
        let saves = text.msg_hinting_saves(hint.saves.to_string());
        ui.label(
            RichText::new(saves)
                .font(theme::semibold(14.0))
                .color(theme.right),
        );
        ui.add_space(2.0);
    }
    let next = match found.level {
        HintLevel::General => text.msg_hinting_where(),
        HintLevel::Place => text.msg_hinting_how(),
        HintLevel::Concrete => text.msg_hinting_apply(),
    };
    ui.horizontal_wrapped(|ui| {
        let font = theme::semibold(15.0);
        let words = ui.painter().layout_no_wrap(next.clone(), font, theme.text);
        let size = vec2(words.size().x.max(70.0) + 36.0, 34.0);
        if main_button(ui, &next, size).clicked() {
            app.send(HintCommand::More);
        }
        if found.has_other() {
            let other = Button::new(text.msg_hinting_other()).min_size(vec2(100.0, 34.0));
            if ui.add(other).clicked() {
                app.send(ClickomaniaCommand::Hint(HintCommand::Other));
            }
        }
    });
}

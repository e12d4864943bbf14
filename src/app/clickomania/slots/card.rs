//! The card of a slot: the name of its program, what it costs, the verdict, and its buttons.

use super::age::{ago, seconds_since};
use crate::app::clickomania::actions::close_rows;
use crate::app::clickomania::canvas::view::CanvasView;
use crate::app::clickomania::canvas::{BlockPainter, CanvasScene};
use crate::app::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, SlotCommand};
use crate::app::clickomania::services::judge::{Finding, Subject};
use crate::app::clickomania::storage::Slot;
use crate::app::clickomania::verdict::sign;
use crate::app::common::icons;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, IconButton};
use egui::{
    Align2, Area, Button, Frame, Id, Order, Rect, Role, Sense, StrokeKind, Ui, UiBuilder, UiKind,
    Vec2, WidgetInfo, pos2, vec2,
};
use engine::language::check::check;
use engine::language::cost::cost;
use engine::layout::{Advances, Layout, LayoutChange};
use engine::text::{Language, Text};
use std::collections::HashMap;
use std::sync::Arc;

/// How high a card is in a window of usual height.
pub const HEIGHT: f32 = 62.0;
const BUTTON: f32 = 28.0;

/// What a card shows.
pub struct Card {
    pub slot: Slot,
    cost: u64,
    ready: bool,
    /// The program, if it can be judged.
    pub subject: Option<Subject>,
    /// Where its blocks lie, in this language.
    layout: Option<(Language, Layout)>,
}

impl Card {
    pub fn new(slot: Slot) -> Card {
        let (cost, ready) = match &slot {
            Slot::Filled { program, .. } => (cost(program).total, check(program).is_empty()),
            _ => (0, false),
        };
        let subject = match &slot {
            Slot::Filled { program, .. } if ready => Some(Subject::of(program)),
            _ => None,
        };
        Card {
            slot,
            cost,
            ready,
            subject,
            layout: None,
        }
    }

    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        theme: &'static Theme,
        (number, rect): (usize, Rect),
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        let label = self.name(&text);
        let response = ui.interact(rect, Id::unique("slot").with(number), Sense::hover());
        self.menu(app, &response, number);
        let spoken = match &self.slot {
            Slot::Filled { .. } => {
                text.msg_slot_name(number.to_string(), &label, self.cost.to_string())
            }
            _ => text.msg_slot_empty_name(number.to_string()),
        };
        let found = self.found(app);
        let spoken = match &found {
            Some(finding) => text.msg_judging_slot(spoken, sign::words(&text, finding)),
            None => spoken,
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));
        let painter = ui.painter().clone();
        let line = egui::Stroke::new(1.0, theme.line);
        painter.rect(rect, 8.0, theme.card, line, StrokeKind::Inside);
        let filled = matches!(self.slot, Slot::Filled { .. });
        let ink = if filled { theme.text } else { theme.quiet };
        let font = theme::semibold(13.0);
        let title = format!("{number} · {label}");
        let galley =
            crate::app::common::widgets::one_line(ui, title, font, ink, rect.width() - 20.0);
        let (low, high) = (rect.height() < HEIGHT, rect.height() > HEIGHT);
        let top = if low { 5.0 } else { 9.0 };
        painter.galley(rect.min + vec2(10.0, top), galley, ink);
        if filled {
            let at = pos2(rect.min.x + 10.0, rect.max.y - BUTTON / 2.0 - 3.0);
            let cost = painter.text(
                at,
                Align2::LEFT_CENTER,
                self.cost.to_string(),
                theme::semibold(16.0),
                theme.text,
            );
            let mut end = cost.max.x + 8.0;
            if let Some(finding) = &found {
                let verdict = finding.judgement.verdict;
                let sign = Rect::from_center_size(pos2(end + 6.0, at.y), vec2(12.0, 12.0));
                sign::icon(verdict)(&painter, sign, sign::ink(theme, verdict));
                end += 18.0;
            }
            let (words, color) = match &self.slot {
                Slot::Filled { saved, .. } if self.ready && high => {
                    (ago(&text, *saved), theme.quiet)
                }
                _ if self.ready => (self.age(&text), theme.quiet),
                _ => (text.msg_slot_not_ready(), theme.wrong),
            };
            let font = theme::regular(12.0);
            if high {
                let galley = crate::app::common::widgets::one_line(
                    ui,
                    words,
                    font,
                    color,
                    rect.width() - 20.0,
                );
                painter.galley(rect.min + vec2(10.0, 29.0), galley, color);
            } else {
                let room = rect.max.x - 3.0 * BUTTON - 10.0 - end;
                // The whole word or nothing; what it says stands in the tooltip too.
                let galley = painter.layout_no_wrap(words, font, color);
                let at = pos2(end, at.y - galley.size().y / 2.0);
                if galley.size().x <= room {
                    painter.galley(at, galley, color);
                }
            }
        }
        if let Some(hint) = self.hint(&text, found.as_deref()) {
            response.explained(hint);
        }
        self.buttons(ui, app, (number, rect), filled, block_painter);
    }

    /// The menu of the card, wherever on it the second button of the mouse is pressed.
    fn menu(&self, app: &mut ClickomaniaContext, response: &egui::Response, number: usize) {
        let text = app.text;
        response.container_context_menu(|ui| {
            close_rows(ui);
            let n = number.to_string();
            let filled = matches!(self.slot, Slot::Filled { .. });
            let some = !matches!(self.slot, Slot::Empty);
            let lines = [
                (
                    text.msg_slot_save(&n),
                    true,
                    ClickomaniaCommand::Slot(SlotCommand::Store(number)),
                ),
                (
                    text.msg_slot_load(&n),
                    filled,
                    ClickomaniaCommand::Slot(SlotCommand::Load(number)),
                ),
                (
                    text.msg_slot_copy(&n),
                    filled,
                    ClickomaniaCommand::Slot(SlotCommand::Copy(number)),
                ),
                (
                    text.msg_slot_empty_out(&n),
                    some,
                    ClickomaniaCommand::Slot(SlotCommand::Empty(number)),
                ),
            ];
            for (name, possible, command) in lines {
                if ui.add_enabled(possible, Button::new(name)).clicked() {
                    app.send(command);
                    ui.close();
                }
            }
        });
    }

    fn buttons(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (number, rect): (usize, Rect),
        filled: bool,
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        let size = BUTTON;
        let row = Rect::from_min_size(
            pos2(rect.max.x - 3.0 * size - 6.0, rect.max.y - size - 3.0),
            vec2(3.0 * size, size),
        );
        let builder = UiBuilder::new()
            .max_rect(row)
            .layout(egui::Layout::left_to_right(egui::Align::Center));
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            let n = number.to_string();
            let save = text.msg_slot_save(&n);
            if IconButton::new(icons::save, &save)
                .size(size)
                .show(ui)
                .clicked()
            {
                app.send(SlotCommand::Store(number));
            }
            let look = text.msg_slot_look(&n);
            let eye = IconButton::new(icons::eye, &look)
                .size(size)
                .enabled(filled);
            let eye = eye.quiet().show(ui);
            let load = text.msg_slot_load(&n);
            let button = IconButton::new(icons::load, &load)
                .size(size)
                .enabled(filled);
            if button.show(ui).clicked() {
                app.send(SlotCommand::Load(number));
            }
            // What hovering shows, focus and a press show too.
            let looking = eye.hovered() || eye.has_focus() || eye.is_pointer_button_down_on();
            if filled && looking {
                self.picture(ui, app, eye.rect, block_painter);
            }
        });
    }

    /// The saved program as a picture, with its cost.
    fn picture(
        &mut self,
        ui: &Ui,
        app: &ClickomaniaContext,
        near: Rect,
        block_painter: &mut BlockPainter,
    ) {
        let Slot::Filled { program, .. } = &self.slot else {
            return;
        };
        let theme = theme::of(ui);
        let language = app.text.language();
        self.layout.take_if(|(other, _)| *other != language);
        let (_, layout) = self.layout.get_or_insert_with(|| {
            let mut layout = Layout::new();
            let measure = Advances::embedded();
            layout.update(program, &app.text, &measure, &LayoutChange::All);
            (language, layout)
        });
        let bounds = layout.bounds();
        let screen = ui.ctx().content_rect();
        let most = vec2((screen.width() * 0.6).min(820.0), screen.height() - 140.0);
        let zoom = (most.x / bounds.width().max(1.0)).min(most.y / bounds.height().max(1.0));
        let zoom = zoom.clamp(0.1, 1.0);
        let size = vec2(bounds.width(), bounds.height()) * zoom + Vec2::splat(24.0);
        let layer = Area::new(Id::unique("look into slot"))
            .kind(UiKind::Tooltip)
            .order(Order::Tooltip)
            .interactable(false)
            .constrain_to(screen.shrink(8.0))
            .fixed_pos(near.right_bottom() + vec2(12.0, -size.y - 30.0));
        layer.show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).fill(theme.canvas).show(ui, |ui| {
                let title = format!("{} — {}", program.header().name, self.cost);
                ui.label(egui::RichText::new(title).font(theme::semibold(15.0)));
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                let name = app.text.msg_slot_picture(&program.header().name);
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
                let pan = Vec2::splat(12.0) - vec2(bounds.min.x, bounds.min.y) * zoom;
                let view = CanvasView::at(zoom, pan).within(rect);
                let marks = HashMap::new();
                let scene = CanvasScene {
                    program,
                    layout,
                    view,
                    theme,
                    marks: &marks,
                    hovered: None,
                    pale_loose: true,
                    costs: false,
                };
                block_painter.scene(&ui.painter_at(rect), &scene, true);
            });
        });
    }

    /// What the judge found about the program.
    fn found(&self, app: &ClickomaniaContext) -> Option<Arc<Finding>> {
        app.services.judge.found(self.subject.as_ref()?).cloned()
    }

    fn name(&self, text: &Text) -> String {
        match &self.slot {
            Slot::Empty => text.msg_slot_empty(),
            Slot::Broken { .. } => text.msg_slot_broken(),
            Slot::Filled { program, .. } if program.header().name.is_empty() => {
                text.msg_program_nameless()
            }
            Slot::Filled { program, .. } => program.header().name.clone(),
        }
    }

    /// When it was saved, in a word.
    fn age(&self, text: &Text) -> String {
        match &self.slot {
            Slot::Filled { saved, .. } => match seconds_since(*saved) {
                0..60 => text.msg_age_now(),
                seconds @ 60..3600 => text.msg_age_minutes((seconds / 60).to_string()),
                seconds @ 3600..86_400 => text.msg_age_hours((seconds / 3600).to_string()),
                seconds => text.msg_age_days((seconds / 86_400).to_string()),
            },
            _ => String::new(),
        }
    }

    fn hint(&self, text: &Text, found: Option<&Finding>) -> Option<String> {
        match &self.slot {
            Slot::Empty => None,
            Slot::Broken { why } => Some(why.sentence(text)),
            Slot::Filled { saved, program } => {
                let name = &program.header().name;
                let state = match found {
                    Some(finding) => sign::more_words(text, finding),
                    None if self.ready => text.msg_program_ready(),
                    None => text.msg_program_not_ready(),
                };
                Some(format!("{name}\n{state}\n{}", ago(text, *saved)))
            }
        }
    }
}

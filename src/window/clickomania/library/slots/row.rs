//! The row of a slot: its number, name, cost and verdict, and three buttons.

use super::{Overwritten, ago};
use crate::window::clickomania::actions::close_rows;
use crate::window::clickomania::command::{ClickomaniaContext, SlotCommand};
use crate::window::clickomania::guide::verdict::sign;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::Slot;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::names;
use crate::window::clickomania::program::program_picture::{ProgramPicture, ShownProgram};
use crate::window::clickomania::services::{Finding, Subject};
use crate::window::kit::icons::Icon;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, IconButton, one_line};
use crate::window::kit::{icons, theme};
use egui::{
    Align2, Button, Color32, CornerRadius, Id, Rect, RichText, Role, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use engine::language::check::check;
use engine::text::Text;
use std::sync::Arc;

/// Width of a column from which the first of these pairs of sizes holds.
const WIDE: f32 = 270.0;
/// Width of a button.
const SIGN: [f32; 2] = [28.0, 22.0];
/// Width of the slot's number, in points.
const NUMBER: [f32; 2] = [24.0, 18.0];
/// Minimum width of a cost with its verdict.
const COST: [f32; 2] = [52.0, 38.0];
/// Space beside the name.
const GAP: f32 = 6.0;

/// A slot with everything that its row shows.
pub struct Row {
    pub slot: Slot,
    cost: u64,
    ready: bool,
    /// The program, if it can be judged.
    pub subject: Option<Subject>,
    picture: ProgramPicture,
}

/// Picks the size for the width of a column.
fn of(measures: [f32; 2], width: f32) -> f32 {
    measures[usize::from(width < WIDE)]
}

/// Place and state of a row.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// The number of the slot, from 1.
    pub number: usize,
    pub rect: Rect,
    /// True if the program on the canvas was loaded from here or saved here last.
    pub current: bool,
    /// The former content of the slot, while it can be restored.
    pub overwritten: Option<&'a Overwritten>,
    /// Corners of the frame that the row touches.
    pub corners: CornerRadius,
}

impl Row {
    pub fn new(slot: Slot, task: &ReadyTask) -> Row {
        let program = slot.program();
        let cost = program.map_or(0, |program| task.cost(program).total);
        let ready = program.is_some_and(|program| check(program).is_empty());
        let subject = program
            .filter(|_| ready && task.judges())
            .map(|program| Subject::of(program, task));
        Row {
            slot,
            cost,
            ready,
            subject,
            picture: ProgramPicture::default(),
        }
    }

    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        place: Place<'_>,
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        let theme = theme::of(ui);
        let Place { number, rect, .. } = place;
        let name = self.name(&text);
        let response = ui.interact(rect, Id::unique("slot").with(number), Sense::hover());
        self.menu(app, &response, number);
        let found = self.found(app);
        let n = number.to_string();
        let mut spoken = if self.is_filled() {
            text.msg_slot_name(n, &name, self.cost.to_string())
        } else {
            text.msg_slot_empty_name(n)
        };
        if let Some(finding) = &found {
            spoken = text.msg_judging_slot(spoken, sign::full_words(&text, finding));
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));
        if place.current {
            let painter = ui.painter();
            painter.rect_filled(rect.shrink(1.0), place.corners, theme.accent_paper);
        }
        let middle = rect.center().y;
        let (sign, digits) = (of(SIGN, rect.width()), of(NUMBER, rect.width()));
        let at = pos2(rect.min.x + digits / 2.0, middle);
        let font = theme::regular(12.5);
        ui.painter()
            .text(at, Align2::CENTER_CENTER, number, font, theme.quiet);
        let signs = rect.max.x - 3.0 * sign - 4.0;
        if let Some(overwritten) = place.overwritten {
            let room = Rect::from_x_y_ranges(rect.min.x + digits..=signs - GAP, rect.y_range());
            one_line_at(ui, overwritten.words(&text), room, theme.text);
        } else {
            let sign = self.sign(theme, found.as_deref());
            self.program(ui, rect, signs, &name, sign);
        }
        if let Some(hint) = self.hint(&text, found.as_deref()) {
            response.explained(hint);
        }
        self.signs(ui, app, place, block_painter);
    }

    /// Icon and colour of the verdict.
    fn sign(&self, theme: &Theme, found: Option<&Finding>) -> Option<(Icon, Color32)> {
        match found.map(|finding| finding.judgement.verdict) {
            Some(verdict) => Some((sign::icon(verdict), sign::ink(theme, verdict))),
            None if self.ready => None,
            None => Some((sign::dots, theme.quiet)),
        }
    }

    /// Paints the name, and the cost with the sign of the verdict at the right.
    fn program(&self, ui: &Ui, rect: Rect, signs: f32, name: &str, sign: Option<(Icon, Color32)>) {
        let theme = theme::of(ui);
        let filled = self.is_filled();
        let painter = ui.painter();
        let middle = rect.center().y;
        let mut right = signs - GAP;
        if filled {
            let at = Rect::from_center_size(pos2(right - 6.0, middle), Vec2::splat(12.0));
            if let Some((icon, ink)) = sign {
                icon(painter, at, ink);
            }
            let cost = painter.text(
                pos2(right - 18.0, middle),
                Align2::RIGHT_CENTER,
                self.cost,
                theme::semibold(14.0),
                theme.text,
            );
            right = (right - of(COST, rect.width())).min(cost.min.x) - GAP;
        }
        let left = rect.min.x + of(NUMBER, rect.width());
        let room = Rect::from_x_y_ranges(left..=right, rect.y_range());
        let ink = if filled { theme.text } else { theme.quiet };
        one_line_at(ui, name.to_owned(), room, ink);
    }

    /// Shows the context menu of the row.
    fn menu(&self, app: &mut ClickomaniaContext, response: &egui::Response, number: usize) {
        let text = app.text;
        response.container_context_menu(|ui| {
            close_rows(ui);
            let n = number.to_string();
            let filled = self.is_filled();
            let some = !matches!(self.slot, Slot::Empty);
            let lines = [
                (text.msg_slot_save(&n), true, SlotCommand::Store(number)),
                (text.msg_slot_load(&n), filled, SlotCommand::Load(number)),
                (text.msg_slot_copy(&n), filled, SlotCommand::Copy(number)),
                (
                    text.msg_slot_empty_out(&n),
                    some,
                    SlotCommand::Empty(number),
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

    /// Shows the buttons: save, look, load; while the slot can be put back, that instead of the last two.
    fn signs(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        place: Place<'_>,
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        let Place { number, rect, .. } = place;
        let filled = self.is_filled();
        let sign = of(SIGN, rect.width());
        let size = sign.min(rect.height());
        let row = Rect::from_center_size(
            pos2(rect.max.x - 1.5 * sign - 4.0, rect.center().y),
            vec2(3.0 * sign, size),
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
            if place.overwritten.is_some() {
                let words = RichText::new(text.msg_slot_put_back()).font(theme::semibold(12.0));
                ui.spacing_mut().button_padding = vec2(2.0, 2.0);
                let button = ui.add(Button::new(words).min_size(vec2(2.0 * sign, size - 4.0)));
                let tip = text.msg_slot_put_back_tip(&n);
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &tip));
                if button.explained(tip).clicked() {
                    app.send(SlotCommand::PutBack(number));
                }
                return;
            }
            let look = text.msg_slot_look(&n);
            let eye = IconButton::new(icons::eye, &look)
                .size(size)
                .enabled(filled)
                .quiet()
                .show(ui);
            let load = text.msg_slot_load(&n);
            let button = IconButton::new(icons::load, &load)
                .size(size)
                .enabled(filled);
            if button.show(ui).clicked() {
                app.send(SlotCommand::Load(number));
            }
            // Focus and a press show it too, for keyboards and fingers.
            let looking = eye.hovered() || eye.has_focus() || eye.is_pointer_button_down_on();
            if filled && looking {
                self.show_picture(ui, app, eye.rect, block_painter);
            }
        });
    }

    /// Shows the saved program as a picture, with its cost.
    fn show_picture(
        &mut self,
        ui: &Ui,
        app: &ClickomaniaContext,
        near: Rect,
        block_painter: &mut BlockPainter,
    ) {
        let Some(program) = self.slot.program() else {
            return;
        };
        let title = format!("{} — {}", names::shown(&app.text, program), self.cost);
        let shown = ShownProgram {
            program,
            costs: &app.services.task.task().costs,
            title: &title,
            share: 0.8,
        };
        self.picture.show(ui, app, &shown, near, block_painter);
    }

    fn is_filled(&self) -> bool {
        self.slot.program().is_some()
    }

    /// The finding of the judge about the program.
    fn found(&self, app: &ClickomaniaContext) -> Option<Arc<Finding>> {
        app.services.judge.found(self.subject.as_ref()?).cloned()
    }

    fn name(&self, text: &Text) -> String {
        match &self.slot {
            Slot::Empty => text.msg_slot_empty(),
            Slot::Broken { .. } => text.msg_judge_verdict_unreadable(),
            Slot::Filled { program, .. } => names::shown(text, program),
        }
    }

    fn hint(&self, text: &Text, found: Option<&Finding>) -> Option<String> {
        match &self.slot {
            Slot::Empty => None,
            Slot::Broken { why } => Some(why.sentence(text)),
            Slot::Filled { saved, program } => {
                let name = names::shown(text, program);
                let state = match found {
                    Some(finding) => sign::full_words(text, finding),
                    None if self.ready => text.msg_program_ready(),
                    None => text.msg_program_not_ready(),
                };
                Some(format!("{name}\n{state}\n{}", ago(text, *saved)))
            }
        }
    }
}

/// Paints words in one line, vertically centred in `room` and cut at its right end.
fn one_line_at(ui: &Ui, words: String, room: Rect, ink: egui::Color32) {
    let galley = one_line(ui, words, theme::regular(13.5), ink, room.width().max(10.0));
    let at = room.left_center() - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

//! The card in the upper right corner of the canvas: the program's name, its verdict, what it costs.

use super::ClickomaniaMode;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::VerdictCommand;
use crate::app::clickomania::command::{Command, ComparisonCommand};
use crate::app::clickomania::compare::costs::{self, Priced};
use crate::app::clickomania::verdict::{corner, page};
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, escaped, left};
use egui::{
    Align2, Area, CornerRadius, Frame, Id, Order, Rect, Role, ScrollArea, Sense, StrokeKind,
    TextEdit, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::diagnostics;
use engine::judge::compare::cost_by_phase;

const HEIGHT: f32 = 66.0;

/// Shows the card over the canvas at `canvas`.
pub fn show(
    workshop: &mut ClickomaniaMode,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    canvas: Rect,
) {
    let theme = theme::of(ui);
    let size = vec2((canvas.width() * 0.42).clamp(272.0, 296.0), HEIGHT);
    let corner = pos2(canvas.max.x - size.x - 12.0, canvas.min.y + 12.0);
    let card = Rect::from_min_size(corner, size);
    let painter = ui.painter_at(canvas);
    let line = egui::Stroke::new(1.0, theme.line);
    painter.rect(card, 10.0, theme.window, line, StrokeKind::Inside);

    workshop.canvas.cover(card);
    name_field(workshop, ui, app, theme, card);
    let verdict = Rect::from_min_max(
        pos2(card.min.x + 8.0, card.max.y - 32.0),
        card.max - vec2(90.0, 5.0),
    );
    if corner::show(&workshop.verdict, ui, app, verdict) {
        app.send(VerdictCommand::Show);
    }

    let cost = workshop.document.cost().total;
    let number = Rect::from_min_max(pos2(card.max.x - 84.0, card.min.y), card.max);
    let response = ui.interact(number, Id::unique("cost"), Sense::click_and_drag());
    let spoken = app.text.msg_cost_name(cost.to_string());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    if response.hovered() || response.has_focus() || workshop.costs_open {
        let radius = CornerRadius {
            nw: 0,
            sw: 0,
            ne: 9,
            se: 9,
        };
        painter.rect_filled(number.shrink(1.0), radius, theme.card_hovered);
    }
    let top = pos2(number.center().x, number.min.y + 15.0);
    painter.text(
        top,
        Align2::CENTER_CENTER,
        app.text.msg_cost(),
        theme::regular(12.5),
        theme.quiet,
    );
    let size = if cost < 1000 { 28.0 } else { 20.0 };
    let middle = pos2(number.center().x, number.max.y - 24.0);
    painter.text(
        middle,
        Align2::CENTER_CENTER,
        cost.to_string(),
        theme::semibold(size),
        theme.text,
    );
    painter.vline(number.min.x, card.y_range().shrink(10.0), line);
    let clicked = response.clicked();
    response.explained(app.text.msg_cost_tip());
    if clicked {
        workshop.costs_open = !workshop.costs_open;
        // They lie in the same place.
        workshop.verdict.open(false);
    }
    if workshop.costs_open {
        breakdown(workshop, ui, app, theme, card);
    }
    if workshop.verdict.is_open() {
        let ClickomaniaMode {
            verdict, document, ..
        } = workshop;
        page::show(verdict, ui, app, document, (card, canvas));
    }
}

fn name_field(
    workshop: &mut ClickomaniaMode,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    theme: &'static Theme,
    card: Rect,
) {
    let present = workshop.document.program().header().name.clone();
    let mut name = workshop.naming.clone().unwrap_or_else(|| present.clone());
    let rect = Rect::from_min_max(
        card.min + vec2(8.0, 7.0),
        pos2(card.max.x - 90.0, card.min.y + 35.0),
    );
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        let id = Id::unique("program name");
        let rests = !ui.memory(|memory| memory.has_focus(id)) && !name.is_empty();
        let hint = app.text.msg_program_nameless();
        let field = TextEdit::singleline(&mut name)
            .id(id)
            .font(theme::semibold(14.5))
            .frame(Frame::NONE.inner_margin(egui::Margin::symmetric(6, 5)))
            .hint_text(hint)
            .char_limit(60)
            .desired_width(rect.width() - 12.0);
        // At rest a name that is too long ends in …
        let ink = if rests {
            egui::Color32::TRANSPARENT
        } else {
            theme.text
        };
        let response = ui.add(field.text_color(ink));
        if rests {
            let font = theme::semibold(14.5);
            let galley = crate::app::common::widgets::one_line(
                ui,
                present.clone(),
                font,
                theme.text,
                rect.width() - 12.0,
            );
            let at = response.rect.left_center() + vec2(6.0, -galley.size().y / 2.0);
            ui.painter().galley(at, galley, theme.text);
        }
        let response = response.accessible_name(app.text.msg_program_name_field());
        if response.has_focus() || response.hovered() {
            let color = if response.has_focus() {
                theme.accent
            } else {
                theme.line
            };
            let stroke = egui::Stroke::new(1.5, color);
            ui.painter()
                .rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
        }
        if response.has_focus() || response.changed() {
            workshop.naming = Some(name.clone());
        }
        if left(ui, &response) {
            workshop.naming = None;
            let taken_back = ui.input(|input| input.key_pressed(egui::Key::Escape));
            let name = name.trim();
            if name != present.trim() && !taken_back {
                app.send(EditorCommand::Rename(name.to_owned()));
            }
        }
    });
}

/// What the program costs phase by phase and block by block, and what is missing.
fn breakdown(
    workshop: &mut ClickomaniaMode,
    ui: &Ui,
    app: &mut ClickomaniaContext,
    theme: &'static Theme,
    card: Rect,
) {
    let text = app.text;
    let cost = workshop.document.cost().clone();
    let problems = workshop.document.problems().to_vec();
    let program = workshop.document.program();
    let priced = Priced {
        cost: &cost,
        phases: cost_by_phase(program),
    };
    let most = (ui.ctx().content_rect().bottom() - card.max.y - 190.0).max(120.0);
    let area = Area::new(Id::unique("cost breakdown"))
        .order(Order::Middle)
        .fixed_pos(pos2(card.max.x - 400.0, card.max.y + 6.0))
        .constrain_to(ui.ctx().content_rect());
    let shown = area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(14).show(ui, |ui| {
            ui.set_width(372.0);
            ScrollArea::vertical().max_height(most).show(ui, |ui| {
                costs::show(ui, &text, &[priced]);
            });
            ui.add_space(8.0);
            if !app.contest() && ui.button(text.msg_comparison_compare_others()).clicked() {
                workshop.costs_open = false;
                app.send(Command::Comparison(ComparisonCommand::Toggle));
            }
            if !problems.is_empty() {
                ui.separator();
                for problem in problems.iter().take(6) {
                    ui.colored_label(theme.wrong, diagnostics::problem(&text, program, problem));
                }
                if problems.len() > 6 {
                    let more = (problems.len() - 6) as u64;
                    ui.colored_label(theme.wrong, text.msg_program_missing_more(more));
                }
            }
        });
    });
    let elsewhere = shown.response.clicked_elsewhere();
    let on_card = ui
        .input(|input| input.pointer.interact_pos())
        .is_some_and(|at| card.contains(at));
    if elsewhere && !on_card || escaped(ui) {
        workshop.costs_open = false;
    }
}

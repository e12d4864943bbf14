//! The card in the upper right corner of the canvas: the program's name, its verdict, what it costs.

use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, EditorCommand, VerdictCommand,
};
use crate::app::clickomania::compare::costs::{self, Priced};
use crate::app::clickomania::editor::document::Document;
use crate::app::clickomania::verdict::{ProgramVerdict, corner, page};
use crate::app::common::theme;
use crate::app::common::widgets::{Explained as _, escaped, left};
use egui::{
    Align2, Area, CornerRadius, Frame, Id, Order, Rect, Role, ScrollArea, Sense, StrokeKind,
    TextEdit, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::diagnostics;
use engine::judge::compare::cost_by_phase;

const HEIGHT: f32 = 66.0;

/// The card.
#[derive(Default)]
pub struct CostCard {
    costs_open: bool,
    /// The name of the program, while it is typed.
    naming: Option<String>,
}

impl CostCard {
    /// Whether the costs are shown in full.
    pub fn is_open(&self) -> bool {
        self.costs_open
    }

    /// Puts the costs in full away.
    pub fn close(&mut self) {
        self.costs_open = false;
    }

    /// Forgets the name that was being typed: another program is there.
    pub fn begin_again(&mut self) {
        self.naming = None;
    }

    /// Shows the card over the canvas at `canvas`, and gives its place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (document, verdict): (&mut Document, &mut ProgramVerdict),
        canvas: Rect,
    ) -> Rect {
        let theme = theme::of(ui);
        let size = vec2((canvas.width() * 0.42).clamp(272.0, 296.0), HEIGHT);
        let corner = pos2(canvas.max.x - size.x - 12.0, canvas.min.y + 12.0);
        let card = Rect::from_min_size(corner, size);
        let painter = ui.painter_at(canvas);
        let line = egui::Stroke::new(1.0, theme.line);
        painter.rect(card, 10.0, theme.window, line, StrokeKind::Inside);

        self.name_field(ui, app, document, card);
        let line_of_verdict = Rect::from_min_max(
            pos2(card.min.x + 8.0, card.max.y - 32.0),
            card.max - vec2(90.0, 5.0),
        );
        if corner::show(verdict, ui, app, line_of_verdict) {
            app.send(VerdictCommand::Show);
        }

        let cost = document.cost().total;
        let number = Rect::from_min_max(pos2(card.max.x - 84.0, card.min.y), card.max);
        let response = ui.interact(number, Id::unique("cost"), Sense::click_and_drag());
        let spoken = app.text.msg_cost_name(cost.to_string());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        if response.hovered() || response.has_focus() || self.costs_open {
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
            self.costs_open = !self.costs_open;
            // They lie in the same place.
            verdict.open(false);
        }
        if self.costs_open {
            self.breakdown(ui, app, document, card);
        }
        if verdict.is_open() {
            page::show(verdict, ui, app, document, (card, canvas));
        }
        card
    }

    fn name_field(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &Document,
        card: Rect,
    ) {
        let theme = theme::of(ui);
        let present = document.program().header().name.clone();
        let mut name = self.naming.clone().unwrap_or_else(|| present.clone());
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
                self.naming = Some(name.clone());
            }
            if left(ui, &response) {
                self.naming = None;
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
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        card: Rect,
    ) {
        let theme = theme::of(ui);
        let text = app.text;
        let cost = document.cost().clone();
        let problems = document.problems().to_vec();
        let program = document.program();
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
                    self.costs_open = false;
                    app.send(ClickomaniaCommand::Comparison(ComparisonCommand::Toggle));
                }
                if !problems.is_empty() {
                    ui.separator();
                    for problem in problems.iter().take(6) {
                        ui.colored_label(
                            theme.wrong,
                            diagnostics::problem(&text, program, problem),
                        );
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
            self.costs_open = false;
        }
    }
}

//! A hint in the drawer: what is told of it, how far one is, the next step.

use super::{FoundHints, HintSearch, Hints};
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, HintCommand};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, action_button};
use egui::{Button, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use engine::judge::hints::HintLevel;
use engine::language::Program;
use engine::text::Text;

impl Hints {
    /// Shows the hint that was asked for.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        match &mut self.search {
            HintSearch::Found(found, _) => {
                if found.hint().is_some() && found.mistake.is_none() {
                    steps(ui, theme::of(ui), &text, found.level);
                }
                let told = found.told(&text, app.services.task.ready(), program);
                match &mut told.figure {
                    Some(figure) => figure.show(ui, &text, block_painter, &told.words),
                    None => {
                        ui.label(&told.words);
                    }
                }
                ui.add_space(6.0);
                buttons(ui, app, found);
            }
            HintSearch::Own(at) => {
                let hints = &app.services.task.task().hints;
                let words = hints
                    .get(*at)
                    .map_or("", |hint| hint.shown(text.language()));
                ui.label(words);
                ui.add_space(6.0);
                if ui.button(text.msg_task_hint_more()).clicked() {
                    app.send(ClickomaniaCommand::Hint(HintCommand::More));
                }
            }
            _ => {
                ui.label(text.msg_hinting_seeking());
            }
        }
    }
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
    if found.mistake.is_some() {
        // Where no saving is known there is nothing to go on to.
        if found.hint().is_none() && !found.cut_off {
            return;
        }
        let more = Button::new(text.msg_hinting_after_mistake()).min_size(vec2(100.0, 34.0));
        if ui.add(more).clicked() {
            app.send(HintCommand::More);
        }
        return;
    }
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
        if action_button(ui, &next, size).clicked() {
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

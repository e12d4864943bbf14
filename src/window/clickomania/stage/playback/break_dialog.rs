//! The question under which condition a breakpoint stops the move: which variable equals what.

use super::breakpoints::typed;
use crate::window::clickomania::command::{
    BreakCondition, ClickomaniaContext, ExactValue, PlaybackCommand, TravelCommand,
};
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{dialog, theme};
use egui::{ComboBox, Key, TextEdit, Ui, vec2};
use engine::diagnostics;
use engine::language::{BlockId, Program, VarId};

#[derive(Default)]
pub struct BreakDialog {
    open: Option<BreakQuestion>,
}

struct BreakQuestion {
    block: BlockId,
    variable: VarId,
    value: String,
    begun: bool,
    refused: bool,
}

impl BreakDialog {
    /// Whether it waits.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Gives up the question.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Asks for the condition of a breakpoint; `present` is the one that it has.
    pub fn ask(
        &mut self,
        app: &mut ClickomaniaContext,
        program: &Program,
        block: BlockId,
        present: Option<BreakCondition>,
    ) {
        let first = program.variables().first().map(|variable| variable.id);
        let Some(variable) = present.map(|present| present.variable).or(first) else {
            app.refuse(app.text.msg_timeline_told_no_variable());
            return;
        };
        let value = present.map(|present| diagnostics::value(&app.text, present.value.0));
        self.open = Some(BreakQuestion {
            block,
            variable,
            value: value.unwrap_or_default(),
            begun: false,
            refused: false,
        });
    }

    /// Shows the question.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        let Some(open) = &mut self.open else { return };
        let theme = theme::of(ui);
        let text = app.text;
        let mut answer = None;
        let shown = dialog::show(ui, "breakpoint", 360.0, |ui| {
            ui.heading(text.msg_timeline_break_title());
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                let name = |id: VarId| {
                    let variable = program.variable(id);
                    variable.map_or("", |variable| variable.name.as_str())
                };
                ComboBox::from_id_salt("variable")
                    .selected_text(name(open.variable))
                    .width(110.0)
                    .show_ui(ui, |ui| {
                        for variable in program.variables() {
                            ui.selectable_value(&mut open.variable, variable.id, &variable.name);
                        }
                    })
                    .response
                    .explained(text.msg_timeline_break_variable());
                ui.label(text.msg_timeline_break_is());
                let field = TextEdit::singleline(&mut open.value)
                    .margin(egui::Margin::symmetric(10, 7))
                    .char_limit(40)
                    .desired_width(f32::INFINITY);
                let response = ui.add(field);
                let response = response.accessible_name(text.msg_timeline_break_value());
                if !std::mem::replace(&mut open.begun, true) {
                    response.request_focus();
                }
                if response.changed() {
                    open.refused = false;
                }
                if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                    answer = Some(true);
                }
            });
            if open.refused {
                ui.colored_label(theme.wrong, text.msg_timeline_told_break_refused());
            }
            ui.add_space(10.0);
            ui.horizontal(|ui| {
                if main_button(ui, &text.msg_answer_ok(), vec2(110.0, 34.0)).clicked() {
                    answer = Some(true);
                }
                let no = egui::Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
                if ui.add(no).clicked() {
                    answer = Some(false);
                }
            });
        });
        match (answer, typed(&text, &open.value)) {
            (Some(true), Some(value)) => {
                let condition = BreakCondition {
                    variable: open.variable,
                    value: ExactValue(value),
                };
                let way = TravelCommand::BreakWhen(open.block, condition);
                app.send(PlaybackCommand::Travel(way));
                self.open = None;
            }
            (Some(true), None) => {
                open.refused = true;
                open.begun = false;
            }
            (Some(false), _) => self.open = None,
            (None, _) if shown.should_close() => self.open = None,
            (None, _) => {}
        }
    }
}

//! Breakpoints on blocks, and the dialog about their conditions.

use crate::window::clickomania::command::{
    BreakCondition, ClickomaniaContext, ExactValue, PlaybackCommand, TravelCommand,
};
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{dialog, theme};
use egui::{Button, ComboBox, Key, TextEdit, Ui, vec2};
use engine::colour::Colour;
use engine::diagnostics;
use engine::language::{BlockId, Program, VarId};
use engine::run::code::Code;
use engine::run::record::search::{Breakpoint, BreakpointSet};
use engine::run::value::{CellValue, Value};
use engine::text::{Text, parse_number};

/// The blocks at which a move stops: before they run, or where their condition comes true.
#[derive(Clone, Debug, Default)]
pub struct Breakpoints {
    list: Vec<(BlockId, Option<BreakCondition>)>,
}

impl Breakpoints {
    /// Removes the breakpoint of a block, or sets one without a condition.
    pub fn toggle(&mut self, block: BlockId) {
        if self.at(block).is_some() {
            self.list.retain(|(other, _)| *other != block);
        } else {
            self.list.push((block, None));
        }
    }

    /// Sets a breakpoint with a condition, in place of the present one.
    pub fn set(&mut self, block: BlockId, condition: BreakCondition) {
        self.list.retain(|(other, _)| *other != block);
        self.list.push((block, Some(condition)));
    }

    /// The condition of the breakpoint at a block; `None` without a breakpoint, `Some(None)` without a condition.
    pub fn at(&self, block: BlockId) -> Option<Option<BreakCondition>> {
        let found = self.list.iter().find(|(other, _)| *other == block);
        found.map(|(_, condition)| *condition)
    }

    /// The blocks with breakpoints; true for those with a condition.
    pub fn iter(&self) -> impl Iterator<Item = (BlockId, bool)> {
        self.list
            .iter()
            .map(|(block, condition)| (*block, condition.is_some()))
    }

    /// Removes breakpoints whose block or variable the program no longer has.
    pub fn retain_for(&mut self, program: &Program) {
        self.list.retain(|(block, condition)| {
            let variable = condition.map(|condition| condition.variable);
            program.get(*block).is_some()
                && variable.is_none_or(|variable| program.variable(variable).is_some())
        });
    }

    /// The breakpoints for the machine, without those at loose blocks or on variables that no block uses.
    pub fn resolved(&self, code: &Code) -> BreakpointSet {
        let slot = |condition: BreakCondition| {
            let slot = (code.variables.iter()).position(|id| *id == condition.variable)?;
            Some((slot as u32, condition.value.0))
        };
        let resolve = |(block, condition): &(BlockId, Option<BreakCondition>)| {
            let block = code.numbering.number(*block)?;
            let when = match condition {
                Some(condition) => Some(slot(*condition)?),
                None => None,
            };
            Some(Breakpoint { block, when })
        };
        let resolved = self.list.iter().filter_map(resolve).collect::<Vec<_>>();
        BreakpointSet::new(code, &resolved)
    }
}

/// Parses a typed value: a number, *vero*, *falso*, a colour, a cell as *(3, 4)*.
fn parse_value(text: &Text, words: &str) -> Option<Value> {
    let words = words.trim();
    let is = |value: Value| diagnostics::value(text, value).to_lowercase() == words.to_lowercase();
    let named = [Value::Boolean(true), Value::Boolean(false)]
        .into_iter()
        .chain(Colour::ALL.map(|colour| Value::Colour(Some(colour))))
        .chain([Value::Colour(None), Value::Cell(CellValue::Nowhere)]);
    if let Some(value) = named.into_iter().find(|value| is(*value)) {
        return Some(value);
    }
    let inside = words
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    if let Some((row, column)) = inside.and_then(|inside| inside.split_once([',', ';'])) {
        let index = |word: &str| parse_number(word.trim()).ok();
        return CellValue::at(index(row)?, index(column)?)
            .ok()
            .map(Value::Cell);
    }
    parse_number(words).ok().map(Value::Number)
}

/// The dialog that asks which variable must have which value.
#[derive(Default)]
pub struct BreakDialog {
    open: Option<BreakQuestion>,
}

struct BreakQuestion {
    block: BlockId,
    variable: VarId,
    value: String,
    /// True once the field got the focus.
    focused: bool,
    /// True if the value was refused.
    refused: bool,
}

impl BreakDialog {
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    pub fn close(&mut self) {
        self.open = None;
    }

    /// Opens the dialog for the breakpoint of a block with its present condition.
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
            focused: false,
            refused: false,
        });
    }

    /// Shows the dialog while it is open.
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
                let response = (ui.add(field)).accessible_name(text.msg_timeline_break_value());
                if !std::mem::replace(&mut open.focused, true) {
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
                let cancel = Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
                if ui.add(cancel).clicked() {
                    answer = Some(false);
                }
            });
        });
        match (answer, parse_value(&text, &open.value)) {
            (Some(true), Some(value)) => {
                let condition = BreakCondition {
                    variable: open.variable,
                    value: ExactValue(value),
                };
                let command = TravelCommand::BreakWhen(open.block, condition);
                app.send(PlaybackCommand::Travel(command));
                self.open = None;
            }
            (Some(true), None) => {
                open.refused = true;
                open.focused = false;
            }
            (Some(false), _) => self.open = None,
            (None, _) if shown.should_close() => self.open = None,
            (None, _) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::command::ExactValue;
    use crate::window::clickomania::stage::playback::fixtures::{ENDLESS, known, program};
    use engine::run::compile::compile;
    use engine::text::Language;

    #[test]
    fn values_are_typed_as_they_are_shown() {
        let text = Text::load(Language::It).unwrap();
        let cell = |row, column| Value::Cell(CellValue::at(row, column).unwrap());
        for (words, value) in [
            ("7", Value::Number(7.0)),
            (" 2,5 ", Value::Number(2.5)),
            ("vero", Value::Boolean(true)),
            ("FALSO", Value::Boolean(false)),
            ("verde", Value::Colour(Some(Colour::Green))),
            ("(3, 4)", cell(3.0, 4.0)),
            ("(9,0)", cell(9.0, 0.0)),
        ] {
            let given = parse_value(&text, words).unwrap_or_else(|| panic!("{words} is refused"));
            assert!(given.same(value), "{words}: {given:?}");
        }
        for words in ["", "x", "(3)", "(3, 4", "(a, b)", "(0.5, 1)"] {
            assert!(parse_value(&text, words).is_none(), "{words}");
        }
    }

    #[test]
    fn breakpoints_go_with_their_blocks_and_variables() {
        let program = program(ENDLESS);
        let blocks: Vec<BlockId> = program.running().map(|(id, _)| id).collect();
        let mut breakpoints = Breakpoints::default();
        let condition = BreakCondition {
            variable: program.variables()[0].id,
            value: ExactValue(Value::Number(3.0)),
        };
        breakpoints.toggle(blocks[0]);
        breakpoints.set(blocks[1], condition);
        assert_eq!(breakpoints.at(blocks[0]), Some(None));
        assert_eq!(breakpoints.at(blocks[1]), Some(Some(condition)));
        assert!(!breakpoints.resolved(&compile(&program).unwrap()).is_empty());
        let empty = known("examples/un-solo-blocco.ron");
        breakpoints.toggle(blocks[0]);
        assert_eq!(breakpoints.iter().count(), 1);
        breakpoints.retain_for(&empty);
        assert_eq!(breakpoints.iter().count(), 0);
    }
}

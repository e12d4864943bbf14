//! Breakpoints: the blocks behind whose steps a move stops, by blocks of the program.

use crate::window::clickomania::command::{
    BreakCondition, ClickomaniaContext, ExactValue, PlaybackCommand, TravelCommand,
};
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{dialog, theme};
use egui::{ComboBox, Key, TextEdit, Ui, vec2};
use engine::colour::Colour;
use engine::diagnostics;
use engine::language::{BlockId, Program, VarId};
use engine::run::code::Code;
use engine::run::record::search::{Breakpoint, BreakpointSet};
use engine::run::value::{CellValue, Value};
use engine::text::{Text, parse_number};

#[derive(Clone, Debug, Default)]
pub struct Breakpoints {
    list: Vec<(BlockId, Option<BreakCondition>)>,
}

impl Breakpoints {
    /// Takes the one at a block away, or puts one there.
    pub fn toggle(&mut self, block: BlockId) {
        if self.at(block).is_some() {
            self.list.retain(|(other, _)| *other != block);
        } else {
            self.list.push((block, None));
        }
    }

    /// Puts one at a block that counts under a condition, in place of the one that is there.
    pub fn put(&mut self, block: BlockId, condition: BreakCondition) {
        self.list.retain(|(other, _)| *other != block);
        self.list.push((block, Some(condition)));
    }

    /// The one at a block, with its condition if it has one.
    pub fn at(&self, block: BlockId) -> Option<Option<BreakCondition>> {
        let found = self.list.iter().find(|(other, _)| *other == block);
        found.map(|(_, condition)| *condition)
    }

    /// All of them: blocks and whether there is a condition.
    pub fn iter(&self) -> impl Iterator<Item = (BlockId, bool)> {
        self.list
            .iter()
            .map(|(block, condition)| (*block, condition.is_some()))
    }

    /// Forgets those whose block or variable the program has no longer.
    pub fn follow(&mut self, program: &Program) {
        self.list.retain(|(block, condition)| {
            let variable = condition.map(|condition| condition.variable);
            program.get(*block).is_some()
                && variable.is_none_or(|variable| program.variable(variable).is_some())
        });
    }

    /// As the run knows them. One whose variable no block uses never counts, nor does one at a loose
    /// block.
    pub fn resolved(&self, code: &Code) -> BreakpointSet {
        let slot = |condition: BreakCondition| {
            let place = |id: &VarId| *id == condition.variable;
            let slot = code.variables.iter().position(place)?;
            Some((slot as u32, condition.value.0))
        };
        let list = self.list.iter().filter_map(|(block, condition)| {
            let block = code.numbering.number(*block)?;
            let when = match condition {
                Some(condition) => Some(slot(*condition)?),
                None => None,
            };
            Some(Breakpoint { block, when })
        });
        BreakpointSet::new(code, &list.collect::<Vec<_>>())
    }
}

/// A value as a person types it: a number, *vero*, *falso*, a colour, a cell as *(3, 4)*.
pub fn typed(text: &Text, words: &str) -> Option<Value> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::command::ExactValue;
    use crate::window::clickomania::stage::playback::fixtures::{ENDLESS, program};
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
            let given = typed(&text, words).unwrap_or_else(|| panic!("{words} is refused"));
            assert!(given.same(value), "{words}: {given:?}");
        }
        for words in ["", "x", "(3)", "(3, 4", "(a, b)", "(0.5, 1)"] {
            assert!(typed(&text, words).is_none(), "{words}");
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
        breakpoints.put(blocks[1], condition);
        assert_eq!(breakpoints.at(blocks[0]), Some(None));
        assert_eq!(breakpoints.at(blocks[1]), Some(Some(condition)));
        assert!(!breakpoints.resolved(&compile(&program).unwrap()).is_empty());
        let empty = crate::window::clickomania::stage::playback::fixtures::known(
            "examples/un-solo-blocco.ron",
        );
        breakpoints.toggle(blocks[0]);
        assert_eq!(breakpoints.iter().count(), 1);
        breakpoints.follow(&empty);
        assert_eq!(breakpoints.iter().count(), 0);
    }
}

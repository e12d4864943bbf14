//! The programs of a task: what it begins with, its rules, its solutions and mistakes.

use super::super::draft::{Draft, TaskList};
use super::super::fields;
use super::{Form, MOST, add, entry};
use crate::window::clickomania::command::{ProgramCommand, WritingCommand};
use crate::window::clickomania::program::names;
use crate::window::kit::theme;
use egui::{RichText, Ui};
use engine::language::Program;
use engine::language::cost::{Costs, cost_at};
use engine::task::Part;

impl Form<'_, '_> {
    pub fn programs(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let costs = draft.task.costs.clone();
        let start = draft.task.start.clone();
        let lines = (text.msg_writing_start(), text.msg_writing_start_says());
        match self.program(ui, lines, (Some(&start), &costs)) {
            Some(Some(program)) => draft.task.start = program,
            Some(None) => draft.task.start = Program::default(),
            None => {}
        }
        for (list, lines) in [
            (
                TaskList::Before,
                (text.msg_writing_before(), text.msg_writing_before_says()),
            ),
            (
                TaskList::Wanted,
                (text.msg_writing_wanted(), text.msg_writing_wanted_says()),
            ),
            (
                TaskList::After,
                (text.msg_writing_after(), text.msg_writing_after_says()),
            ),
        ] {
            let present = draft.list(list).cloned();
            if let Some(program) = self.program(ui, lines, (present.as_ref(), &costs)) {
                draft.set_list(list, program.as_ref());
            }
        }
    }

    /// A program of the task: what it is for, how it looks, and what can be done with it. Gives the one that is taken
    /// instead, `Some(None)` for none.
    pub(super) fn program(
        &mut self,
        ui: &mut Ui,
        (name, says): (String, String),
        (present, costs): (Option<&Program>, &Costs),
    ) -> Option<Option<Program>> {
        let text = self.app.text;
        let mut taken = None;
        ui.add_space(6.0);
        fields::heading(ui, &name);
        ui.label(RichText::new(says).size(13.0).color(theme::of(ui).quiet));
        let blocks = present.map_or(0, Program::block_count);
        ui.horizontal_wrapped(|ui| {
            let words = match blocks {
                0 => text.msg_writing_program_none(),
                _ => text.msg_writing_program_blocks(blocks as u64),
            };
            ui.label(words);
            let named = |words: &str| format!("{name}: {words}");
            let take = text.msg_writing_take();
            if ui.button(&take).accessible_name(named(&take)).clicked() {
                taken = Some(Some(self.taking.program.clone()));
            }
            if let Some(present) = present.filter(|_| blocks > 0) {
                let put = text.msg_writing_put();
                if ui.button(&put).accessible_name(named(&put)).clicked() {
                    self.app
                        .send(ProgramCommand::OpenProgram(present.clone().into()));
                    self.app.send(WritingCommand::Leave);
                }
                let remove = text.msg_writing_remove();
                if ui.button(&remove).accessible_name(named(&remove)).clicked() {
                    taken = Some(None);
                }
            }
        });
        if let Some(present) = present.filter(|_| blocks > 0) {
            let shown = (&*name, present, costs);
            self.pictures.show(ui, self.block_painter, &text, shown);
        }
        taken
    }

    pub fn solutions(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let costs = draft.task.costs.clone();
        for (title, says, adding, parts) in [
            (
                text.msg_writing_solutions_title(),
                text.msg_writing_solutions_says(),
                text.msg_writing_solution_add(),
                &mut draft.task.solutions,
            ),
            (
                text.msg_writing_mistakes_title(),
                text.msg_writing_mistakes_says(),
                text.msg_writing_mistake_add(),
                &mut draft.task.mistakes,
            ),
        ] {
            ui.add_space(6.0);
            fields::heading(ui, &title);
            ui.label(RichText::new(says).size(13.0).color(theme::of(ui).quiet));
            let mut change = None;
            for (number, part) in parts.iter().enumerate() {
                let name = part.header().name.clone();
                let name = names::in_words(&text, &name);
                let (adding, cost) = (&adding, cost_at(part, &costs).total);
                let words = format!(
                    "{}. {name} · {}",
                    number + 1,
                    text.msg_goal_cost(cost.to_string())
                );
                change = change.or(entry(ui, &text, words, number));
                let put = text.msg_writing_put();
                let spoken = format!("{name}: {put}");
                if ui.button(&put).accessible_name(spoken).clicked() {
                    self.app
                        .send(ProgramCommand::OpenProgram(part.value.clone().into()));
                    self.app.send(WritingCommand::Leave);
                }
                ui.push_id((adding, number), |ui| {
                    let shown = (&*name, &part.value, &costs);
                    self.pictures.show(ui, self.block_painter, &text, shown);
                });
            }
            if let Some(change) = change {
                change.of(parts);
            }
            if add(ui, adding, parts.len() < MOST) {
                parts.push(Part {
                    file: None,
                    value: self.taking.program.clone(),
                });
            }
        }
    }
}

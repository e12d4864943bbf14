//! The programs of a task: what it begins with, its rules, its solutions and mistakes.

use super::super::draft::{Draft, TaskList};
use super::{Form, MOST, add, entry};
use crate::app::clickomania::command::{ProgramCommand, WritingCommand};
use crate::app::common::theme;
use egui::{RichText, Ui};
use engine::language::Program;
use engine::language::program::Stack;
use engine::task::Part;

impl Form<'_, '_> {
    pub fn programs(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let start = draft.task.start.clone();
        let lines = (text.msg_writing_start(), text.msg_writing_start_says());
        match self.program(ui, lines, Some(&start)) {
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
            if let Some(program) = self.program(ui, lines, present.as_ref()) {
                draft.set_list(list, program.as_ref());
            }
        }
    }

    /// A program of the task: what it is for, how many blocks it has, and what can be done with it. Gives the one that
    /// is taken instead, `Some(None)` for none.
    pub(super) fn program(
        &mut self,
        ui: &mut Ui,
        (name, says): (String, String),
        present: Option<&Program>,
    ) -> Option<Option<Program>> {
        let text = self.app.text;
        let mut taken = None;
        ui.add_space(6.0);
        ui.label(RichText::new(&name).strong());
        ui.label(RichText::new(says).size(13.0).color(theme::of(ui).quiet));
        let blocks = present.map_or(0, Program::block_count);
        ui.horizontal_wrapped(|ui| {
            let words = match present {
                None => text.msg_writing_program_none(),
                Some(_) => text.msg_writing_program_blocks(blocks as u64),
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
        taken
    }

    pub fn solutions(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
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
            ui.label(RichText::new(title).strong());
            ui.label(RichText::new(says).size(13.0).color(theme::of(ui).quiet));
            let mut change = None;
            for (number, part) in parts.iter().enumerate() {
                let name = part.header().name.clone();
                let blocks = part.stack(Stack::Hat).len() as u64;
                let words = format!("{name} · {}", text.msg_writing_program_blocks(blocks));
                change = change.or(entry(ui, &text, words, number));
                if ui.button(text.msg_writing_put()).clicked() {
                    self.app
                        .send(ProgramCommand::OpenProgram(part.value.clone().into()));
                    self.app.send(WritingCommand::Leave);
                }
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

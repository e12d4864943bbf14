//! The forms of what a task has several of: programs, solutions and mistakes, steps, questions.

use super::fields;
use super::fields::{Typed, TypedField};
use super::form::{Form, MAX_ENTRIES, add, entry, kind_name};
use super::task_draft::{TaskDraft, TaskList};
use crate::window::clickomania::command::{ProgramCommand, WritingCommand};
use crate::window::clickomania::program::names;
use crate::window::kit::theme;
use crate::window::kit::widgets::segment;
use egui::{Button, ComboBox, DragValue, RichText, Ui};
use engine::judge::task_check::changed_cells;
use engine::language::cost::{Costs, cost_at};
use engine::language::kind::TABLE;
use engine::language::{Kind, Program};
use engine::task::{Answer, KnownProgram, LessonStep, Question, Texts, Until};
use engine::text::Text;
use engine::wall::Cell;
use std::sync::Arc;

impl Form<'_, '_> {
    pub fn programs(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let costs = draft.task.costs.clone();
        let start = draft.task.start.clone();
        let name = text.msg_writing_start();
        match self.program(
            ui,
            &name,
            text.msg_writing_start_says(),
            Some(&start),
            &costs,
        ) {
            Some(Some(program)) => draft.task.start = program,
            Some(None) => draft.task.start = Program::default(),
            None => {}
        }
        for (list, name, explanation) in [
            (
                TaskList::Before,
                text.msg_writing_before(),
                text.msg_writing_before_says(),
            ),
            (
                TaskList::Wanted,
                text.msg_writing_wanted(),
                text.msg_writing_wanted_says(),
            ),
            (
                TaskList::After,
                text.msg_writing_after(),
                text.msg_writing_after_says(),
            ),
        ] {
            let present = draft.list(list).cloned();
            if let Some(program) = self.program(ui, &name, explanation, present.as_ref(), &costs) {
                draft.set_list(list, program.as_ref());
            }
        }
        self.variables(ui, draft);
    }

    /// Shows the names of the task's variables in the chosen language.
    fn variables(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        if draft.task.variables.is_empty() {
            return;
        }
        ui.add_space(6.0);
        fields::heading(ui, &text.msg_category_variables());
        let explanation = RichText::new(text.msg_writing_variables_says("{riga}"));
        ui.label(explanation.size(13.0).color(theme::of(ui).quiet));
        let language = self.language;
        for index in 0..draft.task.variables.len() {
            let variable = &draft.task.variables[index];
            let key = format!("variable {index} {}", language.code());
            let name = variable.name().to_owned();
            let field = TypedField {
                key: &key,
                name: &name,
                rows: 1,
                wrong: text.msg_writing_bad_variable(),
            };
            let told = variable.shown(language).to_owned();
            let read = |line: &str| draft.task.renamed_variable(index, language, line.trim());
            if let Some(renamed) = self.typed.field(ui, field, told, read) {
                draft.task.set_variable(index, renamed);
            }
        }
    }

    /// Shows a program of the task, with its purpose and its buttons. Returns the program that replaces it,
    /// `Some(None)` for none.
    pub(super) fn program(
        &mut self,
        ui: &mut Ui,
        name: &str,
        explanation: String,
        present: Option<&Program>,
        costs: &Costs,
    ) -> Option<Option<Program>> {
        let text = self.app.text;
        let mut taken = None;
        ui.add_space(6.0);
        fields::heading(ui, name);
        ui.label(
            RichText::new(explanation)
                .size(13.0)
                .color(theme::of(ui).quiet),
        );
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
                taken = Some(Some(self.material.program.clone()));
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
            self.pictures
                .show(ui, self.block_painter, &text, name, present, costs);
        }
        taken
    }

    pub fn solutions(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let costs = draft.task.costs.clone();
        for (title, explanation, adding, parts) in [
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
            ui.label(
                RichText::new(explanation)
                    .size(13.0)
                    .color(theme::of(ui).quiet),
            );
            let mut change = None;
            for (number, part) in parts.iter_mut().enumerate() {
                let name = names::in_words(&text, part.shown_name(self.language));
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
                        .send(ProgramCommand::OpenProgram(part.program.clone().into()));
                    self.app.send(WritingCommand::Leave);
                }
                ui.push_id((adding, number), |ui| {
                    let painter = &mut *self.block_painter;
                    self.pictures
                        .show(ui, painter, &text, &name, &part.program, &costs);
                    // A program in the task's own file has its name and its note there.
                    if part.file.is_some() {
                        let title = text.msg_writing_known_name();
                        fields::texts(ui, &text, &title, 1, &mut part.name, self.language);
                        let title = text.msg_writing_known_note();
                        fields::texts(ui, &text, &title, 2, &mut part.note, self.language);
                    }
                });
            }
            if let Some(change) = change {
                change.of(parts);
            }
            if add(ui, adding, parts.len() < MAX_ENTRIES) {
                parts.push(KnownProgram::inline(self.material.program.clone()));
            }
        }
    }
}

impl Form<'_, '_> {
    pub fn steps(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let costs = draft.task.costs.clone();
        let mut change = None;
        for (number, step) in draft.task.steps.iter_mut().enumerate() {
            change = change.or(entry(
                ui,
                &text,
                text.msg_writing_step((number + 1).to_string()),
                number,
            ));
            let name = text.msg_writing_step_text();
            ui.push_id(number, |ui| {
                fields::texts(ui, &text, &name, 2, &mut step.text, self.language);
                self.until(ui, number, &mut step.until, &costs);
                ui.checkbox(&mut step.optional, text.msg_writing_step_optional());
            });
        }
        if let Some(change) = change {
            change.of(&mut draft.task.steps);
        }
        let room = draft.task.steps.len() < MAX_ENTRIES;
        if add(ui, text.msg_writing_step_add(), room) {
            draft.task.steps.push(LessonStep {
                text: Texts::default(),
                until: Until::Pressed,
                optional: false,
            });
        }
    }
}

/// The condition that completes a step, in words.
fn until_words(text: &Text, until: &Until) -> String {
    match until {
        Until::Uses(_) => text.msg_writing_until_uses(),
        Until::Has(_) => text.msg_writing_until_has(),
        Until::Lacks(_) => text.msg_writing_until_lacks(),
        Until::Played => text.msg_writing_until_played(),
        Until::Clicked(_) => text.msg_writing_until_clicked(),
        Until::Right => text.msg_writing_until_right(),
        Until::Goal(_) => text.msg_writing_until_goal(),
        Until::Answered(_) => text.msg_writing_until_answered(),
        Until::Pressed => text.msg_writing_until_pressed(),
    }
}

impl Form<'_, '_> {
    /// Shows what completes a step.
    fn until(&mut self, ui: &mut Ui, number: usize, until: &mut Until, costs: &Costs) {
        let text = self.app.text;
        let chosen = until_words(&text, until);
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(text.msg_writing_until());
            let list = ComboBox::from_id_salt("until").selected_text(&chosen);
            let list = list.show_ui(ui, |ui| {
                for other in [
                    Until::Uses(Kind::If),
                    Until::Has(Arc::default()),
                    Until::Lacks(Kind::If),
                    Until::Played,
                    Until::Clicked(Cell::all().next().expect("a wall has cells")),
                    Until::Right,
                    Until::Goal(1),
                    Until::Answered(1),
                    Until::Pressed,
                ] {
                    let words = until_words(&text, &other);
                    let same = words == chosen;
                    if ui.selectable_label(same, words).clicked() && !same {
                        *until = other;
                    }
                }
            });
            list.response.labelled_by(label.id);
            match until {
                Until::Uses(kind) | Until::Lacks(kind) => kind_list(ui, &text, &chosen, kind),
                Until::Goal(number) | Until::Answered(number) => {
                    let field = ui.add(DragValue::new(number).range(1..=MAX_ENTRIES));
                    field.accessible_name(&chosen);
                }
                Until::Has(_)
                | Until::Played
                | Until::Clicked(_)
                | Until::Right
                | Until::Pressed => {}
            }
        });
        match until {
            Until::Has(pattern) => {
                let explanation = text.msg_writing_until_has_says();
                let present = Arc::clone(pattern);
                let taken = self.program(ui, &chosen, explanation, Some(&present), costs);
                if let Some(taken) = taken {
                    *pattern = Arc::new(taken.unwrap_or_default());
                }
            }
            Until::Clicked(cell) => {
                let field = TypedField {
                    key: &format!("step {number}"),
                    name: &text.msg_writing_click(),
                    rows: 1,
                    wrong: text.msg_writing_bad_cell(),
                };
                let told = format!("{}, {}", cell.row(), cell.column());
                if let Some(new) = self.typed.field(ui, field, told, fields::cell) {
                    *cell = new;
                }
            }
            _ => {}
        }
    }
}

/// Shows a list of all kinds of blocks.
fn kind_list(ui: &mut Ui, text: &Text, name: &str, kind: &mut Kind) {
    let list = ComboBox::from_id_salt("kind")
        .selected_text(kind_name(text, *kind))
        .width(320.0);
    let list = list.show_ui(ui, |ui| {
        for row in TABLE {
            let words = kind_name(text, row.kind);
            if ui.selectable_label(*kind == row.kind, words).clicked() {
                *kind = row.kind;
            }
        }
    });
    list.response.accessible_name(name);
}

impl Form<'_, '_> {
    pub fn questions(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let mut change = None;
        let mut changed_by = None;
        for number in 0..draft.task.questions.len() {
            let title = text.msg_writing_question((number + 1).to_string());
            change = change.or(entry(ui, &text, title, number));
            let question = &mut draft.task.questions[number];
            let costs = draft.task.costs.clone();
            ui.push_id(number, |ui| {
                let name = text.msg_writing_question_text();
                fields::texts(ui, &text, &name, 2, &mut question.text, self.language);
                if let Some(program) = self.answer(ui, number, &mut question.answer, &costs) {
                    changed_by = Some((number, program));
                }
                let name = text.msg_writing_because();
                fields::texts(ui, &text, &name, 2, &mut question.because, self.language);
            });
        }
        if let Some((number, program)) = changed_by {
            draft.set_changed_by(number, &program);
        }
        if let Some(change) = change {
            change.of(&mut draft.task.questions);
            *self.typed = Typed::default();
        }
        let room = draft.task.questions.len() < MAX_ENTRIES;
        if add(ui, text.msg_writing_question_add(), room) {
            draft.task.questions.push(Question {
                text: Texts::default(),
                answer: Answer::Number(0.0),
                because: Texts::default(),
            });
        }
    }

    /// Shows the answer to a question. Returns the program whose commands change its cells, if one is taken.
    fn answer(
        &mut self,
        ui: &mut Ui,
        number: usize,
        answer: &mut Answer,
        costs: &Costs,
    ) -> Option<Program> {
        let text = self.app.text;
        self.kind_of_answer(ui, answer);
        match answer {
            Answer::Number(right) => {
                ui.horizontal(|ui| {
                    let label = ui.label(text.msg_writing_right_answer());
                    ui.add(DragValue::new(right).speed(1.0))
                        .labelled_by(label.id);
                });
                None
            }
            Answer::Choice { options, right } => {
                self.options(ui, options, right);
                None
            }
            Answer::Cells { .. } => self.cells(ui, number, answer, costs),
        }
    }

    /// Shows the choice between the three kinds of answers; a new one starts empty.
    fn kind_of_answer(&self, ui: &mut Ui, answer: &mut Answer) {
        let text = self.app.text;
        let sort = match answer {
            Answer::Number(_) => 0,
            Answer::Choice { .. } => 1,
            Answer::Cells { .. } => 2,
        };
        ui.horizontal(|ui| {
            for (place, words) in [
                text.msg_writing_answer_number(),
                text.msg_writing_answer_choice(),
                text.msg_writing_answer_cells(),
            ]
            .into_iter()
            .enumerate()
            {
                if segment(ui, &words, sort == place).clicked() && sort != place {
                    *answer = match place {
                        0 => Answer::Number(0.0),
                        1 => Answer::Choice {
                            options: vec![Texts::default(), Texts::default()],
                            right: 1,
                        },
                        _ => Answer::Cells {
                            wall: *self.material.wall,
                            click: Cell::new(0, 0).expect("the wall has a corner"),
                            changed_by: Box::default(),
                        },
                    };
                }
            }
        });
    }

    /// Shows the options, and which is right, by number from 1.
    fn options(&self, ui: &mut Ui, options: &mut Vec<Texts>, right: &mut usize) {
        let text = self.app.text;
        let mut gone = None;
        // At least two options stay.
        let spare = options.len() > 2;
        for (place, option) in options.iter_mut().enumerate() {
            ui.push_id(("option", place), |ui| {
                let name = text.msg_writing_option((place + 1).to_string());
                fields::texts(ui, &text, &name, 1, option, self.language);
                ui.horizontal(|ui| {
                    let spoken = text.msg_writing_option_right((place + 1).to_string());
                    let words = text.msg_writing_right_answer();
                    let radio = ui.radio(*right == place + 1, words);
                    if radio.accessible_name(spoken).clicked() {
                        *right = place + 1;
                    }
                    let remove = Button::new(text.msg_writing_remove());
                    let remove = ui.add_enabled(spare, remove);
                    let spoken = format!("{name}: {}", text.msg_writing_remove());
                    if remove.accessible_name(spoken).clicked() {
                        gone = Some(place);
                    }
                });
            });
        }
        if let Some(gone) = gone {
            options.remove(gone);
            // The right option stays right, unless it was removed.
            if gone + 1 < *right {
                *right -= 1;
            }
            *right = (*right).min(options.len());
        }
        if options.len() < MAX_ENTRIES && ui.button(text.msg_writing_option_add()).clicked() {
            options.push(Texts::default());
        }
    }

    /// Shows the wall whose cells are marked. Returns the program whose commands change them, if one is taken.
    fn cells(
        &mut self,
        ui: &mut Ui,
        number: usize,
        answer: &mut Answer,
        costs: &Costs,
    ) -> Option<Program> {
        let Answer::Cells {
            wall,
            click,
            changed_by,
        } = answer
        else {
            return None;
        };
        let text = self.app.text;
        let key = format!("wall {number}");
        let read = |line: &str| fields::walls(line)?.first().copied();
        let field = TypedField {
            key: &key,
            name: &text.msg_writing_wall_text(),
            rows: 9,
            wrong: text.msg_writing_bad_walls(),
        };
        let told = wall.to_string().trim_end().to_owned();
        if let Some(new) = self.typed.field(ui, field, told, read) {
            *wall = new;
        }
        if ui.button(text.msg_writing_walls_take()).clicked() {
            *wall = *self.material.wall;
            self.typed.forget(&key);
        }
        let key = format!("click {number}");
        let field = TypedField {
            key: &key,
            name: &text.msg_writing_click(),
            rows: 1,
            wrong: text.msg_writing_bad_cell(),
        };
        let told = format!("{}, {}", click.row(), click.column());
        if let Some(new) = self.typed.field(ui, field, told, fields::cell) {
            *click = new;
        }
        ui.push_id("wall", |ui| self.show_wall(ui, wall, Some(*click)));
        let name = text.msg_writing_changed_by();
        let explanation = text.msg_writing_changed_by_says();
        let present = (**changed_by).clone();
        let cells = changed_cells(wall, *click, &present);
        let taken = self.program(ui, &name, explanation, Some(&present), costs);
        if let Ok(cells) = cells {
            let all: Vec<String> = cells
                .into_iter()
                .map(|cell| format!("({}, {})", cell.row(), cell.column()))
                .collect();
            let words = if all.is_empty() {
                text.msg_writing_program_none()
            } else {
                all.join(" ")
            };
            ui.label(format!("{}: {words}", text.msg_writing_right_answer()));
        }
        let taken = taken?;
        Some(taken.unwrap_or_default())
    }
}

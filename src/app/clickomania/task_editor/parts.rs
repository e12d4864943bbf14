//! The parts of a task as forms.

use super::draft::{Draft, TaskList};
use super::fields::{self, Typed};
use crate::app::clickomania::command::{ClickomaniaContext, ProgramCommand, WritingCommand};
use crate::app::common::theme;
use crate::app::common::widgets::segment;
use crate::task_file;
use egui::{ComboBox, DragValue, Grid, RichText, Ui};
use engine::language::cost::Costs;
use engine::language::kind::{Category, TABLE};
use engine::language::program::Stack;
use engine::language::words::{category_name, name};
use engine::language::{Kind, Program, TaskId};
use engine::task::{
    AllowedBlocks, Answer, Choice, Measure, Part, Question, Step, Texts, Tools, Until, Walls,
};
use engine::text::{Language, Text};
use engine::wall::{Cell, Wall};

/// So many steps, questions, hints and programs a task may have here.
const MOST: usize = 60;

/// What of the rest is taken into a task.
pub struct Taking<'a> {
    /// The program on the canvas.
    pub program: &'a Program,
    /// The wall of the game.
    pub wall: &'a Wall,
}

/// The form of a part.
pub struct Form<'a, 'c> {
    pub app: &'a mut ClickomaniaContext<'c>,
    pub typed: &'a mut Typed,
    pub taking: &'a Taking<'a>,
    pub language: Language,
}

/// What is done with an entry of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EntryChange {
    Up(usize),
    Down(usize),
    Remove(usize),
}

impl EntryChange {
    fn of<T>(self, list: &mut Vec<T>) {
        match self {
            EntryChange::Up(at) if at > 0 => list.swap(at, at - 1),
            EntryChange::Down(at) if at + 1 < list.len() => list.swap(at, at + 1),
            EntryChange::Remove(at) if at < list.len() => {
                list.remove(at);
            }
            _ => {}
        }
    }
}

impl Form<'_, '_> {
    pub fn texts(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let id = draft.task.id.to_string();
        let wrong = text.msg_writing_bad_id();
        let read = |line: &str| TaskId::new(line).ok_or_else(|| wrong.clone());
        let typed = self
            .typed
            .field(ui, ("id", &text.msg_writing_id(), 1), id, read);
        if let Some(id) = typed {
            draft.task.id = id;
        }
        fields::texts(
            ui,
            (&text.msg_writing_name(), 1),
            &mut draft.task.title,
            self.language,
        );
        fields::texts(
            ui,
            (&text.msg_writing_text(), 12),
            &mut draft.task.text,
            self.language,
        );
        ui.label(
            RichText::new(text.msg_writing_text_says())
                .color(theme::of(ui).quiet)
                .size(13.0),
        );
    }

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
    fn program(
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

    pub fn blocks(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        ui.horizontal(|ui| {
            let blocks = &mut draft.task.blocks;
            let all = |blocks: &AllowedBlocks, has: bool| -> Vec<Choice> {
                let kinds = TABLE.iter().map(|row| row.kind);
                kinds
                    .filter(|kind| blocks.allows(*kind) == has)
                    .map(Choice::Kind)
                    .collect()
            };
            let chosen = matches!(blocks, AllowedBlocks::All);
            if segment(ui, &text.msg_writing_blocks_all(), chosen).clicked() {
                *blocks = AllowedBlocks::All;
            }
            let chosen = matches!(blocks, AllowedBlocks::Without(_));
            if segment(ui, &text.msg_writing_blocks_without(), chosen).clicked() {
                *blocks = AllowedBlocks::Without(all(blocks, false));
            }
            let chosen = matches!(blocks, AllowedBlocks::Only(_));
            if segment(ui, &text.msg_writing_blocks_only(), chosen).clicked() {
                *blocks = AllowedBlocks::Only(all(blocks, true));
            }
        });
        for category in Category::ALL {
            ui.add_space(6.0);
            ui.label(RichText::new(category_name(&text, category)).strong());
            Grid::new(("blocks", category as usize))
                .num_columns(2)
                .show(ui, |ui| {
                    for row in TABLE.iter().filter(|row| row.categories[0] == category) {
                        let kind = row.kind;
                        let words = name(&text, kind);
                        let mut allowed = draft.task.blocks.allows(kind);
                        if ui.checkbox(&mut allowed, &words).changed() {
                            draft.allow(kind, allowed);
                        }
                        let mut cost = draft.task.costs.of(kind);
                        let field = DragValue::new(&mut cost).range(0..=Costs::MOST);
                        let spoken = text.msg_writing_cost_of(&words);
                        if ui.add(field).accessible_name(spoken).changed() {
                            draft.task.costs.set(kind, cost);
                        }
                        ui.end_row();
                    }
                });
        }
    }

    pub fn walls(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let dealt = matches!(draft.task.walls, Walls::Dealt { .. });
        ui.horizontal(|ui| {
            if segment(ui, &text.msg_writing_walls_dealt(), dealt).clicked() && !dealt {
                draft.task.walls = Walls::default();
            }
            if segment(ui, &text.msg_writing_walls_listed(), !dealt).clicked() && dealt {
                draft.task.walls = Walls::Listed(vec![*self.taking.wall]);
                self.typed.forget("walls");
            }
        });
        let mut added = false;
        match &mut draft.task.walls {
            Walls::Dealt { colours } => {
                ui.horizontal(|ui| {
                    let label = ui.label(text.msg_writing_colours());
                    ui.add(DragValue::new(colours).range(2..=5))
                        .labelled_by(label.id);
                });
            }
            Walls::Listed(walls) => {
                let told: Vec<String> = walls.iter().map(|wall| wall.to_string()).collect();
                let told = told
                    .iter()
                    .map(|wall| wall.trim_end())
                    .collect::<Vec<_>>()
                    .join("\n\n");
                let wrong = text.msg_writing_bad_walls();
                let read = |line: &str| fields::walls(line).ok_or_else(|| wrong.clone());
                let name = text.msg_writing_walls_text();
                if let Some(new) = self.typed.field(ui, ("walls", &name, 12), told, read) {
                    *walls = new;
                }
                if ui.button(text.msg_writing_walls_add()).clicked() && walls.len() < MOST {
                    walls.push(*self.taking.wall);
                    added = true;
                }
            }
        }
        if added {
            self.typed.forget("walls");
        }
        let words = text.msg_writing_only_listed();
        ui.add_enabled_ui(!dealt, |ui| ui.checkbox(&mut draft.task.only_listed, words));
    }

    pub fn goals(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let task = &mut draft.task;
        ui.horizontal(|ui| {
            for (measure, words) in [
                (Measure::Cost, text.msg_writing_measure_cost()),
                (Measure::Blocks, text.msg_writing_measure_blocks()),
                (Measure::Steps, text.msg_writing_measure_steps()),
            ] {
                if segment(ui, &words, task.measure == measure).clicked() {
                    task.measure = measure;
                }
            }
        });
        let told = task
            .goals
            .iter()
            .map(u64::to_string)
            .collect::<Vec<_>>()
            .join(", ");
        let wrong = text.msg_writing_bad_goals();
        let read = |line: &str| fields::numbers(line).ok_or_else(|| wrong.clone());
        let name = text.msg_writing_goals_field();
        if let Some(goals) = self.typed.field(ui, ("goals", &name, 1), told, read) {
            task.goals = goals;
        }
        let told = task
            .points
            .iter()
            .map(|(measure, points)| format!("{measure}: {points}"));
        let told = told.collect::<Vec<_>>().join(", ");
        let wrong = text.msg_writing_bad_points();
        let read = |line: &str| fields::pairs(line).ok_or_else(|| wrong.clone());
        let name = text.msg_writing_points_field();
        if let Some(points) = self.typed.field(ui, ("points", &name, 1), told, read) {
            task.points = points;
        }
    }

    pub fn steps(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
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
                fields::texts(ui, (&name, 2), &mut step.text, self.language);
                until(ui, &text, &mut step.until);
            });
        }
        if let Some(change) = change {
            change.of(&mut draft.task.steps);
        }
        let room = draft.task.steps.len() < MOST;
        if add(ui, text.msg_writing_step_add(), room) {
            draft.task.steps.push(Step {
                text: Texts::default(),
                until: Until::Pressed,
            });
        }
    }

    pub fn questions(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let mut change = None;
        let mut changed_by = None;
        for number in 0..draft.task.questions.len() {
            let title = text.msg_writing_question((number + 1).to_string());
            change = change.or(entry(ui, &text, title, number));
            let question = &mut draft.task.questions[number];
            ui.push_id(number, |ui| {
                let name = text.msg_writing_question_text();
                fields::texts(ui, (&name, 2), &mut question.text, self.language);
                if let Some(program) = self.answer(ui, number, &mut question.answer) {
                    changed_by = Some((number, program));
                }
                let name = text.msg_writing_because();
                fields::texts(ui, (&name, 2), &mut question.because, self.language);
            });
        }
        if let Some((number, program)) = changed_by {
            draft.set_changed_by(number, &program);
        }
        if let Some(change) = change {
            change.of(&mut draft.task.questions);
            *self.typed = Typed::default();
        }
        let room = draft.task.questions.len() < MOST;
        if add(ui, text.msg_writing_question_add(), room) {
            draft.task.questions.push(Question {
                text: Texts::default(),
                answer: Answer::Number(0.0),
                because: Texts::default(),
            });
        }
    }

    /// The answer of a question; gives the program whose commands are to change its cells, if one is taken.
    fn answer(&mut self, ui: &mut Ui, number: usize, answer: &mut Answer) -> Option<Program> {
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
                            wall: *self.taking.wall,
                            click: Cell::new(0, 0).expect("the wall has a corner"),
                            changed_by: Box::default(),
                        },
                    };
                }
            }
        });
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
                let mut gone = None;
                for (place, option) in options.iter_mut().enumerate() {
                    ui.push_id(("option", place), |ui| {
                        ui.horizontal(|ui| {
                            let spoken = text.msg_writing_option_right((place + 1).to_string());
                            if ui
                                .radio(*right == place + 1, "")
                                .accessible_name(spoken)
                                .clicked()
                            {
                                *right = place + 1;
                            }
                            if ui.button(text.msg_writing_remove()).clicked() {
                                gone = Some(place);
                            }
                        });
                        let name = text.msg_writing_option((place + 1).to_string());
                        fields::texts(ui, (&name, 1), option, self.language);
                    });
                }
                if let Some(gone) = gone.filter(|_| options.len() > 2) {
                    options.remove(gone);
                    *right = (*right).min(options.len());
                }
                if options.len() < MOST && ui.button(text.msg_writing_option_add()).clicked() {
                    options.push(Texts::default());
                }
                None
            }
            Answer::Cells {
                wall,
                click,
                changed_by,
            } => {
                let key = format!("wall {number}");
                let wrong = text.msg_writing_bad_walls();
                let read = |line: &str| {
                    let walls = fields::walls(line).ok_or_else(|| wrong.clone())?;
                    walls.first().copied().ok_or_else(|| wrong.clone())
                };
                let told = wall.to_string().trim_end().to_owned();
                let name = text.msg_writing_walls_text();
                if let Some(new) = self.typed.field(ui, (&key, &name, 9), told, read) {
                    *wall = new;
                }
                if ui.button(text.msg_writing_walls_take()).clicked() {
                    *wall = *self.taking.wall;
                    self.typed.forget(&key);
                }
                let key = format!("click {number}");
                let wrong = text.msg_writing_bad_cell();
                let read = |line: &str| fields::cell(line).ok_or_else(|| wrong.clone());
                let told = format!("{}, {}", click.row(), click.column());
                let name = text.msg_writing_click();
                if let Some(new) = self.typed.field(ui, (&key, &name, 1), told, read) {
                    *click = new;
                }
                let lines = (
                    text.msg_writing_changed_by(),
                    text.msg_writing_changed_by_says(),
                );
                let present = (**changed_by).clone();
                let taken = self.program(ui, lines, Some(&present))?;
                Some(taken.unwrap_or_default())
            }
        }
    }

    pub fn hints(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let mut change = None;
        for (number, hint) in draft.task.hints.iter_mut().enumerate() {
            let title = text.msg_writing_hint((number + 1).to_string());
            change = change.or(entry(ui, &text, title.clone(), number));
            ui.push_id(number, |ui| {
                fields::texts(ui, (&title, 2), hint, self.language)
            });
        }
        if let Some(change) = change {
            change.of(&mut draft.task.hints);
        }
        let room = draft.task.hints.len() < MOST;
        if add(ui, text.msg_writing_hint_add(), room) {
            draft.task.hints.push(Texts::default());
        }
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

    pub fn tools(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let Tools {
            judge,
            hints,
            solutions,
            examples,
        } = &mut draft.task.tools;
        for (tool, words) in [
            (judge, text.msg_writing_tool_judge()),
            (hints, text.msg_writing_tool_hints()),
            (solutions, text.msg_writing_tool_solutions()),
            (examples, text.msg_writing_tool_examples()),
        ] {
            ui.checkbox(tool, words);
        }
    }

    /// The whole file as a text, which can be changed too.
    pub fn file(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        ui.label(
            RichText::new(text.msg_writing_file_says())
                .color(theme::of(ui).quiet)
                .size(13.0),
        );
        let line = self.typed.line("file", || draft.whole_text());
        let field = egui::TextEdit::multiline(line)
            .code_editor()
            .desired_rows(24);
        let field = ui.add(field.desired_width(f32::INFINITY));
        field.accessible_name(text.msg_writing_file());
        let typed = line.clone();
        let mut taken = Ok(());
        ui.horizontal(|ui| {
            if ui.button(text.msg_writing_file_take()).clicked() {
                taken = draft.take_text(&typed);
                if taken.is_ok() {
                    *self.typed = Typed::default();
                    self.app.say(text.msg_writing_file_taken());
                }
            }
            if ui.button(text.msg_writing_file_back()).clicked() {
                *self.typed = Typed::default();
            }
        });
        if let Err(error) = taken {
            self.app
                .refuse(task_file::sentence(&text, &text.msg_writing_file(), &error));
        }
    }
}

/// The head of an entry of a list, with what can be done with it.
fn entry(ui: &mut Ui, text: &Text, title: String, number: usize) -> Option<EntryChange> {
    ui.add_space(8.0);
    ui.separator();
    let mut change = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&title).font(theme::semibold(14.5)));
        for (words, what) in [
            (text.msg_writing_up(), EntryChange::Up(number)),
            (text.msg_writing_down(), EntryChange::Down(number)),
            (text.msg_writing_remove(), EntryChange::Remove(number)),
        ] {
            let spoken = format!("{title}: {words}");
            if ui.small_button(words).accessible_name(spoken).clicked() {
                change = Some(what);
            }
        }
    });
    change
}

/// The button that adds an entry; whether it was pressed.
fn add(ui: &mut Ui, words: String, room: bool) -> bool {
    ui.add_space(8.0);
    ui.add_enabled(room, egui::Button::new(words)).clicked()
}

/// When a step is done.
fn until(ui: &mut Ui, text: &Text, until: &mut Until) {
    let sort = |until: &Until| match until {
        Until::Uses(_) => text.msg_writing_until_uses(),
        Until::Played => text.msg_writing_until_played(),
        Until::Right => text.msg_writing_until_right(),
        Until::Goal(_) => text.msg_writing_until_goal(),
        Until::Answered(_) => text.msg_writing_until_answered(),
        Until::Pressed => text.msg_writing_until_pressed(),
    };
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(text.msg_writing_until());
        let chosen = sort(until);
        let list = ComboBox::from_id_salt("until")
            .selected_text(&chosen)
            .show_ui(ui, |ui| {
                for other in [
                    Until::Uses(Kind::If),
                    Until::Played,
                    Until::Right,
                    Until::Goal(1),
                    Until::Answered(1),
                    Until::Pressed,
                ] {
                    let words = sort(&other);
                    let same = words == chosen;
                    if ui.selectable_label(same, words).clicked() && !same {
                        *until = other;
                    }
                }
            });
        list.response.labelled_by(label.id);
        match until {
            Until::Uses(kind) => {
                let list = ComboBox::from_id_salt("kind")
                    .selected_text(name(text, *kind))
                    .width(320.0);
                list.show_ui(ui, |ui| {
                    for row in TABLE {
                        let words = name(text, row.kind);
                        if ui.selectable_label(*kind == row.kind, words).clicked() {
                            *kind = row.kind;
                        }
                    }
                });
            }
            Until::Goal(number) | Until::Answered(number) => {
                ui.add(DragValue::new(number).range(1..=MOST));
            }
            Until::Played | Until::Right | Until::Pressed => {}
        }
    });
}

//! The questions of a task.

use super::super::draft::Draft;
use super::super::fields::{self, Typed};
use super::{Form, MOST, add, entry};
use crate::window::kit::widgets::segment;
use egui::{Button, DragValue, Ui};
use engine::judge::task_check::changed_cells;
use engine::language::Program;
use engine::language::cost::Costs;
use engine::task::{Answer, Question, Texts};
use engine::wall::Cell;

impl Form<'_, '_> {
    pub fn questions(&mut self, ui: &mut Ui, draft: &mut Draft) {
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
                fields::texts(ui, (&name, 2), &mut question.text, self.language);
                if let Some(program) = self.answer(ui, number, (&mut question.answer, &costs)) {
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
    fn answer(
        &mut self,
        ui: &mut Ui,
        number: usize,
        (answer, costs): (&mut Answer, &Costs),
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
            Answer::Cells { .. } => self.cells(ui, number, (answer, costs)),
        }
    }

    /// Which of the three kinds the answer is of; another one begins empty.
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
                            wall: *self.taking.wall,
                            click: Cell::new(0, 0).expect("the wall has a corner"),
                            changed_by: Box::default(),
                        },
                    };
                }
            }
        });
    }

    /// What there is to choose from, and which is right (from 1).
    fn options(&self, ui: &mut Ui, options: &mut Vec<Texts>, right: &mut usize) {
        let text = self.app.text;
        let mut gone = None;
        // There is something to choose as long as there are two.
        let spare = options.len() > 2;
        for (place, option) in options.iter_mut().enumerate() {
            ui.push_id(("option", place), |ui| {
                let name = text.msg_writing_option((place + 1).to_string());
                fields::texts(ui, (&name, 1), option, self.language);
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
            // The right one stays the right one, unless it is the one that went.
            if gone + 1 < *right {
                *right -= 1;
            }
            *right = (*right).min(options.len());
        }
        if options.len() < MOST && ui.button(text.msg_writing_option_add()).clicked() {
            options.push(Texts::default());
        }
    }

    /// The wall whose cells are marked; gives the program whose commands are to change them, if one is taken.
    fn cells(
        &mut self,
        ui: &mut Ui,
        number: usize,
        (answer, costs): (&mut Answer, &Costs),
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
        let wrong = text.msg_writing_bad_walls();
        let read = |line: &str| {
            let walls = fields::walls(line).ok_or_else(|| wrong.clone())?;
            walls.first().copied().ok_or_else(|| wrong.clone())
        };
        let told = wall.to_string().trim_end().to_owned();
        let name = text.msg_writing_wall_text();
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
        let brush = (&mut *self.app, &mut *self.block_painter);
        ui.push_id("wall", |ui| {
            self.pictures.wall(ui, brush, (wall, Some(*click)));
        });
        let lines = (
            text.msg_writing_changed_by(),
            text.msg_writing_changed_by_says(),
        );
        let present = (**changed_by).clone();
        let cells = changed_cells(wall, *click, &present);
        let taken = self.program(ui, lines, (Some(&present), costs));
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

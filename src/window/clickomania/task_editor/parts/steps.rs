//! The steps of a task.

use super::super::draft::Draft;
use super::super::fields;
use super::{Form, MOST, add, entry, told};
use egui::{ComboBox, DragValue, Ui};
use engine::language::Kind;
use engine::language::kind::TABLE;
use engine::task::{LessonStep, Texts, Until};
use engine::text::Text;

impl Form<'_, '_> {
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
            draft.task.steps.push(LessonStep {
                text: Texts::default(),
                until: Until::Pressed,
            });
        }
    }
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
                    .selected_text(told(text, *kind))
                    .width(320.0);
                let list = list.show_ui(ui, |ui| {
                    for row in TABLE {
                        let words = told(text, row.kind);
                        if ui.selectable_label(*kind == row.kind, words).clicked() {
                            *kind = row.kind;
                        }
                    }
                });
                list.response.accessible_name(chosen);
            }
            Until::Goal(number) | Until::Answered(number) => {
                let field = ui.add(DragValue::new(number).range(1..=MOST));
                field.accessible_name(chosen);
            }
            Until::Played | Until::Right | Until::Pressed => {}
        }
    });
}

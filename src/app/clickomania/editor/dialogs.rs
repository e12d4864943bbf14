//! Questions that must be answered before one goes on: names of variables.

use crate::app::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, EditorCommand};
use crate::app::common::dialog;
use crate::app::common::theme;
use crate::app::common::widgets::{choose_all, main_button};
use egui::{Key, TextEdit, Ui, vec2};
use engine::language::{BlockId, Program, VarId};

/// What is asked.
enum EditorQuestion {
    /// The name of a new variable; this block is to use it.
    New(Option<BlockId>),
    /// Another name of a variable.
    Rename(VarId),
    /// Whether a variable is to be deleted with the blocks that use it.
    Delete(VarId),
}

/// The question that waits for an answer, if there is one.
#[derive(Default)]
pub struct VariableDialogs {
    question: Option<EditorQuestion>,
    name: String,
    begun: bool,
}

impl VariableDialogs {
    /// Whether a question waits.
    pub fn is_open(&self) -> bool {
        self.question.is_some()
    }

    /// Gives up the question.
    pub fn close(&mut self) {
        self.question = None;
    }

    /// Asks for the name of a new variable.
    pub fn ask_new(&mut self, user: Option<BlockId>) {
        self.ask(EditorQuestion::New(user), String::new());
    }

    /// Asks for another name of a variable.
    pub fn ask_rename(&mut self, program: &Program, id: VarId) {
        let name = program.variable(id).map_or("", |variable| &variable.name);
        self.ask(EditorQuestion::Rename(id), name.to_owned());
    }

    /// Asks whether to delete a variable that blocks use.
    pub fn ask_delete(&mut self, id: VarId) {
        self.ask(EditorQuestion::Delete(id), String::new());
    }

    fn ask(&mut self, question: EditorQuestion, name: String) {
        self.question = Some(question);
        self.name = name;
        self.begun = false;
    }

    /// Shows the question.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        let Some(question) = &self.question else {
            return;
        };
        let theme = theme::of(ui);
        let text = app.text;
        let mut answer = None;
        let mut clash = false;
        let name_of = |id: VarId| {
            let variable = program.variable(id);
            variable.map_or(String::new(), |variable| variable.name.clone())
        };
        let response = dialog::show(ui, "question", 360.0, |ui| {
            let title = match question {
                EditorQuestion::New(_) => text.msg_variable_new(),
                EditorQuestion::Rename(id) => text.msg_variable_rename(name_of(*id)),
                EditorQuestion::Delete(id) => text.msg_variable_delete(name_of(*id)),
            };
            ui.heading(title);
            ui.add_space(6.0);
            let yes = match question {
                EditorQuestion::Delete(id) => {
                    let count = program.uses(*id).count() as u64;
                    ui.label(text.msg_variable_delete_uses(count));
                    text.msg_answer_delete()
                }
                EditorQuestion::New(_) | EditorQuestion::Rename(_) => {
                    let field = TextEdit::singleline(&mut self.name)
                        .margin(egui::Margin::symmetric(10, 7))
                        .char_limit(40)
                        .desired_width(f32::INFINITY);
                    let response = ui.add(field);
                    let response = response.accessible_name(text.msg_variable_name_field());
                    if !self.begun {
                        self.begun = true;
                        response.request_focus();
                        choose_all(ui, response.id, &self.name);
                    }
                    let own = match question {
                        EditorQuestion::Rename(id) => Some(*id),
                        _ => None,
                    };
                    let used = own.map_or(0, |id| program.uses(id).count() as u64);
                    if used > 0 {
                        let sentence = text.msg_variable_rename_uses(used);
                        ui.colored_label(theme.quiet, sentence);
                    }
                    let name = self.name.trim();
                    let taken = program.variable_named(name);
                    clash = taken.is_some_and(|variable| Some(variable.id) != own);
                    if clash {
                        let sentence = text.msg_variable_taken(name);
                        ui.colored_label(theme.wrong, sentence);
                    }
                    let enter =
                        response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                    if enter && !name.is_empty() && !clash {
                        answer = Some(true);
                    } else if enter {
                        response.request_focus();
                    }
                    text.msg_answer_ok()
                }
            };
            ui.add_space(10.0);
            ui.horizontal(|ui| {
                let name = self.name.trim();
                let nameless = !matches!(question, EditorQuestion::Delete(_)) && name.is_empty();
                ui.add_enabled_ui(!nameless && !clash, |ui| {
                    if main_button(ui, &yes, vec2(110.0, 34.0)).clicked() {
                        answer = Some(true);
                    }
                });
                let no = egui::Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
                if ui.add(no).clicked() {
                    answer = Some(false);
                }
            });
        });
        if response.should_close() && answer.is_none() {
            answer = Some(false);
        }
        let Some(yes) = answer else { return };
        let name = self.name.trim().to_owned();
        let question = self.question.take();
        if !yes {
            return;
        }
        let command = match question {
            Some(EditorQuestion::New(user)) => {
                ClickomaniaCommand::Editor(EditorCommand::MakeVariable(name, user))
            }
            Some(EditorQuestion::Rename(id)) if name_of(id) == name => return,
            Some(EditorQuestion::Rename(id)) => {
                ClickomaniaCommand::Editor(EditorCommand::RenameVariable(id, name))
            }
            Some(EditorQuestion::Delete(id)) => {
                ClickomaniaCommand::Editor(EditorCommand::DeleteVariable(id))
            }
            None => return,
        };
        app.send(command);
    }
}

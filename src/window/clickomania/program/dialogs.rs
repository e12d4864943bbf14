//! Questions that must be answered before one goes on: names of variables.

use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::kit::widgets::{choose_all, main_button};
use crate::window::kit::{dialog, theme};
use egui::{Key, TextEdit, Ui, vec2};
use engine::language::{BlockId, Program, VarId};
use engine::text::Text;

/// What is asked.
#[derive(Clone, Copy)]
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
        let Some(question) = self.question else {
            return;
        };
        let response = dialog::show(ui, "question", 360.0, |ui| {
            let text = &app.text;
            let title = match question {
                EditorQuestion::New(_) => text.msg_variable_new(),
                EditorQuestion::Rename(id) => text.msg_variable_rename(name_of(program, id)),
                EditorQuestion::Delete(id) => text.msg_variable_delete(name_of(program, id)),
            };
            ui.heading(title);
            ui.add_space(6.0);
            let (entered, yes) = match question {
                EditorQuestion::Delete(id) => {
                    let count = program.blocks_using(id).count() as u64;
                    ui.label(text.msg_variable_delete_uses(count));
                    (None, text.msg_answer_delete())
                }
                EditorQuestion::New(_) => {
                    (self.ask_name(ui, text, program, None), text.msg_answer_ok())
                }
                EditorQuestion::Rename(id) => (
                    self.ask_name(ui, text, program, Some(id)),
                    text.msg_answer_ok(),
                ),
            };
            ui.add_space(10.0);
            self.answers(ui, text, program, &yes).or(entered)
        });
        let answer = match response.inner {
            None if response.should_close() => Some(false),
            answer => answer,
        };
        let Some(yes) = answer else { return };
        self.question = None;
        if yes && let Some(command) = self.command(question, program) {
            app.send(command);
        }
    }

    /// Whether the name is taken by another variable than the one that is asked about.
    fn clashes(&self, program: &Program) -> bool {
        let own = match self.question {
            Some(EditorQuestion::Rename(id)) => Some(id),
            Some(EditorQuestion::Delete(_)) => return false,
            Some(EditorQuestion::New(_)) | None => None,
        };
        let taken = program.variable_named(self.name.trim());
        taken.is_some_and(|variable| Some(variable.id) != own)
    }

    /// A field for the name, of a variable that is there already or of a new one. Whether it was entered.
    fn ask_name(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        program: &Program,
        own: Option<VarId>,
    ) -> Option<bool> {
        let theme = theme::of(ui);
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
        let used = own.map_or(0, |id| program.blocks_using(id).count() as u64);
        if used > 0 {
            let sentence = text.msg_variable_rename_uses(used);
            ui.colored_label(theme.quiet, sentence);
        }
        let name = self.name.trim();
        let clash = self.clashes(program);
        if clash {
            let sentence = text.msg_variable_taken(name);
            ui.colored_label(theme.wrong, sentence);
        }
        let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if enter && !name.is_empty() && !clash {
            return Some(true);
        }
        if enter {
            response.request_focus();
        }
        None
    }

    /// The buttons; what was answered.
    fn answers(&self, ui: &mut Ui, text: &Text, program: &Program, yes: &str) -> Option<bool> {
        let mut answer = None;
        ui.horizontal(|ui| {
            let deletes = matches!(self.question, Some(EditorQuestion::Delete(_)));
            let nameless = !deletes && self.name.trim().is_empty();
            ui.add_enabled_ui(!nameless && !self.clashes(program), |ui| {
                if main_button(ui, yes, vec2(110.0, 34.0)).clicked() {
                    answer = Some(true);
                }
            });
            let no = egui::Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
            if ui.add(no).clicked() {
                answer = Some(false);
            }
        });
        answer
    }

    /// What is done when the answer is yes; nothing for the name that it has.
    fn command(&self, question: EditorQuestion, program: &Program) -> Option<EditorCommand> {
        let name = self.name.trim().to_owned();
        match question {
            EditorQuestion::New(user) => Some(EditorCommand::MakeVariable(name, user)),
            EditorQuestion::Rename(id) if name_of(program, id) == name => None,
            EditorQuestion::Rename(id) => Some(EditorCommand::RenameVariable(id, name)),
            EditorQuestion::Delete(id) => Some(EditorCommand::DeleteVariable(id)),
        }
    }
}

fn name_of(program: &Program, id: VarId) -> String {
    let variable = program.variable(id);
    variable.map_or(String::new(), |variable| variable.name.clone())
}

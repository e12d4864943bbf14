//! Questions that must be answered before one goes on: names of variables.

use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::kit::history::{History, Memory};
use crate::window::kit::widgets::{choose_all, main_button};
use crate::window::kit::{dialog, theme};
use egui::{Align2, Key, Modifiers, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};
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
                    let count = program.uses(id).count() as u64;
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
        let response = ui
            .add(field)
            .accessible_name(text.msg_variable_name_field());
        if !self.begun {
            self.begun = true;
            response.request_focus();
            choose_all(ui, response.id, &self.name);
        }
        let used = own.map_or(0, |id| program.uses(id).count() as u64);
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

const LINE: f32 = 27.0;

/// The list, while it is open.
#[derive(Default)]
pub struct HistoryList {
    open: bool,
    /// The line that Enter takes, counted from the beginning; none before the list was shown.
    at: Option<usize>,
}

impl HistoryList {
    /// Opens it.
    pub fn open(&mut self) {
        *self = HistoryList {
            open: true,
            at: None,
        };
    }

    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Shows the list if it is open.
    pub fn show<C: Memory>(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        history: &History<C, ChangeKind>,
    ) {
        if !self.open {
            return;
        }
        let text = app.text;
        let (done, undone) = (history.kinds(false), history.kinds(true));
        let lines = done.len() + undone.len() + 1;
        let mut target = None;
        let response = dialog::show(ui, "history", 340.0, |ui| {
            ui.heading(text.msg_history_title());
            ui.add_space(4.0);
            let room = (ui.ctx().content_rect().height() - 220.0).clamp(120.0, 420.0);
            let before = self.at;
            let at = walked(ui, before.unwrap_or(done.len()), lines);
            self.at = Some(at);
            let mut scroll = ScrollArea::vertical()
                .max_height(room)
                .auto_shrink([false, true]);
            if before != Some(at) {
                let here = (at as f32 + 1.0) * LINE - room * 0.7;
                scroll = scroll.vertical_scroll_offset(here.max(0.0));
            }
            if ui.input(|input| input.key_pressed(Key::Enter)) {
                target = Some(at);
            }
            ui.spacing_mut().item_spacing.y = 0.0;
            scroll.show_rows(ui, LINE, lines, |ui, rows| {
                for row in rows {
                    let name = match row {
                        0 => text.msg_history_begin(),
                        row if row <= done.len() => done[row - 1].name(&text),
                        // The one taken back last comes first.
                        row => undone[lines - 1 - row].name(&text),
                    };
                    let when = row.cmp(&done.len());
                    if line(ui, &name, when, row == at).clicked() {
                        target = Some(row);
                    }
                }
            });
        });
        let by = target.map(|row| row as isize - done.len() as isize);
        if let Some(by) = by.filter(|by| *by != 0) {
            app.send(EditorCommand::GoInHistory(by));
        }
        if target.is_some() || response.should_close() {
            self.open = false;
        }
    }
}

/// The line to which keys go from this one.
fn walked(ui: &Ui, at: usize, lines: usize) -> usize {
    const PAGE: usize = 10;
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let last = lines - 1;
    if pressed(Key::ArrowUp) {
        at.saturating_sub(1)
    } else if pressed(Key::ArrowDown) {
        at + 1
    } else if pressed(Key::PageUp) {
        at.saturating_sub(PAGE)
    } else if pressed(Key::PageDown) {
        at + PAGE
    } else if pressed(Key::Home) {
        0
    } else if pressed(Key::End) {
        last
    } else {
        at
    }
    .min(last)
}

/// A change: made, the present one, or taken back; `chosen` if Enter goes there.
fn line(ui: &mut Ui, name: &str, when: std::cmp::Ordering, chosen: bool) -> egui::Response {
    let theme = theme::of(ui);
    let size = vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, chosen, name));
    if chosen || response.hovered() || response.has_focus() {
        let fill = if chosen {
            theme.card_pressed
        } else {
            theme.card_hovered
        };
        ui.painter().rect_filled(rect, 6.0, fill);
    }
    let (font, color) = match when {
        std::cmp::Ordering::Equal => (theme::semibold(14.0), theme.text),
        std::cmp::Ordering::Less => (theme::regular(14.0), theme.text),
        std::cmp::Ordering::Greater => (theme::regular(14.0), theme.quiet),
    };
    ui.painter().text(
        rect.left_center() + vec2(10.0, 0.0),
        Align2::LEFT_CENTER,
        name,
        font,
        color,
    );
    response
}

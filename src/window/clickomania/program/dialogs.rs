//! The dialogs of the editor: questions about variables, and the history.

use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::kit::history::{History, Memory};
use crate::window::kit::widgets::{choose_all, main_button};
use crate::window::kit::{dialog, theme};
use egui::{Align2, Key, Modifiers, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};
use engine::language::{BlockId, Program, VarId};
use engine::text::Text;

/// A question about a variable.
#[derive(Clone, Copy)]
enum Question {
    /// The name of a new variable, which this block is to use.
    New(Option<BlockId>),
    /// Another name of a variable.
    Rename(VarId),
    /// Asks to delete a variable with the blocks that use it.
    Delete(VarId),
}

/// The dialog with a question about a variable.
#[derive(Default)]
pub struct VariableDialogs {
    question: Option<Question>,
    name: String,
    /// True once the field for the name was given the keyboard.
    begun: bool,
}

impl VariableDialogs {
    pub fn is_open(&self) -> bool {
        self.question.is_some()
    }

    pub fn close(&mut self) {
        self.question = None;
    }

    /// Asks for the name of a new variable, which this block is to use.
    pub fn ask_new(&mut self, user: Option<BlockId>) {
        self.ask(Question::New(user), String::new());
    }

    /// Asks for another name of a variable.
    pub fn ask_rename(&mut self, program: &Program, id: VarId) {
        self.ask(Question::Rename(id), name_of(program, id));
    }

    /// Asks whether to delete a variable that blocks use.
    pub fn ask_delete(&mut self, id: VarId) {
        self.ask(Question::Delete(id), String::new());
    }

    fn ask(&mut self, question: Question, name: String) {
        self.question = Some(question);
        self.name = name;
        self.begun = false;
    }

    /// Shows the question, and sends the command of the answer.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        let Some(question) = self.question else {
            return;
        };
        let response = dialog::show(ui, "question", 360.0, |ui| {
            let text = &app.text;
            let (title, yes) = match question {
                Question::New(_) => (text.msg_variable_new(), text.msg_answer_ok()),
                Question::Rename(id) => {
                    let title = text.msg_variable_rename(name_of(program, id));
                    (title, text.msg_answer_ok())
                }
                Question::Delete(id) => {
                    let title = text.msg_variable_delete(name_of(program, id));
                    (title, text.msg_menu_delete())
                }
            };
            ui.heading(title);
            ui.add_space(6.0);
            let entered = match question {
                Question::Delete(id) => {
                    let count = program.blocks_using(id).count() as u64;
                    ui.label(text.msg_variable_delete_uses(count));
                    false
                }
                Question::New(_) | Question::Rename(_) => self.name_field(ui, text, program),
            };
            ui.add_space(10.0);
            let answer = self.buttons(ui, text, program, &yes);
            answer.or(entered.then_some(true))
        });
        let closed = response.should_close().then_some(false);
        let Some(yes) = response.inner.or(closed) else {
            return;
        };
        self.question = None;
        if yes && let Some(command) = self.command(question, program) {
            app.send(command);
        }
    }

    /// The variable that is to be renamed.
    fn renamed(&self) -> Option<VarId> {
        match self.question {
            Some(Question::Rename(id)) => Some(id),
            _ => None,
        }
    }

    /// True if another variable has the name.
    fn clashes(&self, program: &Program) -> bool {
        let taken = program.variable_named(self.name.trim());
        taken.is_some_and(|variable| Some(variable.id) != self.renamed())
    }

    /// Shows a field for the name. True once a name is entered that can be used.
    fn name_field(&mut self, ui: &mut Ui, text: &Text, program: &Program) -> bool {
        let theme = theme::of(ui);
        let field = TextEdit::singleline(&mut self.name)
            .margin(egui::Margin::symmetric(10, 7))
            .char_limit(40)
            .desired_width(f32::INFINITY);
        let field = ui
            .add(field)
            .accessible_name(text.msg_variable_name_field());
        if !std::mem::replace(&mut self.begun, true) {
            field.request_focus();
            choose_all(ui, field.id, &self.name);
        }
        let used = self
            .renamed()
            .map_or(0, |id| program.blocks_using(id).count() as u64);
        if used > 0 {
            ui.colored_label(theme.quiet, text.msg_variable_rename_uses(used));
        }
        let name = self.name.trim();
        let clashes = self.clashes(program);
        if clashes {
            ui.colored_label(theme.wrong, text.msg_variable_taken(name));
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let usable = !name.is_empty() && !clashes;
        if entered && !usable {
            field.request_focus();
        }
        entered && usable
    }

    /// Shows the buttons; gives the answer.
    fn buttons(&self, ui: &mut Ui, text: &Text, program: &Program, yes: &str) -> Option<bool> {
        let deletes = matches!(self.question, Some(Question::Delete(_)));
        let usable = !self.name.trim().is_empty() && !self.clashes(program);
        let mut answer = None;
        ui.horizontal(|ui| {
            ui.add_enabled_ui(deletes || usable, |ui| {
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

    /// The command of the answer yes; none for the name that the variable has.
    fn command(&self, question: Question, program: &Program) -> Option<EditorCommand> {
        let name = self.name.trim().to_owned();
        match question {
            Question::New(user) => Some(EditorCommand::MakeVariable(name, user)),
            Question::Rename(id) if name_of(program, id) == name => None,
            Question::Rename(id) => Some(EditorCommand::RenameVariable(id, name)),
            Question::Delete(id) => Some(EditorCommand::DeleteVariable(id)),
        }
    }
}

fn name_of(program: &Program, id: VarId) -> String {
    let variable = program.variable(id);
    variable.map_or(String::new(), |variable| variable.name.clone())
}

const LINE: f32 = 27.0;

/// The list of changes: arrows walk it; Enter or a press undoes or redoes up to a change.
#[derive(Default)]
pub struct HistoryList {
    open: bool,
    /// The line for Enter, counted from the beginning; none before the list was shown.
    at: Option<usize>,
}

impl HistoryList {
    pub fn open(&mut self) {
        *self = HistoryList {
            open: true,
            at: None,
        };
    }

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
                        // The change undone last comes first.
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

/// The line after the keys of this frame.
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

/// Shows a change, which was made before the present one, is the present one, or was undone.
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

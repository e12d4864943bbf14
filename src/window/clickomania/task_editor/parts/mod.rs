//! The parts of a task as forms.

mod allowed;
mod measured;
mod programs;
mod questions;
mod steps;

use super::draft::{Draft, short_name};
use super::fields::{self, Typed};
use super::pictures::Pictures;
use crate::task_file;
use crate::window::clickomania::command::{ClickomaniaContext, Piece};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::kit::theme;
use egui::{ComboBox, Id, RichText, Ui};
use engine::language::file::write;
use engine::language::kind::TABLE;
use engine::language::{Kind, Program, TaskId};
use engine::task::{Texts, Tools};
use engine::text::{Language, Text};
use engine::wall::Wall;

/// The field with the whole file.
pub const FILE: &str = "file";
/// The most steps, questions, hints or programs a task may have here.
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
    pub pictures: &'a mut Pictures,
    pub block_painter: &'a mut BlockPainter,
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
        let before = draft.task.title.clone();
        let name = text.msg_writing_name();
        fields::texts(ui, (&name, 1), &mut draft.task.title, self.language);
        if draft.task.title != before {
            self.follow_title(draft, &before);
        }
        let name = text.msg_writing_text();
        let field = fields::texts(ui, (&name, 12), &mut draft.task.text, self.language);
        self.insert(ui, draft, field);
        ui.label(
            RichText::new(text.msg_writing_text_says())
                .color(theme::of(ui).quiet)
                .size(13.0),
        );
    }

    /// The short name follows the title as long as nobody typed another one, and there is no file.
    fn follow_title(&mut self, draft: &mut Draft, before: &Texts) {
        let first = |title: &Texts| title.iter().next().map(|(_, words)| words.to_owned());
        let made = match first(before) {
            Some(title) => short_name(&title),
            None => short_name(&self.app.text.msg_writing_new_name()),
        };
        let follows = made.as_ref() == Some(&draft.task.id) && draft.file.is_none();
        let title = first(&draft.task.title);
        let new = title.unwrap_or_else(|| self.app.text.msg_writing_new_name());
        if let Some(id) = short_name(&new).filter(|_| follows) {
            draft.task.id = id;
        }
    }

    /// What can be put into the text where one writes: a block, the program on the canvas, the wall of the game.
    fn insert(&mut self, ui: &mut Ui, draft: &mut Draft, field: Id) {
        let text = self.app.text;
        let mut put = None;
        ui.horizontal_wrapped(|ui| {
            let list = ComboBox::from_id_salt("insert block");
            let list = list.selected_text(text.msg_writing_insert_block());
            let list = list.show_ui(ui, |ui| {
                for row in TABLE {
                    if ui.selectable_label(false, told(&text, row.kind)).clicked() {
                        put = Some((format!("`{}`", row.variant), false));
                    }
                }
            });
            list.response
                .accessible_name(text.msg_writing_insert_block());
            if ui.button(text.msg_writing_insert_program()).clicked() {
                let program = write(self.taking.program);
                put = Some((format!("```program\n{}\n```", program.trim_end()), true));
            }
            if ui.button(text.msg_writing_insert_wall()).clicked() {
                let wall = self.taking.wall.to_string();
                put = Some((format!("```wall\n{}\n```", wall.trim_end()), true));
            }
        });
        if let Some((words, alone)) = put {
            let into = (&mut draft.task.text, self.language);
            fields::insert(ui, field, into, (&words, alone));
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
        let line = self.typed.line(FILE, || draft.whole_text());
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

/// What a kind of block is called in a list; one without words of its own by what stands on it in the palette.
fn told(text: &Text, kind: Kind) -> String {
    Piece::new(kind, "x").name(text)
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

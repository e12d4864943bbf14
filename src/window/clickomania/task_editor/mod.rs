//! The task editor: a page with a form for each part of a task, its errors, and its file.

mod fields;
mod findings;
mod folded;
mod form;
mod form_lists;
mod page;
pub mod task_draft;

use crate::store::{SavedValue, WindowFile, write_file};
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand, WritingCommand};
use crate::window::clickomania::guide::task_text::TaskText;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::file_dialog::{FileDialog, file_name};
use engine::text::{Language, Text};
use findings::Findings;
use form::Pictures;
pub use form::TaskMaterial;
use page::TaskPart;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use task_draft::TaskDraft;

const EXTENSIONS: &[&str] = &["ron"];

/// The page.
#[derive(Default)]
pub struct TaskEditor {
    draft: Option<TaskDraft>,
    saved: WindowFile<SavedDraft>,
    /// True if the draft differs from its file.
    changed: bool,
    part: TaskPart,
    /// True while the list of parts shows the source.
    shows_more: bool,
    /// The language in which texts are written; that of the window at first.
    language: Option<Language>,
    /// Lines that are read when they are complete: goals, points, walls, clicks, the file.
    typed: fields::Typed,
    /// The message about a line that cannot be read.
    refused: Option<String>,
    preview: TaskText,
    pictures: Pictures,
    dialog: FileDialog,
    /// The command that would discard an unsaved draft, until a person confirms it.
    asked: Option<WritingCommand>,
    /// True if the draft is tried as soon as it is saved.
    tries: bool,
    findings: Findings,
    /// True if a field had the keyboard in the last frame.
    types: bool,
}

impl TaskEditor {
    /// Restores the task that was being written when the window closed.
    pub fn new(app: &mut AppContext) -> TaskEditor {
        let saved: WindowFile<SavedDraft> = app.window_file();
        let mut page = TaskEditor {
            draft: saved.value().draft(),
            saved,
            ..TaskEditor::default()
        };
        page.save_draft();
        page
    }

    /// True if a task was begun.
    pub fn has_draft(&self) -> bool {
        self.draft.is_some()
    }

    /// True while a dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open() || self.asked.is_some()
    }

    /// Carries out a command.
    pub fn perform(&mut self, command: WritingCommand, app: &mut ClickomaniaContext) {
        match command {
            WritingCommand::Check
            | WritingCommand::Try
            | WritingCommand::Save
            | WritingCommand::SaveAs
                if let Some(sentence) = self.unread(&app.text) =>
            {
                app.refuse(&sentence);
                self.refused = Some(sentence);
            }
            WritingCommand::New | WritingCommand::Change if self.changed => {
                self.asked = Some(command);
            }
            WritingCommand::New => self.begin(TaskDraft::new(&app.text.msg_writing_new_name())),
            WritingCommand::Change => {
                let task = &app.services.task;
                self.begin(TaskDraft::of(task.written(), task.source().file()));
            }
            // The mode shows another page.
            WritingCommand::GoOn | WritingCommand::Leave => {}
            WritingCommand::Check => {
                if let Some(draft) = &self.draft {
                    self.findings.look(draft, app);
                }
            }
            WritingCommand::Try => match self.file() {
                Some(path) => self.save_and_try(&path, app),
                None => {
                    app.say(app.text.msg_writing_save_first());
                    self.ask_file(app);
                    self.tries = true;
                }
            },
            WritingCommand::Save => match self.file() {
                Some(path) => app.send(WritingCommand::SaveFile(path)),
                None => app.send(WritingCommand::SaveAs),
            },
            WritingCommand::SaveAs => self.ask_file(app),
            WritingCommand::SaveFile(path) if self.tries => self.save_and_try(&path, app),
            WritingCommand::SaveFile(path) => {
                self.save(&path, app);
            }
        }
        self.save_draft();
    }

    /// A sentence about the first field that has to be corrected.
    fn unread(&self, text: &Text) -> Option<String> {
        let field = self.typed.unread()?;
        Some(text.msg_writing_unread(field))
    }

    /// Removes the message about a line once it can be read.
    fn clear_refusal(&mut self, app: &mut ClickomaniaContext) {
        if self.refused.is_some() && self.refused != self.unread(&app.text) {
            let refused = self.refused.take().unwrap_or_default();
            if app.said().sentence == refused {
                app.say("");
            }
        }
    }

    /// The file that the draft was saved to last.
    fn file(&self) -> Option<PathBuf> {
        self.draft.as_ref()?.file.clone()
    }

    fn begin(&mut self, draft: TaskDraft) {
        *self = TaskEditor {
            draft: Some(draft),
            saved: std::mem::take(&mut self.saved),
            ..TaskEditor::default()
        };
    }

    /// Saves the draft for the next start, and updates `changed`.
    fn save_draft(&mut self) {
        let Some(draft) = &self.draft else { return };
        let text = draft.whole_text();
        self.changed = text != draft.saved_text();
        self.findings.follow(&text);
        self.saved.set_if_new(SavedDraft::of(draft, text));
    }

    /// Writes the file. Returns false if that failed.
    fn save(&mut self, path: &Path, app: &mut ClickomaniaContext) -> bool {
        let Some(draft) = &mut self.draft else {
            return false;
        };
        match write_file(path, draft.text_for(path).as_bytes()) {
            Ok(()) => {
                draft.saved_as(path);
                app.remember(path);
                app.say(app.text.msg_saved(path.display().to_string()));
                true
            }
            Err(error) => {
                app.refuse(error.sentence(&app.text));
                false
            }
        }
    }

    /// Asks for a file to save to.
    fn ask_file(&mut self, app: &ClickomaniaContext) {
        let Some(draft) = &self.draft else { return };
        let text = &app.text;
        let id = draft.task.id.as_str();
        let name = file_name(id, &text.msg_writing_new_name(), EXTENSIONS[0]);
        self.dialog
            .ask_save(text.msg_writing_save_title(), name, EXTENSIONS);
        self.tries = false;
    }

    /// Saves the task and opens it from its file. The page stays if it cannot be opened.
    fn save_and_try(&mut self, path: &Path, app: &mut ClickomaniaContext) {
        self.tries = false;
        if !self.save(path, app) {
            return;
        }
        let text = app.text;
        let task = &mut app.services.task;
        let opened = task.read(path, &text).and_then(|source| {
            let found = task.look_up(&source, &text);
            found.map(|_| source)
        });
        match opened {
            Ok(source) => {
                app.send(WritingCommand::Leave);
                app.send(TaskCommand::Open(source));
            }
            Err(sentence) => app.refuse(sentence),
        }
    }
}

/// The draft as it is saved from one start to the next: its text (empty without a draft), the text of its file, and
/// its path.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedDraft {
    task: String,
    saved: String,
    #[serde(with = "crate::text_path")]
    file: Option<PathBuf>,
}

impl SavedValue for SavedDraft {
    const NAME: &'static str = "task-draft";
}

impl SavedDraft {
    /// `text` is the whole text of the draft.
    pub fn of(draft: &TaskDraft, text: String) -> SavedDraft {
        SavedDraft {
            task: text,
            saved: draft.saved_text().to_owned(),
            file: draft.file.clone(),
        }
    }

    /// The draft, if it can be read.
    pub fn draft(&self) -> Option<TaskDraft> {
        let written = !self.task.is_empty();
        written.then(|| TaskDraft::restore(&self.task, &self.saved, self.file.clone()).ok())?
    }
}

//! Writing a task: a page with all its parts, what is wrong with it, and its file.

mod fields;
mod findings;
mod form;
mod form_lists;
mod page;
mod task_draft;

use crate::store::{SavedValue, WindowFile, write_file};
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand, WritingCommand};
use crate::window::clickomania::guide::task_text::TaskText;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::file_dialog::{FileDialog, file_name};
use engine::text::{Language, Text};
use findings::Findings;
use form::Pictures;
pub use form::Taking;
use page::TaskPart;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use task_draft::Draft;

const EXTENSIONS: &[&str] = &["ron"];

/// The page.
#[derive(Default)]
pub struct TaskEditor {
    draft: Option<Draft>,
    kept: WindowFile<KeptTask>,
    /// Whether the draft says something else than its file.
    changed: bool,
    part: TaskPart,
    /// The language in which texts are written; that of the window at first.
    language: Option<Language>,
    /// What is typed where it is read only when it is whole: goals, points, walls, clicks, the file.
    typed: fields::Typed,
    /// What was said because something that is typed cannot be read.
    refused: Option<String>,
    preview: TaskText,
    pictures: Pictures,
    dialog: FileDialog,
    /// What would throw away a draft that is not saved: asked first.
    asked: Option<WritingCommand>,
    /// Whether the draft is tried as soon as it is saved.
    tries: bool,
    findings: Findings,
    /// Whether a field was being typed into.
    types: bool,
}

impl TaskEditor {
    /// The page, with the task that was being written when the window closed.
    pub fn new(app: &mut AppContext) -> TaskEditor {
        let kept: WindowFile<KeptTask> = app.window_file();
        let mut page = TaskEditor {
            draft: kept.value().draft(),
            kept,
            ..TaskEditor::default()
        };
        page.keep();
        page
    }

    /// Whether a task was begun.
    pub fn has_draft(&self) -> bool {
        self.draft.is_some()
    }

    /// Whether a question of ours waits for an answer.
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
            WritingCommand::New => self.begin(Draft::new(&app.text.msg_writing_new_name())),
            WritingCommand::Change => {
                let task = &app.services.task;
                self.begin(Draft::of(task.task(), task.source().file()));
            }
            // The mode turns to another page.
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
        self.keep();
    }

    /// Which field has to be mended first, in a sentence.
    fn unread(&self, text: &Text) -> Option<String> {
        let field = self.typed.unread()?;
        Some(text.msg_writing_unread(field))
    }

    /// What was refused is said no longer than it is true.
    fn withdraw(&mut self, app: &mut ClickomaniaContext) {
        if self.refused.is_some() && self.refused != self.unread(&app.text) {
            let refused = self.refused.take().unwrap_or_default();
            if app.said().sentence == refused {
                app.say("");
            }
        }
    }

    /// Where the draft was saved last.
    fn file(&self) -> Option<PathBuf> {
        self.draft.as_ref()?.file.clone()
    }

    fn begin(&mut self, draft: Draft) {
        *self = TaskEditor {
            draft: Some(draft),
            kept: std::mem::take(&mut self.kept),
            ..TaskEditor::default()
        };
    }

    /// Has the draft kept as it is now, and notes whether it was changed.
    fn keep(&mut self) {
        let Some(draft) = &self.draft else { return };
        let text = draft.whole_text();
        self.changed = text != draft.saved_text();
        self.findings.follow(&text);
        self.kept.set_if_new(KeptTask::of(draft, text));
    }

    /// Writes the file; whether it is written.
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

    /// Asks where to save.
    fn ask_file(&mut self, app: &ClickomaniaContext) {
        let Some(draft) = &self.draft else { return };
        let text = &app.text;
        let id = draft.task.id.as_str();
        let name = file_name(id, &text.msg_writing_new_name(), EXTENSIONS[0]);
        self.dialog
            .ask_save(text.msg_writing_save_title(), name, EXTENSIONS);
        self.tries = false;
    }

    /// Saves the task and opens it as its file says. One that cannot be opened stays here.
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

/// The task as it is kept: its text, empty while none is written; as it was saved last; and where.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptTask {
    task: String,
    saved: String,
    #[serde(with = "crate::text_path")]
    file: Option<PathBuf>,
}

impl SavedValue for KeptTask {
    const NAME: &'static str = "task-draft";
}

impl KeptTask {
    /// This draft; `text` is all of it.
    pub fn of(draft: &Draft, text: String) -> KeptTask {
        KeptTask {
            task: text,
            saved: draft.saved_text().to_owned(),
            file: draft.file.clone(),
        }
    }

    /// The draft, if there is one that can be read.
    pub fn draft(&self) -> Option<Draft> {
        let written = !self.task.is_empty();
        written.then(|| Draft::kept(&self.task, &self.saved, self.file.clone()).ok())?
    }
}

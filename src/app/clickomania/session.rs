//! What one leaves off with: saved while one builds, told at the next start.

use super::editor::document::{Document, Opened};
use super::files;
use super::slots;
use crate::app::clickomania::command::ChangeKind;
use crate::app::common::app_context::AppContext;
use crate::app::common::storage::{Autosave, Session, StorageError};
use engine::language::Program;
use std::path::PathBuf;
use std::time::SystemTime;

/// Saves the program while it is built.
pub struct SessionSaver {
    autosave: Autosave,
    /// The revision of the program that was handed to the storage last, and what was said of its file.
    saved: Option<(u64, bool, Option<PathBuf>)>,
    /// Whether saving did not work when it was tried last.
    troubled: bool,
}

/// What a window begins with.
pub struct Start {
    pub document: Document,
    pub saver: SessionSaver,
    /// Whether nothing was ever built here.
    pub first: bool,
}

impl Start {
    /// The program that one left off with, or `opened`.
    pub fn new(app: &mut AppContext, opened: Option<Opened>) -> Start {
        let (mut resumed, mut first) = (false, false);
        let last = match app.storage.last_session() {
            Some(Ok((session, when))) => {
                tell_what_is_there_again(app, &session.program, when, opened.is_some());
                resumed = true;
                Opened {
                    program: session.program,
                    file: session.file,
                    saved: session.saved,
                }
            }
            Some(Err(error)) => {
                app.refuse(error.sentence(&app.text));
                files::first_program()
            }
            None => {
                first = true;
                files::first_program()
            }
        };
        let mut document = Document::new(last);
        let saver = SessionSaver {
            autosave: Autosave::new(app.storage.clone()),
            // It is on the disk already, with the time of its last change.
            saved: resumed.then(|| state(&document)),
            troubled: false,
        };
        if let Some(opened) = opened {
            // What one left off with is one step back.
            document.open(ChangeKind::Open, opened);
            first = false;
        }
        Start {
            document,
            saver,
            first,
        }
    }
}

impl SessionSaver {
    /// Hands over the program if it changed and `rests`, and tells when saving does not work.
    pub fn save(&mut self, app: &mut AppContext, document: &Document, rests: bool) {
        if let Some(trouble) = self.autosave.trouble() {
            if !std::mem::replace(&mut self.troubled, true) {
                app.refuse(trouble.sentence(&app.text));
            }
        } else {
            self.troubled = false;
        }
        let state = state(document);
        if !rests || self.saved.as_ref() == Some(&state) {
            return;
        }
        self.saved = Some(state);
        let opened = document.opened();
        self.autosave.keep(Session {
            program: opened.program.clone(),
            file: opened.file.clone(),
            saved: opened.saved,
        });
    }

    /// Waits until all is written.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn finish(&mut self) -> Result<(), StorageError> {
        self.autosave.flush()
    }
}

/// What changes when there is something to keep.
fn state(document: &Document) -> (u64, bool, Option<PathBuf>) {
    let opened = document.opened();
    (document.revision(), opened.saved, opened.file.clone())
}

/// Says which program is there again since the last window ended, or is there with Ctrl+Z if another one
/// was `opened`; unless something went wrong, which matters more.
fn tell_what_is_there_again(
    app: &mut AppContext,
    program: &Program,
    kept: SystemTime,
    opened: bool,
) {
    if app.status().wrong {
        return;
    }
    let text = app.text;
    let ago = slots::ago(&text, kept);
    let name = match &program.header().name {
        name if name.is_empty() => text.msg_program_nameless(),
        name => name.clone(),
    };
    app.say(match opened {
        true => text.msg_storage_one_back(name, ago),
        false => text.msg_storage_resumed(name, ago),
    });
}

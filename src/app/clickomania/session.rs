//! What one leaves off with: saved while one builds, told at the next start.

use super::editor::document::{Document, Opened};
use super::files;
use super::names;
use super::slots;
use super::storage::{Journal, Session};
use crate::app::clickomania::command::ChangeKind;
use crate::app::common::app_context::AppContext;
use engine::language::Program;
use std::path::PathBuf;
use std::time::SystemTime;

/// Saves the program while it is built.
pub struct SessionSaver {
    journal: Journal,
    /// The revision of the program that the journal has, and what was said of its file.
    saved: Option<(u64, bool, Option<PathBuf>)>,
}

/// What a window begins with.
pub struct SessionStart {
    pub document: Document,
    pub saver: SessionSaver,
    /// Whether nothing was ever built here.
    pub first: bool,
}

impl SessionStart {
    /// The program that one left off with, or `opened`.
    pub fn new(app: &mut AppContext, opened: Option<Opened>) -> SessionStart {
        let (mut resumed, mut first) = (false, false);
        let journal = Journal::open(&app.saver);
        let last = match journal.last() {
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
            journal,
            // It is on the disk already, with the time of its last change.
            saved: resumed.then(|| state(&document)),
        };
        if let Some(opened) = opened {
            // What one left off with is one step back.
            document.open(ChangeKind::Open, opened);
            first = false;
        }
        SessionStart {
            document,
            saver,
            first,
        }
    }
}

impl SessionSaver {
    /// Has the program saved if it changed; while blocks are dragged it does not rest, and waits.
    pub fn save(&mut self, document: &Document, rests: bool) {
        let state = state(document);
        if !rests || self.saved.as_ref() == Some(&state) {
            return;
        }
        self.saved = Some(state);
        let opened = document.opened();
        self.journal.save(Session {
            program: opened.program.clone(),
            file: opened.file.clone(),
            saved: opened.saved,
        });
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
    saved: SystemTime,
    opened: bool,
) {
    if app.status().wrong {
        return;
    }
    let text = app.text;
    let ago = slots::ago(&text, saved);
    let name = names::shown(&text, program);
    app.say(match opened {
        true => text.msg_storage_one_back(name, ago),
        false => text.msg_storage_resumed(name, ago),
    });
}

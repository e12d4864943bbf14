//! What one leaves off with: saved while one builds, told at the next start.

use super::storage::Session;
use super::{files, slots};
use crate::store::{BroughtIn, WindowFile};
use crate::window::clickomania::command::ChangeKind;
use crate::window::clickomania::guide::goals::Goals;
use crate::window::clickomania::library::open_task::{OpenTask, TaskSource};
use crate::window::clickomania::program::document::{Document, Opened};
use crate::window::clickomania::program::names;
use crate::window::kit::app_context::AppContext;
use engine::language::Program;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Saves the program while it is built.
pub struct SessionSaver {
    file: WindowFile<Session>,
    in_contest: bool,
    /// What the file has.
    saved: Option<SavedState>,
}

/// What a window begins with.
pub struct SessionStart {
    pub document: Document,
    pub store: SessionSaver,
    /// The number of the mistake of the task that is being mended, from 0.
    pub mistake: Option<usize>,
    /// Whether nothing was ever built here.
    pub first: bool,
}

impl SessionStart {
    /// The program that one left off with, or `opened`.
    pub fn new(app: &mut AppContext, task: &mut OpenTask, opened: Option<Opened>) -> SessionStart {
        let (mut resumed, mut first) = (false, false);
        let mut mistake = None;
        let (file, trouble) = WindowFile::<Session>::open(&app.store);
        let damaged = trouble.is_some();
        if let Some(error) = trouble {
            app.found_unreadable(error);
        }
        let last = match file.when() {
            Some(when) => {
                let mut session = Session::clone(&file.value());
                if app.contest() {
                    let kept = session.brought_in.as_ref();
                    BroughtIn::mark_kept(kept, &mut session.program);
                }
                tell_what_is_there_again(app, &session.program, when, opened.is_some());
                resumed = true;
                mistake = session.mistake;
                if let Some(file) = &session.task
                    && !task.is_confined()
                    && let Err(sentence) = task.read(file, &app.text)
                {
                    app.refuse(sentence);
                }
                Opened {
                    program: session.program,
                    saved: session.saved && session.file.is_some(),
                    file: session.file,
                }
            }
            None => {
                first = !damaged;
                first_program(app, task)
            }
        };
        let mut document = Document::new(last);
        task.follow(&document.program().header().task, &app.text);
        document.set_task(task.ready());
        let mistakes = task.ready().task().mistakes.len();
        mistake = mistake.filter(|&number| number < mistakes && opened.is_none());
        let store = SessionSaver {
            file,
            in_contest: app.contest(),
            // It is on the disk already, with the time of its last change.
            saved: resumed.then(|| state(&document, task, mistake)),
        };
        if let Some(mut opened) = opened {
            if app.contest() {
                opened.program.mark_all_brought_in();
            }
            // What one left off with is one step back.
            document.open(ChangeKind::Open, opened);
            first = false;
        }
        SessionStart {
            document,
            store,
            mistake,
            first,
        }
    }
}

/// The program of the first start: that of the first task in a contest that has some.
fn first_program(app: &AppContext, task: &OpenTask) -> Opened {
    if task.is_confined() {
        Opened {
            program: task.start("", &app.text),
            ..Opened::default()
        }
    } else {
        files::first_program()
    }
}

impl SessionSaver {
    /// Has the program saved if it changed.
    pub fn save(&mut self, document: &Document, task: &OpenTask, goals: &Goals) {
        let mistake = goals.mends_mistake();
        let state = state(document, task, mistake);
        if self.saved.as_ref() == Some(&state) {
            return;
        }
        self.saved = Some(state);
        let opened = document.opened();
        let brought_in = self.in_contest.then(|| BroughtIn::of_kept(&opened.program));
        self.file.set(Session {
            program: opened.program.clone(),
            brought_in,
            file: opened.file.clone(),
            saved: opened.saved,
            task: task.source().file().map(Path::to_owned),
            mistake,
        });
    }
}

/// What changes when there is something to keep.
#[derive(PartialEq)]
struct SavedState {
    /// The revision of the program.
    revision: u64,
    /// What is said of its file.
    file: (Option<PathBuf>, bool),
    /// Where its task is.
    source: TaskSource,
    /// The mistake of the task that is being mended.
    mistake: Option<usize>,
}

fn state(document: &Document, task: &OpenTask, mistake: Option<usize>) -> SavedState {
    let opened = document.opened();
    SavedState {
        revision: document.revision(),
        file: (opened.file.clone(), opened.saved),
        source: task.source().clone(),
        mistake,
    }
}

/// Says which program is there again since the last window ended, or is there with Ctrl+Z if another one
/// was `opened`; unless something went wrong, which matters more.
fn tell_what_is_there_again(
    app: &mut AppContext,
    program: &Program,
    saved: SystemTime,
    opened: bool,
) {
    if app.said().wrong {
        return;
    }
    let text = app.text;
    let ago = slots::ago(&text, saved);
    let name = names::shown(&text, program);
    app.say(if opened {
        text.msg_storage_one_back(name, ago)
    } else {
        text.msg_storage_resumed(name, ago)
    });
}

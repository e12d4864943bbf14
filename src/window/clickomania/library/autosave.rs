//! Autosave of the canvas, and restoring it at startup.

use super::open_task::{OpenTask, TaskSource};
use super::storage::SavedCanvas;
use super::{files, slots};
use crate::store::{Origins, WindowFile};
use crate::window::clickomania::command::ChangeKind;
use crate::window::clickomania::guide::goals::Goals;
use crate::window::clickomania::program::document::{Document, Opened};
use crate::window::clickomania::program::names;
use crate::window::kit::app_context::AppContext;
use engine::language::Program;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Saves the canvas while a person builds.
pub struct Autosave {
    file: WindowFile<SavedCanvas>,
    /// The state in the file.
    saved: Option<SavedState>,
}

/// The canvas that a window starts with.
pub struct RestoredCanvas {
    pub document: Document,
    pub store: Autosave,
    /// Number, from 0, of the task's mistake that is being corrected.
    pub mistake: Option<usize>,
    /// True if nothing was ever built here.
    pub first: bool,
}

impl RestoredCanvas {
    /// Restores the canvas of the last window, or opens `opened` instead.
    pub fn new(
        app: &mut AppContext,
        task: &mut OpenTask,
        opened: Option<Opened>,
    ) -> RestoredCanvas {
        let (mut resumed, mut first) = (false, false);
        let mut mistake = None;
        let (file, trouble) = WindowFile::<SavedCanvas>::open(&app.store);
        let damaged = trouble.is_some();
        if let Some(error) = trouble {
            app.found_unreadable(error);
        }
        let last = match file.when() {
            Some(when) => {
                let mut session = SavedCanvas::clone(&file.value());
                let origins = session.origins.as_ref();
                Origins::mark_kept(origins, &mut session.program, app.contest());
                tell_restored(app, &session.program, when, opened.is_some());
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
                    given: false,
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
        let store = Autosave {
            file,
            // The file has it already, with the time of its last change.
            saved: resumed.then(|| state(&document, task, mistake)),
        };
        if let Some(opened) = opened {
            // The restored program is one undo away.
            document.open(ChangeKind::Open, opened);
            first = false;
        }
        RestoredCanvas {
            document,
            store,
            mistake,
            first,
        }
    }
}

/// The program of the first start; in a contest with tasks, that of its first task.
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

impl Autosave {
    /// Saves the canvas if it changed.
    pub fn save(&mut self, document: &Document, task: &OpenTask, goals: &Goals) {
        let mistake = goals.opened_mistake();
        let state = state(document, task, mistake);
        if self.saved.as_ref() == Some(&state) {
            return;
        }
        self.saved = Some(state);
        let opened = document.opened();
        self.file.set(SavedCanvas {
            program: opened.program.clone(),
            origins: Some(Origins::of_kept(&opened.program)),
            file: opened.file.clone(),
            saved: opened.saved,
            task: task.source().file().map(Path::to_owned),
            mistake,
        });
    }
}

/// Everything whose change makes the canvas worth saving.
#[derive(PartialEq)]
struct SavedState {
    /// The revision of the program.
    revision: u64,
    /// The file, and whether it equals the program.
    file: (Option<PathBuf>, bool),
    /// Source of its task.
    source: TaskSource,
    /// The mistake of the task that is being corrected.
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

/// Tells which program was restored, or is one undo away if another one
/// was `opened`; a message about an error stays instead.
fn tell_restored(app: &mut AppContext, program: &Program, saved: SystemTime, opened: bool) {
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

//! Programs that one left in a task, until one comes back. Each window has its own.

use super::session::program_text;
use super::task_key::TaskKey;
use crate::store::{BroughtIn, ProgramForm, SavedValue, StorageError, Store, WindowFile};
use engine::language::Program;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The programs left in all tasks.
pub struct Drafts {
    store: Store,
    files: HashMap<TaskKey, WindowFile<Option<LeftProgram>>>,
}

#[derive(Clone, Default, Serialize, Deserialize)]
struct LeftProgram {
    #[serde(with = "program_text")]
    program: Program,
    /// The blocks that were brought in, in a contest.
    brought_in: Option<BroughtIn>,
}

impl SavedValue for Option<LeftProgram> {
    const NAME: &'static str = "left";
}

impl Drafts {
    pub fn new(store: &Store) -> Drafts {
        Drafts {
            store: store.clone(),
            files: HashMap::new(),
        }
    }

    /// Keeps a program that one leaves in a task.
    ///
    /// # Errors
    /// There is no data folder.
    pub fn keep(&mut self, task: &TaskKey, program: &Program) -> Result<(), StorageError> {
        self.store.folder()?;
        let brought_in = self.in_contest().then(|| BroughtIn::of_kept(program));
        let program = program.clone();
        self.file(task).set(Some(LeftProgram {
            program,
            brought_in,
        }));
        Ok(())
    }

    /// The program that one left in a task, if there is one.
    pub fn left(&mut self, task: &TaskKey) -> Option<Program> {
        let left = self.file(task).value();
        let left = left.as_ref().as_ref()?;
        let mut program = left.program.clone();
        if self.in_contest() {
            BroughtIn::mark_kept(left.brought_in.as_ref(), &mut program);
        }
        Some(program)
    }

    fn in_contest(&self) -> bool {
        self.store.program_form() == ProgramForm::Contest
    }

    fn file(&mut self, task: &TaskKey) -> &WindowFile<Option<LeftProgram>> {
        let store = &self.store;
        self.files.entry(task.clone()).or_insert_with(|| {
            let name = format!("left-{}", task.folder());
            let (file, trouble) = WindowFile::open_named(store, &name);
            store.report(trouble);
            file
        })
    }
}

impl Default for Drafts {
    fn default() -> Drafts {
        Drafts::new(&Store::nowhere())
    }
}

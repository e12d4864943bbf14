//! Programs that one left in a task, until one comes back. Each window has its own.

use super::session::program_text;
use super::task_key::TaskKey;
use crate::store::{SavedValue, Saver, StorageError, WindowFile};
use engine::language::Program;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The programs left in all tasks.
pub struct Drafts {
    saver: Saver,
    files: HashMap<TaskKey, WindowFile<Option<LeftProgram>>>,
}

#[derive(Clone, Default, Serialize, Deserialize)]
struct LeftProgram {
    #[serde(with = "program_text")]
    program: Program,
}

impl SavedValue for Option<LeftProgram> {
    const NAME: &'static str = "left";
}

impl Drafts {
    pub fn new(saver: &Saver) -> Drafts {
        Drafts {
            saver: saver.clone(),
            files: HashMap::new(),
        }
    }

    /// Keeps a program that one leaves in a task.
    ///
    /// # Errors
    /// There is no data folder.
    pub fn keep(&mut self, task: &TaskKey, program: &Program) -> Result<(), StorageError> {
        self.saver.folder()?;
        let program = program.clone();
        self.file(task).set(Some(LeftProgram { program }));
        Ok(())
    }

    /// The program that one left in a task, if there is one.
    pub fn left(&mut self, task: &TaskKey) -> Option<Program> {
        let left = self.file(task).value();
        Some(left.as_ref().as_ref()?.program.clone())
    }

    fn file(&mut self, task: &TaskKey) -> &WindowFile<Option<LeftProgram>> {
        let saver = &self.saver;
        self.files.entry(task.clone()).or_insert_with(|| {
            let name = format!("left-{}", task.folder());
            let (file, trouble) = WindowFile::open_named(saver, &name);
            saver.report(trouble);
            file
        })
    }
}

impl Default for Drafts {
    fn default() -> Drafts {
        Drafts::new(&Saver::nowhere())
    }
}

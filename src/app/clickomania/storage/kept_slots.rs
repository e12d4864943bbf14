//! What a window knows to be in the slots, to be put into a data folder that was made again.

use super::task_folder::{lock_slots, make_folder};
use crate::store::{ProgramForm, StorageError, write_program};
use crate::store::{Saver, Unsaved};
use engine::language::Program;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// The programs in the slots of the tasks that were open, each with the time of its file.
#[derive(Debug)]
pub struct KeptSlots {
    /// What they are called together among the files that wait to be written.
    path: PathBuf,
    form: ProgramForm,
    programs: Mutex<HashMap<PathBuf, (Program, SystemTime)>>,
}

impl KeptSlots {
    pub fn new(saver: &Saver) -> Arc<KeptSlots> {
        let folder = saver.folder().unwrap_or(Path::new(""));
        let kept = Arc::new(KeptSlots {
            path: folder.join("slots"),
            form: saver.program_form(),
            programs: Mutex::default(),
        });
        saver.knows(&kept);
        kept
    }

    /// This is in a slot; nothing, or nothing that can be read, if none.
    pub fn know(&self, slot: &Path, program: Option<(Program, SystemTime)>) {
        match program {
            Some(program) => self.programs().insert(slot.to_owned(), program),
            None => self.programs().remove(slot),
        };
    }

    fn programs(&self) -> MutexGuard<'_, HashMap<PathBuf, (Program, SystemTime)>> {
        self.programs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// It is asked only when the folder is another one.
impl Unsaved for KeptSlots {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, _: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let programs = self.programs().clone();
        for (path, (program, saved)) in programs {
            make_folder(&path)?;
            let _lock = lock_slots(&path)?;
            if fs::symlink_metadata(&path).is_err() {
                write_program(&path, &program, Some(saved), self.form)?;
            }
        }
        Ok(())
    }
}

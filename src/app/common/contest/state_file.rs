//! What a contest has in its folder, as long as a window is in it: its state, written again and again, and what was
//! written once, put back should it be gone. Else a folder that was taken away would come back without its tasks, and
//! nobody could go on with it.

use crate::contest::{Beginning, ContestFolder, ContestState};
use crate::store::Unsaved;
use crate::store::{StorageError, Tried, write_whole};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The file of the state, and those beside it.
#[derive(Debug)]
pub struct StateFile {
    folder: ContestFolder,
    path: PathBuf,
    newest: Mutex<Newest>,
    beginning: Beginning,
    /// What was handed in last.
    handed: Mutex<Option<Arc<str>>>,
}

#[derive(Debug, Default)]
struct Newest {
    /// None before anything is to be written.
    state: Option<ContestState>,
    /// Whether it is not written yet.
    waits: bool,
}

impl StateFile {
    pub fn of(folder: ContestFolder, beginning: Beginning) -> StateFile {
        StateFile {
            path: folder.state_path(),
            folder,
            newest: Mutex::default(),
            beginning,
            handed: Mutex::default(),
        }
    }

    /// This is to be written.
    pub fn set(&self, state: ContestState) {
        *self.newest() = Newest {
            state: Some(state),
            waits: true,
        };
    }

    /// What was handed in last, if it is known whole.
    pub fn handed(&self) -> Option<Arc<str>> {
        self.last_handed().clone()
    }

    /// This is handed in.
    pub fn hands_in(&self, text: &Arc<str>) {
        *self.last_handed() = Some(Arc::clone(text));
    }

    fn newest(&self) -> MutexGuard<'_, Newest> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn last_handed(&self) -> MutexGuard<'_, Option<Arc<str>>> {
        self.handed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put_back(&self) -> Result<(), StorageError> {
        let folder = &self.folder;
        put_if_gone(&folder.beginning_path(), |_| {
            folder.put_beginning(&self.beginning)
        })?;
        if let Some(tasks) = &self.beginning.tasks {
            put_if_gone(&folder.tasks_path(), |_| {
                folder.put_tasks_text(tasks).map(|_| ())
            })?;
        }
        match self.handed() {
            Some(text) => put_if_gone(&folder.handed_in_path(), |path| {
                write_whole(path, text.as_bytes())
            }),
            None => Ok(()),
        }
    }
}

impl Unsaved for StateFile {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, _: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let mut newest = self.newest();
        let due = std::mem::take(&mut newest.waits) || is_gone(&self.path);
        let state = newest.state.clone().filter(|_| due);
        drop(newest);
        if let Some(state) = state {
            self.folder.put_state(&state).map_err(|error| {
                self.newest().waits = true;
                StorageError::new(Tried::Write, &self.path, error)
            })?;
        }
        self.put_back()
    }
}

fn is_gone(path: &Path) -> bool {
    fs::symlink_metadata(path).is_err_and(|error| error.kind() == ErrorKind::NotFound)
}

fn put_if_gone(path: &Path, put: impl FnOnce(&Path) -> io::Result<()>) -> Result<(), StorageError> {
    match is_gone(path) {
        true => put(path).map_err(|error| StorageError::new(Tried::Write, path, error)),
        false => Ok(()),
    }
}

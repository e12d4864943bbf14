//! Saves what is on the canvas while one builds.

use super::session::{
    HeldSession, PATIENCE, Session, is_sealed, read_session, sealed_session_text,
};
use crate::app::common::saver::{Saver, Unsaved, unusable};
use crate::app::common::storage::{Cause, StorageError, Tried, write_whole};
use engine::language::file::MAX_BYTES;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// The session of this window, which is its own as long as this lives.
#[derive(Debug)]
pub struct Journal {
    saver: Saver,
    file: Arc<SessionFile>,
}

#[derive(Debug)]
struct SessionFile {
    /// Of no file, if no session could be had.
    path: PathBuf,
    session: Result<HeldSession, StorageError>,
    newest: Mutex<Option<Session>>,
    /// Makes the checksum that tells what was written by others; none where that does not matter.
    key: Option<u64>,
}

impl Journal {
    /// Takes the newest session that no other window has. That none can be had is told when there is
    /// something to save.
    pub fn open(saver: &Saver) -> Journal {
        Journal::with_key(saver, None)
    }

    /// The same, where it matters that nobody else writes the session: see [`Journal::is_own`].
    pub fn with_key(saver: &Saver, key: Option<u64>) -> Journal {
        let session = saver
            .folder()
            .and_then(|folder| HeldSession::take(folder, PATIENCE));
        let path = session.as_ref().map(|held| held.file.clone());
        Journal {
            saver: saver.clone(),
            file: Arc::new(SessionFile {
                path: path.unwrap_or_default(),
                session,
                newest: Mutex::default(),
                key,
            }),
        }
    }

    /// The session to go on with and when it was saved, to be asked for before anything is saved. None at
    /// the first start.
    ///
    /// # Errors
    /// Why it cannot be read; the file has then been given another name.
    pub fn last(&self) -> Option<Result<(Session, SystemTime), StorageError>> {
        let path = &self.file.session.as_ref().ok()?.file;
        fs::symlink_metadata(path).ok()?;
        Some(read_session(path).map_err(|error| unusable(path, error)))
    }

    /// Whether the session to go on with was written with the same key, and not changed since; to be asked for as
    /// [`Journal::last`].
    pub fn is_own(&self) -> bool {
        match (&self.file.session, self.file.key) {
            (Ok(held), Some(key)) => is_sealed(&held.file, key),
            (Ok(_), None) | (Err(_), _) => true,
        }
    }

    /// Has a session saved; the newest wins.
    pub fn save(&self, session: Session) {
        let before = self.file.newest().replace(session);
        // Nobody waits while a long program goes.
        drop(before);
        self.saver.save(&self.file);
    }

    #[cfg(test)]
    pub(super) fn path(&self) -> &Path {
        &self.file.path
    }
}

impl SessionFile {
    fn newest(&self) -> MutexGuard<'_, Option<Session>> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Unsaved for SessionFile {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self) -> Result<(), StorageError> {
        let Some(session) = self.newest().take() else {
            return Ok(());
        };
        let written = match &self.session {
            Ok(held) => put(&held.file, &sealed_session_text(&session, self.key)),
            Err(error) => Err(error.clone()),
        };
        if written.is_err() {
            self.newest().get_or_insert(session);
        }
        written
    }
}

fn put(file: &Path, text: &str) -> Result<(), StorageError> {
    let failed = |cause: Cause| StorageError::new(Tried::Write, file, cause);
    if text.len() > MAX_BYTES {
        return Err(failed(Cause::TooLarge));
    }
    write_whole(file, text.as_bytes()).map_err(|error| failed(error.into()))
}

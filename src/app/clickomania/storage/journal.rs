//! Saves what is on the canvas while one builds.

use super::mended::mended;
use super::session::{
    HeldSession, PATIENCE, Session, newest_session, read_session, session_text_in,
};
use crate::store::{Cause, ProgramForm, StorageError, Tried};
use crate::store::{Saver, Unsaved};
use engine::language::file::MAX_BYTES;
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
    /// What it is called among the files that wait to be written: the file that it had at first.
    path: PathBuf,
    folder: PathBuf,
    session: Mutex<Result<HeldSession, StorageError>>,
    newest: Mutex<Newest>,
    form: ProgramForm,
}

/// What is to be on the disk.
#[derive(Debug, Default)]
struct Newest {
    session: Option<Arc<Session>>,
    /// Whether it is there.
    written: bool,
}

impl Journal {
    /// Takes the newest session that no other window has. That none can be had is told when there is
    /// something to save.
    pub fn open(saver: &Saver) -> Journal {
        let session = saver
            .folder()
            .and_then(|folder| HeldSession::take(folder, PATIENCE));
        let folder = saver.folder().map(Path::to_owned).unwrap_or_default();
        let path = session.as_ref().map(|held| held.file.clone());
        let file = Arc::new(SessionFile {
            path: path.unwrap_or_else(|_| folder.join("session.ron")),
            folder,
            session: Mutex::new(session),
            newest: Mutex::default(),
            form: saver.program_form(),
        });
        saver.knows(&file);
        Journal {
            saver: saver.clone(),
            file,
        }
    }

    /// Why a session was passed over that is newer than the one to go on with, if one was.
    pub fn passed_over(&self) -> Option<StorageError> {
        let session = self.file.session();
        session.as_ref().ok()?.passed_over.clone()
    }

    /// The session to go on with and when it was saved, to be asked for before anything is saved; none at the first
    /// start. With it comes why it cannot be read as it was: the file has then been given another name, and the session
    /// is what can be read of it.
    pub fn last(&self) -> (Option<(Session, SystemTime)>, Option<StorageError>) {
        let Some(path) = self.last_file() else {
            return (None, None);
        };
        // What is another window's, or in a folder that can only be read, is left as it is.
        let trouble = match &mut *self.file.session() {
            Ok(held) => mended(&path).inspect(|_| held.look()),
            Err(_) => None,
        };
        (read_session(&path, self.file.form).ok(), trouble)
    }

    /// The file of the session to go on with. Where none can be taken, in a folder that can only be read, it is the
    /// newest.
    fn last_file(&self) -> Option<PathBuf> {
        match &*self.file.session() {
            Ok(held) => Some(held.file.clone()),
            Err(_) => newest_session(&self.file.folder),
        }
    }

    /// Has a session saved; the newest wins.
    pub fn save(&self, session: Session) {
        let newest = Newest {
            session: Some(Arc::new(session)),
            written: false,
        };
        let before = std::mem::replace(&mut *self.file.newest(), newest);
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
    fn newest(&self) -> MutexGuard<'_, Newest> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn session(&self) -> MutexGuard<'_, Result<HeldSession, StorageError>> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has a session that is ours; one is taken if there is none yet, or no longer.
    fn hold<'a>(
        &self,
        session: &'a mut Result<HeldSession, StorageError>,
    ) -> Result<&'a mut HeldSession, StorageError> {
        if !session.as_ref().is_ok_and(HeldSession::is_held) {
            let nowhere = self.folder.as_os_str().is_empty();
            if !nowhere {
                *session = HeldSession::take_empty(&self.folder);
            }
        }
        session.as_mut().map_err(|error| error.clone())
    }
}

impl Unsaved for SessionFile {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, _: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let (session, written) = {
            let newest = self.newest();
            (newest.session.clone(), newest.written)
        };
        let Some(session) = session else {
            return Ok(());
        };
        let mut held = self.session();
        let held = self.hold(&mut held)?;
        if written && held.file.exists() {
            return Ok(());
        }
        put(held, &session_text_in(&session, self.form))?;
        let mut newest = self.newest();
        if newest
            .session
            .as_ref()
            .is_some_and(|now| Arc::ptr_eq(now, &session))
        {
            newest.written = true;
        }
        Ok(())
    }
}

fn put(held: &mut HeldSession, text: &str) -> Result<(), StorageError> {
    let file = held.file.clone();
    let failed = |cause: Cause| StorageError::new(Tried::Write, &file, cause);
    if text.len() > MAX_BYTES {
        return Err(failed(Cause::TooLarge));
    }
    held.write(text).map_err(|error| failed(error.into()))
}

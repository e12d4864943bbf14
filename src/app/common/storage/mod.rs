//! What the window keeps between two starts: slots, sessions, settings and records, in one folder.

mod autosave;
mod error;
mod files;
mod records;
mod session;
mod settings;
mod slots;

pub use crate::atomic_file::write_whole;
pub use autosave::{Autosave, EVERY};
pub use error::{Cause, StorageError, Tried};
pub use files::{
    Form, Listing, expand, list, open_program, read_file, save_picture, save_program, write_file,
};
pub use records::newer;
pub use session::{Session, session_text};
pub use settings::{Look, Settings};
pub use slots::{SLOTS, Slot};

use crate::atomic_file::clean_up;
use session::Held;
use slots::Seen;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// The folder of a window, with the session that it holds. Clones share both; the session is given
/// back with the last of them.
#[derive(Clone, Debug)]
pub struct Storage {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    folder: Option<PathBuf>,
    session: Result<Held, StorageError>,
    seen: Mutex<[Seen; SLOTS]>,
    /// The settings as this window read or wrote them last.
    settings: Mutex<Option<Settings>>,
}

/// Where things are kept unless someone says otherwise; none without a home.
pub fn default_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "clickomania").map(|dirs| dirs.data_dir().to_owned())
}

impl Storage {
    /// Opens a folder, makes it if need be, takes a session and removes what crashes left half-written.
    ///
    /// # Errors
    /// The folder cannot be made. That no session can be had is told by [`Autosave::trouble`].
    pub fn open(folder: PathBuf) -> Result<Storage, StorageError> {
        fs::create_dir_all(&folder)
            .map_err(|error| StorageError::new(Tried::Keep, &folder, error))?;
        clean_up(&folder);
        Ok(Storage::new(
            Held::take(&folder, session::PATIENCE),
            Some(folder),
        ))
    }

    /// Keeps nothing: whatever is to be saved is an error that says so.
    pub fn nowhere() -> Storage {
        let nowhere = StorageError::new(Tried::Keep, Path::new(""), Cause::Nowhere);
        Storage::new(Err(nowhere), None)
    }

    fn new(session: Result<Held, StorageError>, folder: Option<PathBuf>) -> Storage {
        Storage {
            inner: Arc::new(Inner {
                folder,
                session,
                seen: Mutex::default(),
                settings: Mutex::default(),
            }),
        }
    }

    /// The session to go on with and when it was kept, to be asked for before anything is kept. None at the
    /// first start.
    ///
    /// # Errors
    /// Why it cannot be read; the file has then been given another name.
    pub fn last_session(&self) -> Option<Result<(Session, SystemTime), StorageError>> {
        let path = self.session_file().ok()?;
        fs::symlink_metadata(path).ok()?;
        Some(session::read_session(path).map_err(|error| unusable(path, error)))
    }

    fn session_file(&self) -> Result<&Path, StorageError> {
        match &self.inner.session {
            Ok(held) => Ok(&held.file),
            Err(error) => Err(error.clone()),
        }
    }

    fn folder(&self, tried: Tried) -> Result<&Path, StorageError> {
        let folder = self.inner.folder.as_deref();
        folder.ok_or_else(|| StorageError::new(tried, Path::new(""), Cause::Nowhere))
    }

    fn seen(&self) -> MutexGuard<'_, [Seen; SLOTS]> {
        self.inner
            .seen
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps other windows from changing what this lock is for, until what it gives is dropped. Where the disk
/// knows no locks, two windows rarely write within the same instant.
fn lock(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    let lock = options
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    let _ = lock.lock();
    Ok(lock)
}

/// The names under which an unusable `x.ron` is kept: `x.broken-1.ron` and so on.
fn aside(path: &Path, number: usize) -> PathBuf {
    path.with_extension(format!("broken-{number}.ron"))
}

/// The first number that is not taken.
fn first_aside(path: &Path) -> usize {
    let taken = |number: &usize| fs::symlink_metadata(aside(path, *number)).is_ok();
    (1..).take_while(taken).count() + 1
}

/// Gives an unusable file another name, and says which; none if the file has gone meanwhile.
fn set_aside(path: &Path) -> Result<Option<PathBuf>, StorageError> {
    let aside = aside(path, first_aside(path));
    match fs::rename(path, &aside) {
        Ok(()) => Ok(Some(aside)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StorageError::new(Tried::SetAside, path, error)),
    }
}

/// Gives a file that cannot be read another name; the error, with that name.
fn unusable(path: &Path, error: StorageError) -> StorageError {
    match set_aside(path) {
        Ok(aside) => StorageError { aside, ..error },
        Err(worse) => worse,
    }
}

#[cfg(test)]
mod tests;

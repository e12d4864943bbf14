//! Files that one window has for itself, in its folder: what is on the canvas, the games under way, what was left
//! unfinished.

use super::error::{StorageError, Tried};
use super::queue::Unsaved;
use super::saver::Saver;
use super::value::{SavedValue, read_locked, text};
use super::window_folder::WindowFolder;
use crate::atomic_file::{Stamp, replace};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// A value of this window alone, and its file.
pub struct WindowFile<T> {
    saver: Saver,
    file: Arc<OwnFile<T>>,
}

struct OwnFile<T> {
    /// None without a data folder.
    folder: Option<Arc<WindowFolder>>,
    name: String,
    /// Its place among the files that wait: the one that it had at first.
    path: PathBuf,
    newest: Mutex<Newest<T>>,
}

struct Newest<T> {
    value: Arc<T>,
    /// True if it is not on the disk.
    waits: bool,
    /// The file as this window found or wrote it last.
    known: Option<Stamp>,
}

impl<T: SavedValue> WindowFile<T> {
    /// The value that the window before left, the default if there is none. With it comes why the file cannot be read,
    /// if so.
    pub fn open(saver: &Saver) -> (WindowFile<T>, Option<StorageError>) {
        WindowFile::open_named(saver, T::NAME)
    }

    /// The same of one value among several, which has this name.
    pub fn open_named(saver: &Saver, name: &str) -> (WindowFile<T>, Option<StorageError>) {
        let name = format!("{name}.ron");
        let folder = saver.window_folder();
        let path = folder.as_ref().map(|folder| folder.path().join(&name));
        let path = path.unwrap_or_default();
        let (value, trouble) = match &folder {
            None => (None, None),
            Some(_) => match read_locked::<T>(&path) {
                Ok(found) => (found.value, found.aside),
                Err(trouble) => (None, Some(trouble)),
            },
        };
        let newest = Newest {
            known: value.as_ref().and_then(|_| stamp(&path)),
            value: Arc::new(value.unwrap_or_default()),
            waits: false,
        };
        let file = Arc::new(OwnFile {
            folder,
            name,
            path,
            newest: Mutex::new(newest),
        });
        let saver = saver.clone();
        (WindowFile { saver, file }, trouble)
    }

    /// The value as it was set last.
    pub fn value(&self) -> Arc<T> {
        Arc::clone(&self.file.newest().value)
    }

    /// When the file was written, if there was one.
    pub fn when(&self) -> Option<SystemTime> {
        let known = self.file.newest().known?;
        Some(known.modified.unwrap_or(SystemTime::UNIX_EPOCH))
    }

    /// Has a value saved. The newest wins.
    pub fn set(&self, value: T) {
        let mut newest = self.file.newest();
        let before = std::mem::replace(&mut newest.value, Arc::new(value));
        newest.waits = true;
        drop(newest);
        // Nobody waits while a large program goes.
        drop(before);
        self.saver.save(&self.file);
    }

    /// Has a value saved if it is another one.
    pub fn set_if_new(&self, value: T)
    where
        T: PartialEq,
    {
        if *self.value() != value {
            self.set(value);
        }
    }
}

impl<T: SavedValue> Default for WindowFile<T> {
    fn default() -> WindowFile<T> {
        WindowFile::open(&Saver::nowhere()).0
    }
}

impl<T> OwnFile<T> {
    fn newest(&self) -> MutexGuard<'_, Newest<T>> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: SavedValue> Unsaved for OwnFile<T> {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, aside: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let newest = self.newest();
        let (value, known) = (Arc::clone(&newest.value), newest.known);
        let waits = newest.waits;
        drop(newest);
        let Some(folder) = self.folder.as_ref().filter(|_| waits) else {
            return Ok(());
        };
        let path = folder.hold()?.join(&self.name);
        let there = stamp(&path);
        if there.is_some() && there != known {
            // Somebody else was here: what cannot be read is not written over.
            let found = read_locked::<T>(&path)?;
            aside.extend(found.aside.map(StorageError::replaced));
        }
        let failed = |cause| StorageError::new(Tried::Write, &path, cause);
        let text = text(&*value).map_err(failed)?;
        let written = replace(&path, text.as_bytes(), None);
        let written = written.map_err(|error| failed(error.into()))?;
        let mut newest = self.newest();
        newest.known = Some(written);
        newest.waits = !Arc::ptr_eq(&newest.value, &value);
        Ok(())
    }
}

fn stamp(path: &Path) -> Option<Stamp> {
    Some(Stamp::of(&fs::symlink_metadata(path).ok()?))
}

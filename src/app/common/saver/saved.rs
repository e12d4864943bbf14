//! Values that the windows share, and the rule by which they do.
//!
//! **The rule**: what this window changed since it last read or wrote a file wins; everything else is
//! taken from the file. Each field of a value is asked for itself, and each entry of a list or a set; of
//! what is counted, this window's change is what it counted.

use super::queue::Unsaved;
use super::unusable::{lock, unusable};
use super::writer::Saver;
use crate::app::common::storage::{Cause, StorageError, Tried, read_bounded};
use crate::atomic_file::write_whole;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// No file of ours comes near this many bytes.
const MOST_BYTES: usize = 16 << 20;

/// A value in a file of its own, which all windows share.
pub trait SavedValue:
    Clone + PartialEq + Default + Serialize + DeserializeOwned + Send + 'static
{
    /// Its file is `NAME.ron`.
    const NAME: &'static str;

    /// Whether a file that cannot be read keeps its name, and nothing is written in its place: where to forget what it
    /// said would open what it kept closed.
    const STAYS_IF_UNREADABLE: bool = false;

    /// This value where the window changed what it had `seen`, the value in the `file` elsewhere.
    ///
    /// `mine.merged(&mine, file)` is `file`, and `mine.merged(&seen, seen)` is `mine`.
    #[must_use]
    fn merged(&self, seen: &Self, file: Self) -> Self;

    /// The value as RON.
    ///
    /// # Errors
    /// It cannot be said in RON.
    fn ron(&self) -> ron::Result<String> {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new())
    }

    /// Why the file is no such value.
    fn unreadable(line: usize, column: usize) -> Cause {
        Cause::Record { line, column }
    }
}

/// Of a value without fields: `mine` if this window changed what it had `seen`, else the `file`'s.
pub fn newer<T: PartialEq + Clone>(mine: &T, seen: &T, file: T) -> T {
    if mine == seen { file } else { mine.clone() }
}

/// As [`newer`], but where both changed it, `both` says what comes of it.
pub fn combined<T: PartialEq + Clone>(
    mine: &T,
    seen: &T,
    file: T,
    both: impl FnOnce(T, T) -> T,
) -> T {
    match () {
        () if mine == seen => file,
        () if file == *seen => mine.clone(),
        () => both(mine.clone(), file),
    }
}

/// The entries of the `file` without those that this window removed, and with those that it added.
pub fn merged_set<T: Ord + Clone>(
    mine: &BTreeSet<T>,
    seen: &BTreeSet<T>,
    file: BTreeSet<T>,
) -> BTreeSet<T> {
    let removed = |entry: &T| seen.contains(entry) && !mine.contains(entry);
    let mut merged = file;
    merged.retain(|entry| !removed(entry));
    merged.extend(mine.difference(seen).cloned());
    merged
}

/// As [`merged_set`]; what was added comes last.
pub fn merged_list<T: PartialEq + Clone>(mine: &[T], seen: &[T], file: Vec<T>) -> Vec<T> {
    let both = |_: Vec<T>, file: Vec<T>| {
        let removed = |entry: &T| seen.contains(entry) && !mine.contains(entry);
        let mut merged = file;
        merged.retain(|entry| !removed(entry));
        for entry in mine {
            if !seen.contains(entry) && !merged.contains(entry) {
                merged.push(entry.clone());
            }
        }
        merged
    };
    combined(&mine.to_vec(), &seen.to_vec(), file, both)
}

/// A value as this window has it, and its file.
#[derive(Debug)]
pub struct Saved<T> {
    saver: Saver,
    file: Arc<SharedFile<T>>,
}

#[derive(Debug)]
struct SharedFile<T> {
    /// Empty without a folder.
    path: PathBuf,
    versions: Mutex<Versions<T>>,
    /// Held while the file is read and written: between the two, `seen` must not change.
    disk: Mutex<()>,
}

#[derive(Debug)]
struct Versions<T> {
    /// As this window has it.
    mine: T,
    /// As this window read or wrote it last: what is different in `mine` is not on the disk yet.
    seen: T,
    /// What was written last for this window and others, until it is taken over.
    merged: Option<T>,
}

impl<T: SavedValue> Saved<T> {
    /// The value in the data folder, the default if there is none. With it comes why the file cannot be
    /// read, if it cannot: it has then another name.
    pub fn open(saver: &Saver) -> (Saved<T>, Option<StorageError>) {
        let folder = saver.folder().ok();
        let path = folder.map(|folder| folder.join(format!("{}.ron", T::NAME)));
        let (value, trouble) = match path.as_deref().map(read::<T>) {
            Some(Ok(Some(value))) => (value, None),
            Some(Ok(None)) | None => (T::default(), None),
            Some(Err(trouble)) => (T::default(), Some(trouble)),
        };
        let file = Arc::new(SharedFile {
            path: path.unwrap_or_default(),
            versions: Mutex::new(Versions {
                mine: value.clone(),
                seen: value,
                merged: None,
            }),
            disk: Mutex::default(),
        });
        let saver = saver.clone();
        (Saved { saver, file }, trouble)
    }

    /// The value as this window has it.
    pub fn value(&self) -> T {
        self.file.versions().mine.clone()
    }

    /// Changes the value of this window, and has it saved.
    pub fn set(&self, value: T) {
        let mut versions = self.file.versions();
        if versions.mine == value {
            return;
        }
        let before = std::mem::replace(&mut versions.mine, value);
        drop(versions);
        // Nobody waits while a large one goes.
        drop(before);
        self.saver.save(&self.file);
    }

    /// As [`Saved::set`], and waits until it is on the disk.
    ///
    /// # Errors
    /// Why it is not; the value is then as it was.
    pub fn set_at_once(&self, value: T) -> Result<(), StorageError> {
        self.saver.folder()?;
        let before = std::mem::replace(&mut self.file.versions().mine, value);
        let file = Arc::clone(&self.file);
        let written = self.saver.at_once(&self.file.path, move || file.write());
        if written.is_err() {
            self.file.versions().mine = before;
        }
        written
    }

    /// Reads the file again: what other windows changed is taken over.
    ///
    /// # Errors
    /// As of [`Saved::open`].
    pub fn look_again(&self) -> Option<StorageError> {
        self.saver.folder().ok()?;
        let _disk = self.file.disk();
        match read(&self.file.path) {
            Ok(Some(value)) => {
                self.file.versions().merged = Some(value);
                self.take_over(|mine, merged| *mine = merged.clone());
                None
            }
            Ok(None) => None,
            Err(trouble) => Some(trouble),
        }
    }

    /// Takes over, after a writing, what other windows had changed: as much of it as `take` copies from
    /// the second value to the first. Whether there was a writing.
    pub fn take_over(&self, take: impl Fn(&mut T, &T)) -> bool {
        let mut versions = self.file.versions();
        let Some(file) = versions.merged.take() else {
            return false;
        };
        let merged = versions.mine.merged(&versions.seen, file.clone());
        take(&mut versions.mine, &merged);
        take(&mut versions.seen, &file);
        true
    }
}

impl<T: SavedValue> Default for Saved<T> {
    fn default() -> Saved<T> {
        Saved::open(&Saver::nowhere()).0
    }
}

impl<T> SharedFile<T> {
    fn versions(&self) -> MutexGuard<'_, Versions<T>> {
        let versions = self.versions.lock();
        versions.unwrap_or_else(PoisonError::into_inner)
    }

    fn disk(&self) -> MutexGuard<'_, ()> {
        self.disk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: SavedValue> Unsaved for SharedFile<T> {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self) -> Result<(), StorageError> {
        let path = &self.path;
        let failed = |error: std::io::Error| StorageError::new(Tried::Write, path, error);
        let _disk = self.disk();
        let versions = self.versions();
        let (mine, seen) = (versions.mine.clone(), versions.seen.clone());
        drop(versions);
        if mine == seen {
            return Ok(());
        }
        let _lock = lock(&path.with_extension("lock")).map_err(failed)?;
        let found = match read(path) {
            Ok(found) => found,
            // It is out of the way.
            Err(error) if error.aside.is_some() => None,
            Err(error) => return Err(error),
        };
        // Where there is no file, no other window has changed anything.
        let found = found.unwrap_or_else(|| seen.clone());
        let merged = mine.merged(&seen, found);
        let text = merged
            .ron()
            .map_err(|error| failed(std::io::Error::other(error)))?;
        write_whole(path, format!("{text}\n").as_bytes()).map_err(failed)?;
        let mut versions = self.versions();
        versions.seen = mine;
        versions.merged = Some(merged);
        Ok(())
    }
}

/// What is in a file; none without one. One that cannot be read is set aside.
fn read<T: SavedValue>(path: &Path) -> Result<Option<T>, StorageError> {
    let bytes = match read_bounded(path, MOST_BYTES) {
        Ok((bytes, _)) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(StorageError::new(Tried::Read, path, error)),
    };
    let read = ron::de::from_bytes(&bytes).map_err(|error| {
        let place = error.span.start;
        let cause = T::unreadable(place.line, place.col);
        let error = StorageError::new(Tried::Read, path, cause);
        match T::STAYS_IF_UNREADABLE {
            true => error,
            false => unusable(path, error),
        }
    })?;
    Ok(Some(read))
}

//! Values that the windows share, by the rule of `merge.rs`.

use super::damaged::unreadable;
use super::lock::lock;
use super::outline::Outline;
use super::own::{OwnFile, own_file};
use super::queue::Unsaved;
use super::salvage::Salvage;
use super::writer::Saver;
use crate::atomic_file::write_whole;
use crate::store::{Cause, Damaged, StorageError, Tried, read_bounded};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

/// The longest such file, in bytes: what would be longer is not written, for it could not be read.
const MOST_BYTES: usize = 16 << 20;

/// The format of these files. Who adds something within a field that older versions would lose counts on here.
const FORMAT: u64 = 1;
/// How the first line begins of a file of a later format than the first: a comment, with the number behind it.
const FORMAT_LINE: &str = "// format ";

/// A value in a file of its own, which all windows share.
pub trait SavedValue:
    Clone + PartialEq + Default + Serialize + DeserializeOwned + Send + 'static
{
    /// Its file is `NAME.ron`.
    const NAME: &'static str;

    /// Whether a damaged file keeps its name, and nothing is written in its place: where to forget what it said would
    /// open what it kept closed.
    const STAYS_IF_UNREADABLE: bool = false;

    /// What may be left out to read the rest of a damaged file.
    const SALVAGE: Salvage = Salvage::Entries { whole: &[] };

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
    /// What keeps other windows from this file, if it is not for all.
    _own: Option<OwnFile>,
}

#[derive(Debug)]
struct Versions<T> {
    /// As this window has it.
    mine: T,
    /// As this window read or wrote it last: what is different in `mine` is not on the disk yet.
    seen: T,
    /// What was written last for this window and others, until it is taken over.
    merged: Option<T>,
    /// Whether the file is there, but it is not sure that a power cut leaves it there.
    unsure: bool,
}

impl<T: SavedValue> Saved<T> {
    /// The value in the data folder, the default if there is none. With it comes why the file cannot be
    /// read, if it cannot: what can be read of it is the value, and is saved anew unless the file keeps its name.
    pub fn open(saver: &Saver) -> (Saved<T>, Option<StorageError>) {
        let folder = saver.folder().ok();
        let path = folder.map(|folder| folder.join(format!("{}.ron", T::NAME)));
        Saved::open_at(saver, (path, None))
    }

    /// As [`Saved::open`], a value that this window has for itself: each window has a file of its own.
    pub fn open_own(saver: &Saver) -> (Saved<T>, Option<StorageError>) {
        let own = saver.folder().ok().map(|folder| own_file(folder, T::NAME));
        let path = own.as_ref().map(|own| own.path.clone());
        Saved::open_at(saver, (path, own))
    }

    fn open_at(
        saver: &Saver,
        (path, own): (Option<PathBuf>, Option<OwnFile>),
    ) -> (Saved<T>, Option<StorageError>) {
        let found = path.as_deref().map(read::<T>).unwrap_or_default();
        let mine = found.value.clone().unwrap_or_default();
        // What was salvaged is not in the file.
        let seen = match found.trouble {
            Some(_) => T::default(),
            None => mine.clone(),
        };
        let file = Arc::new(SharedFile {
            path: path.unwrap_or_default(),
            versions: Mutex::new(Versions {
                mine,
                seen,
                merged: None,
                unsure: false,
            }),
            disk: Mutex::default(),
            _own: own,
        });
        saver.knows(&file);
        if found.is_aside() && found.value.is_some() {
            saver.save(&file);
        }
        let saver = saver.clone();
        (Saved { saver, file }, found.trouble)
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
        let written = self
            .saver
            .at_once(&self.file.path, move |aside| file.write(aside));
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
        let found = {
            let _disk = self.file.disk();
            let found = read(&self.file.path);
            if found.trouble.is_none()
                && let Some(value) = found.value.clone()
            {
                let mut versions = self.file.versions();
                versions.merged = Some(value);
                versions.take_over(|mine, merged| *mine = merged.clone());
            }
            found
        };
        if !found.is_aside() {
            return found.trouble;
        }
        self.saver.save(&self.file);
        found.trouble.map(StorageError::replaced)
    }

    /// Takes over, after a writing, what other windows had changed: as much of it as `take` copies from
    /// the second value to the first. Whether there was a writing.
    pub fn take_over(&self, take: impl Fn(&mut T, &T)) -> bool {
        // While it is written, what this window had seen before is needed.
        match self.file.disk.try_lock() {
            Err(TryLockError::WouldBlock) => false,
            Ok(_) | Err(TryLockError::Poisoned(_)) => self.file.versions().take_over(take),
        }
    }
}

impl<T: SavedValue> Versions<T> {
    fn take_over(&mut self, take: impl Fn(&mut T, &T)) -> bool {
        let Some(file) = self.merged.take() else {
            return false;
        };
        let merged = self.mine.merged(&self.seen, file.clone());
        take(&mut self.mine, &merged);
        take(&mut self.seen, &file);
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

    fn write(&self, aside: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let path = &self.path;
        let failed = |error: std::io::Error| StorageError::new(Tried::Write, path, error);
        let _disk = self.disk();
        let versions = self.versions();
        let (mine, seen) = (versions.mine.clone(), versions.seen.clone());
        let unsure = versions.unsure;
        drop(versions);
        // A file that is gone, with its folder or alone, is written again.
        let gone = || mine != T::default() && fs::symlink_metadata(path).is_err();
        if mine == seen && !unsure && !gone() {
            return Ok(());
        }
        let _lock = lock(&path.with_extension("lock")).map_err(failed)?;
        let found = read_locked::<T>(path);
        match found.trouble.clone() {
            Some(trouble) if !found.is_aside() => return Err(trouble),
            trouble => aside.extend(trouble.map(StorageError::replaced)),
        }
        // Where there is no file, or a damaged one, no other window has changed anything.
        let value = found.value.filter(|_| found.trouble.is_none());
        let merged = mine.merged(&seen, value.unwrap_or_else(|| seen.clone()));
        let text = merged
            .ron()
            .map_err(|error| failed(std::io::Error::other(error)))?;
        let text = format!("{}\n", with_fields(text, &found.strange));
        if text.len() > MOST_BYTES {
            return Err(StorageError::new(Tried::Write, path, Cause::TooLarge));
        }
        let written = write_whole(path, text.as_bytes());
        // A disk may fail when the new file has taken its place already: what it counts must not be counted again.
        let is_there =
            || read_bounded(path, MOST_BYTES).is_ok_and(|(there, _)| there == text.as_bytes());
        if written.is_ok() || is_there() {
            let mut versions = self.versions();
            versions.seen = mine;
            versions.merged = Some(merged);
            versions.unsure = written.is_err();
        }
        written.map_err(failed)
    }
}

/// What was found in a file.
struct Found<T> {
    /// The value; none without a file, or in one of which nothing can be read.
    value: Option<T>,
    /// Fields that this version does not know, as they stand there: they stay.
    strange: Vec<String>,
    /// Why it cannot be read.
    trouble: Option<StorageError>,
}

impl<T> Default for Found<T> {
    fn default() -> Found<T> {
        Found {
            value: None,
            strange: Vec::new(),
            trouble: None,
        }
    }
}

impl<T> Found<T> {
    /// Whether what was there is out of the way.
    fn is_aside(&self) -> bool {
        let trouble = self.trouble.as_ref();
        trouble.is_some_and(|trouble| trouble.aside.is_some())
    }
}

/// What is in a file, by the rule for files that cannot be read.
fn read<T: SavedValue>(path: &Path) -> Found<T> {
    let found = look(path);
    if found.trouble.is_none() {
        return found;
    }
    // Another window may be about to set it aside and write a good one, which must not be set aside in turn. Where
    // no lock can be had, nothing can be moved either.
    let _lock = lock(&path.with_extension("lock"));
    read_locked(path)
}

/// The same, where no other window changes the file.
fn read_locked<T: SavedValue>(path: &Path) -> Found<T> {
    let found = look(path);
    let trouble = found.trouble.map(|error| match T::STAYS_IF_UNREADABLE {
        true => error,
        false => unreadable(path, error),
    });
    Found { trouble, ..found }
}

/// What is in a file; one that cannot be read stays where it is.
fn look<T: SavedValue>(path: &Path) -> Found<T> {
    let not = |cause: Cause, part: Option<T>| Found {
        value: part.filter(|_| !T::STAYS_IF_UNREADABLE),
        trouble: Some(StorageError::new(Tried::Read, path, cause)),
        ..Found::default()
    };
    let bytes = match read_bounded(path, MOST_BYTES) {
        Ok((bytes, _)) => bytes,
        // A file in place of the folder has none in it; that it is in the way is told when something is to be written.
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Found::default();
        }
        Err(error) => return not(error.into(), None),
    };
    if format(&bytes) > FORMAT {
        return not(Cause::Newer, T::SALVAGE.read(&bytes));
    }
    match ron::de::from_bytes::<T>(&bytes) {
        Ok(value) => Found {
            value: Some(value),
            strange: strange_fields::<T>(&bytes),
            trouble: None,
        },
        Err(error) => {
            let part = T::SALVAGE.read::<T>(&bytes);
            let (line, column) = (error.span.start.line, error.span.start.col);
            let damaged = match part {
                _ if T::STAYS_IF_UNREADABLE => Damaged::Closed,
                Some(_) => Damaged::RestRead,
                None => Damaged::BegunAnew,
            };
            let cause = Cause::Record {
                line,
                column,
                damaged,
            };
            not(cause, part)
        }
    }
}

/// The number of the format of a file.
fn format(bytes: &[u8]) -> u64 {
    let line = bytes.split(|byte| *byte == b'\n').next();
    let line = line.and_then(|line| std::str::from_utf8(line).ok());
    let number = line.and_then(|line| line.strip_prefix(FORMAT_LINE));
    number.map_or(FORMAT, |number| number.trim().parse().unwrap_or(FORMAT))
}

/// The fields of a file that its value does not have: a newer version wrote them, or somebody.
fn strange_fields<T: SavedValue>(bytes: &[u8]) -> Vec<String> {
    let (Ok(text), Ok(known)) = (std::str::from_utf8(bytes), T::default().ron()) else {
        return Vec::new();
    };
    let (outline, of_known) = (Outline::of(text), Outline::of(&known));
    let names: Vec<&str> = of_known.fields(&known).map(|(name, _)| name).collect();
    // What has no names of its own has none that are strange.
    let fields = outline.fields(text).filter(|_| !names.is_empty());
    let strange = fields.filter(|(name, _)| !names.contains(name));
    strange.map(|(_, field)| field.to_owned()).collect()
}

/// A value as RON with these fields too.
fn with_fields(text: String, fields: &[String]) -> String {
    match text.strip_suffix(')') {
        Some(start) if !fields.is_empty() => {
            let fields: String = fields
                .iter()
                .map(|field| format!("    {field},\n"))
                .collect();
            format!("{start}{fields})")
        }
        _ => text,
    }
}

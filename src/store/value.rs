//! Values in separate files: RON, locks, and the rule for files that cannot be read.
//!
//! - A **damaged** file, or a folder or pipe in its place, is renamed: the new name says when (see [`set_aside`]). The
//!   value starts from its default.
//! - A file of a **newer version**, or one that the system does not let us read, stays where it is, and nothing is
//!   written in its place.

use super::error::{Cause, Damaged, StorageError, Tried};
use super::files::read_bounded;
use crate::atomic_file::is_free;
use crate::date::Minute;
// A longer file is not written, because it could not be read.
pub(super) use engine::language::file::MAX_BYTES;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The format of these files. Increase it when older versions could not read new files, the programs in these
/// files included.
const FORMAT: u64 = 1;
/// The beginning of the first line of a file in a later format than the first: a comment, with the number behind it.
const FORMAT_LINE: &str = "// format ";

/// A value that is saved in its own file.
pub trait SavedValue:
    Clone + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Its file is `NAME.ron`.
    const NAME: &'static str;

    /// False for a value that closes something: its damaged file keeps its name and is never written over, because a
    /// fresh value would open what it closed.
    const RESTARTS_IF_DAMAGED: bool = true;
}

/// The contents of a file, or what replaced a damaged one.
pub(super) struct Found<T> {
    /// None without a file, and where a damaged one was set aside.
    pub value: Option<T>,
    /// The damage, and where the file is now.
    pub aside: Option<StorageError>,
}

/// Reads a file that other windows may write at the same time.
///
/// # Errors
/// Why it cannot be read, if it stays where it is.
pub(super) fn read<T: SavedValue>(path: &Path) -> Result<Found<T>, StorageError> {
    match look(path) {
        Ok(value) => Ok(Found { value, aside: None }),
        Err(_) => {
            // Another window may be about to set it aside and to write a good one, which must stay. Where there is no
            // lock to be had, nothing can be moved either.
            let _lock = lock(&path.with_extension("lock"));
            read_locked(path)
        }
    }
}

/// As [`read`], for a caller that holds the lock of the file.
///
/// # Errors
/// As of [`read`].
pub(super) fn read_locked<T: SavedValue>(path: &Path) -> Result<Found<T>, StorageError> {
    let error = match look(path) {
        Ok(value) => return Ok(Found { value, aside: None }),
        Err(error) => error,
    };
    if !T::RESTARTS_IF_DAMAGED || !error.is_damage() {
        return Err(error);
    }
    let aside = set_aside(path)?;
    Ok(Found {
        value: None,
        aside: aside.map(|aside| StorageError {
            aside: Some(aside),
            ..error
        }),
    })
}

/// The value in a file, which stays where it is; none without a file.
fn look<T: SavedValue>(path: &Path) -> Result<Option<T>, StorageError> {
    let failed = |cause: Cause| StorageError::new(Tried::Read, path, cause);
    let bytes = match read_bounded(path, MAX_BYTES) {
        Ok((bytes, _)) => bytes,
        // A file in place of the folder is reported by the first write.
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(failed(error.into())),
    };
    if format(&bytes) > FORMAT {
        return Err(failed(Cause::Newer));
    }
    ron::de::from_bytes(&bytes).map(Some).map_err(|error| {
        failed(Cause::Record {
            line: error.span.start.line,
            column: error.span.start.col,
            damaged: if T::RESTARTS_IF_DAMAGED {
                Damaged::BegunAnew
            } else {
                Damaged::Closed
            },
        })
    })
}

/// Why nothing may be written over this file of a window that ended: a newer version wrote it, or the system does not
/// let us read it. None for one that we can read, and for one that can be set aside.
pub(super) fn must_not_overwrite(path: &Path) -> Option<StorageError> {
    let failed = |cause: Cause| StorageError::new(Tried::Read, path, cause);
    match read_bounded(path, MAX_BYTES) {
        Ok((bytes, _)) => (format(&bytes) > FORMAT).then(|| failed(Cause::Newer)),
        Err(error) => {
            let error = failed(error.into());
            let there = fs::symlink_metadata(path).is_ok();
            (there && !error.is_damage()).then_some(error)
        }
    }
}

/// The number of the format of a file.
fn format(bytes: &[u8]) -> u64 {
    let line = bytes
        .split(|byte| *byte == b'\n')
        .next()
        .and_then(|line| std::str::from_utf8(line).ok());
    let number = line.and_then(|line| line.strip_prefix(FORMAT_LINE));
    number.map_or(FORMAT, |number| number.trim().parse().unwrap_or(FORMAT))
}

/// The text of the file of a value.
///
/// # Errors
/// [`Cause::TooLarge`], or why RON cannot express it.
pub(super) fn text<T: SavedValue>(value: &T) -> Result<String, Cause> {
    // Programs span several lines, as in their own files.
    let config = ron::ser::PrettyConfig::new().escape_strings(false);
    let text = ron::ser::to_string_pretty(value, config)
        .map_err(|error| Cause::from(std::io::Error::other(error)))?
        + "\n";
    if text.len() > MAX_BYTES {
        return Err(Cause::TooLarge);
    }
    Ok(text)
}

/// Upper bound on the numbered names of one file in one minute.
const MAX_A_MINUTE: usize = 1_000;

/// Renames a damaged file and adds the new name to the error.
pub fn unreadable(path: &Path, error: StorageError) -> StorageError {
    if !error.is_damage() {
        return error;
    }
    match set_aside(path) {
        Ok(aside) => StorageError { aside, ..error },
        Err(worse) => worse,
    }
}

/// Renames a file or folder; returns the new name, or `None` if it is gone.
///
/// # Errors
/// Those of the file system.
pub fn set_aside(path: &Path) -> Result<Option<PathBuf>, StorageError> {
    let when = Minute::now();
    for number in 1..=MAX_A_MINUTE {
        let aside = aside_path(path, when, number);
        match moved(path, &aside) {
            Ok(()) => return Ok(Some(aside)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(StorageError::new(Tried::SetAside, path, error)),
        }
    }
    let error = io::Error::from(ErrorKind::AlreadyExists);
    Err(StorageError::new(Tried::SetAside, path, error))
}

/// Renames, but over nothing.
fn moved(path: &Path, aside: &Path) -> io::Result<()> {
    let is_folder = fs::symlink_metadata(path)?.is_dir();
    if is_folder {
        // No system renames a folder over anything that could be lost by it.
        return match fs::symlink_metadata(aside) {
            Ok(_) => Err(ErrorKind::AlreadyExists.into()),
            Err(_) => fs::rename(path, aside),
        };
    }
    // Renaming goes over a file that is there, so the name is taken before.
    File::options().write(true).create_new(true).open(aside)?;
    fs::rename(path, aside).inspect_err(|_| {
        // It is empty.
        let _ = fs::remove_file(aside);
    })
}

/// The name of the `number`-th damaged file of that minute.
fn aside_path(path: &Path, when: Minute, number: usize) -> PathBuf {
    let Minute {
        year,
        month,
        day,
        hour,
        minute,
    } = when;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let again = match number {
        1 => String::new(),
        number => format!("-{number}"),
    };
    let stem = format!("{stem}-damaged-{year}-{month:02}-{day:02}T{hour:02}-{minute:02}{again}");
    let name = match path.extension() {
        Some(end) => format!("{stem}.{}", end.to_string_lossy()),
        None => stem,
    };
    path.with_file_name(name)
}

/// Pause between two attempts.
const PAUSE: Duration = Duration::from_millis(20);
/// Another window needs moments to write; one that was stopped in the middle may hold its lock for hours.
const PATIENCE: Duration = Duration::from_secs(4);

/// Locks a file against other windows until the returned handle is dropped.
///
/// # Errors
/// Those of the file system; [`ErrorKind::ResourceBusy`] if another window holds it for longer than four seconds.
pub fn lock(path: &Path) -> io::Result<File> {
    held(path, PATIENCE)?.ok_or_else(|| ErrorKind::ResourceBusy.into())
}

/// As [`lock`]; `None` if another process holds it for longer than `patience`, or it cannot be opened.
pub fn lock_if_free(path: &Path, patience: Duration) -> Option<File> {
    held(path, patience).ok()?
}

/// Opens the file of a lock, and makes it if there is none.
///
/// # Errors
/// Those of the file system; [`ErrorKind::InvalidInput`] for a pipe or a device: opening it could block forever.
pub fn lock_file(path: &Path) -> io::Result<File> {
    let there = fs::metadata(path);
    // For a folder the system reports an error.
    if there.is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut options = File::options();
    options.create(true).truncate(false).write(true).open(path)
}

fn held(path: &Path, patience: Duration) -> io::Result<Option<File>> {
    let lock = lock_file(path)?;
    let begun = Instant::now();
    loop {
        if is_free(&lock) {
            return Ok(Some(lock));
        }
        if begun.elapsed() >= patience {
            return Ok(None);
        }
        sleep(PAUSE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    #[test]
    fn two_files_damaged_in_one_minute_have_two_names() {
        let folder = Folder::new();
        let path = folder.file("settings.ron");
        let asides: Vec<_> = (0..3)
            .map(|number| {
                fs::write(&path, number.to_string()).unwrap();
                set_aside(&path).unwrap().unwrap()
            })
            .collect();
        for (number, aside) in asides.iter().enumerate() {
            assert_eq!(fs::read_to_string(aside).unwrap(), number.to_string());
        }
        assert_eq!(set_aside(&path), Ok(None), "it has gone");
    }
}

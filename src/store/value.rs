//! Values in files of their own: RON, and the rule for files that cannot be read.
//!
//! - One that is **damaged**, or no ordinary file, gets a name beside it that says when (see [`set_aside`]), and the
//!   value begins afresh.
//! - One that a **newer version** wrote, or that the system does not let us read, stays where it is, and nothing is
//!   written in its place.

use super::aside::set_aside;
use super::error::{Cause, Damaged, StorageError, Tried};
use super::files::read_bounded;
use super::lock::lock;
// A longer file is not written, because it could not be read.
pub(super) use engine::language::file::MAX_BYTES;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// The format of these files. Count on here when older versions could not read what you write, the programs in these
/// files included.
const FORMAT: u64 = 1;
/// The beginning of the first line of a file in a later format than the first: a comment, with the number behind it.
const FORMAT_LINE: &str = "// format ";

/// A value that is saved in a file of its own.
pub trait SavedValue:
    Clone + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Its file is `NAME.ron`.
    const NAME: &'static str;

    /// False for a value that closes something: its damaged file keeps its name and is never written over, because a
    /// fresh value would open what it closed.
    const BEGINS_AFRESH: bool = true;
}

/// What was found in the place of a file.
pub(super) struct Found<T> {
    /// None without a file, and where a damaged one was set aside.
    pub value: Option<T>,
    /// The damage, and where the file is now.
    pub aside: Option<StorageError>,
}

/// Reads a file that other windows may write meanwhile.
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

/// The same while nobody else writes the file.
///
/// # Errors
/// As of [`read`].
pub(super) fn read_locked<T: SavedValue>(path: &Path) -> Result<Found<T>, StorageError> {
    let error = match look(path) {
        Ok(value) => return Ok(Found { value, aside: None }),
        Err(error) => error,
    };
    if !T::BEGINS_AFRESH || !error.is_damage() {
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
        // That a file is in the way of the folder is said when something is to be written.
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
            damaged: match T::BEGINS_AFRESH {
                true => Damaged::BegunAnew,
                false => Damaged::Closed,
            },
        })
    })
}

/// Why nothing may be written over this file of a window that ended: a newer version wrote it, or the system does not
/// let us read it. None for one that we can read, and for one that can be set aside.
pub(super) fn is_not_ours(path: &Path) -> Option<StorageError> {
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
    let line = bytes.split(|byte| *byte == b'\n').next();
    let line = line.and_then(|line| std::str::from_utf8(line).ok());
    let number = line.and_then(|line| line.strip_prefix(FORMAT_LINE));
    number.map_or(FORMAT, |number| number.trim().parse().unwrap_or(FORMAT))
}

/// The text of the file of a value.
///
/// # Errors
/// [`Cause::TooLarge`], or why it cannot be said in RON.
pub(super) fn text<T: SavedValue>(value: &T) -> Result<String, Cause> {
    // Programs stand in it as in their files, over several lines.
    let config = ron::ser::PrettyConfig::new().escape_strings(false);
    let text = ron::ser::to_string_pretty(value, config);
    let text = text.map_err(|error| Cause::from(std::io::Error::other(error)))? + "\n";
    if text.len() > MAX_BYTES {
        return Err(Cause::TooLarge);
    }
    Ok(text)
}

//! What becomes of a file that cannot be read: one rule for all files of the data folder.
//!
//! - One that is **damaged**, or no ordinary file, gets a name beside it that says when, and nothing is ever written
//!   over it: `settings-damaged-2026-11-23T04-05.ron`, in universal time.
//! - One that a **newer version** wrote, or that the system does not let us read, stays where it is, and nothing is
//!   written in its place.
//!
//! Either is told: see [`AppContext::found_unreadable`](crate::app::common::app_context::AppContext::found_unreadable).

use crate::app::common::date::Minute;
use crate::store::{StorageError, Tried};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// So many files of one name that were damaged in one minute; more than that is something else.
const MOST_A_MINUTE: usize = 1_000;

/// Treats a file by the rule. This is why it cannot be read; with it comes its new name, if it got one.
pub fn unreadable(path: &Path, error: StorageError) -> StorageError {
    if !error.is_damage() {
        return error;
    }
    match set_aside(path) {
        Ok(aside) => StorageError { aside, ..error },
        Err(worse) => worse,
    }
}

/// Gives what has this name another one, and says which; none if it has gone meanwhile.
///
/// # Errors
/// What the system says.
pub fn set_aside(path: &Path) -> Result<Option<PathBuf>, StorageError> {
    set_aside_as(path, "damaged", Minute::now())
}

/// The same with what another window wrote, which is whole: `draft-other-2026-11-23T04-05.ron`.
///
/// # Errors
/// What the system says.
pub fn set_aside_other(path: &Path) -> Result<Option<PathBuf>, StorageError> {
    set_aside_as(path, "other", Minute::now())
}

/// Gives it a name with why and when.
pub(super) fn set_aside_as(
    path: &Path,
    why: &str,
    when: Minute,
) -> Result<Option<PathBuf>, StorageError> {
    for number in 1..=MOST_A_MINUTE {
        let aside = aside_path(path, (why, when), number);
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

/// The name of a file that was damaged, say, the `number`-th of that minute.
fn aside_path(path: &Path, (why, when): (&str, Minute), number: usize) -> PathBuf {
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
    let stem = format!("{stem}-{why}-{year}-{month:02}-{day:02}T{hour:02}-{minute:02}{again}");
    let name = match path.extension() {
        Some(end) => format!("{stem}.{}", end.to_string_lossy()),
        None => stem,
    };
    path.with_file_name(name)
}

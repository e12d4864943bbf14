//! Files that cannot be read are given another name, so that nothing is lost; and the locks by which
//! windows wait for each other.

use crate::app::common::storage::{StorageError, Tried};
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Between two looks at a lock.
const PAUSE: Duration = Duration::from_millis(20);

/// Gives a file that cannot be read another name; the error, with that name.
pub fn unusable(path: &Path, error: StorageError) -> StorageError {
    match set_aside(path) {
        Ok(aside) => StorageError { aside, ..error },
        Err(worse) => worse,
    }
}

/// Gives an unusable file another name, and says which; none if the file has gone meanwhile.
///
/// # Errors
/// What the system says.
pub fn set_aside(path: &Path) -> Result<Option<PathBuf>, StorageError> {
    let aside = aside_path(path, next_aside(path));
    match fs::rename(path, &aside) {
        Ok(()) => Ok(Some(aside)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StorageError::new(Tried::SetAside, path, error)),
    }
}

/// The names under which an unusable `x.ron` is set aside: `x.broken-1.ron` and so on.
pub fn aside_path(path: &Path, number: usize) -> PathBuf {
    path.with_extension(format!("broken-{number}.ron"))
}

/// The first number that is not taken.
pub fn next_aside(path: &Path) -> usize {
    let taken = |number: &usize| fs::symlink_metadata(aside_path(path, *number)).is_ok();
    (1..).take_while(taken).count() + 1
}

/// Keeps other windows from changing what this lock is for, until what it gives is dropped. Where the disk
/// knows no locks, two windows rarely write within the same instant.
///
/// # Errors
/// What the system says.
pub fn lock(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    let lock = options
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    let _ = lock.lock();
    Ok(lock)
}

/// Takes a lock for as long as what it gives lives; `None` if another process has it for longer than this.
pub fn lock_if_free(path: &Path, patience: Duration) -> Option<File> {
    let mut options = File::options();
    let lock = options.create(true).truncate(false).write(true).open(path);
    let lock = lock.ok()?;
    let begun = Instant::now();
    loop {
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) if begun.elapsed() < patience => sleep(PAUSE),
            Err(TryLockError::WouldBlock) => return None,
            // Where the disk knows no locks, there is one window, we hope.
            Ok(()) | Err(TryLockError::Error(_)) => return Some(lock),
        }
    }
}

//! The locks by which windows wait for each other. The system gives back those of a process that died.

use crate::atomic_file::is_free;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Between two looks at a lock.
const PAUSE: Duration = Duration::from_millis(20);
/// Another window writes within moments; one that was stopped amid it is not waited for.
const PATIENCE: Duration = Duration::from_secs(4);

/// Keeps other windows from changing what this lock is for, until what it gives is dropped.
///
/// # Errors
/// What the system says; [`ErrorKind::ResourceBusy`] if another window has it for longer than four seconds.
pub fn lock(path: &Path) -> io::Result<File> {
    held(path, PATIENCE)?.ok_or_else(|| ErrorKind::ResourceBusy.into())
}

/// Takes a lock for as long as what it gives lives; `None` if another process has it for longer than this.
pub fn lock_if_free(path: &Path, patience: Duration) -> Option<File> {
    held(path, patience).ok()?
}

/// Opens the file of a lock, and makes it if there is none.
///
/// # Errors
/// What the system says; [`ErrorKind::InvalidInput`] for a pipe or a device: opening it could wait without end.
pub fn lock_file(path: &Path) -> io::Result<File> {
    let there = fs::metadata(path);
    // Of a folder the system says so itself.
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

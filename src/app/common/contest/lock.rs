//! The lock of a contest, by which one window alone has it.

use crate::app::common::saver::lock_if_free;
use crate::contest::{ContestFolder, ordinary};
use std::fs::File;
use std::time::Duration;

/// Takes what keeps other windows out, unless one has it for longer than this.
pub fn lock(folder: &ContestFolder, patience: Duration) -> Option<File> {
    let path = folder.lock_path();
    // Opening a pipe could wait without end.
    ordinary(&path).ok()?;
    lock_if_free(&path, patience)
}

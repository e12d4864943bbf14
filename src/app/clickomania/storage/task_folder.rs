//! The folder of a task: its slots and what one left there. One window at a time writes into it.

use crate::store::lock;
use crate::store::{StorageError, Tried};
use std::fs::{self, File};
use std::path::Path;

/// Held while something changes in the folder; it stays there.
const LOCK: &str = "slots.lock";

pub(super) fn make_folder(file: &Path) -> Result<(), StorageError> {
    let folder = file.parent().unwrap_or(file);
    fs::create_dir_all(folder).map_err(|error| StorageError::new(Tried::Write, file, error))
}

/// Keeps other windows from the slots beside this file until it is dropped.
pub(super) fn lock_slots(path: &Path) -> Result<File, StorageError> {
    lock(&path.with_file_name(LOCK)).map_err(|error| StorageError::new(Tried::Write, path, error))
}

/// Whether the folder of this file is the one in which windows wrote.
pub(super) fn is_there(file: &Path) -> bool {
    file.with_file_name(LOCK).exists()
}

//! What is handed in, on its way to a file: tried again until it is there.

use crate::app::common::saver::{Saver, Unsaved};
use crate::app::common::storage::{StorageError, write_file};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A file that is to hold what is handed in.
#[derive(Debug)]
pub struct Delivery {
    path: PathBuf,
    newest: Mutex<Option<Arc<str>>>,
    there: AtomicBool,
}

impl Delivery {
    /// Writes it, whole or not at all; what cannot be written is tried again.
    ///
    /// # Errors
    /// Why it is not there yet.
    pub fn send(
        path: &Path,
        text: &Arc<str>,
        saver: &Saver,
    ) -> (Arc<Delivery>, Result<(), StorageError>) {
        let delivery = Arc::new(Delivery {
            path: path.to_owned(),
            newest: Mutex::new(Some(Arc::clone(text))),
            there: AtomicBool::new(false),
        });
        let job = Arc::clone(&delivery);
        let written = saver.at_once(path, move || job.write());
        if written.is_err() {
            saver.save(&delivery);
        }
        (delivery, written)
    }

    /// Whether the file is there.
    pub fn is_there(&self) -> bool {
        self.there.load(Ordering::Acquire)
    }

    pub fn file(&self) -> &Path {
        &self.path
    }

    fn newest(&self) -> MutexGuard<'_, Option<Arc<str>>> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Unsaved for Delivery {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self) -> Result<(), StorageError> {
        let Some(text) = self.newest().clone() else {
            return Ok(());
        };
        write_file(&self.path, text.as_bytes())?;
        *self.newest() = None;
        self.there.store(true, Ordering::Release);
        Ok(())
    }
}

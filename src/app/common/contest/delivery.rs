//! What is handed in, on its way to a file: tried again until it is there.

use crate::app::common::background::{BackgroundTask, take_ended};
use crate::store::Saver;
use crate::store::{StorageError, write_file};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What could not be written is tried again after this.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// Writes a file, whole or not at all, before all else that waits to be written.
///
/// # Errors
/// Why it is not there.
pub fn write(path: &Path, text: &Arc<str>, saver: &Saver) -> Result<(), StorageError> {
    let (file, text) = (path.to_owned(), Arc::clone(text));
    saver.at_once(path, move |_| write_file(&file, text.as_bytes()))
}

/// A file that is to hold what is handed in, and could not be written.
#[derive(Debug)]
pub struct Delivery {
    path: PathBuf,
    text: Arc<str>,
    next: Instant,
    /// The text that is being written: a disk may take long to say no.
    work: Option<(Arc<str>, BackgroundTask<bool>)>,
}

impl Delivery {
    /// To be tried from now on.
    pub fn of(path: PathBuf, text: Arc<str>) -> Delivery {
        Delivery {
            path,
            text,
            next: Instant::now(),
            work: None,
        }
    }

    pub fn file(&self) -> &Path {
        &self.path
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it is being written now, which nobody can call back.
    pub fn is_under_way(&self) -> bool {
        self.work.is_some()
    }

    /// It is tried again at the next look.
    pub fn hurry(&mut self) {
        self.next = Instant::now();
    }

    /// Something newer is to be there. It is written when what is being written has ended: else that might come last.
    pub fn supersede(&mut self, text: Arc<str>) {
        self.text = text;
        self.hurry();
    }

    /// Tries again now and then; whether the file is there.
    pub fn is_there(&mut self) -> bool {
        if let Some((text, written)) = take_ended(&mut self.work) {
            let newest = Arc::ptr_eq(&text, &self.text);
            if newest && written == Some(true) {
                return true;
            }
            if newest {
                self.next = Instant::now() + TRY_AGAIN;
            }
        }
        if self.work.is_none() && Instant::now() >= self.next {
            let (path, text) = (self.path.clone(), Arc::clone(&self.text));
            let job = move |_: &(dyn Fn() -> bool + Sync)| {
                Some(write_file(&path, text.as_bytes()).is_ok())
            };
            // Whoever waits for it looks every second.
            match BackgroundTask::start(job, || {}) {
                Ok(work) => self.work = Some((Arc::clone(&self.text), work)),
                Err(_) => self.next = Instant::now() + TRY_AGAIN,
            }
        }
        false
    }
}

//! Keeping what is on the canvas, without ever making the drawing thread wait for the disk.

use super::Storage;
use super::error::{Cause, StorageError, Tried};
use super::session::{Session, session_text};
use engine::language::file::MAX_BYTES;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The time between two writings, at least; what changes meanwhile waits.
pub const EVERY: Duration = Duration::from_secs(2);

/// At the end, a disk that does not answer is not waited for longer than this.
const LAST_WAIT: Duration = Duration::from_secs(10);

/// Writes the newest session on a thread of its own. Dropping it writes what is left.
#[derive(Debug)]
pub struct Autosave {
    shared: Arc<Shared>,
    /// None if the system gave us no thread; then [`Autosave::flush`] writes.
    worker: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    storage: Storage,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// What is still to be written.
    newest: Option<Session>,
    writing: bool,
    /// Someone waits: write now.
    hurry: bool,
    closing: bool,
    trouble: Option<StorageError>,
}

impl Autosave {
    /// Starts the thread. Nothing is written before something is to be kept.
    pub fn new(storage: Storage) -> Autosave {
        let shared = Arc::new(Shared {
            storage,
            state: Mutex::default(),
            changed: Condvar::new(),
        });
        let worker = std::thread::Builder::new().name("autosave".to_owned());
        let worker = worker.spawn({
            let shared = Arc::clone(&shared);
            move || shared.work()
        });
        Autosave {
            shared,
            worker: worker.ok(),
        }
    }

    /// Hands over a session. The newest wins: the first is written at once, later ones at most every
    /// [`EVERY`].
    pub fn keep(&self, session: Session) {
        let before = self.shared.state().newest.replace(session);
        // Nobody waits while a long program goes.
        drop(before);
        self.shared.changed.notify_all();
    }

    /// Waits until what was handed over is on the disk.
    ///
    /// # Errors
    /// Why it is not; [`ErrorKind::TimedOut`] after 10 seconds.
    pub fn flush(&self) -> Result<(), StorageError> {
        let shared = &self.shared;
        if self.worker.is_none() {
            shared.write();
        }
        let mut state = shared.state();
        state.hurry = self.worker.is_some();
        shared.changed.notify_all();
        let waiting = |state: &mut State| state.writing || (state.newest.is_some() && state.hurry);
        let (state, timeout) = shared
            .changed
            .wait_timeout_while(state, LAST_WAIT, waiting)
            .unwrap_or_else(PoisonError::into_inner);
        if timeout.timed_out() {
            let file = shared.storage.session_file()?;
            let slow = Cause::from(std::io::Error::from(ErrorKind::TimedOut));
            return Err(StorageError::new(Tried::Write, file, slow));
        }
        match &state.trouble {
            Some(trouble) if state.newest.is_some() => Err(trouble.clone()),
            _ => Ok(()),
        }
    }

    /// Why the last writing did not work; none as soon as one works again.
    pub fn trouble(&self) -> Option<StorageError> {
        self.shared.state().trouble.clone()
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        let finished = self.flush();
        self.shared.state().closing = true;
        self.shared.changed.notify_all();
        let slow = self.shared.state().writing;
        if let Some(worker) = self.worker.take()
            && (finished.is_ok() || !slow)
        {
            let _ = worker.join();
        }
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // A state is whole at any moment, whoever panicked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        let mut last: Option<Instant> = None;
        loop {
            let mut state = self.state();
            loop {
                if state.closing {
                    return;
                }
                let left = last.map_or(Duration::ZERO, |at| EVERY.saturating_sub(at.elapsed()));
                if state.newest.is_some() && (state.hurry || left.is_zero()) {
                    break;
                }
                state = if state.newest.is_some() {
                    let woken = self.changed.wait_timeout(state, left);
                    woken.unwrap_or_else(PoisonError::into_inner).0
                } else {
                    let woken = self.changed.wait(state);
                    woken.unwrap_or_else(PoisonError::into_inner)
                };
            }
            drop(state);
            self.write();
            last = Some(Instant::now());
        }
    }

    /// Writes the newest session. If that fails it stays the newest, unless a newer one came.
    fn write(&self) {
        let mut state = self.state();
        let Some(session) = state.newest.take() else {
            return;
        };
        state.hurry = false;
        state.writing = true;
        drop(state);
        let written = self
            .storage
            .session_file()
            .and_then(|file| put(file, &session_text(&session)));
        let mut state = self.state();
        state.writing = false;
        state.trouble = written.err();
        if state.trouble.is_some() {
            state.newest.get_or_insert(session);
        }
        self.changed.notify_all();
    }
}

fn put(file: &Path, text: &str) -> Result<(), StorageError> {
    let failed = |cause: Cause| StorageError::new(Tried::Write, file, cause);
    if text.len() > MAX_BYTES {
        return Err(failed(Cause::TooLarge));
    }
    super::write_whole(file, text.as_bytes()).map_err(|error| failed(error.into()))
}

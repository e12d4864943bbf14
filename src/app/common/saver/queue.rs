//! The files that wait to be written, and the thread that writes them.

use crate::store::StorageError;
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant, SystemTime};

/// The time between two writings of a file. A second of the promised two is left for the writing itself.
const EVERY: Duration = Duration::from_secs(1);
/// A writing that lasts longer is told.
const SLOW: Duration = Duration::from_secs(5);
/// What could not be written is tried again after this.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// A file whose newest contents are not on the disk yet. Each file has one owner in a window.
pub trait Unsaved: Send + Sync {
    fn path(&self) -> &Path;

    /// Writes the newest contents, whole or not at all; those that could not be written stay the newest. What was
    /// damaged in their place is set aside, and told in `aside`.
    ///
    /// # Errors
    /// Why it is not written.
    fn write(&self, aside: &mut Vec<StorageError>) -> Result<(), StorageError>;
}

type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
pub struct Queue {
    /// Where the files are.
    folder: Option<PathBuf>,
    /// When that folder was made, where the system tells, as it was seen last: another window may make it again.
    made: Mutex<Option<SystemTime>>,
    /// Whether all is being written into another one; and whether it was, and that was not told yet.
    moving: AtomicBool,
    moved: AtomicBool,
    looked: Mutex<Option<Instant>>,
    /// All files of the window, which are written again when the folder is gone.
    files: Mutex<Vec<Weak<dyn Unsaved>>>,
    state: Mutex<QueueState>,
    changed: Condvar,
    /// What was damaged while the window ran, and was not told yet.
    aside: Mutex<Vec<StorageError>>,
    wake: Mutex<Option<Box<dyn Fn() + Send + Sync>>>,
}

#[derive(Default)]
struct QueueState {
    waiting: BTreeMap<PathBuf, Waiting>,
    /// What someone waits for, and the file it has to do with.
    jobs: VecDeque<(PathBuf, Job)>,
    /// When each file was written last.
    written: BTreeMap<PathBuf, Instant>,
    /// What is being written now, and since when.
    busy: Option<(PathBuf, Instant)>,
    closing: bool,
    /// The files that could not be written last time, and why.
    failing: BTreeMap<PathBuf, StorageError>,
}

struct Waiting {
    file: Arc<dyn Unsaved>,
    due: Instant,
    /// Whether it failed already; who flushes does not wait for another attempt.
    failed: bool,
}

enum NextWrite {
    Job(Job),
    File(Arc<dyn Unsaved>),
}

impl Queue {
    pub fn of(folder: PathBuf) -> Queue {
        Queue {
            made: Mutex::new(made(&folder)),
            folder: Some(folder),
            ..Queue::default()
        }
    }

    /// A file that is to be there as long as the window.
    pub fn knows(&self, file: Weak<dyn Unsaved>) {
        let files = self.files.lock();
        let mut files = files.unwrap_or_else(PoisonError::into_inner);
        files.retain(|file| file.strong_count() > 0);
        files.push(file);
    }

    /// Makes the folder again if it has gone, and has all that is known written into it if it is another one.
    fn folder_is_there(&self) {
        let Some(folder) = self.folder.as_deref() else {
            return;
        };
        let gone = !folder.is_dir();
        if gone && fs::create_dir_all(folder).is_err() {
            return;
        }
        let now = made(folder);
        let known = self.made.lock();
        let before = std::mem::replace(&mut *known.unwrap_or_else(PoisonError::into_inner), now);
        if before.is_some() && before != now {
            self.moving.store(true, Ordering::Relaxed);
        }
        if gone || before != now {
            let files = self.files.lock();
            let files = files.unwrap_or_else(PoisonError::into_inner).clone();
            for file in files.iter().filter_map(Weak::upgrade) {
                self.put(file);
            }
        }
    }

    /// Whether, since this was asked last, the folder had gone or was another one, and all was written into it anew.
    pub fn take_moved(&self) -> bool {
        self.moved.swap(false, Ordering::Relaxed)
    }

    /// What was found damaged and set aside while writing, since this was asked last.
    pub fn take_aside(&self) -> Vec<StorageError> {
        std::mem::take(&mut *self.aside())
    }

    /// Remembers what was set aside, to be told.
    pub fn put_aside(&self, aside: Vec<StorageError>) {
        if !aside.is_empty() {
            self.aside().extend(aside);
            self.wake();
        }
    }

    fn aside(&self) -> MutexGuard<'_, Vec<StorageError>> {
        self.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has the thread look now and then whether the folder is there, as often as somebody asks.
    pub fn look(&self) {
        let looked = self.looked.lock();
        let mut looked = looked.unwrap_or_else(PoisonError::into_inner);
        if looked.is_none_or(|looked| looked.elapsed() >= TRY_AGAIN) {
            *looked = Some(Instant::now());
            drop(looked);
            self.put_job(self.folder.clone().unwrap_or_default(), Box::new(|| {}));
        }
    }

    pub fn put(&self, file: Arc<dyn Unsaved>) {
        let mut state = self.state();
        let path = file.path().to_owned();
        let now = Instant::now();
        let last = state.written.get(&path);
        let due = last.map_or(now, |last| now.max(*last + EVERY));
        let waiting = Waiting {
            file,
            due,
            failed: false,
        };
        // One that waits already keeps its turn: it writes what is newest then.
        state.waiting.entry(path).or_insert(waiting);
        drop(state);
        self.changed.notify_all();
    }

    pub fn put_job(&self, path: PathBuf, job: Job) {
        self.state().jobs.push_back((path, job));
        self.changed.notify_all();
    }

    /// Has the thread look whether the folder is there, after which all that waits is due at once.
    pub fn put_hurry(self: &Arc<Queue>) {
        let queue = Arc::clone(self);
        let folder = self.folder.clone().unwrap_or_default();
        self.put_job(folder, Box::new(move || queue.hurry()));
    }

    /// All that waits is due now.
    fn hurry(&self) {
        let now = Instant::now();
        for waiting in self.state().waiting.values_mut() {
            (waiting.due, waiting.failed) = (now, false);
        }
        self.changed.notify_all();
    }

    /// Waits until all was written or failed.
    pub fn wait(&self, longest: Duration) -> Result<(), StorageError> {
        let left = |state: &mut QueueState| {
            let waits = state.waiting.values().any(|waiting| !waiting.failed);
            waits || state.busy.is_some() || !state.jobs.is_empty()
        };
        let waited = self.changed.wait_timeout_while(self.state(), longest, left);
        let (state, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = state.failing.values().next() {
            return Err(error.clone());
        }
        match state.waiting.keys().next() {
            Some(path) if timeout.timed_out() => Err(StorageError::too_slow(path)),
            None if timeout.timed_out() => Err(StorageError::too_slow(Path::new(""))),
            _ => Ok(()),
        }
    }

    /// Waits until something is so; whether it is. Looks after each writing.
    #[cfg(test)]
    pub fn wait_until(&self, longest: Duration, is_so: impl Fn() -> bool) -> bool {
        let waited = self
            .changed
            .wait_timeout_while(self.state(), longest, |_| !is_so());
        let (_state, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        !timeout.timed_out()
    }

    /// Why something is not on the disk: of several reasons, that of the first file; or a disk that does not answer.
    pub fn failing(&self, now: Instant) -> Option<StorageError> {
        let state = self.state();
        let failed = state.failing.values().next().cloned();
        failed.or_else(|| {
            let (path, since) = state.busy.as_ref()?;
            (now.saturating_duration_since(*since) >= SLOW).then(|| StorageError::too_slow(path))
        })
    }

    pub fn on_trouble(&self, wake: Box<dyn Fn() + Send + Sync>) {
        *self.wake.lock().unwrap_or_else(PoisonError::into_inner) = Some(wake);
    }

    pub fn close(&self) {
        self.state().closing = true;
        self.changed.notify_all();
    }

    /// Remembers that a file could not be written, which is told as long as it is so.
    pub fn failed(&self, path: &Path, error: StorageError) {
        let mut state = self.state();
        let known = state.failing.insert(path.to_owned(), error.clone());
        drop(state);
        if known != Some(error) {
            self.wake();
        }
    }

    fn wake(&self) {
        let wake = self.wake.lock();
        if let Some(wake) = &*wake.unwrap_or_else(PoisonError::into_inner) {
            wake();
        }
    }

    /// The work of the thread.
    pub fn work(&self) {
        while let Some(next) = self.next() {
            self.perform(next);
        }
    }

    /// Writes all that waits, without a thread.
    pub fn write_all(&self) {
        self.folder_is_there();
        self.hurry();
        loop {
            let mut state = self.state();
            let now = Instant::now();
            let Some(next) = state.take(now) else {
                return;
            };
            drop(state);
            self.perform(next);
        }
    }

    /// Waits for what is to be done next; none at the end.
    fn next(&self) -> Option<NextWrite> {
        let mut state = self.state();
        loop {
            let now = Instant::now();
            if let Some(next) = state.take(now) {
                return Some(next);
            }
            if state.closing {
                return None;
            }
            let due = state.waiting.values().map(|waiting| waiting.due).min();
            state = match due {
                Some(due) => {
                    let woken = self.changed.wait_timeout(state, due - now);
                    woken.unwrap_or_else(PoisonError::into_inner).0
                }
                None => {
                    let woken = self.changed.wait(state);
                    woken.unwrap_or_else(PoisonError::into_inner)
                }
            };
        }
    }

    fn perform(&self, next: NextWrite) {
        self.folder_is_there();
        match next {
            NextWrite::Job(job) => job(),
            NextWrite::File(file) => {
                let path = file.path().to_owned();
                let mut aside = Vec::new();
                let written = file.write(&mut aside);
                self.put_aside(aside);
                let mut state = self.state();
                match written {
                    Ok(()) => {
                        let better = state.failing.remove(&path).is_some();
                        drop(state);
                        if better {
                            self.wake();
                        }
                    }
                    Err(error) => {
                        let again = Waiting {
                            file,
                            due: Instant::now() + TRY_AGAIN,
                            failed: true,
                        };
                        state.waiting.entry(path.clone()).or_insert(again);
                        drop(state);
                        self.failed(&path, error);
                    }
                }
            }
        }
        let mut state = self.state();
        let slow = state
            .busy
            .take()
            .is_some_and(|(_, since)| since.elapsed() >= SLOW);
        let moved = state.waiting.is_empty() && self.moving.swap(false, Ordering::Relaxed);
        if moved {
            self.moved.store(true, Ordering::Relaxed);
        }
        drop(state);
        self.changed.notify_all();
        if moved || slow {
            self.wake();
        }
    }

    fn state(&self) -> MutexGuard<'_, QueueState> {
        // A state is whole at any moment, whoever panicked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When a folder was made, where the system tells.
fn made(folder: &Path) -> Option<SystemTime> {
    fs::metadata(folder).ok()?.created().ok()
}

impl QueueState {
    /// Takes what is to be done now, what someone waits for first.
    fn take(&mut self, now: Instant) -> Option<NextWrite> {
        let job = self.jobs.pop_front();
        let job = job.map(|(path, job)| (path, NextWrite::Job(job)));
        let (path, next) = job.or_else(|| {
            let due = self
                .waiting
                .iter()
                .filter(|(_, waiting)| waiting.due <= now);
            let (path, _) = due.min_by_key(|(_, waiting)| waiting.due)?;
            let path = path.clone();
            let waiting = self.waiting.remove(&path)?;
            self.written.insert(path.clone(), now);
            Some((path, NextWrite::File(waiting.file)))
        })?;
        self.busy = Some((path, now));
        Some(next)
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let waiting: Vec<PathBuf> = self.state().waiting.keys().cloned().collect();
        f.debug_struct("Queue").field("waiting", &waiting).finish()
    }
}

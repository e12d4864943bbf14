//! The files that wait to be written, and the thread that writes them.

use super::error::{StorageError, Tried};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time between two writes of a file. One of the promised two seconds is left for the write itself.
const EVERY: Duration = Duration::from_secs(1);
/// Slower writes are reported.
const SLOW: Duration = Duration::from_secs(5);
/// Delay before a failed write is tried again.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// A file whose newest contents are not on the disk yet. Each file has one owner in a window.
pub trait Unsaved: Send + Sync {
    fn path(&self) -> &Path;

    /// Writes the newest contents, whole or not at all. A damaged file in their place is set aside and reported in
    /// `aside`.
    ///
    /// # Errors
    /// Why it is not written. The contents still wait then.
    fn write(&self, aside: &mut Vec<StorageError>) -> Result<(), StorageError>;
}

type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
pub(super) struct Queue {
    /// The folder of the files.
    folder: Option<PathBuf>,
    state: Mutex<QueueState>,
    changed: Condvar,
    /// Files found damaged while the window runs, not yet reported.
    aside: Mutex<Vec<StorageError>>,
    wake: Mutex<Option<Box<dyn Fn() + Send + Sync>>>,
}

#[derive(Default)]
struct QueueState {
    waiting: BTreeMap<PathBuf, Waiting>,
    /// Work that a caller waits for, with its file.
    jobs: VecDeque<(PathBuf, Job)>,
    /// When each file was written last.
    written: BTreeMap<PathBuf, Instant>,
    /// The file being written now, and since when.
    busy: Option<(PathBuf, Instant)>,
    closing: bool,
    /// The files that could not be written last time, and why.
    failing: BTreeMap<PathBuf, StorageError>,
}

struct Waiting {
    file: Arc<dyn Unsaved>,
    due: Instant,
    /// True if it failed already: a flush does not wait for another attempt.
    failed: bool,
}

enum NextWrite {
    Job(Job),
    File(Arc<dyn Unsaved>),
}

impl Queue {
    pub fn of(folder: PathBuf) -> Queue {
        Queue {
            folder: Some(folder),
            ..Queue::default()
        }
    }

    /// Takes what was found damaged and set aside while writing.
    pub fn take_aside(&self) -> Vec<StorageError> {
        std::mem::take(&mut *self.aside())
    }

    /// Remembers what was set aside, to be reported.
    pub fn put_aside(&self, aside: Vec<StorageError>) {
        if !aside.is_empty() {
            self.aside().extend(aside);
            self.wake();
        }
    }

    fn aside(&self) -> MutexGuard<'_, Vec<StorageError>> {
        self.aside.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Makes all that waits due now.
    pub fn hurry(&self) {
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

    /// Remembers that a file could not be written, which is reported as long as it is so.
    pub fn failed(&self, path: &Path, error: StorageError) {
        let mut state = self.state();
        let known = state.failing.insert(path.to_owned(), error.clone());
        drop(state);
        if known != Some(error) {
            self.wake();
        }
    }

    /// Wakes the window.
    pub fn wake(&self) {
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
        self.hurry();
        loop {
            let next = self.state().take(Instant::now());
            let Some(next) = next else { return };
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
        match next {
            NextWrite::Job(job) => job(),
            NextWrite::File(file) => self.write(file),
        }
        let busy = self.state().busy.take();
        self.changed.notify_all();
        if busy.is_some_and(|(_, since)| since.elapsed() >= SLOW) {
            self.wake();
        }
    }

    fn write(&self, file: Arc<dyn Unsaved>) {
        let path = file.path().to_owned();
        let mut aside = Vec::new();
        let written = match self.folder.as_deref().filter(|folder| !folder.is_dir()) {
            Some(gone) => {
                let error = std::io::Error::from(ErrorKind::NotFound);
                Err(StorageError::new(Tried::Keep, gone, error))
            }
            None => file.write(&mut aside),
        };
        self.put_aside(aside);
        match written {
            Ok(()) => {
                let better = self.state().failing.remove(&path).is_some();
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
                self.state().waiting.entry(path.clone()).or_insert(again);
                self.failed(&path, error);
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, QueueState> {
        // The state is consistent even if a thread panicked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl QueueState {
    /// Takes what is to be done now, what someone waits for first.
    fn take(&mut self, now: Instant) -> Option<NextWrite> {
        let job = self
            .jobs
            .pop_front()
            .map(|(path, job)| (path, NextWrite::Job(job)));
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// A file that reports when a write begins, and blocks until the test lets it finish.
    struct Slow {
        begins: Sender<Instant>,
        goes_on: Mutex<Receiver<()>>,
    }

    impl Unsaved for Slow {
        fn path(&self) -> &Path {
            Path::new("slow")
        }

        fn write(&self, _: &mut Vec<StorageError>) -> Result<(), StorageError> {
            self.begins.send(Instant::now()).unwrap();
            self.goes_on.lock().unwrap().recv().unwrap();
            Ok(())
        }
    }

    #[test]
    fn a_burst_is_written_once_a_second_and_a_slow_disk_is_reported() {
        let (begins, written) = channel();
        let (go_on, goes_on) = channel();
        let goes_on = Mutex::new(goes_on);
        let file = Arc::new(Slow { begins, goes_on });
        let queue = Arc::new(Queue::default());
        let worker = Arc::clone(&queue);
        let thread = std::thread::spawn(move || worker.work());
        queue.put(Arc::clone(&file) as Arc<dyn Unsaved>);
        let first = written.recv().unwrap();
        assert_eq!(queue.failing(first), None);
        let slow = queue.failing(first + SLOW * 2).unwrap();
        assert!(slow.is_slow() && slow.path == Path::new("slow"));
        for _ in 0..100 {
            queue.put(Arc::clone(&file) as Arc<dyn Unsaved>);
        }
        go_on.send(()).unwrap();
        let second = written.recv().unwrap();
        go_on.send(()).unwrap();
        // The time of a writing is taken a moment before it begins.
        assert!(second - first > EVERY - Duration::from_millis(100));
        queue.close();
        thread.join().unwrap();
        assert!(written.try_recv().is_err(), "the others were the same");
    }
}

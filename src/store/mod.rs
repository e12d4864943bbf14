//! Everything that is kept on the disk: files that people open and save, the sentences about what goes wrong with them,
//! and everything that is saved automatically in the data folder.
//!
//! - A [`Store`] writes on its own thread. A change is on the disk at most two seconds later, each file is whole at
//!   any moment, and a burst of changes is written once a second.
//! - What a disk refuses waits in memory, is reported until it is written, and is tried again every two seconds.
//! - A [`Shared`] value belongs to all windows: a window hands over changes, which are applied to what is in the file.
//! - A [`WindowFile`] belongs to one window alone.
//! - What cannot be read is never written over: see `value.rs`.

mod error;
mod files;
mod origins;
mod queue;
mod shared;
mod value;
mod window_file;

pub use crate::atomic_file::write_whole;
pub use error::{Cause, Damaged, StorageError, Tried};
pub use files::{
    Listing, ProgramForm, ProgramSource, expand, list, open_program, read_bounded, read_file,
    read_program, save_film, save_picture, save_program, write_file, write_program,
};
pub use origins::{CopiedPrograms, Origins};
pub use queue::Unsaved;
pub use shared::Shared;
pub use value::{SavedValue, lock, lock_if_free, unreadable};
pub use window_file::WindowFile;

use crate::atomic_file::clean_up;
use queue::Queue;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, OnceLock};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use window_file::WindowFolder;

/// In the change of a [`Shared`] value, sets those of these fields that differ from `$before`.
macro_rules! set_chosen {
    ($target:ident, $before:expr, $now:expr; $($field:ident),+ $(,)?) => {
        $(if $before.$field != $now.$field {
            $target.$field.clone_from(&$now.$field);
        })+
    };
}
pub(crate) use set_chosen;

/// A disk that does not answer is not waited for longer than this.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Saves into a data folder. Clones share the folder and the thread; the last one writes what is left.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    folder: Option<PathBuf>,
    /// True for the folder of a contest, whose program files list the blocks that were brought in.
    contest: bool,
    queue: Arc<Queue>,
    /// `None` without a folder, or if the system gave no thread: then [`Store::flush`] writes.
    thread: Option<JoinHandle<()>>,
    /// The folder of this window, once it is asked for.
    window: OnceLock<Arc<WindowFolder>>,
}

/// The system's data folder for the program; `None` without a home.
pub fn default_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "clickomania").map(|dirs| dirs.data_dir().to_owned())
}

fn make_ready(folder: &Path) -> Result<(), StorageError> {
    fs::create_dir_all(folder).map_err(|error| StorageError::new(Tried::Keep, folder, error))?;
    clean_up(folder);
    Ok(())
}

impl Store {
    /// Opens a data folder, makes it if need be, and removes what crashes left half-written.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn open(folder: PathBuf) -> Result<Store, StorageError> {
        make_ready(&folder)?;
        Ok(Store::at(folder))
    }

    /// Opens the folder of a contest.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn open_contest(folder: PathBuf) -> Result<Store, StorageError> {
        make_ready(&folder)?;
        Ok(Store::begin(folder, true))
    }

    /// The form of program files in this folder.
    pub fn program_form(&self) -> ProgramForm {
        if self.inner.contest {
            ProgramForm::Contest
        } else {
            ProgramForm::Kept
        }
    }

    /// A data folder that may not exist yet: changes wait until it does.
    pub fn at(folder: PathBuf) -> Store {
        Store::begin(folder, false)
    }

    fn begin(folder: PathBuf, contest: bool) -> Store {
        let queue = Arc::new(Queue::of(folder.clone()));
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn({
            let queue = Arc::clone(&queue);
            move || queue.work()
        });
        Store {
            inner: Arc::new(Inner {
                folder: Some(folder),
                contest,
                queue,
                thread: thread.ok(),
                window: OnceLock::new(),
            }),
        }
    }

    /// A store without a folder: every save fails.
    pub fn nowhere() -> Store {
        Store {
            inner: Arc::new(Inner {
                folder: None,
                contest: false,
                queue: Arc::default(),
                thread: None,
                window: OnceLock::new(),
            }),
        }
    }

    /// The data folder.
    ///
    /// # Errors
    /// [`Cause::Nowhere`].
    pub fn folder(&self) -> Result<&Path, StorageError> {
        let folder = self.inner.folder.as_deref();
        folder.ok_or_else(|| StorageError::new(Tried::Write, Path::new(""), Cause::Nowhere))
    }

    /// The folder that this window has for itself; none without a data folder.
    fn window_folder(&self) -> Option<Arc<WindowFolder>> {
        let data = self.inner.folder.as_deref()?;
        let folder = self.inner.window.get_or_init(|| {
            let folder = WindowFolder::take(data);
            self.report(folder.passed_over.clone());
            Arc::new(folder)
        });
        Some(Arc::clone(folder))
    }

    /// Queues a file for writing: now, or one second after its last write.
    pub fn save(&self, file: &Arc<impl Unsaved + 'static>) {
        match self.folder() {
            Ok(_) => self.inner.queue.put(Arc::clone(file) as Arc<dyn Unsaved>),
            Err(nowhere) => self.inner.queue.failed(Path::new(""), nowhere),
        }
    }

    /// Runs a job on the thread before the queued files, and waits for it. The job reports what it
    /// set aside, as [`Unsaved::write`].
    ///
    /// # Errors
    /// Those of the job; `ErrorKind::TimedOut` after 10 seconds, though it may still be done then.
    pub fn at_once<R: Send + 'static>(
        &self,
        path: &Path,
        job: impl FnOnce(&mut Vec<StorageError>) -> Result<R, StorageError> + Send + 'static,
    ) -> Result<R, StorageError> {
        let queue = Arc::clone(&self.inner.queue);
        let job = move || {
            let mut aside = Vec::new();
            let done = job(&mut aside);
            queue.put_aside(aside);
            done
        };
        if !self.has_thread() {
            return job();
        }
        let (sender, done) = sync_channel(1);
        self.inner.queue.put_job(
            path.to_owned(),
            Box::new(move || {
                // Nobody waits any more if this fails.
                let _ = sender.send(job());
            }),
        );
        done.recv_timeout(LONGEST_WAIT)
            .unwrap_or_else(|_| Err(StorageError::too_slow(path)))
    }

    /// Runs a job on the thread before the queued files, and wakes the window after it.
    fn later(&self, path: &Path, job: impl FnOnce(&mut Vec<StorageError>) + Send + 'static) {
        if !self.has_thread() {
            return;
        }
        let queue = Arc::clone(&self.inner.queue);
        let job = move || {
            let mut aside = Vec::new();
            job(&mut aside);
            queue.put_aside(aside);
            queue.wake();
        };
        self.inner.queue.put_job(path.to_owned(), Box::new(job));
    }

    /// Waits until all queued changes are on the disk.
    ///
    /// # Errors
    /// Why something is not; `ErrorKind::TimedOut` after 10 seconds.
    pub fn flush(&self) -> Result<(), StorageError> {
        self.inner.flush()
    }

    /// Why a change is not on the disk, while it is not.
    pub fn failing(&self) -> Option<StorageError> {
        self.inner.queue.failing(Instant::now())
    }

    /// Reports that files cannot be read, once.
    pub fn report(&self, trouble: impl IntoIterator<Item = StorageError>) {
        self.inner.queue.put_aside(trouble.into_iter().collect());
    }

    /// Takes the reports about damaged files that were set aside.
    pub fn take_aside(&self) -> Vec<StorageError> {
        self.inner.queue.take_aside()
    }

    /// Calls this when something fails, and when it no longer does.
    pub fn on_trouble(&self, wake: impl Fn() + Send + Sync + 'static) {
        self.inner.queue.on_trouble(Box::new(wake));
    }

    fn has_thread(&self) -> bool {
        self.inner.has_thread()
    }
}

impl Inner {
    fn has_thread(&self) -> bool {
        // Not one that panicked.
        let thread = self.thread.as_ref();
        thread.is_some_and(|thread| !thread.is_finished())
    }

    fn flush(&self) -> Result<(), StorageError> {
        if self.has_thread() {
            self.queue.hurry()
        } else {
            self.queue.write_all()
        }
        self.queue.wait(LONGEST_WAIT)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let finished = self.flush();
        let slow = matches!(&finished, Err(error) if error.is_slow());
        self.queue.close();
        if let Some(thread) = self.thread.take()
            && !slow
        {
            let _ = thread.join();
        }
    }
}

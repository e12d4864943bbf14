//! Values that all windows share.
//!
//! A window never writes its value over that of another one. It hands over *changes*: each is applied to the value that
//! the window shows, at once, and then, under the lock of the file, to what is in the file by then. So two windows
//! add up.

use super::Store;
use super::error::{StorageError, Tried};
use super::files::read_bounded;
use super::queue::Unsaved;
use super::value::{MAX_BYTES, SavedValue, lock, read, read_locked, text};
use crate::atomic_file::write_whole;
use std::collections::VecDeque;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A change of a value: "count this game", "set the language". It is applied more than once, each time to
/// another version of the value.
type Change<T> = Arc<dyn Fn(&mut T) + Send + Sync>;

/// A value that all windows share, as this one sees it.
pub struct Shared<T> {
    store: Store,
    file: Arc<SharedFile<T>>,
    value: T,
    /// The last writing or reading that `value` knows.
    known: u64,
}

struct SharedFile<T> {
    /// Empty without a data folder.
    path: PathBuf,
    state: Mutex<FileState<T>>,
}

struct FileState<T> {
    /// The value in the file, as this window read or wrote it last.
    file: T,
    /// Counts the readings and writings.
    revision: u64,
    /// The changes that are not in the file, the oldest first.
    waiting: VecDeque<Change<T>>,
    /// True if `file` was written, but a power cut may bring back the version before.
    unsure: bool,
}

impl<T: SavedValue + PartialEq> Shared<T> {
    /// The value in the data folder, the default if there is none. With it comes why the file cannot be read, if so.
    pub fn open(store: &Store) -> (Shared<T>, Option<StorageError>) {
        let name = format!("{}.ron", T::NAME);
        let path = store.folder().ok().map(|folder| folder.join(name));
        let found = path.as_deref().map(read::<T>);
        let (value, trouble) = match found {
            None => (None, None),
            Some(Ok(found)) => (found.value, found.aside),
            Some(Err(trouble)) => (None, Some(trouble)),
        };
        let value = value.unwrap_or_default();
        let state = FileState {
            file: value.clone(),
            revision: 0,
            waiting: VecDeque::new(),
            unsure: false,
        };
        let file = Arc::new(SharedFile {
            path: path.unwrap_or_default(),
            state: Mutex::new(state),
        });
        let shared = Shared {
            store: store.clone(),
            file,
            value,
            known: 0,
        };
        (shared, trouble)
    }

    /// The value as this window sees it.
    pub fn value(&self) -> &T {
        &self.value
    }

    /// Changes the value, and has the change saved. It waits while a disk refuses it.
    pub fn update(&mut self, change: impl Fn(&mut T) + Send + Sync + 'static) {
        change(&mut self.value);
        if self.store.folder().is_ok() {
            self.file.state().waiting.push_back(Arc::new(change));
        }
        self.store.save(&self.file);
    }

    /// As [`Shared::update`], and waits until the change is on the disk.
    ///
    /// # Errors
    /// Why it is not; then nothing is changed.
    pub fn update_at_once(
        &mut self,
        change: impl Fn(&mut T) + Send + Sync + 'static,
    ) -> Result<(), StorageError> {
        self.store.folder()?;
        let file = Arc::clone(&self.file);
        self.store.at_once(&self.file.path, move |aside| {
            let waiting = file.waiting();
            let all = waiting.iter().map(|change| &**change as &dyn Fn(&mut T));
            file.apply(
                all.chain([&change as &dyn Fn(&mut T)]),
                waiting.len(),
                aside,
            )
        })?;
        self.advance();
        Ok(())
    }

    /// Takes over changes of other windows that a write or [`Shared::look`] has found. True if there is
    /// something new.
    pub fn advance(&mut self) -> bool {
        let state = self.file.state();
        if state.revision == self.known {
            return false;
        }
        self.known = state.revision;
        let mut value = state.file.clone();
        for change in &state.waiting {
            change(&mut value);
        }
        drop(state);
        let before = std::mem::replace(&mut self.value, value);
        before != self.value
    }

    /// Reads the file again in the background, for the next [`Shared::advance`].
    pub fn look(&self) {
        let file = Arc::clone(&self.file);
        self.store.later(&self.file.path, move |aside| {
            // The next write reports why the file cannot be read.
            let _ = file.look(aside);
        });
    }
}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shared").field(&self.value).finish()
    }
}

impl<T: SavedValue + PartialEq> Default for Shared<T> {
    fn default() -> Shared<T> {
        Shared::open(&Store::nowhere()).0
    }
}

impl<T: SavedValue + PartialEq> SharedFile<T> {
    fn state(&self) -> MutexGuard<'_, FileState<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waiting(&self) -> Vec<Change<T>> {
        self.state().waiting.iter().cloned().collect()
    }

    /// Applies changes to the value in the file. The first `waiting` of them are then taken off the queue.
    fn apply<'a>(
        &self,
        changes: impl Iterator<Item = &'a dyn Fn(&mut T)>,
        waiting: usize,
        aside: &mut Vec<StorageError>,
    ) -> Result<(), StorageError> {
        let failed = |cause| StorageError::new(Tried::Write, &self.path, cause);
        let lock = lock(&self.path.with_extension("lock"));
        let _lock = lock.map_err(|error| failed(error.into()))?;
        let found = read_locked::<T>(&self.path)?;
        aside.extend(found.aside.map(StorageError::replaced));
        // A file that is gone or was damaged comes back as it was known here.
        let known = || self.state().file.clone();
        let mut value = found.value.clone().unwrap_or_else(known);
        changes.for_each(|change| change(&mut value));
        let done = |value: T, unsure: bool| {
            let mut state = self.state();
            state.waiting.drain(..waiting);
            state.file = value;
            state.revision += 1;
            state.unsure = unsure;
        };
        let there = found.value.unwrap_or_default();
        if there == value && !self.state().unsure {
            // An unchanged value is not written.
            done(value, false);
            return Ok(());
        }
        let text = text(&value).map_err(failed)?;
        let written = write_whole(&self.path, text.as_bytes());
        // A write may fail after the file was replaced: its changes must not be applied twice.
        let is_there = || {
            let there = read_bounded(&self.path, MAX_BYTES);
            there.is_ok_and(|(there, _)| there == text.as_bytes())
        };
        if written.is_ok() || is_there() {
            done(value, written.is_err());
        }
        written.map_err(|error| failed(error.into()))
    }

    /// Reads what other windows changed.
    fn look(&self, aside: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let found = read::<T>(&self.path)?;
        aside.extend(found.aside.map(StorageError::replaced));
        if let Some(value) = found.value {
            let mut state = self.state();
            state.file = value;
            state.revision += 1;
        }
        Ok(())
    }
}

impl<T: SavedValue + PartialEq> Unsaved for SharedFile<T> {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, aside: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let waiting = self.waiting();
        if waiting.is_empty() && !self.state().unsure {
            return Ok(());
        }
        let changes = waiting.iter().map(|change| &**change as &dyn Fn(&mut T));
        self.apply(changes, waiting.len(), aside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::atomic_file::faults;
    use crate::store::Cause;
    use crate::test_folder::Folder;
    use engine::chance::Chance;
    use serde::{Deserialize, Serialize};
    use std::io::ErrorKind;

    #[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
    struct Count(u64);

    impl SavedValue for Count {
        const NAME: &'static str = "count";
    }

    fn open(folder: &Folder) -> (Store, Shared<Count>) {
        let store = Store::open(folder.0.clone()).unwrap();
        let shared = Shared::open(&store).0;
        (store, shared)
    }

    /// Two windows count at the same time, on a disk that fails at any of its calls.
    #[test]
    fn whatever_fails_each_is_counted_once() {
        let folder = Folder::new();
        let count = |seed: u64| {
            let (store, mut shared) = open(&folder);
            let mut chance = Chance::new(seed);
            for _ in 0..200 {
                let calls = chance.below(9) as usize;
                faults::fail_after(&folder.0, calls, ErrorKind::StorageFull);
                shared.update(|Count(count)| *count += 1);
                let _ = store.flush();
                shared.advance();
                assert!((1..=400).contains(&shared.value().0));
            }
            // The other one may have the disk fail once more.
            while store.flush().is_err() {
                faults::end(&folder.0);
            }
        };
        std::thread::scope(|scope| {
            for seed in [1, 2] {
                scope.spawn(move || count(seed));
            }
        });
        faults::end(&folder.0);
        let (store, shared) = open(&folder);
        assert_eq!(shared.value(), &Count(400));
        assert!(store.failing().is_none());
    }

    #[test]
    fn a_lock_that_somebody_holds_is_not_waited_for_without_end() {
        let folder = Folder::new();
        let (store, mut shared) = open(&folder);
        let held = lock(&folder.file("count.lock")).unwrap();
        shared.update(|Count(count)| *count += 1);
        let error = store.flush().unwrap_err();
        assert!(!error.is_slow(), "{error:?}");
        drop(held);
        store.flush().unwrap();
        assert_eq!(open(&folder).1.value(), &Count(1));
    }

    #[test]
    fn without_a_folder_nothing_is_saved_and_that_is_said() {
        let store = Store::nowhere();
        let mut shared = Shared::<Count>::open(&store).0;
        shared.update(|Count(count)| *count += 1);
        assert_eq!(shared.value(), &Count(1));
        assert_eq!(store.failing().unwrap().cause, Cause::Nowhere);
        let refused = shared.update_at_once(|Count(count)| *count += 1);
        assert_eq!(refused.unwrap_err().cause, Cause::Nowhere);
        assert_eq!(shared.value(), &Count(1), "as it was");
    }
}

//! Files that one window has for itself: the canvas, games under way, unfinished tasks.
//!
//! They are in a folder of the window, `windows/1` or another number, which the window locks. The system releases the
//! lock when the window ends, however it ends. The next window takes the free folder that was used last and leaves the
//! others alone: after a crash with two windows open, two new windows find the work of both.

use super::Store;
use super::error::{StorageError, Tried};
use super::queue::Unsaved;
use super::value::{SavedValue, lock_file, must_not_overwrite, read_locked, text};
use crate::atomic_file::{Stamp, clean_up, is_free, replace};
use same_file::Handle;
use std::cmp::Reverse;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// A value of this window alone, and its file.
pub struct WindowFile<T> {
    store: Store,
    file: Arc<OwnFile<T>>,
}

struct OwnFile<T> {
    /// None without a data folder.
    folder: Option<Arc<WindowFolder>>,
    name: String,
    /// Its place among the files that wait: the one that it had at first.
    path: PathBuf,
    newest: Mutex<Newest<T>>,
}

struct Newest<T> {
    value: Arc<T>,
    /// True if it is not on the disk.
    waits: bool,
    /// The file as this window found or wrote it last.
    known: Option<Stamp>,
}

impl<T: SavedValue> WindowFile<T> {
    /// The value that the window before left, the default if there is none. With it comes why the file cannot be read,
    /// if so.
    pub fn open(store: &Store) -> (WindowFile<T>, Option<StorageError>) {
        WindowFile::open_named(store, T::NAME)
    }

    /// As [`WindowFile::open`], for one of several values of a type, by name.
    pub fn open_named(store: &Store, name: &str) -> (WindowFile<T>, Option<StorageError>) {
        let name = format!("{name}.ron");
        let folder = store.window_folder();
        let path = folder
            .as_ref()
            .map(|folder| folder.path().join(&name))
            .unwrap_or_default();
        let (value, trouble) = match &folder {
            None => (None, None),
            Some(_) => match read_locked::<T>(&path) {
                Ok(found) => (found.value, found.aside),
                Err(trouble) => (None, Some(trouble)),
            },
        };
        let newest = Newest {
            known: value.as_ref().and_then(|_| stamp(&path)),
            value: Arc::new(value.unwrap_or_default()),
            waits: false,
        };
        let file = Arc::new(OwnFile {
            folder,
            name,
            path,
            newest: Mutex::new(newest),
        });
        let store = store.clone();
        (WindowFile { store, file }, trouble)
    }

    /// The value as it was set last.
    pub fn value(&self) -> Arc<T> {
        Arc::clone(&self.file.newest().value)
    }

    /// When the file was written, if there was one.
    pub fn when(&self) -> Option<SystemTime> {
        let known = self.file.newest().known?;
        Some(known.modified.unwrap_or(SystemTime::UNIX_EPOCH))
    }

    /// Saves a value; the newest wins.
    pub fn set(&self, value: T) {
        let mut newest = self.file.newest();
        let before = std::mem::replace(&mut newest.value, Arc::new(value));
        newest.waits = true;
        drop(newest);
        // Dropping a large program takes long: outside the lock.
        drop(before);
        self.store.save(&self.file);
    }

    /// Saves a value if it differs from the last one.
    pub fn set_if_new(&self, value: T)
    where
        T: PartialEq,
    {
        if *self.value() != value {
            self.set(value);
        }
    }
}

impl<T: SavedValue> Default for WindowFile<T> {
    fn default() -> WindowFile<T> {
        WindowFile::open(&Store::nowhere()).0
    }
}

impl<T> OwnFile<T> {
    fn newest(&self) -> MutexGuard<'_, Newest<T>> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: SavedValue> Unsaved for OwnFile<T> {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, aside: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let newest = self.newest();
        let (value, known) = (Arc::clone(&newest.value), newest.known);
        let waits = newest.waits;
        drop(newest);
        let Some(folder) = self.folder.as_ref().filter(|_| waits) else {
            return Ok(());
        };
        let path = folder.hold()?.join(&self.name);
        let there = stamp(&path);
        if there.is_some() && there != known {
            // Somebody else was here: what cannot be read is not written over.
            let found = read_locked::<T>(&path)?;
            aside.extend(found.aside.map(StorageError::replaced));
        }
        let failed = |cause| StorageError::new(Tried::Write, &path, cause);
        let text = text(&*value).map_err(failed)?;
        let written =
            replace(&path, text.as_bytes(), None).map_err(|error| failed(error.into()))?;
        let mut newest = self.newest();
        newest.known = Some(written);
        newest.waits = !Arc::ptr_eq(&newest.value, &value);
        Ok(())
    }
}

fn stamp(path: &Path) -> Option<Stamp> {
    Some(Stamp::of(&fs::symlink_metadata(path).ok()?))
}

/// The folder of these folders, in the data folder.
const WINDOWS: &str = "windows";
/// The lock in each of them.
const LOCK: &str = "lock";
/// Maximum number of folders, those that were left included.
const MAX_FOLDERS: usize = 999;

/// A window that was just killed or closed may hold its folder for a moment. A new one waits this long if all are
/// held.
const PATIENCE: Duration = Duration::from_millis(400);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(20);
/// Clocks of file servers may be a little ahead of ours.
const TOLERANCE: Duration = Duration::from_secs(60);

/// The folder of this window.
#[derive(Debug)]
pub(super) struct WindowFolder {
    windows: PathBuf,
    /// None where no folder could be locked yet.
    held: Mutex<Option<Held>>,
    /// A folder that was passed over, because not all in it is ours to write: why.
    pub passed_over: Option<StorageError>,
}

impl WindowFolder {
    /// Takes the folder that was used last of those that no window has, or else a new one.
    pub fn take(data: &Path) -> WindowFolder {
        WindowFolder::take_waiting(data, || sleep(PAUSE))
    }

    /// As [`WindowFolder::take`]; `pause` lets time pass between two attempts.
    fn take_waiting(data: &Path, mut pause: impl FnMut()) -> WindowFolder {
        let windows = data.join(WINDOWS);
        let begun = Instant::now();
        let mut passed_over = None;
        let found = loop {
            let folders = folders(&windows);
            let mut busy = false;
            let mut found = None;
            for &number in &folders {
                let Ok(held) = Held::take(&windows, number) else {
                    continue;
                };
                let Some(held) = held else {
                    busy = true;
                    continue;
                };
                let Some(why) = fault_of(&held.path) else {
                    found = Some(held);
                    break;
                };
                passed_over.get_or_insert(why);
            }
            if found.is_some() || !busy || begun.elapsed() >= PATIENCE {
                break found;
            }
            pause();
        };
        let held = found.or_else(|| take_new(&windows).ok());
        WindowFolder {
            windows,
            held: Mutex::new(held),
            passed_over,
        }
    }

    /// The folder to read from. Where none can be locked, in a folder that can only be read, it is the one that was used
    /// last.
    pub fn path(&self) -> PathBuf {
        match &*self.held() {
            Some(held) => held.path.clone(),
            None => {
                let last = folders(&self.windows).first().copied();
                self.windows.join(last.unwrap_or(1).to_string())
            }
        }
    }

    /// The folder to write into. If the lock has gone, with the data folder or alone, another folder is taken.
    ///
    /// # Errors
    /// No folder can be locked.
    pub fn hold(&self) -> Result<PathBuf, StorageError> {
        let mut held = self.held();
        if !held.as_ref().is_some_and(Held::is_held) {
            let new = take_new(&self.windows);
            *held =
                Some(new.map_err(|error| StorageError::new(Tried::Keep, &self.windows, error))?);
        }
        Ok(held
            .as_ref()
            .map(|held| held.path.clone())
            .unwrap_or_default())
    }

    fn held(&self) -> MutexGuard<'_, Option<Held>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A locked folder.
#[derive(Debug)]
struct Held {
    path: PathBuf,
    lock: Handle,
}

impl Held {
    /// Takes the folder of this number, creating it if necessary; `None` if another window holds it.
    fn take(windows: &Path, number: usize) -> io::Result<Option<Held>> {
        let path = windows.join(number.to_string());
        for folder in [windows, &path] {
            // The data folder itself is not made again.
            match fs::create_dir(folder) {
                Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
                _ => {}
            }
        }
        let lock = lock_file(&path.join(LOCK))?;
        if !is_free(&lock) {
            return Ok(None);
        }
        let lock = Handle::from_file(lock)?;
        clean_up(&path);
        Ok(Some(Held { path, lock }))
    }

    /// True unless the lock file was removed or replaced.
    fn is_held(&self) -> bool {
        Handle::from_path(self.path.join(LOCK)).is_ok_and(|there| there == self.lock)
    }
}

/// Takes a new folder.
fn take_new(windows: &Path) -> io::Result<Held> {
    let there = folders(windows);
    for number in (1..=MAX_FOLDERS).filter(|number| !there.contains(number)) {
        if let Some(held) = Held::take(windows, number)? {
            return Ok(held);
        }
    }
    Err(ErrorKind::WouldBlock.into())
}

/// Why a folder must not be used: the first file in it that must not be overwritten.
fn fault_of(folder: &Path) -> Option<StorageError> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files
        .map(|file| file.path())
        .find_map(|file| must_not_overwrite(&file))
}

/// The numbers of the existing folders, the last used first. A time in the future means
/// that a clock was wrong: such a folder comes last.
fn folders(windows: &Path) -> Vec<usize> {
    let now = SystemTime::now() + TOLERANCE;
    let entries = fs::read_dir(windows).into_iter().flatten().flatten();
    let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<usize>().ok());
    let mut folders: Vec<usize> = numbers.collect();
    folders.sort_by_cached_key(|number| {
        let when = used(&windows.join(number.to_string()));
        (when > now, Reverse(when), *number)
    });
    folders
}

/// When something was written in a folder last.
fn used(folder: &Path) -> SystemTime {
    let files = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter(|file| file.file_name() != LOCK);
    let times = files.filter_map(|file| file.metadata().ok()?.modified().ok());
    times.max().unwrap_or(SystemTime::UNIX_EPOCH)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    fn written(folder: &WindowFolder, ago: Duration) -> PathBuf {
        let path = folder.hold().unwrap();
        let file = fs::File::create(path.join("file.ron")).unwrap();
        file.set_modified(SystemTime::now() - ago).unwrap();
        path
    }

    #[test]
    fn the_next_window_takes_the_folder_that_was_used_last() {
        let folder = Folder::new();
        let take = || WindowFolder::take(&folder.0);
        let (one, two, three) = (take(), take(), take());
        let minutes = |number: u64| Duration::from_secs(60 * number);
        let paths =
            [(&one, 2), (&two, 1), (&three, 3)].map(|(window, ago)| written(window, minutes(ago)));
        drop((one, two, three));
        let again = [take(), take(), take()];
        let held = again.each_ref().map(|window| window.hold().unwrap());
        assert_eq!(held, [1, 0, 2].map(|number: usize| paths[number].clone()));
        drop(again);
        // A clock that was set ahead once hides nothing that is newer.
        let file = fs::File::create(paths[2].join("file.ron")).unwrap();
        let ahead = SystemTime::now() + Duration::from_secs(1 << 30);
        file.set_modified(ahead).unwrap();
        assert_eq!(take().hold().unwrap(), paths[1]);
    }

    #[test]
    fn a_window_waits_for_the_folder_of_one_that_is_just_ending() {
        let folder = Folder::new();
        let mut ending = Some(WindowFolder::take(&folder.0));
        let path = written(ending.as_ref().unwrap(), Duration::ZERO);
        let mut pauses = 0;
        let next = WindowFolder::take_waiting(&folder.0, || {
            pauses += 1;
            if pauses == 3 {
                ending.take();
            }
        });
        assert_eq!((next.hold().unwrap(), pauses), (path, 3));
    }

    #[test]
    fn windows_whose_data_folder_went_do_not_share_one() {
        let folder = Folder::new();
        let windows = [(); 2].map(|()| WindowFolder::take(&folder.0));
        let both = || windows.each_ref().map(|window| window.hold());
        let before = both().map(Result::unwrap);
        let away = folder.0.with_extension("away");
        fs::rename(&folder.0, &away).unwrap();
        assert!(both().iter().all(Result::is_err));
        fs::rename(&away, &folder.0).unwrap();
        assert_eq!(both().map(Result::unwrap), before);
        fs::remove_dir_all(&folder.0).unwrap();
        fs::create_dir(&folder.0).unwrap();
        let [one, two] = both().map(Result::unwrap);
        assert_ne!(one, two);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_place_of_a_lock_is_not_waited_for() {
        let folder = Folder::new();
        let path = WindowFolder::take(&folder.0).hold().unwrap();
        fs::remove_file(path.join(LOCK)).unwrap();
        let made = std::process::Command::new("mkfifo")
            .arg(path.join(LOCK))
            .status();
        assert!(made.unwrap().success());
        assert_ne!(WindowFolder::take(&folder.0).hold().unwrap(), path);
    }
}

//! The four slots of each task: plain program files, so that people may copy them. All windows share them.

use super::TaskKey;
use crate::atomic_file::{Stamp, clean_up};
use crate::store::{
    Cause, Damaged, ProgramForm, StorageError, Store, Tried, lock, read_program, unreadable,
    write_program,
};
use engine::language::{Program, TaskId};
use std::collections::HashMap;
use std::fs;
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// How many slots there are. They are numbered from 1.
pub const SLOTS: usize = 4;

/// The folder, in the data folder, in which each task has a folder for its slots.
const TASKS: &str = "tasks";
/// Held in the folder of a task while one of its slots changes.
const LOCK: &str = "slots.lock";

/// Contents of a slot.
#[derive(Clone, Debug)]
pub enum Slot {
    /// Nothing.
    Empty,
    /// A program.
    Filled {
        /// The program.
        program: Program,
        /// When it was saved.
        saved: SystemTime,
    },
    /// A file that cannot be read and is left alone, of a newer version for example.
    Broken {
        /// Why it cannot be read.
        why: StorageError,
    },
}

impl Slot {
    /// The program in it, if it holds one that can be read.
    pub fn program(&self) -> Option<&Program> {
        match self {
            Slot::Filled { program, .. } => Some(program),
            Slot::Empty | Slot::Broken { .. } => None,
        }
    }
}

/// Identity of the file that this window saw; none if there was no file.
type KnownFile = Option<Stamp>;

/// The slots of a task, with the files that this window saw. Clones share these, also for other tasks:
/// a step of the history may be about a task that was open before.
#[derive(Clone, Debug)]
pub struct SlotFiles {
    store: Store,
    /// The folder of the task, below the data folder.
    folder: PathBuf,
    seen: Arc<Mutex<HashMap<PathBuf, KnownFile>>>,
}

impl SlotFiles {
    /// The slots of the full game.
    pub fn new(store: &Store) -> SlotFiles {
        let none = SlotFiles {
            store: store.clone(),
            folder: PathBuf::new(),
            seen: Arc::default(),
        };
        none.of(&TaskKey::embedded(&TaskId::CLICKOMANIA))
    }

    /// The slots of another task.
    pub fn of(&self, task: &TaskKey) -> SlotFiles {
        SlotFiles {
            folder: Path::new(TASKS).join(task.folder()),
            ..self.clone()
        }
    }

    /// Reads slot `number`, from 1. A damaged file is set aside and reported, and the slot is
    /// empty then.
    pub fn slot(&self, number: usize) -> Slot {
        let path = match self.path(number) {
            Ok(path) => path,
            Err(error) if error.cause == Cause::Nowhere => return Slot::Empty,
            Err(why) => return Slot::Broken { why },
        };
        let (mut slot, mut seen) = read_slot(&path, self.form());
        if matches!(&slot, Slot::Broken { why } if why.is_damage()) {
            // Without a lock the file could not be moved either.
            let _lock = lock_slots(&path);
            let mut aside = Vec::new();
            (slot, seen) = read_or_set_aside(&path, self.form(), &mut aside);
            self.store.report(aside);
        }
        let known = self.seen().insert(path, seen);
        if let Slot::Broken { why } = &slot
            && known != Some(seen)
        {
            self.store.report([why.clone()]);
        }
        slot
    }

    /// Saves a program in slot `number`. Returns the contents before, to undo it with
    /// [`SlotFiles::restore`].
    ///
    /// # Errors
    /// The error of the system; [`Cause::ChangedElsewhere`] if another window wrote the slot after this
    /// one last looked at it by [`SlotFiles::slot`]; what is broken and left alone. The slot is then as it was.
    pub fn save(&self, number: usize, program: &Program) -> Result<Slot, StorageError> {
        let (program, form) = (program.clone(), self.form());
        self.change(number, move |path| {
            write_program(path, &program, None, form).map(Some)
        })
    }

    /// Empties slot `number`. Returns the contents before.
    ///
    /// # Errors
    /// As [`SlotFiles::save`].
    pub fn clear(&self, number: usize) -> Result<Slot, StorageError> {
        self.change(number, remove)
    }

    /// Puts back what slot `number` held earlier, with its time. Returns the contents before.
    ///
    /// # Errors
    /// As [`SlotFiles::save`].
    pub fn restore(&self, number: usize, earlier: &Slot) -> Result<Slot, StorageError> {
        let (earlier, form) = (earlier.clone(), self.form());
        self.change(number, move |path| match earlier {
            Slot::Empty => remove(path),
            Slot::Filled { program, saved } => {
                write_program(path, &program, Some(saved), form).map(Some)
            }
            // A broken slot is never overwritten, so there is none to restore.
            Slot::Broken { why } => Err(why),
        })
    }

    /// True if the file of a slot is no longer the one that this window saw or wrote last. Then it should read
    /// all slots again by [`SlotFiles::slot`].
    pub fn changed(&self) -> bool {
        let mut paths = (1..=SLOTS).filter_map(|number| self.path(number).ok());
        paths.any(|path| {
            let seen = self.seen().get(&path).copied();
            seen.is_some_and(|seen| seen != look(&path))
        })
    }

    /// Changes a slot under the lock of its folder.
    fn change(
        &self,
        number: usize,
        change: impl FnOnce(&Path) -> Result<KnownFile, StorageError> + Send + 'static,
    ) -> Result<Slot, StorageError> {
        let path = self.path(number)?;
        let data = self.store.folder()?.to_owned();
        let seen = self.seen().get(&path).copied();
        let (file, form) = (path.clone(), self.form());
        let changed = self.store.at_once(&path, move |aside| {
            if !data.is_dir() {
                let gone = std::io::Error::from(ErrorKind::NotFound);
                return Err(StorageError::new(Tried::Keep, &data, gone));
            }
            change_slot(&file, form, seen, change, aside)
        });
        // A slow disk may finish after the wait; that is seen as a change then.
        let (before, now) = changed?;
        self.seen().insert(path, now);
        Ok(before)
    }

    fn form(&self) -> ProgramForm {
        self.store.program_form()
    }

    fn path(&self, number: usize) -> Result<PathBuf, StorageError> {
        let folder = self.store.folder()?;
        if !(1..=SLOTS).contains(&number) {
            let cause = Cause::NoSuchSlot(number);
            return Err(StorageError::new(Tried::Read, folder, cause));
        }
        Ok(folder.join(&self.folder).join(format!("slot-{number}.ron")))
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<PathBuf, KnownFile>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for SlotFiles {
    fn default() -> SlotFiles {
        SlotFiles::new(&Store::nowhere())
    }
}

/// Changes a slot, unless its file is no longer the one that this window has `seen`. Returns the contents before,
/// and the
fn change_slot(
    path: &Path,
    form: ProgramForm,
    seen: Option<KnownFile>,
    change: impl FnOnce(&Path) -> Result<KnownFile, StorageError>,
    aside: &mut Vec<StorageError>,
) -> Result<(Slot, KnownFile), StorageError> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(|error| StorageError::new(Tried::Write, path, error))?;
    clean_up(folder);
    let _lock = lock_slots(path)?;
    let now = look(path);
    if seen.is_some_and(|seen| seen != now) {
        let cause = Cause::ChangedElsewhere;
        return Err(StorageError::new(Tried::Write, path, cause));
    }
    let before = match read_or_set_aside(path, form, aside) {
        (Slot::Broken { why }, _) => return Err(why),
        (before, _) => before,
    };
    Ok((before, change(path)?))
}

/// Locks the slots in the folder of this file until the result is dropped.
fn lock_slots(path: &Path) -> Result<File, StorageError> {
    lock(&path.with_file_name(LOCK)).map_err(|error| StorageError::new(Tried::Write, path, error))
}

/// Reads a slot whose folder is locked; a damaged file is set aside.
fn read_or_set_aside(
    path: &Path,
    form: ProgramForm,
    aside: &mut Vec<StorageError>,
) -> (Slot, KnownFile) {
    let (slot, seen) = read_slot(path, form);
    let Slot::Broken { why } = slot else {
        return (slot, seen);
    };
    let why = unreadable(path, why);
    if why.aside.is_none() {
        return (Slot::Broken { why }, seen);
    }
    aside.push(why.of_kept_program(Damaged::BegunAnew));
    (Slot::Empty, None)
}

fn read_slot(path: &Path, form: ProgramForm) -> (Slot, KnownFile) {
    // Before reading, to notice a replacement in the meantime.
    let seen = look(path);
    match read_program(path, form) {
        Ok((program, stamp)) => {
            let saved = stamp.modified.unwrap_or(SystemTime::UNIX_EPOCH);
            (Slot::Filled { program, saved }, Some(stamp))
        }
        Err(_) if seen.is_none() => (Slot::Empty, seen),
        Err(why) => (Slot::Broken { why }, seen),
    }
}

fn look(path: &Path) -> KnownFile {
    let there = fs::metadata(path).or_else(|_| fs::symlink_metadata(path));
    there.ok().map(|there| Stamp::of(&there))
}

fn remove(path: &Path) -> Result<KnownFile, StorageError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(StorageError::new(Tried::Remove, path, error))
        }
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    fn name(slot: &Slot) -> &str {
        match slot {
            Slot::Filled { program, .. } => &program.header().name,
            Slot::Empty => "(empty)",
            Slot::Broken { .. } => "(broken)",
        }
    }

    #[test]
    fn a_slot_is_saved_and_every_change_undone() {
        let folder = Folder::new();
        let slots = SlotFiles::new(&Store::open(folder.0.clone()).unwrap());
        let empty = slots.save(1, &Program::new("a")).unwrap();
        assert!(matches!(empty, Slot::Empty));
        let first = slots.save(1, &Program::new("b")).unwrap();
        assert_eq!(name(&first), "a");
        slots.restore(1, &first).unwrap();
        let (Slot::Filled { saved, .. }, Slot::Filled { saved: again, .. }) =
            (&first, slots.slot(1))
        else {
            panic!("the slot holds a program");
        };
        assert_eq!(*saved, again);
        slots.restore(1, &empty).unwrap();
        assert_eq!(name(&slots.slot(1)), "(empty)");
        for number in [0, SLOTS + 1] {
            let refused = slots.save(number, &Program::new("a")).unwrap_err();
            assert_eq!(refused.cause, Cause::NoSuchSlot(number));
        }
    }

    #[test]
    fn without_a_folder_a_slot_is_refused() {
        let refused = SlotFiles::default().save(1, &Program::new("a"));
        assert_eq!(refused.unwrap_err().cause, Cause::Nowhere);
    }
}

//! The four slots of each task: plain program files, so that people may copy them.

use super::drafts::{DraftMark, Drafts};
use super::kept_slots::KeptSlots;
use super::mended::mended;
use super::task_folder::{is_there, lock_slots, make_folder};
use super::task_key::TaskKey;
use crate::atomic_file::Stamp;
use crate::store::{Cause, ProgramForm, StorageError, Tried, read_program, write_program};
use crate::store::{Saver, set_aside};
use engine::language::{Program, TaskId};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// How many slots there are. They are numbered from 1.
pub const SLOTS: usize = 4;

/// Where the slots of other tasks than the full game lie.
const TASKS: &str = "tasks";

/// What a slot holds.
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
    /// Something that cannot be read.
    Broken {
        /// Why not.
        why: StorageError,
    },
}

impl Slot {
    /// Its program and when that was saved, if it has one.
    fn filled(&self) -> Option<(Program, SystemTime)> {
        match self {
            Slot::Filled { program, saved } => Some((program.clone(), *saved)),
            Slot::Empty | Slot::Broken { .. } => None,
        }
    }
}

/// What this window knows of a slot's file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum KnownSlotFile {
    /// There was no file.
    Absent,
    /// There was this one.
    Present(Stamp),
}

/// The slots of a task, and what this window knows of them. Clones share that, and those of other tasks too: what
/// the history keeps of a task may be older than the present opening of it.
///
/// Those of the full game lie in the data folder, where version 0.1 had those of all programs; those of other tasks in
/// `tasks/`, each in a folder of its own.
#[derive(Clone, Debug)]
pub struct SlotFiles {
    saver: Saver,
    /// The folder of the task, below the data folder; empty for the full game.
    folder: PathBuf,
    seen: SeenFiles,
    late: LateFiles,
    kept: Arc<KeptSlots>,
    drafts: Arc<Drafts>,
}

/// What this window knows of each file.
type SeenFiles = Arc<Mutex<HashMap<PathBuf, KnownSlotFile>>>;

/// The files whose last change a slow disk may make after nobody waited for it any more.
type LateFiles = Arc<Mutex<HashSet<PathBuf>>>;

impl SlotFiles {
    /// Those of the full game.
    pub fn new(saver: &Saver) -> SlotFiles {
        SlotFiles {
            saver: saver.clone(),
            folder: PathBuf::new(),
            seen: Arc::default(),
            late: Arc::default(),
            kept: KeptSlots::new(saver),
            drafts: Arc::new(Drafts::new(saver)),
        }
    }

    /// Those of another task.
    pub fn of(&self, task: &TaskKey) -> SlotFiles {
        let full = *task == TaskKey::embedded(&TaskId::CLICKOMANIA);
        SlotFiles {
            saver: self.saver.clone(),
            folder: match full {
                true => PathBuf::new(),
                false => Path::new(TASKS).join(task.folder()),
            },
            seen: Arc::clone(&self.seen),
            late: Arc::clone(&self.late),
            kept: Arc::clone(&self.kept),
            drafts: Arc::clone(&self.drafts),
        }
    }

    /// Version 0.1 had four slots for all programs: gives each program to the slots of its task, if it is `known` and
    /// not the full game, and has room there.
    ///
    /// # Errors
    /// What the system says; what could not be moved is where it was.
    pub fn hand_out(&self, known: impl Fn(&TaskId) -> bool) -> Result<(), StorageError> {
        let all = self.of(&TaskKey::embedded(&TaskId::CLICKOMANIA));
        for number in 1..=SLOTS {
            let Slot::Filled { program, saved } = all.slot(number) else {
                continue;
            };
            let task = &program.header().task;
            if *task == TaskId::CLICKOMANIA || !known(task) {
                continue;
            }
            let own = self.of(&TaskKey::embedded(task));
            let others = (1..=SLOTS).filter(|other| *other != number);
            let mut places = std::iter::once(number).chain(others);
            let free = places.find(|&place| matches!(own.slot(place), Slot::Empty));
            let Some(free) = free else { continue };
            let moved = Slot::Filled {
                program: program.clone(),
                saved,
            };
            own.restore(free, &moved)?;
            all.clear(number)?;
        }
        Ok(())
    }

    /// What slot `number` holds, as it is now on the disk.
    pub fn slot(&self, number: usize) -> Slot {
        let path = match self.path(number) {
            Ok(path) => path,
            Err(StorageError {
                cause: Cause::Nowhere,
                ..
            }) => return Slot::Empty,
            Err(why) => return Slot::Broken { why },
        };
        let (slot, seen) = read_slot(&path, self.form());
        // With the folder all is gone at once, and is put into the next one.
        if slot.filled().is_some() || is_there(&path) {
            self.kept.know(&path, slot.filled());
        }
        seen_files(&self.seen).insert(path, seen);
        slot
    }

    /// Saves a program in slot `number`, and gives what was there before, to undo it with
    /// [`SlotFiles::restore`]. A broken file is given another name.
    ///
    /// # Errors
    /// What the system says; [`Cause::ChangedElsewhere`] if another window wrote the slot after this
    /// one last looked at it by [`SlotFiles::slot`]. The slot is then as it was.
    pub fn save(&self, number: usize, program: &Program) -> Result<Slot, StorageError> {
        let (program, form) = (program.clone(), self.form());
        self.change(number, move |path| {
            write_program(path, &program, None, form).map(KnownSlotFile::Present)
        })
    }

    /// Empties slot `number`, and gives what was there before.
    ///
    /// # Errors
    /// As [`SlotFiles::save`].
    pub fn clear(&self, number: usize) -> Result<Slot, StorageError> {
        self.change(number, remove)
    }

    /// Puts back what slot `number` held earlier, with its time, and gives what was there before. A
    /// broken file gets its own name again.
    ///
    /// # Errors
    /// As [`SlotFiles::save`].
    pub fn restore(&self, number: usize, earlier: &Slot) -> Result<Slot, StorageError> {
        let (earlier, form) = (earlier.clone(), self.form());
        self.change(number, move |path| match &earlier {
            Slot::Empty => remove(path),
            Slot::Filled { program, saved } => {
                write_program(path, program, Some(*saved), form).map(KnownSlotFile::Present)
            }
            Slot::Broken { why } => restore_broken(path, why),
        })
    }

    /// Looks at all of them, and at what one left, before anything else does: what is damaged is set aside, and what
    /// cannot be read is given.
    pub fn look_over(&self) -> Vec<StorageError> {
        let slots = (1..=SLOTS).map(|number| self.path(number));
        let paths = slots.chain([self.draft_path()]).filter_map(Result::ok);
        let troubles = paths.filter_map(|path| mended(&path));
        troubles.collect()
    }

    /// Keeps a program that one left, until one comes back to the task.
    ///
    /// # Errors
    /// [`Cause::Nowhere`].
    pub fn keep_draft(&self, program: &Program) -> Result<(), StorageError> {
        self.drafts.keep(self.draft_path()?, program);
        Ok(())
    }

    /// The program that the window began with came from this, which one had left here.
    pub fn goes_on_with(&self, draft: DraftMark) {
        if let Ok(path) = self.draft_path() {
            self.drafts.goes_on_with(path, draft);
        }
    }

    /// The program that one left, if there is one that can be read.
    pub fn draft(&self) -> Option<Program> {
        self.drafts.left(self.draft_path().ok()?)
    }

    #[cfg(test)]
    pub(super) fn flush(&self) {
        self.saver.flush().expect("the disk of a test");
    }

    fn draft_path(&self) -> Result<PathBuf, StorageError> {
        Ok(self.saver.folder()?.join(&self.folder).join("draft.ron"))
    }

    /// Whether a slot's file is no longer what this window saw or wrote last. Then it should look at
    /// all of them again by [`SlotFiles::slot`].
    pub fn changed(&self) -> bool {
        let mut paths = (1..=SLOTS).filter_map(|number| self.path(number).ok());
        paths.any(|path| {
            let seen = seen_files(&self.seen).get(&path).copied();
            seen.is_some_and(|seen| seen != look(&path))
        })
    }

    /// Whether the last change of a slot was given up, because the disk did not answer in time, and may still come.
    pub fn is_late(&self, number: usize) -> bool {
        let path = self.path(number);
        path.is_ok_and(|path| late_files(&self.late).contains(&path))
    }

    /// Changes a slot while no other window can.
    fn change(
        &self,
        number: usize,
        change: impl FnOnce(&Path) -> Result<KnownSlotFile, StorageError> + Send + 'static,
    ) -> Result<Slot, StorageError> {
        let path = self.path(number)?;
        let (seen, kept) = (Arc::clone(&self.seen), Arc::clone(&self.kept));
        let form = self.form();
        let late = Arc::clone(&self.late);
        late_files(&late).remove(&path);
        let file = path.clone();
        let changed = self.saver.at_once(&path, move |_| {
            // Not locked meanwhile: the window looks at it in every frame.
            let mut known = seen_files(&seen).get(&file).copied();
            let changed = change_slot(&file, form, &mut known, change);
            kept.know(&file, read_slot(&file, form).0.filled());
            // Of what comes late the window was told that it did not: it has to look again.
            if let Some(known) = known.filter(|_| !late_files(&late).remove(&file)) {
                seen_files(&seen).insert(file, known);
            }
            changed
        });
        if changed.as_ref().is_err_and(StorageError::is_slow) {
            late_files(&self.late).insert(path);
        }
        changed
    }

    fn form(&self) -> ProgramForm {
        self.saver.program_form()
    }

    fn path(&self, number: usize) -> Result<PathBuf, StorageError> {
        let folder = self.saver.folder()?;
        if !(1..=SLOTS).contains(&number) {
            let cause = Cause::NoSuchSlot(number);
            return Err(StorageError::new(Tried::Read, folder, cause));
        }
        Ok(folder.join(&self.folder).join(format!("slot-{number}.ron")))
    }
}

impl Default for SlotFiles {
    fn default() -> SlotFiles {
        SlotFiles::new(&Saver::nowhere())
    }
}

fn seen_files(seen: &SeenFiles) -> MutexGuard<'_, HashMap<PathBuf, KnownSlotFile>> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

fn late_files(late: &LateFiles) -> MutexGuard<'_, HashSet<PathBuf>> {
    late.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Changes a slot of which this window has `seen` this, if it looked yet, and gives what was there before.
fn change_slot(
    path: &Path,
    form: ProgramForm,
    seen: &mut Option<KnownSlotFile>,
    change: impl FnOnce(&Path) -> Result<KnownSlotFile, StorageError>,
) -> Result<Slot, StorageError> {
    make_folder(path)?;
    let _lock = lock_slots(path)?;
    let (before, now) = read_slot(path, form);
    if seen.is_some_and(|seen| seen != now) {
        let cause = Cause::ChangedElsewhere;
        return Err(StorageError::new(Tried::Write, path, cause));
    }
    let (before, aside) = match before {
        Slot::Broken { why } => {
            let aside = set_aside(path)?;
            let why = StorageError {
                aside: aside.clone(),
                ..why
            };
            (Slot::Broken { why }, aside)
        }
        Slot::Empty | Slot::Filled { .. } => (before, None),
    };
    let changed = change(path);
    *seen = Some(match &changed {
        Ok(seen) => *seen,
        Err(_) => {
            if let Some(aside) = aside {
                let _ = fs::rename(aside, path);
            }
            look(path)
        }
    });
    changed.map(|_| before)
}

fn read_slot(path: &Path, form: ProgramForm) -> (Slot, KnownSlotFile) {
    // Before reading: if it is replaced meanwhile, that is noticed.
    let seen = look(path);
    match read_program(path, form) {
        Ok((program, stamp)) => {
            let saved = stamp.modified.unwrap_or(SystemTime::UNIX_EPOCH);
            (
                Slot::Filled { program, saved },
                KnownSlotFile::Present(stamp),
            )
        }
        Err(_) if seen == KnownSlotFile::Absent => (Slot::Empty, seen),
        Err(why) => (Slot::Broken { why }, seen),
    }
}

fn look(path: &Path) -> KnownSlotFile {
    match fs::metadata(path).or_else(|_| fs::symlink_metadata(path)) {
        Ok(metadata) => KnownSlotFile::Present(Stamp::of(&metadata)),
        Err(_) => KnownSlotFile::Absent,
    }
}

fn remove(path: &Path) -> Result<KnownSlotFile, StorageError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(StorageError::new(Tried::Remove, path, error))
        }
        _ => Ok(KnownSlotFile::Absent),
    }
}

/// Gives the file that was set aside its own name again, in place of whatever has it now.
fn restore_broken(path: &Path, why: &StorageError) -> Result<KnownSlotFile, StorageError> {
    let Some(aside) = &why.aside else {
        let gone = io::Error::from(ErrorKind::NotFound);
        return Err(StorageError::new(Tried::Write, path, gone));
    };
    match fs::rename(aside, path) {
        Ok(()) => Ok(look(path)),
        Err(error) => Err(StorageError::new(Tried::Write, path, error)),
    }
}

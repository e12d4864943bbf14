//! Programs that one left in a task, until one comes back: in `draft.ron` beside the slots of the task.

use super::task_folder::{lock_slots, make_folder};
use crate::atomic_file::Stamp;
use crate::seal::digest;
use crate::store::{ProgramForm, StorageError, read_program, write_program};
use crate::store::{Saver, Unsaved, set_aside_other, unreadable};
use engine::language::Program;
use engine::language::file::write;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The drafts of all tasks as this window knows them.
#[derive(Debug)]
pub struct Drafts {
    saver: Saver,
    /// By file.
    files: Mutex<HashMap<PathBuf, Arc<DraftFile>>>,
}

/// Tells what one left from anything else that is left there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DraftMark(pub u64);

impl DraftMark {
    pub fn of(program: &Program) -> DraftMark {
        DraftMark(digest(write(program).as_bytes()))
    }
}

#[derive(Debug)]
struct DraftFile {
    path: PathBuf,
    form: ProgramForm,
    newest: Mutex<Newest>,
}

#[derive(Debug, Default)]
struct Newest {
    /// What was left in this window last.
    program: Option<Arc<Program>>,
    /// The file as this window wrote it, or read it, last; none once something newer is to be there.
    written: Option<Stamp>,
    seen: Option<Stamp>,
    /// What was left before the window opened, and went on in the program that it began with.
    gone_on_with: Option<DraftMark>,
}

impl Drafts {
    pub fn new(saver: &Saver) -> Drafts {
        Drafts {
            saver: saver.clone(),
            files: Mutex::default(),
        }
    }

    /// Keeps a program in this file. What did not go on in it, which another window left there, stays beside it under
    /// another name. When that was does not matter: a window goes on with its own session, not with what was left last.
    pub fn keep(&self, path: PathBuf, program: &Program) {
        let file = self.file(path);
        {
            let mut newest = file.newest();
            newest.program = Some(Arc::new(program.clone()));
            newest.written = None;
        }
        self.saver.save(&file);
    }

    /// The program in this file: what this window left there, else what it finds, if that can be read.
    pub fn left(&self, path: PathBuf) -> Option<Program> {
        let file = self.file(path);
        if let Some(program) = &file.newest().program {
            return Some(Program::clone(program));
        }
        let (program, stamp) = read_program(&file.path, file.form).ok()?;
        file.newest().seen = Some(stamp);
        Some(program)
    }

    /// The program that the window began with came from this, should it be in this file.
    pub fn goes_on_with(&self, path: PathBuf, draft: DraftMark) {
        self.file(path).newest().gone_on_with = Some(draft);
    }

    fn file(&self, path: PathBuf) -> Arc<DraftFile> {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        let file = files.entry(path).or_insert_with_key(|path| {
            let file = Arc::new(DraftFile {
                path: path.clone(),
                form: self.saver.program_form(),
                newest: Mutex::default(),
            });
            self.saver.knows(&file);
            file
        });
        Arc::clone(file)
    }
}

impl DraftFile {
    fn newest(&self) -> MutexGuard<'_, Newest> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sees to what is in the way of a program.
    fn make_way(
        &self,
        program: &Program,
        is_known: impl Fn(&Program, Stamp) -> bool,
        aside: &mut Vec<StorageError>,
    ) -> Result<(), StorageError> {
        match read_program(&self.path, self.form) {
            Ok((there, stamp)) => {
                if !is_known(&there, stamp) && !there.same_text_as(program) {
                    set_aside_other(&self.path)?;
                }
            }
            Err(error) if fs::symlink_metadata(&self.path).is_ok() => {
                let error = unreadable(&self.path, error);
                if error.aside.is_none() {
                    return Err(error);
                }
                aside.push(error.replaced());
            }
            Err(_) => {}
        }
        Ok(())
    }
}

impl Unsaved for DraftFile {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, aside: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let (program, written, seen, gone_on_with) = {
            let newest = self.newest();
            let program = newest.program.clone();
            (program, newest.written, newest.seen, newest.gone_on_with)
        };
        let Some(program) = program else {
            return Ok(());
        };
        let is_known = |there: &Program, stamp| {
            seen == Some(stamp) || gone_on_with.is_some_and(|mark| mark == DraftMark::of(there))
        };
        if written.is_some() && self.path.exists() {
            return Ok(());
        }
        make_folder(&self.path)?;
        let _lock = lock_slots(&self.path)?;
        self.make_way(&program, is_known, aside)?;
        let stamp = write_program(&self.path, &program, None, self.form)?;
        let mut newest = self.newest();
        newest.seen = Some(stamp);
        let same = |now: &Arc<Program>| Arc::ptr_eq(now, &program);
        if newest.program.as_ref().is_some_and(same) {
            newest.written = Some(stamp);
        }
        Ok(())
    }
}

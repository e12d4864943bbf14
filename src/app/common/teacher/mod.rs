//! What a teacher sets behind a password: contest mode, and solutions that are open to all.

mod password;

use crate::app::common::storage::{Storage, StorageError};
use password::Password;
use serde::{Deserialize, Serialize};
use std::time::SystemTime;

/// The record in which it is kept.
const RECORD: &str = "teacher";

/// Something for teachers to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum TeacherCommand {
    /// Asks for the password, then for what is to be set.
    Ask,
    /// Chooses the password, if there is none.
    Choose(String),
    /// Begins or ends contest mode, for this window and all that are opened after it.
    Contest(bool),
    /// Opens all solutions, or only those whose cost was reached.
    OpenSolutions(bool),
}

/// What a teacher set.
#[derive(Debug, Default)]
pub struct Teacher {
    kept: Kept,
    /// When this window was opened with `--contest`.
    opened: Option<SystemTime>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    password: Option<Password>,
    /// Since when there is a contest.
    contest: Option<SystemTime>,
    solutions_open: bool,
}

impl Teacher {
    /// What was set, and why it cannot be read, if it cannot. `contest`: the window is opened for one.
    pub fn load(storage: &Storage, contest: bool) -> (Teacher, Option<StorageError>) {
        let (kept, trouble) = storage.record(RECORD);
        let opened = contest.then(SystemTime::now);
        (Teacher { kept, opened }, trouble)
    }

    /// Since when there is a contest, if there is one.
    pub fn contest(&self) -> Option<SystemTime> {
        self.opened.or(self.kept.contest)
    }

    /// Whether the contest lasts until the window is closed.
    pub fn lasts(&self) -> bool {
        self.opened.is_some()
    }

    /// Whether contest mode was set for all windows.
    pub fn set_contest(&self) -> bool {
        self.kept.contest.is_some()
    }

    /// Whether all solutions are open.
    pub fn solutions_open(&self) -> bool {
        self.kept.solutions_open
    }

    /// Whether a password was chosen.
    pub fn has_password(&self) -> bool {
        self.kept.password.is_some()
    }

    /// Whether this is the password.
    pub fn knows(&self, word: &str) -> bool {
        self.kept.password.is_some_and(|password| password.is(word))
    }

    /// Carries out what a teacher asked for.
    ///
    /// # Errors
    /// It cannot be kept; nothing is changed then.
    pub fn perform(
        &mut self,
        command: TeacherCommand,
        storage: &Storage,
    ) -> Result<(), StorageError> {
        self.kept = storage.change_record(RECORD, |kept: &mut Kept| match command {
            TeacherCommand::Ask => {}
            TeacherCommand::Choose(word) => {
                kept.password.get_or_insert_with(|| Password::new(&word));
            }
            TeacherCommand::Contest(true) => {
                kept.contest.get_or_insert_with(SystemTime::now);
            }
            TeacherCommand::Contest(false) => kept.contest = None,
            TeacherCommand::OpenSolutions(open) => kept.solutions_open = open,
        })?;
        Ok(())
    }
}

//! What a teacher sets behind a password: contest mode, and solutions that are open to all.

mod password;

use crate::app::common::saver::{Saved, SavedValue, Saver, combined, newer};
use crate::app::common::storage::StorageError;
use password::Password;
use serde::{Deserialize, Serialize};
use std::time::SystemTime;

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
    rules: Rules,
    saved: Saved<Rules>,
    /// When this window was opened with `--contest`.
    opened: Option<SystemTime>,
}

/// What was set for all windows.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Rules {
    password: Option<Password>,
    /// Since when there is a contest.
    contest: Option<SystemTime>,
    solutions_open: bool,
}

impl SavedValue for Rules {
    const NAME: &'static str = "teacher";

    fn merged(&self, seen: &Rules, file: Rules) -> Rules {
        // Of two passwords, or two beginnings, the first one holds.
        let first =
            |mine: Option<_>, file: Option<_>| if mine.is_some() { file.or(mine) } else { mine };
        Rules {
            password: combined(
                &self.password,
                &seen.password,
                file.password,
                |mine, file| file.or(mine),
            ),
            contest: combined(&self.contest, &seen.contest, file.contest, first),
            solutions_open: newer(
                &self.solutions_open,
                &seen.solutions_open,
                file.solutions_open,
            ),
        }
    }
}

impl Teacher {
    /// What was set, and why it cannot be read, if it cannot. `contest`: the window is opened for one.
    pub fn load(saver: &Saver, contest: bool) -> (Teacher, Option<StorageError>) {
        let (saved, trouble) = Saved::<Rules>::open(saver);
        let teacher = Teacher {
            rules: saved.value(),
            saved,
            opened: contest.then(SystemTime::now),
        };
        (teacher, trouble)
    }

    /// Since when there is a contest, if there is one.
    pub fn contest(&self) -> Option<SystemTime> {
        self.opened.or(self.rules.contest)
    }

    /// Whether the contest lasts until the window is closed.
    pub fn lasts(&self) -> bool {
        self.opened.is_some()
    }

    /// Whether contest mode was set for all windows.
    pub fn set_contest(&self) -> bool {
        self.rules.contest.is_some()
    }

    /// Whether all solutions are open.
    pub fn solutions_open(&self) -> bool {
        self.rules.solutions_open
    }

    /// Whether a password was chosen.
    pub fn has_password(&self) -> bool {
        self.rules.password.is_some()
    }

    /// Whether this is the password.
    pub fn knows(&self, word: &str) -> bool {
        self.rules
            .password
            .is_some_and(|password| password.is(word))
    }

    /// Carries out what a teacher asked for, on what other windows set meanwhile.
    ///
    /// # Errors
    /// It cannot be saved; nothing is changed then.
    pub fn perform(&mut self, command: TeacherCommand) -> Result<(), StorageError> {
        self.saved.look_again();
        let mut rules = self.saved.value();
        match command {
            TeacherCommand::Ask => {}
            TeacherCommand::Choose(word) => {
                rules.password.get_or_insert_with(|| Password::new(&word));
            }
            TeacherCommand::Contest(true) => {
                rules.contest.get_or_insert_with(SystemTime::now);
            }
            TeacherCommand::Contest(false) => rules.contest = None,
            TeacherCommand::OpenSolutions(open) => rules.solutions_open = open,
        }
        self.saved.set_at_once(rules)?;
        self.saved.take_over(|mine, merged| mine.clone_from(merged));
        self.rules = self.saved.value();
        Ok(())
    }
}

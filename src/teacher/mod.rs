//! Settings behind a teacher's password: contest mode, and solutions that are open to all.

mod password;

use crate::store::{SavedValue, Shared, StorageError, Store};
use password::Password;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A command of a teacher.
#[derive(Clone, PartialEq, Debug)]
pub enum TeacherCommand {
    /// Asks for the password, then shows the settings.
    Ask,
    /// Chooses the password, if there is none.
    Choose(String),
    /// Begins or ends contest mode, for this window and all that are opened after it.
    Contest(bool),
    /// Begins the contest of this file, likewise.
    ContestOf(PathBuf),
    /// Opens all solutions, or only those whose cost was reached.
    OpenSolutions(bool),
    /// Gives the pupil in this window the extra minutes of the contest, or takes them back.
    GiveExtra(bool),
}

/// The settings of a teacher, as this window sees them.
#[derive(Debug, Default)]
pub struct Teacher {
    rules: Shared<Rules>,
    /// The window was opened with `--contest`: it stays in contest mode.
    opened: bool,
    /// When the contest began that this window is in.
    entered: Option<SystemTime>,
    /// The time when the settings turned out unreadable, and their file.
    unreadable: Option<(SystemTime, PathBuf)>,
}

/// The settings for all windows.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Rules {
    password: Option<Password>,
    /// Since when there is a contest.
    contest: Option<SystemTime>,
    /// The name of its folder among the contests.
    folder: Option<String>,
    solutions_open: bool,
}

impl SavedValue for Rules {
    const NAME: &'static str = "teacher";
    const RESTARTS_IF_DAMAGED: bool = false;
}

impl Teacher {
    /// Loads the settings, with the error if they cannot be read. `contest`: the window was opened with `--contest`.
    pub fn load(store: &Store, contest: bool) -> (Teacher, Option<StorageError>) {
        let (rules, trouble) = Shared::<Rules>::open(store);
        // The file may have begun a contest.
        let unreadable = trouble
            .as_ref()
            .map(|why| (SystemTime::now(), why.path.clone()));
        let teacher = Teacher {
            rules,
            opened: contest,
            entered: contest.then(SystemTime::now),
            unreadable,
        };
        (teacher, trouble)
    }

    /// When the contest began; unreadable settings count as a contest.
    pub fn contest(&self) -> Option<SystemTime> {
        let unreadable = self.unreadable.as_ref().map(|(since, _)| *since);
        self.entered.or(self.rules.value().contest).or(unreadable)
    }

    /// The file of the settings if it cannot be read: until it is removed nothing can be set.
    pub fn unreadable(&self) -> Option<&Path> {
        self.unreadable.as_ref().map(|(_, file)| &**file)
    }

    /// True if the contest lasts until the window is closed.
    pub fn lasts(&self) -> bool {
        self.opened
    }

    /// The window enters a contest that began then.
    pub fn enter(&mut self, begun: SystemTime) {
        self.entered = Some(begun);
    }

    /// The folder of the contest that was set for all windows, among the contests.
    pub fn folder(&self) -> Option<&str> {
        self.rules.value().folder.as_deref()
    }

    /// True if contest mode was set for all windows.
    pub fn set_contest(&self) -> bool {
        self.rules.value().contest.is_some()
    }

    /// True if all solutions are open.
    pub fn solutions_open(&self) -> bool {
        self.rules.value().solutions_open
    }

    /// True if a password was chosen.
    pub fn has_password(&self) -> bool {
        self.rules.value().password.is_some()
    }

    /// True for the right password.
    pub fn unlock(&self, word: &str) -> bool {
        let password = self.rules.value().password.as_ref();
        password.is_some_and(|password| password.matches(word))
    }

    /// Carries out a command on the current settings, which other windows may have changed.
    ///
    /// # Errors
    /// It cannot be saved; nothing is changed then.
    pub fn perform(&mut self, command: TeacherCommand) -> Result<(), StorageError> {
        match command {
            TeacherCommand::Ask | TeacherCommand::ContestOf(_) | TeacherCommand::GiveExtra(_) => {
                Ok(())
            }
            TeacherCommand::Choose(word) => {
                // Of two passwords the first one holds.
                let password = Password::new(&word);
                self.rules.update_at_once(move |rules| {
                    rules.password.get_or_insert_with(|| password.clone());
                })
            }
            TeacherCommand::Contest(true) => {
                let now = SystemTime::now();
                let since = now.duration_since(SystemTime::UNIX_EPOCH);
                let folder = format!("set-{}", since.unwrap_or_default().as_millis());
                self.rules.update_at_once(move |rules| {
                    if rules.contest.is_none() {
                        (rules.contest, rules.folder) = (Some(now), Some(folder.clone()));
                    }
                })
            }
            TeacherCommand::Contest(false) => self.rules.update_at_once(|rules| {
                (rules.contest, rules.folder) = (None, None);
            }),
            TeacherCommand::OpenSolutions(open) => self
                .rules
                .update_at_once(move |rules| rules.solutions_open = open),
        }
    }

    /// Begins the contest whose tasks are in this folder among the contests, for all windows.
    ///
    /// # Errors
    /// As of [`Teacher::perform`].
    pub fn begin_in(&mut self, folder: String) -> Result<(), StorageError> {
        let now = SystemTime::now();
        self.rules.update_at_once(move |rules| {
            (rules.contest, rules.folder) = (Some(now), Some(folder.clone()));
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Cause, Damaged};
    use std::fs;

    #[test]
    fn what_cannot_be_read_keeps_the_contest_closed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("teacher.ron");
        let damaged = "(solutions_open: tr";
        fs::write(&file, damaged).unwrap();
        let store = Store::open(folder.path().to_owned()).unwrap();
        // In every window, until the file is removed.
        for _ in 0..2 {
            let (mut teacher, trouble) = Teacher::load(&store, false);
            let cause = trouble.map(|trouble| trouble.cause);
            assert!(
                matches!(
                    cause,
                    Some(Cause::Record {
                        damaged: Damaged::Closed,
                        ..
                    })
                ),
                "{cause:?}"
            );
            assert!(teacher.contest().is_some());
            assert_eq!(teacher.unreadable(), Some(&*file));
            for command in [
                TeacherCommand::Choose("gessetto".to_owned()),
                TeacherCommand::Contest(false),
            ] {
                assert!(teacher.perform(command).is_err());
                assert!(teacher.contest().is_some());
            }
            assert_eq!(fs::read_to_string(&file).unwrap(), damaged);
        }
        fs::remove_file(&file).unwrap();
        let (teacher, trouble) = Teacher::load(&store, false);
        assert!(trouble.is_none() && teacher.contest().is_none());
    }
}

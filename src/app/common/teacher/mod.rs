//! What a teacher sets behind a password: contest mode, and solutions that are open to all.

mod legacy_password;
mod password;

use crate::store::StorageError;
use crate::store::{Saved, SavedValue, Saver, combined, newer};
use password::Password;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
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
    /// Begins the contest of this file, likewise.
    ContestOf(PathBuf),
    /// Opens all solutions, or only those whose cost was reached.
    OpenSolutions(bool),
    /// Gives the pupil in this window the extra minutes of the contest, or takes them back.
    GiveExtra(bool),
}

/// What a teacher set.
#[derive(Debug, Default)]
pub struct Teacher {
    rules: Rules,
    saved: Saved<Rules>,
    /// The window was opened with `--contest`: it stays in contest mode.
    opened: bool,
    /// When the contest began that this window is in.
    entered: Option<SystemTime>,
    /// Since when it is known that what was set cannot be read, and the file.
    unreadable: Option<(SystemTime, PathBuf)>,
}

/// What was set for all windows.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Rules {
    password: Option<Password>,
    /// Since when there is a contest.
    contest: Option<SystemTime>,
    /// The name of its folder among the contests; none for one that version 0.1 began.
    folder: Option<String>,
    solutions_open: bool,
}

impl SavedValue for Rules {
    const NAME: &'static str = "teacher";
    const STAYS_IF_UNREADABLE: bool = true;

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
            folder: combined(&self.folder, &seen.folder, file.folder, |mine, file| {
                file.or(mine)
            }),
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
        // What kept people out may have stood there.
        let unreadable = trouble
            .as_ref()
            .map(|why| (SystemTime::now(), why.path.clone()));
        let teacher = Teacher {
            rules: saved.value(),
            saved,
            opened: contest,
            entered: contest.then(SystemTime::now),
            unreadable,
        };
        (teacher, trouble)
    }

    /// Since when there is a contest, if there is one; where what was set cannot be read, there is.
    pub fn contest(&self) -> Option<SystemTime> {
        let unreadable = self.unreadable.as_ref().map(|(since, _)| *since);
        self.entered.or(self.rules.contest).or(unreadable)
    }

    /// The file in which stands what was set, if it cannot be read: nothing can be set then before it is removed.
    pub fn unreadable(&self) -> Option<&Path> {
        self.unreadable.as_ref().map(|(_, file)| &**file)
    }

    /// Whether the contest lasts until the window is closed.
    pub fn lasts(&self) -> bool {
        self.opened
    }

    /// The window enters a contest that began then.
    pub fn enter(&mut self, begun: SystemTime) {
        self.entered = Some(begun);
    }

    /// The folder of the contest that was set for all windows, among the contests.
    pub fn folder(&self) -> Option<&str> {
        self.rules.folder.as_deref()
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

    /// Whether this is the password. One that version 0.1 saved is hashed anew if it is.
    pub fn unlock(&mut self, word: &str) -> bool {
        let Some(password) = &self.rules.password else {
            return false;
        };
        if !password.matches(word) {
            return false;
        }
        if password.is_legacy() {
            let anew = Password::new(word);
            self.saved.look_again();
            let mut rules = self.saved.value();
            // Another window may have done so, or the file may be gone.
            if rules.password.as_ref().is_some_and(Password::is_legacy) {
                rules.password = Some(anew);
            }
            // Without it the old hash serves once more.
            if self.saved.set_at_once(rules).is_ok() {
                self.rules = self.saved.value();
            }
        }
        true
    }

    /// Carries out what a teacher asked for, on what other windows set meanwhile.
    ///
    /// # Errors
    /// It cannot be saved; nothing is changed then.
    pub fn perform(&mut self, command: TeacherCommand) -> Result<(), StorageError> {
        if let Some(trouble) = self.saved.look_again() {
            return Err(trouble);
        }
        let mut rules = self.saved.value();
        match command {
            TeacherCommand::Ask | TeacherCommand::GiveExtra(_) => {}
            TeacherCommand::Choose(word) => {
                rules.password.get_or_insert_with(|| Password::new(&word));
            }
            TeacherCommand::Contest(true) if rules.contest.is_none() => {
                let now = SystemTime::now();
                let since = now.duration_since(SystemTime::UNIX_EPOCH);
                let since = since.unwrap_or_default().as_millis();
                rules.contest = Some(now);
                rules.folder = Some(format!("set-{since}"));
            }
            // The tasks are in their folder by then: see `begin_in`.
            TeacherCommand::Contest(true) | TeacherCommand::ContestOf(_) => {}
            TeacherCommand::Contest(false) => (rules.contest, rules.folder) = (None, None),
            TeacherCommand::OpenSolutions(open) => rules.solutions_open = open,
        }
        self.set(rules)
    }

    /// Begins the contest whose tasks are in this folder among the contests, for all windows.
    ///
    /// # Errors
    /// As of [`Teacher::perform`].
    pub fn begin_in(&mut self, folder: String) -> Result<(), StorageError> {
        if let Some(trouble) = self.saved.look_again() {
            return Err(trouble);
        }
        let mut rules = self.saved.value();
        (rules.contest, rules.folder) = (Some(SystemTime::now()), Some(folder));
        self.set(rules)
    }

    fn set(&mut self, rules: Rules) -> Result<(), StorageError> {
        self.saved.set_at_once(rules)?;
        self.saved.take_over(|mine, merged| mine.clone_from(merged));
        self.rules = self.saved.value();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Cause, Damaged};
    use std::fs;
    use std::time::Duration;

    /// As version 0.1 wrote it: a contest, with the password "gessetto".
    const VERSION_0_1: &str = "\
(
    password: Some((
        salt: (201, 17, 94, 3, 250, 66, 128, 39, 77, 180, 5, 211, 142, 90, 33, 168),
        hash: (116, 216, 216, 194, 196, 209, 55, 141, 45, 178, 136, 49, 230, 71, 91, 180, \
        103, 87, 227, 31, 24, 206, 58, 189, 202, 147, 155, 56, 241, 88, 194, 217),
    )),
    contest: Some((
        secs_since_epoch: 1793000000,
        nanos_since_epoch: 5,
    )),
    solutions_open: true,
)
";

    #[test]
    fn a_password_of_version_0_1_opens_once_and_is_hashed_anew() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("teacher.ron");
        fs::write(&file, VERSION_0_1).unwrap();
        let saver = Saver::open(folder.path().to_owned()).unwrap();
        let (mut teacher, trouble) = Teacher::load(&saver, false);
        assert!(trouble.is_none(), "{trouble:?}");
        assert!(teacher.has_password());
        assert!(!teacher.unlock("Gessetto"));
        assert_eq!(fs::read_to_string(&file).unwrap(), VERSION_0_1);
        assert!(teacher.unlock("gessetto"));
        let saved = fs::read_to_string(&file).unwrap();
        assert!(
            saved.contains("$argon2id$") && !saved.contains("salt"),
            "{saved}"
        );

        // The rest is as it was, and the password too: for this window and for the next.
        let (mut next, trouble) = Teacher::load(&saver, false);
        assert!(trouble.is_none(), "{trouble:?}");
        let begun = SystemTime::UNIX_EPOCH + Duration::new(1_793_000_000, 5);
        for teacher in [&mut teacher, &mut next] {
            assert_eq!(teacher.contest(), Some(begun));
            assert!(teacher.solutions_open());
            assert!(teacher.unlock("gessetto"));
            assert!(!teacher.unlock("Gessetto"));
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), saved);
    }

    #[test]
    fn what_cannot_be_read_keeps_the_contest_closed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("teacher.ron");
        let damaged = &VERSION_0_1[..VERSION_0_1.len() / 2];
        fs::write(&file, damaged).unwrap();
        let saver = Saver::open(folder.path().to_owned()).unwrap();
        // In every window, until somebody removes the file.
        for _ in 0..2 {
            let (mut teacher, trouble) = Teacher::load(&saver, false);
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
        let (teacher, trouble) = Teacher::load(&saver, false);
        assert!(trouble.is_none() && teacher.contest().is_none());
    }

    #[test]
    fn a_password_of_version_0_1_that_nobody_gives_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("teacher.ron");
        fs::write(&file, VERSION_0_1).unwrap();
        let saver = Saver::open(folder.path().to_owned()).unwrap();
        let (mut teacher, _) = Teacher::load(&saver, false);
        let open = TeacherCommand::OpenSolutions(true);
        teacher.perform(open).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), VERSION_0_1);
    }
}

//! A contest on this computer: its folder in the data folder, its time, and what is noted because it cannot be
//! prevented.
//!
//! All of a contest lies in `contests/NAME` in the data folder, and a window that is in a contest keeps everything
//! there: nothing of before is within its reach. In it are the tasks, without what helps with them; what it began with,
//! written once ([`Beginning`]); what is remembered ([`ContestState`]), both with their checksum; and what other
//! processes note there.

mod beginning;
mod boot;
mod clock;
mod notes;
mod ordinary;
mod places;
mod sealed;
mod signs;
mod state;
mod traces;

pub use crate::seal::{digest, seal};
pub use beginning::Beginning;
pub use boot::{Boot, boot};
pub use clock::{ContestClock, Leap, Now, UsedTime};
pub use ordinary::ordinary;
pub use places::{note_elsewhere, remember_place};
pub use sealed::SealFault;
pub use signs::{Brought, ContestSign, Saving};
pub use state::ContestState;

use crate::atomic_file::write_whole;
use crate::handed::SignKind;
use engine::task::file::write_course;
use engine::task::{Course, Part, Task, Tools};
use ordinary::{add_line, bounded};
use sealed::read_sealed;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The folder in the data folder in which each contest has its own.
const CONTESTS: &str = "contests";
/// What is remembered, and the tasks.
const STATE: &str = "contest.ron";
const TASKS: &str = "tasks.ron";
/// What it began with.
const BEGINNING: &str = "begun.ron";
/// What was handed in last.
const HANDED_IN: &str = "handed-in.ron";
/// Held by the window in which one works.
const LOCK: &str = "contest.lock";
/// The longest such file, in bytes.
const MOST_BYTES: u64 = 16 << 20;

/// The folder of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestFolder {
    pub path: PathBuf,
}

/// What the system's clock says, since 1970.
pub fn wall_clock() -> Duration {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap_or_default()
}

/// The tasks as those who take part have them: in one file, without what helps, and what only a jury needs to know.
pub fn for_pupils(course: &Course) -> Course {
    let tasks = course.tasks.iter().map(|part| Part {
        file: None,
        value: task_for_pupils(&part.value),
    });
    Course {
        tasks: tasks.collect(),
        ..course.clone()
    }
}

/// The checksum of a contest's tasks as those who take part have them, its time included.
pub fn tasks_sum(course: &Course) -> String {
    in_words(digest(write_course(&for_pupils(course)).as_bytes()))
}

/// A checksum, or a number that only one contest has, as it stands in names and files.
pub fn in_words(sum: u64) -> String {
    format!("{sum:016x}")
}

/// A task as those who take part have it.
pub fn task_for_pupils(task: &Task) -> Task {
    let mut given = task.clone();
    // All parts by name: who adds one is asked whether it helps.
    let Task {
        id: _,
        title: _,
        text: _,
        start: _,
        blocks: _,
        costs: _,
        variables: _,
        before: _,
        wanted: _,
        after: _,
        walls: _,
        only_listed: _,
        measure: _,
        goals,
        points,
        steps,
        questions,
        hints,
        solutions,
        mistakes,
        tools,
    } = &mut given;
    // They tell what the best program costs.
    goals.clear();
    points.clear();
    steps.clear();
    questions.clear();
    hints.clear();
    solutions.clear();
    mistakes.clear();
    *tools = Tools::none();
    given
}

/// The contest of a data folder that is going on, if there is one: another one does not begin before.
pub fn running(data: &Path) -> Option<ContestFolder> {
    let mut running: Vec<(u64, ContestFolder)> = folders(data)
        .filter_map(|folder| {
            let begun = match folder.read_state() {
                Ok(Some(state)) => {
                    let goes_on = state.minutes.is_some() && state.is_running();
                    goes_on.then_some(state.begun)
                }
                unknown => folder.may_go_on(unknown.err()).then_some(0),
            };
            Some((begun?, folder))
        })
        .collect();
    running.sort_by_key(|(begun, _)| *begun);
    running.pop().map(|(_, folder)| folder)
}

/// Notes something in all contests of a data folder that are not over: what is done outside them is not prevented.
pub fn note_outside(data: &Path, what: &SignKind) {
    let now = Now::at_start();
    for folder in folders(data) {
        let goes_on = match folder.read_state() {
            Ok(Some(state)) => {
                // One without time is forgotten in the end.
                state.is_running() && (state.minutes.is_some() || state.is_fresh(now))
            }
            unknown => folder.may_go_on(unknown.err()),
        };
        if goes_on {
            folder.note(what.clone());
        }
    }
}

/// The contests of a data folder of which what was handed in today has not arrived where it goes to.
pub fn not_arrived(data: &Path) -> Vec<(ContestFolder, ContestState)> {
    let now = Now::at_start();
    let known = folders(data).filter_map(|folder| Some((folder.state()?, folder)));
    // Somebody has seen to an older one.
    let waits = known.filter(|(state, _)| {
        state.destination.is_some() && !state.delivered && state.is_fresh(now)
    });
    waits.map(|(state, folder)| (folder, state)).collect()
}

fn folders(data: &Path) -> impl Iterator<Item = ContestFolder> {
    let entries = fs::read_dir(data.join(CONTESTS));
    let entries = entries.into_iter().flatten().flatten();
    entries.map(|entry| ContestFolder::at(entry.path()))
}

impl ContestFolder {
    pub fn at(path: PathBuf) -> ContestFolder {
        ContestFolder { path }
    }

    /// The folder of this name.
    pub fn named(data: &Path, name: &str) -> ContestFolder {
        ContestFolder::at(data.join(CONTESTS).join(name))
    }

    /// The folder for these tasks: the one in which they were begun last, or, `anew`, one after that.
    pub fn of(data: &Path, course: &Course, anew: bool) -> ContestFolder {
        let sum = tasks_sum(course);
        ContestFolder::last(data, &format!("{}-{sum}", course.id), |_| !anew)
    }

    /// The folder for a contest without tasks of its own: the last one, if that is not old.
    pub fn plain(data: &Path) -> ContestFolder {
        let now = Now::at_start();
        ContestFolder::last(data, "plain", |state| state.is_fresh(now))
    }

    /// The last folder that begins so, if what is remembered there can be gone on with; else the next one.
    fn last(data: &Path, name: &str, goes_on: impl Fn(&ContestState) -> bool) -> ContestFolder {
        let numbered = |number: u64| ContestFolder::named(data, &format!("{name}-{number}"));
        let begun = (1..)
            .take_while(|&number| numbered(number).path.exists())
            .count() as u64;
        let last = (begun > 0).then(|| numbered(begun));
        match last {
            // What is damaged goes on too: it is not to be got rid of by damaging it.
            Some(last) if last.state().is_none_or(|state| goes_on(&state)) => last,
            _ => numbered(begun + 1),
        }
    }

    /// Its name among the contests.
    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }

    /// What keeps a second window out.
    pub fn lock_path(&self) -> PathBuf {
        self.path.join(LOCK)
    }

    /// The file with what was handed in last.
    pub fn handed_in_path(&self) -> PathBuf {
        self.path.join(HANDED_IN)
    }

    pub fn tasks_path(&self) -> PathBuf {
        self.path.join(TASKS)
    }

    pub fn state_path(&self) -> PathBuf {
        self.path.join(STATE)
    }

    /// Puts the tasks there; gives their checksum.
    ///
    /// # Errors
    /// What the system says.
    pub fn put_tasks(&self, course: &Course) -> io::Result<u64> {
        self.put_tasks_text(&write_course(&for_pupils(course)))
    }

    /// Puts the tasks there, as they were written.
    ///
    /// # Errors
    /// What the system says.
    pub fn put_tasks_text(&self, text: &str) -> io::Result<u64> {
        fs::create_dir_all(&self.path)?;
        write_whole(&self.tasks_path(), text.as_bytes())?;
        Ok(digest(text.as_bytes()))
    }

    /// The file of the tasks as it is.
    pub fn tasks_text(&self) -> Option<String> {
        let bytes = bounded(&self.tasks_path(), MOST_BYTES).ok()?;
        String::from_utf8(bytes).ok()
    }

    /// The checksum of the tasks that are there.
    pub fn tasks_digest(&self) -> Option<u64> {
        let bytes = bounded(&self.tasks_path(), MOST_BYTES).ok()?;
        Some(digest(&bytes))
    }

    /// What is remembered; `None` if there is nothing, or it was changed outside.
    pub fn state(&self) -> Option<ContestState> {
        self.read_state().ok().flatten()
    }

    /// What is remembered; `None` if there is nothing.
    ///
    /// # Errors
    /// Why it is not read.
    pub fn read_state(&self) -> Result<Option<ContestState>, SealFault> {
        read_sealed(&self.state_path())
    }

    /// Whether it may go on though nothing is known of it: who damages what is remembered does not get out. What a newer
    /// version says is believed.
    fn may_go_on(&self, why_unknown: Option<SealFault>) -> bool {
        let over =
            matches!(why_unknown, Some(SealFault::Newer(state)) if ContestState::says_over(&state));
        !over && self.tasks_path().is_file()
    }

    /// Writes what is remembered, whole or not at all.
    ///
    /// # Errors
    /// What the system says.
    pub fn put_state(&self, state: &ContestState) -> io::Result<()> {
        fs::create_dir_all(&self.path)?;
        write_whole(&self.state_path(), state.text()?.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;
    use engine::task::file::{TaskOrCourse, read_with_places};

    const CONTEST: &str = "Course(format: 1, id: \"prova\", title: {\"it\": \"Prova\"}, \
        contest: (minutes: 30), tasks: [File(\"programs/tasks/strisce.ron\"), \
        Task(format: 1, id: \"cade\", title: {}, wanted: [DropAll], goals: [4, 1], points: [(4, 10)], \
        hints: [{\"it\": \"Conta\"}], solutions: [File(\"programs/solutions/costo-3.ron\")])])";

    fn contest() -> Course {
        let nothing = |_: &str| Err(engine::task::file::PathFault::NotFound);
        match read_with_places(CONTEST, "", &nothing) {
            Ok((TaskOrCourse::Course(course), _)) => course,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn pupils_get_no_help_with_the_tasks() {
        let folder = Folder::new();
        let contest_folder = ContestFolder::of(&folder.0, &contest(), false);
        let sum = contest_folder.put_tasks(&contest()).unwrap();
        assert_eq!(contest_folder.tasks_digest(), Some(sum));
        let text = fs::read_to_string(contest_folder.tasks_path()).unwrap();
        for word in [
            "solutions",
            "mistakes",
            "hints",
            "goals",
            "points",
            "File(",
            "Conta",
        ] {
            assert!(!text.contains(word), "{word}: {text}");
        }
        assert!(text.contains("minutes: 30"), "{text}");
        let nothing = |_: &str| Err(engine::task::file::PathFault::NotFound);
        let (document, _) = read_with_places(&text, "", &nothing).unwrap();
        let ids: Vec<_> = document
            .tasks()
            .iter()
            .map(|task| task.id.to_string())
            .collect();
        assert_eq!(ids, ["strisce", "cade"]);
    }

    #[test]
    fn a_plain_contest_is_there_after_the_clock_was_put_right() {
        let folder = Folder::new();
        let first = ContestFolder::plain(&folder.0);
        let now = Now::at_start();
        // Of ten years ago, by a clock that was wrong.
        let before = now.wall - Duration::from_secs(10 * 365 * 86_400);
        let begun = Now {
            wall: before,
            ..now
        };
        let mut state = ContestState::begin(None, None, before);
        state.time = ContestClock::resume(state.time, begun).0.time();
        first.put_state(&state).unwrap();
        let found = ContestFolder::plain(&folder.0);
        assert_eq!(found == first, now.boot.is_some());
    }

    #[test]
    fn a_contest_is_gone_on_with_and_counted_when_it_begins_anew() {
        let folder = Folder::new();
        let of = |anew| ContestFolder::of(&folder.0, &contest(), anew);
        let first = of(false);
        first.put_tasks(&contest()).unwrap();
        let state = ContestState::begin(None, Some(30), wall_clock());
        first.put_state(&state).unwrap();
        assert_eq!(
            (running(&folder.0), of(false)),
            (Some(first.clone()), first.clone())
        );
        let second = of(true);
        second.put_tasks(&contest()).unwrap();
        assert_ne!(first, second);
        // What is damaged is not a way to begin again, nor a way out.
        fs::write(second.state_path(), "ContestState(").unwrap();
        assert_eq!(of(true), second);
        let ended = ContestState {
            ended: true,
            ..state
        };
        first.put_state(&ended).unwrap();
        assert_eq!(running(&folder.0), Some(second));
    }
}

//! The folder of a contest in the data folder, and the tasks in it.

use super::state::{ContestState, StateFault};
use super::wall_clock;
use crate::atomic_file::write_whole;
use crate::seal::checksum;
#[cfg(feature = "window")]
use crate::store::read_file;
#[cfg(feature = "window")]
use crate::task_file;
#[cfg(feature = "window")]
use engine::language::file::MAX_BYTES;
#[cfg(feature = "window")]
use engine::task::file::TaskOrCourse;
use engine::task::file::write_course;
use engine::task::{Controls, Course, Part, Task, Tools};
#[cfg(feature = "window")]
use engine::text::Text;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The folder in the data folder that holds one folder per contest.
const CONTESTS: &str = "contests";

/// The folder of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestFolder {
    pub path: PathBuf,
}

/// The running contest of a data folder, the one that began last; no other begins before it is over and its
/// hand-in is kept. A contest whose state cannot be read counts as running: damaging the file is no way out.
pub fn running(data: &Path) -> Option<ContestFolder> {
    let begun = |folder: &ContestFolder| match folder.state() {
        Ok(Some(state)) => {
            let hands_in = !state.ended && !folder.handed_in_path().exists();
            let goes_on = state.minutes.is_some() && (state.is_running() || hands_in);
            goes_on.then_some(state.begun)
        }
        Ok(None) => None,
        Err(_) => folder.tasks_path().is_file().then_some(0),
    };
    let running = folders(data).filter_map(|folder| Some((begun(&folder)?, folder)));
    let last =
        running.max_by(|(a, one), (b, other)| a.cmp(b).then_with(|| one.path.cmp(&other.path)));
    last.map(|(_, folder)| folder)
}

/// All contests of a data folder.
pub(super) fn folders(data: &Path) -> impl Iterator<Item = ContestFolder> {
    let entries = fs::read_dir(data.join(CONTESTS))
        .into_iter()
        .flatten()
        .flatten();
    entries.map(|entry| ContestFolder { path: entry.path() })
}

impl ContestFolder {
    /// The folder of this name.
    pub fn named(data: &Path, name: &str) -> ContestFolder {
        let path = data.join(CONTESTS).join(name);
        ContestFolder { path }
    }

    /// The last folder for these tasks, unless its contest was ended; else a new one.
    pub fn of(data: &Path, course: &Course) -> ContestFolder {
        ContestFolder::last(data, &name_of(course), |state| !state.ended)
    }

    /// A new folder for these tasks.
    pub fn new(data: &Path, course: &Course) -> ContestFolder {
        ContestFolder::last(data, &name_of(course), |_| false)
    }

    /// The last folder for a contest without its own tasks if it is of today, or a new one.
    pub fn plain(data: &Path) -> ContestFolder {
        let now = wall_clock();
        ContestFolder::last(data, "plain", |state| state.is_fresh(now))
    }

    fn last(data: &Path, name: &str, goes_on: impl Fn(&ContestState) -> bool) -> ContestFolder {
        let numbered = |number: u64| ContestFolder::named(data, &format!("{name}-{number}"));
        let mut number = 1;
        while numbered(number + 1).path.exists() {
            number += 1;
        }
        let last = numbered(number);
        match last.state() {
            Ok(Some(state)) if !goes_on(&state) => numbered(number + 1),
            Ok(_) | Err(_) => last,
        }
    }

    /// Its name among the contests.
    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }

    /// The lock of the window that has the contest.
    pub fn lock_path(&self) -> PathBuf {
        self.path.join("contest.lock")
    }

    /// The last hand-in.
    pub fn handed_in_path(&self) -> PathBuf {
        self.path.join("handed-in.ron")
    }

    pub fn tasks_path(&self) -> PathBuf {
        self.path.join("tasks.ron")
    }

    pub fn state_path(&self) -> PathBuf {
        self.path.join("contest.ron")
    }

    /// Makes the folder and puts the tasks there, without what helps.
    ///
    /// # Errors
    /// Those of the system.
    pub fn put_tasks(&self, course: &Course) -> io::Result<()> {
        fs::create_dir_all(&self.path)?;
        let text = write_course(&for_pupils(course));
        write_whole(&self.tasks_path(), text.as_bytes())
    }

    /// Begins a contest. Its time runs from the moment when the pupil gives a name.
    ///
    /// # Errors
    /// Those of the system.
    pub fn begin(&self, course: &Course) -> io::Result<()> {
        self.put_tasks(course)?;
        let minutes = course.contest.map(|contest| contest.minutes);
        self.put_state(&ContestState::begin(minutes, wall_clock()))
    }

    /// The state; `None` if there is none yet.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn state(&self) -> Result<Option<ContestState>, StateFault> {
        ContestState::read(&self.state_path())
    }

    /// Writes the state, whole or not at all.
    ///
    /// # Errors
    /// Those of the system.
    pub fn put_state(&self, state: &ContestState) -> io::Result<()> {
        write_whole(&self.state_path(), state.text()?.as_bytes())
    }
}

/// The name of a contest's folders: other tasks or another time make another contest.
fn name_of(course: &Course) -> String {
    let sum = checksum(&write_course(&for_pupils(course)));
    format!("{}-{sum}", course.id)
}

/// The tasks as pupils get them: in one file, without what helps and what only a jury needs.
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

/// A task as pupils get it.
pub fn task_for_pupils(task: &Task) -> Task {
    let mut given = task.clone();
    // Lists all fields, so that a new one does not compile before somebody decides whether it helps.
    let Task {
        id: _,
        title: _,
        text: _,
        minutes: _,
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
        // In a contest the window shows all controls.
        controls,
    } = &mut given;
    // Goals and points reveal the cost of the best program.
    goals.clear();
    points.clear();
    steps.clear();
    questions.clear();
    hints.clear();
    solutions.clear();
    mistakes.clear();
    *tools = Tools::none();
    *controls = Controls::default();
    given
}

/// Reads the file of a course.
///
/// # Errors
/// A sentence: the file cannot be read, or is no course with tasks.
#[cfg(feature = "window")]
pub fn read_course(path: &Path, text: &Text) -> Result<Course, String> {
    let name = path.display().to_string();
    let bytes = read_file(path, MAX_BYTES).map_err(|error| error.sentence(text))?;
    match task_file::read(&bytes, Some(path)) {
        Ok((TaskOrCourse::Course(course), _)) if !course.tasks.is_empty() => Ok(course),
        Ok(_) => Err(text.msg_contest_says_no_contest_file(name)),
        Err(error) => Err(task_file::sentence(text, &name, &error)),
    }
}

/// Reads the file of a contest.
///
/// # Errors
/// Those of [`read_course`], or that it is no contest.
#[cfg(feature = "window")]
pub fn read_contest(path: &Path, text: &Text) -> Result<Course, String> {
    let course = read_course(path, text)?;
    match course.contest {
        Some(_) => Ok(course),
        None => Err(text.msg_contest_says_no_contest_file(path.display().to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;
    use engine::language::TaskId;
    use engine::task::Contest;
    use engine::task::file::{PathFault, TaskOrCourse, read_with_places, write_course};
    use std::time::Duration;

    fn course(minutes: u32) -> Course {
        let mut course = Course::new(TaskId::new("gara").expect("a name"));
        course.contest = Some(Contest { minutes, extra: 0 });
        course
    }

    #[test]
    fn a_contest_goes_on_in_its_folder_until_it_is_ended() {
        let data = Folder::new();
        let first = ContestFolder::of(&data.0, &course(30));
        first.put_tasks(&course(30)).unwrap();
        assert_eq!(running(&data.0), None, "it has not begun");
        let mut state = ContestState::begin(Some(30), Duration::from_secs(1_700_000_000));
        first.put_state(&state).unwrap();
        assert_eq!(ContestFolder::of(&data.0, &course(30)), first);
        assert_ne!(ContestFolder::of(&data.0, &course(31)), first);
        assert_eq!(running(&data.0), Some(first.clone()));
        // Its time is over: what was there is still to be handed in, then somebody may hand it in elsewhere.
        state.over = Some(7);
        first.put_state(&state).unwrap();
        assert_eq!(running(&data.0), Some(first.clone()));
        fs::write(first.handed_in_path(), "").unwrap();
        assert_eq!(running(&data.0), None);
        assert_eq!(ContestFolder::of(&data.0, &course(30)), first);
        state.ended = true;
        first.put_state(&state).unwrap();
        let second = ContestFolder::of(&data.0, &course(30));
        assert!(second.name().ends_with("-2"), "{}", second.name());
        // Damaging the state is no way out; removing it is.
        fs::write(first.state_path(), "damaged").unwrap();
        assert_eq!(running(&data.0), Some(first.clone()));
        assert_eq!(ContestFolder::of(&data.0, &course(30)), first);
        fs::remove_file(first.state_path()).unwrap();
        assert_eq!(running(&data.0), None);
    }

    #[test]
    fn a_contest_without_tasks_goes_on_for_a_day() {
        let data = Folder::new();
        let first = ContestFolder::plain(&data.0);
        fs::create_dir_all(&first.path).unwrap();
        first
            .put_state(&ContestState::begin(None, wall_clock()))
            .unwrap();
        assert_eq!(ContestFolder::plain(&data.0), first);
        let yesterday = wall_clock() - Duration::from_secs(24 * 3600);
        first
            .put_state(&ContestState::begin(None, yesterday))
            .unwrap();
        assert!(ContestFolder::plain(&data.0).name().ends_with("-2"));
    }

    #[test]
    fn pupils_get_the_tasks_without_help() {
        let text = r#"Course(format: 1, id: "gara", title: {}, contest: (minutes: 90, extra: 15), tasks: [Task(
        format: 1, id: "cade", title: {"it": "Cade"}, text: {"it": "Tutto."}, wanted: [DropAll], goals: [4, 1],
        points: [(1, 20)], steps: [(text: {"it": "Segreto"}, until: Right)],
        questions: [Question(text: {"it": "Segreto?"}, answer: Number(4))], hints: [{"it": "Segreto"}],
        solutions: [Program(format: 1, name: "Segreto")], mistakes: [Program(format: 1, name: "Segreto")])])"#;
        let nothing = |_: &str| Err(PathFault::NotFound);
        let Ok((TaskOrCourse::Course(course), _)) = read_with_places(text, "", &nothing) else {
            panic!("{text}");
        };
        let given = write_course(&for_pupils(&course));
        for secret in ["Segreto", "goals", "points", "steps", "questions"] {
            assert!(!given.contains(secret), "{secret}: {given}");
        }
        for kept in [
            "minutes: 90, extra: 15",
            "Cade",
            "Tutto.",
            "wanted: [DropAll]",
        ] {
            assert!(given.contains(kept), "{kept}: {given}");
        }
    }
}

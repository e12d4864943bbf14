//! The tasks of a class, and the file with its contest or course: given by the teacher, or found near the hand-ins.

use super::pupils::{Class, Submission};
use crate::program_files::holds_task;
use crate::task_file;
use engine::diagnostics::{rules_error, rules_failure};
use engine::language::file::MAX_BYTES;
use engine::language::{Program, TaskId};
use engine::run::rules::{RuleList, Rules, RulesFailure};
use engine::task::file::TaskOrCourse;
use engine::task::{Task, embedded};
use engine::text::Text;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// The tasks of a contest or a course, and those that ship with the program.
#[derive(Clone, Debug, Default)]
pub struct Tasks {
    course: Vec<Task>,
}

impl Tasks {
    /// The tasks of a file go before those that ship with the program.
    pub fn new(document: Option<&TaskOrCourse>) -> Tasks {
        let tasks = document.map(TaskOrCourse::tasks).unwrap_or_default();
        Tasks::of(tasks.into_iter().cloned().collect())
    }

    /// These tasks go before those that ship with the program.
    pub fn of(course: Vec<Task>) -> Tasks {
        Tasks { course }
    }

    /// The task of this name.
    pub fn find(&self, id: &TaskId) -> Option<&Task> {
        let mut course = self.course.iter();
        course
            .find(|task| task.id == *id)
            .or_else(|| embedded().task(id.as_str()))
    }

    /// The place of a task in the course; tasks that ship with the program come last.
    pub fn place(&self, id: &TaskId) -> usize {
        let mut course = self.course.iter();
        course
            .position(|task| task.id == *id)
            .unwrap_or(self.course.len())
    }
}

/// The rules of a task.
///
/// # Errors
/// Its commands cannot run (a sentence).
pub fn rules(text: &Text, task: &Task) -> Result<Rules, String> {
    Rules::of(task).map_err(|error| {
        let why = rules_error(text, task, &error);
        text.msg_task_unusable(task.id.as_str(), why)
    })
}

/// The sentence for commands of a task that fail.
pub fn faulty(text: &Text, task: &Task, why: &RulesFailure) -> String {
    let list = match why.list {
        RuleList::Before => Some(&task.before),
        RuleList::Wanted => task.wanted.as_ref(),
        RuleList::After => Some(&task.after),
    };
    let list: Program = list.cloned().unwrap_or_default();
    text.msg_task_unusable(task.id.as_str(), rules_failure(text, &list, why))
}

/// Upper bounds on the task files read in a folder, and on the entries looked at.
const MAX_FILES: usize = 200;
const MAX_ENTRIES: usize = 4_000;

/// A file of tasks.
#[derive(Debug)]
pub struct CourseFile {
    pub path: PathBuf,
    pub document: TaskOrCourse,
    /// Its origin.
    pub origin: CourseOrigin,
}

/// The origin of a file of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CourseOrigin {
    /// The teacher gave it.
    Given,
    /// It was found near the hand-ins, with this many others that fit as well.
    Found { others: usize },
}

impl CourseFile {
    /// The title in the language of the text; the name if there is no title.
    pub fn title(&self, text: &Text) -> String {
        let title = match &self.document {
            TaskOrCourse::Task(task) => &task.title,
            TaskOrCourse::Course(course) => &course.title,
        };
        match title.shown(text.language()) {
            "" => self.document.id().to_string(),
            title => title.to_owned(),
        }
    }

    /// True if pupils are expected to solve all of its tasks.
    pub fn is_contest(&self) -> bool {
        match &self.document {
            TaskOrCourse::Task(_) => true,
            TaskOrCourse::Course(course) => course.contest.is_some(),
        }
    }

    /// Reads a file that the teacher gives.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn read(path: &Path, text: &Text) -> Result<CourseFile, String> {
        let name = path.display().to_string();
        let bytes = bounded(path).map_err(|error| {
            format!(
                "{name}: {}",
                text.msg_cli_file_unreadable(error.to_string())
            )
        })?;
        match task_file::read(&bytes, Some(path)) {
            Ok((document, _)) => Ok(CourseFile {
                path: path.to_owned(),
                document,
                origin: CourseOrigin::Given,
            }),
            Err(error) => Err(task_file::sentence(text, &name, &error)),
        }
    }

    /// Finds the file of a class in or beside its files and folders: the contest that most hand-ins name or, for single
    /// programs, a file with their tasks. One that gives points goes first, which the copy for pupils does not; then one
    /// beside the hand-ins, because a pupil may have put one among them. `None` if no file is needed or none fits.
    pub fn find(
        paths: &[&Path],
        class: &Class,
        text: &Text,
        go_on: &dyn Fn() -> bool,
    ) -> Option<CourseFile> {
        let shipped = Tasks::default();
        let mut needing = class.submissions.iter().collect::<Vec<_>>();
        needing.retain(|submission| needs_file(submission, &shipped));
        if needing.is_empty() {
            return None;
        }
        let mut fitting = Vec::new();
        for (place, folder) in (0..).zip(folders(paths)) {
            for path in files_of(folder).into_iter().take(MAX_FILES) {
                if !go_on() {
                    return None;
                }
                let Ok(found) = CourseFile::read(&path, text) else {
                    continue;
                };
                let fits = needing
                    .iter()
                    .filter(|one| fits(&found.document, one))
                    .count();
                if fits > 0 {
                    let tasks = found.document.tasks();
                    let points = tasks.iter().any(|task| !task.points.is_empty());
                    fitting.push(((fits, points, Reverse(place)), found));
                }
            }
        }
        let best = fitting.iter().map(|(key, _)| *key).max()?;
        let (fits, points, _) = best;
        let as_good = fitting
            .iter()
            .filter(|(key, _)| (key.0, key.1) == (fits, points));
        let others = as_good.count() - 1;
        let mut found = fitting.into_iter().filter(|(key, _)| *key == best);
        let (_, mut file) = found.next()?;
        file.origin = CourseOrigin::Found { others };
        Some(file)
    }
}

/// True if a submission needs the file of a contest or course: it names one, or a task that does not ship.
fn needs_file(submission: &Submission, shipped: &Tasks) -> bool {
    let task = submission.task.as_ref();
    submission.course.is_some() || task.is_some_and(|id| shipped.find(id).is_none())
}

/// True if this is the file that a submission needs.
fn fits(document: &TaskOrCourse, submission: &Submission) -> bool {
    match (&submission.course, document) {
        (Some(named), TaskOrCourse::Course(course)) => course.id.as_str() == named,
        (Some(_), TaskOrCourse::Task(_)) => false,
        (None, _) => {
            let mut tasks = document.tasks().into_iter();
            tasks.any(|task| Some(&task.id) == submission.task.as_ref())
        }
    }
}

/// The folders to search: those beside the hand-ins, then those with the hand-ins.
fn folders<'p>(paths: &[&'p Path]) -> Vec<&'p Path> {
    let (mut beside, mut inside): (Vec<&Path>, Vec<&Path>) = (Vec::new(), Vec::new());
    for path in paths {
        let folder = if path.is_dir() {
            Some(*path)
        } else {
            path.parent()
        };
        inside.extend(folder);
        beside.extend(folder.and_then(Path::parent));
    }
    beside.sort();
    inside.sort();
    let mut known = BTreeSet::new();
    let folders = beside.into_iter().chain(inside);
    folders.filter(|folder| known.insert(*folder)).collect()
}

/// The files of tasks in a folder, by name.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.take(MAX_ENTRIES).map(|entry| entry.path());
    let mut tasks: Vec<PathBuf> = paths
        .filter(|path| path.is_file() && holds_task(path))
        .collect();
    tasks.sort();
    tasks
}

fn bounded(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::{Input, collect};
    use crate::test_folder::Folder;
    use engine::text::Language;

    fn course(id: &str, task: &str, rest: &str) -> String {
        format!(
            "Course(format: 1, id: {id:?}, title: {{}}, tasks: [Task(format: 1, id: {task:?}, title: {{}}, \
         wanted: [DropAll], goals: [50] {rest})])"
        )
    }

    const POINTS: &str = ", points: [(50, 10)]";

    /// A hand-in for the task `cade` of the contest `gara`.
    const HANDED: &str = "Contest(format: 2, name: \"Ada\", course: Some(\"gara\"), begun: \"\", handed_in: \"\", \
    slots: [(task: Some(\"cade\"), number: 1, saved: \"\", program: \"Program(format: 1, on_click: [DropAll])\")])";
    const SINGLE: &str = "Program(format: 1, name: \"\", task: \"cade\", on_click: [DropAll])";

    /// What is found for something that lies in the folder `consegne`, which is given: the name of the file, and how many
    /// others there are.
    fn found(folder: &Folder, handed: &str, by_file: bool) -> Option<(String, usize)> {
        let text = Text::load(Language::It).unwrap();
        let inside = folder.file("consegne");
        let file = inside.join("ada.ron");
        fs::write(&file, handed).unwrap();
        let class = collect([Input::File(file.clone())], false, &text, &|| true);
        let given = if by_file { &file } else { &inside };
        let found = CourseFile::find(&[given], &class, &text, &|| true)?;
        let path = found.path.strip_prefix(&folder.0).unwrap();
        let CourseOrigin::Found { others } = found.origin else {
            panic!("nobody gave it")
        };
        Some((path.to_str().unwrap().replace('\\', "/"), others))
    }

    fn folder() -> Folder {
        let folder = Folder::new();
        fs::create_dir(folder.file("consegne")).unwrap();
        folder
    }

    #[test]
    fn the_contest_that_hand_ins_name_is_found_and_no_other() {
        let folder = folder();
        let put = |name: &str, text: String| fs::write(folder.file(name), text).unwrap();
        // Another contest with a task of the same name has other rules.
        put("altra.ron", course("altra", "cade", POINTS));
        assert_eq!(found(&folder, HANDED, false), None);
        // The copy for pupils gives no points.
        put("alunni.ron", course("gara", "cade", ""));
        assert_eq!(
            found(&folder, HANDED, false),
            Some(("alunni.ron".to_owned(), 0))
        );
        put("gara.ron", course("gara", "cade", POINTS));
        for by_file in [false, true] {
            let jurys = Some(("gara.ron".to_owned(), 0));
            assert_eq!(found(&folder, HANDED, by_file), jurys);
        }
        // A file among the hand-ins does not go first, and is counted.
        put("consegne/aaa.ron", course("gara", "cade", POINTS));
        assert_eq!(
            found(&folder, HANDED, false),
            Some(("gara.ron".to_owned(), 1))
        );
    }

    #[test]
    fn for_single_programs_a_course_with_their_tasks_is_found() {
        let folder = folder();
        let put = |name: &str, text: String| fs::write(folder.file(name), text).unwrap();
        put("altra.ron", course("altra", "sale", POINTS));
        assert_eq!(found(&folder, SINGLE, false), None);
        put("corso.ron", course("corso", "cade", ""));
        assert_eq!(
            found(&folder, SINGLE, false),
            Some(("corso.ron".to_owned(), 0))
        );
        // Where the task ships with the program nothing is looked for.
        let shipped = SINGLE.replace("task: \"cade\", ", "");
        put("corso.ron", course("corso", "clickomania", POINTS));
        assert_eq!(found(&folder, &shipped, false), None);
    }
}

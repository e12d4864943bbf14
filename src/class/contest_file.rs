//! The file of the contest or course that a class is for: given, or found where the hand-ins lie.

use super::submission::Class;
use super::tasks::Tasks;
use crate::program_files::holds_task;
use crate::task_file;
use engine::language::TaskId;
use engine::language::file::MAX_BYTES;
use engine::task::file::TaskOrCourse;
use engine::text::Text;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// The most files of tasks that are read in a folder, and the most entries that are looked at.
const MOST_FILES: usize = 200;
const MOST_ENTRIES: usize = 4_000;

/// A file of tasks.
#[derive(Debug)]
pub struct CourseFile {
    pub path: PathBuf,
    pub document: TaskOrCourse,
    /// How it came.
    pub origin: CourseOrigin,
}

/// How a file of tasks came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CourseOrigin {
    Given,
    /// It lay where the hand-ins lie.
    Found {
        others: usize,
    },
}

impl CourseFile {
    /// Its title in the language of the text; its name, if it has none.
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

    /// Whether those who hand in were to solve all of its tasks.
    pub fn is_contest(&self) -> bool {
        match &self.document {
            TaskOrCourse::Task(_) => true,
            TaskOrCourse::Course(course) => course.contest.is_some(),
        }
    }

    /// Reads the file that somebody gives.
    ///
    /// # Errors
    /// The sentence that says what is wrong.
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

    /// The file that a class is for, in or beside the files and folders that hold it. That is the contest that most
    /// hand-ins name; for single programs one that has their tasks. Of several the one that gives points goes first, which
    /// the copy for pupils does not, then one that lies beside: in the folder anybody may have put one. `None` if nothing
    /// asks for a file, or none fits.
    pub fn find(
        paths: &[&Path],
        class: &Class,
        text: &Text,
        go_on: &dyn Fn() -> bool,
    ) -> Option<CourseFile> {
        let wanted = Wanted::of(class);
        if wanted.is_nothing() {
            return None;
        }
        let mut fitting = Vec::new();
        for (place, folder) in (0..).zip(folders(paths)) {
            for path in files_of(folder).into_iter().take(MOST_FILES) {
                if !go_on() {
                    return None;
                }
                let Ok(found) = CourseFile::read(&path, text) else {
                    continue;
                };
                let fits = wanted.fits(&found.document);
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

/// What is looked for, and how many ask for it.
struct Wanted<'c> {
    /// By the name of a contest or course, the hand-ins for it.
    courses: BTreeMap<&'c str, usize>,
    /// Of single programs, the tasks that do not ship with the program.
    tasks: BTreeMap<&'c TaskId, usize>,
}

impl<'c> Wanted<'c> {
    fn of(class: &'c Class) -> Wanted<'c> {
        let shipped = Tasks::default();
        let mut wanted = Wanted {
            courses: BTreeMap::new(),
            tasks: BTreeMap::new(),
        };
        for submission in &class.submissions {
            match (&submission.course, &submission.task) {
                (Some(course), _) => *wanted.courses.entry(course).or_default() += 1,
                (None, Some(id)) if shipped.find(id).is_none() => {
                    *wanted.tasks.entry(id).or_default() += 1;
                }
                (None, _) => {}
            }
        }
        wanted
    }

    fn is_nothing(&self) -> bool {
        self.courses.is_empty() && self.tasks.is_empty()
    }

    /// How many ask for this one.
    fn fits(&self, document: &TaskOrCourse) -> usize {
        let named = match document {
            TaskOrCourse::Course(course) => self.courses.get(course.id.as_str()),
            TaskOrCourse::Task(_) => None,
        };
        let tasks = document.tasks();
        let tasks = tasks.iter().filter_map(|task| self.tasks.get(&task.id));
        named.into_iter().chain(tasks).sum()
    }
}

/// Where files of tasks may lie, first what lies beside the hand-ins, then where they are.
fn folders<'p>(paths: &[&'p Path]) -> Vec<&'p Path> {
    let (mut beside, mut inside): (Vec<&Path>, Vec<&Path>) = (Vec::new(), Vec::new());
    for path in paths {
        let folder = match path.is_dir() {
            true => Some(*path),
            false => path.parent(),
        };
        inside.extend(folder);
        beside.extend(folder.and_then(Path::parent));
    }
    beside.sort();
    inside.sort();
    let mut folders = beside;
    folders.extend(inside);
    let mut known: Vec<&Path> = Vec::new();
    for folder in folders {
        if !known.contains(&folder) {
            known.push(folder);
        }
    }
    known
}

/// The files of tasks in a folder, by name.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.take(MOST_ENTRIES).map(|entry| entry.path());
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

    /// What somebody handed in for the task `cade` of the contest `gara`.
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
        // What somebody laid among the hand-ins does not go first, and is told.
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

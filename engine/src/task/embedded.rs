//! The tasks and courses that ship with the program.

use super::file::{PathFault, TaskFileError, TaskOrCourse, is_task, read_with_places};
use super::{Course, Task, TaskId};
use crate::bundled;
use std::iter;
use std::sync::LazyLock;

/// The tasks and courses that ship with the program.
pub struct Embedded {
    /// The tasks that stand alone, the two games first; each with its place below `programs/`.
    pub tasks: Vec<(&'static str, Task)>,
    /// The courses, each with its place; read when they are first asked for, which takes longer than all else at a
    /// start.
    pub courses: LazyLock<Vec<(&'static str, Course)>>,
}

/// The tasks and courses that ship with the program; read when they are first asked for.
pub fn embedded() -> &'static Embedded {
    static EMBEDDED: LazyLock<Embedded> = LazyLock::new(|| Embedded {
        tasks: documents(|place, _| place.starts_with("tasks/"))
            .filter_map(|(place, document)| match document {
                TaskOrCourse::Task(task) => Some((place, *task)),
                TaskOrCourse::Course(_) => None,
            })
            .collect(),
        courses: LazyLock::new(|| {
            // What is no course belongs to one.
            documents(|_, text| is_course(text))
                .filter_map(|(place, document)| match document {
                    TaskOrCourse::Course(course) => Some((place, course)),
                    TaskOrCourse::Task(_) => None,
                })
                .collect()
        }),
    });
    &EMBEDDED
}

/// The embedded files of tasks that are wanted, by place and text.
fn documents(wanted: fn(&str, &str) -> bool) -> impl Iterator<Item = (&'static str, TaskOrCourse)> {
    let files = bundled::TASK_FILES.iter();
    let files = files.filter(move |(place, text)| is_task(text.as_bytes()) && wanted(place, text));
    files.map(|&(place, _)| {
        let read = read_embedded(place);
        (
            place,
            read.expect("a test reads all tasks and courses that ship"),
        )
    })
}

/// Reads the task or course at this place below `programs/`.
///
/// # Errors
/// What is wrong with it. A place where nothing is holds the empty text.
pub fn read_embedded(place: &str) -> Result<TaskOrCourse, TaskFileError> {
    let text = bundled::text(place).unwrap_or_default();
    let folder = place.rsplit_once('/').map_or("", |(folder, _)| folder);
    let folder = format!("programs/{folder}");
    let read = read_with_places(text, &folder, &|_| Err(PathFault::NotFound));
    read.map(|(document, _)| document)
}

fn is_course(text: &str) -> bool {
    text.trim_start_matches('\u{feff}')
        .trim_start()
        .starts_with("Course")
}

impl Embedded {
    /// The task of this name, those of courses too.
    pub fn task(&self, id: &str) -> Option<&Task> {
        let mut all = self.all();
        all.find(|task| task.id.as_str() == id)
    }

    /// All tasks, those of courses too: the courses are read when one comes that far.
    pub fn all(&self) -> impl Iterator<Item = &Task> {
        let alone = self.tasks.iter().map(|(_, task)| task);
        let courses = iter::once_with(|| self.courses.iter()).flatten();
        let parts = courses.flat_map(|(_, course)| &course.tasks);
        alone.chain(parts.map(|part| &part.value))
    }
}

impl Task {
    /// The full game.
    pub fn clickomania() -> &'static Task {
        game(&TaskId::CLICKOMANIA)
    }

    /// The simplified game.
    pub fn strisce() -> &'static Task {
        game(&TaskId::STRISCE)
    }
}

fn game(id: &TaskId) -> &'static Task {
    let task = embedded().task(id.as_str());
    task.expect("the two games are embedded, and a test reads them")
}

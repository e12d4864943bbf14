//! The tasks and courses that ship with the program.

use super::file::{PathFault, TaskFileError, TaskOrCourse, is_task, read_with_places};
use super::{Course, Task, TaskId};
use crate::bundled;
use std::iter;
use std::sync::LazyLock;

/// The tasks and courses that ship with the program, each with its path below `programs/`.
pub struct Embedded {
    /// The tasks outside courses, the two games first.
    pub tasks: Vec<(&'static str, Task)>,
    /// The courses, read at first use: reading them would take longer than everything else at startup.
    pub courses: LazyLock<Vec<(&'static str, Course)>>,
}

/// The tasks and courses that ship with the program, read at first use.
pub fn embedded() -> &'static Embedded {
    static EMBEDDED: LazyLock<Embedded> = LazyLock::new(|| Embedded {
        tasks: documents(|path, _| path.starts_with("tasks/"))
            .filter_map(|(path, document)| match document {
                TaskOrCourse::Task(task) => Some((path, *task)),
                TaskOrCourse::Course(_) => None,
            })
            .collect(),
        courses: LazyLock::new(|| {
            // The other files are tasks that belong to a course.
            documents(|_, text| is_course(text))
                .filter_map(|(path, document)| match document {
                    TaskOrCourse::Course(course) => Some((path, course)),
                    TaskOrCourse::Task(_) => None,
                })
                .collect()
        }),
    });
    &EMBEDDED
}

/// The embedded tasks and courses for whose path and text `wanted` is true.
fn documents(wanted: fn(&str, &str) -> bool) -> impl Iterator<Item = (&'static str, TaskOrCourse)> {
    bundled::TASK_FILES
        .iter()
        .filter(move |(path, text)| is_task(text.as_bytes()) && wanted(path, text))
        .map(|&(path, _)| {
            let document =
                read_embedded(path).expect("a test reads all embedded tasks and courses");
            (path, document)
        })
}

/// Reads the embedded task or course at this path below `programs/`.
///
/// # Errors
/// The first thing that is wrong with it. A missing file is read as an empty text.
pub fn read_embedded(path: &str) -> Result<TaskOrCourse, TaskFileError> {
    let text = bundled::text(path).unwrap_or_default();
    let (folder, _) = path.rsplit_once('/').unwrap_or_default();
    let folder = format!("programs/{folder}");
    read_with_places(text, &folder, &|_| Err(PathFault::NotFound)).map(|(document, _)| document)
}

fn is_course(text: &str) -> bool {
    text.trim_start_matches('\u{feff}')
        .trim_start()
        .starts_with("Course")
}

impl Embedded {
    /// The task with this id, also of a course.
    pub fn task(&self, id: &str) -> Option<&Task> {
        self.all().find(|task| task.id.as_str() == id)
    }

    /// All tasks, then those of courses. The courses are read only if the iteration gets that far.
    pub fn all(&self) -> impl Iterator<Item = &Task> {
        let outside_courses = self.tasks.iter().map(|(_, task)| task);
        let in_courses = iter::once_with(|| self.courses.iter())
            .flatten()
            .flat_map(|(_, course)| &course.tasks)
            .map(|part| &part.value);
        outside_courses.chain(in_courses)
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
    embedded()
        .task(id.as_str())
        .expect("the two games are embedded, and a test reads them")
}

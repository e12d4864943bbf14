//! Sources of tasks: the embedded ones, and files.

use crate::store::{StorageError, Tried, read_bounded};
use crate::task_file;
use crate::window::clickomania::library::storage::{Progress, TaskKey};
use engine::language::TaskId;
use engine::language::file::MAX_BYTES;
use engine::task::file::{TaskOrCourse, is_task};
use engine::task::{Course, Embedded, Task, embedded};
use engine::text::Text;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Source of a task.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TaskSource {
    /// An embedded task outside of all courses.
    Alone(TaskId),
    /// A lesson of an embedded course, numbered from 0.
    Course { course: TaskId, number: usize },
    /// A task in a file; of a course, the one with this number, from 0.
    File { path: PathBuf, number: usize },
}

/// A task with its course, if it is a lesson.
#[derive(Clone, Debug)]
pub(super) struct FoundTask {
    pub task: Arc<Task>,
    pub course: Option<Arc<Course>>,
}

impl TaskSource {
    /// Finds the source of an embedded task.
    pub fn embedded(id: &TaskId) -> Option<TaskSource> {
        let Embedded { tasks, courses } = embedded();
        if tasks.iter().any(|(_, task)| task.id == *id) {
            return Some(TaskSource::Alone(id.clone()));
        }
        courses.iter().find_map(|(_, course)| {
            Some(TaskSource::Course {
                course: course.id.clone(),
                number: lesson(course, id)?,
            })
        })
    }

    /// The lesson `by` places further in the same course or file.
    pub(super) fn further(&self, by: isize) -> Option<TaskSource> {
        let mut other = self.clone();
        match &mut other {
            TaskSource::Alone(_) => return None,
            TaskSource::Course { number, .. } | TaskSource::File { number, .. } => {
                *number = number.checked_add_signed(by)?;
            }
        }
        Some(other)
    }

    /// Number of the task in its course, from 0.
    pub fn number(&self) -> usize {
        match self {
            TaskSource::Alone(_) => 0,
            TaskSource::Course { number, .. } | TaskSource::File { number, .. } => *number,
        }
    }

    /// File of the task.
    pub fn file(&self) -> Option<&Path> {
        match self {
            TaskSource::File { path, .. } => Some(path),
            TaskSource::Alone(_) | TaskSource::Course { .. } => None,
        }
    }
}

/// Number of a lesson, from 0.
pub(super) fn lesson(course: &Course, id: &TaskId) -> Option<usize> {
    course.tasks.iter().position(|task| task.value.id == *id)
}

/// Number, from 0, of the first lesson of an embedded course that is not done; none if all are.
pub fn first_to_do(course: &Course, progress: &Progress) -> Option<usize> {
    let open = |task: &Task| !progress.is_done(&TaskKey::embedded(&task.id));
    course.tasks.iter().position(|task| open(task))
}

/// A task of a course by its number.
pub(super) fn of_course(course: &Arc<Course>, number: usize) -> Option<FoundTask> {
    Some(FoundTask {
        task: Arc::new(course.tasks.get(number)?.value.clone()),
        course: Some(Arc::clone(course)),
    })
}

/// Finds an embedded course.
pub(super) fn embedded_course(id: &TaskId) -> Option<Arc<Course>> {
    let mut courses = embedded().courses.iter();
    let found = courses.find(|(_, course)| course.id == *id);
    found.map(|(_, course)| Arc::new(course.clone()))
}

/// A file of tasks as it was read.
#[derive(Clone, Debug)]
pub(super) struct TaskFile {
    pub path: PathBuf,
    pub document: Arc<TaskOrCourse>,
}

impl TaskFile {
    /// Reads it.
    ///
    /// # Errors
    /// The sentence that says what is wrong, and where.
    pub fn read(path: &Path, text: &Text) -> Result<TaskFile, String> {
        Ok(TaskFile {
            path: path.to_owned(),
            document: Arc::new(read_tasks(path, text)?),
        })
    }

    /// The task with this number.
    pub fn task(&self, number: usize) -> Option<FoundTask> {
        match &*self.document {
            TaskOrCourse::Task(task) => (number == 0).then(|| FoundTask {
                task: Arc::new((**task).clone()),
                course: None,
            }),
            TaskOrCourse::Course(course) => of_course(&Arc::new(course.clone()), number),
        }
    }

    /// The source of the task with this name.
    pub fn find(&self, id: &TaskId) -> Option<TaskSource> {
        let tasks = self.document.tasks();
        let number = tasks.iter().position(|task| task.id == *id)?;
        Some(TaskSource::File {
            path: self.path.clone(),
            number,
        })
    }
}

/// Reads a file of tasks.
///
/// # Errors
/// The sentence that says what is wrong, and where.
pub fn read_tasks(path: &Path, text: &Text) -> Result<TaskOrCourse, String> {
    let (bytes, _) = read_bounded(path, MAX_BYTES)
        .map_err(|error| StorageError::new(Tried::Read, path, error).sentence(text))?;
    let read = task_file::read(&bytes, Some(path)).map(|(document, _)| document);
    read.map_err(|error| task_file::sentence(text, &path.display().to_string(), &error))
}

/// True if a file claims to hold a task or a course. Opening it reports its errors.
pub fn is_task_file(path: &Path) -> bool {
    read_bounded(path, MAX_BYTES).is_ok_and(|(bytes, _)| is_task(&bytes))
}

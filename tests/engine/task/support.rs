//! Reading and writing documents that name no files.

use engine::task::file::{PathFault, TaskFileError, TaskOrCourse, read, write_course, write_task};

/// Reads a document that names no files.
pub fn read_alone(text: &str) -> Result<TaskOrCourse, TaskFileError> {
    read(text, &|_| Err(PathFault::NotFound))
}

pub fn written(document: &TaskOrCourse) -> String {
    match document {
        TaskOrCourse::Task(task) => write_task(task),
        TaskOrCourse::Course(course) => write_course(course),
    }
}

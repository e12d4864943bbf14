//! Tasks and courses as files: what is read is what was written, what is wrong is told with its place, and
//! whatever is in a file, only files of its folder are read.

mod checked;
mod courses;
mod errors;
mod hostile;
mod law;
mod shipped;

use engine::task::file::{PathFault, TaskFileError, TaskOrCourse, read, write_course, write_task};

/// Reads a document that names no files.
fn read_alone(text: &str) -> Result<TaskOrCourse, TaskFileError> {
    read(text, &|_| Err(PathFault::NotFound))
}

fn written(document: &TaskOrCourse) -> String {
    match document {
        TaskOrCourse::Task(task) => write_task(task),
        TaskOrCourse::Course(course) => write_course(course),
    }
}

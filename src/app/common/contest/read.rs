//! Reading the file of a course or of a contest.

use crate::store::read_file;
use crate::task_file;
use engine::language::file::MAX_BYTES;
use engine::task::Course;
use engine::task::file::TaskOrCourse;
use engine::text::Text;
use std::path::Path;

/// Reads the file of a course.
///
/// # Errors
/// The sentence that says what is wrong, or that it is no course with tasks.
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
/// As of [`read_course`], or that it is no contest.
pub fn read_contest(path: &Path, text: &Text) -> Result<Course, String> {
    let course = read_course(path, text)?;
    match course.contest {
        Some(_) => Ok(course),
        None => Err(text.msg_contest_says_no_contest_file(path.display().to_string())),
    }
}

//! The tasks of a contest: reading its file, and the copy that pupils get.

#[cfg(feature = "window")]
use crate::store::read_file;
#[cfg(feature = "window")]
use crate::task_file;
use engine::task::{Course, Part, Task, Tools};
#[cfg(feature = "window")]
use engine::{language::file::MAX_BYTES, task::file::TaskOrCourse, text::Text};
#[cfg(feature = "window")]
use std::path::Path;

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
    // Goals and points tell what the best program costs.
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
    use engine::task::file::{PathFault, TaskOrCourse, read_with_places, write_course};

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

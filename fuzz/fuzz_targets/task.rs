//! Reads arbitrary bytes as a task or a course. What reads must write to canonical bytes that read to themselves, and
//! no file is asked for that lies outside the folder.
//!
//! `.ci/fuzz` starts it with the tasks that ship.
#![no_main]

use engine::task::file::{PathFault, TaskOrCourse, read, read_bytes, write_course, write_task};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let beside = |path: &str| {
        assert!(!path.starts_with('/') && !path.contains(['\\', ':', '\0']));
        assert!(path.split('/').all(|part| part != ".." && !part.is_empty()));
        match path.len() % 2 {
            0 => Ok("Program(format: 1, name: \"\")".to_owned()),
            _ => Err(PathFault::NotFound),
        }
    };
    if let Ok(document) = read_bytes(bytes, &beside) {
        let text = written(&document);
        let again = read(&text, &beside).expect("what was written is read");
        assert_eq!(written(&again), text);
    }
});

fn written(document: &TaskOrCourse) -> String {
    match document {
        TaskOrCourse::Task(task) => write_task(task),
        TaskOrCourse::Course(course) => write_course(course),
    }
}

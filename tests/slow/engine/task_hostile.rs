//! Files from strangers: whatever is in them, an error or a task, soon; never a panic, and no file is asked for
//! that lies elsewhere.

use crate::mutate::{Random, mutate};
use crate::task::{read_alone, written};
use engine::bundled;
use engine::task::file::{MAX_FILES, PathFault, TaskFileErrorKind, read, read_bytes};
use engine::task::text::{self, TextErrorKind};
use std::time::{Duration, Instant};

/// A task that has every field.
const FULL: &str = include_str!("../../engine/task/full.ron");

/// Pieces that matter to a reader of tasks.
const PIECES: [&str; 27] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "\\",
    "//",
    "/*",
    "-1",
    "1e99",
    "inf",
    "NaN",
    "Task(",
    "Program(",
    "File(\"",
    "..",
    "\0",
    "\u{feff}",
    "è",
    "<b>",
    "AnyEmpty",
    "Goal(9)",
    "\n> > - - ",
];

/// Reads it; what is read must be written to what reads as the same.
fn survive(bytes: &[u8], other: &str) -> bool {
    let files = |path: &str| {
        assert!(
            !path.starts_with('/') && !path.contains(['\\', ':', '\0']),
            "{path}"
        );
        assert!(
            path.split('/').all(|part| part != ".." && !part.is_empty()),
            "{path}"
        );
        assert!(path.to_lowercase().ends_with(".ron"), "{path}");
        match path.len() % 3 {
            0 => Err(PathFault::NotFound),
            _ => Ok(other.to_owned()),
        }
    };
    match read_bytes(bytes, &files) {
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1);
            false
        }
        Ok(document) => {
            let text = written(&document);
            let again = read(&text, &files).unwrap_or_else(|error| panic!("{error:?} in {text}"));
            assert_eq!(written(&again), text);
            true
        }
    }
}

/// Damages the files that ship and one with every field.
fn damage(count: usize, seed: u64) -> usize {
    let tasks: Vec<&str> = bundled::TASK_FILES
        .iter()
        .map(|(_, text)| *text)
        .chain([FULL])
        .collect();
    let program = bundled::program("solutions/costo-3.ron").unwrap();
    let mut random = Random(seed);
    let mut read = 0;
    for _ in 0..count {
        let text = tasks[random.below(tasks.len())];
        let bytes = mutate(text, &PIECES, &mut random);
        let other = mutate([program, FULL][random.below(2)], &PIECES, &mut random);
        read += usize::from(survive(&bytes, &String::from_utf8_lossy(&other)));
    }
    read
}

#[test]
fn damaged_files_are_read_or_refused() {
    assert!(survive(FULL.as_bytes(), "Program(format: 1, name: \"\")"));
    damage(1_500, 1);
}

fn soon<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    assert!(
        begun.elapsed() < Duration::from_secs(30),
        "{what} took {:?}",
        begun.elapsed()
    );
    done
}

#[test]
fn large_and_deep_files_are_refused_soon() {
    let head = "Task(format: 1, id: \"a\", title: {}, ";
    for (what, text) in [
        ("parentheses", "(".repeat(200_000)),
        ("lists", format!("{head}goals: {}", "[".repeat(200_000))),
        (
            "words",
            format!("{head}blocks: {}", "Only(".repeat(200_000)),
        ),
        (
            "steps",
            format!(
                "{head}steps: [{}",
                "(text: {}, until: Right),".repeat(200_000)
            ),
        ),
        (
            "one line",
            format!("{head}text: {{\"it\": \"{}\"}})", "a ".repeat(5_000_000)),
        ),
        (
            "languages",
            format!("{head}text: {{{}}})", "\"it\": \"\", ".repeat(200_000)),
        ),
        (
            "commands",
            format!(
                "{head}wanted: [{}",
                "Repeat(times: Number(1), body: [".repeat(100_000)
            ),
        ),
    ] {
        soon(what, || assert!(read_alone(&text).is_err(), "{what}"));
    }
}

#[test]
fn texts_made_to_be_slow_are_refused_or_read_soon() {
    let length = text::MAX_LENGTH;
    for piece in [
        "> ", "- ", "*a **b ", "[a](", "![", "`", "<", "&", "1. ", "_a", "[", "]", "*", "\\",
        "```\n", "# ", "\t", "a\n",
    ] {
        let text = piece.repeat(length / piece.len());
        soon(piece, || drop(text::parse(&text)));
    }
    let deep = format!("{}a", "> ".repeat(20));
    assert_eq!(text::parse(&deep).unwrap_err().kind, TextErrorKind::TooDeep);
}

#[test]
fn a_course_does_not_read_more_than_it_may() {
    let tasks = |count: usize, body: &str| {
        let task =
            |number: usize| format!("Task(format: 1, id: \"t{number}\", title: {{}}, {body}),");
        let tasks: String = (0..count).map(task).collect();
        format!("Course(format: 1, id: \"c\", title: {{}}, tasks: [{tasks}])")
    };
    // A small file that would read gigabytes.
    let long = format!("Program(format: 1, name: \"{}\")", "a".repeat(1 << 20));
    let files = format!("solutions: [{}]", "File(\"a.ron\"), ".repeat(100));
    let error = soon("large files", || {
        read(&tasks(1, &files), &|_| Ok(long.clone()))
    });
    assert_eq!(
        error.map(|_| ()).unwrap_err().kind,
        TaskFileErrorKind::TooMuch
    );
    let files = format!("solutions: [{}]", "File(\"a.ron\"), ".repeat(1_000));
    let small = "Program(format: 1, name: \"\")";
    let error = soon("many files", || {
        read(&tasks(1 + MAX_FILES / 1_000, &files), &|_| {
            Ok(small.to_owned())
        })
    });
    assert_eq!(
        error.map(|_| ()).unwrap_err().kind,
        TaskFileErrorKind::TooMuch
    );
    // A course that names itself is no task.
    let course = "Course(format: 1, id: \"c\", title: {}, tasks: [File(\"c.ron\")])";
    let error = read(course, &|_| Ok(course.to_owned()))
        .map(|_| ())
        .unwrap_err();
    let found = "Course".to_owned();
    assert_eq!(error.kind, TaskFileErrorKind::NotATask { found });
}

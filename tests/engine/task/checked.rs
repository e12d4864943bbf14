//! What the check of a task warns of: places that a pupil would see empty.

use super::read_alone;
use engine::judge::task_check::{TaskProblem, check_task};
use engine::task::Task;
use engine::task::file::TaskOrCourse;

fn task(fields: &str) -> Task {
    let text = format!("Task(format: 1, id: \"a\", title: {{\"it\": \"a\"}}, {fields})");
    match read_alone(&text) {
        Ok(TaskOrCourse::Task(task)) => *task,
        other => panic!("{other:?}"),
    }
}

/// Where a text is missing.
fn missing(task: &Task) -> Vec<String> {
    let found = check_task(task, &|| true).expect("nobody stops it");
    let empty = found
        .into_iter()
        .filter(|finding| matches!(finding.problem, TaskProblem::TextMissing));
    empty
        .map(|finding| {
            assert!(finding.problem.is_warning());
            finding.path
        })
        .collect()
}

#[test]
fn what_would_be_seen_empty_is_found() {
    for (fields, empty) in [
        ("steps: [(text: {}, until: Pressed)]", "steps[0].text"),
        (
            "steps: [(text: {\"it\": \"a\"}, until: Played), (text: {\"it\": \" \"}, until: Played)]",
            "steps[1].text",
        ),
        (
            "questions: [Question(text: {}, answer: Number(1))]",
            "questions[0].text",
        ),
        (
            "questions: [Question(text: {\"it\": \"a\"}, answer: Choice(options: [{\"it\": \"a\"}, {}], right: 1))]",
            "questions[0].answer.options[1]",
        ),
        ("hints: [{}]", "hints[0]"),
    ] {
        assert_eq!(missing(&task(fields)), [empty], "{fields}");
    }
}

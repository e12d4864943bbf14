//! What the check of a task warns of: places that a pupil would see empty.

use super::read_alone;
use engine::diagnostics::task_problem;
use engine::judge::task_check::{TaskProblem, check_task};
use engine::task::Task;
use engine::task::file::TaskOrCourse;
use engine::text::{Language, Text};

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

#[test]
fn what_need_not_be_there_may_be_empty() {
    // A step that asks a question has the words of that; a task needs no text, and an answer no reason.
    let fields = "steps: [(text: {}, until: Answered(1))], questions: [Question(text: {\"it\": \"a\"}, answer: Number(1))]";
    assert_eq!(missing(&task(fields)), [""; 0]);
}

#[test]
fn sentences_about_fields_say_them_in_words_too() {
    let task = task(
        "goals: [9], blocks: Only([]), steps: [(text: {\"it\": \"a\"}, until: Uses(DropAll))]",
    );
    let text = Text::load(Language::It).unwrap();
    let found = check_task(&task, &|| true).expect("nobody stops it");
    let told: Vec<String> = found
        .iter()
        .map(|finding| task_problem(&text, &task, &finding.problem))
        .collect();
    for words in [
        "«Fai cadere tutti i blocchi» (DropAll)",
        "deve fare («wanted»)",
    ] {
        let says = told.iter().any(|sentence| sentence.contains(words));
        assert!(says, "{words}: {told:?}");
    }
}

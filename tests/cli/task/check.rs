//! `task check`: problems of a task with their places.

use super::fall;
use crate::support::{Folder, clickomania, piped, run};
use serde_json::json;

#[test]
fn a_task_that_can_be_used_is_told_so() {
    let (_folder, task) = fall("task-check");
    let answer = run(&format!("task check --json {task}"));
    assert_eq!((answer.status, &*answer.err), (0, ""), "{}", answer.out);
    assert_eq!(
        answer.object(),
        json!({"file": task, "task": "caduta", "usable": true, "problems": []})
    );
    let embedded = run("task check --json programs/tasks/strisce.ron");
    assert_eq!(embedded.object()["usable"], true, "{}", embedded.out);
}

/// Faults of a task: the field, the kind of the problem, its path, and true for a warning.
const FAULTS: &[(&str, &str, &str, bool)] = &[
    (
        "wanted: [Remove(Hole)]",
        "rules_not_ready",
        "wanted[0]",
        false,
    ),
    (
        "before: [While(when: True, body: [DropAll])], wanted: []",
        "rules_fail",
        "before[0]",
        false,
    ),
    (
        "wanted: [DropAll], goals: [3, 3], solutions: []",
        "goal_rises",
        "goals[1]",
        false,
    ),
    (
        "wanted: [DropAll], points: [(3, 10), (4, 20)]",
        "points_disordered",
        "points[1]",
        false,
    ),
    (
        "wanted: [Remove(Clicked)], solutions: [Program(format: 1, name: \"a\")]",
        "solution_not_accepted",
        "solutions[0]",
        false,
    ),
    (
        "wanted: [DropAll], goals: [9]",
        "last_goal_not_reached",
        "goals[0]",
        false,
    ),
    (
        "wanted: [DropAll], mistakes: [Program(format: 1, name: \"a\", on_click: [DropAll])]",
        "mistake_accepted",
        "mistakes[0]",
        false,
    ),
    (
        "wanted: [Remove(Clicked)], goals: [5, 0]",
        "goal_below_least",
        "goals[1]",
        false,
    ),
    (
        "wanted: [Remove(Clicked)], blocks: Only([Paint])",
        "impossible",
        "wanted",
        false,
    ),
    (
        "wanted: [Remove(Clicked)], goals: [5], solutions: [Program(format: 1, name: \"a\", on_click: [Remove(Clicked)])]",
        "solution_below_last_goal",
        "solutions[0]",
        true,
    ),
    ("goals: [9]", "nothing_wanted", "goals", false),
    (
        "blocks: Without([DropAll]), steps: [(text: {\"it\": \"a\"}, until: Uses(DropAll))]",
        "block_not_allowed",
        "steps[0].until",
        false,
    ),
    ("text: {\"en\": \"a\"}", "language_missing", "title", true),
    ("wanted: [DropAll]", "no_goals", "wanted", true),
    (
        "steps: [(text: {\"it\": \"Metti un blocco dopo l'altro, fino a quando la parete è come la vuoi tu, e non dimenticare niente.\"}, until: Played)]",
        "text_too_long",
        "steps[0].text",
        true,
    ),
    (
        "questions: [Question(text: {\"it\": \"Quante volte bisogna ripetere, se la casella vuota è in alto?\"}, answer: Number(1))]",
        "text_too_long",
        "questions[0].text",
        true,
    ),
    (
        "blocks: Without([DropAll]), steps: [(text: {\"it\": \"a\"}, until: Has([CureAll, DropAll]))]",
        "block_not_allowed",
        "steps[0].until",
        false,
    ),
    (
        "wanted: [Remove(Clicked)], goals: [10], steps: [(text: {\"it\": \"a\"}, until: Goal(1)), (text: {\"it\": \"b\"}, until: Uses(DropAll))], solutions: [Program(format: 1, name: \"a\", on_click: [Remove(Clicked)])]",
        "step_stays_open",
        "solutions[0]",
        true,
    ),
];

#[test]
fn every_fault_of_a_task_is_reported_at_its_place() {
    let folder = Folder::new("task-faults");
    for (field, kind, path, warning) in FAULTS {
        let text = format!("Task(format: 1, id: \"a\", title: {{\"it\": \"a\"}},\n {field})");
        let file = folder.file("a.ron", &text);
        let answer = run(&format!("task check --json {file}"));
        assert_eq!(
            (answer.status, &*answer.err),
            (i32::from(!warning), ""),
            "{field}"
        );
        let report = answer.object();
        assert_eq!(report["usable"], *warning, "{field}: {report}");
        let problems = report["problems"].as_array().unwrap();
        let found = problems.iter().find(|problem| problem["kind"] == *kind);
        let found = found.unwrap_or_else(|| panic!("{field}: {report}"));
        assert_eq!(
            (&found["path"], &found["warning"]),
            (&json!(path), &json!(warning))
        );
        // The place is that of the part.
        let [line, column] = ["line", "column"].map(|at| found[at].as_u64().unwrap() as usize);
        let rest = text.lines().nth(line - 1).unwrap();
        let rest = &text[text.find(rest).unwrap() + column - 1..];
        let name = path.split(['.', '[']).next().unwrap();
        assert!(
            text.len() - rest.len() > text.find(&format!("{name}: ")).unwrap(),
            "{rest}"
        );
    }
}

#[test]
fn what_cannot_be_read_is_a_row_with_its_place() {
    let folder = Folder::new("task-unreadable");
    let file = folder.file(
        "a.ron",
        "Task(format: 1, id: \"a\", title: {},\n  wanted: [DropAl])",
    );
    let answer = run(&format!("task check --lang en {file}"));
    assert_eq!(answer.status, 2);
    assert_eq!(
        answer.err,
        format!(
            "clickomania: {file}:2:12: The block “DropAl” does not exist: perhaps it is “DropAll”?\n"
        )
    );
    folder.file("sotto/b.ron", "Program(format: 1, name: \"\")\n x");
    let file = folder.file(
        "c.ron",
        "Task(format: 1, id: \"a\", title: {}, solutions: [File(\"sotto/b.ron\")])",
    );
    let answer = run(&format!("task check --lang en {file}"));
    assert!(answer.err.contains("sotto/b.ron:2:2: "), "{}", answer.err);
    let answer = piped("task check - --lang en", b"Course()");
    assert!(
        answer.err.starts_with("clickomania: <stdin>:1:7: "),
        "{}",
        answer.err
    );
}

#[test]
fn a_file_that_a_course_names_is_checked_once() {
    let (folder, _) = fall("task-once");
    let text = "Course(format: 1, id: \"corso\", title: {}, tasks: [File(\"quesito.ron\")])";
    folder.file("corso.ron", text);
    let answer = clickomania(&["task", "check", "--json", &folder.path("")]);
    let rows = answer.json();
    let tasks: Vec<&str> = rows
        .iter()
        .map(|row| row["task"].as_str().unwrap())
        .collect();
    assert_eq!(tasks, ["caduta"], "{answer:?}");
    assert!(rows[0]["file"].as_str().unwrap().ends_with("corso.ron"));
}

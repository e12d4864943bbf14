//! `task check`: what is wrong with a task is told where it stands.

use super::fall;
use crate::support::{Folder, clickomania, piped, program, wall};
use serde_json::json;

#[test]
fn a_task_that_can_be_used_is_told_so() {
    let (_folder, task) = fall("task-check");
    let answer = clickomania(&["task", "check", "--json", &task]);
    assert_eq!((answer.status, &*answer.err), (0, ""), "{}", answer.out);
    assert_eq!(
        answer.object(),
        json!({"file": task, "task": "caduta", "usable": true, "problems": []})
    );
    let embedded = clickomania(&["task", "check", "--json", "programs/tasks/strisce.ron"]);
    assert_eq!(embedded.object()["usable"], true, "{}", embedded.out);
}

/// Each fault that a task can have: the field, what it is called, and the part at which it is told.
const FAULTS: &[(&str, &str, &str)] = &[
    ("wanted: [Remove(Hole)]", "rules_not_ready", "wanted[0]"),
    (
        "wanted: [Remove(Neighbour(side: LeftOf, cell: Clicked))]",
        "rules_fail",
        "wanted[0]",
    ),
    (
        "before: [While(when: True, body: [DropAll])], wanted: []",
        "rules_fail",
        "before[0]",
    ),
    (
        "wanted: [], after: [Repeat(times: Number(2), body: [Infect(CellAt(row: Number(9), column: Number(0)))])]",
        "rules_fail",
        "after[0].body[0]",
    ),
    (
        "wanted: [DropAll], goals: [3, 3], solutions: []",
        "goal_rises",
        "goals[1]",
    ),
    (
        "wanted: [DropAll], points: [(3, 10), (4, 20)]",
        "points_disordered",
        "points[1]",
    ),
    (
        "wanted: [Remove(Clicked)], solutions: [Program(format: 1, name: \"a\")]",
        "solution_not_accepted",
        "solutions[0]",
    ),
    (
        "wanted: [DropAll], blocks: Only([]), solutions: [Program(format: 1, name: \"a\", on_click: [DropAll])]",
        "solution_not_accepted",
        "solutions[0]",
    ),
    (
        "wanted: [DropAll], goals: [9], solutions: [Program(format: 1, name: \"a\", on_click: [DropAll])]",
        "last_goal_not_reached",
        "goals[0]",
    ),
    (
        "wanted: [DropAll], goals: [9]",
        "last_goal_not_reached",
        "goals[0]",
    ),
    (
        "wanted: [DropAll], mistakes: [Program(format: 1, name: \"a\", on_click: [DropAll])]",
        "mistake_accepted",
        "mistakes[0]",
    ),
    (
        "wanted: [Remove(Clicked)], goals: [5, 0]",
        "goal_below_least",
        "goals[1]",
    ),
    (
        "wanted: [Remove(Clicked)], blocks: Only([Paint])",
        "impossible",
        "wanted",
    ),
    ("goals: [9]", "nothing_wanted", "goals"),
    (
        "steps: [(text: {\"it\": \"a\"}, until: Right)]",
        "nothing_wanted",
        "steps[0].until",
    ),
    (
        "blocks: Without([DropAll]), steps: [(text: {\"it\": \"a\"}, until: Uses(DropAll))]",
        "block_not_allowed",
        "steps[0].until",
    ),
    (
        "blocks: Without([\"wall\"]), start: Program(format: 1, name: \"a\", on_click: [DropAll])",
        "block_not_allowed",
        "start",
    ),
];

const QUESTION: &str = "questions: [Question(text: {\"it\": \"a\"}, answer: Cells(wall: WALL, click: (8, 0), changed_by: [COMMANDS]))]";

fn question(commands: &str) -> String {
    let wall = format!("\"{}\"", wall(&["RR......."]));
    QUESTION
        .replace("WALL", &wall)
        .replace("COMMANDS", commands)
}

#[test]
fn every_fault_of_a_task_is_told_where_it_stands() {
    let folder = Folder::new("task-faults");
    let failing = question("Remove(CellAt(row: Number(9), column: Number(0)))");
    let mut faults: Vec<(String, &str, &str, bool)> = FAULTS
        .iter()
        .map(|(field, kind, path)| ((*field).to_owned(), *kind, *path, false))
        .collect();
    faults.push((
        failing,
        "question_fails",
        "questions[0].answer.changed_by[0]",
        false,
    ));
    faults.push((
        question("CureAll"),
        "no_cell_changes",
        "questions[0].answer.changed_by",
        true,
    ));
    faults.push((
        "text: {\"en\": \"a\"}".to_owned(),
        "language_missing",
        "title",
        true,
    ));
    faults.push(("wanted: [DropAll]".to_owned(), "no_goals", "wanted", true));
    faults.push((
        "wanted: [Remove(Clicked)], goals: [5], solutions: [Program(format: 1, name: \"a\", on_click: [Remove(Clicked)])]".to_owned(),
        "solution_below_last_goal",
        "solutions[0]",
        true,
    ));
    for (field, kind, path, warning) in faults {
        let text = format!("Task(format: 1, id: \"a\", title: {{\"it\": \"a\"}},\n {field})");
        let file = folder.file("a.ron", &text);
        let answer = clickomania(&["task", "check", "--json", "--lang", "en", &file]);
        assert_eq!(answer.err, "", "{field}");
        let told = answer.object();
        let problems = told["problems"].as_array().unwrap();
        let found = problems.iter().find(|problem| problem["kind"] == kind);
        let found = found.unwrap_or_else(|| panic!("{field}: {told}"));
        assert_eq!(found["path"], path, "{field}: {told}");
        assert_eq!(found["warning"], warning, "{field}");
        assert_eq!(answer.status, i32::from(!warning), "{field}: {told}");
        assert_eq!(told["usable"], warning, "{field}");
        // The place is that of the part.
        let (line, column) = (
            found["line"].as_u64().unwrap() as usize,
            found["column"].as_u64().unwrap() as usize,
        );
        let name = path.split(['.', '[']).next().unwrap();
        let rest: String = text
            .lines()
            .nth(line - 1)
            .unwrap()
            .chars()
            .skip(column - 1)
            .collect();
        assert!(
            text.find(&rest) > text.find(&format!("{name}: ")),
            "{field}: {line}:{column} {rest}"
        );
        let said = found["message"].as_str().unwrap();
        assert!(said.ends_with(['.', '?']) || kind == "rules_fail", "{said}");
    }
}

#[test]
fn what_cannot_be_read_is_a_row_with_its_place() {
    let folder = Folder::new("task-unreadable");
    let file = folder.file(
        "a.ron",
        "Task(format: 1, id: \"a\", title: {},\n  wanted: [DropAl])",
    );
    let answer = clickomania(&["task", "check", "--lang", "en", &file]);
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
    let answer = clickomania(&["task", "check", "--lang", "en", &file]);
    assert!(answer.err.contains("sotto/b.ron:2:2: "), "{}", answer.err);
    let answer = piped(&["task", "check", "-", "--lang", "en"], b"Course()");
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

#[test]
fn folders_of_programs_leave_tasks_out_and_folders_of_tasks_programs() {
    let (folder, task) = fall("task-folder");
    folder.file("GRANDE.RON", program("DropAll"));
    folder.file("altro.clickomania", program("DropAll"));
    let named = |answer: &crate::support::Answer| -> Vec<String> {
        let rows = answer.json().into_iter();
        rows.map(|row| {
            row["file"]
                .as_str()
                .unwrap()
                .rsplit(['/', '\\'])
                .next()
                .unwrap()
                .to_owned()
        })
        .collect()
    };
    let all = folder.path("");
    let costs = clickomania(&["cost", "--json", &all]);
    assert_eq!(
        named(&costs),
        [
            "GRANDE.RON",
            "altro.clickomania",
            "compatta.ron",
            "niente.ron"
        ]
    );
    assert_eq!(costs.status, 0);
    let checked = clickomania(&["task", "check", "--json", &all]);
    assert_eq!(named(&checked), [task.rsplit(['/', '\\']).next().unwrap()]);
}

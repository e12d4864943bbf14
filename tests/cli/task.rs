//! `--task`, `task list`, `task show`, `task check` and `task sheet`.

mod check;
mod least;

use crate::support::{Folder, keys, program, refused, run, wall};
use serde_json::json;

/// What ten lines make: everything falls.
const FALL: &str = "Task(
    format: 1,
    id: \"caduta\",
    title: {\"it\": \"La caduta\", \"en\": \"The fall\"},
    blocks: Without([DropAll]),
    costs: {DropStack: 3},
    before: [InfectArea(Clicked), RemoveInfected],
    wanted: [DropAll],
    after: [Paint(colour: Red, cell: CellAt(row: Number(8), column: Number(0)))],
    goals: [7],
    solutions: [File(\"compatta.ron\")],
    mistakes: [File(\"niente.ron\")],
)
";

/// Right for it: every column is compacted.
const COMPACT: &str = "Count(var: \"x\", from: Number(0), to: Number(8), by: Number(1), body: [CompactColumn(Get(\"x\"))])";

/// A folder with the task, its solution and its mistake.
fn fall(test: &str) -> (Folder, String) {
    let folder = Folder::new(test);
    folder.program("compatta.ron", COMPACT);
    folder.program("niente.ron", "CureAll");
    let task = folder.file("quesito.ron", FALL);
    (folder, task)
}

#[test]
fn the_tasks_that_ship_are_listed_and_shown() {
    let answer = run("task list --json --lang it");
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let first = &answer.json()[0];
    assert_eq!(
        (&first["id"], &first["course"]),
        (&json!("clickomania"), &json!(null))
    );
    assert_eq!(
        (&first["title"], &first["goals"][0]),
        (&json!("Il gioco completo"), &json!(40))
    );
    let table = run("task list").out;
    assert!(
        table.lines().any(|line| line.starts_with("strisce ")),
        "{table}"
    );
    let shown = run("task show strisce");
    assert_eq!((shown.status, &*shown.err), (0, ""));
    assert!(
        shown
            .out
            .starts_with("Task(\n    format: 1,\n    id: \"strisce\",\n")
    );
    refused("task show strisc", "");
}

#[test]
fn a_task_decides_what_is_right_and_what_blocks_cost() {
    let (folder, task) = fall("task-judge");
    let right = folder.path("compatta.ron");
    let stack = folder.program("pila.ron", "DropStack(Clicked)");
    let all = folder.program("tutti.ron", "DropAll");
    let answer = run(&format!(
        "judge --task {task} --effort quick --json {right} {stack} {all}"
    ));
    assert_eq!((answer.status, &*answer.err), (1, ""));
    let rows = answer.json();
    let told = |key: &str| -> Vec<_> { rows.iter().map(|row| row[key].clone()).collect() };
    assert_eq!(told("verdict"), ["accepted", "wrong_wall", "not_allowed"]);
    assert_eq!(told("task"), ["caduta"; 3]);
    assert_eq!(told("game"), [json!(null), json!(null), json!(null)]);
    assert_eq!(
        told("right_for_other_game"),
        [json!(null), json!(null), json!(null)]
    );
    assert_eq!(told("cost"), [7, 3, 10]);
    assert_eq!(rows[2]["error"]["block"]["path"], "on_click[0]");
    let cost = run(&format!("cost --task {task} --json {stack}"));
    assert_eq!(cost.object()["cost"], 3);
    let check = run(&format!("check --task {task} --json {all}"));
    assert_eq!(check.status, 1);
    assert_eq!(check.object()["problems"][0]["kind"], "not_allowed");
}

#[test]
fn a_move_shows_where_the_program_starts_and_what_comes_after() {
    let (folder, task) = fall("task-run");
    let right = folder.path("compatta.ron");
    let wall_file = folder.file("wall.txt", wall(&["B........", "GG......."]));
    let answer = run(&format!(
        "run {right} --task {task} --wall {wall_file} --click 8,0 --json"
    ));
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let first = &answer.object()["moves"][0];
    let floor = |key: &str| [7, 8].map(|row| first[key][row].as_str().unwrap().to_owned());
    assert_eq!(floor("start"), ["B........", "........."]);
    assert_eq!(floor("obtained"), [".........", "B........"]);
    assert_eq!(floor("wall"), [".........", "R........"]);
    assert_eq!(first["right"], true);
    let line = first.to_string();
    assert!(keys(&line).contains(&"start".to_owned()));
    let trace = run(&format!(
        "trace {right} --task {task} --wall {wall_file} --click 8,0 --json"
    ));
    let changes: Vec<_> = trace
        .json()
        .into_iter()
        .flat_map(|step| step["changes"].as_array().unwrap().clone())
        .collect();
    assert_eq!(changes, [json!([7, 0, "B", "."]), json!([8, 0, ".", "B"])]);
    let play = run(&format!("play {right} --task {task} --games 2 --json"));
    let played = play.object();
    assert_eq!(played["moves"], played["right"], "{played}");
}

#[test]
fn a_program_that_names_an_unknown_task_is_a_row() {
    let folder = Folder::new("task-unknown");
    let text =
        program("DropAll").replace("    variables", "    task: \"mai-visto\",\n    variables");
    let file = folder.file("p.ron", text);
    let answer = run(&format!("judge --json {file}"));
    assert_eq!(
        (answer.status, &answer.object()["verdict"]),
        (2, &json!("unreadable"))
    );
    assert!(answer.err.contains("“mai-visto”"), "{}", answer.err);
    let named = run(&format!(
        "judge --json --effort quick --task clickomania {file}"
    ));
    assert_eq!(
        (named.status, &named.object()["verdict"]),
        (1, &json!("wrong_wall"))
    );
    for task in ["strisc", "zzz", "clickomania --game strip"] {
        refused(&format!("judge {file} --task {task}"), "--task: ");
    }
}

#[test]
fn a_task_of_a_course_is_named_behind_a_number_sign() {
    let (folder, _) = fall("task-course");
    let text = "Course(format: 1, id: \"corso\", title: {}, tasks: [File(\"quesito.ron\")])";
    let course = folder.file("corso.ron", text);
    let right = folder.path("compatta.ron");
    let cost = |task: &str| run(&format!("cost --json --lang en --task {task} {right}"));
    assert_eq!(cost(&format!("{course}#caduta")).object()["cost"], 7);
    let refused = cost(&course);
    assert_eq!(refused.status, 2);
    assert!(
        refused.err.contains("is a course") && refused.err.contains("caduta"),
        "{}",
        refused.err
    );
    assert_eq!(cost(&format!("{course}#altro")).status, 2);
}

#[test]
fn a_sheet_has_the_text_the_rules_and_the_blocks_with_their_costs() {
    let (folder, task) = fall("task-sheet");
    let page = folder.path("foglio.html");
    let answer = run(&format!("task sheet {task} -o {page} --lang it"));
    assert_eq!((answer.status, &*answer.err, &*answer.out), (0, "", ""));
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"it\">"));
    assert!(html.contains("<h1>La caduta</h1>"));
    assert!(html.contains("<td class=\"cost\">3</td>"), "{html}");
    let alternatives: Vec<_> = html
        .split("alt=\"")
        .map(|part| part.split('"').next())
        .collect();
    let has = |name: &str| alternatives.contains(&Some(name));
    assert!(has("Rimuovi tutti i mattoni infetti"));
    assert!(
        !has("Fai cadere tutti i blocchi"),
        "the task does not have it"
    );
    assert_eq!(html.matches("<figure>").count(), 3, "click, start, goal");
    for (open, close) in [("<table>", "</table>"), ("<section>", "</section>")] {
        assert_eq!(html.matches(open).count(), html.matches(close).count());
    }
}

#[test]
fn pupils_get_one_file_without_what_helps() {
    let folder = Folder::new("task-pupils");
    let solution = "Program(format: 1, name: \"Segreta\", task: \"cade\", on_click: [DropAll])";
    folder.file("cade.ron", solution);
    let jury = folder.file(
        "gara.ron",
        r#"Course(format: 1, id: "gara", title: {"en": "A contest"}, contest: (minutes: 60), tasks: [
    Task(format: 1, id: "cade", title: {"en": "Fall"}, text: {"en": "Let them fall."}, wanted: [DropAll],
        costs: {DropAll: 3}, goals: [3], points: [(3, 70)], solutions: [File("cade.ron")]),
    File("programs/tasks/strisce.ron"),
])"#,
    );
    let pupils = folder.path("alunni.ron");
    let written = run(&format!("task pupils {jury} -o {pupils}"));
    assert_eq!((written.status, &*written.out, &*written.err), (0, "", ""));
    let text = std::fs::read_to_string(&pupils).unwrap();
    for (word, given) in [("Segreta", false), ("File(", false), ("minutes: 60", true)] {
        assert_eq!(text.contains(word), given, "{word}: {text}");
    }
    // The jury's file is usable; the check warns where it holds what pupils must not have.
    for (file, shows_help) in [(jury, true), (pupils, false)] {
        let check = run(&format!("task check {file} --json"));
        assert_eq!(check.status, 0, "{check:?}");
        let tasks = check.json();
        let problems = tasks[0]["problems"].as_array().unwrap();
        let help = problems
            .iter()
            .find(|problem| problem["kind"] == "shows_help");
        assert_eq!(help.is_some(), shows_help, "{check:?}");
        assert!(help.is_none_or(|help| help["path"] == "solutions" && help["warning"] == true));
    }
}

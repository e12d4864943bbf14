//! `--task`, `task list`, `task show`, `task check` and `task sheet`.

mod check;
mod least;

use crate::support::{Folder, clickomania, keys, program, wall};
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
    let answer = clickomania(&["task", "list", "--json", "--lang", "it"]);
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let first = &answer.json()[0];
    assert_eq!(first["id"], "clickomania");
    assert_eq!(first["course"], json!(null));
    assert_eq!(first["title"], "Il gioco completo");
    assert_eq!(first["goals"][0], 40);
    let table = clickomania(&["task", "list", "--lang", "en"]).out;
    assert!(
        table.lines().any(|line| line.starts_with("strisce ")),
        "{table}"
    );
    let shown = clickomania(&["task", "show", "strisce"]);
    assert_eq!((shown.status, &*shown.err), (0, ""));
    assert!(
        shown
            .out
            .starts_with("Task(\n    format: 1,\n    id: \"strisce\",\n")
    );
    let missing = clickomania(&["task", "show", "strisc", "--lang", "en"]);
    assert_eq!(missing.status, 2);
    assert!(
        missing.err.contains("perhaps it is “strisce”"),
        "{}",
        missing.err
    );
}

#[test]
fn a_task_decides_what_is_right_and_what_blocks_cost() {
    let (folder, task) = fall("task-judge");
    let right = folder.path("compatta.ron");
    let stack = folder.program("pila.ron", "DropStack(Clicked)");
    let all = folder.program("tutti.ron", "DropAll");
    let answer = clickomania(&[
        "judge", "--task", &task, "--effort", "quick", "--json", &right, &stack, &all,
    ]);
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
    let cost = clickomania(&["cost", "--task", &task, "--json", &stack]);
    assert_eq!(cost.object()["cost"], 3);
    let check = clickomania(&["check", "--task", &task, "--json", &all]);
    assert_eq!(check.status, 1);
    assert_eq!(check.object()["problems"][0]["kind"], "not_allowed");
}

#[test]
fn a_move_shows_where_the_program_starts_and_what_comes_after() {
    let (folder, task) = fall("task-run");
    let right = folder.path("compatta.ron");
    let wall_file = folder.file("wall.txt", wall(&["B........", "GG......."]));
    let run = [
        "run", &right, "--task", &task, "--wall", &wall_file, "--click", "8,0", "--json",
    ];
    let answer = clickomania(&run);
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let first = &answer.object()["moves"][0];
    let floor = |key: &str| [7, 8].map(|row| first[key][row].as_str().unwrap().to_owned());
    assert_eq!(floor("start"), ["B........", "........."]);
    assert_eq!(floor("obtained"), [".........", "B........"]);
    assert_eq!(floor("wall"), [".........", "R........"]);
    assert_eq!(first["right"], true);
    let line = first.to_string();
    assert!(keys(&line).contains(&"start".to_owned()));
    let trace = clickomania(&[
        "trace", &right, "--task", &task, "--wall", &wall_file, "--click", "8,0", "--json",
    ]);
    let changes: Vec<_> = trace
        .json()
        .into_iter()
        .flat_map(|step| step["changes"].as_array().unwrap().clone())
        .collect();
    assert_eq!(changes, [json!([7, 0, "B", "."]), json!([8, 0, ".", "B"])]);
    let play = clickomania(&["play", &right, "--task", &task, "--games", "2", "--json"]);
    let played = play.object();
    assert_eq!(played["moves"], played["right"], "{played}");
}

#[test]
fn a_program_that_names_an_unknown_task_is_a_row() {
    let folder = Folder::new("task-unknown");
    let text =
        program("DropAll").replace("    variables", "    task: \"mai-visto\",\n    variables");
    let file = folder.file("p.ron", text);
    let answer = clickomania(&["judge", "--json", "--lang", "en", &file]);
    assert_eq!(answer.status, 2);
    assert_eq!(answer.object()["verdict"], "unreadable");
    assert!(
        answer.err.contains("the task “mai-visto”"),
        "{}",
        answer.err
    );
    let named = clickomania(&[
        "judge",
        "--json",
        "--effort",
        "quick",
        "--task",
        "clickomania",
        &file,
    ]);
    assert_eq!(
        (named.status, named.object()["verdict"].as_str()),
        (1, Some("wrong_wall"))
    );
    for (task, said) in [
        ("strisc", "perhaps it is “strisce”"),
        ("zzz", "there are clickomania"),
        ("manca.ron", "the file does not exist"),
    ] {
        let answer = clickomania(&["judge", "--task", task, "--lang", "en", &file]);
        assert_eq!(answer.status, 2);
        assert!(answer.err.contains(said), "{task}: {}", answer.err);
    }
    let both = clickomania(&[
        "judge",
        "--task",
        "clickomania",
        "--game",
        "strip",
        "--lang",
        "en",
        &file,
    ]);
    assert_eq!((both.status, both.err.contains("--game")), (2, true));
}

#[test]
fn a_task_of_a_course_is_named_behind_a_number_sign() {
    let (folder, _) = fall("task-course");
    let text = "Course(format: 1, id: \"corso\", title: {}, tasks: [File(\"quesito.ron\")])";
    let course = folder.file("corso.ron", text);
    let right = folder.path("compatta.ron");
    let cost =
        |task: &str| clickomania(&["cost", "--json", "--lang", "en", "--task", task, &right]);
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

/// What is read of pictures where they are not seen.
fn alternatives(html: &str) -> Vec<&str> {
    let parts = html.split("alt=\"").skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn a_sheet_has_the_text_the_rules_and_the_blocks_with_their_costs() {
    let (folder, task) = fall("task-sheet");
    let page = folder.path("foglio.html");
    let answer = clickomania(&["task", "sheet", &task, "-o", &page, "--lang", "it"]);
    assert_eq!((answer.status, &*answer.err, &*answer.out), (0, "", ""));
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"it\">"));
    assert!(html.contains("<h1>La caduta</h1>"));
    let stack =
        "alt=\"Fai cadere la pila di mattoni con base in …\">\n</td><td class=\"cost\">3</td>";
    assert!(html.contains(stack), "{:?}", alternatives(&html));
    let has = |name: &str| alternatives(&html).contains(&name);
    assert!(has("Rimuovi tutti i mattoni infetti"));
    assert!(
        !has("Fai cadere tutti i blocchi"),
        "the task does not have it"
    );
    assert_eq!(
        html.matches("<figure>").count(),
        3,
        "click, start, what is wanted"
    );
    for (open, close) in [
        ("<table>", "</table>"),
        ("<section>", "</section>"),
        ("<tr>", "</tr>"),
    ] {
        assert_eq!(html.matches(open).count(), html.matches(close).count());
    }
    let page = folder.path("cima.html");
    let answer = clickomania(&["task", "sheet", "cima-e-fondo", "-o", &page, "--lang", "it"]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.contains("<p>costo 16 · costo 11</p>"));
    assert!(html.contains("Perché infettare, se poi si rimuove? Arriva a 11."));
    let once = "Rimuovi tutti i mattoni infetti";
    let times = alternatives(&html).into_iter().filter(|&name| name == once);
    assert_eq!(times.count(), 1, "it is in two categories");
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
        costs: {DropAll: 3}, goals: [3], points: [(3, 70)],
        hints: [{"en": "Try the third block."}], solutions: [File("cade.ron")]),
    File("programs/tasks/strisce.ron"),
])"#,
    );
    // The jury's file is usable; the check says where it holds what pupils must not have.
    let check = clickomania(&["task", "check", &jury, "--json"]);
    assert_eq!(check.status, 0, "{check:?}");
    let lines = check.json();
    let of = |task: &serde_json::Value| {
        let problems = task["problems"].as_array().unwrap().iter();
        let mut found = problems.filter(|problem| problem["kind"] == "shows_help");
        found.next().cloned()
    };
    let found = of(&lines[0]).expect("the first task shows its solution");
    assert_eq!(
        (&found["line"], &found["path"]),
        (&4.into(), &"solutions".into())
    );
    assert_eq!(found["warning"], true);
    assert!(of(&lines[1]).is_some(), "{lines:?}");

    let pupils = jury.replace("gara.ron", "out/alunni.ron");
    std::fs::create_dir(std::path::Path::new(&pupils).parent().unwrap()).unwrap();
    let written = clickomania(&["task", "pupils", &jury, "-o", &pupils]);
    assert_eq!((written.status, &*written.out, &*written.err), (0, "", ""));
    let text = std::fs::read_to_string(&pupils).unwrap();
    for word in [
        "Segreta",
        "third block",
        "goals",
        "points",
        "solutions",
        "File(",
    ] {
        assert!(!text.contains(word), "{word}: {text}");
    }
    for word in ["minutes: 60", "Let them fall.", "DropAll: 3", "strisce"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let check = clickomania(&["task", "check", &pupils, "--json"]);
    assert_eq!(check.status, 0, "{check:?}");
    assert!(
        check.json().iter().all(|task| of(task).is_none()),
        "{check:?}"
    );
    // A task alone, and one that ships.
    for task in [&*jury.replace("gara.ron", "nothing.ron"), "strisce"] {
        let written = clickomania(&["task", "pupils", task, "-o", &pupils]);
        assert_eq!(written.status == 0, task == "strisce", "{written:?}");
    }
    assert!(!std::fs::read_to_string(&pupils).unwrap().contains("goals"));
}

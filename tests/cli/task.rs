//! `--task`, `task list`, `task show`, `task check` and `task sheet`.

use crate::support::{Folder, clickomania, keys, piped, program, wall};
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

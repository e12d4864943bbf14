//! `judge`.

use crate::support::{Folder, RIGHT, clickomania, keys, refused, run};
use serde_json::{Value, json};

const LONE: &str = "Remove(Clicked), DropAll";
const ERROR: &str = "Remove(CellAt(row: Number(9), column: Number(0)))";

const JUDGE_KEYS: &str = "file game task cost blocks steps verdict proof proof_bricks proved luck cases_tried moves_tried \
    steps_mean steps_max never_executed right_for_other_game phase counterexample error";

#[test]
fn json_has_a_row_for_each_file_unreadable_ones_too() {
    let folder = Folder::new("judge-json");
    let right = folder.program("a-right.ron", RIGHT);
    let lone = folder.program("b-lone.ron", LONE);
    let error = folder.program("c-error.ron", ERROR);
    let hole = folder.program("d-hole.ron", "Remove(Hole)");
    let broken = folder.program("e-broken.ron", "Nothing(");
    let files = [&*right, &lone, &error, &hole, &broken];
    let options = ["judge", "--effort", "quick", "--json", "--lang", "en"];
    let answer = clickomania(&[&options[..], &files].concat());
    assert_eq!(answer.status, 2, "{answer:?}");
    let rows = answer.json();
    let column = |key: &str| -> Vec<Value> { rows.iter().map(|row| row[key].clone()).collect() };
    assert_eq!(column("file"), files.map(Value::from));
    assert_eq!(
        column("verdict"),
        [
            "accepted",
            "wrong_wall",
            "runtime_error",
            "not_ready",
            "unreadable"
        ]
    );
    for line in answer.out.lines() {
        assert_eq!(keys(line).join(" "), JUDGE_KEYS);
    }
    assert_eq!(rows[0]["cost"], 40);
    assert!(
        rows[0]["cases_tried"].as_u64() >= Some(50),
        "as quick effort wants"
    );
    assert_eq!(
        (&rows[0]["steps_mean"], &rows[0]["steps_max"]),
        (&json!(2), &json!(2))
    );
    assert_eq!(column("steps")[..1], [json!(2)]);
    assert!(rows[1]["steps"].is_number() && rows[3]["steps"].is_null());
    assert_eq!(rows[0]["counterexample"], Value::Null);
    let mut lone_brick = ["........."; 9];
    lone_brick[8] = "R........";
    assert_eq!(
        rows[1]["counterexample"],
        json!({
            "wall": lone_brick, "click": [8, 0], "expected": lone_brick, "obtained": vec!["........."; 9],
            "bricks": 1, "seed": rows[1]["counterexample"]["seed"], "step": 2
        })
    );
    assert!(rows[1]["counterexample"]["seed"].is_u64());
    assert_eq!(rows[2]["error"]["kind"], "off_wall");
    assert_eq!(rows[2]["error"]["block"]["path"], "on_click[0]");
    assert_eq!(rows[3]["error"]["kind"], "empty_socket");
    assert_eq!(
        (&rows[3]["moves_tried"], &rows[3]["steps_mean"]),
        (&json!(0), &Value::Null)
    );
    assert_eq!(
        (&rows[4]["cost"], &rows[4]["game"]),
        (&Value::Null, &Value::Null)
    );
    assert!(answer.err.starts_with("clickomania: "), "{}", answer.err);
}

#[test]
fn the_front_of_each_task_follows_the_rows_in_order_of_cost() {
    let solution = |name: &str| format!("programs/solutions/{name}.ron");
    let [two, three, forty] = ["costo-2", "costo-3", "costo-40"].map(solution);
    let strip = "programs/simplified/costo-40.ron".to_owned();
    let options = ["judge", "--effort", "quick", "--json"];
    let files = [&*forty, &two, &strip, &three];
    let rows = clickomania(&[&options[..], &files].concat()).json();
    assert_eq!(rows.len(), 5);
    assert_eq!(rows[4]["task"], "clickomania");
    let front = rows[4]["front"].as_array().unwrap();
    assert_eq!(
        (&front[0], front.last().unwrap()),
        (&json!(two), &json!(forty))
    );
    assert_eq!(rows[4].as_object().unwrap().len(), 2);
    // One accepted program is no front.
    let rows = clickomania(&[&options[..], &files[2..]].concat()).json();
    assert_eq!(rows.len(), 2);
}

#[test]
fn the_steps_score_depends_on_neither_effort_nor_seed() {
    let file = "programs/solutions/costo-35.ron";
    let of = |words: &str| run(&format!("judge {file} --json {words}")).object()["steps"].clone();
    let score = of("--effort quick");
    assert_eq!(score, of("--effort quick --seed 7"));
    let compared = run(&format!("compare {file} {file} --json")).object();
    assert_eq!(score, compared["a"]["steps_mean"]);
}

#[test]
fn what_was_handed_in_is_judged_slot_by_slot() {
    let folder = Folder::new("judge-handed");
    let slot = |number: usize, blocks: &str| {
        format!(
            "(number: {number}, saved: \"\", program: r#\"Program(format: 1, name: \"p\", \
             on_click: [{blocks}])\"#)"
        )
    };
    let slots = [slot(1, RIGHT), slot(3, LONE)].join(", ");
    let handed = format!(
        "Contest(format: 1, name: \"=Ada\", begun: \"\", handed_in: \"\", slots: [{slots}])"
    );
    let file = folder.file("ada.RON", &handed);
    folder.file(
        "task.ron",
        "Task(format: 1, id: \"x\", title: {\"en\": \"x\"})",
    );
    let root = file.strip_suffix("ada.RON").unwrap();
    let quick = "judge --effort quick";
    let answer = run(&format!("{quick} --json {root}"));
    assert_eq!(answer.status, 1, "{answer:?}");
    let rows = answer.json();
    let found: Vec<_> = rows
        .iter()
        .map(|row| (&row["file"], &row["verdict"]))
        .collect();
    let [first, third] = [1, 3].map(|number| json!(format!("{file}#{number}")));
    let expected = [(&first, &json!("accepted")), (&third, &json!("wrong_wall"))];
    assert_eq!(found, expected);
    // The author is the pupil who handed it in, and never a formula.
    let csv = run(&format!("{quick} --format csv {root}")).out;
    assert!(
        csv.lines().skip(1).all(|line| line.contains(",'=Ada,")),
        "{csv}"
    );
    let html = run(&format!("{quick} --format html {root}")).out;
    assert_eq!(html.matches("<td>=Ada</td>").count(), 2);
    assert!(html.contains("ada.RON#3</td>"));
}

#[test]
fn a_drawn_seed_is_reported() {
    let folder = Folder::new("judge-seed");
    let file = folder.program("a.ron", LONE);
    let drawn = run(&format!("judge --effort quick --json --seed random {file}"));
    let seed = drawn.err.trim().strip_prefix("--seed ").unwrap().to_owned();
    let again = run(&format!("judge --effort quick --json --seed {seed} {file}"));
    assert_eq!(drawn.out, again.out);
    refused(&format!("judge --seed luck {file}"), "--seed: ");
}

#[test]
fn a_counterexample_can_be_played_again() {
    let folder = Folder::new("judge-again");
    let coin = "If(branches: [(when: Compare(RandomFraction, Lt, Number(0.5)), then: \
        [RemoveAreaAndDrop(Clicked)])])";
    let file = folder.program("coin.ron", coin);
    let row = run(&format!("judge --effort quick --seed 3 --json {file}")).object();
    assert_eq!(row["verdict"], "lucky");
    let case = &row["counterexample"];
    let lines = |key: &str| -> String {
        let rows = case[key].as_array().unwrap().iter();
        rows.map(|row| row.as_str().unwrap().to_owned() + "\n")
            .collect()
    };
    let wall = folder.file("wall.txt", lines("wall"));
    let click = format!("{},{}", case["click"][0], case["click"][1]);
    let seed = case["seed"].to_string();
    let played = run(&format!(
        "run {file} --wall {wall} --click {click} --seed {seed}"
    ));
    assert_eq!(played.out, lines("obtained"));
    assert_ne!(played.out, lines("expected"));
}

#[test]
fn the_same_bytes_for_any_number_of_processors() {
    let folder = Folder::new("judge-jobs");
    let lone = folder.program("lone.ron", LONE);
    let wrong = format!("programs/mistakes/venti-passate.ron {lone} --effort quick");
    // Only a right program is tried in ordinary games too, and the quick verdict has none.
    let right = "programs/solutions/caduta-contatore.ron --effort normal";
    for words in [&*wrong, right] {
        let judged = |jobs| run(&format!("judge {words} --json --jobs {jobs}")).out;
        let alone = judged("1");
        assert!(!alone.is_empty());
        assert_eq!(judged("3"), alone);
    }
}

#[test]
fn csv_and_json_by_format_say_the_same() {
    let folder = Folder::new("judge-csv");
    let lone = folder.program("a,b.ron", LONE);
    let by = |format: &str| {
        run(&format!(
            "judge --effort quick --lang en --format {format} {lone}"
        ))
        .out
    };
    let csv = by("csv");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 2, "{csv}");
    assert!(
        lines[1].starts_with(&format!("\"{lone}\",full,11,")),
        "{csv}"
    );
    assert!(lines[1].contains("......../R........,\"8,0\","), "{csv}");
    assert_eq!(by("json").lines().count(), 1);
    let row: Value = serde_json::from_str(&by("json")).unwrap();
    assert_eq!(row["verdict"], "wrong_wall");
}

#[test]
fn the_table_shows_people_what_goes_wrong() {
    let folder = Folder::new("judge-table");
    let files = [
        folder.program("a-right.ron", RIGHT),
        folder.program("b-lone.ron", LONE),
        folder.program("c-error.ron", ERROR),
        folder.program("d-hole.ron", "Remove(Hole)"),
    ];
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let options = ["judge", "--effort", "quick", "--lang", "en"];
    let answer = clickomania(&[&options[..], &files].concat());
    let path = files[0].strip_suffix("a-right.ron").unwrap();
    insta::assert_snapshot!(answer.out.replace(path, ""));
}

#[test]
fn the_page_holds_everything_and_needs_nothing_else() {
    let folder = Folder::new("judge-page");
    let right = folder.program("a-right.ron", RIGHT);
    let lone = folder.program("b-lone.ron", LONE);
    let broken = folder.program("c-broken.ron", "Nothing(");
    let options = "judge --effort quick --format html --lang it";
    let answer = run(&format!("{options} {right} {lone} {broken}"));
    assert_eq!(answer.status, 2);
    let page = &answer.out;
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"it\">") && page.ends_with("</html>\n"));
    for (open, close) in [
        ("<section", "</section>"),
        ("<figure>", "</figure>"),
        ("<p", "</p>"),
    ] {
        assert_eq!(
            page.matches(open).count(),
            page.matches(close).count(),
            "{open}"
        );
    }
    assert_eq!(page.matches("<section").count(), 3);
    // Two programs, and the three walls of a counterexample.
    let pictures = page.matches("<img src=\"data:image/svg+xml,%3Csvg").count();
    assert_eq!((pictures, page.matches("<img").count()), (5, 5));
    for word in [">giusto<", ">sbagliato<", ">illeggibile<"] {
        assert_eq!(
            page.matches(word).count(),
            2,
            "{word}: in the table and below"
        );
    }
    for outside in ["src=\"http", "href=\"http", "<script", "<link", "@import"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

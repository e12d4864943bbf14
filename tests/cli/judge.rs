//! `judge`.

use crate::support::{Folder, RIGHT, clickomania, keys};
use serde_json::{Value, json};
use std::fs;

const LONE: &str = "Remove(Clicked), DropAll";
const ERROR: &str = "Remove(CellAt(row: Number(9), column: Number(0)))";

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
        assert_eq!(
            keys(line),
            [
                "file",
                "game",
                "task",
                "cost",
                "blocks",
                "verdict",
                "proved",
                "luck",
                "cases_tried",
                "moves_tried",
                "steps_mean",
                "steps_max",
                "never_executed",
                "right_for_other_game",
                "phase",
                "counterexample",
                "error"
            ]
        );
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
    assert_eq!(rows[0]["counterexample"], Value::Null);
    assert_eq!(
        rows[1]["counterexample"],
        json!({
            "wall": [".........", ".........", ".........", ".........", ".........", ".........",
                ".........", ".........", "R........"],
            "click": [8, 0],
            "expected": [".........", ".........", ".........", ".........", ".........", ".........",
                ".........", ".........", "R........"],
            "obtained": vec!["........."; 9],
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
fn the_exit_status_tells_whether_all_were_accepted() {
    let folder = Folder::new("judge-status");
    let right = folder.program("right.ron", RIGHT);
    let lone = folder.program("lone.ron", LONE);
    for (files, status) in [(vec![&*right], 0), (vec![&right, &lone], 1)] {
        let answer = clickomania(&[&["judge", "--effort", "quick"], &files[..]].concat());
        assert_eq!(answer.status, status, "{answer:?}");
    }
    // The rules are those of the program, unless another game is asked for.
    let strip = clickomania(&["judge", "--effort", "quick", "--game", "strip", &right]);
    assert_eq!(strip.status, 1, "{strip:?}");
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
    let (right, wrong) = (slot(1, RIGHT), slot(3, LONE));
    let handed = format!(
        "Contest(format: 1, name: \"=Ada\", begun: \"\", handed_in: \"\", slots: [{right}, {wrong}])"
    );
    let file = folder.file("ada.RON", &handed);
    folder.file(
        "task.ron",
        "Task(format: 1, id: \"x\", title: {\"en\": \"x\"}, text: {\"en\": \"x\"})",
    );
    let root = file.strip_suffix("ada.RON").unwrap();
    let quick = ["judge", "--effort", "quick"];
    let answer = clickomania(&[&quick[..], &["--json", root]].concat());
    assert_eq!(answer.status, 1, "{answer:?}");
    let rows = answer.json();
    let told: Vec<(&str, &str)> = rows
        .iter()
        .map(|row| {
            let file = row["file"].as_str().unwrap();
            let (_, slot) = file.rsplit_once("ada.RON").unwrap();
            (slot, row["verdict"].as_str().unwrap())
        })
        .collect();
    assert_eq!(told, [("#1", "accepted"), ("#3", "wrong_wall")]);
    // The author is who handed it in, and never a formula.
    let csv = clickomania(&[&quick[..], &["--format", "csv", root]].concat()).out;
    assert!(
        csv.lines().skip(1).all(|line| line.contains(",'=Ada,")),
        "{csv}"
    );
    let html = clickomania(&[&quick[..], &["--format", "html", root]].concat()).out;
    assert_eq!(html.matches("<td>=Ada</td>").count(), 2);
    assert!(html.contains("ada.RON#3</td>"));
}

#[test]
fn a_drawn_seed_is_told() {
    let folder = Folder::new("judge-seed");
    let file = folder.program("a.ron", LONE);
    let drawn = clickomania(&[
        "judge", "--effort", "quick", "--json", "--seed", "random", &file,
    ]);
    let seed = drawn.err.trim().strip_prefix("--seed ").unwrap().to_owned();
    let again = clickomania(&[
        "judge", "--effort", "quick", "--json", "--seed", &seed, &file,
    ]);
    assert_eq!(drawn.out, again.out);
    let refused = clickomania(&["judge", "--seed", "luck", &file]);
    assert_eq!(refused.status, 2);
    assert!(
        refused.err.starts_with("clickomania: --seed: "),
        "{}",
        refused.err
    );
}

#[test]
fn a_counterexample_can_be_played_again() {
    let folder = Folder::new("judge-again");
    let coin = "If(branches: [(when: Compare(RandomFraction, Lt, Number(0.5)), then: \
        [RemoveAreaAndDrop(Clicked)])])";
    let file = folder.program("coin.ron", coin);
    let row = clickomania(&["judge", "--effort", "quick", "--seed", "3", "--json", &file]).object();
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
    let played = clickomania(&[
        "run", &file, "--wall", &wall, "--click", &click, "--seed", &seed,
    ]);
    assert_eq!(played.out, lines("obtained"));
    assert_ne!(played.out, lines("expected"));
}

#[test]
fn the_same_bytes_for_any_number_of_processors() {
    let folder = Folder::new("judge-jobs");
    let lone = folder.program("lone.ron", LONE);
    let judged = |jobs| {
        let words = [
            "judge",
            "programs/mistakes/venti-passate.ron",
            &lone,
            "--effort",
            "quick",
        ];
        clickomania(&[&words[..], &["--json", "--jobs", jobs]].concat()).out
    };
    let alone = judged("1");
    assert!(!alone.is_empty());
    assert_eq!(judged("3"), alone);
}

#[test]
fn csv_and_json_by_format_say_the_same() {
    let folder = Folder::new("judge-csv");
    let lone = folder.program("a,b.ron", LONE);
    let by = |format: &str| {
        clickomania(&[
            "judge", "--effort", "quick", "--lang", "en", "--format", format, &lone,
        ])
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
fn a_folder_is_judged_in_one_go() {
    let folder = Folder::new("judge-folder");
    for number in 0..20 {
        folder.program(
            &format!("{number:02}.ron"),
            if number == 7 { LONE } else { RIGHT },
        );
    }
    let path = folder.path("");
    let answer = clickomania(&["judge", "--effort", "quick", "--format", "csv", &path]);
    let verdicts: Vec<&str> = answer
        .out
        .lines()
        .skip(1)
        .map(|line| line.split(',').nth(4).unwrap())
        .collect();
    assert_eq!(verdicts.len(), 20);
    for (number, verdict) in verdicts.iter().enumerate() {
        assert_eq!(
            *verdict,
            if number == 7 {
                "wrong_wall"
            } else {
                "accepted"
            }
        );
    }
    assert_eq!(
        fs::read_dir(&path).unwrap().count(),
        20,
        "nothing is written"
    );
}

#[test]
fn pictures_in_folders_are_judged_and_the_suffix_stands_in_any_case() {
    let folder = Folder::new("judge-pictures");
    let right = folder.program("right.ron", RIGHT);
    for picture in ["a.svg", "b.png"] {
        let made = clickomania(&["picture", &right, "-o", &folder.path(picture)]);
        assert_eq!(made.status, 0, "{made:?}");
    }
    let rename = |from: &str, to: &str| fs::rename(folder.path(from), folder.path(to)).unwrap();
    rename("b.png", "b.PNG");
    rename("right.ron", "c.Ron");
    let answer = clickomania(&["judge", "--effort", "quick", "--json", &folder.path("")]);
    assert_eq!(answer.status, 0, "{answer:?}");
    let rows = answer.json();
    let files = rows.iter().map(|row| row["file"].as_str().unwrap());
    let names: Vec<&str> = files
        .map(|file| file.rsplit(['/', '\\']).next().unwrap())
        .collect();
    assert_eq!(names, ["a.svg", "b.PNG", "c.Ron"]);
    assert!(rows.iter().all(|row| row["verdict"] == "accepted"));
}

#[test]
fn the_page_holds_everything_and_needs_nothing_else() {
    let folder = Folder::new("judge-page");
    let right = folder.program("a-right.ron", RIGHT);
    let lone = folder.program("b-lone.ron", LONE);
    let broken = folder.program("c-broken.ron", "Nothing(");
    let options = [
        "judge", "--effort", "quick", "--format", "html", "--lang", "it",
    ];
    let answer = clickomania(&[&options[..], &[&right, &lone, &broken]].concat());
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
    for word in ["accettato", "parete sbagliata", "illeggibile"] {
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

#[test]
fn the_readme_shows_what_is_answered() {
    let right = "programs/solutions/costo-40.ron";
    let wrong = "programs/mistakes/mattone-isolato.ron";
    let answer = clickomania(&["judge", right, wrong, "--lang", "en"]);
    let shown = format!(
        "$ clickomania judge {right} {wrong} --lang en\n{}```",
        answer.out
    );
    assert!(include_str!("../../README.md").contains(&shown), "{shown}");
}

//! What was handed in is read, whatever it is and whoever is named in it.

use super::{WRONG, class, code, contest, end, handed, program, slot, standing};
use crate::support::{Folder, RIGHT};
use serde_json::{Value, json};
use std::fs;

#[test]
fn unreadable_files_are_rows() {
    let (folder, root, course) = contest("class-unreadable");
    folder.file("torn.ron", "Contest(format: 2, name: \"Torn\", slots: ![");
    folder.file("newer.ron", "Contest(format: 3)");
    let gone = [slot("elsewhere", 1, "CureAll"), slot("fall", 2, "Unheard")];
    folder.file("gone.ron", handed("Gone", &gone, "\"all\": 3"));
    folder.file("empty.ron", handed("Empty", &[], ""));
    let missing = format!("{root}missing.ron");
    let answer = class(&[&root, &missing, "--course", &course, "--json"]);
    assert_eq!(answer.status, 2, "{answer:?}");
    let lines = answer.json();
    let unreadable: Vec<(&str, &Value, &str)> = lines
        .iter()
        .filter(|line| line["verdict"] == "unreadable")
        .map(|line| {
            let error = line["error"].as_str().unwrap();
            (end(&line["file"]), &line["slot"], error)
        })
        .collect();
    let files: Vec<(&str, &Value)> = unreadable.iter().map(|row| (row.0, row.1)).collect();
    let (one, two, three) = (json!(1), json!(2), json!(3));
    assert_eq!(
        files,
        [
            ("empty.ron", &Value::Null),
            ("gone.ron", &one),
            ("gone.ron", &two),
            ("gone.ron", &three),
            ("newer.ron", &Value::Null),
            ("torn.ron", &Value::Null),
            ("missing.ron", &Value::Null),
        ]
    );
    // A task that nobody knows is named, with its course.
    assert!(
        unreadable[1].2.contains("“elsewhere” of the course “gara”"),
        "{unreadable:?}"
    );
    assert!(unreadable[3].2.contains("empty"), "{unreadable:?}");
    // The rest is judged.
    let ada = standing("Ada", 100, 1, &code(&root, "ada.ron"));
    assert!(lines.contains(&ada));
    // Without the file of the contest its tasks are not known.
    let answer = class(&[&format!("{root}ada.ron"), "--json"]);
    let rows = answer.json();
    assert_eq!(
        (answer.status, &rows[0]["verdict"]),
        (2, &json!("unreadable"))
    );
    assert!(
        rows[0]["error"]
            .as_str()
            .unwrap()
            .contains("“all” of the course “gara”")
    );
}

#[test]
fn who_hands_in_too_much_keeps_nobody_out() {
    let (folder, root, course) = contest("class-hostile-size");
    let long = vec!["CureAll"; 300].join(", ");
    let slots: Vec<String> = (1..=900)
        .map(|number| slot("fall", number, &long))
        .collect();
    folder.file("aaa.ron", handed("Mallory", &slots, ""));
    // Longer than any program, and than anything that is handed in.
    folder.file("aab.ron", program("", &vec!["CureAll"; 130_000].join(", ")));
    folder.file(
        "aac.ron",
        format!("Contest(format: 2, name: \"{}\")", "a".repeat(17 << 20)),
    );
    let answer = class(&[&root, "--course", &course, "--json"]);
    assert_eq!(answer.status, 2, "{}", answer.err);
    let lines = answer.json();
    let refused: Vec<(&str, &str)> = lines
        .iter()
        .filter(|line| line["verdict"] == "unreadable")
        .map(|line| (end(&line["file"]), line["error"].as_str().unwrap()))
        .collect();
    let whys = ["16 MiB of memory", "more than 1 MiB", "more than 16 MiB"];
    assert_eq!(refused.len(), 3, "{refused:?}");
    for ((file, why), (name, part)) in refused
        .iter()
        .zip(["aaa.ron", "aab.ron", "aac.ron"].iter().zip(whys))
    {
        assert_eq!(file, name);
        assert!(why.contains(part), "{why}");
    }
    assert!(lines.contains(&standing("Ada", 100, 1, &code(&root, "ada.ron"))));
}

#[test]
fn old_hand_ins_programs_and_pictures_are_read() {
    let folder = Folder::new("class-old");
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/v0.1/files");
    for file in ["handed-in.ron", "one-block.png"] {
        fs::copy(format!("{fixtures}/{file}"), folder.file(file, "")).unwrap();
    }
    let carl = "Program(format: 1, name: \"x\", author: \"Carl\", on_click: [CureAll])";
    let one = folder.file("1.clickomania", carl);
    folder.file("2.RON", carl);
    folder.file("notes.txt", "nothing");
    let root = one.strip_suffix("1.clickomania").unwrap();
    let answer = class(&[root, "--json"]);
    let lines = answer.json();
    let pupils: Vec<(&str, &Value)> = lines
        .iter()
        .filter(|line| line["verdict"].is_string())
        .map(|line| (line["pupil"].as_str().unwrap(), &line["task"]))
        .collect();
    let game = json!("clickomania");
    assert_eq!(pupils[..2], [("Carl", &game), ("Carl", &game)]);
    // Nobody was asked to name a slot: all are judged.
    assert!(
        pupils.iter().filter(|(name, _)| *name == "Ada").count() >= 2,
        "{pupils:?}"
    );
    assert!(
        pupils.iter().any(|(name, _)| *name == "one-block"),
        "{pupils:?}"
    );
    // The game alone gives no points, which is told.
    assert!(answer.err.contains("No task gives points"), "{answer:?}");
    assert!(
        lines
            .iter()
            .filter(|line| line["rank"].is_u64())
            .all(|line| line["rank"] == 1)
    );
}

#[test]
fn people_of_one_name_are_told_apart() {
    let folder = Folder::new("class-names");
    let first = folder.file("a.ron", handed("Ada", &[slot("clickomania", 1, RIGHT)], ""));
    let second = folder.file(
        "b.ron",
        handed("Ada ", &[slot("clickomania", 1, WRONG)], ""),
    );
    let lines = class(&[&first, &second, "--json"]).json();
    assert_eq!(lines[0]["pupil"], format!("Ada ({first})"));
    assert_eq!(lines[1]["pupil"], format!("Ada ({second})"));
}

/// Names as somebody writes them who wants to be more than a name.
const NAMES: [&str; 8] = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "a\n=2\r=3",
    "\u{1b}[31m<script>alert(1)</script>",
    "\"; DROP\u{202e}",
];

#[test]
fn names_are_never_formulas_markup_or_escapes() {
    let folder = Folder::new("class-hostile");
    let mut root = String::new();
    for (number, name) in NAMES.iter().enumerate() {
        let file = folder.file(
            &format!("{number}.ron"),
            handed(name, &[slot("clickomania", 1, "CureAll")], ""),
        );
        root = file
            .strip_suffix(&format!("{number}.ron"))
            .unwrap()
            .to_owned();
    }
    #[cfg(unix)]
    folder.file("=\u{1b}[2J\n<b>.ron", program("", "CureAll"));
    let of = |format: &str| class(&[&root, "--format", format, "--lang", "it"]);
    for format in ["table", "csv", "html"] {
        let answer = of(format);
        for text in [&answer.out, &answer.err] {
            assert!(
                !text.contains('\u{1b}') && !text.contains('\u{202e}'),
                "{text}"
            );
            assert!(!text.contains("<script") || format != "html", "{text}");
        }
    }
    let csv = of("csv").out;
    assert!(csv.starts_with("\u{feff}pupil;task;slot;verdict;"), "{csv}");
    let lines: Vec<&str> = csv.lines().skip(1).collect();
    assert!(lines.len() >= NAMES.len(), "{csv}");
    for line in &lines {
        assert!(!line.starts_with(['=', '+', '-', '@', '\t']), "{line}");
        // What is quoted begins with an apostrophe too.
        assert!(!line.contains(";=") && !line.contains(";\"="), "{line}");
    }
    assert!(
        csv.lines()
            .next()
            .unwrap()
            .contains(";steps_mean;cases_tried;")
    );
    // Decimals have a comma in Italian, and a point in English.
    assert!(lines[0].contains(";wrong_wall;5;1;"), "{}", lines[0]);
    let english = class(&[&root, "--format", "csv", "--lang", "en"]).out;
    assert!(english.starts_with("\u{feff}pupil,task,"), "{english}");
}

#[test]
fn the_form_follows_from_the_name_of_the_file() {
    let (folder, root, course) = contest("class-files");
    let file = |name: &str| format!("{root}{name}");
    for (name, begins) in [
        ("out.csv", &b"\xef\xbb\xbfpupil,"[..]),
        ("out.html", b"<!DOCTYPE html>"),
        ("out.XLSX", b"PK\x03\x04"),
        ("out.json", b"{\"file\":"),
        ("out.txt", b"verdict "),
    ] {
        let path = file(name);
        let answer = class(&[&root, "--course", &course, "-o", &path]);
        assert_eq!((answer.status, &*answer.out), (0, ""), "{answer:?}");
        let bytes = fs::read(&path).unwrap();
        assert!(bytes.starts_with(begins), "{name}");
        // The same again, byte by byte.
        class(&[&root, "--course", &course, "-o", &path]);
        assert_eq!(fs::read(&path).unwrap(), bytes, "{name}");
    }
    let page = fs::read_to_string(file("out.html")).unwrap();
    // Equal programs have one picture, and those that are wrong their walls.
    assert_eq!(page.matches("<section").count(), 4, "{page}");
    assert!(page.contains("<figure>"));
    let json = fs::read_to_string(file("out.json")).unwrap();
    assert!(json.ends_with("{\"complete\":true}\n"), "{json}");
    drop(folder);
}

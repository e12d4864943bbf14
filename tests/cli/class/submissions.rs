//! Reading hand-ins of all kinds.

use super::{class, code, contest, end, handed, slot, standing};
use crate::support::Folder;
use serde_json::Value;
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
    let unreadable: Vec<&Value> = lines
        .iter()
        .filter(|line| line["verdict"] == "unreadable")
        .collect();
    let row = |row: &&Value| format!("{} {}", end(&row["file"]), row["slot"]);
    assert_eq!(
        unreadable.iter().map(row).collect::<Vec<_>>(),
        [
            "empty.ron null",
            "gone.ron 1",
            "gone.ron 2",
            "gone.ron 3",
            "newer.ron null",
            "torn.ron null",
            "missing.ron null",
        ]
    );
    // An unknown task is named, with its course.
    let why = unreadable[1]["error"].as_str().unwrap();
    assert!(why.contains("“elsewhere” of the course “gara”"), "{why}");
    // The rest is judged.
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
    let rows = lines.iter().filter(|line| line["verdict"].is_string());
    let pupils: Vec<&str> = rows.map(|line| line["pupil"].as_str().unwrap()).collect();
    assert_eq!(pupils[..2], ["Carl", "Carl"]);
    // No slot is named as the solution: all are judged.
    assert!(
        pupils.iter().filter(|name| **name == "Ada").count() >= 2,
        "{pupils:?}"
    );
    assert!(pupils.contains(&"one-block"), "{pupils:?}");
    // The game alone gives no points, which is reported.
    assert!(
        answer.err.contains("No task that was judged gives points"),
        "{answer:?}"
    );
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

//! Which files are read, in which order, and what is said of those that cannot be.

use crate::support::{Folder, RIGHT, clickomania, command, piped, program, refused, run, wall};
use serde_json::json;
use std::fs;

/// The `file` of each line.
fn files(arguments: &[&str]) -> Vec<String> {
    let answer = clickomania(arguments);
    let rows = answer.json();
    rows.iter()
        .map(|row| row["file"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn files_are_taken_in_argument_order() {
    let folder = Folder::new("argument-order");
    let [a, b] = ["a.ron", "b.ron"].map(|name| folder.program(name, RIGHT));
    assert_eq!(files(&["cost", "--json", &b, &a, &b]), [&*b, &*a, &*b]);
}

#[test]
fn a_folder_stands_for_its_program_files_sorted_by_name_deep() {
    let folder = Folder::new("folder");
    for name in [
        "e.ClickoMania",
        "b.ron",
        "a/z.ron",
        "a.ron",
        "c/d/e.ron",
        "c/d.ron",
    ] {
        folder.program(&format!("in/{name}"), RIGHT);
    }
    folder.file("in/notes.txt", "no program");
    fs::create_dir(folder.path("in/empty.ron")).unwrap();
    let expected = [
        "a/z.ron",
        "a.ron",
        "b.ron",
        "c/d/e.ron",
        "c/d.ron",
        "e.ClickoMania",
    ];
    let expected = expected.map(|name| folder.path(&format!("in/{name}")));
    assert_eq!(files(&["cost", "--json", &folder.path("in")]), expected);
}

#[test]
fn a_folder_without_programs_is_unusable() {
    let folder = Folder::new("no-programs");
    let answer = clickomania(&["check", &folder.path("")]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains(".ron files"), "{}", answer.err);
}

#[test]
fn patterns_are_expanded_where_the_shell_does_not() {
    let folder = Folder::new("patterns");
    for name in ["p-b.ron", "p-a.ron", ".p-c.ron", "q.ron", "p-folder/x.ron"] {
        folder.program(name, RIGHT);
    }
    let expected = ["p-a.ron", "p-b.ron", "p-folder/x.ron"].map(|name| folder.path(name));
    assert_eq!(files(&["cost", "--json", &folder.path("*p-*")]), expected);
    // A file with a star in its name is no pattern.
    let star = folder.program("p-*.ron", RIGHT);
    assert_eq!(files(&["cost", "--json", &star]), [&*star]);
    let answer = clickomania(&["cost", &folder.path("nothing-*")]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("no file matches"), "{}", answer.err);
}

#[test]
fn a_minus_is_standard_input_and_is_called_stdin() {
    let input = program(RIGHT);
    let answer = piped("cost --json -", input.as_bytes());
    assert_eq!(
        (answer.status, &answer.object()["file"]),
        (0, &json!("<stdin>"))
    );
}

#[test]
fn standard_input_is_also_a_wall_but_not_twice() {
    let folder = Folder::new("stdin-wall");
    let file = folder.program("a.ron", RIGHT);
    let walls = wall(&["RR.......", "GB......."]);
    let answer = piped(
        &format!("run {file} --wall - --click 7,0"),
        walls.as_bytes(),
    );
    assert_eq!((answer.status, &*answer.out), (0, &*wall(&["GB......."])));
    let answer = piped(&format!("run {file} --wall - --click 7,0"), b"R\n");
    assert!(
        answer.err.starts_with("clickomania: <stdin>:1:2: "),
        "{}",
        answer.err
    );
    let answer = piped("run - --wall - --click 7,0", b"");
    assert_eq!(answer.status, 2);
    assert!(
        answer
            .err
            .starts_with("clickomania: --wall: standard input"),
        "{}",
        answer.err
    );
    let answer = piped("check - -", program(RIGHT).as_bytes());
    assert_eq!(answer.status, 2);
    assert_eq!(answer.out, "<stdin>: ready\n<stdin>: unreadable\n");
    assert!(answer.err.contains("standard input"), "{}", answer.err);
}

#[test]
fn one_of_several_files_that_is_unreadable_is_a_row_and_the_rest_goes_on() {
    let folder = Folder::new("one-of-several");
    let good = folder.program("good.ron", RIGHT);
    let bad = folder.program("bad.ron", "Remuve(Clicked)");
    let missing = folder.path("missing.ron");
    for command in ["cost", "check"] {
        let answer = run(&format!("{command} --json {bad} {good} {missing}"));
        assert_eq!(answer.status, 2);
        let rows = answer.json();
        let named: Vec<_> = rows
            .iter()
            .map(|row| row["file"].as_str().unwrap())
            .collect();
        assert_eq!(named, [&bad, &good, &missing]);
        // The row says what the line on standard error says.
        for (row, line) in [&rows[0], &rows[2]].into_iter().zip(answer.err.lines()) {
            assert_eq!(
                line,
                format!("clickomania: {}", row["error"].as_str().unwrap())
            );
        }
        let start = format!("clickomania: {bad}:6:9: The block “Remuve” does not exist");
        assert!(answer.err.starts_with(&start), "{}", answer.err);
        let answer = run(&format!("{command} {bad} {good}"));
        assert_eq!(answer.status, 2);
        assert!(
            answer
                .out
                .starts_with(&format!("{bad}: unreadable\n{good}: "))
        );
    }
}

#[test]
fn unusable_files_are_named_in_one_line_with_the_place_where_there_is_one() {
    let folder = Folder::new("unusable");
    let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    let large = folder.path("large.ron");
    let file = fs::File::create(&large).unwrap();
    file.set_len(70 << 20).unwrap();
    fs::create_dir(folder.path("folder")).unwrap();
    let newline = "Remove(Get(\"a\\nb\"))";
    let cases = [
        (folder.path("missing.ron"), "", "non esiste"),
        (folder.path("folder"), "", "è una cartella"),
        (large, "", "64 MiB"),
        (folder.file("empty.ron", ""), ":1:1", "finisce a metà"),
        (
            folder.file("latin.ron", b"Program(\n  name: \"\xe8\""),
            ":2:10",
            "UTF-8",
        ),
        (folder.file("picture.png", png), "", "troncato"),
        (
            folder.file("other.ron", "Config(a: 1)"),
            ":1:1",
            "non è un programma",
        ),
        (
            folder.program("name.ron", newline),
            ":6:20",
            "non è dichiarata",
        ),
    ];
    for (file, place, why) in &cases {
        let answer = run(&format!("words {file} --lang it"));
        assert_eq!((answer.status, &*answer.out), (2, ""), "{file}");
        assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
        let start = format!("clickomania: {file}{place}: ");
        assert!(answer.err.starts_with(&start), "{}", answer.err);
        assert!(answer.err.contains(why), "{}", answer.err);
    }
}

#[test]
fn walls_that_are_none_are_refused_with_their_place() {
    let folder = Folder::new("walls");
    let file = folder.program("a.ron", RIGHT);
    for (bytes, place) in [
        (&b"R........\n"[..], ":2:1"),
        (b"\xef\xbb\xbf.........\n..\xff......\n", ":2:3"),
    ] {
        let wall = folder.file("w.txt", bytes);
        refused(
            &format!("run {file} --wall {wall} --click 8,0"),
            &format!("{wall}{place}: "),
        );
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_name_that_is_not_utf_8_is_a_name() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = Folder::new("names");
    let good = folder.program("a.ron", RIGHT);
    let mut bytes = folder.path("").into_bytes();
    bytes.extend(b"\xff.ron");
    let name = std::ffi::OsStr::from_bytes(&bytes);
    fs::copy(good, name).unwrap();
    let output = command(&["check"]).arg(name).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).ends_with("\u{fffd}.ron: ready\n"));
}

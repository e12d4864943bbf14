//! Command lines that cannot be used.

use crate::support::{Folder, RIGHT, ROOT, clickomania, command, run};
use engine::text::{Language, Text};
use std::path::Path;

/// The command line, the part that is refused, and the reason.
type Refused = (&'static str, &'static str, fn(&Text) -> String);

const MOVE: &str = "run P --wall-seed 1 --click 3,3";

const REFUSED: &[Refused] = &[
    ("run P --wall-seed 1 --click 3", "--click", |t| {
        t.msg_cli_click_form("3")
    }),
    ("run P --wall-seed 1 --click a,b", "--click", |t| {
        t.msg_cli_click_form("a,b")
    }),
    ("run P --wall-seed 1 --click 3,9", "--click", |t| {
        t.msg_cli_click_outside("3", "9")
    }),
    ("MOVE --click -1,3", "--click", |t| {
        t.msg_cli_click_outside("-1", "3")
    }),
    ("run P --wall-seed 1", "--click", |t| {
        t.msg_cli_option_missing("--click R,C")
    }),
    ("run P --click 3,3", "--wall", |t| t.msg_cli_wall_missing()),
    ("MOVE --wall w.txt", "--wall", |t| t.msg_cli_wall_twice()),
    ("run P --wall --click 3,3", "--wall", |t| {
        t.msg_cli_option_value_missing()
    }),
    (
        "trace P --wall-seed 1 --click 3,3 --click 4,4",
        "--click",
        |t| t.msg_cli_option_repeated(),
    ),
    ("run P --wall w --colours 3 --click 3,3", "--wall", |t| {
        t.msg_cli_option_conflict("--colours")
    }),
    ("judge P --json --format csv", "--json", |t| {
        t.msg_cli_option_conflict("--format csv")
    }),
    ("tantrix board --check a --fixed b", "--check", |t| {
        t.msg_cli_option_conflict("--fixed")
    }),
    (
        "tantrix domino --tiles 5 --count --format svg",
        "--count",
        |t| t.msg_cli_option_conflict("--format svg"),
    ),
    ("--contest wall", "--contest", |t| {
        t.msg_cli_option_conflict("wall")
    }),
    ("a.ron wall", "a.ron", |t| t.msg_cli_option_conflict("wall")),
    ("mines new --method filtered", "--method", |t| {
        t.msg_cli_option_needs("--rule no-guess")
    }),
    ("MOVE --seed 1e6", "--seed", |t| {
        t.msg_cli_number_expected("1e6")
    }),
    ("play P --games 1 --clicks some", "--clicks", |t| {
        t.msg_cli_choice("some", "groups, any")
    }),
    ("play P --games 1 --jobs 0", "--jobs", |t| {
        t.msg_cli_number_range("0", "1", "1024")
    }),
    ("wall --seed -1", "--seed", |t| {
        t.msg_cli_number_range("-1", "0", u64::MAX.to_string())
    }),
    ("wall --colours 9", "--colours", |t| {
        t.msg_cli_colour_count("9")
    }),
    ("wall --seed 1 --seed 2", "--seed", |t| {
        t.msg_cli_option_repeated()
    }),
    ("wall --json=yes", "--json", |t| {
        t.msg_cli_option_value_unexpected()
    }),
    ("wall --sead 1", "--sead", |t| {
        t.msg_cli_option_unknown_similar("--seed")
    }),
    ("wall -x", "-x", |t| t.msg_cli_option_unknown()),
    ("wall 3", "", |t| t.msg_cli_argument_unexpected("3")),
    ("cost", "", |t| t.msg_cli_argument_missing("FILE")),
    ("cots", "", |t| {
        t.msg_cli_command_unknown_similar("cots", "cost")
    }),
    ("zzzzz", "", |t| t.msg_cli_command_unknown("zzzzz")),
];

#[test]
fn a_command_that_is_unusable_is_refused_in_one_line() {
    let folder = Folder::new("options");
    let program = folder.program("a.ron", RIGHT);
    for (line, part, why) in REFUSED {
        let line = line.replace("MOVE", MOVE).replace('P', &program);
        for language in [Language::En, Language::It] {
            let text = Text::load(language).unwrap();
            let part = if part.is_empty() {
                String::new()
            } else {
                format!("{part}: ")
            };
            // In front: an option that lacks its value would take it.
            let answer = run(&format!("--lang {} {line}", language.code()));
            assert_eq!((answer.status, &*answer.out), (2, ""), "{line}");
            assert_eq!(
                answer.err,
                format!("clickomania: {part}{}\n", why(&text)),
                "{line}"
            );
        }
    }
}

/// Each with what its output contains.
#[test]
fn a_dash_as_output_is_standard_output() {
    let folder = Folder::new("dash");
    let program = folder.program("a.ron", RIGHT);
    let workspace = folder.file("a.xml", r#"<xml><block type="cure_all"/></xml>"#);
    for (line, contains) in [
        ("picture PROGRAM -o -", "<svg"),
        (
            "picture PROGRAM --film --click 8,0 --wall-seed 1 -o -",
            "\u{fffd}PNG",
        ),
        ("export PROGRAM -o -", r#"{"blocks":"#),
        ("import WORKSPACE -o -", "Program("),
        ("class PROGRAM -o - --effort quick", "verdict"),
        ("task sheet strisce -o -", "<!DOCTYPE html>"),
        ("task pupils strisce -o -", "Task("),
        ("man -o -", ".TH clickomania-mines-new"),
    ] {
        let line = line
            .replace("PROGRAM", &program)
            .replace("WORKSPACE", &workspace);
        let words: Vec<&str> = line.split(' ').collect();
        let output = command(&words).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{line}");
        let out = String::from_utf8_lossy(&output.stdout);
        assert!(
            out.contains(contains),
            "{line}: {}",
            &out[..out.len().min(80)]
        );
    }
    assert!(!Path::new(ROOT).join("-").exists());
}

#[test]
fn a_language_that_is_not_there_is_refused_in_a_sentence() {
    let codes: Vec<_> = Language::complete().map(Language::code).collect();
    let these = format!("write one of these: {}", codes.join(", "));
    let incomplete = Language::ALL.into_iter().filter(|l| !l.is_complete());
    let refused = incomplete.map(|language| {
        let code = language.code();
        let why = format!("the language “{code}” is not complete yet: for now {these}");
        (code, why)
    });
    let unknown = ["xx", ""].map(|code| (code, format!("there is no language “{code}”: {these}")));
    for (code, why) in refused.chain(unknown) {
        for arguments in [&["wall", "--lang", code], &["--lang", code, "wall"]] {
            let answer = clickomania(arguments);
            assert_eq!((answer.status, &*answer.out), (2, ""), "{code}");
            assert_eq!(answer.err, format!("clickomania: --lang: {why}\n"));
        }
    }
}

#[test]
fn without_lang_it_is_english_when_standard_output_is_no_terminal() {
    let output = command(&["cots"]).env("LC_ALL", "it_IT.UTF-8").output();
    let err = String::from_utf8(output.unwrap().stderr).unwrap();
    assert!(err.contains("there is no command"), "{err}");
}

#[test]
#[cfg(unix)]
fn values_that_are_not_utf_8_are_refused_in_words() {
    use std::os::unix::ffi::OsStrExt as _;
    let strange = std::ffi::OsStr::from_bytes(b"a\xff");
    for words in [&["wall", "--seed"][..], &["wall"], &[], &["wall", "--lang"]] {
        let output = command(words).arg(strange).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(
            err.contains("a\u{fffd}") && err.lines().count() == 1,
            "{err}"
        );
    }
}

//! The pages of help.

use crate::support::clickomania;
use engine::text::Language;
#[cfg(feature = "window")]
use std::process::Command;

const COMMANDS: [&str; 22] = [
    "run",
    "trace",
    "play",
    "cost",
    "check",
    "judge",
    "words",
    "picture",
    "compare",
    "hints",
    "wall",
    "tantrix",
    "tantrix domino",
    "tantrix rainbow",
    "tantrix board",
    "tantrix puzzle",
    "mines",
    "mines new",
    "mines probabilities",
    "mines solve",
    "third",
    "third move",
];

#[test]
fn the_pages_of_help() {
    for lang in Language::complete().map(Language::code) {
        let mut pages = String::new();
        for command in [""].iter().chain(&COMMANDS) {
            let words: Vec<&str> = command.split_terminator(' ').collect();
            let answer = clickomania(&[&words[..], &["--help", "--lang", lang]].concat());
            assert_eq!((answer.status, &*answer.err), (0, ""));
            pages += &format!("{:=<80}\n{}", format!("{command} "), answer.out);
        }
        let widest = pages.lines().map(|line| line.chars().count()).max();
        assert!(widest.unwrap() <= 80, "{widest:?}");
        insta::assert_snapshot!(format!("help_{lang}"), pages);
    }
}

#[test]
#[cfg(feature = "window")]
fn the_window_needs_a_screen_and_says_so() {
    // Without a screen there is no window; the sentence names what works all the same.
    let answer = Command::new(env!("CARGO_BIN_EXE_clickomania"))
        .args(["--lang", "en"])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env(
            "CLICKOMANIA_DATA",
            std::env::temp_dir().join("clickomania-no-screen"),
        )
        .output()
        .unwrap();
    let told = String::from_utf8(answer.stderr).unwrap();
    assert_eq!(answer.status.code(), Some(2), "{told}");
    assert!(
        told.starts_with("clickomania: The window cannot be opened"),
        "{told}"
    );
    assert!(told.contains("clickomania --help"), "{told}");
}

#[test]
fn a_misspelled_command_is_not_taken_for_a_file() {
    let answer = clickomania(&["chek", "--lang", "en"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("check"), "{}", answer.err);
    let answer = clickomania(&["nowhere/at-all.ron", "--lang", "en"]);
    assert_eq!(answer.status, 2);
    #[cfg(feature = "window")]
    assert!(
        answer.err.starts_with("clickomania: nowhere/at-all.ron"),
        "{}",
        answer.err
    );
}

#[test]
fn the_version_is_told() {
    let expected = format!("clickomania {}\n", env!("CARGO_PKG_VERSION"));
    for word in ["--version", "-V"] {
        assert_eq!(clickomania(&[word]).out, expected);
    }
}

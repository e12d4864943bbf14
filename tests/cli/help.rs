//! The pages of help.

use crate::support::clickomania;

const COMMANDS: [&str; 13] = [
    "run",
    "trace",
    "play",
    "cost",
    "check",
    "words",
    "wall",
    "mines",
    "mines new",
    "mines probabilities",
    "mines solve",
    "third",
    "third move",
];

#[test]
fn the_pages_of_help() {
    for lang in ["en", "it"] {
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
fn alone_it_prints_the_help() {
    let help = clickomania(&["--help"]);
    for words in [&[][..], &["-h"], &["--lang", "en"]] {
        let answer = clickomania(words);
        assert_eq!((answer.status, answer.out), (0, help.out.clone()));
    }
}

#[test]
fn the_version_is_told() {
    let expected = format!("clickomania {}\n", env!("CARGO_PKG_VERSION"));
    for word in ["--version", "-V"] {
        assert_eq!(clickomania(&[word]).out, expected);
    }
}

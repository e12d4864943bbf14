//! The pages of help.

use crate::support::{Folder, clickomania, command};
use engine::text::Language;

const COMMANDS: &[&str] = &[
    "run",
    "trace",
    "play",
    "cost",
    "check",
    "judge",
    "class",
    "words",
    "picture",
    "compare",
    "hints",
    "task",
    "task list",
    "task show",
    "task check",
    "task least",
    "task sheet",
    "task pupils",
    "wall",
    "tantrix",
    "tantrix domino",
    "tantrix rainbow",
    "tantrix board",
    "tantrix puzzle",
    "tantrix longest",
    "tantrix check",
    "tantrix tiles",
    "mines",
    "mines new",
    "mines board",
    "mines probabilities",
    "mines hint",
    "mines best",
    "mines replay",
    "mines solve",
    "third",
    "third move",
    "third play",
    "import",
    "export",
    "complete",
    "man",
];

/// The commands that a page lists.
fn listed(page: &str) -> Vec<&str> {
    let below = page.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = below.take_while(|line| !line.is_empty());
    // The lines below the first one of a command begin further to the right.
    let names = lines.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.filter(|name| !name.is_empty()).collect()
}

#[test]
fn the_pages_of_help() {
    for lang in Language::complete().map(Language::code) {
        let mut pages = String::new();
        for command in [""].iter().chain(COMMANDS) {
            let words: Vec<&str> = command.split_terminator(' ').collect();
            let answer = clickomania(&[&words[..], &["--help", "--lang", lang]].concat());
            assert_eq!((answer.status, &*answer.err), (0, ""));
            for name in if lang == "en" {
                listed(&answer.out)
            } else {
                Vec::new()
            } {
                let path = format!("{command} {name}");
                assert!(COMMANDS.contains(&path.trim_start()), "{path}");
            }
            pages += &format!("{:=<80}\n{}", format!("{command} "), answer.out);
        }
        for line in pages.lines() {
            assert!(line.chars().count() <= 80, "{lang}: {line}");
        }
        insta::assert_snapshot!(format!("help_{lang}"), pages);
    }
}

#[test]
fn the_readme_names_every_command() {
    let readme = include_str!("../../README.md");
    let rows = readme
        .lines()
        .filter(|line| line.starts_with("| `clickomania"));
    let rows: Vec<String> = rows.map(|row| row.replace("\\|", " | ")).collect();
    for command in COMMANDS {
        let (group, name) = command.rsplit_once(' ').unwrap_or(("", command));
        let begins = format!("`clickomania {group}").trim_end().to_owned();
        let named = |row: &&String| {
            let words = row.split(['`', ' ', '|', ',']);
            row.contains(&begins) && words.clone().any(|word| word == name)
        };
        assert!(rows.iter().any(|row| named(&row)), "{command}");
    }
}

#[test]
fn the_window_needs_a_screen_and_says_so() {
    // Without a screen there is no window; the sentence names what works all the same.
    let folder = Folder::new("help-no-screen");
    let answer = command(&["--lang", "en"])
        .env("CLICKOMANIA_DATA", folder.path("data"))
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
    assert!(
        answer.err.starts_with("clickomania: nowhere/at-all.ron"),
        "{}",
        answer.err
    );
}

#[test]
fn the_version_is_told() {
    // The commit is told by release builds alone.
    let expected = format!("clickomania {}", env!("CARGO_PKG_VERSION"));
    for word in ["--version", "-V"] {
        let told = clickomania(&[word]).out;
        assert_eq!(told.lines().count(), 1);
        let rest = told.trim_end().strip_prefix(&expected);
        let rest = rest.unwrap_or_else(|| panic!("{told}"));
        assert!(
            rest.is_empty() || (rest.starts_with(" (") && rest.ends_with(')')),
            "{told}"
        );
    }
}

#[test]
fn shells_get_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let answer = clickomania(&["complete", shell]);
        assert_eq!(answer.status, 0, "{shell}: {}", answer.err);
        for word in ["judge", "effort", "mines"] {
            assert!(answer.out.contains(word), "{shell}: {word}");
        }
    }
    let answer = clickomania(&["complete", "cmd", "--lang", "en"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("powershell"), "{}", answer.err);
}

#[test]
fn the_manual_has_a_page_for_every_subcommand() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("man");
    let answer = clickomania(&["man", "-o", path.to_str().unwrap(), "--lang", "it"]);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let page = |name: &str| std::fs::read_to_string(path.join(name)).unwrap();
    assert!(page("clickomania.1").contains(".TH clickomania 1"));
    assert!(page("clickomania-judge.1").contains("\\-\\-effort"));
    assert!(page("clickomania-mines-new.1").contains("\\-\\-rule"));
    let file = path.join("clickomania.1");
    let answer = clickomania(&["man", "-o", file.to_str().unwrap(), "--lang", "en"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("clickomania.1"), "{}", answer.err);
}

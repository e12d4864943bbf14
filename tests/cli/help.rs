//! The pages of help.

use crate::support::{Folder, clickomania, command, refused, run};
use engine::text::Language;

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
    let page = |command: &str, lang: &str| {
        let words = format!("{command} --help --lang {lang}");
        let answer = run(words.trim_start());
        assert_eq!((answer.status, &*answer.err), (0, ""));
        answer.out
    };
    // Each command is followed by those that its page lists.
    let mut commands = Vec::new();
    let mut waiting = vec![String::new()];
    while let Some(command) = waiting.pop() {
        let below = page(&command, "en");
        let below = listed(&below).into_iter().rev();
        waiting.extend(below.map(|name| format!("{command} {name}").trim_start().to_owned()));
        commands.push(command);
    }
    for lang in Language::complete().map(Language::code) {
        let mut pages = String::new();
        for command in &commands {
            let head = format!("{command} ");
            pages += &format!("{head:=<80}\n{}", page(command, lang));
        }
        for line in pages.lines() {
            assert!(line.chars().count() <= 80, "{lang}: {line}");
        }
        if lang == "en" {
            insta::assert_snapshot!("help_en", pages);
        }
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
    let answer = run("chek --lang en");
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("check"), "{}", answer.err);
    refused("nowhere/at-all.ron --lang en", "nowhere/at-all.ron");
}

#[test]
fn the_version_is_reported() {
    // Only release builds show the commit.
    let expected = format!("clickomania {}", env!("CARGO_PKG_VERSION"));
    for word in ["--version", "-V"] {
        let told = run(word).out;
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
        let answer = run(&format!("complete {shell}"));
        assert_eq!(answer.status, 0, "{shell}: {}", answer.err);
        for word in ["judge", "effort", "mines"] {
            assert!(answer.out.contains(word), "{shell}: {word}");
        }
    }
    let answer = run("complete cmd --lang en");
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

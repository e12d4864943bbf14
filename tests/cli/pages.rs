//! The pages that people read are true: every session in README and docs gives what it shows.

use crate::support::{Answer, Folder, PROGRAM, ROOT, isolated};
use std::fs;
use std::path::PathBuf;
use test_support::pages::pages;

/// The commands of a page in order, each with the lines shown below it.
fn sessions(page: &str) -> Vec<(String, Vec<String>)> {
    let mut commands: Vec<(String, Vec<String>)> = Vec::new();
    for fence in page.split("```").skip(1).step_by(2) {
        // A fence that names a language is no session.
        let Some(fence) = fence.strip_prefix("\n$ ") else {
            continue;
        };
        for command in fence.split("\n$ ") {
            let mut lines = command.lines().map(str::to_owned);
            let line = lines.next().unwrap();
            commands.push((line, lines.collect()));
        }
    }
    commands
}

/// True if the answer has what is shown; `…` stands for what a page leaves out. A page breaks lines where it likes.
fn agrees(answer: &str, shown: &str) -> bool {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (answer, shown) = (words(answer), words(shown));
    let pieces: Vec<&str> = shown.split('…').map(str::trim).collect();
    let (first, last) = (pieces[0], pieces[pieces.len() - 1]);
    let mut rest = answer.as_str();
    for piece in &pieces {
        let Some(at) = rest.find(piece) else {
            return false;
        };
        rest = &rest[at + piece.len()..];
    }
    answer.starts_with(first) && answer.ends_with(last)
}

#[test]
fn every_session_gives_what_its_page_shows() {
    let mut commands = 0;
    let mut wrong = Vec::new();
    for (path, page) in pages() {
        let folder = Folder::new(&format!("pages-{commands}"));
        let place = PathBuf::from(folder.path("."));
        let linked = format!("{ROOT}/programs");
        for (line, shown) in sessions(&page) {
            if let Some(name) = line.strip_prefix("cat ") {
                let text = format!("{}\n", shown.join("\n"));
                match fs::read_to_string(folder.path(name)) {
                    Ok(written) if written != text => {
                        wrong.push(format!("{}: {line}\n{written}", path.display()));
                    }
                    _ => {
                        folder.file(name, text);
                    }
                }
                continue;
            }
            let (words, written) = match line.split_once(" > ") {
                Some((words, name)) => (words, Some(name)),
                None => (line.as_str(), None),
            };
            let Some(words) = words.strip_prefix("clickomania ") else {
                continue;
            };
            let words = words
                .split(' ')
                .map(|word| word.replace("programs/", &format!("{linked}/")));
            let output = isolated(PROGRAM)
                .args(words)
                .current_dir(&place)
                .output()
                .unwrap();
            let answer = Answer::of(output);
            commands += 1;
            if let Some(name) = written {
                folder.file(name, &answer.out);
                continue;
            }
            // As a terminal shows it, errors are among the answers.
            let both =
                format!("{}{}", answer.err, answer.out).replace(&format!("{linked}/"), "programs/");
            let other =
                format!("{}{}", answer.out, answer.err).replace(&format!("{linked}/"), "programs/");
            let told = |text: &str| agrees(text, &shown.join("\n"));
            if !told(&both) && !told(&other) {
                wrong.push(format!("{}: {line}\n{other}", path.display()));
            }
        }
    }
    assert!(commands > 10, "only {commands} commands were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_page_about_the_command_line_has_every_command() {
    let (_, page) = pages()
        .into_iter()
        .find(|(path, _)| path.ends_with("docs/cli.md"))
        .expect("the page is there");
    let output = isolated(PROGRAM)
        .args(["--help", "--lang", "en"])
        .output()
        .unwrap();
    let help = Answer::of(output).out;
    let list = help.split("Commands:").nth(1).expect("there are commands");
    let names = list
        .lines()
        .skip(1)
        .map_while(|line| line.split_whitespace().next());
    let missing: Vec<_> = names
        .filter(|name| !page.contains(&format!("`clickomania {name}")))
        .collect();
    assert_eq!(missing, [""; 0]);
}

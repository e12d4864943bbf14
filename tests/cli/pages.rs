//! The pages that people read are true: every session in README and docs gives what it shows.

use crate::support::{Answer, Folder, PROGRAM, ROOT, isolated};
use std::fs;
use std::path::{Path, PathBuf};

/// Programs that pages use without showing them.
const UNSHOWN: [(&str, &str); 2] = [("riga-rossa.ron", "0"), ("da-uno.ron", "1")];

/// All pages: those of the root, and those below `docs`.
fn pages() -> Vec<PathBuf> {
    let mut pages = vec![Path::new(ROOT).join("README.md")];
    let mut folders = vec![Path::new(ROOT).join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                pages.push(path);
            }
        }
    }
    pages.sort();
    pages
}

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
    for path in pages() {
        let page = fs::read_to_string(&path).unwrap();
        let folder = Folder::new(&format!("pages-{commands}"));
        let place = PathBuf::from(folder.path("."));
        let linked = format!("{ROOT}/programs");
        for (name, from) in UNSHOWN {
            let count = format!(
                "Count(var: \"x\", from: Number({from}), to: Number(8), by: Number(1), \
                 body: [Paint(colour: Red, cell: CellAt(row: RowOf(Clicked), column: Get(\"x\")))])"
            );
            folder.program(name, &count);
        }
        for (line, shown) in sessions(&page) {
            if let Some(name) = line.strip_prefix("cat ") {
                folder.file(name, format!("{}\n", shown.join("\n")));
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

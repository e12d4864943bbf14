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

/// True if the answer has the shown lines; `…` stands for what a page leaves out, within a line or of whole lines.
fn agrees(answer: &[&str], shown: &[&str]) -> bool {
    match (answer, shown) {
        ([], []) => true,
        (_, ["…"]) => true,
        (_, ["…", rest @ ..]) => (0..=answer.len()).any(|at| agrees(&answer[at..], rest)),
        ([line, answer @ ..], [wanted, shown @ ..]) => {
            let same = match wanted.strip_suffix('…') {
                Some(begin) => line.starts_with(begin),
                None => line.trim_end() == wanted.trim_end(),
            };
            same && agrees(answer, shown)
        }
        _ => false,
    }
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
            let lines: Vec<&str> = shown.iter().map(String::as_str).collect();
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
            let told = |text: &str| agrees(&text.lines().collect::<Vec<_>>(), &lines);
            if !told(&both) && !told(&other) {
                wrong.push(format!("{}: {line}\n{other}", path.display()));
            }
        }
    }
    assert!(commands > 10, "only {commands} commands were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

//! Rules of others: twelve tasks, each with right programs and nearly right ones, all written without knowing the
//! judge's cases. `rules/NUMBER-NAME/`: `task.ron`, `right-….ron`, `wrong-….ron`.

use engine::judge::{Effort, Judgement, Options, Verdict, judge};
use engine::language::file::read;
use engine::language::program::Program;
use engine::run::rules::Rules;
use engine::task::Task;
use engine::task::file::{self, PathFault, TaskOrCourse};
use std::fs;
use std::path::{Path, PathBuf};

/// A program for the rules of somebody else.
struct Entry {
    /// Folder and file.
    name: String,
    right: bool,
    program: Program,
    rules: Rules,
}

/// The folders of `rules/`, in their order.
fn folders() -> Vec<PathBuf> {
    let folder = PathBuf::from(crate::ROOT).join("tests/engine/judge/rules");
    let entries = fs::read_dir(folder).unwrap();
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    assert_eq!(folders.len(), 12);
    folders
}

fn task(folder: &Path) -> Task {
    let text = fs::read_to_string(folder.join("task.ron")).unwrap();
    let read = file::read(&text, &|_| Err(PathFault::NotFound));
    match read.unwrap_or_else(|error| panic!("{}: {error:?}", folder.display())) {
        TaskOrCourse::Task(task) => *task,
        TaskOrCourse::Course(_) => panic!("{} is a course", folder.display()),
    }
}

fn entries(folder: &PathBuf) -> Vec<Entry> {
    let rules = Rules::of(&task(folder)).unwrap();
    let files = fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let names = files.iter().filter_map(|path| {
        let name = path.file_stem()?.to_str()?.to_owned();
        let program = name.starts_with("right") || name.starts_with("wrong");
        (program && path.extension()? == "ron").then_some((path, name))
    });
    let entries: Vec<Entry> = names
        .map(|(path, name)| Entry {
            right: name.starts_with("right"),
            name: format!("{}/{name}", folder.file_name().unwrap().to_str().unwrap()),
            program: read(&fs::read_to_string(path).unwrap()).unwrap(),
            rules: rules.clone(),
        })
        .collect();
    let right = entries.iter().filter(|entry| entry.right).count();
    assert_eq!(
        (right, entries.len() - right),
        (3, 10),
        "{}",
        folder.display()
    );
    entries
}

fn judged(entry: &Entry, effort: Effort, seed: u64) -> Judgement {
    let options = Options {
        effort,
        seed,
        ..Options::with_rules(entry.rules.clone())
    };
    judge(&entry.program, &options, &|| true).unwrap()
}

#[test]
fn the_right_ones_are_accepted_and_the_wrong_ones_are_not() {
    let mut misses = Vec::new();
    for entry in folders().iter().flat_map(entries) {
        let mut judgement = judged(&entry, Effort::Quick, 0);
        // What the quick judge does not see the normal one must.
        if !entry.right && judgement.verdict == Verdict::Accepted {
            judgement = judged(&entry, Effort::Normal, 0);
        }
        let as_it_is = match entry.right {
            // Of a slow program the quick judge does not know.
            true => matches!(judgement.verdict, Verdict::Accepted | Verdict::TooSlow),
            false => judgement.verdict != Verdict::Accepted,
        };
        if !as_it_is {
            misses.push(format!("{}: {:?}", entry.name, judgement.verdict));
        }
        assert_eq!(judgement.right_for_other_game, None);
        assert_eq!(judgement.phase, None);
        if let Some(case) = judgement.counterexample {
            assert_eq!(
                case.expected,
                entry.rules.wanted(&case.start, case.click).unwrap()
            );
            assert_ne!(case.obtained, case.expected, "{}", entry.name);
        }
    }
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}

//! Rules of others: twelve tasks, each with right programs and nearly right ones, all written without knowing the
//! judge's cases. `rules/NUMBER-NAME/`: `task.ron`, `right-….ron`, `wrong-….ron`, and in `failing.txt` a case on which
//! each wrong program fails.

use engine::judge::{Effort, Judgement, Options, Verdict, judge};
use engine::language::file::read;
use engine::language::program::Program;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::games::Turn;
use engine::run::moves::{BUDGET, Move};
use engine::run::rules::Rules;
use engine::task::Task;
use engine::task::file::{self, PathFault, TaskOrCourse};
use engine::wall::{Cell, Wall};
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

/// The cases of `failing.txt`: the program, the wall, the click, and the seed of the game.
fn failing(folder: &Path) -> Vec<(String, Wall, Cell, u64)> {
    let text = fs::read_to_string(folder.join("failing.txt")).unwrap();
    let mut cases = Vec::new();
    for block in text.split("\n\n").filter(|block| !block.trim().is_empty()) {
        let lines: Vec<&str> = block.trim().lines().collect();
        let wall = Wall::parse(&lines[1..10].join("\n")).unwrap();
        let numbers = lines[10]
            .strip_prefix("click ")
            .unwrap()
            .split_once(',')
            .unwrap();
        let click = Cell::new(numbers.0.parse().unwrap(), numbers.1.parse().unwrap()).unwrap();
        let seed = lines.get(11).map_or(0, |line| {
            line.strip_prefix("seed ").unwrap().parse().unwrap()
        });
        cases.push((lines[0].to_owned(), wall, click, seed));
    }
    cases
}

#[test]
fn each_wrong_one_fails_on_a_wall_that_is_known() {
    for folder in folders() {
        let entries = entries(&folder);
        let failing = failing(&folder);
        assert_eq!(failing.len(), 10, "{}", folder.display());
        for (name, wall, click, seed) in failing {
            let wanted = |entry: &&Entry| entry.name.ends_with(&name);
            let wrong = entries.iter().find(wanted).unwrap();
            for entry in entries.iter().filter(|entry| entry.right).chain([wrong]) {
                let code = compile(&entry.program).unwrap();
                let request = Move {
                    code: &code,
                    wall,
                    click,
                    draws: DrawPolicy { seed, number: 0 },
                    budget: BUDGET,
                };
                let turn = Turn::play(&entry.rules, &request, || true)
                    .unwrap()
                    .unwrap();
                assert_eq!(
                    turn.is_right(),
                    entry.right,
                    "{}, case of {name}",
                    entry.name
                );
            }
        }
    }
}

/// Prints what `rules.md` says: `cargo test --release --test engine -- --ignored figures --nocapture`.
#[test]
#[ignore = "takes minutes"]
fn figures_of_rules() {
    for folder in folders() {
        let entries = entries(&folder);
        for effort in [Effort::Quick, Effort::Normal] {
            for seed in 0..4 {
                let (mut refused, mut missed) = (Vec::new(), Vec::new());
                for entry in &entries {
                    let accepted = judged(entry, effort, seed).verdict == Verdict::Accepted;
                    match (entry.right, accepted) {
                        (true, false) => refused.push(&entry.name),
                        (false, true) => missed.push(&entry.name),
                        _ => {}
                    }
                }
                println!("{effort:?}, seed {seed}: missed {missed:?}, refused {refused:?}");
            }
        }
    }
}

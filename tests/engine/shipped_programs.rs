//! The known programs: each file of `programs/` stands in the table of `programs/README.md` and costs what the table
//! says. That it does what the table says is for the tests of the judge.

use engine::language::check::check;
use engine::language::cost::cost;
use engine::language::file::{read, write};
use engine::task::TaskId;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(crate::ROOT).join("programs")
}

/// The files and their costs: the lines `| [title](file) | cost | … |` of the README.
fn table() -> Vec<(String, u64)> {
    let readme = fs::read_to_string(folder().join("README.md")).unwrap();
    let row = |line: &str| {
        let mut columns = line.strip_prefix("| [")?.split('|').map(str::trim);
        let (_, file) = columns.next()?.strip_suffix(')')?.split_once("](")?;
        Some((file.to_owned(), columns.next()?.parse().ok()?))
    };
    let lines = readme.lines().filter(|line| line.contains(".ron)"));
    lines
        .map(|line| row(line).unwrap_or_else(|| panic!("not understood: {line}")))
        .collect()
}

#[test]
fn the_table_lists_all_files() {
    let mut files = BTreeSet::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let group = entry.unwrap();
        // Tasks and courses have a test of their own.
        let of_tasks = ["courses", "tasks"].map(|name| group.file_name() == name);
        if group.file_type().unwrap().is_dir() && !of_tasks.contains(&true) {
            for entry in fs::read_dir(group.path()).unwrap() {
                let (group, name) = (group.file_name(), entry.unwrap().file_name());
                files.insert(format!(
                    "{}/{}",
                    group.to_str().unwrap(),
                    name.to_str().unwrap()
                ));
            }
        }
    }
    let table = table();
    let listed: BTreeSet<String> = table.iter().map(|(file, _)| file.clone()).collect();
    assert_eq!(
        listed.len(),
        table.len(),
        "a file stands twice in the table"
    );
    assert_eq!(listed, files);
}

#[test]
fn the_files_are_canonical_and_ready_and_cost_what_the_table_says() {
    let mut names = BTreeMap::new();
    for (file, price) in table() {
        let text = fs::read_to_string(folder().join(&file)).unwrap();
        let program = read(&text).unwrap_or_else(|error| panic!("{file}: {error:?}"));
        assert_eq!(
            write(&program),
            text,
            "{file} is not written as programs are"
        );
        assert_eq!(check(&program), [], "{file}");
        assert_eq!(cost(&program).total, price, "{file}");
        let header = program.header();
        let simplified = file.starts_with("simplified/");
        assert_eq!(
            header.task,
            if simplified {
                TaskId::STRISCE
            } else {
                TaskId::CLICKOMANIA
            },
            "{file}"
        );
        assert!(!header.note.is_empty(), "{file} says nothing of itself");
        if let Some(other) = names.insert(header.name.clone(), file.clone()) {
            panic!("{file} and {other} have the same name");
        }
    }
}

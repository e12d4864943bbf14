//! Keeps the rule of the house: arrows point down (see ARCHITECTURE.md).

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each room, and the rooms that it may use.
const ROOMS: &[(&str, &[&str])] = &[
    ("chance", &[]),
    ("colour", &[]),
    ("game", &[]),
    ("mines", &["chance"]),
    ("shelf", &[]),
    ("tantrix", &[]),
    ("text", &["colour", "game"]),
    ("third", &["chance"]),
    ("blocks", &["colour", "game"]),
    ("layout", &["blocks", "colour", "game", "text"]),
    ("paint", &["blocks", "colour"]),
    ("wall", &["chance", "colour", "game"]),
    ("whole", &[]),
    (
        "picture",
        &[
            "blocks", "colour", "game", "layout", "paint", "text", "wall",
        ],
    ),
    ("run", &["blocks", "chance", "colour", "game", "wall"]),
    (
        "judge",
        &["blocks", "chance", "colour", "game", "run", "shelf", "wall"],
    ),
    (
        "say",
        &[
            "blocks", "colour", "game", "judge", "mines", "picture", "run", "tantrix", "text",
            "third", "wall",
        ],
    ),
    (
        "cli",
        &[
            "app", "blocks", "chance", "colour", "game", "judge", "mines", "picture", "run", "say",
            "shelf", "tantrix", "text", "third", "wall", "whole",
        ],
    ),
    (
        "app",
        &[
            "blocks", "chance", "colour", "game", "judge", "layout", "mines", "paint", "picture",
            "run", "say", "shelf", "tantrix", "text", "third", "wall", "whole",
        ],
    ),
];

/// Files that may use more than their room.
const EXCEPTIONS: &[(&str, &[&str])] = &[
    ("src/blocks/words.rs", &["text"]),
    ("src/blocks/words/program.rs", &["text"]),
];

/// What only the edge may touch: the file system, the clock, the terminal, chance without a seed.
const EDGE_ONLY: &[&str] = &[
    "std::fs",
    "std::time",
    "std::env",
    "std::io",
    "std::process",
    "println!",
    "rand::rng()",
];

fn sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(Path::new(crate::ROOT).join(&folder)).unwrap() {
            let entry = entry.unwrap();
            let path = folder.join(entry.file_name());
            if entry.path().is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The room that a file belongs to: the folder or file under `src`.
fn room(path: &Path) -> String {
    let inside = path.strip_prefix("src").unwrap();
    let first = inside.components().next().unwrap().as_os_str();
    Path::new(first)
        .file_stem()
        .unwrap()
        .to_str()
        .unwrap()
        .to_owned()
}

/// The lines of a file without comments.
fn code(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(Path::new(crate::ROOT).join(path)).unwrap();
    text.lines()
        .map(|line| line.split("//").next().unwrap().to_owned())
        .collect()
}

/// All names that follow `crate::` in a line, those of a list in braces too.
fn named(line: &str) -> BTreeSet<String> {
    let word = |text: &str| -> String {
        text.chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect()
    };
    let mut names = BTreeSet::new();
    for (at, _) in line.match_indices("crate::") {
        let rest = &line[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(list) => names.extend(list.split([',', '{', '}']).map(|item| word(item.trim()))),
            None => {
                names.insert(word(rest));
            }
        }
    }
    names
}

#[test]
fn arrows_point_down() {
    let known: BTreeSet<&str> = ROOMS.iter().map(|(room, _)| *room).collect();
    let mut offences = Vec::new();
    for path in sources() {
        let room = room(&path);
        if room == "lib" || room == "main" {
            continue;
        }
        let Some((_, allowed)) = ROOMS.iter().find(|(name, _)| *name == room) else {
            offences.push(format!("{}: room {room} is not on the map", path.display()));
            continue;
        };
        let file = path.to_str().unwrap().replace('\\', "/");
        let more = EXCEPTIONS
            .iter()
            .find(|(name, _)| *name == file)
            .map_or(&[][..], |(_, m)| m);
        for (number, line) in code(&path).iter().enumerate() {
            for name in named(line)
                .iter()
                .filter(|name| known.contains(name.as_str()))
            {
                let fine = *name == room || allowed.contains(&&**name) || more.contains(&&**name);
                if !fine {
                    offences.push(format!("{file}:{}: {room} uses {name}", number + 1));
                }
            }
        }
    }
    assert!(offences.is_empty(), "{}", offences.join("\n"));
}

#[test]
fn only_the_edge_touches_the_world() {
    let mut offences = Vec::new();
    for path in sources() {
        if matches!(room(&path).as_str(), "cli" | "app" | "main" | "whole") {
            continue;
        }
        for (number, line) in code(&path).iter().enumerate() {
            for forbidden in EDGE_ONLY
                .iter()
                .filter(|forbidden| line.contains(*forbidden))
            {
                offences.push(format!("{}:{}: {forbidden}", path.display(), number + 1));
            }
            if line.contains("egui") || line.contains("eframe") {
                offences.push(format!(
                    "{}:{}: egui outside the window",
                    path.display(),
                    number + 1
                ));
            }
        }
    }
    assert!(offences.is_empty(), "{}", offences.join("\n"));
}

#[test]
fn the_rule_itself_finds_offences() {
    let names = |line| named(line).into_iter().collect::<Vec<_>>();
    let both = names("use crate::{blocks::Kind, wall};");
    assert!(both.contains(&"blocks".to_owned()) && both.contains(&"wall".to_owned()));
    assert_eq!(names("fn f(w: crate::wall::Wall) {}"), ["wall"]);
}

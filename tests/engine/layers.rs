//! Arrows between modules point down (see ARCHITECTURE.md). Crates keep the rule between engine, games and program; this
//! keeps it inside the engine and inside the program.

use crate::ROOT;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules of the engine, and those that each may use.
const ENGINE: &[(&str, &[&str])] = &[
    ("chance", &[]),
    ("colour", &[]),
    ("bundled", &[]),
    ("text", &["colour"]),
    // `words` alone uses texts.
    ("language", &["colour", "text"]),
    ("blockly", &["language", "text"]),
    ("layout", &["language", "colour", "text"]),
    ("tokens", &["language", "colour"]),
    ("wall", &["chance", "colour"]),
    (
        "picture",
        // `film` alone uses records of moves.
        &[
            "language", "colour", "layout", "run", "tokens", "text", "wall",
        ],
    ),
    ("task", &["language", "bundled", "text", "wall"]),
    ("run", &["language", "chance", "colour", "task", "wall"]),
    (
        "proof",
        &["language", "chance", "colour", "run", "task", "wall"],
    ),
    // `task_check` alone uses texts.
    (
        "judge",
        &[
            "language", "chance", "colour", "run", "bundled", "proof", "task", "text", "wall",
        ],
    ),
    (
        "diagnostics",
        &[
            "blockly", "language", "colour", "judge", "picture", "proof", "run", "task", "text",
            "wall",
        ],
    ),
];

/// The layers of the program, the lowest first: a module uses those of lower layers and its own.
const LAYERS: &[&[&str]] = &[
    &[
        "atomic_file",
        "background",
        "date",
        "json",
        "program_files",
        "seal",
        "sentences",
        "task_file",
        "task_sheet",
        "text_path",
    ],
    &["store"],
    &["teacher"],
    &["contest"],
    &["class"],
    &["reports"],
    &["window/kit"],
    &["window/games_kit"],
    &["window/shell"],
    &[
        "window/clickomania",
        "window/clone2048",
        "window/mines",
        "window/tantrix",
    ],
    &["window"],
    &["cli"],
];

/// Modes of the window; none knows another. Inside a mode there are no layers, but that the program knows no guide.
const MODES: &[&str] = &[
    "window/clickomania",
    "window/clone2048",
    "window/mines",
    "window/tantrix",
];

/// What only the program may touch: files, the clock, the terminal, chance without a seed, the window.
const WORLD: &[&str] = &[
    "std::fs",
    "std::time",
    "std::env",
    "std::io",
    "std::process",
    "println!",
    "rand::rng()",
    "egui",
];

/// The Rust files below a folder, with their lines that are no comments; without the tests inside, which stand last.
fn sources(folder: &Path, found: &mut Vec<(PathBuf, Vec<String>)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if !path.ends_with("tests") {
                sources(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            if path.file_stem().is_some_and(|name| name == "tests") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap();
            let is_code = |line: &&str| !line.trim_start().starts_with("//");
            let code = code
                .lines()
                .map(|line| if is_code(&line) { line } else { "" });
            let code = code.map(str::to_owned);
            found.push((path, code.collect()));
        }
    }
}

/// Calls `look` with every path `crate::…` of a file, as `a/b/c`: the file's place below `folder`, the line, the path.
fn uses(folder: &str, mut look: impl FnMut(&str, usize, &str)) {
    let folder = Path::new(ROOT).join(folder);
    let mut files = Vec::new();
    sources(&folder, &mut files);
    assert!(files.len() > 20, "{folder:?}");
    for (path, lines) in files {
        let place = path.strip_prefix(&folder).unwrap().with_extension("");
        let place = place.to_str().unwrap().replace('\\', "/");
        for (number, line) in lines.iter().enumerate() {
            for used in line.split("crate::").skip(1) {
                let end = used.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
                let used = used[..end.unwrap_or(used.len())].replace("::", "/");
                look(&place, number + 1, &used);
            }
        }
    }
}

fn is_in(place: &str, module: &str) -> bool {
    let rest = place.strip_prefix(module);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[test]
fn modules_of_the_engine_use_those_below_them() {
    let mut found = Vec::new();
    uses("engine/src", |place, line, used| {
        let of = |place: &str| ENGINE.iter().find(|(module, _)| is_in(place, module));
        let (Some((here, allowed)), Some((there, _))) = (of(place), of(used)) else {
            return;
        };
        if here != there && !allowed.contains(there) {
            found.push(format!("{place}.rs:{line}: {here} uses {there}"));
        }
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn modules_of_the_program_use_those_of_lower_layers() {
    let mut found = Vec::new();
    uses("src", |place, line, used| {
        let layer = |place: &str| {
            let holds = |layer: &&[&str]| layer.iter().any(|module| is_in(place, module));
            // The longest name counts: `window/kit` before `window`.
            let deep = LAYERS
                .iter()
                .position(|layer| holds(layer) && !layer.contains(&"window"));
            deep.or_else(|| LAYERS.iter().position(holds))
        };
        let mode = |place: &str| MODES.iter().find(|mode| is_in(place, mode));
        let (Some(here), Some(there)) = (layer(place), layer(used)) else {
            return;
        };
        let other_mode = mode(place).is_some() && mode(used).is_some() && mode(place) != mode(used);
        let program = "window/clickomania/program";
        let guided = is_in(place, program) && is_in(used, "window/clickomania/guide");
        if there > here || other_mode || guided {
            found.push(format!("{place}.rs:{line}: uses {used}"));
        }
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_module_has_its_layer() {
    let modules = |folder: &str| {
        let entries = fs::read_dir(Path::new(ROOT).join(folder)).unwrap();
        let names = entries.map(|entry| entry.unwrap().path().with_extension(""));
        let names = names.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    let engine = |name: &String| *name == "lib" || ENGINE.iter().any(|(known, _)| known == name);
    let missing = modules("engine/src")
        .into_iter()
        .filter(|name| !engine(name));
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
    // Not modules of the library: the package, its entry points, and `mod.rs` of the window.
    let others = ["Cargo", "lib", "main", "desktop", "build", "mod"];
    for (folder, before) in [("src", ""), ("src/window", "window/")] {
        let known = |name: &String| {
            let name = format!("{before}{name}");
            LAYERS
                .iter()
                .flat_map(|layer| layer.iter())
                .any(|module| *module == name)
        };
        let missing = modules(folder).into_iter();
        let missing = missing.filter(|name| !others.contains(&&**name) && !known(name));
        assert_eq!(missing.collect::<Vec<_>>(), [""; 0], "{folder}");
    }
}

#[test]
fn engine_and_games_do_not_touch_the_world() {
    let mut found = Vec::new();
    for folder in ["engine/src", "games/src"] {
        let mut files = Vec::new();
        sources(&Path::new(ROOT).join(folder), &mut files);
        for (path, lines) in files {
            for (number, line) in lines.iter().enumerate() {
                if let Some(word) = WORLD.iter().find(|word| line.contains(**word)) {
                    found.push(format!("{}:{}: {word}", path.display(), number + 1));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

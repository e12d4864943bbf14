//! The arrows between files: which file uses which, by its `use` lines and the paths in its code.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project as a module.
pub struct Module {
    /// Its path below the sources, without `mod` and the suffix: `["app", "shell", "window"]`.
    pub path: Vec<String>,
    pub file: PathBuf,
    /// Its lines without comments and without what only tests compile.
    pub code: Vec<String>,
}

/// An arrow: a line of a file that uses another file.
pub struct Arrow {
    pub from: usize,
    /// The number of the module that is used.
    pub to: usize,
    /// Counted from 1.
    pub line: usize,
}

/// The modules below a folder of sources, sorted by path.
pub fn modules(root: &Path) -> Vec<Module> {
    let mut modules: Vec<Module> = sources(root)
        .into_iter()
        .map(|file| {
            let inside = file.strip_prefix(root).unwrap().with_extension("");
            let names = inside.components().map(|name| name.as_os_str().to_str());
            let mut path: Vec<String> = names.map(|name| name.unwrap().to_owned()).collect();
            if matches!(path.last().map(String::as_str), Some("mod" | "lib")) {
                path.pop();
            }
            let code = code(&fs::read_to_string(&file).unwrap());
            Module { path, file, code }
        })
        .collect();
    modules.sort_by(|one, other| one.path.cmp(&other.path));
    modules
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The lines without comments, up to the tests that stand in the file.
pub fn code(text: &str) -> Vec<String> {
    let tests = text.find("#[cfg(test)]\nmod tests {");
    let text = &text[..tests.unwrap_or(text.len())];
    text.lines()
        .map(|line| line.split("//").next().unwrap_or_default().to_owned())
        .collect()
}

/// All arrows between these modules.
pub fn arrows(modules: &[Module]) -> Vec<Arrow> {
    let places: BTreeMap<&[String], usize> = modules
        .iter()
        .enumerate()
        .map(|(number, module)| (&*module.path, number))
        .collect();
    let mut arrows = Vec::new();
    for (from, module) in modules.iter().enumerate() {
        for (line, path) in paths(&module.code) {
            let Some(whole) = absolute(&path, module, &places) else {
                continue;
            };
            let known = |length: &usize| places.contains_key(&whole[..*length]);
            let Some(length) = (1..=whole.len()).rev().find(known) else {
                continue;
            };
            let to = places[&whole[..length]];
            if to != from {
                arrows.push(Arrow { from, to, line });
            }
        }
    }
    arrows
}

/// A path as written, from the root of the sources; `None` for what is not ours.
fn absolute(
    path: &[String],
    module: &Module,
    places: &BTreeMap<&[String], usize>,
) -> Option<Vec<String>> {
    let mut base = module.path.clone();
    let mut rest = path;
    match path.first()?.as_str() {
        "crate" => {
            base.clear();
            rest = &rest[1..];
        }
        "super" | "self" => {
            while let Some(first @ ("super" | "self")) = rest.first().map(String::as_str) {
                if first == "super" {
                    base.pop();
                }
                rest = &rest[1..];
            }
        }
        child => {
            base.push(child.to_owned());
            if !places.contains_key(&*base) {
                return None;
            }
            rest = &rest[1..];
        }
    }
    base.extend(rest.iter().cloned());
    Some(base)
}

/// The paths in the code, each with its line: those of `use`, and others that begin with `crate`, `super`
/// or `self`.
pub fn paths(code: &[String]) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    let mut number = 0;
    while number < code.len() {
        let line = code[number].trim_start();
        let line = line.strip_prefix("pub ").unwrap_or(line);
        let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
        if let Some(start) = line.strip_prefix("use ") {
            let begun = number + 1;
            let mut tree = start.to_owned();
            while !tree.contains(';') && number + 1 < code.len() {
                number += 1;
                tree.push_str(&code[number]);
            }
            let tree = tree.split(';').next().unwrap_or_default();
            let mut all = Vec::new();
            expand(&[], tree, &mut all);
            found.extend(all.into_iter().map(|path| (begun, path)));
        } else {
            for root in ["crate::", "super::", "self::"] {
                for (at, _) in code[number].match_indices(root) {
                    let before = code[number][..at].chars().next_back();
                    if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
                        continue;
                    }
                    let rest = &code[number][at..];
                    let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
                    let words = rest[..end.unwrap_or(rest.len())].split("::");
                    let words = words.filter(|word| !word.is_empty());
                    found.push((number + 1, words.map(str::to_owned).collect()));
                }
            }
        }
        number += 1;
    }
    found
}

/// The paths of the tree of a `use`.
fn expand(prefix: &[String], tree: &str, found: &mut Vec<Vec<String>>) {
    let tree = tree.trim();
    let words = |text: &str| -> Vec<String> {
        let text = text.split(" as ").next().unwrap_or_default();
        let words = text.split("::").map(str::trim);
        words
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let Some(open) = tree.find('{') else {
        if !tree.is_empty() {
            found.push([prefix, &words(tree)].concat());
        }
        return;
    };
    let prefix = [prefix, &words(&tree[..open])].concat();
    let inner = &tree[open + 1..tree.rfind('}').unwrap_or(tree.len())];
    let (mut depth, mut begun) = (0, 0);
    for (at, c) in inner.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                expand(&prefix, &inner[begun..at], found);
                begun = at + 1;
            }
            _ => {}
        }
    }
    expand(&prefix, &inner[begun..], found);
}

/// The circles: sets of modules each of which leads to each other one of its set.
pub fn circles(count: usize, arrows: &[(usize, usize)]) -> Vec<Vec<usize>> {
    // Reachability by closure: a few hundred files.
    let mut reach = vec![vec![false; count]; count];
    for &(from, to) in arrows {
        reach[from][to] = true;
    }
    for middle in 0..count {
        let beyond = reach[middle].clone();
        for row in &mut reach {
            if row[middle] {
                for (to, known) in row.iter_mut().enumerate() {
                    *known |= beyond[to];
                }
            }
        }
    }
    let mut seen = vec![false; count];
    let mut circles = Vec::new();
    for one in 0..count {
        if seen[one] || !reach[one][one] {
            continue;
        }
        let both = |other: &usize| reach[one][*other] && reach[*other][one];
        let circle: Vec<usize> = (0..count).filter(both).collect();
        for &member in &circle {
            seen[member] = true;
        }
        circles.push(circle);
    }
    circles
}

//! The pages that people read: those of the root, and those below `docs`.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the whole project.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// All pages with their texts, in order.
pub fn pages() -> Vec<(PathBuf, String)> {
    let root = Path::new(ROOT);
    let mut places = vec![root.join("README.md"), root.join("README.it.md")];
    let mut folders = vec![root.join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                places.push(path);
            }
        }
    }
    places.sort();
    let read = |path: PathBuf| {
        let page = fs::read_to_string(&path).unwrap();
        (path, page)
    };
    places.into_iter().map(read).collect()
}

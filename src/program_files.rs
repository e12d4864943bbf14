//! Which files of a folder are programs, and which are tasks.

use engine::language::file::MAX_BYTES;
use engine::picture::{PictureError, PictureFormat, program_in};
use engine::task::file::is_task;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Upper bound on the entries of a folder that are searched for a program.
const MAX_ENTRIES: usize = 10_000;

/// Chooses files of a folder.
pub type Wanted = fn(&Path) -> bool;

/// True for programs, hand-ins, and pictures with a program inside; false for tasks and courses.
pub fn holds_program(path: &Path) -> bool {
    if is_ron(path) {
        return !is_task(&beginning(path, 1 << 16));
    }
    if PictureFormat::of(path).is_none() {
        return false;
    }
    let picture = beginning(path, MAX_BYTES as u64 + 1);
    !matches!(
        program_in(&picture),
        Ok(None) | Err(PictureError::NoProgram)
    )
}

/// True for tasks and courses.
pub fn holds_task(path: &Path) -> bool {
    is_ron(path) && is_task(&beginning(path, 1 << 16))
}

/// True for names of files that systems and editors make for themselves, and of folders of what was thrown away.
pub fn is_system_name(name: &OsStr) -> bool {
    const FOLDERS: [&str; 7] = [
        "__MACOSX",
        "$RECYCLE.BIN",
        "RECYCLER",
        "#recycle",
        "@eaDir",
        "lost+found",
        "System Volume Information",
    ];
    let name = name.to_string_lossy();
    // An archive may name `./ada.ron`.
    let is_step = [".", ".."].contains(&&*name);
    let hidden = name.starts_with('.') && !is_step || name.starts_with("~$");
    hidden
        || FOLDERS
            .iter()
            .any(|folder| name.eq_ignore_ascii_case(folder))
}

/// True for names of programs, hand-ins and pictures.
pub fn has_program_suffix(path: &Path) -> bool {
    is_ron(path) || PictureFormat::of(path).is_some()
}

/// True if a folder has files with names of programs or pictures, or folders.
pub fn may_hold_programs(path: &Path) -> bool {
    let Ok(entries) = std::fs::read_dir(path) else {
        return false;
    };
    let mut entries = entries
        .take(MAX_ENTRIES)
        .flatten()
        .filter(|entry| !is_system_name(&entry.file_name()));
    entries.any(|entry| has_program_suffix(&entry.path()) || entry.path().is_dir())
}

/// True for the suffixes `.ron` and `.clickomania`, in upper or lower case.
fn is_ron(path: &Path) -> bool {
    let suffix = path.extension().unwrap_or_default();
    ["ron", "clickomania"]
        .iter()
        .any(|known| suffix.eq_ignore_ascii_case(known))
}

/// The first `most` bytes of a file, empty if it cannot be read.
fn beginning(path: &Path, most: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Ok(file) = File::open(path) {
        // The error appears when the file is read as a whole.
        let _ = file.take(most).read_to_end(&mut bytes);
    }
    bytes
}

/// The wanted files in a folder and below, sorted by name, without those that systems make for themselves; in their place
/// those folders that cannot be read. They are looked for one by one; `go_on` is asked before each, and what comes after a no is left out.
pub fn files_below<'a>(
    root: &Path,
    wanted: Wanted,
    go_on: &'a dyn Fn() -> bool,
) -> impl Iterator<Item = Result<PathBuf, (PathBuf, io::Error)>> + 'a {
    let root = root.to_owned();
    let mut rest = vec![root.clone()];
    std::iter::from_fn(move || {
        while let Some(path) = rest.pop() {
            if !go_on() {
                return None;
            }
            // A link to a folder could lead in a circle.
            if path == root || (path.is_dir() && !path.is_symlink()) {
                let entries = std::fs::read_dir(&path).and_then(|entries| {
                    let paths = entries.map(|entry| Ok(entry?.path()));
                    paths.collect::<Result<Vec<_>, io::Error>>()
                });
                match entries {
                    Ok(mut entries) => {
                        entries
                            .retain(|path| !is_system_name(path.file_name().unwrap_or_default()));
                        entries.sort_by(|a, b| b.cmp(a));
                        rest.extend(entries);
                    }
                    Err(error) => return Some(Err((path, error))),
                }
            } else if path.is_file() && wanted(&path) {
                return Some(Ok(path));
            }
        }
        None
    })
}

//! Generates a typed function for every message in `assets/text`, so that a message that is missing in a
//! language or called with wrong arguments does not compile, and the list of the embedded `programs`. Some messages may
//! be missing: see `build/fallback.rs`.

#[path = "build/fallback.rs"]
mod fallback;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=../assets/text");
    println!("cargo::rerun-if-changed=../programs");
    let Ok(out) = std::env::var("OUT_DIR") else {
        eprintln!("cargo did not say where to put what is generated (OUT_DIR)");
        return ExitCode::FAILURE;
    };
    if let Err(error) = programs(Path::new(&out)) {
        eprintln!("the programs could not be listed: {error}");
        return ExitCode::FAILURE;
    }
    let text = Path::new("../assets/text");
    let text = match fallback::completed(text, &Path::new(&out).join("text")) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("the messages could not be read: {error}");
            return ExitCode::FAILURE;
        }
    };
    build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder(&text.to_string_lossy())
            // The texts of the blocks come from the Italian course; other languages translate them.
            .with_default_language("it")
            .with_output_file_path(&format!("{out}/messages.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&format!(
                "{out}/messages.ftl"
            )))
            .with_lint_level(LintLevel::Strict)
            .without_bidi_isolation()
            .without_format(),
    )
}

/// The folders of `programs/` that hold tasks, courses and their programs.
const TASKS: [&str; 2] = ["courses", "tasks"];

/// The folder of programs that belong to no task.
const EXAMPLES: &str = "examples";

/// Writes two sorted lists, each file with its text: the known programs, `programs/FOLDER/FILE.ron`, and
/// the files of tasks and courses, which may be deeper. And name and note of each example, by its place there: the
/// messages `ready-FOLDER-FILE` and `note-FOLDER-FILE`. Other programs have theirs in the files of tasks.
fn programs(out: &Path) -> io::Result<()> {
    let root = std::env::current_dir()?.join("../programs");
    let (mut programs, mut tasks) = (Vec::new(), Vec::new());
    for folder in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        if TASKS.iter().any(|name| folder.ends_with(name)) {
            files(&folder, usize::MAX, &mut tasks)?;
        } else {
            files(&folder, 0, &mut programs)?;
        }
    }
    let examples = programs.iter().filter(|file| {
        file.parent()
            .is_some_and(|folder| folder.ends_with(EXAMPLES))
    });
    let examples: Vec<PathBuf> = examples.cloned().collect();
    for sort in ["ready", "note"] {
        let file = out.join(format!("example_{sort}.rs"));
        fs::write(file, messages(&root, &examples, sort)?)?;
    }
    fs::write(out.join("programs.rs"), list(&root, programs)?)?;
    fs::write(out.join("task_files.rs"), list(&root, tasks)?)
}

/// Adds the `.ron` files of a folder, and of the folders in it down to this depth.
fn files(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for path in sorted(folder)? {
        if path.is_dir() {
            if depth > 0 {
                files(&path, depth - 1, found)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            found.push(path);
        }
    }
    Ok(())
}

/// The expression of a sorted list of files with their texts.
fn list(root: &Path, files: Vec<PathBuf>) -> io::Result<String> {
    let mut named = Vec::new();
    for file in files {
        let inside = file.strip_prefix(root).map_err(io::Error::other)?;
        named.push((inside.to_string_lossy().replace('\\', "/"), file));
    }
    named.sort();
    let mut list = String::from("&[\n");
    for (name, file) in named {
        let _ = writeln!(list, "    ({name:?}, include_str!({file:?})),");
    }
    list.push_str("]\n");
    Ok(list)
}

/// The expression of what the messages of this sort (`ready`, `note`) say of the program at `place`, in the language of
/// `text`.
fn messages(root: &Path, files: &[PathBuf], sort: &str) -> io::Result<String> {
    let mut names = String::from("match place {\n");
    for file in files {
        let inside = file.strip_prefix(root).map_err(io::Error::other)?;
        let place = inside.to_string_lossy().replace('\\', "/");
        let message = place.trim_end_matches(".ron").replace(['/', '-'], "_");
        let _ = writeln!(names, "    {place:?} => Some(text.msg_{sort}_{message}()),");
    }
    names.push_str("    _ => None,\n}\n");
    Ok(names)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

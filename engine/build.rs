//! Generates a typed function for every message in `assets/text`, so that a message that is missing in a
//! language or called with wrong arguments does not compile, and the list of the embedded `programs`.

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../programs");
    let Ok(out) = std::env::var("OUT_DIR") else {
        eprintln!("cargo did not say where to put what is generated (OUT_DIR)");
        return ExitCode::FAILURE;
    };
    if let Err(error) = programs(Path::new(&out)) {
        eprintln!("the programs could not be listed: {error}");
        return ExitCode::FAILURE;
    }
    build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder("../assets/text")
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

/// The folders of `programs` whose programs have their names in the message tables.
const READY: [&str; 4] = ["examples/", "mistakes/", "simplified/", "solutions/"];

/// Writes the sorted list of `programs/FOLDER/FILE.ron`, each with its text; and, by its place there, the message
/// `ready-FOLDER-FILE` with its name, so that a program without a name in the tables does not compile.
fn programs(out: &Path) -> io::Result<()> {
    let root = std::env::current_dir()?.join("../programs");
    let mut list = String::from("&[\n");
    let mut names = String::from("match place {\n");
    for folder in sorted(&root)?.iter().filter(|path| path.is_dir()) {
        for file in sorted(folder)? {
            if file.extension().is_some_and(|extension| extension == "ron") {
                let inside = file.strip_prefix(&root).map_err(io::Error::other)?;
                let name = inside.to_string_lossy().replace('\\', "/");
                let _ = writeln!(list, "    ({name:?}, include_str!({file:?})),");
                if READY.iter().any(|ready| name.starts_with(ready)) {
                    let message = name.trim_end_matches(".ron").replace(['/', '-'], "_");
                    let _ = writeln!(names, "    {name:?} => Some(text.msg_ready_{message}()),");
                }
            }
        }
    }
    list.push_str("]\n");
    names.push_str("    _ => None,\n}\n");
    fs::write(out.join("programs.rs"), list)?;
    fs::write(out.join("program_names.rs"), names)
}

fn sorted(folder: &Path) -> io::Result<Vec<std::path::PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

//! Files, standard input, folders and patterns.

use super::Fail;
use crate::blocks::{Program, file};
use crate::say;
use crate::text::Text;
use crate::wall::Wall;
use std::ffi::OsStr;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

/// A file with its name for messages and JSON; `-` is standard input.
#[derive(Clone, Debug)]
pub struct Source {
    path: PathBuf,
    /// What people and scripts call it.
    pub name: String,
}

impl Source {
    /// The file of this argument.
    pub fn new(argument: &OsStr) -> Source {
        let standard_input = argument == "-";
        let name = if standard_input {
            "<stdin>".into()
        } else {
            argument.to_string_lossy()
        };
        Source {
            path: argument.into(),
            name: name.into_owned(),
        }
    }

    /// Its bytes; one more than [`file::MAX_BYTES`] at most.
    fn bytes(&self, text: &Text) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        let limit = file::MAX_BYTES as u64 + 1;
        let read = if self.path == Path::new("-") {
            std::io::stdin().lock().take(limit).read_to_end(&mut bytes)
        } else if self.path.is_dir() {
            return Err(text.msg_cli_file_is_directory());
        } else {
            std::fs::File::open(&self.path)
                .and_then(|file| file.take(limit).read_to_end(&mut bytes))
        };
        match read {
            Ok(_) => Ok(bytes),
            Err(error) => Err(match error.kind() {
                ErrorKind::NotFound => text.msg_cli_file_not_found(),
                ErrorKind::PermissionDenied => text.msg_cli_file_permission(),
                _ => text.msg_cli_file_unreadable(error.to_string()),
            }),
        }
    }

    /// Reads the program in the file.
    ///
    /// # Errors
    /// A sentence that names the file and the place.
    pub fn program(&self, text: &Text) -> Result<Program, String> {
        let bytes = self
            .bytes(text)
            .map_err(|why| format!("{}: {why}", self.name))?;
        file::read_bytes(&bytes).map_err(|error| {
            let why = say::file_error(text, &error.kind);
            format!("{}:{}:{}: {why}", self.name, error.line, error.column)
        })
    }

    /// Reads the wall in the file.
    ///
    /// # Errors
    /// A sentence that names the file and the place.
    pub fn wall(&self, text: &Text) -> Result<Wall, Fail> {
        let named = |why: String| Fail::Unusable(format!("{}: {why}", self.name));
        let bytes = self.bytes(text).map_err(named)?;
        let placed = |line: usize, column: usize, why: String| {
            Fail::Unusable(format!("{}:{line}:{column}: {why}", self.name))
        };
        let written = std::str::from_utf8(&bytes).map_err(|error| {
            let (line, column) = place(&bytes[..error.valid_up_to()]);
            placed(line, column, text.msg_file_not_utf8())
        })?;
        Wall::parse(written)
            .map_err(|error| placed(error.line, error.column, say::wall_error(text, &error)))
    }
}

/// Line and column, from 1, of what comes behind some text.
fn place(before: &[u8]) -> (usize, usize) {
    let before = String::from_utf8_lossy(before);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (line, column)
}

/// The files that some arguments mean, in their order: a folder stands for its `.ron` files, sorted
/// by name, deep; a pattern that the shell left alone for the files that fit. Those that cannot be
/// found come as sentences.
pub fn expand(text: &Text, arguments: &[&OsStr]) -> Vec<Result<Source, (String, String)>> {
    let mut sources = Vec::new();
    for &argument in arguments {
        let path = Path::new(argument);
        let name = argument.to_string_lossy().into_owned();
        if path.is_dir() {
            let mut files = Vec::new();
            match folder(path, &mut files) {
                Err(error) => {
                    sources.push(Err((name, text.msg_cli_file_unreadable(error.to_string()))))
                }
                Ok(()) if files.is_empty() => {
                    sources.push(Err((name, text.msg_cli_folder_without_programs())));
                }
                Ok(()) => {
                    sources.extend(files.iter().map(|file| Ok(Source::new(file.as_os_str()))))
                }
            }
        } else if !path.exists() && name.contains(['*', '?', '[']) {
            let found = glob::glob(&name).into_iter().flatten().flatten();
            let found: Vec<PathBuf> = found.collect();
            if found.is_empty() {
                sources.push(Err((name, text.msg_cli_pattern_without_files())));
            }
            sources.extend(found.iter().map(|file| Ok(Source::new(file.as_os_str()))));
        } else {
            sources.push(Ok(Source::new(argument)));
        }
    }
    sources
}

/// Adds the `.ron` files in a folder and the folders in it, sorted by name.
fn folder(root: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut rest = vec![root.to_owned()];
    while let Some(path) = rest.pop() {
        // A link to a folder could lead in a circle.
        let is_folder = path == root || (path.is_dir() && !path.is_symlink());
        if is_folder {
            let entries = std::fs::read_dir(&path)?.map(|entry| entry.map(|entry| entry.path()));
            let mut entries = entries.collect::<Result<Vec<_>, _>>()?;
            entries.sort_by(|a, b| b.cmp(a));
            rest.extend(entries);
        } else if path.extension() == Some(OsStr::new("ron")) {
            files.push(path);
        }
    }
    Ok(())
}

//! The files of a class.

use super::archive;
use crate::program_files::{files_below, holds_program};
use engine::text::Text;
use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

/// The most files of a class.
pub const MOST_FILES: usize = 10_000;
/// Longest program, in MiB of its file.
pub const LONGEST_PROGRAM: usize = 1;

/// A file to read.
#[derive(Clone, Debug)]
pub enum Input {
    /// A regular file: a hand-in, a program, or a picture with a program inside.
    File(PathBuf),
    /// A zip archive of such files.
    Archive(PathBuf),
    /// A name with its contents.
    Bytes(String, Vec<u8>),
    /// A name that cannot be read, and a sentence that says why.
    Nothing(String, String),
}

impl Input {
    /// The files that a path stands for: itself, or the programs in a folder and below, sorted by name. `go_on` is asked
    /// before each file.
    pub fn of(path: &Path, text: &Text, go_on: &dyn Fn() -> bool) -> Vec<Input> {
        let input = |path: PathBuf| match archive::is_archive(&path) {
            true => Input::Archive(path),
            false => Input::File(path),
        };
        if !path.is_dir() {
            return vec![input(path.to_owned())];
        }
        let nothing = |path: &Path, why: String| {
            let name = path.to_string_lossy().into_owned();
            let why = format!("{name}: {why}");
            Input::Nothing(name, why)
        };
        // One more than the most shows that there are too many.
        let found = files_below(path, holds_hand_ins, go_on).take(MOST_FILES + 1);
        let found = found.map(|found| match found {
            Ok(path) => input(path),
            Err((path, error)) => nothing(&path, text.msg_cli_file_unreadable(error.to_string())),
        });
        let found: Vec<Input> = found.collect();
        match found.is_empty() && go_on() {
            true => vec![nothing(path, text.msg_cli_folder_without_programs())],
            false => found,
        }
    }

    /// The name of the file.
    pub fn name(&self) -> String {
        match self {
            Input::File(path) | Input::Archive(path) => path.to_string_lossy().into_owned(),
            Input::Bytes(name, _) | Input::Nothing(name, _) => name.clone(),
        }
    }
}

/// True for programs, hand-ins, pictures with a program inside, and archives of these; false for tasks and courses.
pub fn holds_hand_ins(path: &Path) -> bool {
    archive::may_hold_programs(path) || holds_program(path)
}

/// The bytes of a regular file; of one that is too long, just enough to notice.
pub fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let metadata = std::fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    // Pipes and devices would never end.
    if !metadata.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    // A picture is longer than the program inside it.
    let most = (16 * LONGEST_PROGRAM as u64) << 20;
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

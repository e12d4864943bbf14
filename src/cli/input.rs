//! A file or standard input, and what is read from it; `files` expands arguments to files.

mod files;

use super::progress::while_waiting;
use super::{Fail, unless_interrupted};
use crate::class::{RosterEntry, read_roster};
use crate::contest::{HandedText, open_hand_in};
use crate::sentences;
use crate::task_file::{self, PlacedTasks};
use engine::blockly::{self, Import, is_workspace};
use engine::language::Program;
use engine::language::file::{FileErrorKind, MAX_BYTES, read_bytes};
use engine::picture::program_in;
use engine::text::Text;
use engine::wall::{GALLERY, Wall};
use engine::{bundled, diagnostics};
pub use files::{class_inputs, each_program, programs, task_sources, tasks, unusable_row};
use games::TextFileError;
use games::clone2048::GameState;
use games::mines::{GameRecord, MinesPosition};
use games::tantrix::{DrawnArea, SolutionFile, Tile, read, read_table};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal as _, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file, or standard input.
#[derive(Clone, Debug)]
pub struct Source {
    /// For messages and JSON.
    pub name: String,
    /// The name of the pupil, if it is part of a hand-in.
    pub author: Option<String>,
    /// The slot that it is, if it is part of a hand-in.
    pub slot: Option<Arc<SlotOrigin>>,
    origin: InputOrigin,
}

/// The slot of a hand-in that a program comes from.
#[derive(Debug)]
pub struct SlotOrigin {
    /// The file of the hand-in.
    pub file: String,
    /// The task of the slot, if it names one.
    pub task: Option<String>,
}

#[derive(Clone, Debug)]
enum InputOrigin {
    File(PathBuf),
    StandardInput,
    /// A program that was part of a file.
    Part(String),
    /// Nothing to read, with the reason as a sentence.
    Nothing(String),
}

impl Source {
    /// `-` is standard input.
    pub fn new(argument: &OsStr) -> Source {
        if argument == "-" {
            return Source {
                name: "<stdin>".to_owned(),
                author: None,
                slot: None,
                origin: InputOrigin::StandardInput,
            };
        }
        Source {
            name: argument.to_string_lossy().into_owned(),
            author: None,
            slot: None,
            origin: InputOrigin::File(argument.into()),
        }
    }

    fn nothing(name: impl Into<String>, why: String) -> Source {
        Source {
            name: name.into(),
            author: None,
            slot: None,
            origin: InputOrigin::Nothing(why),
        }
    }

    /// The slots of a file that was handed in, each with its number behind the name; any other file as it is.
    fn parts(self, text: &Text) -> Vec<Source> {
        let InputOrigin::File(path) = &self.origin else {
            return vec![self];
        };
        let handed = match open_hand_in(path, text) {
            None => return vec![self],
            Some(Err(why)) => return vec![Source::nothing(self.name, why)],
            Some(Ok(handed)) => handed,
        };
        if handed.is_empty() {
            let why = text.msg_contest_says_all_empty();
            let mut source = Source::nothing(self.name, why);
            source.author = Some(handed.name);
            return vec![source];
        }
        let part = |slot: &HandedText| Source {
            name: format!("{}#{}", self.name, slot.number),
            author: Some(handed.name.clone()),
            slot: Some(Arc::new(SlotOrigin {
                file: self.name.clone(),
                task: slot.task.clone(),
            })),
            origin: InputOrigin::Part(slot.program.clone()),
        };
        handed.slots.iter().map(part).collect()
    }

    pub fn is_standard_input(&self) -> bool {
        matches!(self.origin, InputOrigin::StandardInput)
    }

    /// Reads the program in the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C.
    pub fn program(&self, text: &Text) -> Result<Program, Fail> {
        self.program_or_picture(text).map(|(program, _)| program)
    }

    /// Reads the program in the file; true if the file is a picture with the program inside.
    ///
    /// # Errors
    /// As [`program`](Self::program).
    pub fn program_or_picture(&self, text: &Text) -> Result<(Program, bool), Fail> {
        let bytes = self.bytes(text)?;
        // Large programs take long to understand.
        let (source, text) = (self.clone(), *text);
        unless_interrupted(move || source.understood(&text, &bytes))?
    }

    fn understood(&self, text: &Text, bytes: &[u8]) -> Result<(Program, bool), Fail> {
        if is_workspace(bytes) {
            let name = if self.is_standard_input() {
                "-"
            } else {
                &*self.name
            };
            return Err(self.unusable(&text.msg_blockly_needs_import(name)));
        }
        let inside = program_in(bytes)
            .map_err(|error| self.unusable(&diagnostics::picture_error(text, &error)))?;
        let written = inside.as_ref().map_or(bytes, |inside| inside.as_bytes());
        let program = read_bytes(written).map_err(|error| {
            let why = diagnostics::file_error(text, &error.kind);
            match error.kind {
                FileErrorKind::TooLarge => self.unusable(&why),
                _ => self.unusable_at(error.line, error.column, &why),
            }
        })?;
        Ok((program, inside.is_some()))
    }

    /// Reads the task or course in the file, with the files that it names. Returns also for each task where its
    /// parts stand.
    ///
    /// # Errors
    /// As [`program`](Self::program).
    pub fn document(&self, text: &Text) -> Result<PlacedTasks, Fail> {
        let bytes = self.bytes(text)?;
        let path = match &self.origin {
            InputOrigin::File(path) => Some(&**path),
            InputOrigin::StandardInput | InputOrigin::Part(_) | InputOrigin::Nothing(_) => None,
        };
        task_file::read(&bytes, path)
            .map_err(|error| Fail::Unusable(task_file::sentence(text, &self.name, &error)))
    }

    /// Reads the roster of a class.
    ///
    /// # Errors
    /// As [`program`](Self::program).
    pub fn roster(&self, text: &Text) -> Result<Vec<RosterEntry>, Fail> {
        let bytes = self.bytes(text)?;
        read_roster(&bytes, text).map_err(|why| self.unusable(&why))
    }

    /// Reads the Blockly workspace in the file; the program gets the name of the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C.
    pub fn workspace(&self, text: &Text) -> Result<Import, Fail> {
        let bytes = self.bytes(text)?;
        let name = match &self.origin {
            InputOrigin::File(path) => path.file_stem().map(OsStr::to_string_lossy),
            InputOrigin::StandardInput | InputOrigin::Part(_) | InputOrigin::Nothing(_) => None,
        };
        blockly::import(&bytes, &name.unwrap_or_default()).map_err(|error| {
            let why = diagnostics::blockly_error(text, &error);
            match error.place() {
                Some((line, column)) => self.unusable_at(line, column, &why),
                None => self.unusable(&why),
            }
        })
    }

    /// Reads the wall in the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C.
    pub fn wall(&self, text: &Text) -> Result<Wall, Fail> {
        let bytes = self.bytes(text)?;
        let written = self.utf8(text, &bytes)?;
        Wall::parse(written).map_err(|error| {
            let why = diagnostics::wall_error(text, &error);
            self.unusable_at(error.line, error.column, &why)
        })
    }

    fn utf8<'a>(&self, text: &Text, bytes: &'a [u8]) -> Result<&'a str, Fail> {
        std::str::from_utf8(bytes).map_err(|error| {
            let (line, column) = place(&bytes[..error.valid_up_to()]);
            self.unusable_at(line, column, &text.msg_file_not_utf8())
        })
    }

    /// The bytes of the file, at most [`MAX_BYTES`] + 1, which shows that the file is too large.
    fn bytes(&self, text: &Text) -> Result<Vec<u8>, Fail> {
        if let InputOrigin::Nothing(why) = &self.origin {
            return Err(self.unusable(why));
        }
        // Nobody may ever write into a pipe.
        let origin = self.origin.clone();
        let read = || unless_interrupted(move || origin.read());
        let read = if self.is_standard_input() && io::stdin().is_terminal() {
            while_waiting(read)?
        } else {
            read()?
        };
        read.map_err(|error| {
            let why = match error.kind() {
                ErrorKind::NotFound => text.msg_cli_file_not_found(),
                ErrorKind::PermissionDenied => text.msg_cli_file_permission(),
                ErrorKind::IsADirectory => text.msg_cli_file_is_directory(),
                _ => text.msg_cli_file_unreadable(error.to_string()),
            };
            self.unusable(&why)
        })
    }

    fn unusable(&self, why: &str) -> Fail {
        Fail::unusable(&self.name, why)
    }

    fn unusable_at(&self, line: usize, column: usize, why: &str) -> Fail {
        Fail::Unusable(format!("{}:{line}:{column}: {why}", self.name))
    }
}

impl InputOrigin {
    fn read(&self) -> io::Result<Vec<u8>> {
        let limit = MAX_BYTES as u64 + 1;
        let mut bytes = Vec::new();
        match self {
            InputOrigin::StandardInput => io::stdin().lock().take(limit).read_to_end(&mut bytes)?,
            // Not all systems refuse to open a folder.
            InputOrigin::File(path) if path.is_dir() => return Err(ErrorKind::IsADirectory.into()),
            InputOrigin::File(path) => match (File::open(path), embedded(path)) {
                (Err(error), Some(text)) if error.kind() == ErrorKind::NotFound => {
                    return Ok(text.as_bytes().to_vec());
                }
                (file, _) => file?.take(limit).read_to_end(&mut bytes)?,
            },
            InputOrigin::Part(program) => return Ok(program.clone().into_bytes()),
            InputOrigin::Nothing(_) => 0,
        };
        Ok(bytes)
    }
}

/// The embedded file of this path, so that `programs/solutions/costo-3.ron` and
/// `assets/walls/serpente.txt` can be named in any folder.
fn embedded(path: &Path) -> Option<&'static str> {
    let path = path.to_str()?.replace('\\', "/");
    if let Some(place) = path.strip_prefix("programs/") {
        return bundled::text(place);
    }
    let id = path.strip_prefix("assets/walls/")?.strip_suffix(".txt")?;
    GALLERY
        .iter()
        .find(|(other, _)| *other == id)
        .map(|(_, text)| *text)
}

/// Line and column, from 1, of what follows some text; a byte-order mark does not count.
pub fn place(before: &[u8]) -> (usize, usize) {
    let before = String::from_utf8_lossy(before);
    let before = before.strip_prefix('\u{feff}').unwrap_or(&before);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (line, column)
}

impl Source {
    /// Reads the board of the 2048 clone in the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C. So do the other readers here.
    pub fn clone2048(&self, text: &Text) -> Result<GameState, Fail> {
        self.parsed(text, str::parse, sentences::clone2048_error)
    }

    /// Reads the table of the tiles of Tantrix in the file.
    pub fn tantrix_tiles(&self, text: &Text) -> Result<Vec<Tile>, Fail> {
        self.parsed(text, read_table, sentences::tantrix_table_error)
    }

    /// Reads the drawing of a board of Tantrix in the file.
    pub fn tantrix_drawing(&self, text: &Text) -> Result<DrawnArea, Fail> {
        self.parsed(text, str::parse, sentences::tantrix_drawing_error)
    }

    /// Reads the solutions of Tantrix in the file, each with its line, and their puzzle.
    pub fn tantrix(&self, text: &Text) -> Result<SolutionFile, Fail> {
        let file = self.parsed(text, read, |text, ()| text.msg_tantrix_file_malformed())?;
        if file.solutions.is_empty() {
            return Err(self.unusable(&text.msg_tantrix_file_empty()));
        }
        Ok(file)
    }

    /// Reads the position of Minesweeper in the file.
    pub fn mines(&self, text: &Text) -> Result<MinesPosition, Fail> {
        self.parsed(text, str::parse, sentences::mines_error)
    }

    /// Reads the game of Minesweeper in the file.
    pub fn mines_replay(&self, text: &Text) -> Result<GameRecord, Fail> {
        self.parsed(text, str::parse, sentences::mines_replay_error)
    }

    fn parsed<T, K>(
        &self,
        text: &Text,
        read: impl FnOnce(&str) -> Result<T, TextFileError<K>>,
        sentence: impl FnOnce(&Text, &K) -> String,
    ) -> Result<T, Fail> {
        let bytes = self.bytes(text)?;
        read(self.utf8(text, &bytes)?).map_err(|error| {
            let why = sentence(text, &error.kind);
            self.unusable_at(error.line, error.column, &why)
        })
    }
}

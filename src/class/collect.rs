//! Reading what was handed in.

use super::remarks::remarks;
use crate::cells::one_line;
use crate::handed::{self, Brought, Handed, Sign};
use crate::program_files::{files_below, holds_program};
use engine::diagnostics;
use engine::language::file::{FileErrorKind, read_bytes};
use engine::language::{Program, TaskId};
use engine::picture::program_in;
use engine::text::Text;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

/// Longest program of a class, in MiB: all programs of a class are in memory.
const MOST_MEGABYTES: usize = 4;
const MOST_BYTES: usize = MOST_MEGABYTES << 20;

/// Something to be read.
#[derive(Clone, Debug)]
pub enum Input {
    /// A regular file: a hand-in, a program, or a picture with a program inside.
    File(PathBuf),
    /// What is called so holds this.
    Bytes(String, Vec<u8>),
    /// What is called so cannot be read; a sentence says why.
    Nothing(String, String),
}

impl Input {
    /// What a path stands for: a file for itself, a folder for the programs in it and below, sorted by name, as far
    /// as `go_on` lets it look.
    pub fn of(path: &Path, text: &Text, go_on: &dyn Fn() -> bool) -> Vec<Input> {
        if !path.is_dir() {
            return vec![Input::File(path.to_owned())];
        }
        let nothing = |path: &Path, why: String| {
            let name = path.to_string_lossy().into_owned();
            let why = format!("{name}: {why}");
            Input::Nothing(name, why)
        };
        let found = files_below(path, holds_program, go_on);
        if found.is_empty() && go_on() {
            return vec![nothing(path, text.msg_cli_folder_without_programs())];
        }
        let found = found.into_iter().map(|found| match found {
            Ok(path) => Input::File(path),
            Err((path, error)) => nothing(&path, text.msg_cli_file_unreadable(error.to_string())),
        });
        found.collect()
    }
}

/// Everything that was handed in, in the order of the inputs.
#[derive(Debug, Default)]
pub struct Class {
    pub pupils: Vec<Pupil>,
    pub submissions: Vec<Submission>,
}

/// Somebody who handed in something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pupil {
    /// As handed in, else as the author of the program, else as the file is called. No two have the same name:
    /// behind that of another person stands the file.
    pub name: String,
    /// The first file of theirs.
    pub file: String,
    /// What the hand-in notes about the contest, in sentences.
    pub remarks: Vec<String>,
    /// The same for scripts: what was seen, and what came in from outside.
    pub signs: Vec<Sign>,
    pub brought: Vec<Brought>,
}

/// A program that was handed in, or why there is none.
#[derive(Debug)]
pub struct Submission {
    /// Its file, as it is called.
    pub file: String,
    /// By number in [`Class::pupils`]; none for a file of which nothing can be read.
    pub pupil: Option<usize>,
    /// The number of the slot, from 1, in a hand-in.
    pub slot: Option<usize>,
    /// The task that it is for.
    pub task: Option<TaskId>,
    /// The course of the hand-in.
    pub course: Option<String>,
    /// Whether points are given for it: it was named as the solution, or none was.
    pub counts: bool,
    /// The program, or a sentence that begins with the file.
    pub program: Result<Program, String>,
}

impl Submission {
    /// The file, with the slot behind a number sign.
    pub fn place(&self) -> String {
        place(&self.file, self.slot)
    }
}

fn place(file: &str, slot: Option<usize>) -> String {
    match slot {
        Some(slot) => format!("{file}#{slot}"),
        None => file.to_owned(),
    }
}

/// Reads everything. What cannot be read is a submission too; `go_on` is asked before each file, and what comes
/// after a no is left out.
pub fn collect(
    inputs: impl IntoIterator<Item = Input>,
    text: &Text,
    go_on: &dyn Fn() -> bool,
) -> Class {
    let mut reader = Reader {
        text,
        class: Class::default(),
        known: HashMap::new(),
        names: Vec::new(),
    };
    for input in inputs {
        if !go_on() {
            break;
        }
        reader.input(input);
    }
    reader.name_pupils();
    reader.class
}

struct Reader<'t> {
    text: &'t Text,
    class: Class,
    /// Those who gave single programs, by name.
    known: HashMap<String, usize>,
    /// The names of all pupils, as they stand in the files.
    names: Vec<String>,
}

impl Reader<'_> {
    fn input(&mut self, input: Input) {
        match input {
            Input::Nothing(name, why) => self.unreadable(name, why),
            Input::Bytes(name, bytes) if handed::is_handed(&bytes) => {
                match Handed::parse(&bytes, self.text) {
                    Ok(handed) => self.handed(name, handed),
                    Err(why) => {
                        let why = self.text.msg_contest_says_refused(&*name, why);
                        self.unreadable(name, why);
                    }
                }
            }
            Input::Bytes(name, bytes) => self.single(name, &bytes),
            Input::File(path) => {
                let name = path.to_string_lossy().into_owned();
                match handed::open(&path, self.text) {
                    Some(Ok(handed)) => self.handed(name, handed),
                    Some(Err(why)) => self.unreadable(name, why),
                    None => match bytes(&path) {
                        Ok(bytes) => self.single(name, &bytes),
                        Err(error) => {
                            let text = self.text;
                            let why = match error.kind() {
                                ErrorKind::NotFound => text.msg_cli_file_not_found(),
                                ErrorKind::PermissionDenied => text.msg_cli_file_permission(),
                                _ => text.msg_cli_file_unreadable(error.to_string()),
                            };
                            let why = format!("{name}: {why}");
                            self.unreadable(name, why);
                        }
                    },
                }
            }
        }
    }

    fn unreadable(&mut self, file: String, why: String) {
        self.class.submissions.push(Submission {
            file,
            pupil: None,
            slot: None,
            task: None,
            course: None,
            counts: false,
            program: Err(why),
        });
    }

    /// A file of one program.
    fn single(&mut self, file: String, bytes: &[u8]) {
        let program = match self.read(&file, bytes) {
            Ok(program) => program,
            Err(why) => return self.unreadable(file, why),
        };
        let mut name = one_line(program.header().author.trim());
        if name.is_empty() {
            let stem = Path::new(&file).file_stem().unwrap_or_default();
            name = one_line(&stem.to_string_lossy());
        }
        let pupil = match self.known.get(&name) {
            Some(&pupil) => pupil,
            None => {
                let pupil = self.pupil(name.clone(), &file, None);
                self.known.insert(name, pupil);
                pupil
            }
        };
        self.class.submissions.push(Submission {
            file,
            pupil: Some(pupil),
            slot: None,
            task: Some(program.header().task.clone()),
            course: None,
            counts: true,
            program: Ok(program),
        });
    }

    /// Reads a program, or the one inside a picture.
    fn read(&self, file: &str, bytes: &[u8]) -> Result<Program, String> {
        let text = self.text;
        let inside = program_in(bytes)
            .map_err(|error| format!("{file}: {}", diagnostics::picture_error(text, &error)))?;
        let written = inside.as_ref().map_or(bytes, |inside| inside.as_bytes());
        if written.len() > MOST_BYTES {
            let why = text.msg_class_says_too_long(MOST_MEGABYTES.to_string());
            return Err(format!("{file}: {why}"));
        }
        read_bytes(written).map_err(|error| {
            let why = diagnostics::file_error(text, &error.kind);
            match error.kind {
                FileErrorKind::TooLarge => format!("{file}: {why}"),
                _ => format!("{file}:{}:{}: {why}", error.line, error.column),
            }
        })
    }

    /// What one pupil handed in.
    fn handed(&mut self, file: String, handed: Handed) {
        let text = self.text;
        let mut name = one_line(handed.name.trim());
        if name.is_empty() {
            let stem = Path::new(&file).file_stem().unwrap_or_default();
            name = one_line(&stem.to_string_lossy());
        }
        let pupil = self.pupil(name, &file, Some(&handed));
        let submission = |task, slot, counts, program| Submission {
            file: file.clone(),
            pupil: Some(pupil),
            slot,
            task,
            course: handed.course.clone(),
            counts,
            program,
        };
        let mut submissions = Vec::new();
        let mut missing = handed.named.clone();
        for slot in &handed.slots {
            let at = place(&file, Some(slot.number));
            let program = self.read(&at, slot.program.as_bytes());
            let task = match (&slot.task, &program) {
                (Some(task), _) => Ok(task.clone()),
                (None, Ok(program)) => Ok(program.header().task.to_string()),
                (None, Err(_)) => Err(()),
            };
            let named = task.as_ref().ok().and_then(|task| handed.named.get(task));
            let counts = match (&task, named) {
                (Ok(task), Some(&named)) if named == slot.number => {
                    missing.remove(task);
                    true
                }
                (_, Some(_)) => false,
                (_, None) => true,
            };
            let id = task.as_ref().ok().and_then(|task| TaskId::new(task));
            let program = match (&id, task) {
                (None, Ok(task)) => {
                    let why = text.msg_class_says_task_unknown(one_line(&task));
                    Err(format!("{at}: {why}"))
                }
                _ => program,
            };
            submissions.push(submission(id, Some(slot.number), counts, program));
        }
        for (task, number) in missing {
            let why = text.msg_class_says_slot_empty(number.to_string(), one_line(&task));
            let why = format!("{}: {why}", place(&file, Some(number)));
            let id = TaskId::new(&task);
            submissions.push(submission(id, Some(number), true, Err(why)));
        }
        if submissions.is_empty() {
            let why = format!("{file}: {}", text.msg_contest_says_all_empty());
            submissions.push(submission(None, None, true, Err(why)));
        }
        self.class.submissions.extend(submissions);
    }

    fn pupil(&mut self, name: String, file: &str, handed: Option<&Handed>) -> usize {
        self.names.push(name.clone());
        self.class.pupils.push(Pupil {
            name,
            file: file.to_owned(),
            remarks: handed.map_or_else(Vec::new, |handed| remarks(handed, self.text)),
            signs: handed.map_or_else(Vec::new, |handed| handed.signs.clone()),
            brought: handed.map_or_else(Vec::new, |handed| handed.brought.clone()),
        });
        self.class.pupils.len() - 1
    }

    /// Tells people of one name apart.
    fn name_pupils(&mut self) {
        let mut count: HashMap<&str, usize> = HashMap::new();
        for name in &self.names {
            *count.entry(name).or_default() += 1;
        }
        for pupil in &mut self.class.pupils {
            if count.get(&*pupil.name).is_some_and(|&count| count > 1) {
                pupil.name = format!("{} ({})", pupil.name, one_line(&pupil.file));
            }
        }
    }
}

/// The bytes of a regular file, as many as tell that it is too long.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
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
    let most = 8 * MOST_BYTES as u64 + 1;
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

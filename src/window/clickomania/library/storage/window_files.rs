//! What each window saves for itself: the canvas, and the programs left in tasks.

use super::TaskKey;
use crate::store::{BroughtIn, ProgramForm, SavedValue, Saver, StorageError, WindowFile};
use engine::language::Program;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::PathBuf;

/// The program on the canvas and the file it belongs to.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Session {
    #[serde(with = "program_text")]
    pub program: Program,
    /// The blocks that were brought in, in a contest.
    pub brought_in: Option<BroughtIn>,
    /// From where it was opened or where it was saved last.
    #[serde(with = "crate::text_path")]
    pub file: Option<PathBuf>,
    /// Whether it equals that file.
    pub saved: bool,
    /// The file of the task that it is for, if that does not ship.
    #[serde(with = "crate::text_path")]
    pub task: Option<PathBuf>,
    /// The number of the task's mistake that is being mended, from 0.
    pub mistake: Option<usize>,
}

impl SavedValue for Session {
    const NAME: &'static str = "canvas";
}

/// Programs in files of values, as the text of their own files.
mod program_text {
    use engine::language::Program;
    use engine::language::file::{read, write};
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    pub fn serialize<S: Serializer>(program: &Program, serializer: S) -> Result<S::Ok, S::Error> {
        write(program).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Program, D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).map_err(|error| D::Error::custom(format!("line {} of a program", error.line)))
    }
}

/// The programs left in all tasks.
pub struct Drafts {
    saver: Saver,
    files: HashMap<TaskKey, WindowFile<Option<LeftProgram>>>,
}

#[derive(Clone, Default, Serialize, Deserialize)]
struct LeftProgram {
    #[serde(with = "program_text")]
    program: Program,
    /// The blocks that were brought in, in a contest.
    brought_in: Option<BroughtIn>,
}

impl SavedValue for Option<LeftProgram> {
    const NAME: &'static str = "left";
}

impl Drafts {
    pub fn new(saver: &Saver) -> Drafts {
        Drafts {
            saver: saver.clone(),
            files: HashMap::new(),
        }
    }

    /// Keeps a program that one leaves in a task.
    ///
    /// # Errors
    /// There is no data folder.
    pub fn keep(&mut self, task: &TaskKey, program: &Program) -> Result<(), StorageError> {
        self.saver.folder()?;
        let brought_in = self.in_contest().then(|| BroughtIn::of_kept(program));
        let program = program.clone();
        self.file(task).set(Some(LeftProgram {
            program,
            brought_in,
        }));
        Ok(())
    }

    /// The program that one left in a task, if there is one.
    pub fn left(&mut self, task: &TaskKey) -> Option<Program> {
        let left = self.file(task).value();
        let left = left.as_ref().as_ref()?;
        let mut program = left.program.clone();
        if self.in_contest() {
            BroughtIn::mark_kept(left.brought_in.as_ref(), &mut program);
        }
        Some(program)
    }

    fn in_contest(&self) -> bool {
        self.saver.program_form() == ProgramForm::Contest
    }

    fn file(&mut self, task: &TaskKey) -> &WindowFile<Option<LeftProgram>> {
        let saver = &self.saver;
        self.files.entry(task.clone()).or_insert_with(|| {
            let name = format!("left-{}", task.folder());
            let (file, trouble) = WindowFile::open_named(saver, &name);
            saver.report(trouble);
            file
        })
    }
}

impl Default for Drafts {
    fn default() -> Drafts {
        Drafts::new(&Saver::nowhere())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Saver, WindowFile};
    use crate::test_folder::Folder;
    use engine::language::file::write;

    #[test]
    fn the_next_window_goes_on_where_the_last_left_off() {
        let folder = Folder::new();
        let open = || {
            let saver = Saver::open(folder.0.clone()).unwrap();
            WindowFile::<Session>::open(&saver).0
        };
        let window = open();
        assert!(window.when().is_none());
        let text = "Program(format: 1, name: \"a \\\"b\\\" \\n#\", on_click: [DropAll])";
        let session = Session {
            program: engine::language::file::read(text).unwrap(),
            brought_in: None,
            file: Some(PathBuf::from("/a \"b\"\n/c.ron")),
            saved: true,
            task: None,
            mistake: Some(2),
        };
        window.set(session.clone());
        drop(window);
        let found = open();
        assert!(found.when().is_some());
        let found = found.value();
        assert_eq!(write(&found.program), write(&session.program));
        assert_eq!((&found.file, found.saved), (&session.file, true));
        assert_eq!((&found.task, found.mistake), (&None, Some(2)));
    }
}

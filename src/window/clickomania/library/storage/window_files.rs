//! Files of a single window: the canvas, and the programs left in tasks.

use super::TaskKey;
use crate::store::{Origins, ProgramForm, SavedValue, StorageError, Store, WindowFile};
use engine::language::Program;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::PathBuf;

/// The canvas of a window: its program, with the file and the task of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedCanvas {
    #[serde(with = "program_text")]
    pub program: Program,
    pub origins: Option<Origins>,
    /// The file that it was opened from or saved to last.
    #[serde(with = "crate::text_path")]
    pub file: Option<PathBuf>,
    /// True if it equals that file.
    pub saved: bool,
    /// The file of its task, unless that is embedded.
    #[serde(with = "crate::text_path")]
    pub task: Option<PathBuf>,
    /// Number, from 0, of the task's mistake that is being corrected.
    pub mistake: Option<usize>,
}

impl SavedValue for SavedCanvas {
    const NAME: &'static str = "canvas";
}

/// Serializes programs as the text of their files.
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

/// The programs that this window left in tasks, until it comes back to them.
pub struct LeftPrograms {
    store: Store,
    files: HashMap<TaskKey, WindowFile<Option<LeftProgram>>>,
}

#[derive(Clone, Default, Serialize, Deserialize)]
struct LeftProgram {
    #[serde(with = "program_text")]
    program: Program,
    origins: Option<Origins>,
}

impl SavedValue for Option<LeftProgram> {
    const NAME: &'static str = "left";
}

impl LeftPrograms {
    pub fn new(store: &Store) -> LeftPrograms {
        LeftPrograms {
            store: store.clone(),
            files: HashMap::new(),
        }
    }

    /// Saves the program of a task that is left.
    ///
    /// # Errors
    /// There is no data folder.
    pub fn keep(&mut self, task: &TaskKey, program: &Program) -> Result<(), StorageError> {
        self.store.folder()?;
        self.file(task).set(Some(LeftProgram {
            program: program.clone(),
            origins: Some(Origins::of_kept(program)),
        }));
        Ok(())
    }

    /// The program that was left in a task, if there is one.
    pub fn left(&mut self, task: &TaskKey) -> Option<Program> {
        let left = self.file(task).value();
        let left = left.as_ref().as_ref()?;
        let mut program = left.program.clone();
        let contest = self.store.program_form() == ProgramForm::Contest;
        Origins::mark_kept(left.origins.as_ref(), &mut program, contest);
        Some(program)
    }

    fn file(&mut self, task: &TaskKey) -> &WindowFile<Option<LeftProgram>> {
        let store = &self.store;
        self.files.entry(task.clone()).or_insert_with(|| {
            let name = format!("left-{}", task.folder());
            let (file, trouble) = WindowFile::open_named(store, &name);
            store.report(trouble);
            file
        })
    }
}

impl Default for LeftPrograms {
    fn default() -> LeftPrograms {
        LeftPrograms::new(&Store::nowhere())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Store, WindowFile};
    use crate::test_folder::Folder;
    use engine::language::file::write;

    #[test]
    fn the_next_window_goes_on_where_the_last_left_off() {
        let folder = Folder::new();
        let open = || {
            let store = Store::open(folder.0.clone()).unwrap();
            WindowFile::<SavedCanvas>::open(&store).0
        };
        let window = open();
        assert!(window.when().is_none());
        let text = "Program(format: 1, name: \"a \\\"b\\\" \\n#\", on_click: [DropAll])";
        let session = SavedCanvas {
            program: engine::language::file::read(text).unwrap(),
            origins: None,
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

//! What a window was working at when it ended, however it ended.

use crate::store::{BroughtIn, SavedValue};
use engine::language::Program;
use serde::{Deserialize, Serialize};
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
pub(super) mod program_text {
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
            WindowFile::<Session>::open(&store).0
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

//! Everything that the mode saves: the canvas, the programs left in tasks, the slots, and the progress with each
//! task.

mod kept_program;
mod progress;
mod reward;
mod saved_progress;
mod shelf;
mod slot_files;
mod window_files;

use crate::seal::checksum;
use engine::language::TaskId;
pub use progress::Progress;
pub use reward::Reward;
pub use saved_progress::LessonState;
pub use shelf::Shelved;
pub use slot_files::{SLOTS, Slot, SlotFiles};
use std::path::{Path, PathBuf};
pub use window_files::{LeftPrograms, SavedCanvas};

/// Key of a task, for its slots and its progress: the id of an embedded task, also the path of a task in a file.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TaskKey {
    pub id: TaskId,
    /// File of the task or of its course.
    pub file: Option<PathBuf>,
}

impl TaskKey {
    /// An embedded task.
    pub fn embedded(id: &TaskId) -> TaskKey {
        TaskKey {
            id: id.clone(),
            file: None,
        }
    }

    /// A task in a file.
    pub fn in_file(path: &Path, id: &TaskId) -> TaskKey {
        TaskKey {
            id: id.clone(),
            file: Some(path.to_owned()),
        }
    }

    /// A task of the contest whose folder everything is saved in.
    pub fn in_contest(id: &TaskId) -> TaskKey {
        TaskKey::in_file(Path::new("tasks.ron"), id)
    }

    /// The key as text: `parete`, `/home/anna/verifica.ron#riga`.
    pub fn place(&self) -> String {
        match &self.file {
            None => self.id.to_string(),
            Some(file) => format!("{}#{}", file.display(), self.id),
        }
    }

    /// The key with this text.
    pub fn at(place: &str) -> Option<TaskKey> {
        let (file, id) = match place.rsplit_once('#') {
            Some((file, id)) => (Some(PathBuf::from(file)), id),
            None => (None, place),
        };
        let id = TaskId::new(id)?;
        Some(TaskKey { id, file })
    }

    /// Name of its folder, unique and valid on every system.
    pub fn folder(&self) -> String {
        match &self.file {
            None => self.id.to_string(),
            Some(_) => format!("{}_{}", self.id, checksum(&self.place())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_name_their_keys() {
        for (place, folder) in [
            ("parete", "parete"),
            ("/a/b.ron#riga", "riga_"),
            ("/a#c/b.ron#riga", "riga_"),
        ] {
            let key = TaskKey::at(place).unwrap();
            assert_eq!(key.place(), place);
            assert!(key.folder().starts_with(folder), "{}", key.folder());
        }
        let folders = ["/a/b.ron#riga", "/a/c.ron#riga", "riga"].map(|place| {
            let key = TaskKey::at(place).unwrap();
            key.folder()
        });
        assert!(folders[0] != folders[1] && folders[1] != folders[2]);
        assert_eq!(TaskKey::at("Nein"), None);
        assert_eq!(TaskKey::at("/a/b.ron#"), None);
    }
}

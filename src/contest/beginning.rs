//! What a contest began with: written once, so that what is changed later shows and is not gone by.

use super::sealed::{SealFault, read_sealed, sealed};
use super::{BEGINNING, CONTESTS, ContestFolder, add_line, bounded};
use crate::atomic_file::write_whole;
use serde::{Deserialize, Serialize};
use std::fs;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io;
use std::path::PathBuf;

/// The file in the data folder that says which contests were begun there, a line each: it outlives their folders.
const BEGUN: &str = "begun-contests.txt";
/// The longest such file, in bytes.
const MOST_BEGUN: u64 = 64 << 10;

/// What a contest began with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Beginning {
    /// When, in seconds since 1970.
    pub begun: u64,
    /// A number that no other contest has, not even that of somebody else with the same tasks.
    pub key: u64,
    /// The text of its tasks; none without tasks of its own.
    pub tasks: Option<String>,
}

impl Beginning {
    /// Of a contest that begins now.
    pub fn new(begun: u64, tasks: Option<String>) -> Beginning {
        Beginning {
            begun,
            // The system's randomness.
            key: RandomState::new().build_hasher().finish(),
            tasks,
        }
    }
}

impl ContestFolder {
    /// Writes down what it begins with.
    ///
    /// # Errors
    /// What the system says.
    pub fn put_beginning(&self, beginning: &Beginning) -> io::Result<()> {
        fs::create_dir_all(&self.path)?;
        write_whole(&self.beginning_path(), sealed(beginning)?.as_bytes())
    }

    pub fn beginning_path(&self) -> PathBuf {
        self.path.join(BEGINNING)
    }

    /// What it began with; `None` if that is not there, or was changed outside.
    pub fn beginning(&self) -> Option<Beginning> {
        self.read_beginning().ok().flatten()
    }

    /// What it began with; `None` if that is not there.
    ///
    /// # Errors
    /// Why it is not read.
    pub fn read_beginning(&self) -> Result<Option<Beginning>, SealFault> {
        read_sealed(&self.beginning_path())
    }

    /// How often the same contest was begun in this data folder before this folder was, though nothing of it may be left.
    pub fn begun_before(&self) -> u64 {
        let name = self.name();
        let (Some((stem, number)), Some(path)) = (name.rsplit_once('-'), self.begun_list()) else {
            return 0;
        };
        let begun = bounded(&path, MOST_BEGUN).unwrap_or_default();
        let begun = String::from_utf8_lossy(&begun);
        let same = begun.lines().filter(|line| {
            let line = line.rsplit_once('-');
            line.is_some_and(|(other, _)| other == stem)
        });
        let folders: u64 = number.parse().unwrap_or(1);
        (same.count() as u64).max(folders.saturating_sub(1))
    }

    /// Whether it is known to have been begun; true where nobody keeps such a list.
    pub fn is_listed(&self) -> bool {
        let Some(path) = self.begun_list() else {
            return true;
        };
        let begun = bounded(&path, MOST_BEGUN).unwrap_or_default();
        let name = self.name();
        String::from_utf8_lossy(&begun)
            .lines()
            .any(|line| line == name)
    }

    /// Notes that it is begun, where that is known when the folder is gone.
    pub fn note_begun(&self) {
        let Some(path) = self.begun_list() else {
            return;
        };
        // Whoever may not write here notes nothing.
        let _ = add_line(&path, &self.name(), MOST_BEGUN);
    }

    fn begun_list(&self) -> Option<PathBuf> {
        let contests = self.path.parent()?;
        let there = contests.file_name().is_some_and(|name| name == CONTESTS);
        Some(contests.parent().filter(|_| there)?.join(BEGUN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    #[test]
    fn what_was_begun_is_known_when_its_folder_is_gone() {
        let folder = Folder::new();
        let first = ContestFolder::named(&folder.0, "gara-0123-1");
        assert_eq!(first.begun_before(), 0);
        first.note_begun();
        let again = Beginning::new(7, Some("Course()".to_owned()));
        first.put_beginning(&again).unwrap();
        assert_eq!(first.beginning(), Some(again));
        fs::remove_dir_all(&first.path).unwrap();
        assert_eq!(first.beginning(), None);
        assert_eq!(first.begun_before(), 1);
        // Or its line is, but not its folder.
        fs::remove_file(folder.file(BEGUN)).unwrap();
        let third = ContestFolder::named(&folder.0, "gara-0123-3");
        assert_eq!(third.begun_before(), 2);
        third.note_begun();
        let other = ContestFolder::named(&folder.0, "altra-0123-1");
        assert_eq!(other.begun_before(), 0);
        // A contest of version 0.1 lies in the data folder itself.
        assert_eq!(ContestFolder::at(folder.0.clone()).begun_before(), 0);
    }

    #[test]
    fn an_edited_beginning_is_none() {
        let folder = Folder::new();
        let contest = ContestFolder::at(folder.0.clone());
        contest
            .put_beginning(&Beginning::new(1_700_000_000, None))
            .unwrap();
        let path = folder.file(BEGINNING);
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, text.replace("1700000000", "1700003600")).unwrap();
        assert_eq!(contest.beginning(), None);
    }
}

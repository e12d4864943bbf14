//! What of the comparison is saved.

use super::rows::SortOrder;
use crate::store::SavedValue;
use crate::window::clickomania::command::ProgramOrigin;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Maximum number of files in the table.
pub const MOST_FILES: usize = 40;

/// What a person chose for the table.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, Default)]
#[serde(default)]
pub struct TableChoices {
    /// The order of the rows.
    pub order: SortOrder,
    /// The files that were added, the oldest first.
    pub files: Vec<PathBuf>,
    /// What was taken out of the table, by [`ProgramOrigin::key`].
    pub hidden: Vec<String>,
}

impl SavedValue for TableChoices {
    const NAME: &'static str = "comparison";
}

impl TableChoices {
    /// Adds a file. Paths that are not UTF-8 cannot be saved.
    pub fn add(&mut self, path: &PathBuf) {
        let room = self.files.len() < MOST_FILES;
        if room && path.to_str().is_some() && !self.files.contains(path) {
            self.files.push(path.clone());
        }
    }

    /// Takes something out of the table: a file that was added, or a program that is there by itself.
    pub fn remove(&mut self, origin: &ProgramOrigin) {
        match origin {
            ProgramOrigin::File(path) => self.files.retain(|other| other != path),
            ProgramOrigin::Slot(_) | ProgramOrigin::Example(_) if !self.hides(origin) => {
                self.hidden.push(origin.key());
            }
            // Those of hand-ins are in no table, and that of the canvas stays.
            _ => {}
        }
    }

    /// Puts back into the table what was taken out.
    pub fn restore(&mut self, origin: &ProgramOrigin) {
        self.hidden.retain(|key| *key != origin.key());
    }

    /// Whether it was taken out of the table.
    pub fn hides(&self, origin: &ProgramOrigin) -> bool {
        self.hidden.contains(&origin.key())
    }
}

//! What of the comparison is saved.

use super::rows::SortOrder;
use crate::app::clickomania::command::{ClickomaniaContext, ProgramOrigin};
use crate::store::{Saved, SavedValue, merged_list, newer};
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

    fn merged(&self, seen: &TableChoices, file: TableChoices) -> TableChoices {
        TableChoices {
            order: newer(&self.order, &seen.order, file.order),
            files: merged_list(&self.files, &seen.files, file.files),
            hidden: merged_list(&self.hidden, &seen.hidden, file.hidden),
        }
    }
}

impl TableChoices {
    /// As they were left. What cannot be read is said.
    pub fn open(app: &mut ClickomaniaContext) -> (TableChoices, Saved<TableChoices>) {
        let saved = app.saved::<TableChoices>();
        let mut choices = saved.value();
        choices.files.truncate(MOST_FILES);
        (choices, saved)
    }

    /// What is to be saved of them: paths that are not UTF-8 are left out.
    pub fn writable(&self) -> TableChoices {
        let files = self.files.iter().filter(|path| path.to_str().is_some());
        TableChoices {
            files: files.cloned().collect(),
            ..self.clone()
        }
    }

    /// Whether it was taken out of the table.
    pub fn hides(&self, origin: &ProgramOrigin) -> bool {
        self.hidden.contains(&origin.key())
    }
}

//! What of the comparison is kept from one start to the next.

use super::rows::SortOrder;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::Origin;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The record's name.
const NAME: &str = "comparison";

/// So many files stand in the table at most.
pub const MOST_FILES: usize = 40;

/// What is kept.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, Default)]
#[serde(default)]
pub struct Kept {
    /// The order of the rows.
    pub order: SortOrder,
    /// The files that were added, the oldest first.
    pub files: Vec<PathBuf>,
    /// What was taken out of the table, by [`Origin::key`].
    pub hidden: Vec<String>,
}

impl Kept {
    /// As it was left. What cannot be read is said.
    pub fn load(app: &mut ClickomaniaContext) -> Kept {
        let (mut kept, trouble) = app.storage.record::<Kept>(NAME);
        if let Some(trouble) = trouble {
            app.refuse(trouble.sentence(&app.text));
        }
        kept.files.truncate(MOST_FILES);
        kept
    }

    /// Keeps it. Paths that are not UTF-8 are left out.
    pub fn save(&self, app: &mut ClickomaniaContext) {
        let files = self.files.iter().filter(|path| path.to_str().is_some());
        let now = Kept {
            files: files.cloned().collect(),
            ..self.clone()
        };
        let done = app
            .storage
            .change_record(NAME, |kept: &mut Kept| *kept = now);
        if let Err(error) = done {
            app.refuse(error.sentence(&app.text));
        }
    }

    /// Whether it was taken out of the table.
    pub fn hides(&self, origin: &Origin) -> bool {
        self.hidden.contains(&origin.key())
    }
}

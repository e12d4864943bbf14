//! The task that is being written, kept from one start of the window to the next. Each window has one of its own.

use super::draft::Draft;
use crate::store::SavedValue;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The task as it is kept: its text, empty while none is written; as it was saved last; and where.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptTask {
    task: String,
    saved: String,
    #[serde(with = "crate::text_path")]
    file: Option<PathBuf>,
}

impl SavedValue for KeptTask {
    const NAME: &'static str = "task-draft";
}

impl KeptTask {
    /// This draft; `text` is all of it.
    pub fn of(draft: &Draft, text: String) -> KeptTask {
        KeptTask {
            task: text,
            saved: draft.saved_text().to_owned(),
            file: draft.file.clone(),
        }
    }

    /// The draft, if there is one that can be read.
    pub fn draft(&self) -> Option<Draft> {
        let written = !self.task.is_empty();
        written.then(|| Draft::kept(&self.task, &self.saved, self.file.clone()).ok())?
    }
}

//! Where the parts of a task stand in its file.

use super::record::Offsets;
use crate::language::file::strip_bom;
use std::sync::Arc;

/// Where the parts of a task stand. A part is named by its path: `solutions[0]`, `steps[2].text`,
/// `wanted[0].body[1]`.
#[derive(Clone, Debug)]
pub struct TaskPlaces {
    /// The file in which the task stands; none for the file that was read.
    pub file: Option<String>,
    text: Arc<str>,
    offsets: Arc<Offsets>,
    /// What the paths of the task begin with in its file: `tasks[3]` of a course.
    prefix: String,
}

impl TaskPlaces {
    pub(super) fn new(
        file: Option<String>,
        text: Arc<str>,
        offsets: Arc<Offsets>,
        prefix: String,
    ) -> TaskPlaces {
        TaskPlaces {
            file,
            text,
            offsets,
            prefix,
        }
    }

    /// Line and column, from 1, of a part, or of the innermost part around it that has a place.
    pub fn of(&self, path: &str) -> (usize, usize) {
        let mut path = match &*self.prefix {
            "" => path.to_owned(),
            prefix => format!("{prefix}.{path}"),
        };
        loop {
            if let Some(&at) = self.offsets.get(&path) {
                return place(&self.text, at);
            }
            match path.rfind(['.', '[']) {
                Some(end) => path.truncate(end),
                None => return (1, 1),
            }
        }
    }
}

/// Line and column of a byte, from 1, the column in characters.
pub(super) fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &strip_bom(text)[..at];
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = 1 + before.bytes().filter(|&byte| byte == b'\n').count();
    (line, 1 + before[start..].chars().count())
}

//! What comes out of a workspace: the program, and what did not fit into it.

use crate::language::edit::Edit;
use crate::language::program::{Header, Program};

/// A program that was a workspace.
#[derive(Clone, Debug)]
pub struct Import {
    pub program: Program,
    pub leftovers: Leftovers,
}

/// What of a workspace is not in the program, or not where it was.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Leftovers {
    /// Blocks that the language does not have, in the order in which they were met. A value is a hole now,
    /// a command is left out; what was inside lies loose.
    pub unknown: Vec<Unknown>,
    /// Number of known blocks that lie loose because their place takes no such value.
    pub loosened: usize,
}

/// A block that the language does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// Its type in Blockly.
    pub kind: String,
    pub id: String,
    /// What its fields hold, by their names.
    pub fields: Vec<(String, String)>,
    /// What else Blockly keeps of it, as it stands in the file.
    pub extra: String,
}

impl Leftovers {
    pub fn is_empty(&self) -> bool {
        *self == Leftovers::default()
    }
}

impl Import {
    /// The program, with a paragraph added to its note.
    pub fn with_note(self, paragraph: &str) -> Program {
        let mut program = self.program;
        if !paragraph.is_empty() {
            let header = program.header().clone();
            let note = paragraphs([&*header.note, paragraph]);
            program
                .apply(Edit::SetHeader(Header { note, ..header }))
                .expect("a header can always be set");
        }
        program
    }
}

/// Paragraphs with an empty line between them.
pub fn paragraphs<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\n\n")
}

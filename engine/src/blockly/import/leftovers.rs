//! The result of an import: the program, and whatever did not fit into it.

use crate::language::edit::Edit;
use crate::language::program::{Header, Program};

/// An imported program.
#[derive(Clone, Debug)]
pub struct Import {
    pub program: Program,
    pub leftovers: Leftovers,
}

/// Everything in a workspace that the program lacks, has in another place, or has changed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Leftovers {
    /// Blocks that are not in our language, in reading order. Values are replaced by holes,
    /// commands are left out, and blocks inside them are loose.
    pub unknown: Vec<Unknown>,
    /// Blocks that are loose because they do not fit where they were.
    pub loosened: Vec<Loosened>,
    /// Default values in place of blocks that do not fit.
    pub stand_ins: Vec<StandIn>,
    /// Fields that are ignored or read differently.
    pub fields: Vec<ChangedField>,
    /// Shadow blocks under other blocks.
    pub covered: Vec<Unknown>,
    /// Names of procedures that the file saves apart from the blocks.
    pub procedures: Vec<String>,
    /// Paths of other workspaces in the same file.
    pub workspaces: Vec<String>,
}

/// A reference to a block of the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedBlock {
    /// Its type in Blockly.
    pub kind: String,
    /// May be empty.
    pub id: String,
}

/// A block that is left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// Its type in Blockly.
    pub kind: String,
    pub id: String,
    /// Names and contents of its fields.
    pub fields: Vec<(String, String)>,
    /// Its other state, as written in the file.
    pub extra: String,
}

/// A block that became loose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loosened {
    pub block: NamedBlock,
    /// The block and the input that it was in; `None` if it was a top-level block.
    pub from: Option<(NamedBlock, String)>,
}

/// A default value in place of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandIn {
    pub owner: NamedBlock,
    pub input: String,
    /// The number or colour, as Blockly writes it.
    pub value: String,
    /// The block that it replaces.
    pub instead: NamedBlock,
}

/// A field that is ignored or read differently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedField {
    pub block: NamedBlock,
    pub field: String,
    pub value: String,
    /// The value that it is read as; `None` if it is ignored.
    pub now: Option<String>,
}

impl Leftovers {
    pub fn is_empty(&self) -> bool {
        *self == Leftovers::default()
    }
}

impl Import {
    /// The program, with this paragraph added to its note.
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

/// Joins paragraphs that are not empty with empty lines.
pub fn paragraphs<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\n\n")
}

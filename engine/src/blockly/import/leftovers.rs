//! What comes out of a workspace: the program, and what did not fit into it.

use crate::language::edit::Edit;
use crate::language::program::{Header, Program};

/// A program that was a workspace.
#[derive(Clone, Debug)]
pub struct Import {
    pub program: Program,
    pub leftovers: Leftovers,
}

/// What of a workspace is not in the program, not where it was, or not as it was written.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Leftovers {
    /// Blocks that the language does not have, in the order in which they were met. A value is a hole now,
    /// a command is left out; what was inside lies loose.
    pub unknown: Vec<Unknown>,
    /// Known blocks that lie loose because they do not fit where they were.
    pub loosened: Vec<Loosened>,
    /// Values of blocks that stand where something else was.
    pub stand_ins: Vec<StandIn>,
    /// Fields that were left out or read as something else.
    pub fields: Vec<ChangedField>,
    /// Default values that lay under blocks.
    pub covered: Vec<Unknown>,
    /// Names of procedures that the file keeps apart from the blocks.
    pub procedures: Vec<String>,
    /// Where in the file other workspaces are.
    pub workspaces: Vec<String>,
}

/// A block of the workspace.
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
    /// What its fields hold, by their names.
    pub fields: Vec<(String, String)>,
    /// What else Blockly keeps of it, as it stands in the file.
    pub extra: String,
}

/// A block that lies loose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loosened {
    pub block: NamedBlock,
    /// The block in which it was, and the input; none if it lay loose in the workspace.
    pub from: Option<(NamedBlock, String)>,
}

/// A value that stands in a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandIn {
    pub owner: NamedBlock,
    pub input: String,
    /// The number or the colour, as Blockly writes it.
    pub value: String,
    /// The block that was there.
    pub instead: NamedBlock,
}

/// A field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedField {
    pub block: NamedBlock,
    pub field: String,
    pub value: String,
    /// What it is read as; none if it is left out.
    pub now: Option<String>,
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

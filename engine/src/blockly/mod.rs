//! Reads and writes Blockly workspaces: JSON and XML as saved by Blockly 12.
//!
//! Blocks for logic, loops, mathematics and variables map to Blockly's built-in ones
//! (`controls_if`, `controls_repeat_ext`, …). Other blocks have their id as type (`lower_brick`),
//! and inputs and fields named as in program files, in upper case (`CELL`, `SIDE`); the hat is
//! `on_click`. Sources: google/blockly v12, `blocks/*.ts`, `core/xml.ts` and `core/serialization/`.

mod export;
mod import;
mod json;
mod number;
mod shape;
mod workspace;
mod xml;

pub use export::{DEEP, ExportRemarks, export, export_remarks, export_xml};
pub use import::{ChangedField, Import, Leftovers, Loosened, NamedBlock, StandIn, Unknown, import};

/// Maximum size of a workspace file, in bytes.
pub const MAX_BYTES: usize = 1 << 26;

/// Maximum number of variables of a workspace: their lookup is quadratic.
pub const MAX_VARIABLES: usize = 10_000;

/// Maximum number of JSON values or XML nodes in a file; a workspace with the maximum number of
/// blocks has fewer.
const MAX_VALUES: usize = 4_000_000;

/// The reason why a file cannot be imported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlocklyError {
    /// Larger than [`MAX_BYTES`].
    TooLarge,
    /// A zip or gzip archive.
    Packed,
    /// Not UTF-8; line and column from 1.
    NotUtf8 { line: usize, column: usize },
    /// Neither JSON nor XML; line and column from 1.
    Syntax { line: usize, column: usize },
    /// JSON or XML without a workspace.
    NoWorkspace,
    /// A toolbox (the blocks that an editor offers) instead of a workspace.
    Toolbox,
    /// More blocks than a program may have.
    TooManyBlocks,
    /// Blocks nested deeper than a program may have.
    TooDeep,
    /// More than [`MAX_VARIABLES`].
    TooManyVariables,
}

impl BlocklyError {
    /// Line and column from 1, if known.
    pub fn place(&self) -> Option<(usize, usize)> {
        match self {
            BlocklyError::NotUtf8 { line, column } | BlocklyError::Syntax { line, column } => {
                Some((*line, *column))
            }
            BlocklyError::TooLarge
            | BlocklyError::Packed
            | BlocklyError::NoWorkspace
            | BlocklyError::Toolbox
            | BlocklyError::TooManyBlocks
            | BlocklyError::TooDeep
            | BlocklyError::TooManyVariables => None,
        }
    }
}

/// True if a file looks like a workspace, block or toolbox: JSON or XML, unlike our program files.
pub fn is_workspace(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let bytes = bytes.trim_ascii_start();
    // Blocks may also be in a list.
    let inside = bytes
        .strip_prefix(b"[")
        .map_or(bytes, <[u8]>::trim_ascii_start);
    if inside.starts_with(b"{") {
        return true;
    }
    // Long enough for a declaration and a comment.
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(1 << 12)]);
    first_tag(&head).is_some_and(|tag| {
        let tag = tag.to_ascii_lowercase();
        ["xml", "block", "shadow", "toolbox"].contains(&&*tag)
    })
}

/// The name of the first tag of an XML text.
fn first_tag(text: &str) -> Option<&str> {
    let mut rest = text;
    loop {
        rest = rest.trim_start().strip_prefix('<')?;
        let end = match rest {
            _ if rest.starts_with("!--") => "-->",
            _ if rest.starts_with(['?', '!']) => ">",
            _ => break,
        };
        rest = rest.split_once(end)?.1;
    }
    rest.split([' ', '\t', '\r', '\n', '>', '/']).next()
}

//! Blockly's workspaces, read and written: JSON and XML as Blockly 12 saves them.
//!
//! Blocks of sections 4 (`if`, `repeat`, …) are Blockly's own (`controls_if`, `controls_repeat_ext`, …); those
//! of section 3 are called by their ids (`lower_brick`), with inputs and fields named as in the file, in
//! capitals (`CELL`, `SIDE`), and `on_click` is the hat. Sources: google/blockly v12, `blocks/*.ts`, `core/xml.ts` and
//! `core/serialization/`.

mod export;
mod import;
mod json;
mod number;
mod shape;
mod workspace;
mod xml;

pub use export::{blocks_after_jumps, export, export_xml};
pub use import::{ChangedField, Import, Leftovers, Loosened, NamedBlock, StandIn, Unknown, import};

/// Largest workspace that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 26;

/// Most variables of a workspace: each is looked for among all others.
pub const MAX_VARIABLES: usize = 10_000;

/// Most values of JSON, and most nodes of XML, that are read: a workspace of as many blocks as a program may
/// hold has fewer.
const MAX_VALUES: usize = 4_000_000;

/// Why a file is no workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlocklyError {
    /// Larger than [`MAX_BYTES`].
    TooLarge,
    /// A byte that is not UTF-8, and where, from 1.
    NotUtf8 {
        line: usize,
        column: usize,
    },
    /// Neither JSON nor XML, and where, from 1.
    Syntax {
        line: usize,
        column: usize,
    },
    /// JSON or XML, but nothing of it is a workspace.
    NoWorkspace,
    /// A toolbox: the blocks that an editor offers.
    Toolbox,
    /// More blocks than a program may hold, or deeper.
    TooManyBlocks,
    TooDeep,
    /// More than [`MAX_VARIABLES`].
    TooManyVariables,
}

impl BlocklyError {
    /// The line and the column, from 1, where it is known.
    pub fn place(&self) -> Option<(usize, usize)> {
        match self {
            BlocklyError::NotUtf8 { line, column } | BlocklyError::Syntax { line, column } => {
                Some((*line, *column))
            }
            BlocklyError::TooLarge
            | BlocklyError::NoWorkspace
            | BlocklyError::Toolbox
            | BlocklyError::TooManyBlocks
            | BlocklyError::TooDeep
            | BlocklyError::TooManyVariables => None,
        }
    }
}

/// True if a file looks like a workspace, a block or a toolbox: JSON or XML, which no program of ours is.
pub fn is_workspace(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let bytes = bytes.trim_ascii_start();
    if bytes.starts_with(b"{") {
        return true;
    }
    // Far enough for a declaration and a comment.
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(1 << 12)]);
    first_tag(&head).is_some_and(|tag| {
        let tag = tag.to_ascii_lowercase();
        ["xml", "block", "shadow", "toolbox"].contains(&&*tag)
    })
}

/// The name of the first tag of XML.
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

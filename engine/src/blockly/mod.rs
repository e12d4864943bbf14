//! Blockly's workspaces, read and written: JSON and XML as Blockly 12 saves them.
//!
//! Blocks of sections 4 (`if`, `repeat`, …) are Blockly's own (`controls_if`, `controls_repeat_ext`, …); those
//! of section 3 are called by their ids (`lower_brick`), with inputs and fields named as in the file, in
//! capitals (`CELL`, `SIDE`), and `on_click` is the hat. Sources: google/blockly v12, `blocks/*.ts` and
//! `core/serialization/`.

mod export;
mod import;
mod json;
mod shape;
mod workspace;
mod xml;

pub use export::export;
pub use import::{Import, Leftovers, Unknown, import};

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
            | BlocklyError::TooManyBlocks
            | BlocklyError::TooDeep
            | BlocklyError::TooManyVariables => None,
        }
    }
}

/// Whether a file looks as if it were a workspace: JSON or XML, which no program of ours is.
pub fn is_workspace(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let begin = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    match begin {
        Some(b'{') => true,
        Some(b'<') => {
            let head = &bytes[..bytes.len().min(1 << 12)];
            let head = String::from_utf8_lossy(head);
            head.contains("<xml") && !head.contains("<svg")
        }
        _ => false,
    }
}

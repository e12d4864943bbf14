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
pub use import::{Import, Unknown, import};

/// Largest workspace that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 26;

/// Why a file is no workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlocklyError {
    /// Larger than [`MAX_BYTES`].
    TooLarge,
    /// Neither JSON nor XML; what the parser says, in English, and where, from 1.
    Syntax {
        line: usize,
        column: usize,
        reason: String,
    },
    /// JSON or XML, but nothing of it is a workspace.
    NoWorkspace,
    /// More blocks than a program may hold, or deeper.
    TooManyBlocks,
    TooDeep,
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
            head.contains("<xml") || head.contains("<block")
        }
        _ => false,
    }
}

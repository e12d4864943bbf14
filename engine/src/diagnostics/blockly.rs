//! Sentences about Blockly's workspaces.

use crate::blockly::{BlocklyError, Import, MAX_BYTES};
use crate::language::edit::{MAX_BLOCKS, MAX_DEPTH};
use crate::text::Text;

/// How many unknown blocks are listed, and how long their texts may be, in characters.
const LISTED: usize = 100;
const QUOTED: usize = 200;

/// Why a file is no workspace.
pub fn blockly_error(text: &Text, error: &BlocklyError) -> String {
    match error {
        BlocklyError::TooLarge => text.msg_file_too_large(MAX_BYTES >> 20),
        BlocklyError::Syntax { reason, .. } => text.msg_blockly_syntax(reason),
        BlocklyError::NoWorkspace => text.msg_blockly_no_workspace(),
        BlocklyError::TooManyBlocks => text.msg_blockly_too_many(MAX_BLOCKS as u64),
        BlocklyError::TooDeep => text.msg_blockly_too_deep(MAX_DEPTH as u64),
    }
}

/// What a workspace held that the program cannot, for the program's note; empty if there is nothing.
pub fn blockly_note(text: &Text, import: &Import) -> String {
    let mut lines = Vec::new();
    if !import.unknown.is_empty() {
        lines.push(text.msg_blockly_unknown(import.unknown.len() as u64));
        for unknown in import.unknown.iter().take(LISTED) {
            let mut line = format!("- {} ({})", unknown.kind, unknown.id);
            if !unknown.fields.is_empty() {
                line.push_str(": ");
                line.push_str(&unknown.fields.join(", "));
            }
            lines.push(line.chars().take(QUOTED).collect());
        }
        let more = import.unknown.len().saturating_sub(LISTED);
        if more > 0 {
            lines.push(text.msg_blockly_unknown_more(more as u64));
        }
    }
    if import.loosened > 0 {
        lines.push(text.msg_blockly_loosened(import.loosened as u64));
    }
    lines.join("\n")
}

//! Sentences about Blockly's workspaces.

use crate::blockly::{BlocklyError, Leftovers, MAX_BYTES, MAX_VARIABLES, Unknown};
use crate::language::edit::{MAX_BLOCKS, MAX_DEPTH};
use crate::text::Text;

/// How many unknown blocks a sentence names.
const NAMED: usize = 3;

/// Why a file is no workspace.
pub fn blockly_error(text: &Text, error: &BlocklyError) -> String {
    match error {
        BlocklyError::TooLarge => text.msg_file_too_large(MAX_BYTES >> 20),
        BlocklyError::NotUtf8 { .. } => text.msg_file_not_utf8(),
        BlocklyError::Syntax { .. } => text.msg_blockly_syntax(),
        BlocklyError::NoWorkspace => text.msg_blockly_no_workspace(),
        BlocklyError::TooManyBlocks => text.msg_blockly_too_many(MAX_BLOCKS as u64),
        BlocklyError::TooDeep => text.msg_blockly_too_deep(MAX_DEPTH as u64),
        BlocklyError::TooManyVariables => text.msg_blockly_too_many_variables(MAX_VARIABLES as u64),
    }
}

/// What a workspace held that the program cannot, for the program's note: all of it, a line each; empty if
/// there is nothing.
pub fn blockly_note(text: &Text, leftovers: &Leftovers) -> String {
    let mut lines = Vec::new();
    if !leftovers.unknown.is_empty() {
        lines.push(text.msg_blockly_unknown(leftovers.unknown.len() as u64));
        for unknown in &leftovers.unknown {
            let fields = unknown.fields.iter();
            let fields = fields.map(|(name, value)| format!("{name} = {value}"));
            let extra = Some(unknown.extra.clone()).filter(|extra| !extra.is_empty());
            let more: Vec<String> = fields.chain(extra).collect();
            let mut line = format!("- {}", name(unknown));
            if !more.is_empty() {
                line.push_str(": ");
                line.push_str(&more.join(", "));
            }
            lines.push(line);
        }
    }
    if leftovers.loosened > 0 {
        lines.push(text.msg_blockly_loosened(leftovers.loosened as u64));
    }
    lines.join("\n")
}

/// The same in a sentence that leads to the note; nothing if there is nothing.
pub fn blockly_sentence(text: &Text, leftovers: &Leftovers) -> Option<String> {
    let mut names: Vec<String> = leftovers.unknown.iter().take(NAMED).map(name).collect();
    if leftovers.unknown.len() > NAMED {
        names.push("…".to_owned());
    }
    let count = leftovers.unknown.len() as u64;
    let unknown = (count > 0).then(|| text.msg_blockly_unknown_in_note(count, names.join(", ")));
    let loosened = leftovers.loosened as u64;
    let loosened = (loosened > 0).then(|| text.msg_blockly_loosened(loosened));
    let sentences: Vec<String> = unknown.into_iter().chain(loosened).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Type and id.
fn name(unknown: &Unknown) -> String {
    format!("{} ({})", unknown.kind, unknown.id)
}

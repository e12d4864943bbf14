//! Sentences about imports of Blockly workspaces.

use crate::blockly::{BlocklyError, Leftovers, MAX_BYTES, MAX_VARIABLES, Unknown};
use crate::language::edit::{MAX_BLOCKS, MAX_DEPTH};
use crate::text::Text;

/// The most unknown blocks that one sentence names.
const MAX_NAMED: usize = 3;

/// Describes why a file cannot be imported.
pub fn blockly_error(text: &Text, error: &BlocklyError) -> String {
    match error {
        BlocklyError::TooLarge => text.msg_file_too_large(MAX_BYTES >> 20),
        BlocklyError::Packed => text.msg_blockly_packed(),
        BlocklyError::NotUtf8 { .. } => text.msg_file_not_utf8(),
        BlocklyError::Syntax { .. } => text.msg_blockly_syntax(),
        BlocklyError::NoWorkspace => text.msg_blockly_no_workspace(),
        BlocklyError::Toolbox => text.msg_blockly_toolbox(),
        BlocklyError::TooManyBlocks => text.msg_file_too_many_blocks(MAX_BLOCKS),
        BlocklyError::TooDeep => text.msg_file_too_deep(MAX_DEPTH),
        BlocklyError::TooManyVariables => text.msg_file_too_many_variables(MAX_VARIABLES),
    }
}

/// Lists everything in a workspace that was lost or changed by the import, one line each, for the program's note;
/// empty if there is nothing to list.
pub fn blockly_note(text: &Text, leftovers: &Leftovers) -> String {
    let mut lines = Vec::new();
    let mut list = |header: fn(&Text, u64) -> String, items: Vec<String>| {
        if !items.is_empty() {
            lines.push(header(text, items.len() as u64));
            lines.extend(items.iter().map(|item| format!("- {item}")));
        }
    };
    let describe_all = |blocks: &[Unknown]| -> Vec<String> {
        blocks.iter().map(|block| described(text, block)).collect()
    };
    list(
        |text, count| text.msg_blockly_unknown(count),
        describe_all(&leftovers.unknown),
    );
    let loosened = leftovers.loosened.iter().map(|loosened| {
        let block = name(&loosened.block.kind, &loosened.block.id);
        match &loosened.from {
            None => block,
            Some((owner, input)) => {
                let owner = [&*name(&owner.kind, &owner.id), input].join(" ");
                text.msg_blockly_line_loosened(block, owner.trim_end())
            }
        }
    });
    list(
        |text, count| text.msg_blockly_loosened(count),
        loosened.collect(),
    );
    let stand_ins = leftovers.stand_ins.iter().map(|stand_in| {
        text.msg_blockly_line_stand_in(
            name(&stand_in.owner.kind, &stand_in.owner.id),
            &stand_in.input,
            &stand_in.value,
            name(&stand_in.instead.kind, &stand_in.instead.id),
        )
    });
    list(
        |text, count| text.msg_blockly_stand_ins(count),
        stand_ins.collect(),
    );
    let fields = leftovers.fields.iter().map(|field| {
        let block = name(&field.block.kind, &field.block.id);
        let written = format!("{block}: {} = {}", field.field, field.value);
        match &field.now {
            None => written,
            Some(now) => text.msg_blockly_line_field(written, now),
        }
    });
    list(
        |text, count| text.msg_blockly_fields(count),
        fields.collect(),
    );
    list(
        |text, count| text.msg_blockly_covered(count),
        describe_all(&leftovers.covered),
    );
    if !leftovers.procedures.is_empty() {
        lines.push(text.msg_blockly_procedures(leftovers.procedures.join(", ")));
    }
    if !leftovers.workspaces.is_empty() {
        lines.push(text.msg_blockly_workspaces(leftovers.workspaces.join(", ")));
    }
    lines.join("\n")
}

/// Summarises [`blockly_note`] and points to it; `None` if the note is empty.
pub fn blockly_sentence(text: &Text, leftovers: &Leftovers) -> Option<String> {
    let unknown = leftovers.unknown.iter().take(MAX_NAMED);
    let mut names: Vec<String> = unknown.map(|unknown| labelled(text, unknown)).collect();
    if leftovers.unknown.len() > MAX_NAMED {
        names.push("…".to_owned());
    }
    let count = leftovers.unknown.len() as u64;
    let unknown = (count > 0).then(|| text.msg_blockly_unknown_in_note(count, names.join(", ")));
    let other_count = (leftovers.loosened.len()
        + leftovers.stand_ins.len()
        + leftovers.fields.len()
        + leftovers.covered.len()
        + leftovers.procedures.len()
        + leftovers.workspaces.len()) as u64;
    let others = (other_count > 0).then(|| text.msg_blockly_more_in_note(other_count));
    let sentences: Vec<String> = unknown.into_iter().chain(others).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// A block with its fields.
fn described(text: &Text, unknown: &Unknown) -> String {
    let mut details: Vec<String> = unknown
        .fields
        .iter()
        .map(|(name, value)| format!("{name} = {value}"))
        .collect();
    if !unknown.extra.is_empty() {
        details.push(unknown.extra.clone());
    }
    let name = labelled(text, unknown);
    if details.is_empty() {
        name
    } else {
        format!("{name}: {}", details.join(", "))
    }
}

/// Type and id, preceded by a user's word for such a block: the function's name, *list*, *text*.
fn labelled(text: &Text, unknown: &Unknown) -> String {
    let kind = &*unknown.kind;
    let label = if kind.starts_with("procedures_") {
        let mut fields = unknown.fields.iter();
        let name = fields.find(|(name, _)| name.eq_ignore_ascii_case("name"));
        name.map(|(_, name)| text.msg_blockly_function(name))
    } else if kind.starts_with("lists_") {
        Some(text.msg_blockly_list())
    } else if kind == "text" || kind.starts_with("text_") {
        Some(text.msg_blockly_text())
    } else {
        None
    };
    let name = name(kind, &unknown.id);
    match label {
        Some(label) => format!("{label}, {name}"),
        None => name,
    }
}

/// Type and id of a block; a damaged file may have neither.
fn name(kind: &str, id: &str) -> String {
    let kind = if kind.is_empty() { "?" } else { kind };
    if id.is_empty() {
        kind.to_owned()
    } else {
        format!("{kind} ({id})")
    }
}

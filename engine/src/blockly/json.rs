//! Reads and writes the JSON of `Blockly.serialization.workspaces.save`.
//!
//! Each block of a stack is nested inside the one above it, so nothing here recurses.

mod write;

pub use write::write;

use super::import::read_text;
use super::shape::Shape;
use super::workspace::{DeclaredVariable, FieldValue, Input, Workspace};
use super::{BlocklyError, MAX_VALUES, is_workspace};
use json_event_parser::{JsonEvent, JsonSyntaxError, LowLevelJsonParser};
use std::borrow::Cow;

/// A JSON document, flat; the last value is the root.
#[derive(Default)]
struct JsonTree {
    values: Vec<Value>,
}

enum Value {
    Null,
    Boolean(bool),
    /// As written.
    Number(String),
    String(String),
    Array(Vec<usize>),
    Object(Vec<(String, usize)>),
}

/// Reads a workspace, a list of blocks or a single block, also inside other objects and arrays.
///
/// # Errors
/// The text is not JSON or contains no workspace.
pub fn read(bytes: &[u8]) -> Result<Workspace, BlocklyError> {
    let document = JsonTree::parse(&with_whole_letters(bytes))?;
    document.find()
}

/// Replaces escapes for one half of a letter, as JavaScript writes where a text was cut, by a replacement character.
fn with_whole_letters(bytes: &[u8]) -> Cow<'_, [u8]> {
    let mut whole = Cow::Borrowed(bytes);
    let half = |at: usize| {
        let digits = bytes.get(at..at + 6)?.strip_prefix(b"\\u")?;
        let code = u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        (0xD800..0xE000).contains(&code).then_some(code < 0xDC00)
    };
    let mut at = 0;
    while let Some(found) = bytes[at..].iter().position(|byte| *byte == b'\\') {
        at += found;
        at += match (half(at), half(at + 6)) {
            (Some(true), Some(false)) => 12,
            (Some(_), _) => {
                whole.to_mut()[at..at + 6].copy_from_slice(b"\\ufffd");
                6
            }
            (None, _) => 2,
        };
        at = at.min(bytes.len());
    }
    whole
}

/// A value that may be the workspace of a file, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Candidate {
    Workspace,
    /// A string with JSON or XML.
    Text,
    Blocks,
}

/// The keys of a block that hold other values; an object with keys that are in no table is not a block.
const INSIDE_KEYS: &[&str] = &["inputs", "next", "fields", "icons"];

/// The other keys of a block.
const READ_KEYS: &[&str] = &[
    "type",
    "id",
    "x",
    "y",
    "collapsed",
    "deletable",
    "movable",
    "editable",
    "enabled",
    "disabledReasons",
    "inline",
    "data",
    "extraState",
];

/// The keys of a workspace other than `blocks`.
const PART_KEYS: &[&str] = &[
    "variables",
    "workspaceComments",
    "procedures",
    "clickomania",
];

impl JsonTree {
    /// Searches for a workspace, breadth first, and reads it.
    fn find(&self) -> Result<Workspace, BlocklyError> {
        let root = self.values.len() - 1;
        if self.is_empty_object(root) {
            // Blockly saves an empty workspace like this.
            return Ok(Workspace::default());
        }
        // Values to search, each with the index of its parent in this list and its step of the
        // path.
        let mut level = vec![(root, 0, String::new())];
        let mut candidates: Vec<(Candidate, usize, Option<Workspace>)> = Vec::new();
        let mut has_toolbox = false;
        let mut number = 0;
        while let Some(&(at, ..)) = level.get(number) {
            match &self.values[at] {
                _ if self.is_workspace(at) => {
                    candidates.push((Candidate::Workspace, number, None));
                }
                Value::Object(_) if self.is_toolbox(at) => has_toolbox = true,
                Value::Object(_) | Value::Array(_) if self.are_blocks(at) => {
                    candidates.push((Candidate::Blocks, number, None));
                }
                Value::Object(members) => level
                    .extend((members.iter()).map(|(name, at)| (*at, number, format!(".{name}")))),
                Value::Array(items) => level.extend(
                    (items.iter().enumerate())
                        .map(|(index, at)| (*at, number, format!("[{index}]"))),
                ),
                Value::String(inside) if is_workspace(inside.as_bytes()) => {
                    match read_text(inside) {
                        Ok(workspace) => {
                            candidates.push((Candidate::Text, number, Some(workspace)));
                        }
                        Err(BlocklyError::Toolbox) => has_toolbox = true,
                        Err(_) => {}
                    }
                }
                _ => {}
            }
            number += 1;
        }
        let path = |mut number: usize| {
            let mut names = Vec::new();
            while number > 0 {
                names.push(&*level[number].2);
                number = level[number].1;
            }
            names.reverse();
            names.concat().trim_start_matches('.').to_owned()
        };
        candidates.sort_by_key(|(candidate, number, _)| (*candidate, *number));
        let mut candidates = candidates.into_iter();
        let Some((best, number, workspace)) = candidates.next() else {
            return Err(if has_toolbox {
                BlocklyError::Toolbox
            } else {
                BlocklyError::NoWorkspace
            });
        };
        let mut workspace = workspace.unwrap_or_else(|| self.workspace(level[number].0));
        // Beside a workspace, an object with a type may be anything.
        let others = candidates.filter(|(other, ..)| *other == best || *other == Candidate::Text);
        workspace
            .others
            .extend(others.map(|(_, number, _)| path(number)));
        Ok(workspace)
    }

    /// Reads a workspace, a list of blocks or a single block.
    fn workspace(&self, root: usize) -> Workspace {
        let mut workspace = Workspace::default();
        let name_of = |at, name| self.get(at, name).and_then(|at| self.text(at));
        for variable in self.items(self.get(root, "variables")) {
            let (id, name) = (name_of(variable, "id"), name_of(variable, "name"));
            if let Some(name) = name.or_else(|| id.clone()) {
                workspace.variables.push(DeclaredVariable {
                    id: id.unwrap_or_else(|| name.clone()),
                    name,
                    kind: name_of(variable, "type").unwrap_or_default(),
                });
            }
        }
        for comment in self.items(self.get(root, "workspaceComments")) {
            workspace.comments.extend(name_of(comment, "text"));
        }
        for procedure in self.items(self.get(root, "procedures")) {
            let name = name_of(procedure, "name").or_else(|| name_of(procedure, "id"));
            workspace.procedures.extend(name);
        }
        if let Some(metadata) = self.get(root, "clickomania") {
            for (name, at) in self.members(metadata) {
                let text = self.text(*at);
                workspace
                    .header
                    .extend(text.map(|text| (name.clone(), text)));
            }
        }
        let mut open: Vec<(usize, usize)> = Vec::new();
        for at in self.top(root) {
            let node = workspace.add();
            workspace.top.push(node);
            open.push((at, node));
        }
        while let Some((at, node)) = open.pop() {
            self.node(at, node, &mut workspace, &mut open);
        }
        workspace
    }

    fn is_empty_object(&self, at: usize) -> bool {
        matches!(&self.values[at], Value::Object(members) if members.is_empty())
    }

    /// True for a result of `Blockly.serialization.workspaces.save`.
    fn is_workspace(&self, at: usize) -> bool {
        let is_list = |at: usize| matches!(self.values[at], Value::Array(_));
        let members = self.members(at);
        let is_part = |(name, _): &(String, usize)| PART_KEYS.contains(&&**name);
        match self.get(at, "blocks") {
            // Projects of Scratch have such an object too.
            Some(blocks) if self.is_empty_object(blocks) => members
                .iter()
                .all(|part| part.0 == "blocks" || is_part(part)),
            Some(blocks) => {
                self.get(blocks, "blocks").is_some_and(is_list) || self.are_blocks(blocks)
            }
            None => !members.is_empty() && members.iter().all(is_part),
        }
    }

    fn is_toolbox(&self, at: usize) -> bool {
        let kind = self.get(at, "kind").and_then(|at| self.text(at));
        let is_kind = kind.is_some_and(|kind| kind.to_lowercase().ends_with("toolbox"));
        is_kind
            || self
                .get(at, "contents")
                .is_some_and(|at| matches!(self.values[at], Value::Array(_)))
    }

    /// True for a block or a list of blocks.
    fn are_blocks(&self, at: usize) -> bool {
        match &self.values[at] {
            Value::Array(items) => !items.is_empty() && items.iter().all(|at| self.is_block(*at)),
            _ => self.is_block(at),
        }
    }

    fn is_block(&self, at: usize) -> bool {
        let members = self.members(at);
        let has_type = self
            .get(at, "type")
            .is_some_and(|at| matches!(self.values[at], Value::String(_)));
        has_type
            && members
                .iter()
                .all(|(name, _)| READ_KEYS.contains(&&**name) || INSIDE_KEYS.contains(&&**name))
    }

    /// The top-level blocks.
    fn top(&self, root: usize) -> Vec<usize> {
        let blocks = self.get(root, "blocks").unwrap_or(root);
        let list = self.get(blocks, "blocks").unwrap_or(blocks);
        match &self.values[list] {
            Value::Array(items) => items.clone(),
            _ if self.is_block(list) => vec![list],
            _ => Vec::new(),
        }
    }

    fn parse(bytes: &[u8]) -> Result<JsonTree, BlocklyError> {
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        // Each block below another opens two objects, so only the number of values is limited.
        let mut parser = LowLevelJsonParser::new().with_max_stack_size(MAX_VALUES);
        let mut rest = bytes;
        let mut document = JsonTree::default();
        // Open arrays and objects, each with the key of its next value.
        let mut open: Vec<(Value, Option<String>)> = Vec::new();
        loop {
            let parsed = parser.parse_next(rest, true);
            rest = &rest[parsed.consumed_bytes..];
            let Some(event) = parsed.event else { continue };
            let value = match event.map_err(|error| syntax(&error))? {
                JsonEvent::String(text) => Value::String(text.into_owned()),
                JsonEvent::Number(text) => Value::Number(text.into_owned()),
                JsonEvent::Boolean(boolean) => Value::Boolean(boolean),
                JsonEvent::Null => Value::Null,
                JsonEvent::StartArray => {
                    open.push((Value::Array(Vec::new()), None));
                    continue;
                }
                JsonEvent::StartObject => {
                    open.push((Value::Object(Vec::new()), None));
                    continue;
                }
                JsonEvent::ObjectKey(key) => {
                    if let Some((_, for_key)) = open.last_mut() {
                        *for_key = Some(key.into_owned());
                    }
                    continue;
                }
                JsonEvent::EndArray | JsonEvent::EndObject => {
                    let (value, _) = open.pop().expect("the parser closes only what is open");
                    value
                }
                JsonEvent::Eof => break,
            };
            if document.values.len() == MAX_VALUES {
                return Err(BlocklyError::TooManyBlocks);
            }
            document.values.push(value);
            let index = document.values.len() - 1;
            match open.last_mut() {
                Some((Value::Array(items), _)) => items.push(index),
                Some((Value::Object(members), key)) => {
                    members.push((key.take().unwrap_or_default(), index));
                }
                _ => {}
            }
        }
        if document.values.is_empty() {
            return Err(BlocklyError::NoWorkspace);
        }
        Ok(document)
    }

    fn members(&self, at: usize) -> &[(String, usize)] {
        match &self.values[at] {
            Value::Object(members) => members,
            _ => &[],
        }
    }

    fn get(&self, at: usize, name: &str) -> Option<usize> {
        self.members(at)
            .iter()
            .rfind(|(other, _)| other == name)
            .map(|(_, at)| *at)
    }

    fn items(&self, at: Option<usize>) -> Vec<usize> {
        match at.map(|at| &self.values[at]) {
            Some(Value::Array(items)) => items.clone(),
            _ => Vec::new(),
        }
    }

    /// A string, or a number as written.
    fn text(&self, at: usize) -> Option<String> {
        match &self.values[at] {
            Value::String(text) | Value::Number(text) => Some(text.clone()),
            Value::Boolean(_) | Value::Null | Value::Array(_) | Value::Object(_) => None,
        }
    }

    fn number(&self, at: usize) -> Option<f64> {
        match &self.values[at] {
            Value::Number(text) | Value::String(text) => text
                .trim()
                .parse()
                .ok()
                .filter(|number: &f64| number.is_finite()),
            _ => None,
        }
    }

    fn is_true(&self, at: usize, name: &str) -> bool {
        let value = self.get(at, name).map(|at| &self.values[at]);
        matches!(value, Some(Value::Boolean(true)))
    }

    /// Reads a block; adds the blocks inside it to `open`.
    fn node(&self, at: usize, node: usize, to: &mut Workspace, open: &mut Vec<(usize, usize)>) {
        let text = |name| self.get(at, name).and_then(|at| self.text(at));
        let mut block = std::mem::take(&mut to.nodes[node]);
        block.kind = text("type").unwrap_or_default();
        block.id = text("id").unwrap_or_default();
        let place = |name| self.get(at, name).and_then(|at| self.number(at));
        block.at = match (place("x"), place("y")) {
            (None, None) => None,
            (x, y) => Some((x.unwrap_or(0.0), y.unwrap_or(0.0))),
        };
        block.collapsed = self.is_true(at, "collapsed");
        block.disabled = self.is_disabled(at);
        block.data = text("data");
        if let Some(extra) = self.get(at, "extraState") {
            let count = self.get(extra, "elseIfCount");
            let count = count.and_then(|at| self.number(at)).unwrap_or(0.0);
            block.else_ifs = count.clamp(0.0, 1e6) as usize;
            block.has_else = self.is_true(extra, "hasElse");
            if Shape::kinds(&block.kind).is_empty() {
                let name = self.get(extra, "name").and_then(|at| self.text(at));
                let name = name.map(|name| ("name".to_owned(), FieldValue::Text(name)));
                block.fields.extend(name);
                block.extra = self.written(extra);
            }
        }
        let mut add = |at: usize| {
            let node = to.add();
            open.push((at, node));
            node
        };
        if self.members(at).is_empty() {
            block.extra = self.written(at);
        }
        for (name, at) in self.members(at) {
            match (&**name, &self.values[*at]) {
                ("fields", Value::Object(fields)) => {
                    let fields = fields.iter();
                    block
                        .fields
                        .extend(fields.map(|(name, at)| (name.clone(), self.field(*at))));
                }
                ("icons", Value::Object(icons)) => {
                    for (name, at) in icons {
                        let text = self.get(*at, "text").unwrap_or(*at);
                        match self.text(text).filter(|_| name == "comment") {
                            Some(comment) => block.comments.push(comment),
                            None => {
                                let value = FieldValue::Other(self.written(*at));
                                block.fields.push((name.clone(), value));
                            }
                        }
                    }
                }
                ("inputs", Value::Object(inputs)) => {
                    for (name, at) in inputs {
                        let input = self.connection(*at, &mut add, &mut block.unconnected);
                        block.inputs.push((name.clone(), input));
                    }
                }
                ("next", Value::Object(_)) => {
                    let next = self.connection(*at, &mut add, &mut block.unconnected);
                    block.unconnected.extend(block.next.add(next));
                }
                (name, _) if READ_KEYS.contains(&name) => {}
                (name, _) => {
                    let blocks = self.outermost_blocks(*at);
                    if blocks.is_empty() {
                        let value = FieldValue::Other(self.written(*at));
                        block.fields.push((name.to_owned(), value));
                    }
                    block.unconnected.extend(blocks.into_iter().map(&mut add));
                }
            }
        }
        to.nodes[node] = block;
    }

    /// Reads the content of an input or `next`: the last block and the last shadow in it. The
    /// others are `unconnected`.
    fn connection(
        &self,
        at: usize,
        add: &mut impl FnMut(usize) -> usize,
        unconnected: &mut Vec<usize>,
    ) -> Input {
        let mut input = Input::default();
        for (name, inside) in self.members(at) {
            match (&**name, &self.values[*inside]) {
                ("block", Value::Object(_)) => {
                    unconnected.extend(input.block.replace(add(*inside)))
                }
                ("shadow", Value::Object(_)) => {
                    unconnected.extend(input.shadow.replace(add(*inside)));
                }
                _ => {}
            }
        }
        if input == Input::default() {
            unconnected.extend(self.outermost_blocks(at).into_iter().map(add));
        }
        input
    }

    /// The value itself if it is a block; otherwise the outermost blocks inside it.
    fn outermost_blocks(&self, at: usize) -> Vec<usize> {
        let mut open = vec![at];
        let mut blocks = Vec::new();
        while let Some(at) = open.pop() {
            match &self.values[at] {
                Value::Object(_) if self.is_block(at) => blocks.push(at),
                Value::Object(members) => open.extend(members.iter().rev().map(|(_, at)| *at)),
                Value::Array(items) => open.extend(items.iter().rev()),
                _ => {}
            }
        }
        blocks
    }

    /// A value as JSON.
    fn written(&self, at: usize) -> String {
        enum Rest<'a> {
            Value(usize),
            Text(&'static str),
            Key(&'a str),
        }
        let mut json = String::new();
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let mut open = vec![Rest::Value(at)];
        while let Some(rest) = open.pop() {
            let value = match rest {
                Rest::Value(at) => &self.values[at],
                Rest::Text(text) => {
                    json.push_str(text);
                    continue;
                }
                Rest::Key(key) => {
                    json.push_str(&quoted(key));
                    json.push(':');
                    continue;
                }
            };
            match value {
                Value::Null => json.push_str("null"),
                Value::Boolean(boolean) => json.push_str(&boolean.to_string()),
                Value::Number(number) => json.push_str(number),
                Value::String(text) => json.push_str(&quoted(text)),
                // `open` is a stack: push the last item first.
                Value::Array(items) => {
                    json.push('[');
                    open.push(Rest::Text("]"));
                    for (number, item) in items.iter().enumerate().rev() {
                        open.push(Rest::Value(*item));
                        open.extend((number > 0).then_some(Rest::Text(",")));
                    }
                }
                Value::Object(members) => {
                    json.push('{');
                    open.push(Rest::Text("}"));
                    for (number, (key, item)) in members.iter().enumerate().rev() {
                        open.push(Rest::Value(*item));
                        open.push(Rest::Key(key));
                        open.extend((number > 0).then_some(Rest::Text(",")));
                    }
                }
            }
        }
        json
    }

    /// True if a person disabled the block. Blockly also disables blocks that its rules do not
    /// allow here.
    fn is_disabled(&self, at: usize) -> bool {
        let enabled = self.get(at, "enabled").map(|at| &self.values[at]);
        let reasons = self.items(self.get(at, "disabledReasons"));
        let mut reasons = reasons.into_iter().filter_map(|at| self.text(at));
        matches!(enabled, Some(Value::Boolean(false)))
            || reasons.any(|reason| reason == "MANUALLY_DISABLED")
    }

    fn field(&self, at: usize) -> FieldValue {
        let text = |name| self.get(at, name).and_then(|at| self.text(at));
        match &self.values[at] {
            Value::String(text) => FieldValue::Text(text.clone()),
            Value::Number(written) => match written.parse() {
                Ok(number) => FieldValue::Number(number),
                Err(_) => FieldValue::Text(written.clone()),
            },
            Value::Object(_) if text("id").or(text("name")).is_some() => FieldValue::Variable {
                id: text("id"),
                name: text("name"),
                kind: text("type").unwrap_or_default(),
            },
            _ => FieldValue::Other(self.written(at)),
        }
    }
}

fn syntax(error: &JsonSyntaxError) -> BlocklyError {
    let start = error.location().start;
    BlocklyError::Syntax {
        line: start.line as usize + 1,
        column: start.column as usize + 1,
    }
}

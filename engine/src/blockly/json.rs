//! Reading the JSON that `Blockly.serialization.workspaces.save` gives.
//!
//! In it every block below another lies one level deeper, so nothing here recurses.

use super::shape::Shape;
use super::workspace::{FieldValue, Input, Workspace};
use super::{BlocklyError, MAX_VALUES};
use json_event_parser::{JsonEvent, JsonSyntaxError, LowLevelJsonParser};

/// A JSON document, flat.
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

/// Reads a workspace.
///
/// # Errors
/// No JSON, or no blocks in it.
pub fn read(bytes: &[u8]) -> Result<Workspace, BlocklyError> {
    let document = JsonTree::parse(bytes)?;
    let root = document.values.len() - 1;
    let blocks = document
        .get(root, "blocks")
        .ok_or(BlocklyError::NoWorkspace)?;
    let top = document.get(blocks, "blocks");
    let top = top.ok_or(BlocklyError::NoWorkspace)?;
    let mut workspace = Workspace::default();
    for variable in document.items(document.get(root, "variables")) {
        let text = |name| {
            document
                .get(variable, name)
                .and_then(|at| document.text(at))
        };
        let (id, name) = (text("id"), text("name"));
        if let Some(name) = name.or_else(|| id.clone()) {
            workspace
                .variables
                .push((id.unwrap_or_else(|| name.clone()), name));
        }
    }
    for comment in document.items(document.get(root, "workspaceComments")) {
        let text = document.get(comment, "text");
        workspace
            .comments
            .extend(text.and_then(|at| document.text(at)));
    }
    if let Some(ours) = document.get(root, "clickomania") {
        for (name, at) in document.members(ours) {
            let text = document.text(*at);
            workspace
                .header
                .extend(text.map(|text| (name.clone(), text)));
        }
    }
    let mut open: Vec<(usize, usize)> = Vec::new();
    for at in document.items(Some(top)) {
        let node = workspace.add();
        workspace.top.push(node);
        open.push((at, node));
    }
    while let Some((at, node)) = open.pop() {
        document.node(at, node, &mut workspace, &mut open);
    }
    Ok(workspace)
}

impl JsonTree {
    fn parse(bytes: &[u8]) -> Result<JsonTree, BlocklyError> {
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        // Each block below another opens two objects: only the number of values is limited.
        let mut parser = LowLevelJsonParser::new().with_max_stack_size(MAX_VALUES);
        let mut rest = bytes;
        let mut document = JsonTree::default();
        // The arrays and objects that are open, and the key that a value is for.
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
        match document.values.is_empty() {
            true => Err(BlocklyError::NoWorkspace),
            false => Ok(document),
        }
    }

    fn members(&self, at: usize) -> &[(String, usize)] {
        match &self.values[at] {
            Value::Object(members) => members,
            _ => &[],
        }
    }

    fn get(&self, at: usize, name: &str) -> Option<usize> {
        let members = self.members(at).iter();
        let mut found = members.rev().filter(|(other, _)| other == name);
        found.next().map(|(_, at)| *at)
    }

    fn items(&self, at: Option<usize>) -> Vec<usize> {
        match at.map(|at| &self.values[at]) {
            Some(Value::Array(items)) => items.clone(),
            _ => Vec::new(),
        }
    }

    /// What can stand for a text: a number as written, too.
    fn text(&self, at: usize) -> Option<String> {
        match &self.values[at] {
            Value::String(text) | Value::Number(text) => Some(text.clone()),
            Value::Boolean(true) => Some("TRUE".to_owned()),
            Value::Boolean(false) => Some("FALSE".to_owned()),
            Value::Null | Value::Array(_) | Value::Object(_) => None,
        }
    }

    fn number(&self, at: usize) -> Option<f64> {
        match &self.values[at] {
            Value::Number(text) => text.parse().ok().filter(|number: &f64| number.is_finite()),
            _ => None,
        }
    }

    fn is_true(&self, at: usize, name: &str) -> bool {
        let value = self.get(at, name).map(|at| &self.values[at]);
        matches!(value, Some(Value::Boolean(true)))
    }

    /// Reads a block; those inside are added to `open`.
    fn node(&self, at: usize, node: usize, to: &mut Workspace, open: &mut Vec<(usize, usize)>) {
        let text = |name| self.get(at, name).and_then(|at| self.text(at));
        let mut block = std::mem::take(&mut to.nodes[node]);
        block.kind = text("type").unwrap_or_default();
        block.id = text("id").unwrap_or_default();
        let place = |name| self.get(at, name).and_then(|at| self.number(at));
        block.at = place("x").zip(place("y"));
        block.collapsed = self.is_true(at, "collapsed");
        block.disabled = self.is_disabled(at);
        let comment = self.get(at, "icons").and_then(|at| self.get(at, "comment"));
        let comment = comment.and_then(|at| self.get(at, "text"));
        block.comment = comment.and_then(|at| self.text(at));
        if let Some(extra) = self.get(at, "extraState") {
            let count = self.get(extra, "elseIfCount");
            let count = count.and_then(|at| self.number(at)).unwrap_or(0.0);
            block.else_ifs = count.clamp(0.0, 1e6) as usize;
            block.has_else = self.is_true(extra, "hasElse");
            if Shape::kinds(&block.kind).is_empty() {
                block.extra = self.written(extra);
            }
        }
        if let Some(fields) = self.get(at, "fields") {
            for (name, at) in self.members(fields) {
                let value = match self.text(*at) {
                    Some(text) => Some(FieldValue::Text(text)),
                    None => self.variable(*at),
                };
                block
                    .fields
                    .extend(value.map(|value| (name.clone(), value)));
            }
        }
        let mut inside = |at: Option<usize>, to: &mut Workspace| {
            let at = at.filter(|at| matches!(self.values[*at], Value::Object(_)))?;
            let node = to.add();
            open.push((at, node));
            Some(node)
        };
        if let Some(inputs) = self.get(at, "inputs") {
            for (name, at) in self.members(inputs) {
                let input = Input {
                    block: inside(self.get(*at, "block"), to),
                    shadow: inside(self.get(*at, "shadow"), to),
                };
                block.inputs.push((name.clone(), input));
            }
        }
        if let Some(next) = self.get(at, "next") {
            block.next = inside(self.get(next, "block"), to);
        }
        to.nodes[node] = block;
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
                // Opened from the last to the first.
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

    /// Whether a person disabled it: Blockly disables by itself what its own rules do not allow.
    fn is_disabled(&self, at: usize) -> bool {
        let enabled = self.get(at, "enabled").map(|at| &self.values[at]);
        let reasons = self.items(self.get(at, "disabledReasons"));
        let mut reasons = reasons.into_iter().filter_map(|at| self.text(at));
        matches!(enabled, Some(Value::Boolean(false)))
            || reasons.any(|reason| reason == "MANUALLY_DISABLED")
    }

    fn variable(&self, at: usize) -> Option<FieldValue> {
        let text = |name| self.get(at, name).and_then(|at| self.text(at));
        let (id, name) = (text("id"), text("name"));
        let id = id.or_else(|| name.clone())?;
        Some(FieldValue::Variable { id, name })
    }
}

fn syntax(error: &JsonSyntaxError) -> BlocklyError {
    let start = error.location().start;
    BlocklyError::Syntax {
        line: start.line as usize + 1,
        column: start.column as usize + 1,
    }
}

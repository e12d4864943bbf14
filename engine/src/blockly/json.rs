//! Reads and writes the JSON of `Blockly.serialization.workspaces.save`.
//!
//! Each block of a stack is nested inside the one above it, so nothing here recurses.

use super::import::read_text;
use super::shape::Shape;
use super::workspace::{DeclaredVariable, FieldValue, Input, Node, Workspace};
use super::{BlocklyError, MAX_VALUES, is_workspace, number};
use json_event_parser::{JsonEvent, JsonSyntaxError, LowLevelJsonParser};

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
    let document = JsonTree::parse(bytes)?;
    let (root, others) = match document.find()? {
        Found::Text(text) => return read_text(&text),
        Found::Values(root, others) => (root, others),
    };
    let mut workspace = Workspace {
        others,
        ..Workspace::default()
    };
    let name_of = |at, name| document.get(at, name).and_then(|at| document.text(at));
    for variable in document.items(document.get(root, "variables")) {
        let (id, name) = (name_of(variable, "id"), name_of(variable, "name"));
        if let Some(name) = name.or_else(|| id.clone()) {
            workspace.variables.push(DeclaredVariable {
                id: id.unwrap_or_else(|| name.clone()),
                name,
                kind: name_of(variable, "type").unwrap_or_default(),
            });
        }
    }
    for comment in document.items(document.get(root, "workspaceComments")) {
        workspace.comments.extend(name_of(comment, "text"));
    }
    for procedure in document.items(document.get(root, "procedures")) {
        let name = name_of(procedure, "name").or_else(|| name_of(procedure, "id"));
        workspace.procedures.extend(name);
    }
    if let Some(metadata) = document.get(root, "clickomania") {
        for (name, at) in document.members(metadata) {
            let text = document.text(*at);
            workspace
                .header
                .extend(text.map(|text| (name.clone(), text)));
        }
    }
    let mut open: Vec<(usize, usize)> = Vec::new();
    for at in document.top(root) {
        let node = workspace.add();
        workspace.top.push(node);
        open.push((at, node));
    }
    while let Some((at, node)) = open.pop() {
        document.node(at, node, &mut workspace, &mut open);
    }
    Ok(workspace)
}

/// The place of a workspace in a file.
enum Found {
    /// A value; and the paths of other workspaces.
    Values(usize, Vec<String>),
    /// A string with JSON or XML.
    Text(String),
}

/// The keys of a block; an object with other keys is not a block.
const BLOCK_KEYS: &[&str] = &[
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
    "icons",
    "fields",
    "inputs",
    "next",
];

/// The keys of a workspace besides `blocks`.
const PART_KEYS: &[&str] = &[
    "variables",
    "workspaceComments",
    "procedures",
    "clickomania",
];

impl JsonTree {
    /// Searches for a workspace, breadth first.
    fn find(&self) -> Result<Found, BlocklyError> {
        let root = self.values.len() - 1;
        if self.is_empty_object(root) {
            // Blockly saves an empty workspace like this.
            return Ok(Found::Values(root, Vec::new()));
        }
        // Values to search, each with the index of its parent in this list and its step of the
        // path.
        let mut level = vec![(root, 0, String::new())];
        let (mut workspaces, mut blocks) = (Vec::new(), None);
        let (mut text, mut has_toolbox) = (None, false);
        let mut number = 0;
        while let Some(&(at, ..)) = level.get(number) {
            match &self.values[at] {
                _ if self.is_workspace(at) => workspaces.push(number),
                Value::Object(_) if self.is_toolbox(at) => has_toolbox = true,
                Value::Object(_) | Value::Array(_) if self.are_blocks(at) => {
                    blocks = blocks.or(Some(at));
                }
                Value::Object(members) => level
                    .extend((members.iter()).map(|(name, at)| (*at, number, format!(".{name}")))),
                Value::Array(items) => level.extend(
                    (items.iter().enumerate())
                        .map(|(index, at)| (*at, number, format!("[{index}]"))),
                ),
                Value::String(inside) if text.is_none() && is_workspace(inside.as_bytes()) => {
                    text = Some(inside);
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
        match (workspaces.split_first(), text, blocks) {
            (Some((&first, others)), ..) => {
                let others = others.iter().map(|number| path(*number)).collect();
                Ok(Found::Values(level[first].0, others))
            }
            (None, Some(text), _) => Ok(Found::Text(text.clone())),
            (None, None, Some(at)) => Ok(Found::Values(at, Vec::new())),
            _ if has_toolbox => Err(BlocklyError::Toolbox),
            _ => Err(BlocklyError::NoWorkspace),
        }
    }

    fn is_empty_object(&self, at: usize) -> bool {
        matches!(&self.values[at], Value::Object(members) if members.is_empty())
    }

    /// True for a result of `Blockly.serialization.workspaces.save`.
    fn is_workspace(&self, at: usize) -> bool {
        let is_list = |at: usize| matches!(self.values[at], Value::Array(_));
        match self.get(at, "blocks") {
            Some(blocks) => {
                self.get(blocks, "blocks").is_some_and(is_list)
                    || self.is_empty_object(blocks)
                    || self.are_blocks(blocks)
            }
            None => {
                let members = self.members(at);
                let is_part = |(name, _): &(String, usize)| PART_KEYS.contains(&&**name);
                !members.is_empty() && members.iter().all(is_part)
            }
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
                .all(|(name, _)| BLOCK_KEYS.contains(&&**name))
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
        let comment = self.get(at, "icons").and_then(|at| self.get(at, "comment"));
        let comment = comment.and_then(|at| self.get(at, "text"));
        block.comments.extend(comment.and_then(|at| self.text(at)));
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
        if let Some(fields) = self.get(at, "fields") {
            for (name, at) in self.members(fields) {
                block.fields.push((name.clone(), self.field(*at)));
            }
        }
        let mut inside = |at: usize, to: &mut Workspace| {
            let mut input = Input::default();
            let mut unconnected = Vec::new();
            for (name, at) in self.members(at) {
                let place = match &**name {
                    "block" => &mut input.block,
                    "shadow" => &mut input.shadow,
                    _ => continue,
                };
                if matches!(self.values[*at], Value::Object(_)) {
                    let node = to.add();
                    open.push((*at, node));
                    unconnected.extend(place.replace(node));
                }
            }
            (input, unconnected)
        };
        for (name, at) in self.members(at) {
            if name == "inputs" {
                for (name, at) in self.members(*at) {
                    let (input, unconnected) = inside(*at, to);
                    block.inputs.push((name.clone(), input));
                    block.unconnected.extend(unconnected);
                }
            } else if name == "next" {
                let (next, unconnected) = inside(*at, to);
                block.unconnected.extend(unconnected);
                block.unconnected.extend(block.next.add(next));
            }
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

/// Writes a workspace on one line.
pub fn write(workspace: &Workspace) -> String {
    let mut writer = Writer {
        workspace,
        json: String::new(),
        open: Vec::new(),
    };
    writer.workspace();
    writer.json
}

/// An item still to write; the writer keeps the next one last.
enum Rest {
    Text(&'static str),
    Block(usize),
    /// `"name":{`.
    Input(String),
}

struct Writer<'w> {
    workspace: &'w Workspace,
    json: String,
    open: Vec<Rest>,
}

impl Writer<'_> {
    fn workspace(&mut self) {
        let workspace = self.workspace;
        self.json
            .push_str(r#"{"blocks":{"languageVersion":0,"blocks":["#);
        for (number, node) in workspace.top.iter().enumerate() {
            if number > 0 {
                self.json.push(',');
            }
            self.open.push(Rest::Block(*node));
            self.write_open();
        }
        self.json.push_str(r#"]},"variables":["#);
        for (number, variable) in workspace.variables.iter().enumerate() {
            if number > 0 {
                self.json.push(',');
            }
            self.member("{", "name", &variable.name);
            self.member(",", "id", &variable.id);
            if !variable.kind.is_empty() {
                self.member(",", "type", &variable.kind);
            }
            self.json.push('}');
        }
        self.json.push_str(r#"],"clickomania":{"format":1"#);
        for (name, text) in &workspace.header {
            self.member(",", name, text);
        }
        self.json.push_str("}}");
    }

    /// Writes `before`, then `"name":"text"`.
    fn member(&mut self, before: &str, name: &str, text: &str) {
        self.json.push_str(before);
        self.text(name);
        self.json.push(':');
        self.text(text);
    }

    fn text(&mut self, text: &str) {
        let quoted = serde_json::to_string(text).expect("a string can be written as JSON");
        self.json.push_str(&quoted);
    }

    fn write_open(&mut self) {
        while let Some(rest) = self.open.pop() {
            match rest {
                Rest::Text(text) => self.json.push_str(text),
                Rest::Input(name) => {
                    self.text(&name);
                    self.json.push_str(":{");
                }
                Rest::Block(node) => self.block(node),
            }
        }
    }

    /// Writes the start of a block, and opens what is inside and below it.
    fn block(&mut self, node: usize) {
        let workspace = self.workspace;
        let block = &workspace.nodes[node];
        self.member("{", "type", &block.kind);
        if !block.id.is_empty() {
            self.member(",", "id", &block.id);
        }
        if let Some((x, y)) = block.at {
            self.json.push_str(&format!(r#","x":{x},"y":{y}"#));
        }
        if block.is_permanent {
            self.json.push_str(r#","deletable":false"#);
        }
        if block.collapsed {
            self.json.push_str(r#","collapsed":true"#);
        }
        if block.disabled {
            self.json
                .push_str(r#","disabledReasons":["MANUALLY_DISABLED"]"#);
        }
        if let Some(data) = &block.data {
            self.member(",", "data", data);
        }
        for comment in &block.comments {
            self.member(r#","icons":{"comment":{"#, "text", comment);
            self.json
                .push_str(r#","pinned":false,"height":80,"width":160}}"#);
        }
        for (number, (name, value)) in block.fields.iter().enumerate() {
            self.json
                .push_str(if number == 0 { r#","fields":{"# } else { "," });
            self.text(name);
            self.json.push(':');
            self.field(value);
        }
        if !block.fields.is_empty() {
            self.json.push('}');
        }
        self.extra_state(block);
        // `open` is a stack: push the last item first.
        self.open.push(Rest::Text("}"));
        if let Some(next) = block.next.block {
            self.open.push(Rest::Text("}"));
            self.open.push(Rest::Block(next));
            self.open.push(Rest::Text(r#","next":{"block":"#));
        }
        if block.inputs.is_empty() {
            return;
        }
        self.open.push(Rest::Text("}"));
        for (number, (name, input)) in block.inputs.iter().enumerate().rev() {
            self.open.push(Rest::Text("}"));
            if let Some(content) = input.block {
                self.open.push(Rest::Block(content));
                self.open.push(Rest::Text(match input.shadow {
                    Some(_) => r#","block":"#,
                    None => r#""block":"#,
                }));
            }
            if let Some(shadow) = input.shadow {
                self.open.push(Rest::Block(shadow));
                self.open.push(Rest::Text(r#""shadow":"#));
            }
            self.open.push(Rest::Input(name.clone()));
            if number > 0 {
                self.open.push(Rest::Text(","));
            }
        }
        self.open.push(Rest::Text(r#","inputs":{"#));
    }

    fn field(&mut self, value: &FieldValue) {
        match value {
            FieldValue::Text(text) => self.text(text),
            // JSON has no infinity; Blockly's field accepts the word.
            FieldValue::Number(number) if number.is_infinite() => {
                self.text(&number::text(*number));
            }
            FieldValue::Number(number) => self.json.push_str(&number.to_string()),
            FieldValue::Variable { id, .. } => {
                self.member("{", "id", id.as_deref().unwrap_or_default());
                self.json.push('}');
            }
            FieldValue::Other(written) => self.json.push_str(written),
        }
    }

    fn extra_state(&mut self, block: &Node) {
        if !block.extra.is_empty() {
            // Blockly saves the XML of a mutation as a string.
            self.member(",", "extraState", &block.extra);
        }
        let mut parts = Vec::new();
        if block.else_ifs > 0 {
            parts.push(format!(r#""elseIfCount":{}"#, block.else_ifs));
        }
        if block.has_else {
            parts.push(r#""hasElse":true"#.to_owned());
        }
        if !parts.is_empty() {
            self.json
                .push_str(&format!(r#","extraState":{{{}}}"#, parts.join(",")));
        }
    }
}

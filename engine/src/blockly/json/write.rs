//! Writes the JSON of `Blockly.serialization.workspaces.save`.

use crate::blockly::number;
use crate::blockly::workspace::{FieldValue, Node, Workspace};

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

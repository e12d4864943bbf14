//! From a program to a workspace, as JSON.

use super::shape::{BODY, HAT, Shape};
use crate::language::TaskId;
use crate::language::field::Field;
use crate::language::kind::{Kind, Literal};
use crate::language::program::{Block, BlockId, BlockMarks, Program, SocketContent, Stack};

/// Where the hat lies.
const HAT_AT: (f64, f64) = (40.0, 40.0);

/// Writes a program as `Blockly.serialization.workspaces.save` does, on one line. Name, author, note and game
/// are under the key `clickomania`, which Blockly leaves alone.
pub fn export(program: &Program) -> String {
    let mut writer = Writer {
        program,
        json: String::new(),
        open: Vec::new(),
    };
    writer.workspace();
    writer.json
}

/// What is still to be written, the next at the end: in JSON every block below another lies inside it, so
/// recursion would be as deep as the program is long.
enum Rest {
    Text(&'static str),
    /// The rest of a stack, from its block with this number on.
    Stack(Vec<BlockId>, usize),
    Block(BlockId),
    Shadow(Literal),
    /// `"name":{`.
    Input(String),
}

struct Writer<'p> {
    program: &'p Program,
    json: String,
    open: Vec<Rest>,
}

impl Writer<'_> {
    fn workspace(&mut self) {
        self.json
            .push_str(r#"{"blocks":{"languageVersion":0,"blocks":["#);
        self.json.push_str(&format!(
            r#"{{"type":"{HAT}","id":"hat","x":{},"y":{},"deletable":false"#,
            HAT_AT.0, HAT_AT.1
        ));
        let hat = self.program.stack(Stack::Hat).to_vec();
        if !hat.is_empty() {
            self.json.push_str(r#","next":{"block":"#);
            self.write(Rest::Stack(hat, 0), None);
            self.json.push('}');
        }
        self.json.push('}');
        for loose in self.program.loose() {
            self.json.push(',');
            self.write(Rest::Stack(loose.blocks.clone(), 0), Some(loose.at));
        }
        self.json.push_str(r#"]},"variables":["#);
        for (number, variable) in self.program.variables().iter().enumerate() {
            if number > 0 {
                self.json.push(',');
            }
            self.json.push_str(r#"{"name":"#);
            self.text(&variable.name);
            self.json.push_str(&format!(r#","id":"v{number}"}}"#));
        }
        self.json.push_str(r#"],"clickomania":{"format":1,"name":"#);
        let header = self.program.header();
        self.text(&header.name);
        for (name, value) in [("author", &header.author), ("note", &header.note)] {
            if !value.is_empty() {
                self.json.push_str(&format!(r#","{name}":"#));
                self.text(value);
            }
        }
        if header.task != TaskId::default() {
            self.json.push_str(r#","task":"#);
            self.text(header.task.as_str());
        }
        self.json.push_str("}}");
    }

    fn text(&mut self, text: &str) {
        let quoted = serde_json::to_string(text).expect("a text can be written");
        self.json.push_str(&quoted);
    }

    /// Writes a stack with all that is inside; `at` is where it lies, if it hangs on nothing.
    fn write(&mut self, rest: Rest, mut at: Option<(f64, f64)>) {
        self.open.push(rest);
        while let Some(rest) = self.open.pop() {
            match rest {
                Rest::Text(text) => self.json.push_str(text),
                Rest::Input(name) => {
                    self.text(&name);
                    self.json.push_str(":{");
                }
                Rest::Shadow(literal) => self.shadow(literal),
                Rest::Block(id) => self.block(id, None, at.take()),
                Rest::Stack(blocks, number) => {
                    let id = blocks[number];
                    let below = (number + 1 < blocks.len()).then_some((blocks, number + 1));
                    self.block(id, below, at.take());
                }
            }
        }
    }

    fn shadow(&mut self, literal: Literal) {
        match literal {
            Literal::Number(number) => {
                self.json
                    .push_str(r#"{"type":"math_number","fields":{"NUM":"#);
                self.number(number);
            }
            Literal::Colour(colour) => {
                let shape = Shape::of(Kind::Swatch);
                let word = shape.word(Field::Colour(colour)).unwrap_or_default();
                let (block, field) = (&shape.block, &shape.field);
                self.json.push_str(&format!(
                    r#"{{"type":"{block}","fields":{{"{field}":"{word}""#
                ));
            }
        }
        self.json.push_str("}}");
    }

    /// JSON has no infinity; Blockly's field takes the word.
    fn number(&mut self, number: f64) {
        if number.is_finite() {
            self.json.push_str(&number.to_string());
        } else if number > 0.0 {
            self.json.push_str(r#""Infinity""#);
        } else {
            self.json.push_str(r#""-Infinity""#);
        }
    }

    /// Writes the head of a block; what is inside and below it is opened.
    fn block(&mut self, id: BlockId, below: Option<(Vec<BlockId>, usize)>, at: Option<(f64, f64)>) {
        let program = self.program;
        let block = program.block(id);
        let shape = Shape::of(block.kind);
        self.json.push_str(&format!(
            r#"{{"type":"{}","id":"b{}""#,
            shape.block,
            id.index()
        ));
        if let Some((x, y)) = at {
            self.json.push_str(&format!(r#","x":{x},"y":{y}"#));
        }
        self.marks(&block.marks);
        self.fields(block, shape);
        self.extra_state(block);
        // Opened from the last to the first.
        self.open.push(Rest::Text("}"));
        if let Some((blocks, number)) = below {
            self.open.push(Rest::Text("}"));
            self.open.push(Rest::Stack(blocks, number));
            self.open.push(Rest::Text(r#","next":{"block":"#));
        }
        let inputs = inputs(program, block, shape);
        if inputs.is_empty() {
            return;
        }
        self.open.push(Rest::Text("}"));
        for (number, (name, shadow, content)) in inputs.into_iter().enumerate().rev() {
            self.open.push(Rest::Text("}"));
            let comma = shadow.is_some();
            if let Some(content) = content {
                self.open.push(content);
                let key = if comma { r#","block":"# } else { r#""block":"# };
                self.open.push(Rest::Text(key));
            }
            if let Some(literal) = shadow {
                self.open.push(Rest::Shadow(literal));
                self.open.push(Rest::Text(r#""shadow":"#));
            }
            self.open.push(Rest::Input(name));
            if number > 0 {
                self.open.push(Rest::Text(","));
            }
        }
        self.open.push(Rest::Text(r#","inputs":{"#));
    }

    fn marks(&mut self, marks: &BlockMarks) {
        if marks.collapsed {
            self.json.push_str(r#","collapsed":true"#);
        }
        if marks.disabled {
            self.json
                .push_str(r#","disabledReasons":["MANUALLY_DISABLED"]"#);
        }
        if let Some(comment) = &marks.comment {
            self.json.push_str(r#","icons":{"comment":{"text":"#);
            self.text(comment);
            self.json
                .push_str(r#","pinned":false,"height":80,"width":160}}"#);
        }
    }

    fn fields(&mut self, block: &Block, shape: &Shape) {
        if let Some((name, value)) = shape.fixed {
            self.json
                .push_str(&format!(r#","fields":{{"{name}":"{value}"}}"#));
            return;
        }
        if shape.field.is_empty() {
            return;
        }
        self.json
            .push_str(&format!(r#","fields":{{"{}":"#, shape.field));
        match block.field {
            Field::Number(number) => self.number(number),
            Field::Variable(id) => {
                let variables = self.program.variables();
                let index = variables.iter().position(|variable| variable.id == id);
                let index = index.expect("a block's variable is in the program");
                self.json.push_str(&format!(r#"{{"id":"v{index}"}}"#));
            }
            option => {
                let word = shape.word(option).unwrap_or_default();
                self.json.push_str(&format!(r#""{word}""#));
            }
        }
        self.json.push('}');
    }

    fn extra_state(&mut self, block: &Block) {
        if block.kind == Kind::DivisibleBy {
            // Blockly keeps the mutation of this block as a text.
            self.json
                .push_str(r#","extraState":"<mutation divisor_input=\"true\"></mutation>""#);
        }
        let else_ifs = block.sockets.len().saturating_sub(1);
        if block.kind != Kind::If || (else_ifs == 0 && !block.has_otherwise()) {
            return;
        }
        let mut parts = Vec::new();
        if else_ifs > 0 {
            parts.push(format!(r#""elseIfCount":{else_ifs}"#));
        }
        if block.has_otherwise() {
            parts.push(r#""hasElse":true"#.to_owned());
        }
        self.json
            .push_str(&format!(r#","extraState":{{{}}}"#, parts.join(",")));
    }
}

/// The inputs that hold something: name, the default value under a block, the content.
fn inputs(
    program: &Program,
    block: &Block,
    shape: &Shape,
) -> Vec<(String, Option<Literal>, Option<Rest>)> {
    let mut inputs = Vec::new();
    let mut body = |name: String, number: usize| {
        let blocks = &block.bodies[number];
        if !blocks.is_empty() {
            inputs.push((name, None, Some(Rest::Stack(blocks.clone(), 0))));
        }
    };
    let branching = block.kind == Kind::If;
    if branching {
        let branches = block.sockets.len();
        for number in 0..block.bodies.len() {
            body(
                match number < branches {
                    true => format!("DO{number}"),
                    false => "ELSE".to_owned(),
                },
                number,
            );
        }
    } else if !block.bodies.is_empty() {
        body(BODY.to_owned(), 0);
    }
    for (number, socket) in block.sockets.iter().enumerate() {
        let content = match program.content(block, number) {
            SocketContent::Block(id) => Some(Rest::Block(id)),
            _ => None,
        };
        let shadow = match program.content(block, number) {
            SocketContent::Literal(literal) => Some(literal),
            _ => socket.literal,
        };
        if content.is_none() && shadow.is_none() {
            continue;
        }
        let name = match branching {
            true => format!("IF{number}"),
            false => shape.sockets[number].clone(),
        };
        inputs.push((name, shadow, content));
    }
    inputs
}

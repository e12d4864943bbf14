//! Exports a program as a workspace.

use super::shape::{BODY, HAT, Shape};
use super::workspace::{DeclaredVariable, FieldValue, Format, Input, Node, Workspace};
use super::{json, number, xml};
use crate::language::TaskId;
use crate::language::field::Field;
use crate::language::kind::{Kind, Literal};
use crate::language::program::{Block, BlockId, Program, SocketContent, Stack, VarId};
use std::collections::{HashMap, HashSet};

/// The position of the hat.
const HAT_POSITION: (f64, f64) = (40.0, 40.0);

/// Vertical distance between stacks that Blockly cannot connect.
const LOOSE_STEP: f64 = 120.0;

/// Writes a program as JSON like `Blockly.serialization.workspaces.save`, on one line. Name,
/// author, note and task are under the key `clickomania`, which Blockly ignores.
pub fn export(program: &Program) -> String {
    json::write(&Exporter::new(program).run())
}

/// Writes a program as XML like `Blockly.Xml.workspaceToDom`, on one line.
pub fn export_xml(program: &Program) -> String {
    let workspace = Workspace {
        format: Format::Xml,
        ..Exporter::new(program).run()
    };
    xml::write(&workspace)
}

/// Blocks that follow or contain one another, from which on Blockly 12 may not load them: its loader calls itself for
/// each. In node 22 it failed at 1,100 in a row, at 900 one inside another.
pub const DEEP: usize = 700;

/// The parts of a program that Blockly cannot hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExportRemarks {
    /// Commands that an export disconnects, because Blockly allows nothing below *break* and *continue*.
    pub after_jumps: usize,
    /// The most blocks that follow or contain one another.
    pub deepest: usize,
    /// Letters of texts and names that XML replaces; JSON keeps them.
    pub not_in_xml: usize,
}

/// Finds what of a program Blockly cannot hold.
pub fn export_remarks(program: &Program) -> ExportRemarks {
    let mut exporter = Exporter::new(program);
    exporter.build();
    let Workspace {
        nodes,
        variables,
        header,
        ..
    } = &exporter.workspace;
    // A node comes after the one above it or around it.
    let mut depths = vec![1; nodes.len()];
    for (number, node) in nodes.iter().enumerate() {
        for below in node.inside().chain(node.next.block) {
            depths[below] = depths[number] + 1;
        }
    }
    let texts = header.iter().map(|(_, text)| text);
    let texts = texts.chain(variables.iter().map(|variable| &variable.name));
    let texts = texts.chain(nodes.iter().flat_map(|node| &node.comments));
    let letters = texts.flat_map(|text| text.chars());
    ExportRemarks {
        after_jumps: exporter.disconnected,
        deepest: depths.into_iter().max().unwrap_or_default(),
        not_in_xml: letters
            .filter(|letter| xml::xml_letter(*letter) != *letter)
            .count(),
    }
}

struct Exporter<'p> {
    program: &'p Program,
    workspace: Workspace,
    variables: HashMap<VarId, usize>,
    /// Stacks that Blockly cannot connect, with their positions.
    stacks: Vec<(Vec<BlockId>, (f64, f64))>,
    /// Blocks still to write, with their nodes.
    open: Vec<(BlockId, usize)>,
    /// The position of the next stack that Blockly cannot connect.
    free: (f64, f64),
    disconnected: usize,
}

impl Exporter<'_> {
    fn new(program: &Program) -> Exporter<'_> {
        let lowest = program
            .loose()
            .iter()
            .map(|loose| loose.at.1)
            .fold(HAT_POSITION.1, f64::max);
        Exporter {
            program,
            workspace: Workspace::default(),
            variables: HashMap::new(),
            stacks: Vec::new(),
            open: Vec::new(),
            free: (520.0, lowest + LOOSE_STEP),
            disconnected: 0,
        }
    }

    fn run(mut self) -> Workspace {
        self.build();
        self.workspace
    }

    fn build(&mut self) {
        let header = self.program.header();
        let parts = [
            ("name", Some(&*header.name)),
            (
                "author",
                Some(&*header.author).filter(|text| !text.is_empty()),
            ),
            ("note", Some(&*header.note).filter(|text| !text.is_empty())),
            (
                "task",
                Some(header.task.as_str()).filter(|_| header.task != TaskId::default()),
            ),
        ];
        self.workspace.header = parts
            .into_iter()
            .filter_map(|(name, text)| Some((name.to_owned(), text?.to_owned())))
            .collect();
        self.declare_variables();
        let hat = self.workspace.add();
        self.workspace.nodes[hat] = Node {
            kind: HAT.to_owned(),
            id: "hat".to_owned(),
            at: Some(HAT_POSITION),
            is_permanent: true,
            ..Node::default()
        };
        self.workspace.top.push(hat);
        self.workspace.nodes[hat].next.block = self.stack(self.program.stack(Stack::Hat));
        self.write_open();
        for loose in self.program.loose() {
            self.top(&loose.blocks, loose.at);
        }
        let mut number = 0;
        while number < self.stacks.len() {
            let (blocks, at) = std::mem::take(&mut self.stacks[number]);
            self.top(&blocks, at);
            number += 1;
        }
    }

    /// Declares the variables. Names that differ only in case, or in letters that XML has not, get different types:
    /// otherwise Blockly merges them.
    fn declare_variables(&mut self) {
        let mut taken: HashSet<(String, String)> = HashSet::new();
        for (number, variable) in self.program.variables().iter().enumerate() {
            let name: String = variable.name.chars().map(xml::xml_letter).collect();
            let lower = name.to_lowercase();
            let mut kinds =
                std::iter::once(String::new()).chain((2..).map(|number: usize| number.to_string()));
            let kind = kinds
                .find(|kind| !taken.contains(&(lower.clone(), kind.clone())))
                .expect("there is always one more number");
            taken.insert((lower, kind.clone()));
            self.variables.insert(variable.id, number);
            self.workspace.variables.push(DeclaredVariable {
                id: format!("v{number}"),
                name: variable.name.clone(),
                kind,
            });
        }
    }

    /// Writes a top-level stack.
    fn top(&mut self, blocks: &[BlockId], at: (f64, f64)) {
        if let Some(first) = self.stack(blocks) {
            self.workspace.nodes[first].at = Some(at);
            self.workspace.top.push(first);
        }
        self.write_open();
    }

    /// Creates the nodes of a stack, each connected to the next, and returns the first. Blocks that
    /// Blockly cannot connect become a separate stack.
    fn stack(&mut self, blocks: &[BlockId]) -> Option<usize> {
        let mut first = None;
        let mut last: Option<usize> = None;
        for (number, id) in blocks.iter().enumerate() {
            let node = self.workspace.add();
            self.open.push((*id, node));
            match last {
                Some(last) => self.workspace.nodes[last].next.block = Some(node),
                None => first = Some(node),
            }
            last = Some(node);
            let rest = &blocks[number + 1..];
            let kind = self.program.block(*id).kind;
            if matches!(kind, Kind::Break | Kind::Continue) && !rest.is_empty() {
                self.disconnected += rest.len();
                self.stacks.push((rest.to_vec(), self.free));
                self.free.1 += LOOSE_STEP;
                break;
            }
        }
        first
    }

    /// Writes all open blocks.
    fn write_open(&mut self) {
        while let Some((id, node)) = self.open.pop() {
            let block = self.program.block(id);
            let shape = Shape::of(block.kind);
            let inputs = self.inputs(block, shape);
            let field = self.field(block, shape);
            let to = &mut self.workspace.nodes[node];
            to.kind = shape.block.clone();
            to.id = format!("b{}", id.index());
            to.comments.extend(block.marks.comment.clone());
            to.disabled = block.marks.disabled;
            to.collapsed = block.marks.collapsed;
            to.inputs = inputs;
            to.data = field.as_ref().and_then(|(_, value)| number_note(value));
            to.fields.extend(field);
            match block.kind {
                Kind::If => {
                    to.else_ifs = block.sockets.len().saturating_sub(1);
                    to.has_else = block.has_otherwise();
                }
                Kind::DivisibleBy => {
                    to.extra = r#"<mutation divisor_input="true"></mutation>"#.to_owned();
                }
                _ => {}
            }
        }
    }

    fn field(&self, block: &Block, shape: &Shape) -> Option<(String, FieldValue)> {
        if let Some((name, value)) = shape.fixed {
            return Some((name.to_owned(), FieldValue::Text(value.to_owned())));
        }
        let value = match block.field {
            Field::None => return None,
            Field::Number(number) => FieldValue::Number(number),
            Field::Variable(id) => {
                let index = self.variables.get(&id);
                let index = *index.expect("a block's variable is in the program");
                let declared = self.workspace.variables[index].clone();
                FieldValue::Variable {
                    id: Some(declared.id),
                    name: Some(declared.name),
                    kind: declared.kind,
                }
            }
            option => FieldValue::Text(shape.word(option).unwrap_or_default().to_owned()),
        };
        Some((shape.field.clone(), value))
    }

    /// The inputs that are not empty.
    fn inputs(&mut self, block: &Block, shape: &Shape) -> Vec<(String, Input)> {
        let mut inputs = Vec::new();
        let branches = block.sockets.len();
        for (number, blocks) in block.bodies.iter().enumerate() {
            let name = match block.kind {
                Kind::If if number == branches => "ELSE".to_owned(),
                Kind::If => format!("DO{number}"),
                _ => BODY.to_owned(),
            };
            if let Some(first) = self.stack(blocks) {
                let input = Input {
                    block: Some(first),
                    shadow: None,
                    is_statement: true,
                };
                inputs.push((name, input));
            }
        }
        for (number, socket) in block.sockets.iter().enumerate() {
            let (content, literal) = match self.program.content(block, number) {
                SocketContent::Hole => continue,
                SocketContent::Literal(literal) => (None, Some(literal)),
                SocketContent::Block(id) => (Some(id), socket.literal),
            };
            let name = match block.kind {
                Kind::If => format!("IF{number}"),
                _ => shape.sockets[number].clone(),
            };
            let input = Input {
                shadow: literal.map(|literal| self.shadow(literal)),
                block: content.map(|id| {
                    let node = self.workspace.add();
                    self.open.push((id, node));
                    node
                }),
                is_statement: false,
            };
            inputs.push((name, input));
        }
        inputs
    }

    /// The shadow block for a default value.
    fn shadow(&mut self, literal: Literal) -> usize {
        let (kind, value) = match literal {
            Literal::Number(number) => (Kind::Number, FieldValue::Number(number)),
            Literal::Colour(colour) => {
                let word = Shape::of(Kind::Swatch).word(Field::Colour(colour));
                (
                    Kind::Swatch,
                    FieldValue::Text(word.unwrap_or_default().to_owned()),
                )
            }
        };
        let shape = Shape::of(kind);
        let node = self.workspace.add();
        let to = &mut self.workspace.nodes[node];
        to.kind = shape.block.clone();
        to.data = number_note(&value);
        to.fields.push((shape.field.clone(), value));
        node
    }
}

/// The note that preserves a number: see [`number::note`].
fn number_note(value: &FieldValue) -> Option<String> {
    match value {
        FieldValue::Number(number) => number::note(*number).map(str::to_owned),
        _ => None,
    }
}

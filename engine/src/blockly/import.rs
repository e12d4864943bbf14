//! From a workspace to a program.

mod assemble;
mod known;
mod leftovers;

pub use leftovers::{Import, Leftovers, Unknown};

use self::known::{branches, known, number_in, option};
use super::shape::{BODY, HAT, Shape};
use super::workspace::{FieldValue, Input, Node, Workspace};
use super::{BlocklyError, MAX_BYTES, MAX_VARIABLES, json, xml};
use crate::language::edit::MAX_BLOCKS;
use crate::language::field::{Field, FieldKind};
use crate::language::kind::{Kind, Literal};
use crate::language::program::{Block, BlockId, BlockMarks, Parent, Program, Socket, Stack, VarId};
use std::collections::{HashMap, HashSet};

/// Reads a workspace, JSON or XML. `name` is what the program is called if the file does not say.
///
/// # Errors
/// The file is no workspace, or holds more than a program can.
pub fn import(bytes: &[u8], name: &str) -> Result<Import, BlocklyError> {
    if bytes.len() > MAX_BYTES {
        return Err(BlocklyError::TooLarge);
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let last = before.rsplit('\n').next().unwrap_or_default();
        BlocklyError::NotUtf8 {
            line: before.matches('\n').count() + 1,
            column: last.chars().count() + 1,
        }
    })?;
    let text = text.trim_start_matches('\u{feff}');
    let workspace = match text.trim_start().starts_with('<') {
        true => xml::read(text)?,
        false => json::read(text.as_bytes())?,
    };
    Importer::new(&workspace, name).run()
}

/// Where blocks go.
#[derive(Clone, Copy)]
enum Target {
    /// Into the stack with this number; the hat's is number 0.
    Stack(usize),
    Body(BlockId, usize),
    Socket(BlockId, usize),
}

/// A stack that is being made.
struct StackInMaking {
    at: Option<(f64, f64)>,
    blocks: Vec<BlockId>,
}

struct Importer<'w> {
    workspace: &'w Workspace,
    program: Program,
    variables: HashMap<&'w str, VarId>,
    blocks: HashMap<BlockId, Block>,
    stacks: Vec<StackInMaking>,
    /// What is still to be read: a block with all that hangs below it, and where it goes.
    open: Vec<(usize, Target)>,
    leftovers: Leftovers,
    comments: Vec<&'w str>,
}

impl<'w> Importer<'w> {
    fn new(workspace: &'w Workspace, name: &str) -> Importer<'w> {
        Importer {
            workspace,
            program: Program::new(name),
            variables: HashMap::new(),
            blocks: HashMap::new(),
            stacks: vec![StackInMaking {
                at: None,
                blocks: Vec::new(),
            }],
            open: Vec::new(),
            leftovers: Leftovers::default(),
            comments: workspace.comments.iter().map(String::as_str).collect(),
        }
    }

    fn run(mut self) -> Result<Import, BlocklyError> {
        self.refuse_too_much()?;
        for (id, name) in &self.workspace.variables {
            self.variable(id, name);
        }
        let nodes = &self.workspace.nodes;
        let top = &self.workspace.top;
        let is_hat = |node: usize| nodes[node].kind == HAT;
        let mut hat = top.iter().copied().find(|node| is_hat(*node));
        // Without a hat the first stack with a command is the program.
        if hat.is_none() {
            let is_command = |node: usize| {
                let known = known(&nodes[node]);
                known.is_some_and(|kind| kind.row().value().is_none())
            };
            let stack = |node: usize| std::iter::successors(Some(node), |node| nodes[*node].next);
            let has_command = |node: &usize| stack(*node).any(is_command);
            hat = top.iter().copied().find(has_command);
        }
        for &node in top {
            if is_hat(node) {
                self.comments.extend(nodes[node].comment.as_deref());
                let inside = nodes[node].next.or(nodes[node].input(BODY).block);
                if Some(node) == hat {
                    self.open
                        .extend(inside.map(|node| (node, Target::Stack(0))));
                } else if let Some(inside) = inside {
                    self.open_loose(inside, nodes[node].at);
                }
            } else if Some(node) == hat {
                self.open.push((node, Target::Stack(0)));
            } else {
                self.open_loose(node, nodes[node].at);
            }
        }
        // The first is read first.
        self.open.reverse();
        while let Some((node, target)) = self.open.pop() {
            match target {
                Target::Stack(_) | Target::Body(..) => self.chain(node, target),
                Target::Socket(owner, socket) => self.value(node, owner, socket),
            }
        }
        self.finish()
    }

    /// What a hostile file holds too much of is not even begun.
    fn refuse_too_much(&self) -> Result<(), BlocklyError> {
        let nodes = &self.workspace.nodes;
        let declared = self.workspace.variables.iter().map(|(id, _)| &**id);
        let used = nodes.iter().filter_map(|node| {
            let kind = known(node)?;
            let is_variable = kind.row().field() == Some(FieldKind::Variable);
            match is_variable.then(|| node.field(&Shape::of(kind).field))?? {
                FieldValue::Variable { id, .. } | FieldValue::Text(id) => Some(&**id),
            }
        });
        let variables: HashSet<&str> = declared.chain(used).collect();
        if variables.len() > MAX_VARIABLES {
            return Err(BlocklyError::TooManyVariables);
        }
        let mut branching = nodes.iter().filter(|node| known(node) == Some(Kind::If));
        let branches = branching.try_fold(0, |sum, node| {
            let sum = sum + branches(node).0;
            (sum <= MAX_BLOCKS).then_some(sum)
        });
        if branches.is_none() || nodes.len() > 4 * MAX_BLOCKS {
            return Err(BlocklyError::TooManyBlocks);
        }
        Ok(())
    }

    fn open_loose(&mut self, node: usize, at: Option<(f64, f64)>) {
        self.stacks.push(StackInMaking {
            at,
            blocks: Vec::new(),
        });
        let target = Target::Stack(self.stacks.len() - 1);
        self.open.push((node, target));
    }

    /// The variable with this id of the workspace.
    fn variable(&mut self, id: &'w str, name: &'w str) -> VarId {
        if let Some(&variable) = self.variables.get(id) {
            return variable;
        }
        let name = if name.is_empty() { id } else { name };
        let name = if name.is_empty() { "?" } else { name };
        let variable = match self.program.variable_named(name) {
            Some(variable) => variable.id,
            None => {
                let (variable, edit) = self.program.create_variable_edit(name);
                self.program
                    .apply(edit)
                    .expect("the name is new and not empty");
                variable
            }
        };
        self.variables.insert(id, variable);
        variable
    }

    /// Reads a run of commands, or one value that lies loose.
    fn chain(&mut self, first: usize, target: Target) {
        let mut next = Some(first);
        while let Some(node) = next {
            let block = &self.workspace.nodes[node];
            next = block.next;
            let Some((kind, field)) = self.known_with_field(block) else {
                self.unknown(node);
                continue;
            };
            let is_value = kind.row().value().is_some();
            let alone = matches!(target, Target::Stack(1..)) && node == first && next.is_none();
            if is_value && !alone {
                self.leftovers.loosened += 1;
                self.open_loose(node, None);
                continue;
            }
            let id = self.block(node, kind, field);
            match target {
                Target::Stack(number) => self.stacks[number].blocks.push(id),
                Target::Body(owner, body) => {
                    self.in_making(owner).bodies[body].push(id);
                    self.in_making(id).parent = Parent::Stack(Stack::Body(owner, body));
                }
                Target::Socket(..) => unreachable!("a chain goes into a stack"),
            }
        }
    }

    fn value(&mut self, node: usize, owner: BlockId, socket: usize) {
        let block = &self.workspace.nodes[node];
        let Some((kind, field)) = self.known_with_field(block) else {
            return self.unknown(node);
        };
        let expected = self.in_making(owner).socket_type(socket);
        let fits = kind.row().value().zip(expected);
        if !fits.is_some_and(|(given, expected)| given.fits(expected)) {
            self.leftovers.loosened += 1;
            return self.open_loose(node, None);
        }
        let id = self.block(node, kind, field);
        self.in_making(id).parent = Parent::Socket(owner, socket);
        self.in_making(owner).sockets[socket].block = Some(id);
    }

    fn in_making(&mut self, id: BlockId) -> &mut Block {
        self.blocks.get_mut(&id).expect("the block was just made")
    }

    /// Makes a block; what is inside it is opened.
    fn block(&mut self, node: usize, kind: Kind, field: Field) -> BlockId {
        let source = &self.workspace.nodes[node];
        let id = self.program.fresh_block();
        let mut block = Block::new(kind, field);
        block.marks = BlockMarks {
            comment: source.comment.clone(),
            disabled: source.disabled,
            collapsed: source.collapsed,
        };
        let mut inputs = Vec::new();
        if kind == Kind::If {
            let (branches, otherwise) = branches(source);
            let hole = Socket {
                literal: None,
                block: None,
            };
            block.sockets = vec![hole; branches];
            block.bodies = vec![Vec::new(); branches + usize::from(otherwise)];
            for branch in 0..branches {
                inputs.push((format!("IF{branch}"), Target::Socket(id, branch)));
                inputs.push((format!("DO{branch}"), Target::Body(id, branch)));
            }
            inputs.push(("ELSE".to_owned(), Target::Body(id, branches)));
        } else {
            for (index, name) in Shape::of(kind).sockets.iter().enumerate() {
                inputs.push((name.clone(), Target::Socket(id, index)));
            }
            if !block.bodies.is_empty() {
                inputs.push((BODY.to_owned(), Target::Body(id, 0)));
            }
        }
        // `controls_repeat` has a field where `controls_repeat_ext` has an input.
        if source.kind == "controls_repeat"
            && let Some(times) = number_in(source, "TIMES")
        {
            block.sockets[0].literal = Some(Literal::Number(times));
        }
        let mut given: HashMap<&str, Input> = HashMap::new();
        for (name, input) in &source.inputs {
            given.insert(name, *input);
        }
        let mut inside = Vec::new();
        for (name, target) in inputs {
            let input = given.remove(&*name).unwrap_or_default();
            let mut content = input.block.or(input.shadow);
            if let Target::Socket(_, socket) = target {
                // What stands bare in a socket with a default value is that value.
                for node in [input.shadow, input.block].into_iter().flatten() {
                    let literal = self.bare_literal(node);
                    let place = &mut block.sockets[socket].literal;
                    if let (Some(literal), Some(default)) = (literal, *place)
                        && literal.is_like(default)
                    {
                        *place = Some(literal);
                        content = content.filter(|content| *content != node);
                    }
                }
            }
            inside.extend(content.map(|content| (content, target)));
        }
        self.open.extend(inside.into_iter().rev());
        self.blocks.insert(id, block);
        // What hangs where our block has no input.
        for (name, input) in &source.inputs {
            let Some(node) = input.block.filter(|_| given.contains_key(&**name)) else {
                continue;
            };
            self.leftovers.loosened += 1;
            self.open_loose(node, None);
        }
        id
    }

    fn bare_literal(&self, node: usize) -> Option<Literal> {
        let source = &self.workspace.nodes[node];
        if source.comment.is_some() || source.disabled || source.collapsed {
            return None;
        }
        match known(source)? {
            Kind::Number => number_in(source, "NUM").map(Literal::Number),
            kind @ Kind::Swatch => match option(source, kind)? {
                Field::Colour(colour) => Some(Literal::Colour(colour)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The kind of a block and what its field holds, if the language has both.
    fn known_with_field(&mut self, block: &'w Node) -> Option<(Kind, Field)> {
        let kind = known(block)?;
        let field = match kind.row().field() {
            None => Field::None,
            Some(FieldKind::Variable) => match block.field(&Shape::of(kind).field)? {
                FieldValue::Variable { id, name } => {
                    let name = name.as_deref().unwrap_or(id);
                    Field::Variable(self.variable(id, name))
                }
                FieldValue::Text(name) => Field::Variable(self.variable(name, name)),
            },
            Some(FieldKind::Number) => Field::Number(number_in(block, &Shape::of(kind).field)?),
            Some(_) => option(block, kind)?,
        };
        Some((kind, field))
    }

    /// Notes a block that the language does not have; what is inside it lies loose.
    fn unknown(&mut self, node: usize) {
        let block = &self.workspace.nodes[node];
        let fields = block.fields.iter().map(|(field, value)| {
            let value = match value {
                FieldValue::Text(text) => text.clone(),
                FieldValue::Variable { id, name } => {
                    let known = self.variables.get(&**id);
                    let known = known.and_then(|variable| self.program.variable(*variable));
                    let name = name.as_ref().or(known.map(|variable| &variable.name));
                    name.unwrap_or(id).clone()
                }
            };
            (field.clone(), value)
        });
        self.leftovers.unknown.push(Unknown {
            kind: block.kind.clone(),
            id: block.id.clone(),
            fields: fields.collect(),
            extra: block.extra.clone(),
        });
        self.comments.extend(block.comment.as_deref());
        for (_, input) in &block.inputs {
            if let Some(inside) = input.block.or(input.shadow) {
                self.open_loose(inside, None);
            }
        }
    }
}

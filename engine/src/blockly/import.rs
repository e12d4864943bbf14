//! Imports a workspace as a program. No block is lost: each is in the program, under the hat or
//! loose, or among the [`Leftovers`].

mod leftovers;
mod meaning;
mod variables;

pub use leftovers::{ChangedField, Import, Leftovers, Loosened, NamedBlock, StandIn, Unknown};

use self::leftovers::paragraphs;
use self::meaning::{Meaning, Remark, branches, display_text, kind, meaning};
use self::variables::Variables;
use super::shape::{BODY, HAT, Shape};
use super::workspace::{FieldValue, Input, Node, Workspace};
use super::{BlocklyError, MAX_BYTES, json, number, xml};
use crate::language::TaskId;
use crate::language::edit::{Edit, EditError, Fragment, MAX_BLOCKS, Place};
use crate::language::field::Field;
use crate::language::kind::{Kind, Literal};
use crate::language::program::{
    Block, BlockId, BlockMarks, Header, Parent, Program, Socket, Stack, VarId,
};
use crate::text::decoded;
use std::collections::HashMap;

/// Imports a workspace from JSON or XML. `name` is the name of the program if the file has none.
///
/// # Errors
/// The file is not a workspace, or exceeds the limits of a program.
pub fn import(bytes: &[u8], name: &str) -> Result<Import, BlocklyError> {
    if bytes.len() > MAX_BYTES {
        return Err(BlocklyError::TooLarge);
    }
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\x1f\x8b") {
        return Err(BlocklyError::Packed);
    }
    let bytes = &*decoded(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let last = before.rsplit('\n').next().unwrap_or_default();
        BlocklyError::NotUtf8 {
            line: before.matches('\n').count() + 1,
            column: last.chars().count() + 1,
        }
    })?;
    let workspace = read_text(text)?;
    Importer::new(&workspace, name)?.run()
}

/// Reads a workspace, JSON or XML.
///
/// # Errors
/// As [`import`].
pub fn read_text(text: &str) -> Result<Workspace, BlocklyError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('<') {
        xml::read(text.trim_start())
    } else {
        json::read(text.as_bytes())
    }
}

/// The position of the first loose stack without a position.
const LOOSE_AT: (f64, f64) = (520.0, 40.0);
/// Vertical distance between such stacks.
const LOOSE_STEP: f64 = 120.0;

/// The destination of a block.
#[derive(Clone, Copy)]
enum Target {
    /// The stack with this number, also for the blocks below it; number 0 is the hat's.
    Stack(usize),
    Body(BlockId, usize),
    Socket(BlockId, usize),
    /// The stack with this number, without the blocks below it.
    Alone(usize),
}

/// A stack of the program so far.
struct PendingStack {
    at: Option<(f64, f64)>,
    blocks: Vec<BlockId>,
}

struct Importer<'w> {
    workspace: &'w Workspace,
    program: Program,
    variables: Variables,
    /// The ids of the variables, in the order of `variables.names`.
    variable_ids: Vec<VarId>,
    blocks: HashMap<BlockId, Block>,
    /// The node of each block, and the names of its value inputs.
    sources: HashMap<BlockId, (usize, Vec<String>)>,
    stacks: Vec<PendingStack>,
    /// Blocks still to read, with their targets.
    open: Vec<(usize, Target)>,
    leftovers: Leftovers,
    comments: Vec<&'w str>,
}

impl<'w> Importer<'w> {
    fn new(workspace: &'w Workspace, name: &str) -> Result<Importer<'w>, BlocklyError> {
        check_size(workspace)?;
        let variables = Variables::new(workspace)?;
        let mut program = Program::new(name);
        let mut variable_ids = Vec::with_capacity(variables.names.len());
        for name in &variables.names {
            let (variable, edit) = program.create_variable_edit(name);
            program.apply(edit).expect("the name is new and not empty");
            variable_ids.push(variable);
        }
        Ok(Importer {
            workspace,
            program,
            variables,
            variable_ids,
            blocks: HashMap::new(),
            sources: HashMap::new(),
            stacks: vec![PendingStack {
                at: None,
                blocks: Vec::new(),
            }],
            open: Vec::new(),
            leftovers: Leftovers {
                procedures: workspace.procedures.clone(),
                workspaces: workspace.others.clone(),
                ..Leftovers::default()
            },
            comments: workspace.comments.iter().map(String::as_str).collect(),
        })
    }

    fn run(mut self) -> Result<Import, BlocklyError> {
        let nodes = &self.workspace.nodes;
        let top = &self.workspace.top;
        let is_hat = |node: usize| nodes[node].kind == HAT;
        let is_command =
            |node: usize| kind(&nodes[node]).is_some_and(|kind| kind.row().value().is_none());
        let has_command = |node: usize| {
            std::iter::successors(Some(node), |node| nodes[*node].next.block).any(is_command)
        };
        // Without a hat, the first stack with a command is the program.
        let find = |wanted: &dyn Fn(usize) -> bool| top.iter().copied().find(|node| wanted(*node));
        let hat = find(&is_hat).or_else(|| find(&has_command));
        for &node in top {
            if is_hat(node) {
                self.hat(node, Some(node) == hat);
            } else if Some(node) == hat {
                self.open.push((node, Target::Stack(0)));
            } else {
                self.open_loose(node, nodes[node].at);
            }
        }
        // `open` is a stack: read the first block first.
        self.open.reverse();
        while let Some((node, target)) = self.open.pop() {
            match target {
                Target::Stack(_) | Target::Body(..) => self.chain(node, target),
                Target::Socket(owner, socket) => self.value(node, owner, socket),
                Target::Alone(stack) => {
                    let meaning = self.meaning(node).expect("loose values have a known kind");
                    let id = self.block(node, meaning);
                    self.stacks[stack].blocks.push(id);
                }
            }
        }
        self.finish()
    }

    /// Reads a hat: its blocks are the program if it is the first one, otherwise a loose stack.
    fn hat(&mut self, node: usize, is_first: bool) {
        let block = &self.workspace.nodes[node];
        self.comments
            .extend(block.comments.iter().map(String::as_str));
        let described = self.described(node).fields.into_iter();
        let disabled = block
            .disabled
            .then(|| ("disabled".to_owned(), "true".to_owned()));
        for (field, value) in described.chain(disabled) {
            let now = None;
            self.record_change(node, Remark { field, value, now });
        }
        let first = block.next.block.or_else(|| {
            let bodies = block.inputs.iter().filter(|(name, _)| name == BODY);
            bodies
                .filter_map(|(_, input)| input.block.or(input.shadow))
                .next()
        });
        if is_first {
            self.open.extend(first.map(|node| (node, Target::Stack(0))));
        } else {
            self.leftovers.loosened.push(Loosened {
                block: self.named(node),
                from: None,
            });
            if let Some(first) = first {
                self.open_loose(first, block.at);
            }
        }
        for (name, input) in &block.inputs {
            let inside = input.block.into_iter().chain(input.shadow);
            for inside in inside.filter(|inside| Some(*inside) != first) {
                self.loosen(inside, node, name);
            }
        }
        self.loosen_unconnected(node);
    }

    fn open_loose(&mut self, node: usize, at: Option<(f64, f64)>) {
        let target = Target::Stack(self.new_stack(at));
        self.open.push((node, target));
    }

    fn new_stack(&mut self, at: Option<(f64, f64)>) -> usize {
        self.stacks.push(PendingStack {
            at,
            blocks: Vec::new(),
        });
        self.stacks.len() - 1
    }

    /// Makes a block, with those below it, a loose stack because it does not fit where it was, and
    /// records that.
    fn loosen(&mut self, node: usize, owner: usize, input: &str) {
        if kind(&self.workspace.nodes[node]).is_some() {
            self.leftovers.loosened.push(Loosened {
                block: self.named(node),
                from: Some((self.named(owner), input.to_owned())),
            });
        }
        self.open_loose(node, None);
    }

    /// Makes blocks that Blockly would not connect loose stacks.
    fn loosen_unconnected(&mut self, node: usize) {
        let block = &self.workspace.nodes[node];
        for &inside in &block.unconnected {
            self.loosen(inside, node, "");
        }
        if let Some(shadow) = block.next.shadow {
            self.loosen(shadow, node, "next");
        }
    }

    fn named(&self, node: usize) -> NamedBlock {
        let node = &self.workspace.nodes[node];
        NamedBlock {
            kind: node.kind.clone(),
            id: node.id.clone(),
        }
    }

    fn record_change(&mut self, node: usize, remark: Remark) {
        self.leftovers.fields.push(ChangedField {
            block: self.named(node),
            field: remark.field,
            value: remark.value,
            now: remark.now,
        });
    }

    /// Reads a stack of commands, or a loose value.
    fn chain(&mut self, first: usize, target: Target) {
        let mut next = Some(first);
        let mut above = None;
        while let Some(node) = next {
            next = self.workspace.nodes[node].next.block;
            let Some(meaning) = self.meaning(node) else {
                self.unknown(node);
                above = Some(node);
                continue;
            };
            if meaning.kind.row().value().is_some() {
                if let (Target::Stack(number @ 1..), None) = (target, above) {
                    self.open.push((node, Target::Alone(number)));
                    if let Some(next) = next {
                        self.loosen(next, node, "next");
                    }
                    return;
                }
                let from = match (above, target) {
                    (Some(above), _) => Some((self.named(above), "next".to_owned())),
                    (None, Target::Body(owner, _)) => {
                        Some((self.named(self.sources[&owner].0), String::new()))
                    }
                    (None, _) => None,
                };
                self.leftovers.loosened.push(Loosened {
                    block: self.named(node),
                    from,
                });
                let stack = self.new_stack(None);
                self.open.push((node, Target::Alone(stack)));
                above = Some(node);
                continue;
            }
            let id = self.block(node, meaning);
            match target {
                Target::Stack(number) => self.stacks[number].blocks.push(id),
                Target::Body(owner, body) => {
                    self.block_mut(owner).bodies[body].push(id);
                    self.block_mut(id).parent = Parent::Stack(Stack::Body(owner, body));
                }
                Target::Socket(..) | Target::Alone(_) => {
                    unreachable!("a chain goes into a stack")
                }
            }
            above = Some(node);
        }
    }

    /// Reads a block in a socket.
    fn value(&mut self, node: usize, owner: BlockId, socket: usize) {
        let meaning = self.meaning(node);
        let expected = self.block_mut(owner).socket_type(socket);
        let given = meaning
            .as_ref()
            .and_then(|meaning| meaning.kind.row().value());
        let fits = given
            .zip(expected)
            .is_some_and(|(given, expected)| given.fits(expected));
        let (source, inputs) = &self.sources[&owner];
        let (source, input) = (*source, inputs[socket].clone());
        let next = self.workspace.nodes[node].next.block;
        match meaning {
            Some(meaning) if fits => {
                let id = self.block(node, meaning);
                self.block_mut(id).parent = Parent::Socket(owner, socket);
                self.block_mut(owner).sockets[socket].block = Some(id);
                if let Some(next) = next {
                    self.loosen(next, node, "next");
                }
                return;
            }
            Some(_) => self.loosen(node, source, &input),
            None => {
                self.unknown(node);
                if let Some(next) = next {
                    self.loosen(next, node, "next");
                }
            }
        }
        if let Some(literal) = self.block_mut(owner).sockets[socket].literal {
            self.leftovers.stand_ins.push(StandIn {
                owner: self.named(source),
                input,
                value: literal_text(literal),
                instead: self.named(node),
            });
        }
    }

    fn block_mut(&mut self, id: BlockId) -> &mut Block {
        self.blocks.get_mut(&id).expect("the block was read before")
    }

    /// The meaning of a node in our language, if it has one.
    fn meaning(&self, node: usize) -> Option<Meaning> {
        let variable = self.variables.of_node[node];
        let name = variable.map(|index| &*self.variables.names[index]);
        let mut meaning = meaning(&self.workspace.nodes[node], name)?;
        if let Some(index) = variable {
            meaning.field = Field::Variable(self.variable_ids[index]);
        }
        Some(meaning)
    }

    /// Creates the block of a node, and opens the blocks inside it.
    fn block(&mut self, node: usize, meaning: Meaning) -> BlockId {
        let source = &self.workspace.nodes[node];
        let id = self.program.fresh_block();
        let kind = meaning.kind;
        let mut block = Block::new(kind, meaning.field);
        for remark in meaning.remarks {
            self.record_change(node, remark);
        }
        let mut comments = source.comments.iter();
        block.marks = BlockMarks {
            comment: comments.next_back().cloned(),
            disabled: source.disabled,
            collapsed: source.collapsed,
        };
        self.comments.extend(comments.map(String::as_str));
        if let (Some(count), Some(socket)) = (meaning.count, block.sockets.first_mut()) {
            socket.literal = Some(Literal::Number(count));
        }
        let inputs = if kind == Kind::If {
            branching_inputs(source, id, &mut block)
        } else {
            plain_inputs(kind, id, &block)
        };
        let mut given: HashMap<&str, Input> = HashMap::new();
        for (name, input) in &source.inputs {
            // Blocks replaced by a later input of the same name become loose.
            for inside in given.entry(name).or_default().add(*input) {
                self.loosen(inside, node, name);
            }
        }
        let mut inside = Vec::new();
        for (name, target) in &inputs {
            let input = given.remove(&**name).unwrap_or_default();
            let content = match *target {
                Target::Socket(_, socket) => self.socket_content(input, &mut block.sockets[socket]),
                _ => self.uncovered(input),
            };
            inside.extend(content.map(|content| (content, *target)));
        }
        self.open.extend(inside.into_iter().rev());
        self.blocks.insert(id, block);
        let socket_names = inputs
            .into_iter()
            .filter(|(_, target)| matches!(target, Target::Socket(..)))
            .map(|(name, _)| name)
            .collect();
        self.sources.insert(id, (node, socket_names));
        // Blocks in inputs that our block does not have.
        for (name, _) in &source.inputs {
            let Some(input) = given.remove(&**name) else {
                continue;
            };
            for inside in input.block.into_iter().chain(input.shadow) {
                self.loosen(inside, node, name);
            }
        }
        self.loosen_unconnected(node);
        id
    }

    /// The block in a socket. A number or swatch in a socket with a default value becomes that
    /// value instead.
    fn socket_content(&mut self, input: Input, socket: &mut Socket) -> Option<usize> {
        let mut literal_of = |node: usize| {
            let (literal, remarks) = self.bare_literal(node)?;
            if !socket
                .literal
                .is_some_and(|default| literal.same_type(default))
            {
                return None;
            }
            for remark in remarks {
                self.record_change(node, remark);
            }
            socket.literal = Some(literal);
            Some(())
        };
        let is_default = input.shadow.and_then(&mut literal_of).is_some();
        let is_literal = input.block.and_then(&mut literal_of).is_some();
        match (input.block, input.shadow) {
            (Some(_), Some(shadow)) if is_literal || !is_default => {
                self.cover(shadow);
                input.block.filter(|_| !is_literal)
            }
            (Some(block), _) => (!is_literal).then_some(block),
            (None, shadow) => shadow.filter(|_| !is_default),
        }
    }

    /// The block in an input; records a shadow block under it.
    fn uncovered(&mut self, input: Input) -> Option<usize> {
        match (input.block, input.shadow) {
            (Some(block), Some(shadow)) => {
                self.cover(shadow);
                Some(block)
            }
            (block, shadow) => block.or(shadow),
        }
    }

    /// Records a shadow block under another block, with everything inside it.
    fn cover(&mut self, shadow: usize) {
        let mut open = vec![shadow];
        while let Some(node) = open.pop() {
            let block = &self.workspace.nodes[node];
            self.leftovers.covered.push(self.described(node));
            self.comments
                .extend(block.comments.iter().map(String::as_str));
            open.extend(block.inside());
            open.extend(block.next.block.into_iter().chain(block.next.shadow));
        }
    }

    /// The number or colour that a node is equivalent to: without marks and without other blocks.
    fn bare_literal(&self, node: usize) -> Option<(Literal, Vec<Remark>)> {
        let source = &self.workspace.nodes[node];
        let is_marked = !source.comments.is_empty() || source.disabled || source.collapsed;
        let has_more = source.inside().next().is_some() || source.next != Input::default();
        if is_marked || has_more {
            return None;
        }
        let meaning = self.meaning(node)?;
        let literal = match (meaning.kind, meaning.field) {
            (Kind::Number, Field::Number(number)) => Literal::Number(number),
            (Kind::Swatch, Field::Colour(colour)) => Literal::Colour(colour),
            _ => return None,
        };
        Some((literal, meaning.remarks))
    }

    /// Records a block that is not in our language; blocks inside it become loose.
    fn unknown(&mut self, node: usize) {
        let block = &self.workspace.nodes[node];
        self.leftovers.unknown.push(self.described(node));
        self.comments
            .extend(block.comments.iter().map(String::as_str));
        for (_, input) in &block.inputs {
            if let Some(inside) = self.uncovered(*input) {
                self.open_loose(inside, None);
            }
        }
        self.loosen_unconnected(node);
    }

    fn described(&self, node: usize) -> Unknown {
        let block = &self.workspace.nodes[node];
        let fields = block.fields.iter().map(|(field, value)| {
            let name = match value {
                FieldValue::Variable { id: Some(id), .. } => self.variables.name_of(id),
                _ => None,
            };
            (
                field.clone(),
                name.map_or_else(|| display_text(value), str::to_owned),
            )
        });
        let data = block
            .data
            .iter()
            .filter(|data| !data.is_empty())
            .map(|data| ("data".to_owned(), data.clone()));
        Unknown {
            kind: block.kind.clone(),
            id: block.id.clone(),
            fields: fields.chain(data).collect(),
            extra: block.extra.clone(),
        }
    }
}

impl Importer<'_> {
    /// Assembles the program from the blocks.
    fn finish(mut self) -> Result<Import, BlocklyError> {
        let metadata = |name: &str| {
            let mut header = self.workspace.header.iter();
            let found = header.find(|(other, _)| other == name);
            found.map(|(_, text)| text.as_str())
        };
        let note = paragraphs(
            metadata("note")
                .into_iter()
                .chain(self.comments.iter().copied()),
        );
        let header = Header {
            name: metadata("name")
                .unwrap_or(&self.program.header().name)
                .to_owned(),
            author: metadata("author").unwrap_or_default().to_owned(),
            note,
            task: metadata("task").and_then(TaskId::new).unwrap_or_default(),
        };
        let refused = |error: EditError| match error {
            EditError::TooDeep => BlocklyError::TooDeep,
            _ => BlocklyError::TooManyBlocks,
        };
        self.program
            .apply(Edit::SetHeader(header))
            .map_err(refused)?;
        let mut free = LOOSE_AT;
        for (number, stack) in std::mem::take(&mut self.stacks).into_iter().enumerate() {
            if stack.blocks.is_empty() {
                continue;
            }
            let place = if number == 0 {
                Place::Stack(Stack::Hat, 0)
            } else {
                let at = stack.at.unwrap_or_else(|| {
                    free.1 += LOOSE_STEP;
                    (free.0, free.1 - LOOSE_STEP)
                });
                Place::Loose {
                    stack: self.program.fresh_stack(),
                    order: self.program.loose().len(),
                    at,
                }
            };
            let fragment = self.fragment(stack.blocks);
            let edit = Edit::Attach(fragment, place);
            self.program.apply(edit).map_err(refused)?;
        }
        Ok(Import {
            program: self.program,
            leftovers: self.leftovers,
        })
    }

    /// Takes blocks with everything inside them.
    fn fragment(&mut self, roots: Vec<BlockId>) -> Fragment {
        let mut open = roots.clone();
        let mut blocks = Vec::new();
        while let Some(id) = open.pop() {
            let block = self
                .blocks
                .remove(&id)
                .expect("a block is in one place only");
            open.extend(block.children());
            blocks.push((id, block));
        }
        Fragment { roots, blocks }
    }
}

/// Refuses hostile files with too many blocks or branches before reading them.
fn check_size(workspace: &Workspace) -> Result<(), BlocklyError> {
    let nodes = &workspace.nodes;
    let mut branching = nodes.iter().filter(|node| kind(node) == Some(Kind::If));
    let branches = branching.try_fold(0, |sum, node| {
        let sum = sum + branches(node).0;
        (sum <= MAX_BLOCKS).then_some(sum)
    });
    if branches.is_none() || nodes.len() > 4 * MAX_BLOCKS {
        return Err(BlocklyError::TooManyBlocks);
    }
    Ok(())
}

/// The inputs of an *if*; creates its branches as in the file.
fn branching_inputs(source: &Node, id: BlockId, block: &mut Block) -> Vec<(String, Target)> {
    let (branches, otherwise) = branches(source);
    block.sockets = vec![Socket::default(); branches];
    block.bodies = vec![Vec::new(); branches + usize::from(otherwise)];
    let mut inputs = Vec::with_capacity(2 * branches + 1);
    for branch in 0..branches {
        inputs.push((format!("IF{branch}"), Target::Socket(id, branch)));
        inputs.push((format!("DO{branch}"), Target::Body(id, branch)));
    }
    if otherwise {
        inputs.push(("ELSE".to_owned(), Target::Body(id, branches)));
    }
    inputs
}

/// The inputs of any other block.
fn plain_inputs(kind: Kind, id: BlockId, block: &Block) -> Vec<(String, Target)> {
    let body = (!block.bodies.is_empty()).then(|| (BODY.to_owned(), Target::Body(id, 0)));
    Shape::of(kind)
        .sockets
        .iter()
        .enumerate()
        .map(|(index, name)| (name.clone(), Target::Socket(id, index)))
        .chain(body)
        .collect()
}

/// A default value as Blockly writes it.
fn literal_text(literal: Literal) -> String {
    match literal {
        Literal::Number(number) => number::text(number),
        Literal::Colour(colour) => {
            let word = Shape::of(Kind::Swatch).word(Field::Colour(colour));
            word.unwrap_or_default().to_owned()
        }
    }
}

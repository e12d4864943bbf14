//! Walking a program: blocks in order, their numbers, and their places in the file.

use super::kind::Kind;
use super::program::{Block, BlockId, Parent, Program, SocketContent, Stack};
use std::collections::HashMap;
use std::fmt::Write as _;

/// The blocks of `roots` and everything inside: a block, then its sockets, then its bodies.
/// Default values are no blocks and are passed over.
pub struct Walk<'p> {
    program: &'p Program,
    /// What is still to be visited, the next one last, with its depth.
    rest: Vec<(BlockId, usize)>,
    /// Whether disabled blocks are passed over, with everything inside.
    running: bool,
}

impl Iterator for Walk<'_> {
    /// The block and its depth: 0 for the roots.
    type Item = (BlockId, usize);

    fn next(&mut self) -> Option<(BlockId, usize)> {
        loop {
            let (id, depth) = self.rest.pop()?;
            let block = self.program.block(id);
            if self.running && block.marks.disabled {
                continue;
            }
            let start = self.rest.len();
            for socket in 0..block.sockets.len() {
                if let SocketContent::Block(child) = self.program.content(block, socket) {
                    self.rest.push((child, depth + 1));
                }
            }
            self.rest.extend(
                block
                    .bodies
                    .iter()
                    .flatten()
                    .map(|&child| (child, depth + 1)),
            );
            self.rest[start..].reverse();
            return Some((id, depth));
        }
    }
}

impl Program {
    /// All blocks of some stacks of blocks, disabled ones too.
    pub fn walk(&self, roots: &[BlockId]) -> Walk<'_> {
        let rest = roots.iter().rev().map(|&id| (id, 0)).collect();
        Walk {
            program: self,
            rest,
            running: false,
        }
    }

    /// The blocks under the hat that run: without disabled ones and what is inside them.
    pub fn running(&self) -> Walk<'_> {
        Walk {
            running: true,
            ..self.walk(&self.hat)
        }
    }

    /// The innermost loop that encloses a block, if any.
    pub fn enclosing_loop(&self, id: BlockId) -> Option<BlockId> {
        let mut at = id;
        loop {
            match self.block(at).parent {
                Parent::Stack(Stack::Body(owner, _)) => {
                    if self.block(owner).kind.is_loop() {
                        return Some(owner);
                    }
                    at = owner;
                }
                Parent::Socket(owner, _) => at = owner,
                Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => return None,
            }
        }
    }

    /// The place of a block in the file: `on_click[2].body[0].branches[0].when`.
    pub fn path(&self, id: BlockId) -> String {
        let mut steps = Vec::new();
        let mut at = id;
        loop {
            let block = self.block(at);
            match block.parent {
                Parent::Socket(owner, socket) => {
                    steps.push(socket_name(self.block(owner), socket));
                    at = owner;
                }
                Parent::Stack(stack) => {
                    let index = self.stack(stack).iter().position(|&other| other == at);
                    let index = index.unwrap_or_default();
                    match stack {
                        Stack::Hat => {
                            steps.push(format!("on_click[{index}]"));
                            break;
                        }
                        Stack::Loose(id) => {
                            let stack = self.loose.iter().position(|loose| loose.id == id);
                            let stack = stack.unwrap_or_default();
                            steps.push(format!("loose[{stack}].blocks[{index}]"));
                            break;
                        }
                        Stack::Body(owner, body) => {
                            let name = body_name(self.block(owner), body);
                            steps.push(format!("{name}[{index}]"));
                            at = owner;
                        }
                    }
                }
                Parent::None => break,
            }
        }
        let mut path = String::new();
        for step in steps.iter().rev() {
            let dot = if path.is_empty() { "" } else { "." };
            let _ = write!(path, "{dot}{step}");
        }
        path
    }
}

/// The name of a socket in files and paths: `cell`, `a`, `branches[0].when`.
pub fn socket_name(block: &Block, socket: usize) -> String {
    if block.kind == Kind::If {
        return format!("branches[{socket}].when");
    }
    block
        .kind
        .row()
        .sockets()
        .nth(socket)
        .map_or(String::new(), |(name, _, _)| name.to_owned())
}

/// The name of a body in files and paths: `body`, `branches[0].then`, `otherwise`.
pub fn body_name(block: &Block, body: usize) -> String {
    match block.kind {
        Kind::If if body < block.sockets.len() => format!("branches[{body}].then"),
        Kind::If => "otherwise".to_owned(),
        _ => "body".to_owned(),
    }
}

/// The numbers of the blocks under the hat, from 0, as JSON, traces and the machine use them.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    order: Vec<BlockId>,
    numbers: HashMap<BlockId, u32>,
}

impl Numbering {
    /// Numbers the blocks under the hat of `program`; disabled blocks have numbers, default values
    /// carry that of their block.
    pub fn of(program: &Program) -> Numbering {
        let order: Vec<BlockId> = program.walk(&program.hat).map(|(id, _)| id).collect();
        let numbers = order
            .iter()
            .enumerate()
            .map(|(number, &id)| (id, number as u32))
            .collect();
        Numbering { order, numbers }
    }

    pub fn block(&self, number: u32) -> Option<BlockId> {
        self.order.get(number as usize).copied()
    }

    /// The number of this block; `None` for loose blocks.
    pub fn number(&self, id: BlockId) -> Option<u32> {
        self.numbers.get(&id).copied()
    }

    /// Number of blocks under the hat.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether nothing is under the hat.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

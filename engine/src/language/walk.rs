//! Walking a program: blocks in order, their numbers, and their paths in the file.

use super::kind::Kind;
use super::program::{Block, BlockId, Parent, Program, SocketContent, Stack};
use std::collections::HashMap;
use std::fmt::Write as _;

/// Iterates over blocks and everything inside them: a block, then its sockets, then its bodies.
/// Skips number and swatch blocks that count as default values.
pub struct Walk<'p> {
    program: &'p Program,
    /// Blocks still to visit, with their depths; the next one last.
    rest: Vec<(BlockId, usize)>,
    /// True to skip disabled blocks and everything inside them.
    running: bool,
}

impl Iterator for Walk<'_> {
    /// A block and its depth, 0 for roots.
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
    /// Walks `roots` and everything inside them, including disabled blocks.
    pub fn walk(&self, roots: &[BlockId]) -> Walk<'_> {
        let rest = roots.iter().rev().map(|&id| (id, 0)).collect();
        Walk {
            program: self,
            rest,
            running: false,
        }
    }

    /// Walks the blocks under the hat that run: not disabled ones, nor what is inside those.
    pub fn running(&self) -> Walk<'_> {
        Walk {
            running: true,
            ..self.walk(&self.hat)
        }
    }

    /// All blocks: those under the hat, then those of the loose stacks, each stack in program
    /// order.
    pub fn all_blocks(&self) -> impl Iterator<Item = BlockId> {
        let loose = self.loose().iter().map(|loose| loose.blocks.as_slice());
        std::iter::once(self.stack(Stack::Hat))
            .chain(loose)
            .flat_map(|blocks| self.walk(blocks))
            .map(|(id, _)| id)
    }

    /// The block that directly contains this one, in a socket or a body.
    pub fn owner(&self, id: BlockId) -> Option<BlockId> {
        match self.get(id)?.parent {
            Parent::Socket(owner, _) | Parent::Stack(Stack::Body(owner, _)) => Some(owner),
            Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => None,
        }
    }

    /// The path of a block in the file: `on_click[2].body[0].branches[0].when`.
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

/// The numbers of the blocks under the hat, from 0 in program order, as in JSON, traces and the
/// machine.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    order: Vec<BlockId>,
    numbers: HashMap<BlockId, u32>,
}

impl Numbering {
    /// Numbers the blocks under the hat of `program`, disabled ones included. A default value has
    /// the number of its block.
    pub fn of(program: &Program) -> Numbering {
        let order: Vec<BlockId> = program.walk(&program.hat).map(|(id, _)| id).collect();
        let numbers = (0..)
            .zip(&order)
            .map(|(number, &id)| (id, number))
            .collect();
        Numbering { order, numbers }
    }

    pub fn block(&self, number: u32) -> Option<BlockId> {
        self.order.get(number as usize).copied()
    }

    /// The number of a block; `None` for loose blocks.
    pub fn number(&self, id: BlockId) -> Option<u32> {
        self.numbers.get(&id).copied()
    }

    pub fn len(&self) -> usize {
        self.order.len()
    }

    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

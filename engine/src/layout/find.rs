//! Hit tests, and the places where blocks can be dropped.

use super::Layout;
use super::geometry::{Point, Rect};
use super::metrics::{ARM_WIDTH, NOTCH_DEPTH};
use super::parts::{BlockPart, SocketStyle};
use crate::language::program::{Parent, Program, Stack};
use crate::language::{BlockId, ValueType};

/// The result of a hit test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The topmost block there.
    pub block: BlockId,
    /// The index of the part there, if it can be clicked ([`BlockPart::is_active`]).
    pub part: Option<usize>,
}

/// The kind of blocks to find a place for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dragged {
    /// Commands and loops.
    Commands,
    /// A value block.
    Value,
}

/// A place in the program that accepts blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DropSlot {
    /// In a stack, before the block at this index.
    Stack(Stack, usize),
    Socket(BlockId, usize),
}

/// A [`DropSlot`] and its location on the canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Connection {
    pub place: DropSlot,
    /// In a stack, the upper left corner of the first dropped block. For a socket, the middle of
    /// its left edge.
    pub at: Point,
    /// The rectangle of the socket, or the thin line between two blocks.
    pub rect: Rect,
    /// The type that a socket accepts; `None` for a stack.
    pub ty: Option<ValueType>,
    /// The block in the socket, or the block below the place in a stack.
    pub occupied: Option<BlockId>,
    /// Number of blocks around the place.
    pub depth: usize,
}

impl Layout {
    /// The block under a point. The mouth of a C-shaped block is not part of it.
    pub fn hit(&self, program: &Program, at: Point) -> Option<Hit> {
        for stack in self.stacks.iter().rev() {
            for &id in self.order[stack.blocks.clone()].iter().rev() {
                let Some(boxed) = self.get(id).filter(|_| program.get(id).is_some()) else {
                    continue;
                };
                let inner = at - boxed.rect.min;
                if !boxed.rect.grow(NOTCH_DEPTH).contains(at) || !boxed.outline.contains(inner) {
                    continue;
                }
                let part = boxed
                    .parts
                    .iter()
                    .position(|part| part.is_active() && part.rect().contains(inner));
                return Some(Hit { block: id, part });
            }
        }
        None
    }

    /// The block that a hand takes by this one. The links of a column of *e* or *o* are not seen apart,
    /// so the whole column is taken; a link with an empty socket can be taken out of it.
    pub fn taken_by(&self, program: &Program, block: BlockId) -> BlockId {
        let mut taken = block;
        while self.is_hidden_link(taken)
            && let Parent::Socket(owner, _) = program.block(taken).parent
        {
            taken = owner;
        }
        taken
    }

    /// True for a link of a column that is not seen apart from it.
    fn is_hidden_link(&self, block: BlockId) -> bool {
        let is_hole = |part: &BlockPart| {
            let BlockPart::Socket { content, .. } = part else {
                return false;
            };
            *content == SocketStyle::Hole
        };
        self.get(block)
            .is_some_and(|boxed| boxed.merged && !boxed.parts.iter().any(is_hole))
    }

    /// All places for commands, or for a value block of any type, in painting order. For a value
    /// block these are all sockets, empty or not, except those of links that are not seen apart.
    pub fn connections(&self, program: &Program, offer: Dragged) -> Vec<Connection> {
        let mut places = Vec::new();
        match offer {
            Dragged::Commands => {
                for stack in &self.stacks {
                    let first = program.stack(stack.stack).first();
                    let is_value = |id: &BlockId| program.block(*id).kind.row().value().is_some();
                    if first.is_some_and(is_value) {
                        continue;
                    }
                    let top = match stack.stack {
                        Stack::Hat => Point::new(0.0, self.hat.rect.max.y),
                        _ => stack.rect.min,
                    };
                    self.in_stack(program, stack.stack, top, 0, &mut places);
                    self.in_bodies(program, stack.blocks.clone(), &mut places);
                }
            }
            Dragged::Value => {
                for &id in &self.order {
                    self.in_sockets(id, &mut places);
                }
            }
        }
        places
    }

    fn in_bodies(
        &self,
        program: &Program,
        blocks: std::ops::Range<usize>,
        places: &mut Vec<Connection>,
    ) {
        for &id in &self.order[blocks] {
            let Some(boxed) = self.get(id) else { continue };
            for part in &boxed.parts {
                if let BlockPart::Body { index, rect } = part {
                    let top = boxed.rect.min + rect.min;
                    let stack = Stack::Body(id, *index);
                    self.in_stack(program, stack, top, boxed.level + 1, places);
                }
            }
        }
    }

    fn in_stack(
        &self,
        program: &Program,
        stack: Stack,
        mut at: Point,
        depth: usize,
        places: &mut Vec<Connection>,
    ) {
        let blocks = program.stack(stack);
        for index in 0..=blocks.len() {
            let occupied = blocks.get(index).copied();
            places.push(Connection {
                place: DropSlot::Stack(stack, index),
                at,
                rect: Rect::at(at - Point::new(0.0, 1.5), ARM_WIDTH, 3.0),
                ty: None,
                occupied,
                depth,
            });
            if let Some(block) = occupied.and_then(|id| self.get(id)) {
                at.y = block.rect.max.y;
            }
        }
    }

    fn in_sockets(&self, id: BlockId, places: &mut Vec<Connection>) {
        let Some(boxed) = self.get(id) else { return };
        for part in &boxed.parts {
            if let BlockPart::Socket {
                index,
                rect,
                ty,
                content,
            } = part
            {
                if let SocketStyle::Block(child) = content
                    && self.is_hidden_link(*child)
                {
                    continue;
                }
                let rect = rect.translate(boxed.rect.min);
                places.push(Connection {
                    place: DropSlot::Socket(id, *index),
                    at: Point::new(rect.min.x, rect.center().y),
                    rect,
                    ty: Some(*ty),
                    occupied: match content {
                        SocketStyle::Block(child) => Some(*child),
                        SocketStyle::Hole | SocketStyle::Literal(..) => None,
                    },
                    depth: boxed.level + 1,
                });
            }
        }
    }
}

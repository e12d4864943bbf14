//! The parts of a block in a layout, for painting and hit tests.

use super::geometry::{Point, Rect};
use super::metrics::ARM_WIDTH;
use super::outline::Outline;
use crate::language::kind::Literal;
use crate::language::program::Stack;
use crate::language::{BlockId, FieldKind, Kind, ValueType};
use std::ops::Range;
use std::sync::Arc;

/// A placed block.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BlockBox {
    /// The rectangle of the block and its bodies on the canvas, without the bump below it. Blocks
    /// in its bodies may be wider.
    pub rect: Rect,
    /// Its exact size: that of `rect` is imprecise far from the origin.
    pub(super) size: Point,
    /// Relative to `rect.min`.
    pub outline: Outline,
    /// Relative to `rect.min`.
    pub parts: Vec<BlockPart>,
    /// Number of blocks of the same category directly around it, for alternating shades.
    pub depth: usize,
    /// Number of blocks around it.
    pub level: usize,
    /// True if it has more than one row.
    pub tall: bool,
    /// True if it is a link in a column of *e* or *o*, laid out as part of the block around it.
    pub merged: bool,
}

/// A part of a block.
#[derive(Clone, PartialEq, Debug)]
pub enum BlockPart {
    /// Words, centred vertically in a rectangle of their width.
    Words {
        rect: Rect,
        text: Arc<str>,
    },
    /// A drop-down, variable, number or colour. From left to right: padding, the swatch of a
    /// colour, the label, room for a triangle if [`has_triangle`], padding.
    Field {
        rect: Rect,
        label: Arc<str>,
        field: FieldKind,
    },
    Socket {
        index: usize,
        /// The rectangle of the socket, or of the block in it.
        rect: Rect,
        /// The type that it accepts; for *=* and *≠* the type of the other side.
        ty: ValueType,
        content: SocketStyle,
    },
    Body {
        index: usize,
        /// Starts at the upper left corner of the first block in it; as wide as the arm above it.
        rect: Rect,
    },
    Button {
        rect: Rect,
        button: BlockButton,
    },
    /// The comment icon.
    Comment {
        rect: Rect,
    },
    /// The cost of the block, at the end of its first row: a number centred in a pill.
    Cost {
        rect: Rect,
        label: Arc<str>,
        /// For a collapsed block, including everything inside it.
        cost: u64,
    },
}

/// The content of a socket.
#[derive(Clone, PartialEq, Debug)]
pub enum SocketStyle {
    /// Empty.
    Hole,
    /// A default value and its label.
    Literal(Literal, Arc<str>),
    Block(BlockId),
}

/// A button on *se* or on a collapsed block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlockButton {
    /// Adds an *altrimenti se* after all others.
    AddBranch,
    /// Adds the *altrimenti*.
    AddOtherwise,
    /// Removes the branch with this number.
    RemoveBranch(usize),
    /// Removes the *altrimenti*.
    RemoveOtherwise,
    /// Expands a collapsed block.
    Unfold,
}

/// A placed stack.
#[derive(Clone, PartialEq, Debug)]
pub struct StackBox {
    /// Never a body.
    pub stack: Stack,
    /// The rectangle around its blocks, and around the hat for the hat's stack.
    pub rect: Rect,
    /// The range of its blocks in [`order`](super::Layout::order).
    pub blocks: Range<usize>,
}

/// The hat, placed at the origin.
#[derive(Clone, PartialEq, Debug)]
pub struct HatBox {
    /// The rectangle of the hat with its arch.
    pub rect: Rect,
    /// Relative to `rect.min`.
    pub outline: Outline,
    /// A [`BlockPart::Words`], relative to `rect.min`.
    pub words: BlockPart,
}

/// True if a field has a triangle: drop-downs, and variables except in *prendi*.
pub fn has_triangle(kind: Kind, field: FieldKind) -> bool {
    field != FieldKind::Number && kind != Kind::Get
}

impl BlockBox {
    /// The part of the block above its first body; the whole block if it has none.
    pub fn head(&self) -> Rect {
        let first = self.parts.iter().find_map(|part| match part {
            BlockPart::Body { rect, .. } => Some(self.rect.min.y + rect.min.y),
            _ => None,
        });
        let mut head = self.rect;
        head.max.y = first.unwrap_or(head.max.y);
        head
    }

    /// Splits the block into rectangles: its arms, and the edges beside its bodies.
    pub fn slabs(&self, mut add: impl FnMut(Rect)) {
        let whole = self.rect;
        let between = |min: Point, max: Point| Rect { min, max };
        let (mut top, mut right) = (whole.min.y, whole.max.x);
        for part in &self.parts {
            let BlockPart::Body { rect, .. } = part else {
                continue;
            };
            let body = rect.translate(whole.min);
            add(between(
                Point::new(whole.min.x, top),
                Point::new(body.max.x, body.min.y),
            ));
            add(between(
                Point::new(whole.min.x, body.min.y),
                Point::new(body.min.x, body.max.y),
            ));
            top = body.max.y;
            right = whole.min.x + ARM_WIDTH;
        }
        add(between(
            Point::new(whole.min.x, top),
            Point::new(right, whole.max.y),
        ));
    }
}

impl BlockPart {
    /// Its rectangle, relative to its block.
    pub fn rect(&self) -> Rect {
        match self {
            BlockPart::Words { rect, .. }
            | BlockPart::Field { rect, .. }
            | BlockPart::Socket { rect, .. }
            | BlockPart::Body { rect, .. }
            | BlockPart::Button { rect, .. }
            | BlockPart::Cost { rect, .. }
            | BlockPart::Comment { rect } => *rect,
        }
    }

    /// True if it reacts to clicks: a field, default value, button or comment icon.
    pub fn is_active(&self) -> bool {
        match self {
            BlockPart::Field { .. } | BlockPart::Button { .. } | BlockPart::Comment { .. } => true,
            BlockPart::Socket { content, .. } => matches!(content, SocketStyle::Literal(..)),
            BlockPart::Words { .. } | BlockPart::Body { .. } | BlockPart::Cost { .. } => false,
        }
    }
}

//! What a laid out block is made of: what is painted and what can be clicked.

use super::geometry::{Point, Rect};
use super::metrics::ARM_WIDTH;
use super::outline::Outline;
use crate::language::kind::Literal;
use crate::language::program::Stack;
use crate::language::{BlockId, FieldKind, Kind, ValueType};
use std::ops::Range;
use std::sync::Arc;

/// A block where it lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BlockBox {
    /// The rectangle around the block with its bodies, on the canvas. The bump hangs below it, and
    /// blocks in a mouth may stick out of it to the right.
    pub rect: Rect,
    /// Width and height as they were measured: those of `rect` are rounded, far from the origin.
    pub(super) size: Point,
    /// Its edge, relative to `rect.min`.
    pub outline: Outline,
    /// What is on it, relative to `rect.min`.
    pub parts: Vec<BlockPart>,
    /// How many blocks of the same colour are directly around it, for alternating shades.
    pub depth: usize,
    /// How many blocks are around it.
    pub level: usize,
    /// Whether it takes more than one row.
    pub tall: bool,
    /// Whether it is laid out as part of the block around it: a link of a column of *e* or *o*.
    pub merged: bool,
}

/// A thing on a block.
#[derive(Clone, PartialEq, Debug)]
pub enum BlockPart {
    /// Words, centred vertically in the rectangle, which is as wide as they are.
    Words {
        /// Where.
        rect: Rect,
        text: Arc<str>,
    },
    /// A drop-down, variable, typed number or colour. Left to right: padding, a swatch if it is a
    /// colour, the label, room for a triangle if [`has_triangle`], padding.
    Field {
        /// Where.
        rect: Rect,
        label: Arc<str>,
        field: FieldKind,
    },
    Socket {
        /// Its number.
        index: usize,
        /// Where it is; where its block is.
        rect: Rect,
        /// What it takes: for *=* and *≠*, what the other side is.
        ty: ValueType,
        content: SocketStyle,
    },
    /// A mouth.
    Body {
        /// Its number.
        index: usize,
        /// Its upper left corner is that of the first block in it; as far to the right as the arm above it.
        rect: Rect,
    },
    Button {
        /// Where.
        rect: Rect,
        button: BlockButton,
    },
    /// The mark that there is a comment.
    Comment {
        /// Where.
        rect: Rect,
    },
    /// What the block costs, the last thing in its first row: a pill with a number in its middle.
    Cost {
        /// Where.
        rect: Rect,
        label: Arc<str>,
        /// Of a folded block with all that is in it.
        cost: u64,
    },
}

#[derive(Clone, PartialEq, Debug)]
pub enum SocketStyle {
    /// Empty.
    Hole,
    /// A default value, and what it shows.
    Literal(Literal, Arc<str>),
    Block(BlockId),
}

/// A button on *se*, or on a folded block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockButton {
    /// Adds an *altrimenti se* after all others.
    AddBranch,
    /// Adds the *altrimenti*.
    AddOtherwise,
    /// Takes away the branch with this number.
    RemoveBranch(usize),
    /// Takes away the *altrimenti*.
    RemoveOtherwise,
    /// Opens a folded block.
    Unfold,
}

/// A stack where it lies.
#[derive(Clone, PartialEq, Debug)]
pub struct StackBox {
    /// Which one; never a body.
    pub stack: Stack,
    /// Around everything in it; with the hat, if it is that one.
    pub rect: Rect,
    /// Its blocks, as places in [`order`](super::Layout::order).
    pub blocks: Range<usize>,
}

/// The hat, at the origin.
#[derive(Clone, PartialEq, Debug)]
pub struct HatBox {
    /// The rectangle around it, the arch included.
    pub rect: Rect,
    /// Its edge, relative to `rect.min`.
    pub outline: Outline,
    /// Its words, a [`BlockPart::Words`], relative to `rect.min`.
    pub words: BlockPart,
}

/// Whether a field on a block of this kind has a triangle: drop-downs, and variables where they are
/// set; a variable that is read is plain, like a number.
pub fn has_triangle(kind: Kind, field: FieldKind) -> bool {
    field != FieldKind::Number && kind != Kind::Get
}

impl BlockBox {
    /// What is above its first mouth; of a block without one all of it.
    pub fn head(&self) -> Rect {
        let mut bodies = self.parts.iter();
        let first = bodies.find_map(|part| match part {
            BlockPart::Body { rect, .. } => Some(self.rect.min.y + rect.min.y),
            _ => None,
        });
        let mut head = self.rect;
        head.max.y = first.unwrap_or(head.max.y);
        head
    }

    /// It as rectangles: what is above its mouths, beside and below them.
    pub fn slabs(&self, mut add: impl FnMut(Rect)) {
        let whole = self.rect;
        let between = |min: Point, max: Point| Rect { min, max };
        let (mut top, mut right) = (whole.min.y, whole.max.x);
        for part in &self.parts {
            let BlockPart::Body { rect, .. } = part else {
                continue;
            };
            let mouth = rect.translate(whole.min);
            add(between(
                Point::new(whole.min.x, top),
                Point::new(mouth.max.x, mouth.min.y),
            ));
            add(between(
                Point::new(whole.min.x, mouth.min.y),
                Point::new(mouth.min.x, mouth.max.y),
            ));
            top = mouth.max.y;
            right = whole.min.x + ARM_WIDTH;
        }
        add(between(
            Point::new(whole.min.x, top),
            Point::new(right, whole.max.y),
        ));
    }
}

impl BlockPart {
    /// Where it is, relative to its block.
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

    /// Whether it answers to a click of its own: a field, a default value, a button, a comment.
    pub fn is_active(&self) -> bool {
        match self {
            BlockPart::Field { .. } | BlockPart::Button { .. } | BlockPart::Comment { .. } => true,
            BlockPart::Socket { content, .. } => matches!(content, SocketStyle::Literal(..)),
            BlockPart::Words { .. } | BlockPart::Body { .. } | BlockPart::Cost { .. } => false,
        }
    }
}

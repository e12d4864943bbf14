//! Columns for chains of *e*, or of *o*, that do not fit on a line: laid out as one block, one
//! operand per row, with the operator in front of all but the first.
//!
//! Each link of the chain still has its own box: the rows of its operands and the operators between
//! them.

use super::arrange::{InnerSizes, part};
use super::content::{ContentItem, field_width};
use super::geometry::{Point, Rect};
use super::metrics::{BUTTON, GAP, HOLE_WIDTH, RADIUS, TEXT_HEIGHT, VALUE_PADDING};
use super::outline::{CornerStyle, Corners, Outline};
use super::parts::BlockBox;
use crate::language::program::{BlockMarks, Parent, Program, SocketContent};
use crate::language::{BlockId, Kind, ValueType};
use std::collections::HashMap;

/// True if a block continues the chain of the block around it: it has the same operator and no
/// marks.
pub(super) fn is_link(program: &Program, id: BlockId) -> bool {
    let block = program.block(id);
    let Parent::Socket(owner, _) = block.parent else {
        return false;
    };
    let owner = program.block(owner);
    block.kind == Kind::Logic
        && owner.kind == Kind::Logic
        && owner.field == block.field
        && block.marks == BlockMarks::default()
        && !owner.marks.collapsed
}

/// The links of a chain from its first block on, outer ones first.
pub(super) fn links(program: &Program, first: BlockId) -> Vec<BlockId> {
    let mut links = Vec::new();
    let mut rest = vec![first];
    while let Some(id) = rest.pop() {
        links.push(id);
        let sockets = program.block(id).sockets.iter().rev();
        rest.extend(
            sockets
                .filter_map(|socket| socket.block)
                .filter(|&child| is_link(program, child)),
        );
    }
    links
}

/// A link, with the range of its operands.
struct ChainLink {
    id: BlockId,
    first: usize,
    last: usize,
    /// The index of the operand after its own operator.
    operator: usize,
}

/// An operand of a chain.
struct Operand {
    /// `None` if the socket is empty.
    block: Option<BlockId>,
    size: Point,
    corners: Corners,
}

/// Lays out a chain as a column and returns the box of each link. `links`: the result of [`links`];
/// `items`: the items on a link.
pub(super) fn column<'i>(
    program: &Program,
    links: &[BlockId],
    items: &dyn Fn(BlockId) -> &'i [ContentItem],
    inside: &impl InnerSizes,
) -> Vec<(BlockId, BlockBox)> {
    let (operands, spans) = flatten(program, links, inside);
    let column = OperandColumn::new(&operands, items(links[0]));
    let numbers: HashMap<BlockId, usize> = spans
        .iter()
        .enumerate()
        .map(|(number, span)| (span.id, number))
        .collect();
    let boxed = |span: &ChainLink| {
        let rect = column.rect(span);
        let back = Point::default() - rect.min;
        let block = program.block(span.id);
        let mut parts = Vec::with_capacity(4);
        for item in items(span.id) {
            let at = match item {
                ContentItem::Comment => column.comment(),
                ContentItem::Field(..) => column.operator(span),
                ContentItem::Socket { index, .. } => {
                    let child = block.sockets[*index].block;
                    match child.and_then(|child| numbers.get(&child)) {
                        Some(&inner) => column.rect(&spans[inner]),
                        None if *index == 0 => column.rects[span.operator - 1],
                        None => column.rects[span.operator],
                    }
                }
                _ => continue,
            };
            parts.push(part(item, at.translate(back)));
        }
        let boxed = BlockBox {
            size: rect.max - rect.min,
            outline: column.outline(span),
            parts,
            tall: true,
            merged: span.id != links[0],
            ..BlockBox::default()
        };
        (span.id, boxed)
    };
    spans.iter().map(boxed).collect()
}

/// The places of the operands and operators of a chain.
struct OperandColumn {
    /// The top of the row of each operand, and the end of the last row.
    tops: Vec<f32>,
    corners: Corners,
    operator_size: Point,
    /// The left edge of operators.
    operator_x: f32,
    /// The rectangle of each operand.
    rects: Vec<Rect>,
    width: f32,
}

impl OperandColumn {
    /// `first`: the items on the first link.
    fn new(operands: &[Operand], first: &[ContentItem]) -> OperandColumn {
        let comment = matches!(first.first(), Some(ContentItem::Comment));
        let operator = first.iter().find_map(|item| match item {
            ContentItem::Field(label, field) => Some(field_width(Kind::Logic, *field, label)),
            _ => None,
        });
        let operator = Point::new(operator.unwrap_or(0.0), TEXT_HEIGHT);
        let padding = VALUE_PADDING;
        let mut tops = Vec::with_capacity(operands.len() + 1);
        let mut height = 0.0;
        for operand in operands {
            tops.push(height);
            height += (operand.size.y + 2.0 * padding.block).max(TEXT_HEIGHT + 2.0 * padding.text);
        }
        tops.push(height);
        let mut column = OperandColumn {
            tops,
            corners: Corners::of(ValueType::Boolean, height, height),
            operator_size: operator,
            operator_x: padding.side,
            rects: Vec::with_capacity(operands.len()),
            width: 0.0,
        };
        let sharp = Corners([CornerStyle::Sharp; 4]);
        let below = 1..operands.len();
        column.operator_x = below
            .map(|row| column.room(row, &sharp, operator).0)
            .fold(padding.side, f32::max);
        for (row, operand) in operands.iter().enumerate() {
            let (left, right) = column.room(row, &operand.corners, operand.size);
            let x = match row {
                0 if comment => (column.operator_x + BUTTON + GAP).max(left),
                0 => left,
                _ => column.operator_x + operator.x + GAP,
            };
            let at = Point::new(x, column.centred(row, operand.size));
            let rect = Rect::at(at, operand.size.x, operand.size.y);
            column.rects.push(rect);
            column.width = column.width.max(x + operand.size.x + right);
        }
        column
    }

    /// The top of something of this size, centred in a row.
    fn centred(&self, row: usize, size: Point) -> f32 {
        (self.tops[row] + self.tops[row + 1] - size.y) / 2.0
    }

    /// The distances that something in a row keeps from the left and right edges of the chain.
    fn room(&self, row: usize, inner: &Corners, size: Point) -> (f32, f32) {
        let height = self.tops[self.tops.len() - 1];
        let top = self.centred(row, size);
        self.corners
            .room(height, inner, top, size.y, VALUE_PADDING.side)
    }

    fn comment(&self) -> Rect {
        let size = Point::new(BUTTON, BUTTON);
        let at = Point::new(self.operator_x, self.centred(0, size));
        Rect::at(at, size.x, size.y)
    }

    fn operator(&self, span: &ChainLink) -> Rect {
        let size = self.operator_size;
        let at = Point::new(self.operator_x, self.centred(span.operator, size));
        Rect::at(at, size.x, size.y)
    }

    /// The box of a link.
    fn rect(&self, span: &ChainLink) -> Rect {
        let left = if span.first == 0 {
            0.0
        } else {
            self.operator_x - VALUE_PADDING.side
        };
        let min = Point::new(left, self.tops[span.first]);
        let max = Point::new(self.width, self.tops[span.last + 1]);
        Rect { min, max }
    }

    /// The outline of a link: with the corners of the chain where both start or end, and with a
    /// step for the operator before its first row.
    fn outline(&self, span: &ChainLink) -> Outline {
        let rect = self.rect(span);
        let size = rect.max - rect.min;
        let whole = self.corners.0[0];
        let corner = |shared: bool| {
            if shared {
                whole
            } else {
                CornerStyle::Round(RADIUS)
            }
        };
        let upper = corner(span.first == 0);
        let lower = corner(span.last + 1 == self.rects.len());
        let corners = Corners([upper, upper, lower, lower]);
        if span.first == 0 {
            return Outline::value(corners, size);
        }
        let step = self.operator_x + self.operator_size.x + GAP - GAP / 2.0;
        let first_row = self.tops[span.first + 1] - self.tops[span.first];
        Outline::stepped(corners, size, Point::new(step - rect.min.x, first_row))
    }
}

/// The operands of a chain from left to right, and its links, outer ones first.
fn flatten(
    program: &Program,
    links: &[BlockId],
    inside: &impl InnerSizes,
) -> (Vec<Operand>, Vec<ChainLink>) {
    enum Visit {
        Enter(BlockId),
        Between(usize),
        Leave(usize),
        Operand(Option<BlockId>),
    }
    let mut operands: Vec<Operand> = Vec::with_capacity(links.len() + 1);
    let mut spans: Vec<ChainLink> = Vec::with_capacity(links.len());
    let mut rest = vec![Visit::Enter(links[0])];
    while let Some(visit) = rest.pop() {
        match visit {
            Visit::Enter(id) => {
                let link = spans.len();
                spans.push(ChainLink {
                    id,
                    first: operands.len(),
                    last: 0,
                    operator: 0,
                });
                let side = |index: usize| match program.content(program.block(id), index) {
                    SocketContent::Block(child) if is_link(program, child) => Visit::Enter(child),
                    SocketContent::Block(child) => Visit::Operand(Some(child)),
                    SocketContent::Hole | SocketContent::Literal(_) => Visit::Operand(None),
                };
                rest.extend([Visit::Leave(link), side(1), Visit::Between(link), side(0)]);
            }
            Visit::Between(link) => spans[link].operator = operands.len(),
            Visit::Leave(link) => spans[link].last = operands.len() - 1,
            Visit::Operand(block) => {
                let (size, ty) = match block {
                    Some(id) => {
                        let (child, ty) = inside.value(id);
                        (child.size, ty)
                    }
                    None => (Point::new(HOLE_WIDTH, TEXT_HEIGHT), ValueType::Boolean),
                };
                let corners = Corners::of(ty, size.x, size.y);
                operands.push(Operand {
                    block,
                    size,
                    corners,
                });
            }
        }
    }
    (operands, spans)
}

/// True if an operand of a chain has more than one row.
pub(super) fn is_tall(program: &Program, links: &[BlockId], inside: &impl InnerSizes) -> bool {
    let (operands, _) = flatten(program, links, inside);
    operands
        .iter()
        .filter_map(|operand| operand.block)
        .any(|id| inside.value(id).0.tall)
}

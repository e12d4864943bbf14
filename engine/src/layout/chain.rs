//! Chains of *e*, or of *o*, that do not fit in a line: laid out as if they were one block, operands
//! one below the other, from the second on with the operator in front.
//!
//! Every link keeps a box of its own: the rows of its operands, and the operators between them.

use super::arrange::{InnerSizes, part};
use super::content::{ContentItem, field_width};
use super::geometry::{Point, Rect};
use super::metrics::{BUTTON, GAP, HOLE_WIDTH, RADIUS, TEXT_HEIGHT, VALUE_PADDING};
use super::outline::{CornerStyle, Corners, Outline};
use super::parts::BlockBox;
use crate::language::program::{BlockMarks, Parent, Program, SocketContent};
use crate::language::{BlockId, Kind, ValueType};
use std::collections::HashMap;

/// Whether a block is a link of the chain of the block around it: the same operator, nothing said
/// of it.
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

/// The links of a chain from its first block on: a block before those inside it.
pub(super) fn links(program: &Program, first: BlockId) -> Vec<BlockId> {
    let mut links = Vec::new();
    let mut rest = vec![first];
    while let Some(id) = rest.pop() {
        links.push(id);
        let sockets = program.block(id).sockets.iter().rev();
        let children = sockets.filter_map(|socket| socket.block);
        rest.extend(children.filter(|&child| is_link(program, child)));
    }
    links
}

/// A link: which operands are its, and between which two its own operator stands.
struct ChainLink {
    id: BlockId,
    first: usize,
    last: usize,
    operator: usize,
}

/// What stands between operators.
struct Operand {
    /// The block; none if the socket is empty.
    block: Option<BlockId>,
    size: Point,
    corners: Corners,
}

/// Lays a chain out in a column. `links` as [`links`] gives them; gives the box of each.
pub(super) fn column<'i>(
    program: &Program,
    links: &[BlockId],
    items: &dyn Fn(BlockId) -> &'i [ContentItem],
    inside: &impl InnerSizes,
) -> Vec<(BlockId, BlockBox)> {
    let (operands, spans) = flatten(program, links, inside);
    let first_items = items(links[0]);
    let comment = matches!(first_items.first(), Some(ContentItem::Comment));
    let operator = first_items.iter().find_map(|item| match item {
        ContentItem::Field(label, field) => Some(field_width(Kind::Logic, *field, label)),
        _ => None,
    });
    let operator = Point::new(operator.unwrap_or(0.0), TEXT_HEIGHT);

    let padding = VALUE_PADDING;
    let mut tops = Vec::with_capacity(operands.len() + 1);
    let mut y = 0.0;
    for operand in &operands {
        tops.push(y);
        y += (operand.size.y + 2.0 * padding.block).max(TEXT_HEIGHT + 2.0 * padding.text);
    }
    tops.push(y);
    let height = y;
    let corners = Corners::of(ValueType::Boolean, height, height);
    let centred = |row: usize, size: Point| (tops[row] + tops[row + 1] - size.y) / 2.0;
    let room = |row: usize, inner: &Corners, size: Point| {
        corners.room(height, inner, centred(row, size), size.y, padding.side)
    };

    // Where operators stand, where operands stand, how wide all is.
    let sharp = Corners([CornerStyle::Sharp; 4]);
    let below = 1..operands.len();
    let operator_x = below
        .map(|row| room(row, &sharp, operator).0)
        .fold(padding.side, f32::max);
    let operand_x = operator_x + operator.x + GAP;
    let mut width = 0.0f32;
    let mut rects = Vec::with_capacity(operands.len());
    for (row, operand) in operands.iter().enumerate() {
        let (left, right) = room(row, &operand.corners, operand.size);
        let x = match row {
            0 if comment => (operator_x + BUTTON + GAP).max(left),
            0 => left,
            _ => operand_x,
        };
        let at = Point::new(x, centred(row, operand.size));
        rects.push(Rect::at(at, operand.size.x, operand.size.y));
        width = width.max(x + operand.size.x + right);
    }

    // The box of each link, relative to the whole.
    let step = operand_x - GAP / 2.0;
    let boxed = |span: &ChainLink| {
        let left = if span.first == 0 {
            0.0
        } else {
            operator_x - padding.side
        };
        let min = Point::new(left, tops[span.first]);
        let max = Point::new(width, tops[span.last + 1]);
        Rect { min, max }
    };
    let numbers: HashMap<BlockId, usize> = spans
        .iter()
        .enumerate()
        .map(|(number, span)| (span.id, number))
        .collect();
    let mut boxes = Vec::with_capacity(spans.len());
    for span in &spans {
        let rect = boxed(span);
        let size = rect.max - rect.min;
        let whole = corners.0[0];
        let plain = CornerStyle::Round(RADIUS);
        let upper = if span.first == 0 { whole } else { plain };
        let lower = if span.last + 1 == operands.len() {
            whole
        } else {
            plain
        };
        let turns = Corners([upper, upper, lower, lower]);
        let outline = if span.first == 0 {
            Outline::value(turns, size)
        } else {
            let first_row = tops[span.first + 1] - tops[span.first];
            Outline::stepped(turns, size, Point::new(step - rect.min.x, first_row))
        };
        let mut parts = Vec::with_capacity(4);
        let back = Point::default() - rect.min;
        let block = program.block(span.id);
        for item in items(span.id) {
            let at = match item {
                ContentItem::Comment => {
                    let size = Point::new(BUTTON, BUTTON);
                    Rect::at(Point::new(operator_x, centred(0, size)), size.x, size.y)
                }
                ContentItem::Field(..) => {
                    let at = Point::new(operator_x, centred(span.operator, operator));
                    Rect::at(at, operator.x, operator.y)
                }
                ContentItem::Socket(index, ..) => {
                    let child = block.sockets[*index].block;
                    match child.and_then(|child| numbers.get(&child)) {
                        Some(&inner) => boxed(&spans[inner]),
                        None if *index == 0 => rects[span.operator - 1],
                        None => rects[span.operator],
                    }
                }
                _ => continue,
            };
            parts.push(part(item, at.translate(back)));
        }
        let boxed = BlockBox {
            size,
            outline,
            parts,
            tall: true,
            merged: span.id != links[0],
            ..BlockBox::default()
        };
        boxes.push((span.id, boxed));
    }
    boxes
}

/// The operands of a chain from left to right, and which of them each link has.
fn flatten(
    program: &Program,
    links: &[BlockId],
    inside: &impl InnerSizes,
) -> (Vec<Operand>, Vec<ChainLink>) {
    enum Step {
        Enter(BlockId),
        Between(usize),
        Leave(usize),
        Operand(Option<BlockId>),
    }
    let mut operands: Vec<Operand> = Vec::with_capacity(links.len() + 1);
    let mut spans: Vec<ChainLink> = Vec::with_capacity(links.len());
    let mut rest = vec![Step::Enter(links[0])];
    while let Some(step) = rest.pop() {
        match step {
            Step::Enter(id) => {
                let link = spans.len();
                spans.push(ChainLink {
                    id,
                    first: operands.len(),
                    last: 0,
                    operator: 0,
                });
                let side = |index: usize| match program.content(program.block(id), index) {
                    SocketContent::Block(child) if is_link(program, child) => Step::Enter(child),
                    SocketContent::Block(child) => Step::Operand(Some(child)),
                    SocketContent::Hole | SocketContent::Literal(_) => Step::Operand(None),
                };
                rest.extend([Step::Leave(link), side(1), Step::Between(link), side(0)]);
            }
            Step::Between(link) => spans[link].operator = operands.len(),
            Step::Leave(link) => spans[link].last = operands.len() - 1,
            Step::Operand(block) => {
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

/// Whether some operand of a chain takes more than one row.
pub(super) fn is_tall(program: &Program, links: &[BlockId], inside: &impl InnerSizes) -> bool {
    let (operands, _) = flatten(program, links, inside);
    let mut blocks = operands.iter().filter_map(|operand| operand.block);
    blocks.any(|id| inside.value(id).0.tall)
}

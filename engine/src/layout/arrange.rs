//! From what stands on a block to its rows, its size and its outline.

mod rows;

use self::rows::{ItemRow, SizedItem, break_rows};
use super::content::ContentItem;
use super::geometry::{Point, Rect};
use super::metrics::{
    ARM_WIDTH, BUTTON, BUTTON_FOOT_HEIGHT, COMMAND_PADDING, COMMAND_WIDTH, EMPTY_BODY, FOOT_HEIGHT,
    GAP, INDENT, Padding, TEXT_HEIGHT, VALUE_PADDING,
};
use super::outline::{Arm, Corners, Outline};
use super::parts::{BlockBox, BlockPart};
use crate::language::kind::BlockShape;
use crate::language::{BlockId, Kind, ValueType};

/// What is known of the blocks inside a block while it is arranged.
pub(super) trait InnerSizes {
    /// The box of a block in a socket, and what it gives.
    fn value(&self, id: BlockId) -> (&BlockBox, ValueType);
    /// How high the blocks in a body are, with the gap in it.
    fn body_height(&self, body: usize) -> f32;
    /// Whether a row may be so wide.
    fn has_room(&self, width: f32) -> bool;
}

pub(super) fn arrange(kind: Kind, items: &[ContentItem], inside: &impl InnerSizes) -> BlockBox {
    let (items, cost) = match items.split_last() {
        Some((cost @ ContentItem::Cost(..), items)) => (items, Some(cost)),
        _ => (items, None),
    };
    match kind.row().shape {
        BlockShape::Value(ty) => arrange_value(kind, ty, (items, cost), inside),
        BlockShape::Command | BlockShape::Loop => arrange_command(kind, (items, cost), inside),
    }
}

fn arrange_value(
    kind: Kind,
    ty: ValueType,
    (items, cost): (&[ContentItem], Option<&ContentItem>),
    inside: &impl InnerSizes,
) -> BlockBox {
    let mut rows = break_rows(kind, (items, cost), inside, false);
    let height = stack_rows(&mut rows, 0.0, VALUE_PADDING);
    // Corners depend on the width only where a value is narrower than high; none is.
    let corners = Corners::of(ty, height, height);
    let mut parts = Vec::with_capacity(items.len());
    let edge = Some((&corners, height));
    let widths = rows
        .iter()
        .map(|row| place_row(row, edge, VALUE_PADDING, &mut parts));
    let widths: Vec<f32> = widths.collect();
    let width = widths.iter().copied().fold(height, f32::max);
    cost_to_the_right(&mut parts, width - widths[0]);
    let size = Point::new(width, height);
    BlockBox {
        size,
        outline: Outline::value(corners, size),
        parts,
        tall: rows.len() > 1
            || rows
                .iter()
                .any(|row| row.items.iter().any(|item| item.tall)),
        ..BlockBox::default()
    }
}

fn arrange_command(
    kind: Kind,
    (items, cost): (&[ContentItem], Option<&ContentItem>),
    inside: &impl InnerSizes,
) -> BlockBox {
    let mut parts = Vec::with_capacity(items.len() + 2);
    let mut arms = Vec::with_capacity(4);
    let mut y = 0.0;
    let mut many = false;
    let has_body = items
        .iter()
        .any(|item| matches!(item, ContentItem::Body(_)));
    let least = if has_body { ARM_WIDTH } else { COMMAND_WIDTH };
    for arm_items in items.split_inclusive(|item| matches!(item, ContentItem::Body(_))) {
        let (row_items, body) = match arm_items.split_last() {
            Some((&ContentItem::Body(body), rest)) => (rest, Some(body)),
            _ => (arm_items, None),
        };
        let top = y;
        if let ([ContentItem::Button(button)], None) = (row_items, body) {
            // The foot of se: a button at its right end.
            y += BUTTON_FOOT_HEIGHT;
            let at = Point::new(
                least - BUTTON - GAP,
                top + (BUTTON_FOOT_HEIGHT - BUTTON) / 2.0,
            );
            let rect = Rect::at(at, BUTTON, BUTTON);
            parts.push(BlockPart::Button {
                rect,
                button: *button,
            });
            arms.push(Arm {
                top,
                bottom: y,
                width: least,
            });
            break;
        }
        let first = arms.is_empty();
        let cost = cost.filter(|_| first);
        let mut rows = break_rows(kind, (row_items, cost), inside, true);
        many |= rows.len() > 1;
        y = stack_rows(&mut rows, y, COMMAND_PADDING);
        let widths = rows
            .iter()
            .map(|row| place_row(row, None, COMMAND_PADDING, &mut parts));
        let widths: Vec<f32> = widths.collect();
        let width = widths.iter().copied().fold(least, f32::max);
        if first {
            cost_to_the_right(&mut parts, width - widths[0]);
        }
        arms.push(Arm {
            top,
            bottom: y,
            width,
        });
        if let Some(index) = body {
            let height = inside.body_height(index).max(EMPTY_BODY);
            let rect = Rect::at(Point::new(INDENT, y), (width - INDENT).max(0.0), height);
            parts.push(BlockPart::Body { index, rect });
            y += height;
        }
    }
    if matches!(items.last(), Some(ContentItem::Body(_))) {
        arms.push(Arm {
            top: y,
            bottom: y + FOOT_HEIGHT,
            width: least,
        });
        y += FOOT_HEIGHT;
    }
    let width = arms.iter().map(|arm| arm.width).fold(0.0, f32::max);
    BlockBox {
        size: Point::new(width, y),
        outline: Outline::command(&arms),
        parts,
        tall: many || has_body,
        ..BlockBox::default()
    }
}

/// Puts rows one below the other; gives where the last one ends.
fn stack_rows(rows: &mut [ItemRow], mut y: f32, padding: Padding) -> f32 {
    let mut words_before = false;
    for row in rows.iter_mut() {
        let height = |item: &SizedItem| {
            let pad = if item.block {
                padding.block
            } else {
                padding.text
            };
            item.size.y + 2.0 * pad
        };
        // Rows of words lie close together.
        let words = !row.items.iter().any(|item| item.block);
        if words && words_before {
            y -= padding.text;
        }
        words_before = words;
        row.top = y;
        row.height = row
            .items
            .iter()
            .map(height)
            .fold(TEXT_HEIGHT + 2.0 * padding.text, f32::max);
        y += row.height;
    }
    y
}

/// Places the items of a row, inside the corners of a value so high; gives the width that the row
/// needs.
fn place_row(
    row: &ItemRow,
    edge: Option<(&Corners, f32)>,
    padding: Padding,
    parts: &mut Vec<BlockPart>,
) -> f32 {
    let (mut x, mut width) = (0.0f32, 0.0f32);
    for item in &row.items {
        let top = row.top + (row.height - item.size.y) / 2.0;
        let words = matches!(item.item, ContentItem::Words(_));
        let side = if item.block {
            padding.block
        } else {
            padding.side
        };
        let (mut left, mut right) = (side, side);
        if let Some((corners, height)) = edge {
            // Letters are lower than their rectangle, and want more air beside them.
            let (inset, margin) = if words {
                (4.0, 4.0)
            } else {
                (0.0, padding.side)
            };
            let inner_height = item.size.y - 2.0 * inset;
            (left, right) = corners.room(height, &item.corners, top + inset, inner_height, margin);
            if words {
                (left, right) = (left.max(7.0), right.max(7.0));
            }
        }
        x = x.max(left);
        let rect = Rect::at(Point::new(x, top), item.size.x, item.size.y);
        parts.push(part(item.item, rect));
        x += item.size.x;
        width = width.max(x + right);
        x += GAP;
    }
    width
}

/// Moves a block's cost to the right, to the end of its first row.
fn cost_to_the_right(parts: &mut [BlockPart], by: f32) {
    for part in parts {
        if let BlockPart::Cost { rect, .. } = part {
            *rect = rect.translate(Point::new(by, 0.0));
        }
    }
}

/// The part that an item becomes.
pub(super) fn part(item: &ContentItem, rect: Rect) -> BlockPart {
    match item {
        ContentItem::Words(label) => BlockPart::Words {
            rect,
            text: label.text.clone(),
        },
        ContentItem::Field(label, field) => BlockPart::Field {
            rect,
            label: label.text.clone(),
            field: *field,
        },
        ContentItem::Socket(index, ty, look, _) => BlockPart::Socket {
            index: *index,
            rect,
            ty: *ty,
            content: look.clone(),
        },
        ContentItem::Button(button) => BlockPart::Button {
            rect,
            button: *button,
        },
        ContentItem::Comment => BlockPart::Comment { rect },
        ContentItem::Cost(label, cost) => BlockPart::Cost {
            rect,
            label: label.text.clone(),
            cost: *cost,
        },
        ContentItem::Body(index) => BlockPart::Body {
            index: *index,
            rect,
        },
    }
}

//! Arranges the items on a block into rows; computes its size and outline.
//!
//! A block that is too wide breaks before the words that introduce a socket. If that is not enough,
//! it breaks between the words and the socket.

use super::content::{ContentItem, field_width};
use super::geometry::{Point, Rect};
use super::metrics::{
    ARM_WIDTH, BUTTON, BUTTON_FOOT_HEIGHT, COMMAND_PADDING, COMMAND_WIDTH, COST_HEIGHT, EMPTY_BODY,
    FOOT_HEIGHT, GAP, INDENT, Padding, SOCKET_INSET, TEXT_HEIGHT, VALUE_PADDING,
};
use super::outline::{Arm, CornerStyle, Corners, MAX_CORNER, Outline};
use super::parts::{BlockBox, BlockPart, SocketStyle};
use crate::language::kind::BlockShape;
use crate::language::{BlockId, Kind, ValueType};

/// The sizes of the blocks inside a block, which are arranged before it.
pub(super) trait InnerSizes {
    /// The box of a block in a socket, and the type of its value.
    fn value(&self, id: BlockId) -> (&BlockBox, ValueType);
    /// The height of the blocks in a body, including a gap.
    fn body_height(&self, body: usize) -> f32;
    /// True if a row may have this width.
    fn has_room(&self, width: f32) -> bool;
}

/// The box of a block with these items.
pub(super) fn arrange(kind: Kind, items: &[ContentItem], inside: &impl InnerSizes) -> BlockBox {
    let (items, cost) = match items.split_last() {
        Some((cost @ ContentItem::Cost(..), items)) => (items, Some(cost)),
        _ => (items, None),
    };
    match kind.row().shape {
        BlockShape::Value(ty) => arrange_value(kind, ty, items, cost, inside),
        BlockShape::Command | BlockShape::Loop => arrange_command(kind, items, cost, inside),
    }
}

fn arrange_value(
    kind: Kind,
    ty: ValueType,
    items: &[ContentItem],
    cost: Option<&ContentItem>,
    inside: &impl InnerSizes,
) -> BlockBox {
    let arranged = |margin: f32| {
        let mut rows = break_rows(kind, items, cost, margin, inside);
        let height = stack_rows(&mut rows, 0.0, VALUE_PADDING);
        // Values are at least as wide as high, so their corners depend on the height only.
        let corners = Corners::of(ty, height, height);
        let mut parts = Vec::with_capacity(items.len());
        let edge = Some((&corners, height));
        let widths: Vec<f32> = rows
            .iter()
            .map(|row| place_row(row, edge, VALUE_PADDING, &mut parts))
            .collect();
        let width = widths.iter().copied().fold(height, f32::max);
        (rows, corners, parts, Point::new(width, height))
    };
    let mut done = arranged(ROW_MARGIN);
    // How much room the corners need is known only now.
    if !inside.has_room(done.3.x) {
        done = arranged(2.0 * MAX_CORNER);
    }
    let (rows, corners, parts, size) = done;
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
    items: &[ContentItem],
    cost: Option<&ContentItem>,
    inside: &impl InnerSizes,
) -> BlockBox {
    let mut parts = Vec::with_capacity(items.len() + 2);
    let mut arms = Vec::with_capacity(4);
    let mut y = 0.0;
    let mut several_rows = false;
    let has_body = items
        .iter()
        .any(|item| matches!(item, ContentItem::Body(_)));
    let min_width = if has_body { ARM_WIDTH } else { COMMAND_WIDTH };
    for arm_items in items.split_inclusive(|item| matches!(item, ContentItem::Body(_))) {
        let (row_items, body) = match arm_items.split_last() {
            Some((&ContentItem::Body(body), rest)) => (rest, Some(body)),
            _ => (arm_items, None),
        };
        let top = y;
        if let ([ContentItem::Button(button)], None) = (row_items, body) {
            // The lower arm of *se*, with a button at its right end.
            y += BUTTON_FOOT_HEIGHT;
            let at = Point::new(
                min_width - BUTTON - GAP,
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
                width: min_width,
            });
            break;
        }
        let first = arms.is_empty();
        let cost = cost.filter(|_| first);
        let mut rows = break_rows(kind, row_items, cost, ROW_MARGIN, inside);
        several_rows |= rows.len() > 1;
        y = stack_rows(&mut rows, y, COMMAND_PADDING);
        let widths: Vec<f32> = rows
            .iter()
            .map(|row| place_row(row, None, COMMAND_PADDING, &mut parts))
            .collect();
        let width = widths.iter().copied().fold(min_width, f32::max);
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
            width: min_width,
        });
        y += FOOT_HEIGHT;
    }
    let width = arms.iter().map(|arm| arm.width).fold(0.0, f32::max);
    BlockBox {
        size: Point::new(width, y),
        outline: Outline::command(&arms),
        parts,
        tall: several_rows || has_body,
        ..BlockBox::default()
    }
}

/// Places rows one below the other from `y` on; returns the end of the last one.
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
        // Consecutive rows of words are closer together.
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

/// Places the items of a row and returns its width. `edge`: the corners and height of the value
/// that contains it.
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
            // Letters are lower than their rectangle, and need more space on both sides.
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

/// The part made of an item.
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
        ContentItem::Socket {
            index, ty, content, ..
        } => BlockPart::Socket {
            index: *index,
            rect,
            ty: *ty,
            content: content.clone(),
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

/// An item with its size.
#[derive(Clone, Copy)]
struct SizedItem<'i> {
    item: &'i ContentItem,
    size: Point,
    corners: Corners,
    tall: bool,
    /// True for a block in a socket.
    block: bool,
}

/// A row of items, with its place in the block.
struct ItemRow<'i> {
    items: Vec<SizedItem<'i>>,
    top: f32,
    height: f32,
}

/// The usual difference in width between a block and its rows, in units.
const ROW_MARGIN: f32 = 2.0 * COMMAND_PADDING.side;

/// Items before a socket that are narrower together, such as operators, stay beside it.
const MAX_OPERATOR_WIDTH: f32 = 60.0;

/// By how much the rows of the block in each socket must be narrower than those of its owner, so that what stays beside
/// it in its row has room too. By the index of the socket.
pub(super) fn insets(kind: Kind, items: &[ContentItem]) -> Box<[f32]> {
    let (items, cost) = match items.split_last() {
        Some((cost @ ContentItem::Cost(..), items)) => (items, cost.width() + GAP),
        _ => (items, 0.0),
    };
    let first_arm = items
        .iter()
        .position(|item| matches!(item, ContentItem::Body(_)));
    let with_cost = first_arm.unwrap_or(items.len());
    // The corners of values take room in front of and behind what is in them: most in a chain that is a column.
    let corners = match kind.row().value() {
        _ if kind == Kind::Logic => 2.0 * MAX_CORNER,
        Some(_) => 2.0 * SOCKET_INSET,
        None => SOCKET_INSET,
    };
    let mut insets = Vec::new();
    // What stays in front of the next socket, and the comment icon in front of that.
    let (mut before, mut icon) = (0.0, 0.0);
    for (at, item) in items.iter().enumerate() {
        match item {
            ContentItem::Comment => icon = item.width() + GAP,
            ContentItem::Words(_) if at > 0 && before > 0.0 => {
                (before, icon) = (item.width() + GAP, 0.0);
            }
            ContentItem::Words(_) | ContentItem::Button(_) => before += item.width() + GAP,
            ContentItem::Field(label, field) => before += field_width(kind, *field, label) + GAP,
            ContentItem::Body(_) | ContentItem::Cost(..) => (before, icon) = (0.0, 0.0),
            ContentItem::Socket { index, .. } => {
                if before > MAX_OPERATOR_WIDTH + GAP {
                    (before, icon) = (0.0, 0.0);
                }
                let after = if at + 1 == with_cost { cost } else { 0.0 };
                insets.resize(insets.len().max(index + 1), SOCKET_INSET);
                insets[*index] = corners + icon + before + after;
                (before, icon) = (0.0, 0.0);
            }
        }
    }
    insets.into()
}

fn measured<'i>(kind: Kind, item: &'i ContentItem, inside: &impl InnerSizes) -> SizedItem<'i> {
    let plain = |width: f32, height: f32| SizedItem {
        item,
        size: Point::new(width, height),
        corners: Corners([CornerStyle::Sharp; 4]),
        tall: false,
        block: false,
    };
    match item {
        ContentItem::Field(label, field) => plain(field_width(kind, *field, label), TEXT_HEIGHT),
        ContentItem::Socket {
            content: SocketStyle::Block(id),
            ..
        } => {
            let (child, ty) = inside.value(*id);
            let size = child.size;
            SizedItem {
                item,
                size,
                corners: Corners::of(ty, size.x, size.y),
                tall: child.tall,
                block: true,
            }
        }
        ContentItem::Socket { ty, width, .. } => SizedItem {
            corners: Corners::of(*ty, *width, TEXT_HEIGHT),
            ..plain(*width, TEXT_HEIGHT)
        },
        ContentItem::Button(_) | ContentItem::Comment => plain(BUTTON, BUTTON),
        ContentItem::Cost(..) => SizedItem {
            corners: Corners::of(ValueType::Number, item.width(), COST_HEIGHT),
            ..plain(item.width(), COST_HEIGHT)
        },
        ContentItem::Words(_) | ContentItem::Body(_) => plain(item.width(), TEXT_HEIGHT),
    }
}

fn row_width(items: &[SizedItem]) -> f32 {
    items.iter().map(|item| item.size.x + GAP).sum::<f32>() - GAP
}

/// Breaks the items of an arm of a command, or of a value, into rows. The first row starts with
/// the comment icon; the cost ends the last one. Neither is ever alone in a row. `margin`: what a row is narrower than
/// the block.
fn break_rows<'i>(
    kind: Kind,
    items: &'i [ContentItem],
    cost: Option<&'i ContentItem>,
    margin: f32,
    inside: &impl InnerSizes,
) -> Vec<ItemRow<'i>> {
    let (comment, items) = match items.split_first() {
        Some((comment @ ContentItem::Comment, rest)) => (Some(comment), rest),
        _ => (None, items),
    };
    let comment = comment.map(|item| measured(kind, item, inside));
    let reserved = comment.map_or(0.0, |item| item.size.x + GAP);
    let items = items.iter().chain(cost);
    let items = items.map(|item| measured(kind, item, inside)).collect();
    let mut rows = rows_of_items(items, reserved, margin, inside);
    rows[0].items.splice(0..0, comment);
    rows
}

/// Breaks items without comment icon into rows, at least one. `reserved`: width to keep free in the
/// first row.
fn rows_of_items<'i>(
    items: Vec<SizedItem<'i>>,
    reserved: f32,
    margin: f32,
    inside: &impl InnerSizes,
) -> Vec<ItemRow<'i>> {
    let row = |items: &[SizedItem<'i>]| ItemRow {
        items: items.to_vec(),
        top: 0.0,
        height: 0.0,
    };
    let has_room = |width: f32| inside.has_room(width + margin);
    if has_room(row_width(&items) + reserved) {
        return vec![row(&items)];
    }
    let mut rows: Vec<Vec<SizedItem>> = vec![Vec::new()];
    for chunk in chunks(&items, &has_room) {
        let first = rows.len() == 1;
        let Some(last) = rows.last_mut() else { break };
        let both = row_width(last) + GAP + row_width(chunk) + if first { reserved } else { 0.0 };
        if last.is_empty() || has_room(both) {
            last.extend(chunk);
        } else {
            rows.push(chunk.to_vec());
        }
    }
    // A row that is still too wide breaks before its socket, but not if only an operator would be left.
    let mut broken: Vec<ItemRow> = Vec::with_capacity(rows.len() + 1);
    for items in rows {
        let reserved = if broken.is_empty() { reserved } else { 0.0 };
        let socket = items.iter().rposition(|item| item.block);
        match socket {
            Some(at)
                if at > 0
                    && row_width(&items[..at]) > MAX_OPERATOR_WIDTH
                    && !has_room(row_width(&items) + reserved) =>
            {
                // Words without their socket join the row before if there is room.
                let words = &items[..at];
                match broken.last_mut() {
                    Some(ItemRow { items: before, .. })
                        if has_room(row_width(before) + GAP + row_width(words) + reserved) =>
                    {
                        before.extend_from_slice(words);
                    }
                    _ => broken.push(row(words)),
                }
                broken.push(row(&items[at..]));
            }
            _ => broken.push(row(&items)),
        }
    }
    broken
}

/// Splits items after each socket, before the words that introduce the next one. Splits chunks that
/// are still too wide before all words, and those that are too wide even then between all items,
/// unless a block is among them.
fn chunks<'a, 'i>(
    items: &'a [SizedItem<'i>],
    has_room: &'a dyn Fn(f32) -> bool,
) -> impl Iterator<Item = &'a [SizedItem<'i>]> {
    let socket = |item: &SizedItem| matches!(item.item, ContentItem::Socket { .. });
    let words = |item: &SizedItem| matches!(item.item, ContentItem::Words(_));
    // The cost takes the piece before it to a new row.
    let cost = |item: &SizedItem| matches!(item.item, ContentItem::Cost(..));
    let between = items.chunk_by(move |a, b| cost(b) || !(socket(a) || words(a) && words(b)));
    between.flat_map(move |chunk| {
        let wide = !has_room(row_width(chunk));
        let parts = chunk.chunk_by(move |_, b| !(wide && words(b)));
        parts.flat_map(move |part| {
            let block = part.iter().any(|item| item.block);
            let wide = !block && !has_room(row_width(part));
            part.chunk_by(move |_, b| cost(b) || !wide)
        })
    })
}

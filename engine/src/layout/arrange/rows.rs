//! The rows of a block.
//!
//! A block that is too wide breaks before the words that introduce a socket; if that is not enough,
//! or if what is in the socket is tall, between the words and the socket.

use super::InnerSizes;
use crate::language::{Kind, ValueType};
use crate::layout::content::{ContentItem, field_width};
use crate::layout::geometry::Point;
use crate::layout::metrics::{BUTTON, COMMAND_PADDING, COST_HEIGHT, GAP, TEXT_HEIGHT};
use crate::layout::outline::{CornerStyle, Corners};
use crate::layout::parts::SocketStyle;

#[derive(Clone, Copy)]
pub struct SizedItem<'i> {
    pub item: &'i ContentItem,
    pub size: Point,
    pub corners: Corners,
    pub tall: bool,
    /// A block, not words or a field.
    pub block: bool,
}

/// A row: its items, and where it lies in the block.
pub struct ItemRow<'i> {
    pub items: Vec<SizedItem<'i>>,
    pub top: f32,
    pub height: f32,
}

/// What stands before a socket and is no wider stays beside it.
const OPERATOR_WIDTH: f32 = 60.0;

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
        ContentItem::Socket(_, _, SocketStyle::Block(id), _) => {
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
        ContentItem::Socket(_, ty, _, width) => SizedItem {
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

/// Breaks the items of an arm, or of a value, into rows. What it costs comes last in the first, and the sign of a
/// comment first: neither ever stands alone.
pub fn break_rows<'i>(
    kind: Kind,
    (items, cost): (&'i [ContentItem], Option<&'i ContentItem>),
    inside: &impl InnerSizes,
    command: bool,
) -> Vec<ItemRow<'i>> {
    let (sign, items) = match items.split_first() {
        Some((sign @ ContentItem::Comment, rest)) => (Some(sign), rest),
        _ => (None, items),
    };
    let [sign, cost] = [sign, cost].map(|item| item.map(|item| measured(kind, item, inside)));
    let kept = [&sign, &cost].into_iter().flatten();
    let kept = kept.map(|item| item.size.x + GAP).sum();
    let mut rows = rows_of_items(kind, items, kept, inside, command);
    rows[0].items.splice(0..0, sign);
    rows[0].items.extend(cost);
    rows
}

/// The same without sign and cost, for which room is kept free in the first row. There is one row at least.
fn rows_of_items<'i>(
    kind: Kind,
    items: &'i [ContentItem],
    kept: f32,
    inside: &impl InnerSizes,
    command: bool,
) -> Vec<ItemRow<'i>> {
    let items: Vec<SizedItem> = items
        .iter()
        .map(|item| measured(kind, item, inside))
        .collect();
    let row = |items: &[SizedItem<'i>]| ItemRow {
        items: items.to_vec(),
        top: 0.0,
        height: 0.0,
    };
    let has_room = |width: f32| inside.has_room(width + 2.0 * COMMAND_PADDING.side);
    let tall = items.iter().any(|item| item.tall);
    if !tall && has_room(row_width(&items) + kept) {
        return vec![row(&items)];
    }
    let mut rows: Vec<Vec<SizedItem>> = vec![Vec::new()];
    for chunk in chunks(&items, &has_room) {
        let first = rows.len() == 1;
        let Some(last) = rows.last_mut() else { break };
        let tall = |items: &[SizedItem]| items.iter().any(|item| item.tall);
        let both = row_width(last) + GAP + row_width(chunk) + if first { kept } else { 0.0 };
        if last.is_empty() || (!tall(chunk) && !tall(last) && has_room(both)) {
            last.extend(chunk);
        } else {
            rows.push(chunk.to_vec());
        }
    }
    // A row that is still too wide, or of a command with a tall block after words, breaks before its
    // socket; not where only an operator would stand alone.
    let mut broken: Vec<ItemRow> = Vec::with_capacity(rows.len() + 1);
    for items in rows {
        let kept = if broken.is_empty() { kept } else { 0.0 };
        let socket = items.iter().rposition(|item| item.block);
        let tall = items.iter().any(|item| item.tall);
        match socket {
            Some(at)
                if at > 0
                    && ((tall && command)
                        || (row_width(&items[..at]) > OPERATOR_WIDTH
                            && !has_room(row_width(&items) + kept))) =>
            {
                // Words that lose their socket do not stand alone if there is room before.
                let words = &items[..at];
                match broken.last_mut() {
                    Some(ItemRow { items: before, .. })
                        if !before.iter().any(|item| item.tall)
                            && has_room(row_width(before) + GAP + row_width(words) + kept) =>
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

/// Splits items after each socket, before the words that introduce the next one; what is still too wide before all
/// words; and what is too wide even then between all items, unless a block is among them.
fn chunks<'a, 'i>(
    items: &'a [SizedItem<'i>],
    has_room: &'a dyn Fn(f32) -> bool,
) -> impl Iterator<Item = &'a [SizedItem<'i>]> {
    let socket = |item: &SizedItem| matches!(item.item, ContentItem::Socket(..));
    let words = |item: &SizedItem| matches!(item.item, ContentItem::Words(_));
    let between = items.chunk_by(move |a, b| !(socket(a) || words(a) && words(b)));
    between.flat_map(move |chunk| {
        let wide = !has_room(row_width(chunk));
        let parts = chunk.chunk_by(move |_, b| !(wide && words(b)));
        parts.flat_map(move |part| {
            let block = part.iter().any(|item| item.block);
            let wide = !block && !has_room(row_width(part));
            part.chunk_by(move |_, _| !wide)
        })
    })
}

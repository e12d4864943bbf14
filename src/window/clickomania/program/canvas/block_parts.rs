//! Paints what stands on a block: words, fields, values, buttons, what it costs.

use super::block_style::{self, BlockStyle, badge, centred, field_part, short, words};
use super::scene::CanvasScene;
use super::view::CanvasView;
use crate::window::kit::{shapes, theme};
use egui::{CornerRadius, Painter, Stroke};
use engine::language::BlockId;
use engine::language::kind::{BlockShape, Literal};
use engine::layout::metrics::{FIELD_PAD, SWATCH};
use engine::layout::{BlockBox, BlockButton, BlockPart, Point, Rect, SocketStyle};
use engine::tokens;

/// Paints the parts of a block.
pub fn paint(
    painter: &Painter,
    scene: &CanvasScene<'_>,
    id: BlockId,
    block: &BlockBox,
    style: &BlockStyle,
) {
    let view = &scene.view;
    let on_block = style.on_block();
    let missing = scene.marks.get(&id).is_some_and(|marks| marks.missing);
    for (index, part) in block.parts.iter().enumerate() {
        let hovered = scene.hovered == Some((id, index));
        match part {
            BlockPart::Words { rect, text } => {
                words(
                    painter,
                    view,
                    rect.translate(block.rect.min),
                    text,
                    on_block,
                );
            }
            BlockPart::Field { rect, label, field } => {
                let at = rect.translate(block.rect.min);
                field_part(painter, scene, id, at, (label, *field), hovered, style);
            }
            BlockPart::Socket { rect, content, .. } => {
                let at = rect.translate(block.rect.min);
                socket_part(painter, view, at, content, style);
                if hovered {
                    let at = view.rect_to_window(at);
                    let stroke = Stroke::new(2.0, on_block);
                    let radius = CornerRadius::same((at.height() / 2.0).min(100.0) as u8);
                    painter.rect_stroke(at, radius, stroke, egui::StrokeKind::Outside);
                }
            }
            BlockPart::Button { rect, button } => {
                let at = view.rect_to_window(rect.translate(block.rect.min));
                button_part(painter, at, *button, hovered, (view.zoom, style));
                // What is folded away and keeps the program from running is seen on what unfolds it.
                if missing && *button == BlockButton::Unfold {
                    let ring = Stroke::new(2.0 * view.zoom, theme::MISSING);
                    painter.circle_stroke(at.center(), at.height() / 2.0, ring);
                }
            }
            BlockPart::Comment { rect } => {
                let at = view.rect_to_window(rect.translate(block.rect.min));
                shapes::comment(painter, at, on_block);
            }
            BlockPart::Cost { rect, label, cost } => {
                let at = rect.translate(block.rect.min);
                block_style::cost(painter, view, at, (label, *cost), style);
            }
            BlockPart::Body { .. } => {}
        }
    }
    if let Some(heat) = scene.marks.get(&id).and_then(|marks| marks.heat) {
        count(painter, scene, (id, block), heat.count);
    }
}

/// What stands in a socket when no block does.
fn socket_part(
    painter: &Painter,
    view: &CanvasView,
    at: Rect,
    content: &SocketStyle,
    style: &BlockStyle,
) {
    let color = style.on(theme::LITERAL);
    match content {
        SocketStyle::Literal(Literal::Number(_), label) => {
            centred(painter, view, at, label, color);
        }
        SocketStyle::Literal(Literal::Colour(colour), label) => {
            let corner = Point::new(at.min.x + FIELD_PAD, at.center().y - SWATCH / 2.0);
            let swatch = view.rect_to_window(Rect::at(corner, SWATCH, SWATCH));
            let fill = style.faded(theme::brick(*colour).face);
            painter.rect_filled(swatch, 3.0 * view.zoom, fill);
            let mut inner = at;
            inner.min.x += 1.5 * FIELD_PAD + SWATCH;
            words(painter, view, inner, label, color);
        }
        SocketStyle::Hole | SocketStyle::Block(_) => {}
    }
}

/// A round button: more or fewer branches, or what is folded seen again.
fn button_part(
    painter: &Painter,
    at: egui::Rect,
    button: BlockButton,
    hovered: bool,
    (zoom, style): (f32, &BlockStyle),
) {
    let fill = if hovered {
        style.colours.field_hovered
    } else {
        style.colours.field
    };
    painter.circle_filled(at.center(), at.height() / 2.0, style.faded(fill));
    if button == BlockButton::Unfold {
        let size = at.height() * 0.28;
        let points = tokens::TRIANGLE
            .map(|(x, y)| at.center() + egui::vec2(y, x) * size)
            .to_vec();
        let ink = style.on(fill);
        painter.add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
        return;
    }
    let arm = at.height() * 0.25;
    let stroke = Stroke::new(1.8 * zoom, style.on(fill));
    painter.hline(
        at.center().x - arm..=at.center().x + arm,
        at.center().y,
        stroke,
    );
    if matches!(button, BlockButton::AddBranch | BlockButton::AddOtherwise) {
        let y = at.center().y - arm..=at.center().y + arm;
        painter.vline(at.center().x, y, stroke);
    }
}

/// How often a block executed.
fn count(
    painter: &Painter,
    scene: &CanvasScene<'_>,
    (id, block): (BlockId, &BlockBox),
    times: u64,
) {
    // On values there is no room for it; the colour tells enough.
    if matches!(
        scene.program.block(id).kind.row().shape,
        BlockShape::Value(_)
    ) {
        return;
    }
    let words = format!("× {}", short(times));
    badge(painter, scene, block, &words);
}

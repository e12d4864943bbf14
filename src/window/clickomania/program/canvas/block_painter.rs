//! Paints blocks: those of the canvas, of the palette, and those that hang on the pointer.

use super::block_style::{self, BlockStyle, badge, centred, dot, field_part, place, short, words};
use super::outline_painter::{OutlinePainter, OutlineStyle};
use super::scene::{CanvasScene, Marks};
use super::view::CanvasView;
use crate::window::kit::{shapes, theme};
use egui::{Color32, CornerRadius, Mesh, Painter, Stroke};
use engine::language::kind::{BlockShape, Literal};
use engine::language::program::Stack;
use engine::language::{BlockId, ValueType};
use engine::layout::metrics::{FIELD_PAD, RADIUS, SWATCH};
use engine::layout::{
    BlockBox, BlockButton, BlockPart, Point, Rect, SocketStyle, StackBox, socket_outline,
};
use engine::tokens;
use std::borrow::Cow;
use std::collections::HashMap;

/// Below this zoom blocks are plain rectangles without words.
pub(super) const PLAIN: f32 = 0.3;

/// How far a shadow reaches beyond its block, in points.
const SHADOW: f32 = 9.0;
/// How far it lies below, in points.
const DROP: f32 = 4.0;

/// Paints scenes.
#[derive(Default)]
pub struct BlockPainter {
    outlines: OutlinePainter,
    shifts: HashMap<BlockId, Point>,
}

/// A block in sight.
struct VisibleBlock<'a> {
    id: BlockId,
    /// Where it is at present: while it settles, not where it lies.
    block: Cow<'a, BlockBox>,
    style: BlockStyle,
}

impl BlockPainter {
    /// Paints these blocks so far from where they lie, in units, in the next scene.
    pub fn shift(&mut self, shifts: HashMap<BlockId, Point>) {
        self.shifts = shifts;
    }

    /// Paints all stacks that are in sight, and the hat if `hat`.
    pub fn scene(&mut self, painter: &Painter, scene: &CanvasScene<'_>, hat: bool) {
        if hat {
            self.hat(painter, scene);
        }
        for stack in scene.layout.stacks() {
            // Costs and badges stand a little outside.
            if scene.view.sees(stack.rect.grow(60.0)) {
                self.stack(painter, scene, stack);
            }
        }
        self.shifts.clear();
    }

    /// Paints one stack.
    fn stack(&mut self, painter: &Painter, scene: &CanvasScene<'_>, stack: &StackBox) {
        let seen = self.seen(scene, stack);
        if scene.view.zoom < PLAIN {
            plain(painter, scene, &seen);
            return;
        }
        let mut mesh = Mesh::default();
        for VisibleBlock { id, block, style } in &seen {
            self.fill(&mut mesh, painter, scene, (*id, block), style);
            let missing = scene.marks.get(id).is_some_and(|marks| marks.missing);
            self.sockets(&mut mesh, painter, scene, block, (style, missing));
        }
        painter.add(mesh);
        for VisibleBlock { id, block, style } in &seen {
            paint_parts(painter, scene, *id, block, style);
        }
        for VisibleBlock { id, block, style } in &seen {
            if let Some(marks) = scene.marks.get(id) {
                self.rim(painter, scene, (block, style.fill()), marks);
                if let Some(stop) = marks.stop {
                    dot(painter, scene, (block, style.fill()), stop);
                }
            }
        }
    }

    /// The blocks of a stack that are in sight, the outer ones first.
    fn seen<'a>(&self, scene: &CanvasScene<'a>, stack: &StackBox) -> Vec<VisibleBlock<'a>> {
        let loose = scene.pale_loose && !matches!(stack.stack, Stack::Hat);
        let visible = scene.view.visible();
        let mut seen = Vec::new();
        // The level of the disabled block that one is inside of: what it holds does not run either.
        let mut off: Option<usize> = None;
        for &id in &scene.layout.order()[stack.blocks.clone()] {
            let Some(block) = scene.layout.get(id) else {
                continue;
            };
            off = off.filter(|&level| block.level > level);
            if off.is_none() && scene.program.block(id).marks.disabled {
                off = Some(block.level);
            }
            if !block.rect.grow(20.0).overlaps(&visible) {
                continue;
            }
            let style = BlockStyle::of(scene, (id, block), (loose, off.is_some()));
            let block = match self.shifts.get(&id) {
                Some(&by) => {
                    let mut moving = block.clone();
                    moving.rect = moving.rect.translate(by);
                    Cow::Owned(moving)
                }
                None => Cow::Borrowed(block),
            };
            seen.push(VisibleBlock { id, block, style });
        }
        seen
    }

    /// The outlines of the outermost blocks in their colours, hardly filled: where they would go.
    pub fn preview(&mut self, painter: &Painter, scene: &CanvasScene<'_>) {
        let mut mesh = Mesh::default();
        for (block, colour) in outermost(painter, scene, 4.0) {
            let place = place(painter, &scene.view, block.rect.min);
            let line = if scene.theme.dark {
                theme::mix(colour, Color32::WHITE, 90)
            } else {
                colour
            };
            let ink = OutlineStyle {
                fill: theme::mix(scene.theme.canvas, colour, 40),
                border: line,
                width: 2.5,
                depth: None,
            };
            self.outlines.paint(&mut mesh, &block.outline, place, ink);
        }
        painter.add(mesh);
    }

    /// A soft shadow below the outermost blocks.
    pub fn shadow(&mut self, painter: &Painter, scene: &CanvasScene<'_>) {
        let mut mesh = Mesh::default();
        let darkness = if scene.theme.dark { 130 } else { 70 };
        for (block, _) in outermost(painter, scene, SHADOW + DROP) {
            let mut place = place(painter, &scene.view, block.rect.min);
            place.origin.y += DROP;
            let colour = Color32::from_black_alpha(darkness);
            let blur = SHADOW * place.pixels_per_point;
            self.outlines
                .shadow(&mut mesh, &block.outline, place, (blur, colour));
        }
        painter.add(mesh);
    }

    /// A bright line around a socket that takes a `ty`, in the socket's form, and one beside it.
    pub(super) fn light_up(
        &mut self,
        painter: &Painter,
        view: &CanvasView,
        (rect, ty): (Rect, ValueType),
        color: Color32,
    ) {
        let rect = rect.grow(3.0 / view.zoom);
        let outline = socket_outline(ty, Point::new(rect.width(), rect.height()));
        let points = self
            .outlines
            .polygon(&outline, place(painter, view, rect.min));
        for stroke in [
            Stroke::new(6.0, theme::ink_on(color)),
            Stroke::new(3.5, color),
        ] {
            painter.add(egui::Shape::closed_line(points.clone(), stroke));
        }
    }

    fn hat(&mut self, painter: &Painter, scene: &CanvasScene<'_>) {
        let hat = scene.layout.hat();
        if !scene.view.sees(hat.rect) {
            return;
        }
        let mut mesh = Mesh::default();
        let place = place(painter, &scene.view, hat.rect.min);
        self.outlines
            .paint(&mut mesh, &hat.outline, place, block_style::HAT);
        painter.add(mesh);
        if let BlockPart::Words { rect, text } = &hat.words {
            let at = rect.translate(hat.rect.min);
            words(painter, &scene.view, at, text, theme::ON_BLOCK);
        }
    }

    fn fill(
        &mut self,
        mesh: &mut Mesh,
        painter: &Painter,
        scene: &CanvasScene<'_>,
        (id, block): (BlockId, &BlockBox),
        style: &BlockStyle,
    ) {
        let place = place(painter, &scene.view, block.rect.min);
        self.outlines
            .paint(mesh, &block.outline, place, style.ink());
        for part in &block.parts {
            if let BlockPart::Body { index, rect } = part
                && scene.program.stack(Stack::Body(id, *index)).len() > 1
            {
                // Behind the round corners of the blocks in it, where paper would shine through.
                let corner = block.rect.min + rect.min + Point::new(0.0, RADIUS);
                let height = (rect.height() - 2.0 * RADIUS).max(0.0);
                let strip = Rect::at(corner, RADIUS / 2.0, height);
                mesh.add_colored_rect(scene.view.rect_to_window(strip), style.fill());
            }
        }
    }

    fn sockets(
        &mut self,
        mesh: &mut Mesh,
        painter: &Painter,
        scene: &CanvasScene<'_>,
        block: &BlockBox,
        (style, missing): (&BlockStyle, bool),
    ) {
        for part in &block.parts {
            let BlockPart::Socket {
                rect, ty, content, ..
            } = part
            else {
                continue;
            };
            let (fill, border) = match content {
                SocketStyle::Block(_) => continue,
                SocketStyle::Hole => (style.colours.hole, style.colours.hole),
                SocketStyle::Literal(..) => (theme::LITERAL, style.colours.border),
            };
            // What keeps the program from running is seen on the block.
            let marked = missing && matches!(content, SocketStyle::Hole);
            let ink = OutlineStyle {
                fill: style.faded(fill),
                border: if marked {
                    theme::MISSING
                } else {
                    style.faded(border)
                },
                width: if marked {
                    2.0 * scene.view.zoom * painter.pixels_per_point()
                } else {
                    1.0
                },
                depth: None,
            };
            let at = rect.translate(block.rect.min);
            let outline = socket_outline(*ty, Point::new(rect.width(), rect.height()));
            let place = place(painter, &scene.view, at.min);
            self.outlines.paint(mesh, &outline, place, ink);
        }
    }

    /// Overlays a block with something special.
    fn rim(
        &mut self,
        painter: &Painter,
        scene: &CanvasScene<'_>,
        (block, fill): (&BlockBox, Color32),
        marks: &Marks,
    ) {
        let theme = scene.theme;
        let Some((color, beside)) = block_style::rim(theme, marks, fill) else {
            return;
        };
        let place = place(painter, &scene.view, block.rect.min);
        let points = self.outlines.polygon(&block.outline, place);
        let width = (3.0 * scene.view.zoom).clamp(2.0, 4.0);
        if marks.found && marks.chosen {
            // The one that the search is at: bright around the rim of what is chosen.
            let bright = Stroke::new(3.0 * width, theme.found);
            painter.add(egui::Shape::closed_line(points.clone(), bright));
        }
        let beside = Stroke::new(width + 2.0, beside);
        painter.add(egui::Shape::closed_line(points.clone(), beside));
        painter.add(egui::Shape::closed_line(points, Stroke::new(width, color)));
    }
}

/// From afar: rectangles without words.
fn plain(painter: &Painter, scene: &CanvasScene<'_>, seen: &[VisibleBlock<'_>]) {
    let mut mesh = Mesh::default();
    for VisibleBlock { id, block, style } in seen {
        let fill = style.fill();
        let whole = scene.view.rect_to_window(block.rect);
        block.slabs(|slab| {
            mesh.add_colored_rect(scene.view.rect_to_window(slab), fill);
        });
        let marks = scene.marks.get(id);
        if marks.is_some_and(|marks| marks.running) {
            mesh.add_colored_rect(whole, scene.theme.running);
        } else if marks.is_some_and(|marks| marks.found) {
            let least = whole.size().max(egui::vec2(3.0, 3.0));
            let spot = egui::Rect::from_min_size(whole.min, least);
            mesh.add_colored_rect(spot, scene.theme.found);
        }
    }
    painter.add(mesh);
}

/// The outermost blocks of a scene that are in sight, and those so far beside, with their colours.
fn outermost<'a>(
    painter: &Painter,
    scene: &'a CanvasScene<'_>,
    beside: f32,
) -> impl Iterator<Item = (&'a BlockBox, Color32)> {
    let clip = painter.clip_rect();
    let order = scene.layout.order().iter();
    order.filter_map(move |&id| {
        let block = scene.layout.get(id)?;
        // Of a long stack only the beginning is seen.
        let rect = scene.view.rect_to_window(block.rect).expand(beside);
        let category = scene.program.block(id).kind.row().categories[0];
        let seen = block.level == 0 && clip.intersects(rect);
        seen.then_some((block, theme::category(category).fill))
    })
}

/// Paints the parts of a block.
pub fn paint_parts(
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
        paint_executions(painter, scene, (id, block), heat.count);
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
fn paint_executions(
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

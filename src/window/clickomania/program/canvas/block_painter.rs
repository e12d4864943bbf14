//! Paints blocks: on the canvas, in the palette, at the pointer, in excerpts.

use super::block_style::{self, BlockStyle, contrasting};
use super::outline_painter::{OutlinePainter, OutlineStyle, Placement};
use super::scene::{BreakpointMark, CanvasScene, Marks};
use super::view::{CanvasView, snapped};
use crate::window::kit::{shapes, theme};
use egui::{Align2, Color32, CornerRadius, Mesh, Painter, Shape, Stroke, StrokeKind, pos2, vec2};
use engine::language::kind::{BlockShape, Literal};
use engine::language::program::Stack;
use engine::language::{BlockId, Field, FieldKind, ValueType};
use engine::layout::metrics::{COST_SIZE, FIELD_PAD, RADIUS, SWATCH, TRIANGLE_ROOM};
use engine::layout::{
    BlockBox, BlockButton, BlockPart, Point, Rect, SocketStyle, StackBox, TEXT_SIZE, has_triangle,
    socket_outline,
};
use engine::tokens;
use std::borrow::Cow;
use std::collections::HashMap;

/// Below this zoom blocks are plain rectangles without words.
pub(super) const PLAIN: f32 = 0.3;
/// Text smaller than this is not painted, in points.
const MIN_TEXT: f32 = 4.5;
/// Width of a shadow, and its offset down, in points.
const SHADOW: f32 = 9.0;
const DROP: f32 = 4.0;

/// Paints scenes.
#[derive(Default)]
pub struct BlockPainter {
    outlines: OutlinePainter,
    /// Distances of moving blocks from their positions, in units.
    shifts: HashMap<BlockId, Point>,
}

/// A block in sight.
struct VisibleBlock<'a> {
    id: BlockId,
    /// Its present rectangle: while it moves, not that of the layout.
    block: Cow<'a, BlockBox>,
    style: BlockStyle,
    marks: Marks,
}

impl BlockPainter {
    /// Paints these blocks this far from their positions, in units, in the next scene.
    pub fn shift(&mut self, shifts: HashMap<BlockId, Point>) {
        self.shifts = shifts;
    }

    /// Paints all stacks that are in sight, and the hat if `hat`.
    pub fn scene(&mut self, painter: &Painter, scene: &CanvasScene<'_>, hat: bool) {
        let brush = Brush { painter, scene };
        if hat && scene.view.sees(scene.layout.hat().rect) {
            self.hat(brush);
        }
        for stack in scene.layout.stacks() {
            // Costs and badges are a little outside.
            if scene.view.sees(stack.rect.grow(60.0)) {
                self.stack(brush, stack);
            }
        }
        self.shifts.clear();
    }

    fn stack(&mut self, brush: Brush<'_>, stack: &StackBox) {
        let seen = self.seen(brush.scene, stack);
        if brush.scene.view.zoom < PLAIN {
            brush.plain(&seen);
            return;
        }
        let mut mesh = Mesh::default();
        for block in &seen {
            self.fill(&mut mesh, brush, block);
            self.sockets(&mut mesh, brush, block);
        }
        brush.painter.add(mesh);
        for block in &seen {
            brush.parts(block);
        }
        for block in &seen {
            self.rim(brush, block);
            if let Some(stop) = block.marks.stop {
                brush.breakpoint(block, stop);
            }
        }
    }

    /// The blocks of a stack that are in sight, the outer ones first.
    fn seen<'a>(&self, scene: &CanvasScene<'a>, stack: &StackBox) -> Vec<VisibleBlock<'a>> {
        let loose = scene.pale_loose && !matches!(stack.stack, Stack::Hat);
        let visible = scene.view.visible();
        let mut seen = Vec::new();
        // The level of the disabled block around: the blocks in it do not run either.
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
            let marks = scene.marks.get(&id).copied().unwrap_or_default();
            let category = scene.program.block(id).kind.row().categories[0];
            let style = BlockStyle::new(scene.theme, category, &marks, loose, off.is_some());
            let style = style.placed(block);
            let block = match self.shifts.get(&id) {
                Some(&by) => {
                    let mut moving = block.clone();
                    moving.rect = moving.rect.translate(by);
                    Cow::Owned(moving)
                }
                None => Cow::Borrowed(block),
            };
            seen.push(VisibleBlock {
                id,
                block,
                style,
                marks,
            });
        }
        seen
    }

    /// Paints the outlines of the outermost blocks in their colours, hardly filled: where they would go.
    pub fn preview(&mut self, painter: &Painter, scene: &CanvasScene<'_>) {
        let mut mesh = Mesh::default();
        for (block, colour) in outermost(painter, scene, 4.0) {
            let style = OutlineStyle {
                fill: theme::mix(scene.theme.canvas, colour, 40),
                border: if scene.theme.dark {
                    theme::mix(colour, Color32::WHITE, 90)
                } else {
                    colour
                },
                width: 2.5,
                depth: None,
            };
            let place = placement(painter, &scene.view, block.rect.min);
            self.outlines.paint(&mut mesh, &block.outline, place, style);
        }
        painter.add(mesh);
    }

    /// Paints a soft shadow below the outermost blocks.
    pub fn shadow(&mut self, painter: &Painter, scene: &CanvasScene<'_>) {
        let mut mesh = Mesh::default();
        let colour = Color32::from_black_alpha(if scene.theme.dark { 130 } else { 70 });
        for (block, _) in outermost(painter, scene, SHADOW + DROP) {
            let mut place = placement(painter, &scene.view, block.rect.min);
            place.origin.y += DROP;
            let blur = SHADOW * place.pixels_per_point;
            self.outlines
                .shadow(&mut mesh, &block.outline, place, blur, colour);
        }
        painter.add(mesh);
    }

    /// Paints a thin line around a block under the pointer.
    pub(super) fn hint_at(&mut self, painter: &Painter, view: &CanvasView, block: &BlockBox) {
        let points =
            (self.outlines).polygon(&block.outline, placement(painter, view, block.rect.min));
        for stroke in [
            Stroke::new(3.5, Color32::from_black_alpha(120)),
            Stroke::new(1.5, theme::ON_BLOCK),
        ] {
            painter.add(Shape::closed_line(points.clone(), stroke));
        }
    }

    /// Paints a bright line around a socket for this type of value, in the form of the socket.
    pub(super) fn light_up(
        &mut self,
        painter: &Painter,
        view: &CanvasView,
        rect: Rect,
        ty: ValueType,
        color: Color32,
    ) {
        let rect = rect.grow(3.0 / view.zoom);
        let outline = socket_outline(ty, Point::new(rect.width(), rect.height()));
        let place = placement(painter, view, rect.min);
        let points = self.outlines.polygon(&outline, place);
        for stroke in [
            Stroke::new(6.0, theme::ink_on(color)),
            Stroke::new(3.5, color),
        ] {
            painter.add(Shape::closed_line(points.clone(), stroke));
        }
    }

    fn hat(&mut self, brush: Brush<'_>) {
        let hat = brush.scene.layout.hat();
        let mut mesh = Mesh::default();
        let place = brush.placement(hat.rect.min);
        self.outlines
            .paint(&mut mesh, &hat.outline, place, block_style::HAT);
        brush.painter.add(mesh);
        if let BlockPart::Words { rect, text } = &hat.words {
            brush.words(rect.translate(hat.rect.min), text, theme::ON_BLOCK);
        }
    }

    /// Paints the form of a block.
    fn fill(&mut self, mesh: &mut Mesh, brush: Brush<'_>, seen: &VisibleBlock<'_>) {
        let VisibleBlock {
            id, block, style, ..
        } = seen;
        let place = brush.placement(block.rect.min);
        self.outlines
            .paint(mesh, &block.outline, place, style.outline());
        for part in &block.parts {
            if let BlockPart::Body { index, rect } = part
                && brush.scene.program.stack(Stack::Body(*id, *index)).len() > 1
            {
                // Behind the round corners of the blocks in it, where the canvas would shine through.
                let corner = block.rect.min + rect.min + Point::new(0.0, RADIUS);
                let height = (rect.height() - 2.0 * RADIUS).max(0.0);
                let strip = Rect::at(corner, RADIUS / 2.0, height);
                mesh.add_colored_rect(brush.scene.view.rect_to_window(strip), style.fill());
            }
        }
    }

    /// Paints the sockets of a block; an empty one that keeps the program from running is marked.
    fn sockets(&mut self, mesh: &mut Mesh, brush: Brush<'_>, seen: &VisibleBlock<'_>) {
        let VisibleBlock {
            block,
            style,
            marks,
            ..
        } = seen;
        for part in &block.parts {
            let BlockPart::Socket {
                rect, ty, content, ..
            } = part
            else {
                continue;
            };
            let hole = style.colours.hole;
            let mut outline_style = OutlineStyle {
                fill: style.faded(hole),
                border: style.faded(hole),
                width: 1.0,
                depth: None,
            };
            match content {
                SocketStyle::Block(_) => continue,
                SocketStyle::Hole if marks.missing => {
                    outline_style.border = theme::MISSING;
                    outline_style.width =
                        2.0 * brush.scene.view.zoom * brush.painter.pixels_per_point();
                }
                SocketStyle::Hole => {}
                SocketStyle::Literal(..) => {
                    outline_style.fill = style.faded(theme::LITERAL);
                    outline_style.border = style.faded(style.colours.border);
                }
            }
            let at = rect.translate(block.rect.min);
            let outline = socket_outline(*ty, Point::new(rect.width(), rect.height()));
            let place = brush.placement(at.min);
            self.outlines.paint(mesh, &outline, place, outline_style);
        }
    }

    /// Paints the line around a marked block.
    fn rim(&mut self, brush: Brush<'_>, seen: &VisibleBlock<'_>) {
        let (theme, marks) = (brush.scene.theme, &seen.marks);
        let Some((color, beside)) = block_style::rim(theme, marks, seen.style.fill()) else {
            return;
        };
        let place = brush.placement(seen.block.rect.min);
        let points = self.outlines.polygon(&seen.block.outline, place);
        let width = (3.0 * brush.scene.view.zoom).clamp(2.0, 4.0);
        // The current hit of a search is bright around the rim of the chosen block.
        let current = marks.found && marks.chosen;
        let bright = current.then_some(Stroke::new(3.0 * width, theme.found));
        let strokes = [Stroke::new(width + 2.0, beside), Stroke::new(width, color)];
        for stroke in bright.into_iter().chain(strokes) {
            let line = Shape::closed_line(points.clone(), stroke);
            brush.painter.add(line);
        }
    }
}

/// Paints what is on the blocks of a scene: words, fields, values, buttons, costs.
#[derive(Clone, Copy)]
struct Brush<'a> {
    painter: &'a Painter,
    scene: &'a CanvasScene<'a>,
}

impl Brush<'_> {
    fn placement(&self, at: Point) -> Placement {
        placement(self.painter, &self.scene.view, at)
    }

    /// Paints text aligned in a rectangle of the layout; `size` in units. Gives its rectangle on the window, if it is
    /// large enough to be painted.
    fn text(
        &self,
        at: Rect,
        align: Align2,
        text: &str,
        size: f32,
        color: Color32,
    ) -> Option<egui::Rect> {
        let size = size * self.scene.view.zoom;
        if size < MIN_TEXT {
            return None;
        }
        let font = theme::semibold(size);
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, color);
        let room = self.scene.view.rect_to_window(at);
        let rect = align.align_size_within_rect(galley.size(), room);
        let corner = snapped(rect.min, self.painter.pixels_per_point());
        self.painter.galley(corner, galley, color);
        Some(rect)
    }

    fn words(&self, at: Rect, text: &str, color: Color32) {
        self.text(at, Align2::LEFT_CENTER, text, TEXT_SIZE, color);
    }

    fn centred(&self, at: Rect, text: &str, color: Color32) {
        self.text(at, Align2::CENTER_CENTER, text, TEXT_SIZE, color);
    }

    /// Paints the parts of a block.
    fn parts(&self, seen: &VisibleBlock<'_>) {
        let VisibleBlock {
            id,
            block,
            style,
            marks,
        } = seen;
        let on_block = style.on_block();
        for (index, part) in block.parts.iter().enumerate() {
            let hovered = self.scene.hovered == Some((*id, index));
            let at = part.rect().translate(block.rect.min);
            let shown = self.scene.view.rect_to_window(at);
            match part {
                BlockPart::Words { text, .. } => self.words(at, text, on_block),
                BlockPart::Field { label, field, .. } => {
                    self.field(seen, at, label, *field, hovered);
                }
                BlockPart::Socket { content, .. } => {
                    self.literal(at, content, style);
                    if hovered {
                        let radius = CornerRadius::same((shown.height() / 2.0).min(100.0) as u8);
                        let stroke = Stroke::new(2.0, on_block);
                        self.painter
                            .rect_stroke(shown, radius, stroke, StrokeKind::Outside);
                    }
                }
                BlockPart::Button { button, .. } => {
                    self.button(shown, *button, hovered, style);
                    // An empty socket in a folded block is marked on the button that unfolds it.
                    if marks.missing && *button == BlockButton::Unfold {
                        let ring = Stroke::new(2.0 * self.scene.view.zoom, theme::MISSING);
                        self.painter
                            .circle_stroke(shown.center(), shown.height() / 2.0, ring);
                    }
                }
                BlockPart::Comment { .. } => shapes::comment(self.painter, shown, on_block),
                BlockPart::Cost { label, cost, .. } => self.cost(at, label, *cost, style),
                BlockPart::Body { .. } => {}
            }
        }
        if let Some(heat) = marks.heat {
            self.executions(*id, block, heat.count);
        }
    }

    fn field(
        &self,
        seen: &VisibleBlock<'_>,
        at: Rect,
        label: &str,
        kind: FieldKind,
        hovered: bool,
    ) {
        let VisibleBlock { id, style, .. } = seen;
        let (painter, zoom) = (self.painter, self.scene.view.zoom);
        let shown = self.scene.view.rect_to_window(at);
        let block = self.scene.program.block(*id);
        let radius = 5.0 * zoom;
        if kind == FieldKind::Number {
            let radius = CornerRadius::same((shown.height() / 2.0) as u8);
            painter.rect_filled(shown, radius, style.faded(theme::LITERAL));
            self.centred(at, label, style.on(theme::LITERAL));
        } else {
            let mut ink = style.on_block();
            if has_triangle(block.kind, kind) {
                let fill = style.field_fill(hovered);
                ink = style.on(fill);
                let line = Stroke::new(1.0, style.faded(style.colours.field_line));
                painter.rect(shown, radius, style.faded(fill), line, StrokeKind::Inside);
                let room = TRIANGLE_ROOM / 2.0 + FIELD_PAD * 0.6;
                let centre = pos2(shown.max.x - room * zoom, shown.center().y);
                shapes::triangle_down(painter, centre, 4.0 * zoom, ink);
            }
            let mut inner = at;
            inner.min.x += FIELD_PAD;
            if let Field::Colour(colour) = block.field {
                let corner = Point::new(inner.min.x, at.center().y - SWATCH / 2.0);
                let swatch = Rect::at(corner, SWATCH, SWATCH);
                let swatch = self.scene.view.rect_to_window(swatch);
                let fill = style.faded(theme::brick(colour).face);
                let line = Stroke::new(1.0, ink);
                painter.rect(swatch, radius * 0.6, fill, line, StrokeKind::Inside);
                inner.min.x += SWATCH + FIELD_PAD / 2.0;
            }
            self.words(inner, label, ink);
        }
        if hovered {
            let stroke = Stroke::new(1.5, style.on_block());
            painter.rect_stroke(shown, radius, stroke, StrokeKind::Outside);
        }
    }

    /// Paints the default value in a socket.
    fn literal(&self, at: Rect, content: &SocketStyle, style: &BlockStyle) {
        let color = style.on(theme::LITERAL);
        match content {
            SocketStyle::Literal(Literal::Number(_), label) => self.centred(at, label, color),
            SocketStyle::Literal(Literal::Colour(colour), label) => {
                let view = &self.scene.view;
                let corner = Point::new(at.min.x + FIELD_PAD, at.center().y - SWATCH / 2.0);
                let swatch = view.rect_to_window(Rect::at(corner, SWATCH, SWATCH));
                let fill = style.faded(theme::brick(*colour).face);
                self.painter.rect_filled(swatch, 3.0 * view.zoom, fill);
                let mut inner = at;
                inner.min.x += 1.5 * FIELD_PAD + SWATCH;
                self.words(inner, label, color);
            }
            SocketStyle::Hole | SocketStyle::Block(_) => {}
        }
    }

    /// Paints a round button: more or fewer branches, or a triangle that unfolds the block.
    fn button(&self, at: egui::Rect, button: BlockButton, hovered: bool, style: &BlockStyle) {
        let fill = style.field_fill(hovered);
        let ink = style.on(fill);
        let (painter, middle) = (self.painter, at.center());
        painter.circle_filled(middle, at.height() / 2.0, style.faded(fill));
        if button == BlockButton::Unfold {
            let size = at.height() * 0.28;
            let points = tokens::TRIANGLE.map(|(x, y)| middle + vec2(y, x) * size);
            painter.add(Shape::convex_polygon(points.to_vec(), ink, Stroke::NONE));
            return;
        }
        let arm = at.height() * 0.25;
        let stroke = Stroke::new(1.8 * self.scene.view.zoom, ink);
        painter.hline(middle.x - arm..=middle.x + arm, middle.y, stroke);
        if matches!(button, BlockButton::AddBranch | BlockButton::AddOtherwise) {
            painter.vline(middle.x, middle.y - arm..=middle.y + arm, stroke);
        }
    }

    /// Paints the cost of a block in a pill; struck through if it does not run.
    fn cost(&self, at: Rect, label: &str, cost: u64, style: &BlockStyle) {
        let (view, painter) = (&self.scene.view, self.painter);
        if COST_SIZE * view.zoom < MIN_TEXT {
            return;
        }
        let shown = view.rect_to_window(at);
        let (paper, ink) = style.cost(cost);
        let radius = CornerRadius::same((shown.height() / 2.0) as u8);
        painter.rect_filled(shown, radius, paper);
        let text = self.text(at, Align2::CENTER_CENTER, label, COST_SIZE, ink);
        if let Some(text) = text.filter(|_| !style.runs()) {
            let line = text.expand(2.0 * view.zoom);
            let stroke = Stroke::new(1.5 * view.zoom, ink);
            painter.hline(line.x_range(), shown.center().y, stroke);
        }
    }

    /// Paints how often a block was executed beside it. A value has no room for it: its colour is enough.
    fn executions(&self, id: BlockId, block: &BlockBox, count: u64) {
        let shape = self.scene.program.block(id).kind.row().shape;
        let view = &self.scene.view;
        let size = 11.5 * view.zoom;
        if size < MIN_TEXT || matches!(shape, BlockShape::Value(_)) {
            return;
        }
        let shown = view.rect_to_window(block.rect);
        let at = pos2(
            shown.max.x + 8.0 * view.zoom,
            shown.min.y + block.rect.height().min(32.0) * 0.5 * view.zoom,
        );
        let words = format!("× {}", short(count));
        let quiet = self.scene.theme.quiet;
        let font = theme::semibold(size);
        self.painter
            .text(at, Align2::LEFT_CENTER, words, font, quiet);
    }

    /// Paints a breakpoint at the upper left corner of a block; one with a condition has a hole.
    fn breakpoint(&self, seen: &VisibleBlock<'_>, stop: BreakpointMark) {
        let color = self.scene.theme.wrong;
        let shown = self.scene.view.rect_to_window(seen.block.rect);
        let radius = (6.0 * self.scene.view.zoom).clamp(3.0, 9.0);
        let at = shown.left_top() + vec2(radius * 0.3, radius * 0.6);
        let rim = Stroke::new(1.6, contrasting(color, seen.style.fill()));
        self.painter.circle(at, radius, color, rim);
        if stop == BreakpointMark::When {
            let hole = theme::ink_on(color);
            self.painter.circle_filled(at, radius * 0.38, hole);
        }
    }

    /// Paints blocks from afar: rectangles without words.
    fn plain(&self, seen: &[VisibleBlock<'_>]) {
        let (view, theme) = (&self.scene.view, self.scene.theme);
        let mut mesh = Mesh::default();
        for VisibleBlock {
            block,
            style,
            marks,
            ..
        } in seen
        {
            let fill = style.fill();
            let whole = view.rect_to_window(block.rect);
            block.slabs(|slab| mesh.add_colored_rect(view.rect_to_window(slab), fill));
            if marks.running {
                mesh.add_colored_rect(whole, theme.running);
            } else if marks.found {
                let size = whole.size().max(vec2(3.0, 3.0));
                let spot = egui::Rect::from_min_size(whole.min, size);
                mesh.add_colored_rect(spot, theme.found);
            }
        }
        self.painter.add(mesh);
    }
}

fn placement(painter: &Painter, view: &CanvasView, at: Point) -> Placement {
    Placement {
        origin: view.to_window(at),
        zoom: view.zoom,
        pixels_per_point: painter.pixels_per_point(),
    }
}

/// The outermost blocks of a scene within this distance of the view, in points, with their colours.
fn outermost<'a>(
    painter: &Painter,
    scene: &'a CanvasScene<'a>,
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

/// A count in a few characters: *950*, *12k*, *3M*.
fn short(count: u64) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..10_000_000 => format!("{}k", count / 1000),
        _ => format!("{}M", count / 1_000_000),
    }
}

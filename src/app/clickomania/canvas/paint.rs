//! Paints blocks: those of the canvas, of the palette, and those that hang on the pointer.

use super::brush::{Brush, Ink};
use super::looks::{self, Looks, badge, centred, cost, dot, field_part, place, short, words};
use super::view::View;
use crate::app::common::icons;
use crate::app::common::theme::{self, Theme};
use egui::{Color32, CornerRadius, Mesh, Painter, Stroke};
use engine::language::kind::{BlockShape, Literal};
use engine::language::program::Stack;
use engine::language::{BlockId, Program, Type};
use engine::layout::metrics::{FIELD_PAD, RADIUS, SWATCH};
use engine::layout::{
    BlockBox, BlockPart, Button, Layout, Point, Rect, SocketStyle, StackBox, socket_outline,
};
use std::borrow::Cow;
use std::collections::HashMap;

/// Below this zoom blocks are plain rectangles without words.
pub(super) const PLAIN: f32 = 0.3;

/// What is special about some blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// It executes.
    pub running: bool,
    /// It is chosen.
    pub chosen: bool,
    /// Something is missing or went wrong here.
    pub wrong: bool,
    /// A hint is about it.
    pub hinted: bool,
    /// A search found it.
    pub found: bool,
    /// It would be pushed out.
    pub pale: bool,
    /// It was never executed in the last move.
    pub unused: bool,
    /// A run stops here.
    pub stop: Option<Stop>,
    /// How often it was executed, when that is to be seen.
    pub heat: Option<Heat>,
}

/// A breakpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Always.
    Always,
    /// Under a condition.
    When,
}

/// How often a block was executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heat {
    /// How often.
    pub count: u64,
    /// The number of its colour in [`theme::HEAT`].
    pub level: usize,
}

impl Heat {
    /// Of a block that was executed so often, where another one was so most often: equal factors are
    /// equal steps of the colour.
    pub fn of(count: u64, most: u64) -> Heat {
        let share = ((count.max(1) as f64).ln()) / (most.max(2) as f64).ln();
        let last = theme::HEAT.len() - 1;
        let level = (share * last as f64).round() as usize;
        Heat {
            count,
            level: level.min(last),
        }
    }
}

/// What is painted, and how.
pub struct Scene<'a> {
    /// The program.
    pub program: &'a Program,
    /// Where its blocks lie.
    pub layout: &'a Layout,
    /// Which part of it is seen.
    pub view: View,
    /// The colours around.
    pub theme: &'static Theme,
    /// Blocks with something special.
    pub marks: &'a HashMap<BlockId, Marks>,
    /// The part under the pointer: its block and number.
    pub hovered: Option<(BlockId, usize)>,
    /// Whether loose stacks are pale: they do not run.
    pub pale_loose: bool,
    /// Whether what blocks cost is written beside them.
    pub costs: bool,
}

/// Paints scenes.
#[derive(Default)]
pub struct BlockPainter {
    brush: Brush,
    shifts: HashMap<BlockId, Point>,
}

/// A block in sight.
struct Seen<'a> {
    id: BlockId,
    /// Where it is at present: while it settles, not where it lies.
    block: Cow<'a, BlockBox>,
    looks: Looks,
}

impl BlockPainter {
    /// Paints these blocks so far from where they lie, in units, in the next scene.
    pub fn shift(&mut self, shifts: HashMap<BlockId, Point>) {
        self.shifts = shifts;
    }

    /// Paints all stacks that are in sight, and the hat if `hat`.
    pub fn scene(&mut self, painter: &Painter, scene: &Scene<'_>, hat: bool) {
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
    fn stack(&mut self, painter: &Painter, scene: &Scene<'_>, stack: &StackBox) {
        let seen = self.seen(scene, stack);
        if scene.view.zoom < PLAIN {
            plain(painter, scene, &seen);
            return;
        }
        let mut mesh = Mesh::default();
        for Seen { block, looks, .. } in &seen {
            self.fill(&mut mesh, painter, scene, block, looks);
            self.sockets(&mut mesh, painter, scene, block, looks);
        }
        painter.add(mesh);
        for Seen { id, block, looks } in &seen {
            self.parts(painter, scene, *id, block, looks);
        }
        for Seen { id, block, looks } in &seen {
            if let Some(marks) = scene.marks.get(id) {
                self.rim(painter, scene, (block, looks.fill()), marks);
                if let Some(stop) = marks.stop {
                    dot(painter, scene, (block, looks.fill()), stop);
                }
            }
        }
    }

    /// The blocks of a stack that are in sight, the outer ones first.
    fn seen<'a>(&self, scene: &Scene<'a>, stack: &StackBox) -> Vec<Seen<'a>> {
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
            let looks = Looks::of(scene, (id, block), (loose, off.is_some()));
            let block = match self.shifts.get(&id) {
                Some(&by) => {
                    let mut moving = block.clone();
                    moving.rect = moving.rect.translate(by);
                    Cow::Owned(moving)
                }
                None => Cow::Borrowed(block),
            };
            seen.push(Seen { id, block, looks });
        }
        seen
    }

    /// The outlines of some blocks, to show where they would go.
    pub fn silhouettes(&mut self, painter: &Painter, layout: &Layout, view: View, color: Color32) {
        let mut mesh = Mesh::default();
        let ink = Ink {
            fill: color,
            border: color,
            width: 1.0,
        };
        for block in layout.order().iter().filter_map(|&id| layout.get(id)) {
            // Of a long stack only the beginning is seen in a gap.
            let rect = view.rect_to_window(block.rect).expand(4.0);
            if block.level == 0 && painter.clip_rect().intersects(rect) {
                let place = place(painter, &view, block.rect.min);
                self.brush.paint(&mut mesh, &block.outline, place, ink);
            }
        }
        painter.add(mesh);
    }

    /// A bright line around a socket that takes a `ty`, in the socket's form, and one beside it.
    pub(super) fn light_up(
        &mut self,
        painter: &Painter,
        view: &View,
        (rect, ty): (Rect, Type),
        color: Color32,
    ) {
        let rect = rect.grow(3.0 / view.zoom);
        let outline = socket_outline(ty, Point::new(rect.width(), rect.height()));
        let points = self.brush.polygon(&outline, place(painter, view, rect.min));
        for stroke in [
            Stroke::new(6.0, theme::ink_on(color)),
            Stroke::new(3.5, color),
        ] {
            painter.add(egui::Shape::closed_line(points.clone(), stroke));
        }
    }

    fn hat(&mut self, painter: &Painter, scene: &Scene<'_>) {
        let hat = scene.layout.hat();
        if !scene.view.sees(hat.rect) {
            return;
        }
        let mut mesh = Mesh::default();
        let place = place(painter, &scene.view, hat.rect.min);
        self.brush.paint(&mut mesh, &hat.outline, place, looks::HAT);
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
        scene: &Scene<'_>,
        block: &BlockBox,
        looks: &Looks,
    ) {
        let place = place(painter, &scene.view, block.rect.min);
        self.brush.paint(mesh, &block.outline, place, looks.ink());
        for part in &block.parts {
            if let BlockPart::Body { rect, .. } = part {
                // Behind the round corners of the blocks in it, where paper would shine through.
                let corner = block.rect.min + rect.min + Point::new(0.0, RADIUS);
                let height = (rect.height() - 2.0 * RADIUS).max(0.0);
                let strip = Rect::at(corner, RADIUS / 2.0, height);
                mesh.add_colored_rect(scene.view.rect_to_window(strip), looks.fill());
            }
        }
    }

    fn sockets(
        &mut self,
        mesh: &mut Mesh,
        painter: &Painter,
        scene: &Scene<'_>,
        block: &BlockBox,
        looks: &Looks,
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
                SocketStyle::Hole => (looks.colours.hole, looks.colours.hole),
                SocketStyle::Literal(..) => (theme::LITERAL, looks.colours.border),
            };
            let ink = Ink {
                fill: looks.faded(fill),
                border: looks.faded(border),
                width: 1.0,
            };
            let at = rect.translate(block.rect.min);
            let outline = socket_outline(*ty, Point::new(rect.width(), rect.height()));
            let place = place(painter, &scene.view, at.min);
            self.brush.paint(mesh, &outline, place, ink);
        }
    }

    fn parts(
        &mut self,
        painter: &Painter,
        scene: &Scene<'_>,
        id: BlockId,
        block: &BlockBox,
        looks: &Looks,
    ) {
        let view = &scene.view;
        let on_block = looks.on_block();
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
                    field_part(painter, scene, id, at, (label, *field), hovered, looks);
                }
                BlockPart::Socket { rect, content, .. } => {
                    let at = rect.translate(block.rect.min);
                    let color = looks.on(theme::LITERAL);
                    match content {
                        SocketStyle::Literal(Literal::Number(_), label) => {
                            centred(painter, view, at, label, color);
                        }
                        SocketStyle::Literal(Literal::Colour(colour), label) => {
                            let corner =
                                Point::new(at.min.x + FIELD_PAD, at.center().y - SWATCH / 2.0);
                            let swatch = view.rect_to_window(Rect::at(corner, SWATCH, SWATCH));
                            let fill = looks.faded(theme::brick(*colour).face);
                            painter.rect_filled(swatch, 3.0 * view.zoom, fill);
                            let mut inner = at;
                            inner.min.x += 1.5 * FIELD_PAD + SWATCH;
                            words(painter, view, inner, label, color);
                        }
                        SocketStyle::Hole | SocketStyle::Block(_) => {}
                    }
                    if hovered {
                        let at = view.rect_to_window(at);
                        let stroke = Stroke::new(2.0, on_block);
                        let radius = CornerRadius::same((at.height() / 2.0).min(100.0) as u8);
                        painter.rect_stroke(at, radius, stroke, egui::StrokeKind::Outside);
                    }
                }
                BlockPart::Button { rect, button } => {
                    let at = view.rect_to_window(rect.translate(block.rect.min));
                    let fill = if hovered {
                        looks.colours.field_hovered
                    } else {
                        looks.colours.field
                    };
                    painter.circle_filled(at.center(), at.height() / 2.0, looks.faded(fill));
                    let arm = at.height() * 0.25;
                    let stroke = Stroke::new(1.8 * view.zoom, looks.on(fill));
                    painter.hline(
                        at.center().x - arm..=at.center().x + arm,
                        at.center().y,
                        stroke,
                    );
                    if matches!(button, Button::AddBranch | Button::AddOtherwise) {
                        let y = at.center().y - arm..=at.center().y + arm;
                        painter.vline(at.center().x, y, stroke);
                    }
                }
                BlockPart::Comment { rect } => {
                    let at = view.rect_to_window(rect.translate(block.rect.min));
                    icons::comment(painter, at, on_block);
                }
                BlockPart::Body { .. } => {}
            }
        }
        if let Some(heat) = scene.marks.get(&id).and_then(|marks| marks.heat) {
            // On values there is no room for it; the colour tells enough.
            if matches!(
                scene.program.block(id).kind.row().shape,
                BlockShape::Value(_)
            ) {
                return;
            }
            let words = format!("× {}", short(heat.count));
            badge(
                painter,
                scene,
                (id, block),
                looks,
                &words,
                scene.theme.quiet,
            );
        } else if scene.costs {
            cost(painter, scene, id, block, looks);
        }
    }

    /// Around a block with something special.
    fn rim(
        &mut self,
        painter: &Painter,
        scene: &Scene<'_>,
        (block, fill): (&BlockBox, Color32),
        marks: &Marks,
    ) {
        let theme = scene.theme;
        let Some((color, beside)) = looks::rim(theme, marks, fill) else {
            return;
        };
        let place = place(painter, &scene.view, block.rect.min);
        let points = self.brush.polygon(&block.outline, place);
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
fn plain(painter: &Painter, scene: &Scene<'_>, seen: &[Seen<'_>]) {
    let mut mesh = Mesh::default();
    for Seen { id, block, looks } in seen {
        let fill = looks.fill();
        let whole = scene.view.rect_to_window(block.rect);
        slabs(block, |slab| {
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

/// A block as rectangles of the layout: what is above its mouths, beside and below them.
pub(super) fn slabs(block: &BlockBox, mut add: impl FnMut(Rect)) {
    /// How far the foot below the last mouth goes.
    const FOOT: f32 = 60.0;
    let whole = block.rect;
    let between = |min: Point, max: Point| Rect { min, max };
    let mut top = whole.min.y;
    let mut right = whole.max.x;
    for part in &block.parts {
        let BlockPart::Body { rect, .. } = part else {
            continue;
        };
        let mouth = rect.translate(whole.min);
        add(between(
            Point::new(whole.min.x, top),
            Point::new(whole.max.x, mouth.min.y),
        ));
        add(between(
            Point::new(whole.min.x, mouth.min.y),
            Point::new(mouth.min.x, mouth.max.y),
        ));
        top = mouth.max.y;
        right = whole.max.x.min(whole.min.x + FOOT);
    }
    add(between(
        Point::new(whole.min.x, top),
        Point::new(right, whole.max.y),
    ));
}

//! A program, painted as on the canvas (`app/canvas/paint.rs`).

use super::drawing::SvgDrawing;
use crate::language::kind::Literal;
use crate::language::program::{Block, Program, Stack};
use crate::language::{Field, FieldKind};
use crate::layout::metrics::{COST_SIZE, FIELD_PAD, RADIUS, SWATCH, TRIANGLE_ROOM};
use crate::layout::{
    BlockBox, BlockButton, BlockPart, Layout, Point, Rect, SocketStyle, StackBox, TEXT_SIZE,
    has_triangle, socket_outline,
};
use crate::tokens::{self, BlockTokens, HAT, Rgb};

/// Paints the hat and all stacks.
pub(super) fn paint(drawing: &mut SvgDrawing, program: &Program, layout: &Layout) {
    paint_hat(drawing, layout);
    for stack in layout.stacks() {
        let loose = stack.stack != Stack::Hat;
        paint_stack(drawing, program, layout, (stack, loose), &stack.rect);
    }
}

pub(super) fn paint_hat(drawing: &mut SvgDrawing, layout: &Layout) {
    let hat = layout.hat();
    drawing.outline(&hat.outline, hat.rect.min, HAT.fill, HAT.border);
    drawing.depth(&hat.outline, hat.rect.min, HAT.light, HAT.shade);
    if let BlockPart::Words { rect, text } = &hat.words {
        words(
            drawing,
            rect.translate(hat.rect.min),
            text,
            tokens::ON_BLOCK,
        );
    }
}

/// Paints the blocks of a stack that reach into this rectangle; `loose`: as blocks that do not run.
pub(super) fn paint_stack(
    drawing: &mut SvgDrawing,
    program: &Program,
    layout: &Layout,
    (stack, loose): (&StackBox, bool),
    within: &Rect,
) {
    // The level of the disabled block that one is inside of: what it holds does not run either.
    let mut off: Option<usize> = None;
    let mut blocks: Vec<SvgBlockPainter> = Vec::new();
    for &id in &layout.order()[stack.blocks.clone()] {
        let (block, Some(boxed)) = (program.block(id), layout.get(id)) else {
            continue;
        };
        off = off.filter(|&level| boxed.level > level);
        if off.is_none() && block.marks.disabled {
            off = Some(boxed.level);
        }
        if boxed.rect.overlaps(within) {
            blocks.push(SvgBlockPainter::new(block, boxed, (loose, off.is_some())));
        }
    }
    // What stands on blocks is not covered by those after them.
    for painter in &blocks {
        painter.body(drawing);
    }
    for painter in &blocks {
        painter.parts(drawing);
    }
}

/// Paints a block.
struct SvgBlockPainter<'a> {
    block: &'a Block,
    boxed: &'a BlockBox,
    colours: &'static BlockTokens,
    /// How much paper shows through, of 255.
    pale: u8,
    /// Whether it does not run, so that it costs nothing: it is disabled …
    off: bool,
    /// … or it lies loose.
    loose: bool,
}

impl<'a> SvgBlockPainter<'a> {
    fn new(
        block: &'a Block,
        boxed: &'a BlockBox,
        (loose, off): (bool, bool),
    ) -> SvgBlockPainter<'a> {
        SvgBlockPainter {
            block,
            boxed,
            colours: tokens::category(block.kind.row().categories[0]),
            pale: match (off, loose) {
                (true, _) => tokens::PALE_DISABLED,
                (_, true) => tokens::PALE_LOOSE,
                _ => 0,
            },
            off,
            loose,
        }
    }

    fn faded(&self, colour: Rgb) -> Rgb {
        tokens::mix(colour, tokens::PAPER, self.pale)
    }

    /// The block itself; every second shade tells blocks of one colour apart.
    fn fill(&self) -> Rgb {
        self.faded(match self.boxed.depth % 2 {
            0 => self.colours.fill,
            _ => self.colours.fill_nested,
        })
    }

    /// The colour of text on this colour.
    fn ink(&self, paper: Rgb) -> Rgb {
        tokens::ink_on(self.faded(paper))
    }

    fn at(&self, rect: &Rect) -> Rect {
        rect.translate(self.boxed.rect.min)
    }

    /// The block itself with its empty sockets and default values.
    fn body(&self, drawing: &mut SvgDrawing) {
        let (fill, border) = (self.fill(), self.faded(self.colours.border));
        let corner = self.boxed.rect.min;
        drawing.outline(&self.boxed.outline, corner, fill, border);
        let light = match self.boxed.level {
            0 => self.colours.light,
            _ => self.colours.light_inside,
        };
        let (light, shade) = (self.faded(light), self.faded(self.colours.shade));
        drawing.depth(&self.boxed.outline, corner, light, shade);
        for part in &self.boxed.parts {
            if let BlockPart::Body { index, rect } = part
                && self.block.bodies[*index].len() > 1
            {
                // Behind the round corners of the blocks in it, where paper would shine through.
                let (corner, height) = (Point::new(0.0, RADIUS), rect.height() - 2.0 * RADIUS);
                let strip = Rect::at(self.at(rect).min + corner, RADIUS / 2.0, height);
                drawing.rect(strip, 0.0, fill);
            }
            let BlockPart::Socket {
                rect, ty, content, ..
            } = part
            else {
                continue;
            };
            let (fill, border) = match content {
                SocketStyle::Block(_) => continue,
                SocketStyle::Hole => (self.colours.hole, self.colours.hole),
                SocketStyle::Literal(..) => (tokens::LITERAL, self.colours.border),
            };
            let outline = socket_outline(*ty, Point::new(rect.width(), rect.height()));
            let (fill, border) = (self.faded(fill), self.faded(border));
            drawing.outline(&outline, self.at(rect).min, fill, border);
        }
    }

    /// What stands on it.
    fn parts(&self, drawing: &mut SvgDrawing) {
        let on_block = tokens::ink_on(self.fill());
        for part in &self.boxed.parts {
            let at = self.at(&part.rect());
            match part {
                BlockPart::Words { text, .. } => words(drawing, at, text, on_block),
                BlockPart::Field { label, field, .. } => self.field(drawing, at, label, *field),
                BlockPart::Socket {
                    content: SocketStyle::Literal(literal, label),
                    ..
                } => self.literal(drawing, at, literal, label),
                BlockPart::Button { button, .. } => self.button(drawing, at, *button),
                BlockPart::Cost { label, cost, .. } => self.cost(drawing, at, label, *cost),
                BlockPart::Comment { .. } => {
                    let unit = at.height() / 24.0;
                    let way = tokens::COMMENT.map(|(x, y)| at.min + Point::new(x * unit, y * unit));
                    drawing.line(&way, true, on_block, 1.9 * unit);
                }
                BlockPart::Socket { .. } | BlockPart::Body { .. } => {}
            }
        }
    }

    fn field(&self, drawing: &mut SvgDrawing, at: Rect, label: &str, field: FieldKind) {
        if field == FieldKind::Number {
            drawing.rect(at, at.height() / 2.0, self.faded(tokens::LITERAL));
            centred(drawing, at, label, self.ink(tokens::LITERAL));
            return;
        }
        let mut on_block = tokens::ink_on(self.fill());
        if has_triangle(self.block.kind, field) {
            on_block = self.ink(self.colours.field);
            drawing.rect(at, RADIUS, self.faded(self.colours.field));
            drawing.rim(at, RADIUS, self.faded(self.colours.field_line), 1.0);
            let room = TRIANGLE_ROOM / 2.0 + FIELD_PAD * 0.6;
            let centre = Point::new(at.max.x - room, at.center().y);
            let points = tokens::TRIANGLE.map(|(x, y)| centre + Point::new(x * 4.0, y * 4.0));
            drawing.polygon(&points, on_block);
        }
        let mut inner = at;
        inner.min.x += FIELD_PAD;
        if let Field::Colour(colour) = self.block.field {
            let swatch = swatch(inner);
            drawing.rect(swatch, RADIUS * 0.6, self.faded(tokens::brick(colour).face));
            drawing.rim(swatch, RADIUS * 0.6, on_block, 1.0);
            inner.min.x += SWATCH + FIELD_PAD / 2.0;
        }
        words(drawing, inner, label, on_block);
    }

    fn literal(&self, drawing: &mut SvgDrawing, at: Rect, literal: &Literal, label: &str) {
        let ink = self.ink(tokens::LITERAL);
        match literal {
            Literal::Number(_) => centred(drawing, at, label, ink),
            Literal::Colour(colour) => {
                let mut inner = at;
                inner.min.x += FIELD_PAD;
                drawing.rect(swatch(inner), 3.0, self.faded(tokens::brick(*colour).face));
                inner.min.x += SWATCH + FIELD_PAD / 2.0;
                words(drawing, inner, label, ink);
            }
        }
    }

    fn button(&self, drawing: &mut SvgDrawing, at: Rect, button: BlockButton) {
        let (centre, arm) = (at.center(), at.height() / 4.0);
        drawing.circle(centre, at.height() / 2.0, self.faded(self.colours.field));
        let ink = self.ink(self.colours.field);
        if button == BlockButton::Unfold {
            let points = tokens::TRIANGLE.map(|(x, y)| centre + Point::new(y * 4.0, x * 4.0));
            drawing.polygon(&points, ink);
            return;
        }
        let along = Point::new(arm, 0.0);
        drawing.line(&[centre - along, centre + along], false, ink, 1.8);
        if matches!(button, BlockButton::AddBranch | BlockButton::AddOtherwise) {
            let down = Point::new(0.0, arm);
            drawing.line(&[centre - down, centre + down], false, ink, 1.8);
        }
    }

    /// What it costs, struck through if it does not run.
    fn cost(&self, drawing: &mut SvgDrawing, at: Rect, label: &str, cost: u64) {
        let (paper, ink) = match cost {
            tokens::EXPENSIVE.. => (tokens::COSTLY, tokens::ON_COSTLY),
            _ => (self.colours.tag, tokens::ON_BLOCK),
        };
        let runs = !self.off && !self.loose;
        let ink = if runs { ink } else { self.ink(paper) };
        drawing.rect(at, at.height() / 2.0, self.faded(paper));
        let half = drawing.width(label, COST_SIZE) / 2.0;
        let start = Point::new(at.center().x - half, at.center().y);
        drawing.text(start, label, COST_SIZE, ink);
        if !runs {
            let beyond = Point::new(half + 2.0, 0.0);
            let way = [at.center() - beyond, at.center() + beyond];
            drawing.line(&way, false, ink, 1.5);
        }
    }
}

/// The square of colour at the left of a rectangle.
fn swatch(at: Rect) -> Rect {
    let corner = Point::new(at.min.x, at.center().y - SWATCH / 2.0);
    Rect::at(corner, SWATCH, SWATCH)
}

/// Text at the left of a rectangle, in its middle line.
fn words(drawing: &mut SvgDrawing, at: Rect, text: &str, ink: Rgb) {
    let start = Point::new(at.min.x, at.center().y);
    drawing.text(start, text, TEXT_SIZE, ink);
}

/// Text in the middle of a rectangle.
fn centred(drawing: &mut SvgDrawing, at: Rect, text: &str, ink: Rgb) {
    let half = drawing.width(text, TEXT_SIZE) / 2.0;
    let start = Point::new(at.center().x - half, at.center().y);
    drawing.text(start, text, TEXT_SIZE, ink);
}

//! Paints programs as on the canvas.

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
    paint_within(drawing, program, layout, &layout.bounds());
}

/// Paints the hat and all blocks that overlap this rectangle.
pub(super) fn paint_within(
    drawing: &mut SvgDrawing,
    program: &Program,
    layout: &Layout,
    within: &Rect,
) {
    paint_hat(drawing, layout);
    for stack in layout.stacks() {
        let loose = stack.stack != Stack::Hat;
        paint_stack(drawing, program, layout, stack, loose, within);
    }
}

pub(super) fn paint_hat(drawing: &mut SvgDrawing, layout: &Layout) {
    let hat = layout.hat();
    drawing.outline(&hat.outline, hat.rect.min, HAT.fill, HAT.border);
    drawing.bevel(&hat.outline, hat.rect.min, HAT.light, HAT.shade);
    if let BlockPart::Words { rect, text } = &hat.words {
        words(
            drawing,
            rect.translate(hat.rect.min),
            text,
            tokens::ON_BLOCK,
        );
    }
}

/// Paints the blocks of a stack that overlap this rectangle; `loose`: pale, like blocks that do not
/// run.
pub(super) fn paint_stack(
    drawing: &mut SvgDrawing,
    program: &Program,
    layout: &Layout,
    stack: &StackBox,
    loose: bool,
    within: &Rect,
) {
    // The level of the disabled block around the current one, which does not run either.
    let mut disabled_level: Option<usize> = None;
    let mut blocks: Vec<SvgBlockPainter> = Vec::new();
    for &id in &layout.order()[stack.blocks.clone()] {
        let (block, Some(boxed)) = (program.block(id), layout.get(id)) else {
            continue;
        };
        disabled_level = disabled_level.filter(|&level| boxed.level > level);
        if disabled_level.is_none() && block.marks.disabled {
            disabled_level = Some(boxed.level);
        }
        if boxed.rect.overlaps(within) {
            let state = if disabled_level.is_some() {
                BlockState::Disabled
            } else if loose {
                BlockState::Loose
            } else {
                BlockState::Running
            };
            blocks.push(SvgBlockPainter::new(block, boxed, state));
        }
    }
    // All parts on top of all bodies: blocks may overlap parts of the previous ones.
    for painter in &blocks {
        painter.body(drawing);
    }
    for painter in &blocks {
        painter.parts(drawing);
    }
}

#[derive(Clone, Copy, PartialEq)]
enum BlockState {
    Running,
    Loose,
    /// Disabled, or inside a disabled block.
    Disabled,
}

/// Paints a block.
struct SvgBlockPainter<'a> {
    block: &'a Block,
    boxed: &'a BlockBox,
    colours: &'static BlockTokens,
    state: BlockState,
}

impl<'a> SvgBlockPainter<'a> {
    fn new(block: &'a Block, boxed: &'a BlockBox, state: BlockState) -> SvgBlockPainter<'a> {
        SvgBlockPainter {
            block,
            boxed,
            colours: tokens::category(block.kind.row().categories[0]),
            state,
        }
    }

    /// A colour, mixed with paper unless the block runs.
    fn faded(&self, colour: Rgb) -> Rgb {
        let paper = match self.state {
            BlockState::Running => 0,
            BlockState::Loose => tokens::PALE_LOOSE,
            BlockState::Disabled => tokens::PALE_DISABLED,
        };
        tokens::mix(colour, tokens::PAPER, paper)
    }

    /// The colour of the block; nested blocks of one category alternate between two shades.
    fn fill(&self) -> Rgb {
        self.faded(if self.boxed.depth.is_multiple_of(2) {
            self.colours.fill
        } else {
            self.colours.fill_nested
        })
    }

    /// The text colour on this colour.
    fn ink(&self, paper: Rgb) -> Rgb {
        tokens::ink_on(self.faded(paper))
    }

    fn at(&self, rect: &Rect) -> Rect {
        rect.translate(self.boxed.rect.min)
    }

    /// Paints the shape of the block with its empty sockets and default values.
    fn body(&self, drawing: &mut SvgDrawing) {
        let (fill, border) = (self.fill(), self.faded(self.colours.border));
        let corner = self.boxed.rect.min;
        drawing.outline(&self.boxed.outline, corner, fill, border);
        let light = if self.boxed.level == 0 {
            self.colours.light
        } else {
            self.colours.light_inside
        };
        let (light, shade) = (self.faded(light), self.faded(self.colours.shade));
        drawing.bevel(&self.boxed.outline, corner, light, shade);
        for part in &self.boxed.parts {
            if let BlockPart::Body { index, rect } = part
                && self.block.bodies[*index].len() > 1
            {
                // Fills the gaps between the round corners of the blocks in the body.
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

    /// Paints the parts on the block.
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
                    let icon =
                        tokens::COMMENT.map(|(x, y)| at.min + Point::new(x * unit, y * unit));
                    drawing.line(&icon, true, on_block, 1.9 * unit);
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

    /// Paints the cost, struck through if the block does not run.
    fn cost(&self, drawing: &mut SvgDrawing, at: Rect, label: &str, cost: u64) {
        let (paper, ink) = if cost >= tokens::EXPENSIVE {
            (tokens::COSTLY, tokens::ON_COSTLY)
        } else {
            (self.colours.tag, tokens::ON_BLOCK)
        };
        let runs = self.state == BlockState::Running;
        let ink = if runs { ink } else { self.ink(paper) };
        drawing.rect(at, at.height() / 2.0, self.faded(paper));
        let half = drawing.width(label, COST_SIZE) / 2.0;
        let start = Point::new(at.center().x - half, at.center().y);
        drawing.text(start, label, COST_SIZE, ink);
        if !runs {
            let reach = Point::new(half + 2.0, 0.0);
            let strike = [at.center() - reach, at.center() + reach];
            drawing.line(&strike, false, ink, 1.5);
        }
    }
}

/// The rectangle of a colour swatch at the left end of a rectangle.
fn swatch(at: Rect) -> Rect {
    let corner = Point::new(at.min.x, at.center().y - SWATCH / 2.0);
    Rect::at(corner, SWATCH, SWATCH)
}

/// Paints text at the left end of a rectangle, vertically centred.
fn words(drawing: &mut SvgDrawing, at: Rect, text: &str, ink: Rgb) {
    let start = Point::new(at.min.x, at.center().y);
    drawing.text(start, text, TEXT_SIZE, ink);
}

/// Paints text in the middle of a rectangle.
fn centred(drawing: &mut SvgDrawing, at: Rect, text: &str, ink: Rgb) {
    let half = drawing.width(text, TEXT_SIZE) / 2.0;
    let start = Point::new(at.center().x - half, at.center().y);
    drawing.text(start, text, TEXT_SIZE, ink);
}

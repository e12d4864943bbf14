//! Outlines of texts, in the font of the blocks.

use crate::layout::{Advances, EM, SEMIBOLD};
use epaint_default_fonts::NOTO_EMOJI_REGULAR;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::fmt::Write as _;

/// Converts texts to outlines.
pub(super) struct Letters {
    advances: Advances,
    glyphs: OutlineGlyphCollection<'static>,
    emoji: FontRef<'static>,
    below_middle: f32,
}

/// The outline of a line of text in font units, y down, with the start of its baseline at the
/// origin.
#[derive(Default)]
pub(super) struct TextOutline {
    /// The `d` attribute of an SVG path.
    pub path: String,
    /// Left, top, right, bottom.
    pub bounds: (f32, f32, f32, f32),
}

impl TextOutline {
    /// True if nothing is visible.
    pub fn is_empty(&self) -> bool {
        self.path.is_empty()
    }
}

impl Letters {
    /// The letters of [`SEMIBOLD`], and emoji.
    pub fn embedded() -> Letters {
        let font = FontRef::new(SEMIBOLD).expect("the embedded font is a font");
        let emoji = FontRef::new(NOTO_EMOJI_REGULAR).expect("the embedded font is a font");
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        Letters {
            advances: Advances::embedded(),
            glyphs: font.outline_glyphs(),
            emoji,
            below_middle: (metrics.ascent + metrics.descent) / 2.0,
        }
    }

    /// The distance of the baseline below the middle of a line, in font units.
    pub fn below_middle(&self) -> f32 {
        self.below_middle
    }

    /// The width of a text, in font units.
    pub fn width(&self, text: &str) -> f32 {
        self.advances
            .letters(text)
            .iter()
            .map(|letter| letter.advance)
            .sum()
    }

    pub fn outline(&self, text: &str) -> TextOutline {
        let mut pen = PathPen::default();
        for letter in self.advances.letters(text) {
            pen.origin = letter.at;
            match letter.missing {
                Some(missing) if self.draw_emoji(&mut pen, missing, letter.advance) => {}
                Some(missing) => draw_missing(&mut pen, missing, letter.advance),
                None => {
                    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
                    if let Some(glyph) = self.glyphs.get(GlyphId::new(letter.glyph)) {
                        // A broken glyph is left blank.
                        let _ = glyph.draw(settings, &mut pen);
                    }
                }
            }
        }
        pen.outline
    }

    /// Draws an emoji in the width that the layout assumes; false if there is none for the character.
    fn draw_emoji(&self, pen: &mut PathPen, character: char, width: f32) -> bool {
        let Some(glyph) = self.emoji.charmap().map(character).filter(|_| width == EM) else {
            return false;
        };
        let location = LocationRef::default();
        let advance = self.emoji.glyph_metrics(Size::new(EM), location);
        let advance = advance.advance_width(glyph).unwrap_or(EM).max(1.0);
        let settings = DrawSettings::unhinted(Size::new(EM * width / advance), location);
        let outline = self.emoji.outline_glyphs().get(glyph);
        outline.is_some_and(|outline| outline.draw(settings, pen).is_ok())
    }
}

/// Draws a character that the font lacks, in the width that the layout assumes: *φ*, which is on a
/// block, or an empty frame for others, which only names and comments contain.
fn draw_missing(pen: &mut PathPen, missing: char, width: f32) {
    const LINE: f32 = 90.0;
    let (middle, half) = (width / 2.0, width / 2.0 - 50.0);
    if half < LINE {
        return;
    }
    if missing == 'φ' {
        let centre = (middle, 250.0);
        ellipse(pen, centre, half, 262.0, 1.0);
        ellipse(pen, centre, half - LINE, 262.0 - LINE, -1.0);
        let stem = [middle - LINE / 2.0, -170.0, middle + LINE / 2.0, 690.0];
        frame(pen, stem, false);
    } else {
        let line = LINE / 2.0;
        let (left, right) = (middle - half, middle + half);
        frame(pen, [left, 0.0, right, 668.0], false);
        frame(pen, [left + line, line, right - line, 668.0 - line], true);
    }
}

/// Draws a rectangle clockwise; a hole counter-clockwise.
fn frame(pen: &mut PathPen, [left, bottom, right, top]: [f32; 4], hole: bool) {
    let mut corners = [(left, bottom), (left, top), (right, top), (right, bottom)];
    if hole {
        corners.reverse();
    }
    let [(x, y), rest @ ..] = corners;
    pen.move_to(x, y);
    for (x, y) in rest {
        pen.line_to(x, y);
    }
    pen.close();
}

/// Draws an ellipse as four curves, clockwise for a `turn` of 1, counter-clockwise for -1.
fn ellipse(pen: &mut PathPen, centre: (f32, f32), a: f32, b: f32, turn: f32) {
    let (x, y) = centre;
    // Distance of the control points of a quarter circle from its ends, for radius 1.
    const CONTROL: f32 = 0.5523;
    pen.move_to(x - a, y);
    let mut from = (-1.0, 0.0);
    for to in [(0.0, turn), (1.0, 0.0), (0.0, -turn), (-1.0, 0.0)] {
        let at = |(u, v): (f32, f32)| (x + u * a, y + v * b);
        let (one, other) = (
            at((from.0 + to.0 * CONTROL, from.1 + to.1 * CONTROL)),
            at((to.0 + from.0 * CONTROL, to.1 + from.1 * CONTROL)),
        );
        let end = at(to);
        pen.curve_to(one.0, one.1, other.0, other.1, end.0, end.1);
        from = to;
    }
    pen.close();
}

/// Converts drawing commands of glyphs to an SVG path.
#[derive(Default)]
struct PathPen {
    outline: TextOutline,
    /// The origin of the glyph, y up.
    origin: (f32, f32),
}

impl PathPen {
    fn put(&mut self, command: char, points: &[(f32, f32)]) {
        self.outline.path.push(command);
        let first = self.outline.path.len() == 1;
        for (index, (x, y)) in points.iter().enumerate() {
            let (x, y) = (self.origin.0 + x, -self.origin.1 - y);
            let space = if index == 0 { "" } else { " " };
            // Writing to a string cannot fail. Adding 0 turns -0 into 0.
            let _ = write!(self.outline.path, "{space}{x} {}", y + 0.0);
            let (left, top, right, bottom) = &mut self.outline.bounds;
            if first && index == 0 {
                (*left, *top, *right, *bottom) = (x, y, x, y);
            }
            (*left, *right) = (left.min(x), right.max(x));
            (*top, *bottom) = (top.min(y), bottom.max(y));
        }
    }
}

impl OutlinePen for PathPen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.put('Q', &[(cx, cy), (x, y)]);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.put('C', &[(ax, ay), (bx, by), (x, y)]);
    }

    fn close(&mut self) {
        self.outline.path.push('Z');
    }
}

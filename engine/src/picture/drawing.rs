//! A drawing that is written as SVG: shapes in units, and the rectangle that they cover.

use super::embed;
use super::letters::Letters;
use crate::layout::{EM, Outline, OutlineEdge, Point, Rect, TEXT_SIZE};
use crate::text::plain;
use crate::tokens::{self, PAPER, Rgb};
use std::collections::HashMap;
use std::fmt::{self, Display, Write as _};

/// Margin, in units.
const MARGIN: f32 = 12.0;
/// How far outside the window shapes are still drawn, in units: more than the width of lines and
/// the reach of arcs.
const OVERDRAW: f32 = 40.0;

/// An SVG under construction.
pub(super) struct SvgDrawing {
    letters: Letters,
    /// The visible part; shapes outside are left out. `None` for everything.
    window: Option<Rect>,
    /// The `<path>`s of texts, each once.
    outlines: String,
    /// The ids of the texts in `outlines`.
    names: HashMap<String, String>,
    shapes: String,
    bounds: Option<Rect>,
}

/// Title, description and language of a drawing.
pub(super) struct DrawingMeta<'a> {
    /// The language code of title and description; empty if they have no language.
    pub language: &'a str,
    /// May be empty.
    pub title: &'a str,
    /// The description for screen readers.
    pub description: &'a str,
    /// The file text of the program to embed.
    pub program: Option<&'a str>,
}

/// A complete SVG document and its size in units.
pub(super) struct FinishedDrawing {
    pub svg: String,
    pub width: f32,
    pub height: f32,
}

impl SvgDrawing {
    pub fn new() -> SvgDrawing {
        SvgDrawing {
            letters: Letters::embedded(),
            window: None,
            outlines: String::new(),
            names: HashMap::new(),
            shapes: String::new(),
            bounds: None,
        }
    }

    /// A drawing of the shapes in this rectangle.
    pub fn within(window: Rect) -> SvgDrawing {
        SvgDrawing {
            window: Some(window),
            ..SvgDrawing::new()
        }
    }

    /// The size of its shapes in bytes.
    pub fn bytes(&self) -> usize {
        self.outlines.len() + self.shapes.len()
    }

    /// Draws an outline with its origin at `at`, and a line of 1 unit along it.
    ///
    /// The line is half inside and half outside: adjacent blocks overlap by it, so that there are
    /// no gaps between them at any scale.
    pub fn outline(&mut self, outline: &Outline, at: Point, fill: Rgb, border: Rgb) {
        let edges = outline.edges();
        let end = |edge: &OutlineEdge| match edge {
            OutlineEdge::Line(to) | OutlineEdge::Arc { to, .. } => at + *to,
        };
        let mut path = String::new();
        let (mut pen, mut skipped) = (Point::default(), false);
        for (index, edge) in edges.iter().enumerate() {
            let to = end(edge);
            // Skips points between others that are outside the window on the same side.
            let side = self.side(to);
            let next = edges.get(index + 1).map(end);
            if side != 0
                && index > 0
                && self.side(pen) == side
                && next.is_some_and(|next| self.side(next) == side)
            {
                skipped = true;
                continue;
            }
            self.cover(Rect { min: to, max: to }.grow(1.0));
            let (x, y) = (Hundredths(to.x), Hundredths(to.y));
            let piece = match edge {
                _ if std::mem::take(&mut skipped) => format!("L{x} {y}"),
                OutlineEdge::Line(_) if index == 0 => format!("M{x} {y}"),
                OutlineEdge::Line(_) if to == pen => continue,
                OutlineEdge::Line(_) if to.y == pen.y => format!("H{x}"),
                OutlineEdge::Line(_) if to.x == pen.x => format!("V{y}"),
                OutlineEdge::Line(_) => format!("L{x} {y}"),
                OutlineEdge::Arc {
                    radius, clockwise, ..
                } => {
                    let (radius, sweep) = (Hundredths(*radius), u8::from(*clockwise));
                    format!("A{radius} {radius} 0 0 {sweep} {x} {y}")
                }
            };
            path.push_str(&piece);
            pen = to;
        }
        let (fill, border) = (HexColour(fill), HexColour(border));
        self.shape(format_args!(
            "<path d=\"{path}Z\" fill=\"{fill}\" stroke=\"{border}\"/>"
        ));
    }

    /// Draws the bevel inside an outline: light along its upper edges, 1 unit wide, and shade along
    /// the lower ones, 2 units wide.
    pub fn bevel(&mut self, outline: &Outline, at: Point, light: Rgb, shade: Rgb) {
        let (mut upper, mut lower) = (String::new(), String::new());
        let mut pen = Point::default();
        for (index, edge) in outline.edges().into_iter().enumerate() {
            let (OutlineEdge::Line(to) | OutlineEdge::Arc { to, .. }) = edge;
            let to = at + to;
            let level = matches!(edge, OutlineEdge::Line(_))
                && index > 0
                && to.y == pen.y
                && self.side(to) == 0;
            let (x, end) = (Hundredths(pen.x), Hundredths(to.x));
            // Outlines are clockwise: upper edges go right.
            if level && to.x > pen.x {
                upper.push_str(&format!("M{x} {}H{end}", Hundredths(to.y + 1.0)));
            } else if level && to.x < pen.x {
                lower.push_str(&format!("M{x} {}H{end}", Hundredths(to.y - 1.5)));
            }
            pen = to;
        }
        for (path, colour, width) in [(upper, light, 1), (lower, shade, 2)] {
            if !path.is_empty() {
                let colour = HexColour(colour);
                self.shape(format_args!(
                    "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
                ));
            }
        }
    }

    /// Draws a rectangle with round corners.
    pub fn rect(&mut self, rect: Rect, radius: f32, fill: Rgb) {
        if !self.shows(rect) {
            return;
        }
        self.cover(rect);
        let (frame, fill) = (RectAttributes(rect, radius), HexColour(fill));
        self.shape(format_args!("<rect {frame} fill=\"{fill}\"/>"));
    }

    /// Draws a line of this width inside the edge of a rectangle with round corners.
    pub fn rim(&mut self, rect: Rect, radius: f32, line: Rgb, width: f32) {
        if !self.shows(rect) {
            return;
        }
        self.cover(rect);
        let frame = RectAttributes(rect.grow(-width / 2.0), (radius - width / 2.0).max(0.0));
        let (line, width) = (HexColour(line), Hundredths(width));
        self.shape(format_args!(
            "<rect {frame} fill=\"none\" stroke=\"{line}\" stroke-width=\"{width}\"/>"
        ));
    }

    /// Draws a dashed line along the edge of a rectangle.
    pub fn dashes(&mut self, rect: Rect, line: Rgb, width: f32, dash: f32) {
        if !self.shows(rect) {
            return;
        }
        self.cover(rect);
        let (frame, line) = (RectAttributes(rect, 0.0), HexColour(line));
        let (width, dash) = (Hundredths(width), Hundredths(dash));
        self.shape(format_args!(
            "<rect {frame} fill=\"none\" stroke=\"{line}\" stroke-width=\"{width}\" \
             stroke-dasharray=\"{dash}\"/>"
        ));
    }

    pub fn circle(&mut self, centre: Point, radius: f32, fill: Rgb) {
        let around = Rect {
            min: centre,
            max: centre,
        };
        if !self.shows(around.grow(radius)) {
            return;
        }
        self.cover(around.grow(radius));
        let (x, y) = (Hundredths(centre.x), Hundredths(centre.y));
        let (radius, fill) = (Hundredths(radius), HexColour(fill));
        self.shape(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"/>"
        ));
    }

    pub fn polygon(&mut self, points: &[Point], fill: Rgb) {
        if !self.shows(hull(points)) {
            return;
        }
        let (points, fill) = (self.points(points, 0.0), HexColour(fill));
        self.shape(format_args!(
            "<polygon points=\"{points}\" fill=\"{fill}\"/>"
        ));
    }

    /// Draws a line through these points; `closed` connects the last to the first.
    pub fn line(&mut self, points: &[Point], closed: bool, line: Rgb, width: f32) {
        if !self.shows(hull(points).grow(width)) {
            return;
        }
        let points = self.points(points, width);
        let kind = if closed { "polygon" } else { "polyline" };
        let (line, width) = (HexColour(line), Hundredths(width));
        self.shape(format_args!(
            "<{kind} points=\"{points}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"{width}\"/>"
        ));
    }

    /// The width of a text of this size.
    pub fn width(&self, text: &str, size: f32) -> f32 {
        self.letters.width(text) * size / EM
    }

    /// Draws a line of text of this size; `at` is its left end, on its middle line.
    pub fn text(&mut self, at: Point, text: &str, size: f32, fill: Rgb) {
        let outline = self.letters.outline(text);
        if outline.is_empty() {
            return;
        }
        let scale = size / EM;
        let baseline = at + Point::new(0.0, self.letters.below_middle() * scale);
        let (left, top, right, bottom) = outline.bounds;
        let covered = Rect {
            min: baseline + Point::new(left * scale, top * scale),
            max: baseline + Point::new(right * scale, bottom * scale),
        };
        if !self.shows(covered) {
            return;
        }
        self.cover(covered);
        let name = self.names.entry(text.to_owned()).or_insert_with(|| {
            let name = outline_id(text);
            let path = &outline.path;
            put(
                &mut self.outlines,
                format_args!("<path id=\"{name}\" d=\"{path}\"/>\n"),
            );
            name
        });
        let (x, y) = (Hundredths(baseline.x), Hundredths(baseline.y));
        let fill = HexColour(fill);
        put(
            &mut self.shapes,
            format_args!(
                "<use xlink:href=\"#{name}\" fill=\"{fill}\" transform=\"translate({x} {y}) scale({scale})\"/>\n"
            ),
        );
    }

    /// Adds a sentence below the window, at the end of the document.
    pub fn end_with(&mut self, sentence: &str) {
        let mut window = self.window.take().unwrap_or_default();
        let below = Rect::at(
            Point::new(window.min.x, window.max.y),
            window.width(),
            OVERDRAW,
        );
        self.rect(below.grow(OVERDRAW), 0.0, PAPER);
        window.max.y += TEXT_SIZE * 2.0;
        self.bounds = Some(window);
        let at = Point::new(below.min.x, below.min.y + TEXT_SIZE);
        self.text(at, sentence, TEXT_SIZE, tokens::HAT.border);
    }

    /// The document, with everything that was drawn.
    pub fn finish(self, meta: &DrawingMeta) -> FinishedDrawing {
        let bounds = self.bounds.unwrap_or_default().grow(MARGIN);
        self.finish_within(bounds, meta)
    }

    /// The document, cropped to this rectangle.
    pub fn finish_within(self, bounds: Rect, meta: &DrawingMeta) -> FinishedDrawing {
        // Shifted by half a unit, so that the lines around blocks are on whole pixels.
        let (left, top) = (bounds.min.x.floor() - 0.5, bounds.min.y.floor() - 0.5);
        let width = (bounds.max.x - left).ceil();
        let height = (bounds.max.y - top).ceil();
        let language = match meta.language {
            "" => String::new(),
            code => format!(" xml:lang=\"{code}\""),
        };
        let title = match meta.title {
            "" => String::new(),
            title => format!("<title>{}</title>\n", XmlEscaped(title)),
        };
        let description = XmlEscaped(meta.description);
        let program = meta.program.map(embed::metadata).unwrap_or_default();
        let paper = HexColour(PAPER);
        let (outlines, shapes) = (&self.outlines, &self.shapes);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"{language} \
             role=\"img\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"{left} {top} {width} {height}\" stroke=\"none\" stroke-linejoin=\"round\">\n\
             {title}<desc>{description}</desc>\n{program}\
             <defs>\n{outlines}</defs>\n\
             <rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>\n\
             {shapes}</svg>\n"
        );
        FinishedDrawing { svg, width, height }
    }

    fn points(&mut self, points: &[Point], width: f32) -> String {
        let mut list = String::new();
        for &at in points {
            self.cover(Rect { min: at, max: at }.grow(width));
            let space = if list.is_empty() { "" } else { " " };
            put(
                &mut list,
                format_args!("{space}{},{}", Hundredths(at.x), Hundredths(at.y)),
            );
        }
        list
    }

    fn shape(&mut self, shape: fmt::Arguments<'_>) {
        put(&mut self.shapes, shape);
        self.shapes.push('\n');
    }

    /// True if part of this rectangle is visible.
    fn shows(&self, rect: Rect) -> bool {
        self.window
            .as_ref()
            .is_none_or(|window| window.grow(OVERDRAW).overlaps(&rect))
    }

    /// -1 for points so far above the window that no line or arc there reaches into it, 1 for
    /// points so far below, 0 otherwise.
    fn side(&self, at: Point) -> i8 {
        match &self.window {
            Some(window) if at.y < window.min.y - OVERDRAW => -1,
            Some(window) if at.y > window.max.y + OVERDRAW => 1,
            _ => 0,
        }
    }

    /// Extends the covered rectangle.
    fn cover(&mut self, rect: Rect) {
        self.bounds = Some(match &self.bounds {
            Some(bounds) => bounds.union(&rect),
            None => rect,
        });
    }
}

/// The bounding rectangle of points.
fn hull(points: &[Point]) -> Rect {
    points
        .iter()
        .map(|&at| Rect { min: at, max: at })
        .reduce(|hull, at| hull.union(&at))
        .unwrap_or_default()
}

/// The id of a text's outline: a hash (FNV-1a) of the text, so that equal ids on a page with
/// several pictures mean equal outlines.
fn outline_id(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    format!("t{hash:016x}")
}

/// Writes to a string, which cannot fail.
fn put(out: &mut String, text: fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

/// A number, rounded to hundredths.
struct Hundredths(f32);

impl Display for Hundredths {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding 0 turns -0 into 0.
        let rounded = (f64::from(self.0) * 100.0).round() / 100.0 + 0.0;
        write!(out, "{rounded}")
    }
}

struct HexColour(Rgb);

impl Display for HexColour {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.0;
        write!(out, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// The attributes of a rectangle with corners of this radius.
struct RectAttributes(Rect, f32);

impl Display for RectAttributes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RectAttributes(rect, radius) = self;
        let (x, y) = (Hundredths(rect.min.x), Hundredths(rect.min.y));
        let (width, height) = (Hundredths(rect.width()), Hundredths(rect.height()));
        write!(
            out,
            "x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""
        )?;
        match radius {
            0.0 => Ok(()),
            _ => write!(out, " rx=\"{}\"", Hundredths(*radius)),
        }
    }
}

/// Text between tags. Leaves out characters that XML does not allow, and replaces those that change
/// the direction of neighbouring text.
struct XmlEscaped<'a>(&'a str);

impl Display for XmlEscaped<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let allowed =
            |c: &char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}') || *c == '\n';
        let shown = |c| if c == '\n' { c } else { plain(c) };
        let text: String = self.0.chars().filter(allowed).map(shown).collect();
        out.write_str(&embed::escaped(&text))
    }
}

//! How numbers, colours, rectangles and texts are written in SVG.

use crate::layout::Rect;
use crate::picture::embed;
use crate::text::plain;
use crate::tokens::Rgb;
use std::fmt::{self, Display};

/// A number, to a hundredth of a unit.
pub struct Hundredths(pub f32);

impl Display for Hundredths {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding 0 makes 0 of -0.
        let rounded = (f64::from(self.0) * 100.0).round() / 100.0 + 0.0;
        write!(out, "{rounded}")
    }
}

pub struct HexColour(pub Rgb);

impl Display for HexColour {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.0;
        write!(out, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// The attributes of a rectangle, and the radius of its corners.
pub struct RectAttributes(pub Rect, pub f32);

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

/// Text as it may stand between tags. What XML cannot hold at all is left out, and what would turn the direction of
/// what stands beside it is replaced.
pub struct XmlEscaped<'a>(pub &'a str);

impl Display for XmlEscaped<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known =
            |c: &char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}') || *c == '\n';
        let shown = |c| if c == '\n' { c } else { plain(c) };
        let text: String = self.0.chars().filter(known).map(shown).collect();
        out.write_str(&embed::escaped(&text))
    }
}

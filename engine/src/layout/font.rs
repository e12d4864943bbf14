//! Measuring texts with the embedded fonts.

use super::metrics::TEXT_SIZE;
use harfrust::{Direction, FontRef, ShapeOptions, ShaperData, UnicodeBuffer};

/// Atkinson Hyperlegible Next, weight 600: the text on blocks.
pub const SEMIBOLD: &[u8] =
    include_bytes!("../../../assets/fonts/AtkinsonHyperlegibleNext_600SemiBold.ttf");

/// Atkinson Hyperlegible Next, weight 400: all other text.
pub const REGULAR: &[u8] =
    include_bytes!("../../../assets/fonts/AtkinsonHyperlegibleNext_400Regular.ttf");

/// Font units per em of the embedded fonts.
pub const EM: f32 = 1000.0;

/// Measures the width of a text.
pub trait Measure {
    /// The width of a line of text in units, at [`TEXT_SIZE`] and weight 600.
    fn width(&self, text: &str) -> f32;
}

/// Measures with the advances of an embedded font. Shapes texts like epaint, by the rules of
/// HarfBuzz with the kerning and ligatures of the font, so that painted texts have the measured
/// width.
pub struct Advances {
    font: FontRef<'static>,
    data: ShaperData,
}

impl Advances {
    /// The advances of [`SEMIBOLD`].
    pub fn embedded() -> Advances {
        let font = FontRef::new(SEMIBOLD).expect("the embedded font is a font");
        let data = ShaperData::new(&font);
        Advances { font, data }
    }

    /// The glyphs of a line of text from left to right, in font units.
    pub fn letters(&self, text: &str) -> Vec<Letter> {
        let shaper = self.data.shaper(&self.font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        // The font has no letters that run from right to left: such text becomes boxes, and what surrounds them stays in order.
        buffer.set_direction(Direction::LeftToRight);
        let glyphs = shaper.shape(buffer, ShapeOptions::new());
        let mut x = 0.0;
        let positions = glyphs.glyph_positions().iter();
        let letters = positions.zip(glyphs.glyph_infos()).map(|(at, glyph)| {
            let missing = (glyph.glyph_id == 0)
                .then(|| text.get(glyph.cluster as usize..)?.chars().next())
                .flatten();
            let advance = match missing {
                Some(missing) => fallback_width(missing) * EM,
                None => at.x_advance as f32,
            };
            let letter = Letter {
                glyph: glyph.glyph_id,
                at: (x + at.x_offset as f32, at.y_offset as f32),
                advance,
                missing,
            };
            x += advance;
            letter
        });
        letters.collect()
    }
}

/// A glyph in a line of text, in font units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Letter {
    /// Its index in the font; 0 if the font lacks it.
    pub glyph: u32,
    /// Its origin, right of and above the start of the line.
    pub at: (f32, f32),
    /// The distance to the next glyph.
    pub advance: f32,
    /// The character, if the font lacks it.
    pub missing: Option<char>,
}

impl Measure for Advances {
    fn width(&self, text: &str) -> f32 {
        let units = self.letters(text).into_iter().map(|letter| letter.advance);
        units.sum::<f32>() * TEXT_SIZE / EM
    }
}

/// The approximate width, in em, of a character in another font: 1 for ideographs and emoji, 0.6
/// for letters.
fn fallback_width(c: char) -> f32 {
    match c {
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{FE00}'..='\u{FE0F}' => 0.0,
        '\u{2600}'..='\u{27BF}' | '\u{2E80}'.. => 1.0,
        _ => 0.6,
    }
}

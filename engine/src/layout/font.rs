//! How wide texts are.

use super::metrics::TEXT_SIZE;
use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};

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
    /// The width in units of a line of text at [`TEXT_SIZE`], SemiBold.
    fn width(&self, text: &str) -> f32;
}

/// Measures with the advances of a font. Shapes as epaint does, by HarfBuzz's rules with the
/// font's own kerning and ligatures, so that what is painted is as wide as what was measured.
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

    /// The letters of a line of text from left to right, in units of the font: [`EM`] make the size.
    pub fn letters(&self, text: &str) -> Vec<Letter> {
        let shaper = self.data.shaper(&self.font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
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

/// A letter in a line of text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Letter {
    /// Its number in the font; 0 if the font lacks it.
    pub glyph: u32,
    /// From the beginning of the line, to the right and up.
    pub at: (f32, f32),
    /// How much further to the right the next one is.
    pub advance: f32,
    /// The character that the font lacks.
    pub missing: Option<char>,
}

impl Measure for Advances {
    fn width(&self, text: &str) -> f32 {
        let units = self.letters(text).into_iter().map(|letter| letter.advance);
        units.sum::<f32>() * TEXT_SIZE / EM
    }
}

/// About how wide, in em, another font shows what this one lacks: ideographs and pictures fill a
/// square, letters half of one.
fn fallback_width(c: char) -> f32 {
    match c {
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{FE00}'..='\u{FE0F}' => 0.0,
        '\u{2E80}'.. => 1.0,
        _ => 0.6,
    }
}

//! How wide texts are.

use super::metrics::TEXT_SIZE;
use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};

/// Atkinson Hyperlegible Next, weight 600: the text on blocks.
pub const SEMIBOLD: &[u8] =
    include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext_600SemiBold.ttf");

/// Atkinson Hyperlegible Next, weight 400: all other text.
pub const REGULAR: &[u8] =
    include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext_400Regular.ttf");

/// Tells the width of a text.
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
}

impl Measure for Advances {
    fn width(&self, text: &str) -> f32 {
        let shaper = self.data.shaper(&self.font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let glyphs = shaper.shape(buffer, ShapeOptions::new());
        let em = shaper.units_per_em() as f32;
        let positions = glyphs.glyph_positions().iter();
        let units = positions.zip(glyphs.glyph_infos()).map(|(at, glyph)| {
            if glyph.glyph_id == 0 {
                let missing = text.get(glyph.cluster as usize..);
                missing
                    .and_then(|text| text.chars().next())
                    .map_or(0.0, fallback_width)
                    * em
            } else {
                at.x_advance as f32
            }
        });
        units.sum::<f32>() * TEXT_SIZE / em
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_texts_are_wider_and_pairs_are_kerned() {
        let advances = Advances::embedded();
        let width = |text| advances.width(text);
        assert_eq!(width(""), 0.0);
        assert!(width("casella in riga =") > width("casella in riga"));
        assert!(width("AV") < width("A") + width("V"));
        assert!((50.0..150.0).contains(&width("casella in riga =")));
    }

    #[test]
    fn letters_that_the_font_lacks_have_a_width() {
        let advances = Advances::embedded();
        assert_eq!(advances.width("日本"), 2.0 * TEXT_SIZE);
        assert!(advances.width("Ж") > 5.0);
    }
}

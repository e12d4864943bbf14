//! PNG: an SVG as pixels, and texts in the file (PNG, third edition, 11.3.3.4).

use super::PictureError;
use crate::layout::{REGULAR, SEMIBOLD};
use png::{BitDepth, ColorType, DecodeOptions, Decoded, Encoder, EncodingError, StreamingDecoder};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// A picture never has more pixels: they take 4 bytes each while it is drawn.
pub const MAX_PIXELS: u64 = 100_000_000;

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// An SVG as PNG on white paper, `scale` pixels for 1 unit, with texts in the file: for each a keyword
/// of 1 to 79 ASCII characters, and what it says. Words in the SVG are drawn with the embedded fonts.
///
/// # Errors
/// [`PictureError::TooLarge`], or [`PictureError::NotDrawn`] if this is no SVG.
pub fn svg_to_png(svg: &str, scale: f32, texts: &[(&str, &str)]) -> Result<Vec<u8>, PictureError> {
    let not_drawn = |error: &dyn ToString| PictureError::NotDrawn(error.to_string());
    let mut options = Options::default();
    let fonts = options.fontdb_mut();
    fonts.load_font_data(REGULAR.to_vec());
    fonts.load_font_data(SEMIBOLD.to_vec());
    fonts.set_sans_serif_family("Atkinson Hyperlegible Next");
    let tree = Tree::from_str(svg, &options).map_err(|error| not_drawn(&error))?;
    let (width, height) = pixels(tree.size().width(), tree.size().height(), scale)?;
    let mut pixmap = Pixmap::new(width, height).ok_or(PictureError::TooLarge {
        width: width.into(),
        height: height.into(),
    })?;
    pixmap.fill(Color::WHITE);
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    encoded(pixmap, texts).map_err(|error| not_drawn(&error))
}

/// The file: texts first, not packed, so that they are found without unpacking anything.
fn encoded(pixmap: Pixmap, texts: &[(&str, &str)]) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    for (keyword, text) in texts {
        encoder.add_itxt_chunk((*keyword).to_owned(), (*text).to_owned())?;
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixmap.take_demultiplied())?;
    writer.finish()?;
    Ok(file)
}

/// How many pixels a drawing of this size has.
pub(super) fn pixels(width: f32, height: f32, scale: f32) -> Result<(u32, u32), PictureError> {
    let side = |units: f32| (f64::from(units) * f64::from(scale)).ceil().max(1.0) as u64;
    let (width, height) = (side(width), side(height));
    let too_large = PictureError::TooLarge { width, height };
    if width.saturating_mul(height) > MAX_PIXELS {
        return Err(too_large);
    }
    match (width.try_into(), height.try_into()) {
        (Ok(width), Ok(height)) => Ok((width, height)),
        _ => Err(too_large),
    }
}

/// Whether these bytes begin as a PNG does.
pub(super) fn is_png(bytes: &[u8]) -> bool {
    bytes.starts_with(SIGNATURE)
}

/// The text behind a keyword in a PNG from anybody. Neither pixels nor packed texts are unpacked, and
/// texts take no more than the 64 MiB that the decoder allows by itself.
pub(super) fn text(bytes: &[u8], keyword: &str) -> Result<String, PictureError> {
    let mut options = DecodeOptions::default();
    // Else a text with a wrong checksum is passed over, as if it were not there.
    options.set_skip_ancillary_crc_failures(false);
    options.set_ignore_iccp_chunk(true);
    let mut decoder = StreamingDecoder::new_with_options(options);
    let mut rest = bytes;
    while !rest.is_empty() {
        // Without a place for pixels they are skipped.
        let step = decoder.update(rest, None);
        let (taken, decoded) = step.map_err(|_| PictureError::Damaged)?;
        rest = &rest[taken..];
        match decoded {
            Decoded::ChunkComplete(png::chunk::iTXt) => {
                let found = decoder.info().and_then(|info| info.utf8_text.last());
                let ours = found.filter(|text| text.keyword == keyword && !text.compressed);
                if let Some(text) = ours {
                    return text.get_text().map_err(|_| PictureError::Damaged);
                }
            }
            Decoded::BadAncillaryChunk(png::chunk::iTXt) => return Err(PictureError::Damaged),
            Decoded::ChunkComplete(png::chunk::IEND) => return Err(PictureError::NoProgram),
            _ => (),
        }
    }
    Err(PictureError::Damaged)
}

//! Converts SVG to PNG, and reads and writes text chunks (PNG, third edition, 11.3.3.4).

use super::PictureError;
use crate::layout::{REGULAR, SEMIBOLD};
use png::{BitDepth, ColorType, DecodeOptions, Decoded, Encoder, EncodingError, StreamingDecoder};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Maximum number of pixels of a picture; each takes 4 bytes while drawing.
pub const MAX_PIXELS: u64 = 100_000_000;

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// An SVG as PNG on white, `scale` pixels per unit. `texts`: text chunks for the file, as keywords
/// of 1 to 79 ASCII characters and their values. Texts in the SVG use the embedded fonts.
///
/// # Errors
/// [`PictureError::TooLarge`], or [`PictureError::NotDrawn`] if this is not an SVG.
pub fn svg_to_png(svg: &str, scale: f32, texts: &[(&str, &str)]) -> Result<Vec<u8>, PictureError> {
    encoded(pixels_of(svg, scale)?, texts).map_err(|error| not_drawn(&error))
}

/// The pixels of an SVG on white; arguments and errors as for [`svg_to_png`].
pub(super) fn pixels_of(svg: &str, scale: f32) -> Result<Pixmap, PictureError> {
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
    Ok(pixmap)
}

pub(super) fn not_drawn(error: &dyn ToString) -> PictureError {
    PictureError::NotDrawn(error.to_string())
}

/// Encodes the file, with uncompressed texts first, so that reading them decompresses nothing.
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

/// Width and height in pixels of a drawing of this size in units.
///
/// # Errors
/// [`PictureError::TooLarge`].
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

/// True if these bytes start like a PNG.
pub(super) fn is_png(bytes: &[u8]) -> bool {
    bytes.starts_with(SIGNATURE)
}

/// The text for a keyword in an untrusted PNG. Decompresses neither pixels nor texts; texts take at
/// most 64 MiB, the limit of the decoder.
pub(super) fn text(bytes: &[u8], keyword: &str) -> Result<String, PictureError> {
    let mut options = DecodeOptions::default();
    // By default the decoder skips texts with wrong checksums.
    options.set_skip_ancillary_crc_failures(false);
    options.set_ignore_iccp_chunk(true);
    let mut decoder = StreamingDecoder::new_with_options(options);
    let mut rest = bytes;
    while !rest.is_empty() {
        // Without a buffer, pixels are skipped.
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

//! PNG: an SVG as pixels, and texts in chunks of the file (PNG, third edition, 5 and 11.3.3.4).

use super::PictureError;
use crate::layout::{REGULAR, SEMIBOLD};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// A picture never has more pixels: they take 4 bytes each while it is drawn.
pub const MAX_PIXELS: u64 = 100_000_000;

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Signature and first chunk: what texts may stand behind.
const HEAD: usize = SIGNATURE.len() + 25;

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
    let picture = pixmap.encode_png().map_err(|error| not_drawn(&error))?;
    let (head, image) = picture.split_at(HEAD);
    let mut png = head.to_vec();
    for (keyword, text) in texts {
        push_text(&mut png, keyword, text);
    }
    png.extend_from_slice(image);
    Ok(png)
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

/// Adds a chunk with a text, not packed.
fn push_text(png: &mut Vec<u8>, keyword: &str, text: &str) {
    let start = png.len();
    // The keyword; not packed; no language; the same keyword in it; the text.
    let body = [keyword.as_bytes(), b"\0\0\0\0\0", text.as_bytes()].concat();
    png.extend_from_slice(&(body.len() as u32).to_be_bytes());
    png.extend_from_slice(b"iTXt");
    png.extend_from_slice(&body);
    let sum = checksum(&png[start + 4..]);
    png.extend_from_slice(&sum.to_be_bytes());
}

/// The text behind a keyword among the chunks of a PNG.
pub(super) fn text(mut chunks: &[u8], keyword: &str) -> Result<String, PictureError> {
    let beginning = [keyword.as_bytes(), b"\0\0\0\0\0"].concat();
    while let Some((length, rest)) = chunks.split_first_chunk::<4>() {
        // The kind of the chunk counts for its checksum, not for its length.
        let length = u32::from_be_bytes(*length) as usize;
        let chunk = length
            .checked_add(4)
            .and_then(|length| rest.split_at_checked(length));
        let (chunk, rest) = chunk.ok_or(PictureError::Damaged)?;
        let (sum, rest) = rest.split_first_chunk().ok_or(PictureError::Damaged)?;
        if let Some(body) = chunk.strip_prefix(b"iTXt")
            && let Some(text) = body.strip_prefix(&*beginning)
        {
            if checksum(chunk) != u32::from_be_bytes(*sum) {
                return Err(PictureError::Damaged);
            }
            return String::from_utf8(text.to_vec()).map_err(|_| PictureError::Damaged);
        }
        if chunk.starts_with(b"IEND") {
            return Err(PictureError::NoProgram);
        }
        chunks = rest;
    }
    Err(PictureError::Damaged)
}

/// What comes behind the signature of a PNG; none if this is none.
pub(super) fn chunks(bytes: &[u8]) -> Option<&[u8]> {
    bytes.strip_prefix(SIGNATURE)
}

/// The checksum of a chunk: CRC-32 as in the appendix of the standard, without its table.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| (sum >> 1) ^ (0xedb8_8320 * (sum & 1));
    !bytes
        .iter()
        .fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_of_the_standard() {
        assert_eq!(checksum(b"IEND"), 0xae42_6082);
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn pictures_have_at_least_one_pixel_and_not_too_many() {
        assert_eq!(pixels(0.1, 10.2, 2.0), Ok((1, 21)));
        assert_eq!(pixels(10.0, 10.0, f32::NAN), Ok((1, 1)));
        for (width, height, scale) in [
            (20_000.0, 5_001.0, 1.0),
            (10.0, 10.0, f32::INFINITY),
            (1e30, 1.0, 1.0),
        ] {
            let refused = pixels(width, height, scale);
            assert!(matches!(refused, Err(PictureError::TooLarge { .. })));
        }
    }
}

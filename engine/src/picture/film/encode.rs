//! Writes a film as an animated PNG or as a GIF.
//!
//! Both have one palette. A frame is the rectangle that changed; unchanged pixels in it are transparent.

use super::set::{HEIGHT, WIDTH};
use crate::picture::PictureError;
use crate::picture::png::not_drawn;
use crate::tokens::Rgb;
use gif::{Encoder as GifEncoder, Frame, Repeat};
use png::{BitDepth, BlendOp, ColorType, Encoder, EncodingError};
use std::borrow::Cow;

/// The colour number of unchanged pixels, after all colours of the palette.
const UNCHANGED: u8 = 255;

/// The frames of a film and their colours.
pub(super) struct Film<'a> {
    /// At most 255 colours.
    pub palette: &'a [Rgb],
    pub frames: &'a [FilmFrame],
}

/// A rectangle of a frame and how long it is shown.
pub(super) struct FilmFrame {
    left: usize,
    top: usize,
    width: usize,
    pixels: Vec<u8>,
    pub hundredths: u16,
}

impl FilmFrame {
    /// The changes between two pictures, given as the colour numbers of all pixels; `None` if there are none. A first
    /// picture is new as a whole.
    pub fn between(before: Option<&[u8]>, picture: &[u8], hundredths: u16) -> Option<FilmFrame> {
        let Some(before) = before else {
            return Some(FilmFrame {
                left: 0,
                top: 0,
                width: WIDTH,
                pixels: picture.to_vec(),
                hundredths,
            });
        };
        let rows = || before.chunks(WIDTH).zip(picture.chunks(WIDTH));
        let top = rows().position(|(old, new)| old != new)?;
        let (mut bottom, mut left, mut right) = (top, WIDTH, 0);
        for (row, (old, new)) in rows().enumerate().filter(|(_, (old, new))| old != new) {
            let differs = |at: &usize| old[*at] != new[*at];
            bottom = row;
            left = left.min((0..WIDTH).find(differs)?);
            right = right.max((0..WIDTH).rfind(differs)?);
        }
        let changed = rows().skip(top).take(bottom + 1 - top);
        let pixels = changed.flat_map(|(old, new)| {
            let pairs = old[left..=right].iter().zip(&new[left..=right]);
            pairs.map(|(old, new)| if old == new { UNCHANGED } else { *new })
        });
        Some(FilmFrame {
            left,
            top,
            width: right + 1 - left,
            pixels: pixels.collect(),
            hundredths,
        })
    }

    fn height(&self) -> usize {
        self.pixels.len() / self.width
    }
}

impl Film<'_> {
    /// Red, green and blue of all 256 colour numbers.
    fn table(&self) -> Vec<u8> {
        let mut table = self.palette.concat();
        table.resize(256 * 3, 0);
        table
    }

    /// The film as a GIF.
    ///
    /// # Errors
    /// [`PictureError::NotDrawn`].
    pub fn gif(&self) -> Result<Vec<u8>, PictureError> {
        self.write_gif().map_err(|error| not_drawn(&error))
    }

    fn write_gif(&self) -> Result<Vec<u8>, gif::EncodingError> {
        let mut file = Vec::new();
        let (width, height) = (WIDTH as u16, HEIGHT as u16);
        let mut encoder = GifEncoder::new(&mut file, width, height, &self.table())?;
        encoder.set_repeat(Repeat::Infinite)?;
        for frame in self.frames {
            encoder.write_frame(&Frame {
                delay: frame.hundredths,
                transparent: Some(UNCHANGED),
                left: frame.left as u16,
                top: frame.top as u16,
                width: frame.width as u16,
                height: frame.height() as u16,
                buffer: Cow::Borrowed(&frame.pixels),
                ..Frame::default()
            })?;
        }
        drop(encoder);
        Ok(file)
    }

    /// The film as an animated PNG with these texts: keywords and values.
    ///
    /// # Errors
    /// [`PictureError::NotDrawn`].
    pub fn png(&self, texts: &[(&str, &str)]) -> Result<Vec<u8>, PictureError> {
        self.write_png(texts).map_err(|error| not_drawn(&error))
    }

    fn write_png(&self, texts: &[(&str, &str)]) -> Result<Vec<u8>, EncodingError> {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, WIDTH as u32, HEIGHT as u32);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(self.table());
        let mut opacity = [255; 256];
        opacity[usize::from(UNCHANGED)] = 0;
        encoder.set_trns(opacity.to_vec());
        encoder.set_animated(self.frames.len() as u32, 0)?;
        for (keyword, text) in texts {
            encoder.add_itxt_chunk((*keyword).to_owned(), (*text).to_owned())?;
        }
        let mut writer = encoder.write_header()?;
        for frame in self.frames {
            // Position first: the new size may not fit at the old one.
            writer.set_frame_position(0, 0)?;
            writer.set_frame_dimension(frame.width as u32, frame.height() as u32)?;
            writer.set_frame_position(frame.left as u32, frame.top as u32)?;
            writer.set_frame_delay(frame.hundredths, 100)?;
            writer.set_blend_op(BlendOp::Over)?;
            writer.write_image_data(&frame.pixels)?;
        }
        writer.finish()?;
        Ok(file)
    }
}

//! **Pictures**: programs and walls as SVG and PNG, and the program out of such a picture again.
//!
//! A program lies as on the canvas, in the light look on white paper. Letters are outlines, so that a
//! picture looks the same everywhere; the program is inside, so that the picture can be opened. For
//! paper there is a page: `print` cuts a program into strips between its blocks.

mod blocks;
mod drawing;
mod embed;
pub mod html;
mod letters;
mod png;
mod print;
mod program;
mod wall;

pub use blocks::{blocks_svg, kind_svg};
pub use embed::program_in;
pub use png::{MAX_PIXELS, svg_to_png};
pub use print::{PageStrip, program_page, program_strips};
pub use wall::{CellMark, wall_svg};

use crate::language::Program;
use crate::language::cost::{Costs, cost_at};
use crate::language::words;
use crate::layout::{Advances, Layout, LayoutChange};
use crate::text::Text;
use drawing::{DrawingMeta, FinishedDrawing, SvgDrawing};
use std::path::Path;

/// Largest size of the drawing in a picture; a program of 4,000 blocks fits.
const MOST_BYTES: usize = 3_000_000;

/// Why there is no picture, or no program in one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PictureError {
    /// It would have more than [`MAX_PIXELS`].
    TooLarge {
        /// In pixels.
        width: u64,
        /// In pixels.
        height: u64,
    },
    /// The SVG cannot be drawn; its reader says why.
    NotDrawn(String),
    /// It is a picture, but nobody put a program into it.
    NoProgram,
    /// There was a program in it, but the file is cut off or was changed.
    Damaged,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureFormat {
    /// Outlines: sharp at any size.
    Svg,
    /// Pixels.
    Png,
}

impl PictureFormat {
    /// The format that a file's name asks for: `.svg` or `.png`, in large or small letters.
    pub fn of(path: &Path) -> Option<PictureFormat> {
        let extension = path.extension()?.to_str()?;
        match &*extension.to_ascii_lowercase() {
            "svg" => Some(PictureFormat::Svg),
            "png" => Some(PictureFormat::Png),
            _ => None,
        }
    }
}

/// The bytes of a file with a picture of the program. A PNG has 2 pixels for 1 unit, which is sharp
/// on screens and on paper, or 1 where that would be too large.
///
/// # Errors
/// [`PictureError::TooLarge`], for PNG only.
pub fn program_picture(
    program: &Program,
    text: &Text,
    format: PictureFormat,
) -> Result<Vec<u8>, PictureError> {
    program_picture_at(program, &Costs::default(), text, format)
}

/// As [`program_picture`]; the cost in its title is that at these costs.
///
/// # Errors
/// [`PictureError::TooLarge`], for PNG only.
pub fn program_picture_at(
    program: &Program,
    costs: &Costs,
    text: &Text,
    format: PictureFormat,
) -> Result<Vec<u8>, PictureError> {
    let sheet = sheet(program, costs, text);
    match format {
        PictureFormat::Svg => Ok(sheet.svg.into_bytes()),
        PictureFormat::Png => match sheet_png(&sheet, program, 2.0) {
            Err(PictureError::TooLarge { .. }) => sheet_png(&sheet, program, 1.0),
            drawn => drawn,
        },
    }
}

/// The program as a self-contained SVG, 1 unit = 1 pixel; [`program_in`] reads the program out of it.
/// For those who do not see it, it is called by its name and cost, and described in words.
pub fn program_svg(program: &Program, text: &Text) -> String {
    sheet(program, &Costs::default(), text).svg
}

/// The same as PNG, `scale` pixels for 1 unit, with the program in a chunk of text.
///
/// # Errors
/// [`PictureError::TooLarge`].
pub fn program_png(program: &Program, text: &Text, scale: f32) -> Result<Vec<u8>, PictureError> {
    sheet_png(&sheet(program, &Costs::default(), text), program, scale)
}

fn sheet_png(
    sheet: &FinishedDrawing,
    program: &Program,
    scale: f32,
) -> Result<Vec<u8>, PictureError> {
    // Before the SVG is read, which takes long if it is large.
    png::pixels(sheet.width, sheet.height, scale)?;
    let texts = [
        ("Title", program.header().name.as_str()),
        (embed::KEYWORD, &embed::text_of(program)),
    ];
    svg_to_png(&sheet.svg, scale, &texts)
}

fn sheet(program: &Program, costs: &Costs, text: &Text) -> FinishedDrawing {
    let mut layout = Layout::new();
    layout.set_costs(costs);
    layout.update(program, text, &Advances::embedded(), &LayoutChange::All);
    let mut drawing = SvgDrawing::new();
    program::paint(&mut drawing, program, &layout);
    let title = text.msg_picture_title(
        &program.header().name,
        cost_at(program, costs).total.to_string(),
    );
    let meta = DrawingMeta {
        language: text.language().code(),
        title: &title,
        description: &words::words(program, text),
        program: Some(&embed::text_of(program)),
    };
    match drawing.bytes() {
        0..=MOST_BYTES => drawing.finish(&meta),
        bytes => cut_off(program, &layout, text, bytes).finish(&meta),
    }
}

/// As much from the top of a program as a picture has room for, and a sentence that says how many blocks it
/// lacks; `bytes` is what all of it would take.
fn cut_off(program: &Program, layout: &Layout, text: &Text, bytes: usize) -> SvgDrawing {
    let all = layout.bounds();
    let mut window = all;
    let mut part = MOST_BYTES as f32 / bytes as f32;
    loop {
        window.max.y = all.min.y + all.height() * part;
        let mut drawing = SvgDrawing::within(window);
        // A row that is too wide by itself is left out too.
        let empty = window.height() < 1.0;
        if !empty {
            program::paint_within(&mut drawing, program, layout, &window);
        }
        if drawing.bytes() <= MOST_BYTES {
            let begins_below = |id: &&_| {
                let boxed = layout.get(**id);
                empty || boxed.is_some_and(|boxed| boxed.rect.min.y >= window.max.y)
            };
            let lacks = layout.order().iter().filter(begins_below).count();
            drawing.end_with(&text.msg_picture_more(lacks as u64));
            return drawing;
        }
        part /= 2.0;
    }
}

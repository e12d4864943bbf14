//! Pictures of programs and walls as SVG and PNG, and reading a program back from its picture.
//!
//! Programs look as on the canvas, in the light theme on white. Texts are outlines, so that a
//! picture looks the same everywhere. A picture contains its program, so that it can be opened. For
//! printing, `print` divides a program into strips.

mod blocks;
mod drawing;
mod embed;
pub mod film;
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

/// Maximum size of a drawing in bytes; programs of 4,000 blocks fit.
const MAX_BYTES: usize = 3_000_000;

/// The reason why a picture cannot be drawn, or contains no program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PictureError {
    /// It would have more than [`MAX_PIXELS`]. In pixels.
    TooLarge { width: u64, height: u64 },
    /// The SVG cannot be drawn, with the reason.
    NotDrawn(String),
    /// A picture without a program.
    NoProgram,
    /// The program in the picture is cut off or changed.
    Damaged,
}

/// The file format of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureFormat {
    Svg,
    Png,
}

impl PictureFormat {
    /// The format for the extension of a file name, `.svg` or `.png`, regardless of case.
    pub fn of(path: &Path) -> Option<PictureFormat> {
        let extension = path.extension()?.to_str()?;
        match &*extension.to_ascii_lowercase() {
            "svg" => Some(PictureFormat::Svg),
            "png" => Some(PictureFormat::Png),
            _ => None,
        }
    }
}

/// The bytes of a picture of the program, whose title gives the cost at these costs. A PNG has 2
/// pixels per unit, which is sharp on screens and on paper, or 1 if that would be too large.
///
/// # Errors
/// [`PictureError::TooLarge`], for PNG only.
pub fn program_picture(
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

/// The program as a self-contained SVG, 1 unit per pixel; [`program_in`] reads the program back.
/// For accessibility, its title is the name and cost of the program, and its description the
/// program as text.
pub fn program_svg(program: &Program, text: &Text) -> String {
    sheet(program, &Costs::default(), text).svg
}

/// The program as PNG, `scale` pixels per unit, with the program in a text chunk.
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
    // Checked first, because parsing a large SVG takes long.
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
        0..=MAX_BYTES => drawing.finish(&meta),
        bytes => cut_off(program, &layout, text, bytes).finish(&meta),
    }
}

/// The top of a program that is too large for a picture, and a sentence with the number of missing
/// blocks. `bytes` is the size of the whole drawing.
fn cut_off(program: &Program, layout: &Layout, text: &Text, bytes: usize) -> SvgDrawing {
    let all = layout.bounds();
    let mut window = all;
    let mut part = MAX_BYTES as f32 / bytes as f32;
    loop {
        window.max.y = all.min.y + all.height() * part;
        let mut drawing = SvgDrawing::within(window);
        // If even the first row is too large, the picture stays empty.
        let empty = window.height() < 1.0;
        if !empty {
            program::paint_within(&mut drawing, program, layout, &window);
        }
        if drawing.bytes() <= MAX_BYTES {
            let starts_below = |id: &&_| {
                let boxed = layout.get(**id);
                empty || boxed.is_some_and(|boxed| boxed.rect.min.y >= window.max.y)
            };
            let missing = layout.order().iter().filter(starts_below).count();
            drawing.end_with(&text.msg_picture_more(missing as u64));
            return drawing;
        }
        part /= 2.0;
    }
}

//! A program as a self-contained HTML page that prints on A4.
//!
//! Programs higher than a page are cut into strips, each a separate picture that printers do not
//! divide: between two blocks if possible, never through words.

use super::drawing::{DrawingMeta, SvgDrawing};
use super::html::{HtmlEscaped, SvgDataUri};
use super::program::{paint_hat, paint_stack};
use crate::language::Program;
use crate::language::cost::{Costs, cost_at};
use crate::language::program::Stack;
use crate::layout::{
    Advances, BlockPart, Layout, LayoutChange, Point, Rect, SocketStyle, StackBox,
};
use crate::text::Text;
use std::fmt::Write as _;
use std::ops::Range;

/// Usable width of an A4 page with margins of 15 mm, in mm.
const PAGE_WIDTH: f32 = 180.0;
/// Usable height of a page of A4 or US letter, in mm.
const PAGE_HEIGHT: f32 = 245.0;
/// Usable height of the first page, below its header, in mm.
const FIRST_PAGE_HEIGHT: f32 = 195.0;
/// Maximum size of a unit, in mm: texts are as large as in a book.
const MAX_UNIT: f32 = 0.225;
/// Margin around a stack, in units.
const MARGIN: f32 = 6.0;
/// Right margin of a stack, in units.
const RIGHT_MARGIN: f32 = 44.0;

/// Maximum total size of the drawings of a program in bytes; escaped in a page they are half as
/// large again.
const MAX_BYTES: usize = 2_000_000;

/// The style of a work sheet: a header with lines to write on, then the program.
const STYLE: &str = "\
body { font: 12pt/1.4 sans-serif; color: #222; max-width: 180mm; margin: 15mm auto; }
h1 { font-size: 18pt; margin: 0; overflow-wrap: anywhere; }
header { margin-bottom: 6mm; }
header p { margin: 1mm 0 0; }
.lines { display: table; width: 100%; margin-top: 7mm; }
.lines span { display: table-cell; border-bottom: 1px solid #777; color: #555; }
.lines span + span { border-left: 5mm solid #fff; }
.lines .long { width: 50%; }
h2 { font-size: 12pt; font-weight: normal; color: #555; margin: 6mm 0 2mm; break-after: avoid; }
img { display: block; break-inside: avoid; }
@page { size: A4; margin: 15mm; }
@media print { body { margin: 0; } }
";

/// A picture of a part of a program, at most as high as a page.
pub struct PageStrip {
    /// A self-contained SVG.
    pub svg: String,
    /// Its width on paper, in mm.
    pub width: f32,
    /// True for the first strip of a loose stack.
    pub loose: bool,
}

/// The page to print: the name of the program, its cost, lines for pupil, class and date, and the
/// program.
pub fn program_page(program: &Program, costs: &Costs, text: &Text) -> String {
    let language = text.language().code();
    let name = &program.header().name;
    let nameless = text.msg_program_nameless();
    let name = HtmlEscaped(if name.is_empty() { &nameless } else { name });
    let price = text.msg_palette_cost(cost_at(program, costs).total.to_string());
    let [pupil, class, date] = [
        text.msg_print_pupil(),
        text.msg_print_class(),
        text.msg_print_date(),
    ];
    let (price, pupil) = (HtmlEscaped(&price), HtmlEscaped(&pupil));
    let (class, date) = (HtmlEscaped(&class), HtmlEscaped(&date));
    let mut pictures = String::new();
    let mut has_heading = false;
    for strip in program_strips(program, costs, text, FIRST_PAGE_HEIGHT) {
        if strip.loose && !std::mem::replace(&mut has_heading, true) {
            let words = text.msg_print_loose();
            // Writing to a string never fails.
            let _ = writeln!(pictures, "<h2>{}</h2>", HtmlEscaped(&words));
        }
        let (picture, width) = (SvgDataUri(strip.svg), strip.width);
        let _ = writeln!(
            pictures,
            "<img src=\"{picture}\" style=\"width: {width:.1}mm\" alt=\"{name}\">"
        );
    }
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{name}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n\
         <h1>{name}</h1>\n<p>{price}</p>\n<p class=\"lines\"><span class=\"long\">{pupil}</span>\
         <span>{class}</span><span>{date}</span></p>\n</header>\n{pictures}</body>\n</html>\n"
    )
}

/// The program as strips, from the top: the hat's stack, then the loose stacks. The first strip is
/// at most `first` mm high, the others at most a page. They have at most 2 MB in total: the last
/// one then gives the number of missing blocks.
pub fn program_strips(program: &Program, costs: &Costs, text: &Text, first: f32) -> Vec<PageStrip> {
    let mut layout = Layout::new();
    layout.set_costs(costs);
    layout.update(program, text, &Advances::embedded(), &LayoutChange::All);
    let width = |stack: &StackBox| stack.rect.width() + MARGIN + RIGHT_MARGIN;
    let widest = layout.stacks().iter().map(width).fold(1.0, f32::max);
    // The same scale for all stacks: the widest one fits the page.
    let unit = MAX_UNIT.min(PAGE_WIDTH / widest);
    let meta = DrawingMeta {
        language: text.language().code(),
        title: "",
        description: "",
        program: None,
    };
    let (mut strips, mut bytes) = (Vec::new(), 0);
    for stack in layout.stacks() {
        let hat = stack.stack == Stack::Hat;
        let room = if hat { first } else { PAGE_HEIGHT } / unit;
        let mut from = stack.rect.min.y - MARGIN;
        let mut begins = true;
        for to in cuts(program, &layout, stack, room, PAGE_HEIGHT / unit) {
            let within = Rect {
                min: Point::new(stack.rect.min.x - MARGIN, from),
                max: Point::new(stack.rect.max.x + RIGHT_MARGIN, to),
            };
            let mut drawing = SvgDrawing::within(within);
            if hat && begins {
                paint_hat(&mut drawing, &layout);
            }
            paint_stack(&mut drawing, program, &layout, stack, !hat, &within);
            bytes += drawing.bytes();
            let fits = bytes <= MAX_BYTES;
            let sheet = if fits {
                drawing.finish_within(within, &meta)
            } else {
                let missing = blocks_from(&layout, stack, from);
                missing_blocks(missing, text).finish(&meta)
            };
            strips.push(PageStrip {
                svg: sheet.svg,
                width: (sheet.width * unit).min(PAGE_WIDTH),
                loose: !hat && begins,
            });
            if !fits {
                return strips;
            }
            (from, begins) = (to, false);
        }
    }
    strips
}

/// Number of blocks that start below a height of a stack, or are in later stacks.
fn blocks_from(layout: &Layout, stack: &StackBox, from: f32) -> usize {
    let order = &layout.order()[stack.blocks.start..];
    let below = |index: &usize| {
        let boxed = layout.get(order[*index]);
        boxed.is_some_and(|boxed| *index >= stack.blocks.len() || boxed.rect.min.y >= from)
    };
    (0..order.len()).filter(below).count()
}

/// A drawing of the sentence that this number of blocks is missing.
fn missing_blocks(blocks: usize, text: &Text) -> SvgDrawing {
    let mut drawing = SvgDrawing::within(Rect::default());
    drawing.end_with(&text.msg_picture_more(blocks as u64));
    drawing
}

/// The ends of the strips of a stack, from the top, in units. The first strip is at most `first`
/// high, others at most `others`.
fn cuts(program: &Program, layout: &Layout, stack: &StackBox, first: f32, others: f32) -> Vec<f32> {
    let order = &layout.order()[stack.blocks.clone()];
    let mut solid: Vec<(f32, f32)> = Vec::new();
    if stack.stack == Stack::Hat {
        let hat = layout.hat().rect;
        solid.push((hat.min.y, hat.max.y));
    }
    let mut tops = Vec::new();
    for &id in order {
        let Some(block) = layout.get(id) else {
            continue;
        };
        tops.push(block.rect.min.y);
        for part in &block.parts {
            let inside = matches!(
                part,
                BlockPart::Body { .. }
                    | BlockPart::Socket {
                        content: SocketStyle::Block(_),
                        ..
                    }
            );
            if !inside {
                let rect = part.rect().translate(block.rect.min);
                solid.push((rect.min.y, rect.max.y));
            }
        }
        if program.block(id).marks.collapsed {
            solid.push((block.rect.min.y, block.rect.max.y));
        }
    }
    let range = stack.rect.min.y - MARGIN..stack.rect.max.y + MARGIN;
    divide(range, tops, solid, first, others)
}

/// Divides a range of heights into pieces of at most `first`, then `others`, and returns their
/// ends. Cuts at the last of the heights `tops` within reach that is not inside a `solid` range; if
/// there is none, at the maximum.
fn divide(
    range: Range<f32>,
    mut tops: Vec<f32>,
    mut solid: Vec<(f32, f32)>,
    first: f32,
    others: f32,
) -> Vec<f32> {
    tops.sort_by(f32::total_cmp);
    solid.sort_by(|a, b| a.0.total_cmp(&b.0));
    // For each solid range, the lowest end of those that start at or above it.
    let mut reach = f32::NEG_INFINITY;
    let mut reaches = Vec::with_capacity(solid.len());
    for &(_, bottom) in &solid {
        reach = reach.max(bottom);
        reaches.push(reach);
    }
    let free = |height: &f32| {
        let above = solid.partition_point(|(top, _)| top < height);
        above == 0 || reaches[above - 1] <= *height
    };
    tops.retain(free);
    let mut cuts = Vec::new();
    let (mut from, mut room) = (range.start, first.max(1.0));
    while range.end - from > room {
        let limit = from + room;
        let within = tops.partition_point(|top| *top <= limit);
        let cut = tops[..within].last().copied();
        // Avoids strips of less than a tenth of a page.
        from = cut.filter(|cut| *cut > from + room / 10.0).unwrap_or(limit);
        cuts.push(from);
        room = others.max(1.0);
    }
    cuts.push(range.end);
    cuts
}

//! A program on paper: a page of HTML that needs nothing else and prints on A4.
//!
//! A program higher than a sheet is cut into strips, each a picture of its own that no printer divides:
//! between two blocks where that is possible, never through words.

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

/// What a sheet of A4 has room for across, within margins of 15 mm.
const ACROSS: f32 = 180.0;
/// What a sheet has room for from top to bottom, in mm; a sheet of US letter too.
const DOWN: f32 = 245.0;
/// Below the head of the page there is less.
const DOWN_FIRST: f32 = 195.0;
/// Largest length of a unit, in mm: letters are as large as those of a book.
const UNIT: f32 = 0.225;
/// What is free around a stack, in units: on the right stands what blocks cost.
const AROUND: f32 = 6.0;
/// See [`AROUND`].
const AT_RIGHT: f32 = 44.0;

/// Largest size of the drawings of a program: what is in a page is half as long again.
const MOST_BYTES: usize = 2_000_000;

/// Like a work sheet: the head with lines to write on, then the program in its natural size.
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

/// A picture of a part of a program, as high as a sheet at most.
pub struct PageStrip {
    /// The picture, a document of its own.
    pub svg: String,
    /// How wide it is on paper, in mm.
    pub width: f32,
    /// Whether it begins a stack that does not hang on the hat.
    pub loose: bool,
}

/// The page to print: the name of the program, what it costs at these costs, lines for name, class and date, and the
/// program.
pub fn program_page(program: &Program, costs: &Costs, text: &Text) -> String {
    let language = text.language().code();
    let name = &program.header().name;
    let nameless = text.msg_program_nameless();
    let name = HtmlEscaped(if name.is_empty() { &nameless } else { name });
    let price = text.msg_print_cost(cost_at(program, costs).total.to_string());
    let [pupil, class, date] = [
        text.msg_print_pupil(),
        text.msg_print_class(),
        text.msg_print_date(),
    ];
    let (price, pupil) = (HtmlEscaped(&price), HtmlEscaped(&pupil));
    let (class, date) = (HtmlEscaped(&class), HtmlEscaped(&date));
    let mut pictures = String::new();
    let mut beside = false;
    for strip in program_strips(program, costs, text, DOWN_FIRST) {
        if strip.loose && !std::mem::replace(&mut beside, true) {
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

/// The program in strips, from the top: the stack below the hat, then the loose ones, one below the
/// other. The first strip is at most `first` mm high, the others have a sheet each. Together they have at
/// most 2 MB: the last one says how many blocks there are no pictures of.
pub fn program_strips(program: &Program, costs: &Costs, text: &Text, first: f32) -> Vec<PageStrip> {
    let mut layout = Layout::new();
    layout.set_costs(costs);
    layout.update(program, text, &Advances::embedded(), &LayoutChange::All);
    let width = |stack: &StackBox| stack.rect.width() + AROUND + AT_RIGHT;
    let widest = layout.stacks().iter().map(width).fold(1.0, f32::max);
    // All in one size: the widest stack fits across the sheet.
    let unit = UNIT.min(ACROSS / widest);
    let meta = DrawingMeta {
        language: text.language().code(),
        title: "",
        description: "",
        program: None,
    };
    let (mut strips, mut bytes) = (Vec::new(), 0);
    for stack in layout.stacks() {
        let hat = stack.stack == Stack::Hat;
        let room = if hat { first } else { DOWN } / unit;
        let mut from = stack.rect.min.y - AROUND;
        let mut begins = true;
        for to in cuts(program, &layout, stack, room, DOWN / unit) {
            let within = Rect {
                min: Point::new(stack.rect.min.x - AROUND, from),
                max: Point::new(stack.rect.max.x + AT_RIGHT, to),
            };
            let mut drawing = SvgDrawing::within(within);
            if hat && begins {
                paint_hat(&mut drawing, &layout);
            }
            paint_stack(&mut drawing, program, &layout, (stack, !hat), &within);
            bytes += drawing.bytes();
            let left = blocks_from(&layout, stack, from);
            let fits = bytes <= MOST_BYTES;
            let sheet = match fits {
                true => drawing.finish_within(within, &meta),
                false => left_out(left, text).finish(&meta),
            };
            strips.push(PageStrip {
                svg: sheet.svg,
                width: (sheet.width * unit).min(ACROSS),
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

/// How many blocks begin below a height of a stack, or are in those after it.
fn blocks_from(layout: &Layout, stack: &StackBox, from: f32) -> usize {
    let order = &layout.order()[stack.blocks.start..];
    let below = |index: &usize| {
        let boxed = layout.get(order[*index]);
        boxed.is_some_and(|boxed| *index >= stack.blocks.len() || boxed.rect.min.y >= from)
    };
    (0..order.len()).filter(below).count()
}

/// The sentence that stands for a number of blocks left out.
fn left_out(blocks: usize, text: &Text) -> SvgDrawing {
    let mut drawing = SvgDrawing::within(Rect::default());
    drawing.end_with(&text.msg_picture_more(blocks as u64));
    drawing
}

/// Where the strips of a stack end, from the top; the last one is the end of the stack. In units.
fn cuts(program: &Program, layout: &Layout, stack: &StackBox, first: f32, others: f32) -> Vec<f32> {
    let order = &layout.order()[stack.blocks.clone()];
    let blocks = || order.iter().filter_map(|&id| Some((id, layout.get(id)?)));
    let mut solid: Vec<(f32, f32)> = Vec::new();
    if stack.stack == Stack::Hat {
        let hat = layout.hat().rect;
        solid.push((hat.min.y, hat.max.y));
    }
    let mut tops = Vec::new();
    for (id, block) in blocks() {
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
    let (start, end) = (stack.rect.min.y - AROUND, stack.rect.max.y + AROUND);
    divide((start, end), tops, solid, (first, others))
}

/// Divides what lies between two heights into pieces of at most `first`, then `others`: at the last of
/// the heights `tops` that is within reach and inside nothing `solid`; if there is none, where the room
/// ends. The last piece ends at the end.
fn divide(
    (start, end): (f32, f32),
    mut tops: Vec<f32>,
    mut solid: Vec<(f32, f32)>,
    (first, others): (f32, f32),
) -> Vec<f32> {
    tops.sort_by(f32::total_cmp);
    solid.sort_by(|a, b| a.0.total_cmp(&b.0));
    // How far down what began above a height reaches at most.
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
    let (mut from, mut room) = (start, first.max(1.0));
    while end - from > room {
        let limit = from + room;
        let within = tops.partition_point(|top| *top <= limit);
        let cut = tops[..within].last().copied();
        // Less than a tenth of a sheet is no strip.
        from = cut.filter(|cut| *cut > from + room / 10.0).unwrap_or(limit);
        cuts.push(from);
        room = others.max(1.0);
    }
    cuts.push(end);
    cuts
}

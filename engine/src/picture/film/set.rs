//! The set of a film: everything that its frames show, drawn once, as numbers of a palette.

use super::{FilmedMove, Shot, ShotMark};
use crate::colour::Colour;
use crate::language::BlockId;
use crate::language::cost::cost_at;
use crate::language::program::Stack;
use crate::layout::{Advances, Layout, LayoutChange, Point, Rect};
use crate::picture::drawing::{DrawingMeta, SvgDrawing};
use crate::picture::{PictureError, png, program, wall};
use crate::text::Text;
use crate::tokens::{self, Rgb};
use crate::wall::{Brick, Cell, SIZE, Wall};
use std::cmp::Reverse;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};

/// The size of a film, in pixels.
pub(super) const WIDTH: usize = 720;
pub(super) const HEIGHT: usize = 480;

/// The side of a cell, in pixels.
const SIDE: usize = 38;
/// Distance of everything from the edges, in pixels.
const MARGIN: usize = 16;
/// Distance from the edge of the board to its cells, in pixels.
const FRAME: usize = 6;
/// The side of the board, in pixels.
const BOARD: usize = SIDE * SIZE + 2 * FRAME;
/// The program: left edge, top edge, width and height, in pixels.
const PANE: [usize; 4] = [
    2 * MARGIN + BOARD,
    MARGIN,
    WIDTH - 3 * MARGIN - BOARD,
    HEIGHT - 2 * MARGIN,
];

/// Maximum width of the rows of a program, in units, and the smallest scale, in pixels per unit.
const ROW_WIDTH: f32 = 380.0;
const MIN_SCALE: f32 = 0.62;
/// Minimum time between two turns of the page, in hundredths of a second.
const PAGE_TIME: u16 = 80;

/// A picture as colour numbers.
struct Indexed {
    width: usize,
    pixels: Vec<u8>,
}

/// The part of the program that a frame shows; a unique number for each position.
pub(super) type Page = usize;

pub(super) struct FilmSet {
    palette: Vec<Rgb>,
    ink: u8,
    running: u8,
    failed: u8,
    backdrop: Indexed,
    /// Cells one beside another: see [`sprites`].
    cells: Indexed,
    pages: BTreeMap<Page, Indexed>,
    view: ProgramView,
}

impl FilmSet {
    /// Draws what these shots need. Also gives the page of each.
    pub fn build(
        film: &FilmedMove<'_>,
        shots: &[Shot],
        text: &Text,
    ) -> Result<(FilmSet, Vec<Page>), PictureError> {
        let view = ProgramView::new(film, text);
        let turned = view.pages_of(shots);
        let backdrop = backdrop(film, text)?;
        let cells = sprites(film)?;
        let mut pages = BTreeMap::new();
        for &page in &turned {
            if let Entry::Vacant(vacant) = pages.entry(page) {
                vacant.insert(view.draw(film, page)?);
            }
        }
        let mut palette = Palette::new(&[tokens::ON_LITERAL, tokens::RUNNING, tokens::WRONG]);
        palette.take([&backdrop, &cells].into_iter().chain(pages.values()));
        let pages = pages
            .iter()
            .map(|(page, drawn)| (*page, palette.indexed(drawn)));
        let set = FilmSet {
            ink: 0,
            running: 1,
            failed: 2,
            pages: pages.collect(),
            backdrop: palette.indexed(&backdrop),
            cells: palette.indexed(&cells),
            palette: palette.colours,
            view,
        };
        Ok((set, turned))
    }

    pub fn palette(&self) -> &[Rgb] {
        &self.palette
    }

    /// The colour numbers of a frame.
    pub fn frame(&self, shot: &Shot, page: Page, click: Cell) -> Vec<u8> {
        let mut frame = self.backdrop.pixels.clone();
        let [left, top, width, height] = PANE;
        if let Some(drawn) = self.pages.get(&page) {
            let shown = [0, 0, width.min(drawn.width), height];
            paste(&mut frame, drawn, shown, [left, top]);
        }
        for cell in Cell::all() {
            let clicked = shot.mark == ShotMark::Click && cell == click;
            let number = if clicked {
                CLICKED
            } else {
                sprite(&shot.wall, cell)
            };
            let at = |index: usize| MARGIN + FRAME + index * SIDE;
            let place = [at(cell.column()), at(cell.row())];
            paste(
                &mut frame,
                &self.cells,
                [number * SIDE, 0, SIDE, SIDE],
                place,
            );
        }
        if let Some(head) = shot.block.and_then(|block| self.view.head(block)) {
            let line = match shot.mark {
                ShotMark::Failed => self.failed,
                ShotMark::Click | ShotMark::Running => self.running,
            };
            let corner = self.view.to_frame(page, head.min);
            let end = self.view.to_frame(page, head.max);
            for (distance, colour) in [
                (4, self.ink),
                (3, line),
                (2, line),
                (1, line),
                (0, self.ink),
            ] {
                ring(&mut frame, corner, end, distance, colour);
            }
        }
        frame
    }
}

/// Copies a rectangle of a picture, given as left, top, width and height, to a place in a frame.
fn paste(frame: &mut [u8], picture: &Indexed, [x, y, width, height]: [usize; 4], at: [usize; 2]) {
    for row in 0..height {
        let from = (y + row) * picture.width + x;
        let Some(pixels) = picture.pixels.get(from..from + width) else {
            return;
        };
        let to = (at[1] + row) * WIDTH + at[0];
        frame[to..to + width].copy_from_slice(pixels);
    }
}

/// Draws a rectangle of lines of 1 pixel, this far outside two corners, as far as it is in the pane.
fn ring(frame: &mut [u8], corner: [i64; 2], end: [i64; 2], distance: i64, colour: u8) {
    let [left, top, width, height] = PANE.map(|side| side as i64);
    let mut dot = |x: i64, y: i64| {
        // The ring may use the margin.
        let room = MARGIN as i64 / 2;
        let inside = (left - room..left + width + room).contains(&x)
            && (top - room..top + height + room).contains(&y);
        if inside {
            frame[y as usize * WIDTH + x as usize] = colour;
        }
    };
    let [x0, y0] = corner.map(|side| side - distance);
    let [x1, y1] = end.map(|side| side + distance);
    for x in x0..=x1 {
        dot(x, y0);
        dot(x, y1);
    }
    for y in y0..=y1 {
        dot(x0, y);
        dot(x1, y);
    }
}

/// The view of the program in the film: one page if it fits, or pages that overlap by half.
struct ProgramView {
    layout: Layout,
    /// The part of the layout that is shown, in units.
    whole: Rect,
    /// Pixels per unit.
    scale: f32,
    pages: usize,
}

impl ProgramView {
    fn new(film: &FilmedMove<'_>, text: &Text) -> ProgramView {
        let mut layout = Layout::within(ROW_WIDTH);
        layout.set_costs(film.costs);
        layout.update(
            film.program,
            text,
            &Advances::embedded(),
            &LayoutChange::All,
        );
        let hat = layout
            .stacks()
            .iter()
            .find(|stack| stack.stack == Stack::Hat);
        let whole = hat.map_or(layout.hat().rect, |stack| stack.rect).grow(1.0);
        let whole = Rect {
            min: Point::new(whole.min.x.floor(), whole.min.y.floor()),
            max: whole.max,
        };
        let fits = (PANE[2] as f32 / whole.width()).min(PANE[3] as f32 / whole.height());
        let wide = PANE[2] as f32 / whole.width();
        let scale = if fits >= MIN_SCALE { fits } else { wide }.clamp(MIN_SCALE, 1.0);
        let mut view = ProgramView {
            layout,
            whole,
            scale,
            pages: 1,
        };
        let hidden = (whole.height() - view.height()).max(0.0);
        view.pages += (hidden / (view.height() / 2.0)).ceil() as usize;
        view
    }

    /// The height of a page, in units.
    fn height(&self) -> f32 {
        PANE[3] as f32 / self.scale
    }

    /// The upper edge of a page, in units.
    fn top(&self, page: Page) -> f32 {
        self.whole.min.y + (page as f32 * self.height() / 2.0).floor()
    }

    /// The part of a block that is marked, in units.
    fn head(&self, block: BlockId) -> Option<Rect> {
        Some(self.layout.get(block)?.head())
    }

    /// The place of a point of the layout in a frame with this page, in pixels.
    fn to_frame(&self, page: Page, at: Point) -> [i64; 2] {
        // Drawings begin half a unit before their bounds.
        let pixel = |units: f32, origin: f32| ((units - origin + 0.5) * self.scale).round() as i64;
        [
            PANE[0] as i64 + pixel(at.x, self.whole.min.x),
            PANE[1] as i64 + pixel(at.y, self.top(page)),
        ]
    }

    /// The page of each shot: a page is turned when the block is not on it, but not too often to be read.
    fn pages_of(&self, shots: &[Shot]) -> Vec<Page> {
        let (mut page, mut shown) = (0, 0u16);
        let turn = |shot: &Shot| {
            if let Some(head) = shot.block.and_then(|block| self.head(block)) {
                let (top, height) = (self.top(page), self.height());
                let visible = top <= head.min.y && head.min.y + 24.0 <= top + height;
                if !visible && (shown >= PAGE_TIME || shot.mark == ShotMark::Failed) {
                    let above = (head.min.y - self.whole.min.y - height / 4.0).max(0.0);
                    page = ((above / (height / 2.0)).round() as usize).min(self.pages - 1);
                    shown = 0;
                }
            }
            shown = shown.saturating_add(shot.hundredths);
            page
        };
        shots.iter().map(turn).collect()
    }

    fn draw(&self, film: &FilmedMove<'_>, page: Page) -> Result<Pixels, PictureError> {
        let size = Point::new(PANE[2] as f32 / self.scale, self.height());
        let window = Rect::at(Point::new(self.whole.min.x, self.top(page)), size.x, size.y);
        let mut drawing = SvgDrawing::within(window);
        if page == 0 {
            program::paint_hat(&mut drawing, &self.layout);
        }
        for stack in self.layout.stacks() {
            if stack.stack == Stack::Hat {
                program::paint_stack(
                    &mut drawing,
                    film.program,
                    &self.layout,
                    stack,
                    false,
                    &window,
                );
            }
        }
        pixels(drawing, window, self.scale)
    }
}

/// The number of the clicked cell among the [`sprites`]; before it are the bricks, an empty cell and a gap.
const CLICKED: usize = 2 * Colour::ALL.len() + 2;

/// The number of a cell among the [`sprites`].
fn sprite(wall: &Wall, cell: Cell) -> usize {
    match wall.brick(cell) {
        Some(Brick { colour, infected }) => 2 * colour as usize + usize::from(infected),
        None => 2 * Colour::ALL.len() + usize::from(wall.empty_cells().contains(cell)),
    }
}

/// All cells that a wall can have, one beside another, then the clicked one.
fn sprites(film: &FilmedMove<'_>) -> Result<Pixels, PictureError> {
    let mut drawing = SvgDrawing::new();
    let bricks = Colour::ALL
        .into_iter()
        .flat_map(|colour| [false, true].map(|infected| Some(Brick { colour, infected })));
    let clicked = film.clicked.brick(film.record.click());
    for (number, brick) in bricks.chain([None, None, clicked]).enumerate() {
        let cell = square((number * SIDE) as f32, 0.0, SIDE as f32);
        drawing.rect(cell, 0.0, tokens::WALL_LINE);
        let inside = Rect {
            min: cell.min + Point::new(1.0, 1.0),
            max: cell.max,
        };
        drawing.rect(inside, 0.0, tokens::WALL);
        match brick {
            Some(brick) => wall::paint_brick(&mut drawing, cell, brick),
            None if number + 1 == CLICKED => wall::paint_gap(&mut drawing, cell),
            None => {}
        }
        if number == CLICKED {
            wall::paint_frame(&mut drawing, cell);
            wall::paint_pointer(&mut drawing, cell);
        }
    }
    let width = ((CLICKED + 1) * SIDE) as f32;
    pixels(
        drawing,
        Rect::at(Point::default(), width - 0.5, SIDE as f32 - 0.5),
        1.0,
    )
}

/// The board without cells, and below it the name of the program, its cost and the number of its blocks.
fn backdrop(film: &FilmedMove<'_>, text: &Text) -> Result<Pixels, PictureError> {
    let mut drawing = SvgDrawing::new();
    let (margin, board) = (MARGIN as f32, BOARD as f32);
    drawing.rect(square(margin, margin, board), 8.0, tokens::WALL);
    let cost = cost_at(film.program, film.costs);
    let scores = text.msg_cli_cost_summary(cost.total, cost.blocks as u64);
    let below = margin + board;
    let name = shortened(&drawing, &film.program.header().name, board, 17.0);
    drawing.text(Point::new(margin, below + 32.0), &name, 17.0, tokens::QUIET);
    drawing.text(
        Point::new(margin, below + 68.0),
        &scores,
        26.0,
        tokens::ON_LITERAL,
    );
    let all = Rect::at(Point::default(), WIDTH as f32 - 0.5, HEIGHT as f32 - 0.5);
    pixels(drawing, all, 1.0)
}

/// A text that is at most this wide, with an ellipsis where it is cut.
fn shortened(drawing: &SvgDrawing, text: &str, width: f32, size: f32) -> String {
    let mut kept = text.to_owned();
    while drawing.width(&kept, size) > width {
        let mut characters = kept.trim_end_matches('…').chars();
        characters.next_back();
        kept = format!("{}…", characters.as_str());
    }
    kept
}

/// A square on whole pixels: drawings begin half a unit before their bounds.
fn square(x: f32, y: f32, side: f32) -> Rect {
    Rect::at(Point::new(x - 0.5, y - 0.5), side, side)
}

/// A drawn picture.
struct Pixels {
    width: usize,
    colours: Vec<Rgb>,
}

fn pixels(drawing: SvgDrawing, bounds: Rect, scale: f32) -> Result<Pixels, PictureError> {
    let drawn = drawing.finish_within(
        bounds,
        &DrawingMeta {
            language: "",
            title: "",
            description: "",
            program: None,
        },
    );
    let pixmap = png::pixels_of(&drawn.svg, scale)?;
    let colour =
        |pixel: &resvg::tiny_skia::PremultipliedColorU8| [pixel.red(), pixel.green(), pixel.blue()];
    Ok(Pixels {
        width: pixmap.width() as usize,
        colours: pixmap.pixels().iter().map(colour).collect(),
    })
}

/// At most 255 colours: the most frequent ones that differ visibly.
struct Palette {
    colours: Vec<Rgb>,
    /// The numbers of the colours looked for.
    numbers: HashMap<Rgb, u8>,
}

/// Squared distance below which two colours count as one.
const SAME: u32 = 120;

impl Palette {
    /// A palette that begins with these colours.
    fn new(first: &[Rgb]) -> Palette {
        Palette {
            colours: first.to_vec(),
            numbers: HashMap::new(),
        }
    }

    /// Takes colours of pictures.
    fn take<'a>(&mut self, pictures: impl Iterator<Item = &'a Pixels>) {
        let mut counts: HashMap<Rgb, usize> = HashMap::new();
        for &colour in pictures.flat_map(|picture| &picture.colours) {
            *counts.entry(colour).or_default() += 1;
        }
        let mut counts: Vec<(Rgb, usize)> = counts.into_iter().collect();
        counts.sort_unstable_by_key(|&(colour, count)| (Reverse(count), colour));
        for (colour, _) in counts {
            if self.colours.len() == 255 {
                break;
            }
            if self
                .colours
                .iter()
                .all(|&other| distance(colour, other) > SAME)
            {
                self.colours.push(colour);
            }
        }
    }

    /// The number of the nearest colour.
    fn number(&mut self, colour: Rgb) -> u8 {
        let colours = &self.colours;
        *self.numbers.entry(colour).or_insert_with(|| {
            let nearest = (0..colours.len()).min_by_key(|&at| distance(colour, colours[at]));
            nearest.unwrap_or(0) as u8
        })
    }

    fn indexed(&mut self, picture: &Pixels) -> Indexed {
        let numbers = picture.colours.iter().map(|&colour| self.number(colour));
        Indexed {
            width: picture.width,
            pixels: numbers.collect(),
        }
    }
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    let squared = |(a, b): (u8, u8)| u32::from(a.abs_diff(b)).pow(2);
    a.into_iter().zip(b).map(squared).sum()
}

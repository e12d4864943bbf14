//! What is to be seen on a picture, pixel by pixel.

use crate::picture::{known, text};
use engine::colour::Colour;
use engine::language::Program;
use engine::language::file::read;
use engine::language::program::Stack;
use engine::layout::{Advances, Layout, LayoutChange, Point, Rect};
use engine::picture::{CellMark, program_png, program_svg, svg_to_png, wall_svg};
use engine::tokens::{self, Rgb};
use engine::wall::{Cell, Wall};
use resvg::tiny_skia::Pixmap;

/// A picture in pixels, and where the origin of its units is.
struct Seen {
    pixels: Pixmap,
    origin: Point,
    scale: f32,
}

impl Seen {
    fn of(svg: &str, png: &[u8], scale: f32) -> Seen {
        let view = svg.split_once("viewBox=\"").unwrap().1;
        let mut numbers = view.split([' ', '"']).map(|word| word.parse::<f32>());
        let mut next = || numbers.next().unwrap().unwrap();
        Seen {
            origin: Point::new(next(), next()),
            pixels: Pixmap::decode_png(png).unwrap(),
            scale,
        }
    }

    fn program(program: &Program, scale: f32) -> Seen {
        let png = program_png(program, &text(), scale).unwrap();
        Seen::of(&program_svg(program, &text()), &png, scale)
    }

    fn wall(wall: &Wall, marks: &[(Cell, CellMark)]) -> Seen {
        let svg = wall_svg(wall, marks);
        let png = svg_to_png(&svg, 2.0, &[]).unwrap();
        Seen::of(&svg, &png, 2.0)
    }

    fn at(&self, x: f32, y: f32) -> Rgb {
        let place = |at: f32, origin: f32| ((at - origin) * self.scale) as u32;
        let (x, y) = (place(x, self.origin.x), place(y, self.origin.y));
        let pixel = self.pixels.pixel(x, y).unwrap();
        [pixel.red(), pixel.green(), pixel.blue()]
    }

    /// How many pixels in a rectangle have this colour.
    fn count(&self, rect: Rect, colour: Rgb) -> usize {
        let step = 1.0 / self.scale;
        let steps = |length: f32| (length * self.scale) as usize;
        let mut count = 0;
        for row in 0..steps(rect.height()) {
            for column in 0..steps(rect.width()) {
                let (x, y) = (column as f32 * step, row as f32 * step);
                count += usize::from(self.at(rect.min.x + x, rect.min.y + y) == colour);
            }
        }
        count
    }
}

fn layout(program: &Program) -> Layout {
    let mut layout = Layout::new();
    layout.update(program, &text(), &Advances::embedded(), &LayoutChange::All);
    layout
}

/// The rectangles of the blocks under the hat.
fn rects(program: &Program) -> Vec<Rect> {
    let layout = layout(program);
    let stack = program.stack(Stack::Hat).iter();
    stack.map(|&id| layout.get(id).unwrap().rect).collect()
}

#[test]
fn blocks_have_their_colours_and_words_on_white_paper() {
    let program = known("solutions/costo-35.ron");
    let seen = Seen::program(&program, 2.0);
    let rects = rects(&program);
    let kinds = program
        .stack(Stack::Hat)
        .iter()
        .map(|&id| program.block(id));
    for (rect, block) in rects.iter().zip(kinds) {
        let colours = tokens::category(block.kind.row().categories[0]);
        assert_eq!(seen.at(rect.min.x + 4.0, rect.center().y), colours.fill);
        assert_eq!(seen.at(rect.min.x, rect.center().y), colours.border);
        assert!(seen.count(*rect, tokens::ON_BLOCK) > 200, "{rect:?}");
        assert_eq!(seen.at(rect.min.x - 4.0, rect.center().y), tokens::PAPER);
    }
    let last = seen.pixels.pixels().last().unwrap();
    assert_eq!([last.red(), last.green(), last.blue()], tokens::PAPER);
}

#[test]
fn emoji_are_drawn_and_other_letters_that_no_font_has_are_frames() {
    let curves = |name: &str| {
        let source = format!(
            "Program(format: 1, name: \"\", variables: [\"{name}\"], on_click: [Set(var: \"{name}\", to: Hole)])"
        );
        let svg = program_svg(&read(&source).unwrap(), &text());
        svg.matches('Q').count()
    };
    assert!(curves("🐱") > curves("字") + 10);
}

#[test]
fn bricks_have_their_colours_and_marks_stay_in_their_cells() {
    let wall = Wall::parse("RGBYF....\n.........\n.........\n.........\n.........\n.........\n.........\n.........\nrRRRRRRRR\n").unwrap();
    let seen = Seen::wall(&wall, &[]);
    let cell = |row: usize, column: usize| {
        Rect::at(
            Point::new(4.0 + 24.0 * column as f32, 4.0 + 24.0 * row as f32),
            24.0,
            24.0,
        )
    };
    for (column, colour) in Colour::ALL.into_iter().enumerate() {
        let at = cell(0, column);
        let face = seen.at(at.min.x + 4.5, at.max.y - 5.5);
        assert_eq!(face, tokens::brick(colour).face);
        assert_eq!(
            seen.at(at.center().x, at.center().y),
            tokens::brick(colour).sign
        );
    }
    assert!(seen.count(cell(8, 0), tokens::INFECTED) > 200);
    assert_eq!(seen.count(cell(8, 1), tokens::INFECTED), 0);
    assert_eq!(
        seen.at(cell(0, 7).center().x, cell(0, 7).center().y),
        tokens::WALL
    );

    let clicked = Cell::new(8, 3).unwrap();
    let differs = Cell::new(8, 5).unwrap();
    let marked = Seen::wall(
        &wall,
        &[(clicked, CellMark::Clicked), (differs, CellMark::Differs)],
    );
    let changed = |row, column| {
        let rect = cell(row, column);
        [tokens::ON_WALL, tokens::WRONG].map(|ink| marked.count(rect, ink) > 60)
    };
    assert_eq!(changed(8, 3), [true, false]);
    assert_eq!(changed(8, 5), [true, true]);
    for column in [1, 2, 4, 6, 7] {
        assert_eq!(changed(8, column), [false, false], "{column}");
    }
}

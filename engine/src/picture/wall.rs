//! Paints walls as on the stage, but smaller.

use super::drawing::{DrawingMeta, SvgDrawing};
use crate::layout::{Point, Rect};
use crate::tokens::{self, BRICK_DEPTH, BRICK_RADIUS, BrickSymbol, SIGN_SIDE};
use crate::wall::{Brick, Cell, SIZE, Wall};

/// The side of a cell, in units.
const SIDE: f32 = 24.0;
/// Distance from the edge of the board to its cells, in units.
const FRAME: f32 = 4.0;
/// Distance from the edge of the board to the middle of the indices beside it, in units.
const INDEX_DISTANCE: f32 = 9.0;
/// Text size of the indices.
const INDEX_SIZE: f32 = 10.5;

/// A mark on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellMark {
    /// The clicked cell: a white frame with a pointer.
    Clicked,
    /// A cell that differs from the correct wall: a red frame with a cross.
    Differs,
}

/// The wall as a self-contained SVG, about 260 units wide, with indices and marks on cells. A cell
/// can have both marks. For accessibility, its description is the wall as nine lines of text.
pub fn wall_svg(wall: &Wall, marks: &[(Cell, CellMark)]) -> String {
    let mut drawing = SvgDrawing::new();
    let board = SIDE * SIZE as f32 + 2.0 * FRAME;
    drawing.rect(Rect::at(Point::default(), board, board), 6.0, tokens::WALL);
    for index in 0..SIZE {
        let middle = FRAME + SIDE * (index as f32 + 0.5);
        let label = index.to_string();
        let half = drawing.width(&label, INDEX_SIZE) / 2.0;
        for at in [
            Point::new(-INDEX_DISTANCE - half, middle),
            Point::new(middle - half, board + INDEX_DISTANCE),
        ] {
            drawing.text(at, &label, INDEX_SIZE, tokens::QUIET);
        }
    }
    for index in 1..SIZE {
        let at = FRAME + SIDE * index as f32;
        let (from, to) = (FRAME, board - FRAME);
        let horizontal = [Point::new(from, at), Point::new(to, at)];
        let vertical = [Point::new(at, from), Point::new(at, to)];
        drawing.line(&horizontal, false, tokens::WALL_LINE, 1.0);
        drawing.line(&vertical, false, tokens::WALL_LINE, 1.0);
    }
    for cell in wall.empty_cells() {
        paint_gap(&mut drawing, place(cell));
    }
    for cell in Cell::all() {
        if let Some(brick) = wall.brick(cell) {
            paint_brick(&mut drawing, place(cell), brick);
        }
    }
    // A cell with both marks shows the red frame and the pointer.
    let marked = |wanted: CellMark| {
        marks
            .iter()
            .filter(move |(_, mark)| *mark == wanted)
            .map(|(cell, _)| place(*cell))
    };
    for cell in marked(CellMark::Clicked) {
        paint_frame(&mut drawing, cell);
    }
    for cell in marked(CellMark::Differs) {
        paint_difference(&mut drawing, cell);
    }
    for cell in marked(CellMark::Clicked) {
        paint_pointer(&mut drawing, cell);
    }
    let sheet = drawing.finish(&DrawingMeta {
        language: "",
        title: "",
        description: &wall.to_string(),
        program: None,
    });
    sheet.svg
}

fn place(cell: Cell) -> Rect {
    let at = |index: usize| FRAME + SIDE * index as f32;
    Rect::at(Point::new(at(cell.column()), at(cell.row())), SIDE, SIDE)
}

/// Paints an empty cell, so that it is not mistaken for a black one.
pub(super) fn paint_gap(drawing: &mut SvgDrawing, cell: Rect) {
    let ink = tokens::mix(tokens::WALL_GAP, tokens::ON_WALL, 90);
    let side = cell.width();
    drawing.dashes(cell.grow(-0.12 * side), ink, 1.0, 2.5);
    drawing.circle(cell.center(), 0.07 * side, ink);
}

pub(super) fn paint_brick(drawing: &mut SvgDrawing, cell: Rect, brick: Brick) {
    let colours = tokens::brick(brick.colour);
    let whole = cell.grow(-1.0);
    let size = whole.width();
    let (radius, depth) = (size * BRICK_RADIUS, size * BRICK_DEPTH);
    drawing.rect(whole, radius, colours.shade);
    let mut face = whole;
    face.max.y -= depth;
    drawing.rect(face, radius, colours.light);
    face.min.y += depth * 0.7;
    drawing.rect(face, radius * 0.9, colours.face);

    let (centre, half) = (face.center(), size * SIGN_SIDE / 2.0);
    let at = |(x, y): (f32, f32)| centre + Point::new(x * half, y * half);
    match tokens::sign(brick.colour) {
        BrickSymbol::Circle(radius) => drawing.circle(centre, radius * half, colours.sign),
        BrickSymbol::Square(side, radius) => {
            let square = Rect {
                min: at((-side, -side)),
                max: at((side, side)),
            };
            drawing.rect(square, radius * half, colours.sign);
        }
        BrickSymbol::Polygon(points) | BrickSymbol::Star(points) => {
            let points: Vec<Point> = points.into_iter().map(at).collect();
            drawing.polygon(&points, colours.sign);
        }
    }
    if brick.infected {
        paint_infection(drawing, whole);
    }
}

/// Paints a bright rim with a dark one inside it, and spots.
fn paint_infection(drawing: &mut SvgDrawing, brick: Rect) {
    let unit = brick.width() / 32.0;
    let (radius, thick) = (brick.width() * BRICK_RADIUS, (3.2 * unit).max(2.0));
    drawing.rim(brick, radius, tokens::INFECTED_EDGE, thick + 1.2);
    drawing.rim(brick, radius, tokens::INFECTED, thick);
    for (x, y, r) in tokens::SPOTS {
        let at = brick.min + Point::new(x * unit, y * unit);
        drawing.circle(at, (r + 1.0) * unit, tokens::INFECTED_EDGE);
        drawing.circle(at, r * unit, tokens::INFECTED);
    }
}

/// Paints a white frame that is visible on every brick.
pub(super) fn paint_frame(drawing: &mut SvgDrawing, cell: Rect) {
    let radius = cell.width() * BRICK_RADIUS;
    drawing.rim(cell, radius, tokens::WALL, 4.0);
    drawing.rim(cell, radius, tokens::ON_WALL, 2.5);
}

/// Paints a mouse pointer with its tip in the middle.
pub(super) fn paint_pointer(drawing: &mut SvgDrawing, cell: Rect) {
    let arrow = [
        (0.56, 0.5),
        (0.56, 0.96),
        (0.67, 0.86),
        (0.75, 1.02),
        (0.84, 0.98),
        (0.76, 0.83),
        (0.91, 0.82),
    ];
    let arrow = arrow.map(|(x, y)| cell.min + Point::new(x * cell.width(), y * cell.width()));
    drawing.line(&arrow, true, tokens::WALL, 2.0);
    drawing.polygon(&arrow, tokens::ON_WALL);
}

/// Paints a red frame with a cross, which does not depend on colour alone.
fn paint_difference(drawing: &mut SvgDrawing, cell: Rect) {
    let radius = SIDE * BRICK_RADIUS;
    drawing.rim(cell, radius, tokens::ON_WALL, 4.0);
    drawing.rim(cell.grow(-0.8), radius, tokens::WRONG, 2.4);
    let centre = cell.min + Point::new(0.78 * SIDE, 0.22 * SIDE);
    drawing.circle(centre, 5.0, tokens::ON_WALL);
    drawing.circle(centre, 4.2, tokens::WRONG);
    for (x, y) in [(1.7, 1.7), (1.7, -1.7)] {
        let arm = Point::new(x, y);
        drawing.line(&[centre - arm, centre + arm], false, tokens::ON_WALL, 1.3);
    }
}

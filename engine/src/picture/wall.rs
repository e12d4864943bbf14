//! A wall, painted as on the stage (`app/stage/wall_view.rs`), smaller.

use super::drawing::{DrawingMeta, SvgDrawing};
use crate::layout::{Point, Rect};
use crate::tokens::{self, BRICK_DEPTH, BRICK_RADIUS, BrickSymbol, SIGN_SIDE};
use crate::wall::{Brick, Cell, SIZE, Wall};

/// The side of a cell, in units.
const SIDE: f32 = 24.0;
/// From the edge of the board to its cells.
const FRAME: f32 = 4.0;
/// From the edge of the board to the middle of the indices beside it.
const INDEX: f32 = 9.0;
/// The size of the indices.
const INDEX_SIZE: f32 = 10.5;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellMark {
    /// The click was here: a white frame with a pointer.
    Clicked,
    /// Here it is not as the rules give it: a red frame with a cross.
    Differs,
}

/// The wall as a self-contained SVG with its indices, about 260 units wide, and marks on some cells;
/// a cell can have both. For those who do not see it, it is described by its nine lines.
pub fn wall_svg(wall: &Wall, marks: &[(Cell, CellMark)]) -> String {
    let mut drawing = SvgDrawing::new();
    let board = SIDE * SIZE as f32 + 2.0 * FRAME;
    drawing.rect(Rect::at(Point::default(), board, board), 6.0, tokens::WALL);
    for index in 0..SIZE {
        let middle = FRAME + SIDE * (index as f32 + 0.5);
        let label = index.to_string();
        let half = drawing.width(&label, INDEX_SIZE) / 2.0;
        for at in [
            Point::new(-INDEX - half, middle),
            Point::new(middle - half, board + INDEX),
        ] {
            drawing.text(at, &label, INDEX_SIZE, tokens::QUIET);
        }
    }
    for index in 1..SIZE {
        let far = FRAME + SIDE * index as f32;
        let (from, to) = (FRAME, board - FRAME);
        let across = [Point::new(from, far), Point::new(to, far)];
        let down = [Point::new(far, from), Point::new(far, to)];
        drawing.line(&across, false, tokens::WALL_LINE, 1.0);
        drawing.line(&down, false, tokens::WALL_LINE, 1.0);
    }
    for cell in wall.empty_cells() {
        paint_gap(&mut drawing, place(cell));
    }
    for cell in Cell::all() {
        if let Some(brick) = wall.brick(cell) {
            paint_brick(&mut drawing, place(cell), brick);
        }
    }
    // Where a cell has both, the red frame and the pointer are seen.
    let marked = |wanted: CellMark| marks.iter().filter(move |(_, mark)| *mark == wanted);
    for (cell, _) in marked(CellMark::Clicked) {
        paint_frame(&mut drawing, place(*cell));
    }
    for (cell, _) in marked(CellMark::Differs) {
        paint_difference(&mut drawing, place(*cell));
    }
    for (cell, _) in marked(CellMark::Clicked) {
        paint_pointer(&mut drawing, place(*cell));
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

/// An empty cell, told apart from a black one.
fn paint_gap(drawing: &mut SvgDrawing, cell: Rect) {
    let ink = tokens::mix(tokens::WALL_GAP, tokens::ON_WALL, 90);
    drawing.dashes(cell.grow(-0.12 * SIDE), ink, 1.0, 2.5);
    drawing.circle(cell.center(), 0.07 * SIDE, ink);
}

fn paint_brick(drawing: &mut SvgDrawing, cell: Rect, brick: Brick) {
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

/// A bright rim with a dark one within it, and spots.
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

/// A white frame, seen on every brick.
fn paint_frame(drawing: &mut SvgDrawing, cell: Rect) {
    let radius = SIDE * BRICK_RADIUS;
    drawing.rim(cell, radius, tokens::WALL, 4.0);
    drawing.rim(cell, radius, tokens::ON_WALL, 2.5);
}

/// The arrow of a mouse, its tip in the middle.
fn paint_pointer(drawing: &mut SvgDrawing, cell: Rect) {
    let arrow = [
        (0.56, 0.5),
        (0.56, 0.96),
        (0.67, 0.86),
        (0.75, 1.02),
        (0.84, 0.98),
        (0.76, 0.83),
        (0.91, 0.82),
    ];
    let arrow = arrow.map(|(x, y)| cell.min + Point::new(x * SIDE, y * SIDE));
    drawing.line(&arrow, true, tokens::WALL, 2.0);
    drawing.polygon(&arrow, tokens::ON_WALL);
}

/// A red frame with a cross, told from others without colours too.
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

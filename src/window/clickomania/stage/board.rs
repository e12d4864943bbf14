//! A wall at rest on the screen: its cells, indices, grid and bricks.

use crate::window::kit::theme::Theme;
use crate::window::kit::{shapes, theme};
use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use engine::text::Text;
use engine::tokens;
use engine::wall::{Brick, Cell, SIZE, Wall};

/// The width of the strips for the indices on the left and below, in points.
pub const GUTTER: f32 = 18.0;
/// The margin around the cells, in points.
const MARGIN: f32 = 6.0;
/// The corners of the frame, in points.
const RADIUS: f32 = 10.0;
/// Beside cells smaller than this there is no room for every index, in points.
const SMALL_CELL: f32 = 12.0;

/// The places of the cells of a wall on the screen.
#[derive(Clone, Copy)]
pub struct WallLayout {
    /// The board without the indices, in points.
    pub rect: Rect,
    /// The side of a cell in points; a whole number of pixels.
    pub cell: f32,
}

impl WallLayout {
    /// The largest board that fits into `outer` with its indices.
    pub fn new(outer: Rect, pixels_per_point: f32) -> WallLayout {
        let room = outer.width().min(outer.height()) - GUTTER - 2.0 * MARGIN;
        let cell = ((room / SIZE as f32) * pixels_per_point).floor().max(1.0) / pixels_per_point;
        let snap = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        let side = cell * SIZE as f32 + 2.0 * MARGIN;
        let left = outer.center().x - (side + GUTTER) / 2.0 + GUTTER;
        let corner = pos2(snap(left), snap(outer.top()));
        WallLayout {
            rect: Rect::from_min_size(corner, vec2(side, side)),
            cell,
        }
    }

    /// The place of a cell; between cells for fractions.
    pub fn at(&self, row: f32, column: f32) -> Rect {
        let corner = self.rect.min + vec2(MARGIN + column * self.cell, MARGIN + row * self.cell);
        Rect::from_min_size(corner, vec2(self.cell, self.cell))
    }

    pub fn cell(&self, cell: Cell) -> Rect {
        self.at(cell.row() as f32, cell.column() as f32)
    }

    pub fn cell_at(&self, at: Pos2) -> Option<Cell> {
        let inside = (at - self.rect.min - vec2(MARGIN, MARGIN)) / self.cell;
        let on = |x: f32| (x >= 0.0).then_some(x as usize);
        Cell::new(on(inside.y)?, on(inside.x)?)
    }

    /// Paints a wall, with or without the shapes on its bricks.
    pub fn paint(
        &self,
        painter: &Painter,
        theme: &Theme,
        wall: &Wall,
        shapes: bool,
        pointed: Option<Cell>,
    ) {
        self.paint_background(painter, theme, wall, pointed);
        self.paint_bricks(painter, theme, wall, shapes);
    }

    pub fn paint_bricks(&self, painter: &Painter, theme: &Theme, wall: &Wall, shapes: bool) {
        for cell in wall.bricks() {
            if let Some(brick) = wall.brick(cell) {
                paint_brick(painter, theme, self.cell(cell), brick, shapes, 1.0);
            }
        }
    }

    /// Paints everything but the bricks; the indices of the pointed cell are bold.
    pub fn paint_background(
        &self,
        painter: &Painter,
        theme: &Theme,
        wall: &Wall,
        pointed: Option<Cell>,
    ) {
        painter.rect_filled(self.rect, RADIUS, theme.wall);
        self.paint_indices(painter, theme, pointed);
        self.paint_grid(painter, theme);
        for gap in wall.empty_cells() {
            paint_gap(painter, theme, self.cell(gap));
        }
    }

    fn paint_indices(&self, painter: &Painter, theme: &Theme, pointed: Option<Cell>) {
        let size = self.index_size();
        let paint = |at: Pos2, index: usize, bold: bool| {
            let (font, ink) = if bold {
                (theme::semibold(size + 1.0), theme.text)
            } else {
                (theme::regular(size), theme.quiet)
            };
            painter.text(at, Align2::CENTER_CENTER, index, font, ink);
        };
        for index in (0..SIZE).step_by(self.index_step()) {
            let y = self.at(index as f32, 0.0).center().y;
            let bold = pointed.is_some_and(|cell| cell.row() == index);
            paint(pos2(self.rect.left() - GUTTER / 2.0, y), index, bold);
            let x = self.at(0.0, index as f32).center().x;
            let bold = pointed.is_some_and(|cell| cell.column() == index);
            paint(pos2(x, self.rect.bottom() + GUTTER / 2.0), index, bold);
        }
    }

    /// The size of the indices, in points.
    fn index_size(&self) -> f32 {
        self.cell.clamp(10.0, 13.0)
    }

    /// The distance of two painted indices: beside small cells every second one, so that they do not touch.
    fn index_step(&self) -> usize {
        if self.cell < SMALL_CELL { 2 } else { 1 }
    }

    fn paint_grid(&self, painter: &Painter, theme: &Theme) {
        let stroke = Stroke::new(1.0, theme.wall_line);
        let inner = self.rect.shrink(MARGIN);
        for index in 1..SIZE {
            let distance = index as f32 * self.cell;
            painter.hline(inner.x_range(), inner.top() + distance, stroke);
            painter.vline(inner.left() + distance, inner.y_range(), stroke);
        }
    }
}

/// The coordinates of a cell as programs write them: *(3, 5)*.
pub fn cell_coordinates(text: &Text, cell: Cell) -> String {
    text.msg_value_cell(cell.row().to_string(), cell.column().to_string())
}

/// A cell in words: *riga 3, colonna 5, rosso, infetto*.
pub fn cell_name(text: &Text, wall: &Wall, cell: Cell) -> String {
    let what = match wall.brick(cell) {
        Some(brick) if brick.infected => text.msg_stage_cell_infected(text.colour(brick.colour)),
        Some(brick) => text.colour(brick.colour),
        None if wall.is_empty(cell) => text.msg_stage_cell_empty(),
        None => text.msg_stage_cell_black(),
    };
    text.msg_stage_cell(cell.row().to_string(), cell.column().to_string(), what)
}

/// Paints a brick, `scale` times as large as its cell.
pub fn paint_brick(
    painter: &Painter,
    theme: &Theme,
    cell: Rect,
    brick: Brick,
    shapes: bool,
    scale: f32,
) {
    let colours = theme::brick(brick.colour);
    let size = (cell.width() - 2.0).max(1.0) * scale;
    let rect = Rect::from_center_size(cell.center(), vec2(size, size));
    let radius = size * tokens::BRICK_RADIUS;
    let depth = (size * tokens::BRICK_DEPTH).max(1.0);
    painter.rect_filled(rect, radius, colours.shade);
    let face = rect.with_max_y(rect.bottom() - depth);
    painter.rect_filled(face, radius, colours.light);
    let front = face.with_min_y(face.top() + depth * 0.7);
    painter.rect_filled(front, radius * 0.9, colours.face);
    if shapes {
        let side = size * tokens::SIGN_SIDE;
        let at = Rect::from_center_size(front.center(), vec2(side, side));
        shapes::sign(painter, at, brick.colour, colours.sign);
    }
    if brick.infected {
        paint_infection(painter, theme, rect);
    }
}

/// Paints a bright rim with a dark edge and three spots, visible on every colour and without colours.
fn paint_infection(painter: &Painter, theme: &Theme, rect: Rect) {
    let unit = rect.width() / 32.0;
    let radius = rect.width() * tokens::BRICK_RADIUS;
    let thick = (3.2 * unit).max(2.0);
    let dark = Stroke::new(thick + 1.6, theme.infected_edge);
    painter.rect_stroke(rect, radius, dark, StrokeKind::Inside);
    let bright = Stroke::new(thick, theme.infected);
    painter.rect_stroke(rect, radius, bright, StrokeKind::Inside);
    for (x, y, r) in tokens::SPOTS {
        let at = rect.min + vec2(x, y) * unit;
        painter.circle_filled(at, (r + 1.0) * unit, theme.infected_edge);
        painter.circle_filled(at, r * unit, theme.infected);
    }
}

/// Paints a line around a cell, `shrink` points inside its edge.
pub fn rim(painter: &Painter, cell: Rect, shrink: f32, stroke: impl Into<Stroke>) {
    painter.rect_stroke(
        cell.shrink(shrink),
        cell.width() * 0.16,
        stroke,
        StrokeKind::Inside,
    );
}

/// Paints two lines around a cell: `inner`, `shrink` points inside its edge, and `outer` a point around that, so that the
/// ring shows on every colour.
pub fn ring(
    painter: &Painter,
    cell: Rect,
    shrink: f32,
    outer: impl Into<Stroke>,
    inner: impl Into<Stroke>,
) {
    rim(painter, cell, shrink - 1.0, outer);
    rim(painter, cell, shrink, inner);
}

/// Paints an empty cell with a brick above it, which will fall into it: dashed, unlike a black cell.
pub fn paint_gap(painter: &Painter, theme: &Theme, rect: Rect) {
    let rect = rect.shrink(rect.width() * 0.12);
    let (a, b) = (rect.left_top(), rect.right_bottom());
    let way = [a, rect.right_top(), b, rect.left_bottom(), a];
    let rim = theme::mix(theme.wall_gap, theme.on_wall, 90);
    painter.extend(Shape::dashed_line(&way, Stroke::new(1.2, rim), 3.0, 3.0));
    painter.circle_filled(rect.center(), rect.width() * 0.07, rim);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_of_small_walls_do_not_touch() {
        for side in 60..=400 {
            let room = Rect::from_min_size(Pos2::ZERO, vec2(side as f32, side as f32));
            let board = WallLayout::new(room, 1.0);
            let distance = board.cell * board.index_step() as f32;
            assert!(
                side < 75 || distance >= board.index_size(),
                "{side}: {distance}"
            );
        }
    }
}

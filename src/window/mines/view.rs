//! Maps cells to points of the window: zoom and pan.

use crate::window::kit::pan_zoom::PanZoom;
use egui::{Pos2, Rangef, Rect, Response, Ui, Vec2, pos2, vec2};
use games::mines::{CellIndex, Size};
use std::ops::Range;

/// Smallest side of a cell, in points.
pub const MIN_CELL: f32 = 8.0;
/// Largest side of a cell, in points.
pub const MAX_CELL: f32 = 96.0;
/// Largest side of a cell of a board that fits itself, in points.
const WHOLE_CELL: f32 = 84.0;
/// Side of a cell that a finger can hit, in points.
pub const TOUCH_CELL: f32 = 44.0;
/// Zoom factor of one press of a button.
pub const ZOOM_STEP: f32 = 1.25;
/// Width of the row numbers (left) and height of the column numbers (below), in points.
const GUTTER: Vec2 = vec2(28.0, 20.0);
/// Width of the buttons on the right, in points.
const BUTTONS: f32 = 38.0;
/// Smallest side of a cell with row and column numbers, in points.
pub const NUMBERED_CELL: f32 = 14.0;

/// The view of a board: a plane whose unit is a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardView {
    plane: PanZoom,
    columns: usize,
    rows: usize,
    /// True while the board fits itself to its area.
    fits: bool,
}

impl BoardView {
    /// A view that fits its board.
    pub fn new() -> BoardView {
        BoardView {
            plane: PanZoom::new(WHOLE_CELL, Vec2::ZERO, [MIN_CELL, MAX_CELL]),
            columns: 0,
            rows: 0,
            fits: true,
        }
    }

    /// Side of a cell, in points.
    pub fn side(&self) -> f32 {
        self.plane.zoom
    }

    /// The area of the window for cells.
    pub fn area(&self) -> Rect {
        self.plane.rect
    }

    /// Lays the view out within `outer`; `large` cells are at least as large as a fingertip.
    pub fn layout(&mut self, outer: Rect, size: Size, large: bool, pixels_per_point: f32) {
        self.plane.rect = Rect::from_min_max(
            pos2(outer.left() + GUTTER.x, outer.top()),
            pos2(outer.right() - BUTTONS, outer.bottom() - GUTTER.y),
        );
        if (self.columns, self.rows) != (size.columns(), size.rows()) {
            (self.columns, self.rows) = (size.columns(), size.rows());
            self.fits = true;
        }
        if self.fits {
            let least = if large { TOUCH_CELL } else { MIN_CELL };
            let fitting = self.plane.fitting(self.cells(), 0.0, WHOLE_CELL);
            // Whole pixels, so that all lines are equally thick.
            self.plane.zoom = (fitting.max(least) * pixels_per_point).floor() / pixels_per_point;
        }
        self.plane.keep_filled(self.cells());
    }

    /// Shows the whole board again.
    pub fn fit(&mut self) {
        self.fits = true;
    }

    /// Zooms; the point `at` stays where it is.
    pub fn zoom(&mut self, at: Pos2, factor: f32) {
        self.plane.zoom_around(at, self.side() * factor);
        self.fits = false;
        self.plane.keep_filled(self.cells());
    }

    /// Handles wheel, fingers and drags.
    pub fn scroll(&mut self, ui: &Ui, response: &Response) {
        if response.contains_pointer() {
            self.fits &= !self.plane.zoom_by_pointer(ui, |_| true);
            self.plane.scroll(ui);
        }
        if self.plane.drag(response) && self.can_pan() {
            PanZoom::show_grabbing(ui);
        }
        self.plane.keep_filled(self.cells());
    }

    /// True if the board is larger than its area, so that it can be panned.
    pub fn can_pan(&self) -> bool {
        let (board, room) = (self.board().size(), self.area().size());
        board.x > room.x + 0.5 || board.y > room.y + 0.5
    }

    fn cells(&self) -> Vec2 {
        vec2(self.columns as f32, self.rows as f32)
    }

    /// The rectangle of the whole board, which may exceed the visible area.
    pub fn board(&self) -> Rect {
        let cells = Rect::from_min_size(Pos2::ZERO, self.cells());
        self.plane.rect_to_window(cells)
    }

    /// The rectangle of a cell by row and column.
    pub fn at(&self, row: usize, column: usize) -> Rect {
        let corner = self.plane.to_window(pos2(column as f32, row as f32));
        Rect::from_min_size(corner, Vec2::splat(self.side()))
    }

    pub fn cell(&self, size: Size, cell: CellIndex) -> Rect {
        let (row, column) = size.place(cell);
        self.at(row, column)
    }

    /// The cell at a point of the window, if it is visible.
    pub fn hit(&self, size: Size, at: Pos2) -> Option<CellIndex> {
        if !self.area().contains(at) {
            return None;
        }
        let from = self.plane.to_plane(at);
        (from.x >= 0.0 && from.y >= 0.0)
            .then(|| size.cell(from.y as usize, from.x as usize))
            .flatten()
    }

    /// The visible rows.
    pub fn rows(&self) -> Range<usize> {
        in_sight(self.plane.visible().y_range(), self.rows)
    }

    /// The visible columns.
    pub fn columns(&self) -> Range<usize> {
        in_sight(self.plane.visible().x_range(), self.columns)
    }

    /// Pans as little as necessary to show a cell.
    pub fn reveal(&mut self, size: Size, cell: CellIndex) {
        if !size.contains(cell) || !self.area().is_positive() {
            return;
        }
        let (row, column) = size.place(cell);
        let place = Rect::from_min_size(pos2(column as f32, row as f32), Vec2::splat(1.0));
        self.plane.reveal(place, 0.0);
        self.plane.keep_filled(self.cells());
    }
}

fn in_sight(seen: Rangef, count: usize) -> Range<usize> {
    let first = seen.min.floor().max(0.0) as usize;
    let end = seen.max.ceil().max(0.0) as usize;
    first.min(count)..end.min(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn view(columns: usize, rows: usize, large: bool) -> (BoardView, Size) {
        let size = Size::new(columns, rows, 1).unwrap();
        let mut view = BoardView::new();
        let outer = Rect::from_min_size(pos2(300.0, 40.0), vec2(700.0, 500.0));
        view.layout(outer, size, large, 1.0);
        (view, size)
    }

    proptest! {
        #[test]
        fn whatever_is_done_a_cell_is_hit_where_it_is_shown(
            columns in 2usize..=100,
            rows in 2usize..=100,
            actions in proptest::collection::vec((0u8..3, -500.0f32..500.0, -500.0f32..500.0), 0..12),
            cell: prop::sample::Index,
        ) {
            let (mut view, size) = view(columns, rows, false);
            for (action, x, y) in actions {
                match action {
                    0 => {
                        view.plane.pan += vec2(x, y);
                        view.plane.keep_filled(view.cells());
                    }
                    1 => view.zoom(view.area().center() + vec2(x, y) / 4.0, 1.0 + x.abs() / 300.0),
                    _ => view.zoom(view.area().center(), 1.0 / (1.0 + y.abs() / 300.0)),
                }
            }
            let cell = cell.index(size.cells());
            view.reveal(size, cell);
            let (row, column) = size.place(cell);
            prop_assert!(view.rows().contains(&row) && view.columns().contains(&column));
            prop_assert_eq!(view.hit(size, view.cell(size, cell).center()), Some(cell));
            // A board larger than its room fills it.
            let board = view.board();
            let full = |board: f32, room: f32| board <= room + 0.01;
            prop_assert!(full(board.left(), view.area().left()) || board.width() < view.area().width());
            prop_assert!(full(view.area().right(), board.right()) || board.width() < view.area().width());
        }
    }
}

//! Where the cells of a board lie on the window: zoom and pan.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use engine::games::mines::{Cell, Size};
use std::ops::Range;

/// No cell is smaller than this, in points …
pub const LEAST_CELL: f32 = 8.0;
/// … or larger than this.
pub const MOST_CELL: f32 = 96.0;
/// By itself a board does not grow beyond this.
const WHOLE_CELL: f32 = 72.0;
/// A fingertip.
pub const TOUCH_CELL: f32 = 44.0;
/// One press of a button.
pub const ZOOM_STEP: f32 = 1.25;
/// The strips for the numbers of rows (on the left) and of columns (below), in points …
const GUTTER: Vec2 = vec2(28.0, 20.0);
/// … and the one for the buttons on the right.
const BUTTONS: f32 = 38.0;
/// Below this size of cells rows and columns have no numbers.
pub const NUMBERED_CELL: f32 = 14.0;

/// Where a board is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardView {
    /// The side of a cell, in points.
    pub cell: f32,
    /// From the corner of the room to that of the board.
    pan: Vec2,
    /// The part of the window that the cells have.
    pub room: Rect,
    columns: usize,
    rows: usize,
    /// Whether it fits itself to its room.
    fits: bool,
}

impl BoardView {
    /// A view that fits.
    pub fn new() -> BoardView {
        BoardView {
            cell: WHOLE_CELL,
            pan: Vec2::ZERO,
            room: Rect::NOTHING,
            columns: 0,
            rows: 0,
            fits: true,
        }
    }

    /// Takes its place on the window; cells are not smaller than a fingertip if they are to be `large`.
    pub fn take(&mut self, outer: Rect, size: Size, large: bool, pixels_per_point: f32) {
        self.room = Rect::from_min_max(
            pos2(outer.left() + GUTTER.x, outer.top()),
            pos2(outer.right() - BUTTONS, outer.bottom() - GUTTER.y),
        );
        if (self.columns, self.rows) != (size.columns(), size.rows()) {
            (self.columns, self.rows) = (size.columns(), size.rows());
            self.fits = true;
        }
        if self.fits {
            let least = if large { TOUCH_CELL } else { LEAST_CELL };
            let cell = self.fitting().clamp(least, WHOLE_CELL.max(least));
            // Whole pixels: lines are as thick everywhere.
            self.cell = (cell * pixels_per_point).floor() / pixels_per_point;
        }
        self.keep_in_sight();
    }

    /// The size of cells with which all are seen.
    fn fitting(&self) -> f32 {
        let size = self.room.size();
        (size.x / self.columns.max(1) as f32).min(size.y / self.rows.max(1) as f32)
    }

    /// Shows all of the board again.
    pub fn fit(&mut self) {
        self.fits = true;
    }

    /// Zooms so that what is under `at` stays there.
    pub fn zoom(&mut self, at: Pos2, factor: f32) {
        let cell = (self.cell * factor).clamp(LEAST_CELL, MOST_CELL);
        let from = at - self.corner();
        self.pan += from * (1.0 - cell / self.cell);
        self.cell = cell;
        self.fits = false;
        self.keep_in_sight();
    }

    /// Moves the board.
    pub fn pan(&mut self, by: Vec2) {
        self.pan += by;
        self.keep_in_sight();
    }

    /// Whether part of the board is out of sight, so that there is something to move.
    pub fn can_pan(&self) -> bool {
        let (board, room) = (self.board_size(), self.room.size());
        board.x > room.x + 0.5 || board.y > room.y + 0.5
    }

    /// A board that has room is in the middle, a larger one leaves no room.
    fn keep_in_sight(&mut self) {
        let (board, room) = (self.board_size(), self.room.size());
        let keep = |pan: f32, board: f32, room: f32| match board <= room {
            true => ((room - board) / 2.0).floor(),
            false => pan.clamp(room - board, 0.0),
        };
        self.pan = vec2(
            keep(self.pan.x, board.x, room.x),
            keep(self.pan.y, board.y, room.y),
        );
    }

    fn board_size(&self) -> Vec2 {
        vec2(self.columns as f32, self.rows as f32) * self.cell
    }

    fn corner(&self) -> Pos2 {
        self.room.min + self.pan
    }

    /// The board, beyond its room too.
    pub fn board(&self) -> Rect {
        Rect::from_min_size(self.corner(), self.board_size())
    }

    /// A cell by row and column.
    pub fn at(&self, row: usize, column: usize) -> Rect {
        let corner = self.corner() + vec2(column as f32, row as f32) * self.cell;
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    /// A cell.
    pub fn cell(&self, size: Size, cell: Cell) -> Rect {
        let (row, column) = size.place(cell);
        self.at(row, column)
    }

    /// The cell under a point of the window, if it is in sight.
    pub fn hit(&self, size: Size, at: Pos2) -> Option<Cell> {
        if !self.room.contains(at) {
            return None;
        }
        let from = (at - self.corner()) / self.cell;
        (from.x >= 0.0 && from.y >= 0.0)
            .then(|| size.cell(from.y as usize, from.x as usize))
            .flatten()
    }

    /// The rows in sight.
    pub fn rows(&self) -> Range<usize> {
        in_sight(self.pan.y, self.room.height(), self.cell, self.rows)
    }

    /// The columns in sight.
    pub fn columns(&self) -> Range<usize> {
        in_sight(self.pan.x, self.room.width(), self.cell, self.columns)
    }

    /// Moves as little as it takes to see a cell.
    pub fn reveal(&mut self, size: Size, cell: Cell) {
        if !size.holds(cell) || !self.room.is_positive() {
            return;
        }
        let rect = self.cell(size, cell);
        let shift =
            |low: f32, high: f32, from: f32, to: f32| (from - low).max(0.0) + (to - high).min(0.0);
        self.pan(vec2(
            shift(
                rect.left(),
                rect.right(),
                self.room.left(),
                self.room.right(),
            ),
            shift(
                rect.top(),
                rect.bottom(),
                self.room.top(),
                self.room.bottom(),
            ),
        ));
    }
}

fn in_sight(pan: f32, room: f32, cell: f32, count: usize) -> Range<usize> {
    let first = (-pan / cell).floor().max(0.0) as usize;
    let end = ((room - pan) / cell).ceil().max(0.0) as usize;
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
        view.take(outer, size, large, 1.0);
        (view, size)
    }

    #[test]
    fn a_small_board_is_whole_and_a_large_one_too_unless_cells_are_to_be_large() {
        for (columns, rows) in [(9, 9), (30, 16), (75, 60)] {
            let (view, _) = view(columns, rows, false);
            assert!(
                !view.can_pan() && view.room.contains_rect(view.board()),
                "{columns}"
            );
            assert_eq!((view.rows(), view.columns()), (0..rows, 0..columns));
        }
        let (view, _) = view(30, 16, true);
        assert_eq!(view.cell, TOUCH_CELL);
        assert!(view.can_pan());
    }

    proptest! {
        #[test]
        fn whatever_is_done_a_cell_is_hit_where_it_is_shown(
            columns in 2usize..=100,
            rows in 2usize..=100,
            deeds in proptest::collection::vec((0u8..3, -500.0f32..500.0, -500.0f32..500.0), 0..12),
            cell: prop::sample::Index,
        ) {
            let (mut view, size) = view(columns, rows, false);
            for (deed, x, y) in deeds {
                match deed {
                    0 => view.pan(vec2(x, y)),
                    1 => view.zoom(view.room.center() + vec2(x, y) / 4.0, 1.0 + x.abs() / 300.0),
                    _ => view.zoom(view.room.center(), 1.0 / (1.0 + y.abs() / 300.0)),
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
            prop_assert!(full(board.left(), view.room.left()) || board.width() < view.room.width());
            prop_assert!(full(view.room.right(), board.right()) || board.width() < view.room.width());
        }
    }
}

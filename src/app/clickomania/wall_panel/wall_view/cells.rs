//! The cells of a wall for pointer, keyboard and screen readers.

use super::board::{WallLayout, name};
use crate::app::common::roving_focus::{FocusMove, Roving};
use egui::{Id, Role, Sense, Ui, WidgetInfo};
use engine::text::Text;
use engine::wall::{Cell, SIZE, Wall};

/// What a person does with the cells.
#[derive(Clone, Copy, Default)]
pub struct Touch {
    /// The cell that was clicked, or pressed by a key.
    pub clicked: Option<Cell>,
    /// The cell under the pointer.
    pub pointed: Option<Cell>,
    /// The cell that has the keyboard.
    pub focused: Option<Cell>,
}

/// Adds the cells; `id` is that of the wall.
pub fn cells(ui: &Ui, text: &Text, id: Id, board: &WallLayout, wall: &Wall) -> Touch {
    named_cells(ui, id, board, |cell| name(text, wall, cell))
}

/// As [`cells`], with these names.
pub fn named_cells(ui: &Ui, id: Id, board: &WallLayout, name: impl Fn(Cell) -> String) -> Touch {
    let all: Vec<Cell> = Cell::all().collect();
    let mut roving = Roving::begin(ui, id, &all);
    let mut touch = Touch::default();
    for cell in all {
        let rect = board.cell(cell);
        let response = roving.add(ui, rect, cell, Sense::CLICK, |way| beyond(cell, way));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(cell)));
        if response.clicked() {
            touch.clicked = Some(cell);
        }
        if response.hovered() {
            touch.pointed = Some(cell);
        }
    }
    touch.focused = roving.end(ui);
    touch
}

/// The cell to which a way leads.
fn beyond(cell: Cell, way: FocusMove) -> Option<Cell> {
    match way {
        FocusMove::Up => cell.above(),
        FocusMove::Down => cell.below(),
        FocusMove::Left => cell.left(),
        FocusMove::Right => cell.right(),
        FocusMove::First => Cell::new(cell.row(), 0),
        FocusMove::Last => Cell::new(cell.row(), SIZE - 1),
        FocusMove::Top => Cell::new(0, cell.column()),
        FocusMove::Bottom => Cell::new(SIZE - 1, cell.column()),
    }
}

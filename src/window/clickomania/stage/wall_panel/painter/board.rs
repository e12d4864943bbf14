//! The wall in the painter: painted by press and drag, or cell by cell with the keyboard.

use super::draft::Stroke;
use super::painting::WallPainter;
use crate::window::clickomania::stage::wall_panel::wall_view::board::{WallLayout, name, rim};
use crate::window::clickomania::stage::wall_panel::wall_view::named_cells;
use crate::window::kit::theme;
use egui::{PointerButton, Pos2, Response, Sense, Stroke as Line, Ui, vec2};
use engine::text::Text;
use engine::wall::{Cell, Wall};

/// Shows the wall in a square of this side.
pub fn show(painter: &mut WallPainter, ui: &mut Ui, text: &Text, side: f32, shapes: bool) {
    let theme = theme::of(ui);
    let (outer, response) = ui.allocate_exact_size(vec2(side, side), Sense::DRAG);
    let board = WallLayout::new(outer, ui.pixels_per_point());
    follow_pointer(painter, ui, &board, &response);
    let pointed = touched(painter, ui, text, &board);
    let Some(draft) = &painter.draft else { return };
    let canvas = ui.painter_at(outer.expand(2.0));
    board.paint(&canvas, theme, draft.wall(), pointed);
    board.paint_bricks(&canvas, theme, draft.wall(), shapes);
    let ring = painter.input.focused.or(pointed);
    if let Some(cell) = ring {
        let wide = if painter.input.focused.is_some() {
            3.0
        } else {
            1.5
        };
        rim(
            &canvas,
            board.cell(cell),
            -1.0,
            Line::new(wide + 2.0, theme.wall),
        );
        rim(&canvas, board.cell(cell), 0.0, Line::new(wide, theme.aim));
    }
}

/// Paints where the pointer goes while it is pressed.
fn follow_pointer(painter: &mut WallPainter, ui: &Ui, board: &WallLayout, response: &Response) {
    let (down, at) = ui.input(|input| {
        let down = input.pointer.button_down(PointerButton::Primary);
        (down, input.pointer.interact_pos())
    });
    let pressed = down && response.is_pointer_button_down_on();
    let (Some(at), true) = (at, pressed) else {
        painter.input.last = None;
        // The keyboard may be amid nothing: only the hand makes strokes that last.
        if let Some(draft) = painter.draft.as_mut().filter(|draft| draft.is_begun()) {
            draft.end(Stroke::Paint);
        }
        return;
    };
    let from = painter.input.last.replace(at);
    if from.is_none() {
        // Keys are for brushes again, not for the cell where the keyboard was.
        ui.memory_mut(|memory| memory.stop_text_input());
    }
    if painter.fills {
        if let (None, Some(cell)) = (from, board.cell_at(at)) {
            painter.fill(cell);
        }
        return;
    }
    let brush = painter.brush;
    if let Some(draft) = &mut painter.draft {
        draft.begin();
        for cell in between(board, from.unwrap_or(at), at) {
            draft.paint(cell, brush);
        }
    }
}

/// The cells on the way from one point to another: a quick hand leaves none out.
fn between(board: &WallLayout, from: Pos2, to: Pos2) -> impl Iterator<Item = Cell> {
    let points = (from.distance(to) / 3.0).ceil().max(1.0) as usize;
    let points = (0..=points).map(move |point| from.lerp(to, point as f32 / points as f32));
    points.filter_map(|at| board.cell_at(at))
}

/// The cells as things that can have the keyboard and be pressed; the one that is pointed at.
fn touched(painter: &mut WallPainter, ui: &Ui, text: &Text, board: &WallLayout) -> Option<Cell> {
    let draft = painter.draft.as_ref();
    let wall = draft.map_or(Wall::default(), |draft| *draft.wall());
    let id = ui.make_persistent_id("painted wall");
    let touch = named_cells(ui, id, board, |cell| name(text, &wall, cell));
    // With the keyboard or a screen reader: what the pointer does is painted already.
    if let Some(cell) = touch.clicked.filter(|_| painter.input.last.is_none()) {
        if painter.fills {
            painter.fill(cell);
        } else {
            painter.press(cell);
        }
    }
    painter.input.focused = touch.focused;
    touch.pointed
}

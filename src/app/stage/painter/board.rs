//! The wall in the painter: painted by press and drag, or cell by cell with the keyboard.

use super::Painter;
use super::draft::{Draft, Stroke};
use crate::app::stage::board::{Board, name, rim};
use crate::app::theme;
use crate::text::Text;
use crate::wall::{Cell, Wall};
use egui::{
    EventFilter, Id, Key, Modifiers, PointerButton, Pos2, Response, Role, Sense, Stroke as Line,
    Ui, WidgetInfo, vec2,
};

/// What is remembered of hand and keyboard between two frames.
#[derive(Default)]
pub struct Hand {
    /// Where the pointer was last, while it paints.
    last: Option<Pos2>,
    /// The cell that has the keyboard.
    focused: Option<Cell>,
    /// The cell that has or had it: Tab comes to this one alone, arrows go on from there.
    home: Option<Cell>,
}

impl Hand {
    /// The cell that has the keyboard.
    pub fn focused(&self) -> Option<Cell> {
        self.focused
    }
}

/// Shows the wall in a square of this side.
pub fn show(painter: &mut Painter, ui: &mut Ui, text: &Text, side: f32, shapes: bool) {
    let theme = theme::of(ui);
    let (outer, hand) = ui.allocate_exact_size(vec2(side, side), Sense::DRAG);
    let board = Board::new(outer, ui.pixels_per_point());
    follow_hand(painter, ui, &board, &hand);
    let pointed = cells(painter, ui, text, &board);
    let Some(draft) = &painter.draft else { return };
    let canvas = ui.painter_at(outer.expand(2.0));
    board.paint(&canvas, theme, draft.wall(), pointed);
    board.paint_bricks(&canvas, theme, draft.wall(), shapes);
    let ring = painter.hand.focused.or(pointed);
    if let Some(cell) = ring {
        let wide = if painter.hand.focused.is_some() {
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
fn follow_hand(painter: &mut Painter, ui: &Ui, board: &Board, hand: &Response) {
    let (down, at) = ui.input(|input| {
        let down = input.pointer.button_down(PointerButton::Primary);
        (down, input.pointer.interact_pos())
    });
    let pressed = down && hand.is_pointer_button_down_on();
    let (Some(at), true) = (at, pressed) else {
        painter.hand.last = None;
        // The keyboard may be amid nothing: only the hand makes strokes that last.
        if let Some(draft) = painter.draft.as_mut().filter(|draft| draft.is_begun()) {
            draft.end(Stroke::Paint);
        }
        return;
    };
    let from = painter.hand.last.replace(at);
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
fn between(board: &Board, from: Pos2, to: Pos2) -> impl Iterator<Item = Cell> {
    let points = (from.distance(to) / 3.0).ceil().max(1.0) as usize;
    let points = (0..=points).map(move |point| from.lerp(to, point as f32 / points as f32));
    points.filter_map(|at| board.cell_at(at))
}

/// The cells as things that can have the keyboard and be pressed; the one that is pointed at.
fn cells(painter: &mut Painter, ui: &Ui, text: &Text, board: &Board) -> Option<Cell> {
    let id = ui.make_persistent_id("painted wall");
    let wall = painter
        .draft
        .as_ref()
        .map_or(Wall::default(), |draft| *draft.wall());
    let home = painter.hand.home.map_or(0, Cell::index);
    let (mut focused, mut pointed, mut goal) = (None, None, None);
    for cell in Cell::all() {
        let sense = if cell.index() == home {
            Sense::click()
        } else {
            Sense::CLICK
        };
        let response = ui.interact(board.cell(cell), id.with(cell.index()), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(text, &wall, cell)));
        if response.hovered() {
            pointed = Some(cell);
        }
        if response.has_focus() {
            focused = Some(cell);
            goal = walk(ui, id, cell);
        }
        // With the keyboard or a screen reader: what the pointer does is painted already.
        if response.clicked() && painter.hand.last.is_none() {
            match painter.fills {
                true => painter.fill(cell),
                false => press(painter.draft.as_mut(), cell, painter.brush),
            }
        }
    }
    painter.hand.focused = focused;
    painter.hand.home = goal.or(focused).or(painter.hand.home);
    pointed
}

fn press(draft: Option<&mut Draft>, cell: Cell, brush: super::Brush) {
    if let Some(draft) = draft {
        draft.begin();
        draft.paint(cell, brush);
        draft.end(Stroke::Paint);
    }
}

/// Arrows take the keyboard to a neighbour of its cell.
fn walk(ui: &Ui, id: Id, cell: Cell) -> Option<Cell> {
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    let here = id.with(cell.index());
    ui.memory_mut(|memory| memory.set_focus_lock_filter(here, filter));
    let ways = [
        (Key::ArrowUp, cell.above()),
        (Key::ArrowDown, cell.below()),
        (Key::ArrowLeft, cell.left()),
        (Key::ArrowRight, cell.right()),
    ];
    // Taken away, or the next cell would hand on the keyboard in this same frame.
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (_, next) = ways.into_iter().find(|(key, _)| pressed(*key))?;
    let next = next?;
    ui.memory_mut(|memory| memory.request_focus(id.with(next.index())));
    Some(next)
}

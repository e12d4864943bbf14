//! The interactive board: pointer, keys and screen reader.

use super::colours;
use super::paint::{BoardPainter, MineBoardScene};
use super::view::{BoardView, ZOOM_STEP};
use crate::window::kit::input_steps::pressed_at;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme;
use egui::accesskit::Action;
use egui::{Id, Key, PointerButton, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};
use games::mines::{CellIndex, Size};
use std::time::Duration;

/// Duration of a long press, which marks a cell, in seconds.
const LONG_PRESS: f64 = 0.45;

/// An action on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touched {
    /// The left button, a tap, Enter or Space.
    Press(CellIndex),
    /// The right button, a long tap.
    Mark(CellIndex),
    /// The middle button.
    Chord(CellIndex),
}

/// The interactive board.
pub struct BoardPanel {
    /// Zoom and pan.
    pub view: BoardView,
    /// The keyboard cursor, shown while keys were used last.
    cursor: CellIndex,
    cursor_shown: bool,
    /// The pressed cell.
    press: Option<(CellIndex, f64, bool)>,
    /// The cell under the pointer.
    pointed: Option<CellIndex>,
}

/// Accessible names.
pub struct AccessibleNames<'a> {
    pub board: &'a str,
    /// The name of a cell with its visible state.
    pub cell: &'a dyn Fn(CellIndex) -> String,
}

impl BoardPanel {
    /// A board without cursor.
    pub fn new() -> BoardPanel {
        BoardPanel {
            view: BoardView::new(),
            cursor: 0,
            cursor_shown: false,
            press: None,
            pointed: None,
        }
    }

    /// The cell under the keyboard cursor if that was used last, else under the pointer.
    pub fn target_cell(&self) -> Option<CellIndex> {
        if self.cursor_shown {
            Some(self.cursor)
        } else {
            self.pointed
        }
    }

    /// Shows the board; returns the player's action.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        outer: Rect,
        large: bool,
        mut scene: MineBoardScene<'_>,
        names: &AccessibleNames<'_>,
    ) -> Option<Touched> {
        let size = scene.size;
        self.view.layout(outer, size, large, ui.pixels_per_point());
        let response = ui.interact(self.view.area(), id(), Sense::click_and_drag());
        self.view.scroll(ui, &response);
        let touched = self.pointer(ui, &response, size);
        let touched =
            touched.or(self.describe_cells(ui, &response, size, names, scene.cover.is_some()));
        let pressed = self.press.is_some_and(|(_, _, done)| !done);
        scene.pointed = self.pointed.map(|cell| (cell, pressed));
        scene.cursor = self.cursor_shown.then_some(self.cursor);
        if scene.cover.is_some() {
            (scene.pointed, scene.cursor) = (None, None);
        }
        let painter = ui.painter_at(outer.expand(2.0));
        let board = BoardPainter::new(&painter, theme::of(ui), colours::of(ui), &self.view);
        board.scene(&scene);
        if response.has_focus() {
            let stroke = egui::Stroke::new(2.0, theme::of(ui).accent);
            let around = self.view.board().intersect(self.view.area()).expand(3.0);
            painter.rect_stroke(around, 4.0, stroke, egui::StrokeKind::Outside);
        }
        touched
    }

    fn pointer(&mut self, ui: &Ui, response: &Response, size: Size) -> Option<Touched> {
        let (now, touch, moved) = ui.input(|input| {
            let moved = input.pointer.delta() != Vec2::ZERO;
            (input.time, input.any_touches(), moved)
        });
        let at = response.interact_pointer_pos().or(response.hover_pos());
        self.pointed = at.and_then(|at| self.view.hit(size, at));
        if moved && self.pointed.is_some() {
            self.cursor_shown = false;
        }
        // Without panning, the pointer may move during a press.
        let moves = self.view.can_pan();
        let held = response.is_pointer_button_down_on() && !(moves && response.dragged());
        let primary_released = response.clicked_by(PointerButton::Primary)
            || !moves && response.drag_stopped_by(PointerButton::Primary);
        let primary = ui.input(|input| input.pointer.primary_down());
        self.press = match (self.pointed, self.press) {
            (Some(cell), Some(press)) if held && primary && press.0 == cell => Some(press),
            (Some(cell), _) if held && primary => Some((cell, now, false)),
            // Kept for the frame of the release, which reports the click.
            (_, press) if primary_released => press,
            _ => None,
        };
        if let Some((cell, since, done @ false)) = &mut self.press
            && touch
            && held
        {
            let rest = LONG_PRESS - (now - *since);
            if rest <= 0.0 {
                *done = true;
                return Some(Touched::Mark(*cell));
            }
            ui.request_repaint_after(Duration::from_secs_f64(rest));
        }
        // Space and Enter on the focused board are keys, not clicks.
        if primary_released {
            let worked = self.press.take().is_some_and(|(_, _, done)| done);
            // A click is for the cell where the button went down, even if the pointer slipped to another.
            let clicked = response.clicked_by(PointerButton::Primary);
            let at = pressed_at(ui.ctx()).filter(|_| clicked);
            let cell = at
                .and_then(|at| self.view.hit(size, at))
                .or(self.pointed)
                .filter(|_| !worked)?;
            self.move_cursor(cell, false);
            return Some(Touched::Press(cell));
        }
        let cell = self.pointed?;
        let secondary = ui.input(|input| input.pointer.button_pressed(PointerButton::Secondary));
        if secondary && response.contains_pointer() {
            self.move_cursor(cell, false);
            return Some(Touched::Mark(cell));
        }
        response
            .clicked_by(PointerButton::Middle)
            .then_some(Touched::Chord(cell))
    }

    fn move_cursor(&mut self, cell: CellIndex, shown: bool) {
        self.cursor = cell;
        self.cursor_shown = shown;
    }

    /// Describes the visible cells to a screen reader, if one is running.
    fn describe_cells(
        &self,
        ui: &Ui,
        board: &Response,
        size: Size,
        names: &AccessibleNames<'_>,
        covered: bool,
    ) -> Option<Touched> {
        board.widget_info(|| WidgetInfo::labeled(Role::Grid, true, names.board));
        let heard = ui.ctx().accesskit_node_builder(board.id, |node| {
            if self.cursor_shown {
                node.set_active_descendant(cell_id(self.cursor).accesskit_id());
            }
        });
        heard?;
        if covered {
            return None;
        }
        let mut touched = None;
        for row in self.view.rows() {
            for column in self.view.columns() {
                let Some(cell) = size.cell(row, column) else {
                    continue;
                };
                let rect = self.view.at(row, column).intersect(self.view.area());
                let node = ui.interact(rect, cell_id(cell), Sense::hover());
                node.widget_info(|| WidgetInfo::labeled(Role::Cell, true, (names.cell)(cell)));
                ui.ctx()
                    .accesskit_node_builder(node.id, |node| node.add_action(Action::Click));
                let asked =
                    ui.input(|input| input.has_accesskit_action_request(node.id, Action::Click));
                if asked {
                    touched = Some(Touched::Press(cell));
                }
            }
        }
        touched
    }

    /// Handles arrows, Home, End, Page Up, Page Down, Enter and Space.
    pub fn keys(&mut self, ui: &Ui, size: Size) -> Option<Touched> {
        if !takes_keys(ui) {
            return None;
        }
        // Claim the arrows, or they would move the focus to the next button.
        claim_arrows(ui, id(), Arrows::All);
        let pressed = |key| ui.input(|input| input.modifiers.is_none() && input.key_pressed(key));
        let (row, column) = size.place(self.cursor.min(size.cells() - 1));
        let (last_row, last_column) = (size.rows() - 1, size.columns() - 1);
        let moves = [
            (Key::ArrowUp, (row.saturating_sub(1), column)),
            (Key::ArrowDown, ((row + 1).min(last_row), column)),
            (Key::ArrowLeft, (row, column.saturating_sub(1))),
            (Key::ArrowRight, (row, (column + 1).min(last_column))),
            (Key::Home, (row, 0)),
            (Key::End, (row, last_column)),
            (Key::PageUp, (0, column)),
            (Key::PageDown, (last_row, column)),
        ];
        for (key, (row, column)) in moves {
            if pressed(key) {
                // The first key only shows the cursor.
                let to = if self.cursor_shown {
                    size.cell(row, column)
                } else {
                    None
                };
                let to = to.unwrap_or(self.cursor.min(size.cells() - 1));
                self.move_cursor(to, true);
                self.view.reveal(size, to);
                return None;
            }
        }
        (self.cursor_shown && (pressed(Key::Enter) || pressed(Key::Space)))
            .then_some(Touched::Press(self.cursor.min(size.cells() - 1)))
    }

    /// Resets cursor, press and zoom for another board.
    pub fn reset(&mut self, size: Size) {
        let middle = size.cell(size.rows() / 2, size.columns() / 2);
        self.move_cursor(middle.unwrap_or(0), false);
        self.press = None;
        self.pointed = None;
        self.view.fit();
    }

    /// Zooms around the middle.
    pub fn zoom(&mut self, larger: bool) {
        let factor = if larger { ZOOM_STEP } else { 1.0 / ZOOM_STEP };
        self.view.zoom(self.view.area().center(), factor);
    }
}

/// True if keys are for the board: no other thing has the focus.
pub fn takes_keys(ui: &Ui) -> bool {
    let focus = ui.memory(|memory| memory.focused());
    focus.is_none_or(|focused| focused == id())
}

/// The board's name among all things.
fn id() -> Id {
    Id::unique("mines board")
}

/// The name of a cell among all things.
fn cell_id(cell: CellIndex) -> Id {
    Id::unique("mines cell").with(cell)
}

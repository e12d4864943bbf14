//! What a hand does on the canvas: scrolling, pressing, clicking, keys.

use super::{Begun, Canvas};
use crate::app::command::{Command, Way};
use crate::app::desk::Desk;
use crate::app::workshop::history::Deed;
use crate::blocks::edit::Edit;
use crate::blocks::{BlockId, Program};
use crate::layout::{Button, Hit, Part, SocketLook};
use egui::{CursorIcon, Key, PointerButton, Ui, Vec2, vec2};

impl Canvas {
    pub(super) fn scroll(&mut self, ui: &Ui, response: &egui::Response) {
        if response.contains_pointer() {
            let (zoom, scroll, at) = ui.input(|input| {
                let at = input.pointer.hover_pos();
                (input.zoom_delta(), input.smooth_scroll_delta(), at)
            });
            if zoom != 1.0
                && let Some(at) = at
            {
                self.view.zoom_around(at, self.view.zoom * zoom);
            }
            if scroll != Vec2::ZERO {
                self.view.pan += scroll;
            }
        }
        let background = response.dragged() && self.pressed.is_none();
        if background || response.dragged_by(PointerButton::Middle) {
            self.view.pan += response.drag_delta();
            ui.set_cursor_icon(CursorIcon::Grabbing);
        }
        self.view.keep_in_sight(self.layout.bounds());
    }

    /// The block at a point of the window.
    pub fn hit(&self, program: &Program, at: egui::Pos2) -> Option<Hit> {
        self.layout.hit(program, self.view.to_layout(at))
    }

    pub(super) fn press(
        &mut self,
        ui: &Ui,
        response: &egui::Response,
        program: &Program,
        desk: &mut Desk,
        hit: Option<Hit>,
    ) -> Option<Begun> {
        let primary = |input: &egui::InputState| {
            let pressed = input.pointer.button_pressed(PointerButton::Primary);
            (pressed, input.pointer.press_origin(), input.modifiers)
        };
        let (pressed, origin, modifiers) = ui.input(primary);
        if pressed && response.contains_pointer() && !self.covered(origin) {
            let at = origin.and_then(|at| Some((at, self.hit(program, at)?)));
            self.pressed = at.and_then(|(at, hit)| {
                let corner = self.layout.get(hit.block)?.rect.min;
                Some((hit.block, self.view.to_layout(at) - corner))
            });
        }
        if pressed && !response.contains_pointer() {
            self.pressed = None;
        }
        if response.drag_started_by(PointerButton::Primary)
            && let Some((block, grab)) = self.pressed
        {
            self.fields.close();
            self.chosen = None;
            return Some(Begun {
                block,
                grab,
                alone: modifiers.alt,
                copy: modifiers.command,
            });
        }
        if response.clicked_by(PointerButton::Primary) {
            response.request_focus();
            let before = self.chosen;
            self.chosen = hit.map(|hit| hit.block);
            if let Some(hit) = hit {
                self.click(program, desk, hit, before);
            }
        }
        if response.secondary_clicked() {
            self.chosen = hit.map(|hit| hit.block);
        }
        if let Some(hit) = hit {
            let field = hit.part.is_some();
            ui.set_cursor_icon(if field {
                CursorIcon::PointingHand
            } else {
                CursorIcon::Grab
            });
        }
        None
    }

    pub(super) fn click(
        &mut self,
        program: &Program,
        desk: &mut Desk,
        hit: Hit,
        before: Option<BlockId>,
    ) {
        let Some(block) = self.layout.get(hit.block) else {
            return;
        };
        let Some(part) = hit.part.and_then(|part| block.parts.get(part)) else {
            if before == Some(hit.block) {
                self.chosen = None;
            }
            return;
        };
        let id = hit.block;
        let edit = match part {
            Part::Button { button, .. } => match *button {
                Button::AddBranch => {
                    let branches = program.block(id).sockets.len();
                    Edit::AddBranch(id, branches)
                }
                Button::RemoveBranch(branch) => Edit::RemoveBranch(id, branch),
                Button::AddOtherwise => Edit::AddOtherwise(id),
                Button::RemoveOtherwise => Edit::RemoveOtherwise(id),
            },
            Part::Field { .. }
            | Part::Socket {
                content: SocketLook::Literal(..),
                ..
            } => {
                self.fields.open(program, id, part);
                return;
            }
            _ => return,
        };
        desk.send(Command::Edit(Deed::Branch, edit));
    }

    /// Scrolls while something is dragged near an edge. True if it moves.
    pub fn scroll_at_edge(&mut self, at: egui::Pos2, seconds: f32) -> bool {
        const EDGE: f32 = 28.0;
        const SPEED: f32 = 520.0;
        let rect = self.view.rect;
        if !rect.expand(EDGE).contains(at) || self.bin.expand(30.0).contains(at) {
            return false;
        }
        let push = |low: f32, high: f32| {
            let low = ((EDGE - low) / EDGE).clamp(0.0, 1.0);
            let high = ((EDGE - high) / EDGE).clamp(0.0, 1.0);
            low - high
        };
        let by = vec2(
            push(at.x - rect.min.x, rect.max.x - at.x),
            push(at.y - rect.min.y, rect.max.y - at.y),
        );
        self.view.pan += by * SPEED * seconds.min(0.05);
        self.view.keep_in_sight(self.layout.bounds());
        by != Vec2::ZERO
    }

    /// Keys of the chosen block.
    pub fn keys(&self, ui: &Ui, desk: &mut Desk) {
        let Some(id) = self.chosen else { return };
        if ui.input(|input| input.key_pressed(Key::F4)) {
            let way = match ui.input(|input| input.modifiers.shift) {
                true => Way::RunTo(id),
                false => Way::ToggleBreak(id),
            };
            desk.send(Command::Travel(way));
        }
        let (delete, duplicate) = ui.input(|input| {
            let delete = input.key_pressed(Key::Delete) || input.key_pressed(Key::Backspace);
            let duplicate = input.modifiers.command && input.key_pressed(Key::D);
            (delete, duplicate)
        });
        if delete {
            desk.send(Command::Delete(id));
        }
        if duplicate {
            desk.send(Command::Duplicate(id));
        }
    }
}

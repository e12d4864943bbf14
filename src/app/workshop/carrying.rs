//! What hangs on the pointer: lifted, carried over the canvas, let go.

use super::history::Deed;
use super::{Workshop, edits, moving};
use crate::app::canvas::Begun;
use crate::app::canvas::drag::{Drag, Origin, Refusal};
use crate::app::desk::Desk;
use crate::say;
use crate::text::Text;
use egui::{Key, Ui};

impl Workshop {
    /// Follows what hangs on the pointer.
    pub(super) fn follow_drag(&mut self, ui: &Ui, desk: &mut Desk, palette: egui::Rect) {
        if self.drag.as_ref().is_some_and(|drag| drag.by_keys) {
            moving::follow(self, ui, desk);
            return;
        }
        let Some(drag) = &mut self.drag else { return };
        let (pointer, down, escape, seconds) = ui.input(|input| {
            let pointer = input.pointer.latest_pos();
            let escape = input.key_pressed(Key::Escape);
            (
                pointer,
                input.pointer.primary_down(),
                escape,
                input.stable_dt,
            )
        });
        if let Some(at) = pointer {
            drag.pointer = at;
        }
        ui.set_cursor_icon(egui::CursorIcon::Grabbing);
        if escape {
            self.drag = None;
            self.document.put_back();
            desk.say(desk.text.msg_drag_given_up());
            return;
        }
        let at = drag.pointer;
        let away = palette.contains(at) || self.canvas.bin().expand(10.0).contains(at);
        let over_canvas = self.canvas.view.rect.contains(at) && !away;
        drag.aim(&self.canvas.view, over_canvas);
        if !down {
            self.drop_blocks(desk, away, over_canvas);
            return;
        }
        drag.inside |= self.canvas.view.rect.shrink(48.0).contains(at);
        if drag.inside && !palette.contains(at) && self.canvas.scroll_at_edge(at, seconds) {
            ui.request_repaint();
        }
    }

    /// The blocks on the pointer are let go.
    fn drop_blocks(&mut self, desk: &mut Desk, away: bool, over_canvas: bool) {
        let Some(drag) = self.drag.take() else { return };
        if away {
            if drag.origin == Origin::Canvas {
                self.canvas.throw_in(drag.blocks().clone());
                self.document.throw_away(Deed::Delete);
                desk.say(desk.text.msg_deleted());
            }
            return;
        }
        if !over_canvas {
            // Beside the window, on the stage: nothing happened.
            self.document.put_back();
            desk.say(desk.text.msg_drag_given_up());
            return;
        }
        if drag.is_back(&self.canvas.view) {
            self.document.put_back();
            return;
        }
        let refusal = drag.refusal(&self.canvas.view);
        let (roots, corner) = (drag.roots().to_vec(), drag.corner(&self.canvas.view));
        match drag.put(&mut self.document, &self.canvas) {
            Ok(()) => {
                let program = self.document.program();
                self.canvas.come_from(program, &roots, corner);
                self.canvas.choose(None);
                match refusal {
                    Some(refusal) => desk.refuse(refused(&desk.text, refusal)),
                    None => desk.say(""),
                }
            }
            Err(error) => desk.refuse(edits::why_not(&desk.text, error)),
        }
    }

    /// Blocks begin to hang on the pointer.
    pub(super) fn begin_drag(&mut self, desk: &Desk, begun: Begun) {
        let Begun {
            block,
            grab,
            alone,
            copy,
            chosen,
        } = begun;
        let words = (&desk.text, self.canvas.measure());
        let drag = Drag::lift_chosen(&mut self.document, words, &chosen, copy);
        let drag = drag.or_else(|| Drag::lift(&mut self.document, words, block, (!alone, copy)));
        self.drag = drag.map(|drag| drag.held_at(grab));
        self.look_around(desk);
    }

    /// Where what hangs on the pointer could go.
    pub(super) fn look_around(&mut self, desk: &Desk) {
        self.canvas.follow(&mut self.document, desk);
        self.canvas.preview(self.document.program(), None, desk);
        if let Some(drag) = &mut self.drag {
            drag.look_around(self.document.program(), self.canvas.layout());
        }
    }
}

/// Why blocks cannot go there: *qui serve una casella; questo blocco dà un colore*.
fn refused(text: &Text, refusal: Refusal) -> String {
    match (refusal.wanted, refusal.given) {
        (Some(wanted), Some(given)) => {
            text.msg_drop_wrong_type(say::type_of(text, wanted), say::type_of(text, given))
        }
        (Some(wanted), None) => text.msg_drop_command_in_socket(say::type_of(text, wanted)),
        (None, _) => text.msg_drop_value_in_stack(),
    }
}

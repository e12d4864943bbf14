//! What hangs on the pointer: taken, carried over the canvas, let go.

use super::ProgramEditor;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::Refusal;
use crate::window::clickomania::program::canvas::drag::{Begun, Drag};
use crate::window::clickomania::program::canvas::focus_targets::FocusTarget;
use crate::window::clickomania::program::document::why_not;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::{icons, theme};
use egui::{CursorIcon, Id, Key, LayerId, Modifiers, Order, Popup, Ui, vec2};
use engine::diagnostics;
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, Place};
use engine::language::program::Stack;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::layout::{Connection, DropSlot, Point};
use engine::text::Text;

impl ProgramEditor {
    /// Takes a block of the palette: onto the pointer, or to where it fits.
    pub fn take_from_palette(&mut self, ui: &Ui, app: &mut ClickomaniaContext, taken: Taken) {
        match taken {
            Taken::Place(piece) => app.send(EditorCommand::Add(piece)),
            Taken::Drag(piece, grab) => {
                let laid = self.canvas.laid(&app.text);
                let drag = Drag::fresh(&mut self.document, laid, &piece);
                self.take(ui, app, drag.held_at(grab));
            }
            Taken::Blocks(program, grab) => {
                let laid = self.canvas.laid(&app.text);
                if let Some(drag) = Drag::of_program(&mut self.document, laid, &program) {
                    self.take(ui, app, drag.held_at(grab));
                }
            }
        }
    }

    /// Fresh blocks hang on the pointer.
    fn take(&mut self, ui: &Ui, app: &mut ClickomaniaContext, mut drag: Drag) {
        drag.view = Some(self.canvas.view);
        self.hang(Some(drag), app);
        self.taken(ui, app);
    }

    /// Takes blocks of the canvas that are pulled onto the pointer, before anything is shown: nothing is painted twice.
    pub(super) fn take_pulled(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        if self.drag.is_some() {
            return;
        }
        let begun = self.canvas.begins(ui.ctx(), self.document.program());
        if let Some(begun) = begun {
            self.begin_pulling(app, begun);
            Popup::close_all(ui.ctx());
            ui.request_repaint();
        }
    }

    /// Takes blocks of the canvas onto the pointer.
    pub fn take_from_canvas(&mut self, ui: &Ui, app: &mut ClickomaniaContext, begun: Begun) {
        self.begin_pulling(app, begun);
        self.taken(ui, app);
    }

    fn begin_pulling(&mut self, app: &mut ClickomaniaContext, begun: Begun) {
        self.begin_drag(app, begun, (false, false));
        if let Some(drag) = &mut self.drag {
            drag.view = Some(self.canvas.view);
        }
        app.say(app.text.msg_drag_keys());
    }

    /// Blocks were taken just now. The canvas was shown with them still in their place: that is not seen.
    fn taken(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        self.aim(ui, app);
        // A press with which a drag begins is no click, so it closes no menu.
        Popup::close_all(ui.ctx());
        ui.ctx().request_discard("blocks were taken");
        ui.request_repaint();
    }

    /// What hangs on the pointer goes where that is, before anything is shown: so the place that is lit is the one at
    /// which the blocks are painted.
    pub(super) fn aim(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        if self.drag.as_ref().is_none_or(|drag| drag.by_keys) {
            return;
        }
        self.take_otherwise(ui, app);
        let Some(drag) = &mut self.drag else { return };
        let (pointer, escape) = ui.input(|input| {
            let pointer = input.pointer.latest_pos();
            (pointer, input.key_pressed(Key::Escape))
        });
        if escape {
            self.give_up(app);
            return;
        }
        drag.pointer = pointer.unwrap_or(drag.pointer);
        let away = self.palette_place.contains(drag.pointer) || self.canvas.bin.takes(drag.pointer);
        let over_canvas = self.canvas.view.rect.contains(drag.pointer) && !away;
        drag.aim(&self.canvas.view, over_canvas);
    }

    /// Follows what hangs on the pointer: at an edge the canvas scrolls.
    pub fn follow_drag(&mut self, ui: &Ui, app: &mut ClickomaniaContext, palette: egui::Rect) {
        self.palette_place = palette;
        let Some(drag) = &mut self.drag else { return };
        if drag.by_keys {
            self.follow_keys(ui, app);
            return;
        }
        ui.set_cursor_icon(if drag.is_copy() {
            CursorIcon::Copy
        } else {
            CursorIcon::Grabbing
        });
        let (at, seconds) = (drag.pointer, ui.input(|input| input.stable_dt));
        drag.inside |= self.canvas.is_well_inside(at);
        if drag.inside && !palette.contains(at) && self.canvas.scroll_at_edge(at, seconds) {
            ui.request_repaint();
        }
    }

    /// Alt and Ctrl count in the middle of a drag too: on some desktops a press with Alt moves the window.
    fn take_otherwise(&mut self, ui: &Ui, app: &AppContext) {
        let keys = ui.input(|input| (input.modifiers.alt, input.modifiers.command));
        let Some(drag) = &self.drag else { return };
        let Some(begun) = drag.otherwise(keys).cloned() else {
            return;
        };
        let (pointer, inside, view) = (drag.pointer, drag.inside, drag.view);
        self.begin_drag(app, begun, keys);
        if let Some(drag) = &mut self.drag {
            drag.pointer = pointer;
            drag.inside = inside;
            drag.view = view;
        }
    }

    /// Paints what hangs on the pointer; pale, and with a bin, where letting it go would delete it.
    pub fn paint_drag(&mut self, ui: &Ui, palette: egui::Rect) {
        let Some(drag) = &self.drag else { return };
        let theme = theme::of(ui);
        let layer = LayerId::new(Order::Tooltip, Id::unique("dragged"));
        let mut painter = ui.ctx().layer_painter(layer);
        let over_palette = palette.contains(drag.pointer) && drag.is_of_program();
        if over_palette {
            painter.rect_filled(palette, 0.0, theme.palette.gamma_multiply(0.8));
            let bin = egui::Rect::from_center_size(palette.center(), egui::Vec2::splat(64.0));
            icons::bin(&painter, bin, theme.wrong, 1.0);
        }
        if over_palette || self.canvas.bin.takes(drag.pointer) {
            // Translucent, so that the target stays visible.
            painter.set_opacity(0.45);
        }
        let view = self.canvas.view;
        drag.paint(&painter, self.canvas.block_painter(), (&view, theme));
    }

    /// What hangs on the pointer goes back to where it was, and so does the view.
    fn give_up(&mut self, app: &mut ClickomaniaContext) {
        let view = self.drag.as_ref().and_then(|drag| drag.view);
        self.end_drag(app);
        if let Some(view) = view {
            let canvas = &mut self.canvas;
            canvas.halt_motion();
            canvas.view = view.within(canvas.view.rect);
        }
        app.say(app.text.msg_drag_given_up());
    }

    /// Lets go of what hangs on the pointer if the button went up: before anything is shown, so that the blocks
    /// are in the program in the same frame.
    pub(super) fn let_go(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let Some(drag) = &mut self.drag else { return };
        let (pointer, down, escape) = ui.input(|input| {
            let pointer = &input.pointer;
            let escape = input.key_pressed(Key::Escape);
            (pointer.latest_pos(), pointer.primary_down(), escape)
        });
        if drag.by_keys || down || escape {
            return;
        }
        drag.pointer = pointer.unwrap_or(drag.pointer);
        let away = self.palette_place.contains(drag.pointer) || self.canvas.bin.takes(drag.pointer);
        let over_canvas = self.canvas.view.rect.contains(drag.pointer) && !away;
        drag.aim(&self.canvas.view, over_canvas);
        self.drop_blocks(app, away, over_canvas);
    }

    /// The blocks on the pointer are let go.
    fn drop_blocks(&mut self, app: &mut ClickomaniaContext, away: bool, over_canvas: bool) {
        let Some(drag) = self.drag.take() else { return };
        if away {
            let blocks = drag.blocks().clone();
            if let Some(edit) = drag.deletion() {
                self.canvas.bin.throw_in(blocks);
                match self.document.edit(ChangeKind::Delete, edit) {
                    Ok(()) => app.say(app.text.msg_deleted()),
                    Err(error) => app.refuse(why_not(&app.text, error)),
                }
            }
            return;
        }
        if !over_canvas {
            // Beside the window or on the wall panel: nothing happened.
            self.drag = Some(drag);
            self.give_up(app);
            return;
        }
        let refusal = drag.refusal(&self.canvas.view);
        if !self.canvas.is_back(&drag) {
            match self.canvas.put(drag, &mut self.document, app) {
                Ok(()) => self.canvas.choose(None),
                Err(error) => return app.refuse(why_not(&app.text, error)),
            }
        }
        match refusal {
            Some(refusal) => app.refuse(refused(&app.text, refusal)),
            None => app.say(""),
        }
    }

    /// Blocks begin to hang on the pointer.
    fn begin_drag(&mut self, app: &AppContext, begun: Begun, keys: (bool, bool)) {
        let (block, (alone, copy)) = (begun.block, begun.taking(keys));
        let chosen: &[BlockId] = if alone { &[] } else { &begun.chosen };
        self.drag = None;
        self.canvas_follows(app);
        let laid = self.canvas.laid(&app.text);
        let drag = Drag::lift_chosen(&mut self.document, laid, chosen, copy)
            .or_else(|| Drag::lift(&mut self.document, laid, block, (!alone, copy)));
        self.hang(drag.map(|drag| drag.begun(begun)), app);
    }

    /// Blocks hang on the pointer: the canvas leaves them out, and says where they could go.
    pub(super) fn hang(&mut self, drag: Option<Drag>, app: &AppContext) {
        self.drag = drag;
        self.canvas_follows(app);
        if let Some(drag) = &mut self.drag {
            drag.look_around(self.document.program(), self.canvas.layout());
        }
    }

    /// The canvas knows where everything lies.
    pub(super) fn canvas_follows(&mut self, app: &AppContext) {
        let drag = self.drag.as_ref();
        self.canvas.follow(&mut self.document, drag, app);
    }
}

/// Why blocks cannot go there: *qui serve una casella; questo blocco dà un colore*.
fn refused(text: &Text, refusal: Refusal) -> String {
    match (refusal.wanted, refusal.given) {
        (Some(wanted), Some(given)) => text.msg_drop_wrong_type(
            diagnostics::type_of(text, wanted),
            diagnostics::type_of(text, given),
        ),
        (Some(wanted), None) => text.msg_drop_command_in_socket(diagnostics::type_of(text, wanted)),
        (None, _) => text.msg_drop_value_in_stack(),
    }
}

impl ProgramEditor {
    /// Takes the chosen block.
    pub(super) fn move_by_keys(&mut self, app: &mut ClickomaniaContext) {
        let Some(id) = self.canvas.chosen() else {
            return;
        };
        self.drag = None;
        self.canvas_follows(app);
        let laid = self.canvas.laid(&app.text);
        let drag = Drag::lift(&mut self.document, laid, id, (false, false));
        self.hang(drag.map(Drag::by_keys), app);
        self.go_to_place(app, 0);
    }

    /// Goes to another place that takes the block.
    fn go_to_place(&mut self, app: &mut ClickomaniaContext, by: isize) {
        let Some(drag) = &mut self.drag else {
            return;
        };
        match drag.step(by) {
            Some(place) => {
                let program = self.document.program();
                app.say(
                    app.text
                        .msg_move_place(described(&app.text, program, &place)),
                );
                self.canvas.view.reveal(place.rect);
                // It hangs a little beside, so that one sees the place.
                drag.pointer = self.canvas.view.to_window(place.at) + vec2(26.0, 18.0);
            }
            None => {
                self.leave_there(app);
                app.refuse(app.text.msg_move_nowhere());
            }
        }
    }

    /// Looks at the keys while a block hangs.
    pub(super) fn follow_keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        // Enter is for the block, not for what had the keyboard: it would be pressed as well.
        if let Some(focused) = ui.memory(|memory| memory.focused()) {
            ui.memory_mut(|memory| memory.surrender_focus(focused));
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let elsewhere = ui.input(|input| input.pointer.any_pressed());
        if pressed(Key::Escape) || elsewhere {
            self.leave_there(app);
            app.say(app.text.msg_drag_given_up());
        } else if pressed(Key::Enter) || pressed(Key::Space) {
            self.put_down(app);
        } else {
            for (key, by) in [
                (Key::ArrowUp, -1),
                (Key::ArrowLeft, -1),
                (Key::ArrowDown, 1),
                (Key::ArrowRight, 1),
                (Key::Home, isize::MIN),
                (Key::End, isize::MAX),
            ] {
                if pressed(key) {
                    self.go_to_place(app, by);
                }
            }
        }
    }

    /// The block goes back, and the keyboard is where it is.
    fn leave_there(&mut self, app: &AppContext) {
        let root = self.drag.as_ref().and_then(|drag| drag.root());
        self.end_drag(app);
        self.focus_block(root);
    }

    fn put_down(&mut self, app: &mut ClickomaniaContext) {
        let Some(drag) = self.drag.take() else {
            return;
        };
        let root = drag.root();
        // A number that becomes a default value is no block any more.
        let taker = match drag.target().map(|connection| connection.place) {
            Some(DropSlot::Socket(owner, _)) => Some(owner),
            _ => None,
        };
        if !self.canvas.is_back(&drag) {
            match self.canvas.put(drag, &mut self.document, app) {
                Ok(()) => app.say(app.text.msg_move_done()),
                Err(error) => app.refuse(why_not(&app.text, error)),
            }
        }
        self.canvas_follows(app);
        let there = root.filter(|&id| self.document.has(id));
        self.focus_block(there.or(taker));
    }

    /// The keyboard is where the block is now.
    fn focus_block(&mut self, root: Option<BlockId>) {
        if let Some(id) = root.filter(|&id| self.document.has(id)) {
            self.canvas.go_to(FocusTarget::Block(id));
            self.canvas.focus();
        }
    }

    /// Takes the chosen block out and lays it beside.
    pub(super) fn detach(&mut self, app: &mut ClickomaniaContext) {
        let Some(id) = self.canvas.chosen() else {
            return;
        };
        let corner = self.canvas.layout().get(id).map(|block| block.rect);
        let program = self.document.identities();
        let (Some(rect), Some(lifting)) = (corner, program.lift_edit(id, false)) else {
            return;
        };
        let at = Point::new(rect.max.x + 60.0, rect.min.y + 20.0);
        let at = self.canvas.free_place(at);
        let fragment = program.fragment(&[id]);
        // Taken out of a loose stack of its own it would only jump.
        let alone = matches!(
            program.place_of(id),
            Some((Place::Stack(Stack::Loose(stack), 0), 1))
                if program.loose_stack(stack).is_some()
        );
        if alone {
            return;
        }
        let edit = match program.place_edit(fragment, DropTarget::Canvas(at), at) {
            Ok(edit) => Edit::All(vec![lifting, edit]),
            Err(error) => return app.refuse(why_not(&app.text, error)),
        };
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        let done = document.edit(ChangeKind::Move, edit);
        match done.and_then(|()| canvas.lay_in_sight(document, app, id)) {
            Ok(()) => app.say(""),
            Err(error) => app.refuse(why_not(&app.text, error)),
        }
    }
}

/// What a place is, in words.
fn described(text: &Text, program: &Program, place: &Connection) -> String {
    let name = |id: BlockId| block_name(program, text, program.block(id));
    match (place.place, place.occupied) {
        (DropSlot::Socket(owner, _), _) => text.msg_place_socket(name(owner)),
        (DropSlot::Stack(..), Some(next)) => text.msg_place_before(name(next)),
        (DropSlot::Stack(stack, _), None) => match program.stack(stack).last() {
            Some(&last) => text.msg_place_after(name(last)),
            None => text.msg_body_empty(),
        },
    }
}

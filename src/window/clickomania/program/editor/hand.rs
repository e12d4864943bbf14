//! Dragging blocks: with the pointer, or with keys.
//!
//! With keys a block hangs at one of the places that take it; arrows move it to the next one, Enter drops it, Esc puts
//! it back.

use super::ProgramEditor;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::Refusal;
use crate::window::clickomania::program::canvas::drag::{Drag, DragKeys};
use crate::window::clickomania::program::canvas::focus_targets::FocusTarget;
use crate::window::clickomania::program::document::why_not;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::{icons, theme};
use egui::{CursorIcon, Id, Key, LayerId, Modifiers, Order, Popup, Ui, vec2};
use engine::diagnostics;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::layout::{Connection, DropSlot};
use engine::text::Text;

/// The drag, and where things are that it can be dropped on.
#[derive(Default)]
pub(super) struct Hand {
    drag: Option<Drag>,
    /// The rectangle of the palette when it was shown last.
    palette: Option<egui::Rect>,
}

/// The thing below a drag.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Over {
    Canvas,
    /// The palette or the bin, where blocks are deleted.
    Away,
    Elsewhere,
}

impl Hand {
    pub fn drag(&self) -> Option<&Drag> {
        self.drag.as_ref()
    }
}

/// With the pointer.
impl ProgramEditor {
    /// Begins the drags, and handles the drops and moves of this frame. Called before anything is shown: so the blocks
    /// are painted where they are, and the place that is lit is the one they would go to.
    pub(super) fn update_drag(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let document = &self.document;
        self.hand.drag.take_if(|drag| drag.is_outdated(document));
        if self.hand.drag.is_none()
            && let Some(begun) = self.canvas.begin_drag(ui.ctx(), self.document.program())
        {
            self.update_canvas(app);
            let (document, layout) = (&mut self.document, self.canvas.layout());
            let drag = Drag::begin(document, layout, &app.text, begun, DragKeys::default());
            self.hold(ui, app, drag);
            app.say(app.text.msg_drag_keys());
        }
        self.drop_if_released(ui, app);
        self.aim(ui, app);
    }

    /// Takes a block of the palette: drags it, or puts it where it fits.
    pub fn take_from_palette(&mut self, ui: &Ui, app: &mut ClickomaniaContext, taken: Taken) {
        let (document, layout) = (&mut self.document, self.canvas.layout());
        let (drag, grab) = match taken {
            Taken::Place(piece) => return app.send(EditorCommand::Add(piece)),
            Taken::Drag(piece, grab) => {
                (Some(Drag::fresh(document, layout, &app.text, &piece)), grab)
            }
            Taken::Blocks(program, grab) => {
                let drag = Drag::of_program(document, layout, &app.text, &program);
                (drag, grab)
            }
        };
        if let Some(drag) = drag {
            self.hold(ui, app, Some(drag.held_at(grab)));
            self.aim(ui, app);
            // The canvas was shown already, without the place that is lit.
            ui.ctx().request_discard("blocks were taken");
        }
    }

    /// Begins a drag with the pointer.
    fn hold(&mut self, ui: &Ui, app: &AppContext, drag: Option<Drag>) {
        self.set_drag(drag, app);
        if let Some(drag) = &mut self.hand.drag {
            drag.view = Some(self.canvas.view);
        }
        // A press with which a drag begins is no click, so it closes no menu.
        Popup::close_all(ui.ctx());
        ui.request_repaint();
    }

    /// Drags these blocks from now on: the canvas leaves them out, and knows the places that take them.
    fn set_drag(&mut self, drag: Option<Drag>, app: &AppContext) {
        self.hand.drag = drag;
        self.update_canvas(app);
        if let Some(drag) = &mut self.hand.drag {
            drag.find_places(self.document.program(), self.canvas.layout());
        }
    }

    /// Lays out what changed, without dragged blocks.
    pub(super) fn update_canvas(&mut self, app: &AppContext) {
        let document = &self.document;
        let drag = self.hand.drag.as_ref();
        let drag = drag.filter(|drag| !drag.is_outdated(document));
        self.canvas.follow(&mut self.document, drag, app);
    }

    /// Ends a drag: the blocks are where they were.
    pub fn end_drag(&mut self, app: &AppContext) {
        if self.hand.drag.take().is_some() {
            self.update_canvas(app);
        }
    }

    /// Ends a drag, and returns to the view before it.
    fn give_up(&mut self, app: &mut ClickomaniaContext) {
        let view = self.hand.drag.as_ref().and_then(|drag| drag.view);
        self.end_drag(app);
        if let Some(view) = view {
            self.canvas.halt_motion();
            self.canvas.view = view.within(self.canvas.view.rect);
        }
        app.say(app.text.msg_drag_given_up());
    }

    /// Moves the drag to the pointer and chooses the nearest place, or gives it up by Esc.
    fn aim(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        if self.hand.drag.as_ref().is_none_or(|drag| drag.by_keys) {
            return;
        }
        self.apply_keys(ui, app);
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            self.give_up(app);
        } else {
            self.point(ui);
        }
    }

    /// Moves the drag to the pointer, and chooses the nearest place if it is over the canvas.
    fn point(&mut self, ui: &Ui) -> Option<Over> {
        let drag = self.hand.drag.as_mut()?;
        let pointer = ui.input(|input| input.pointer.latest_pos());
        drag.pointer = pointer.unwrap_or(drag.pointer);
        let at = drag.pointer;
        let over_palette = self.hand.palette.is_some_and(|rect| rect.contains(at));
        let over = if over_palette || self.canvas.bin.takes(at) {
            Over::Away
        } else if self.canvas.view.rect.contains(at) {
            Over::Canvas
        } else {
            Over::Elsewhere
        };
        drag.aim(&self.canvas.view, over == Over::Canvas);
        Some(over)
    }

    /// Takes the blocks alone or as a copy once Alt or Ctrl are held: some desktops move the window by a press with Alt.
    fn apply_keys(&mut self, ui: &Ui, app: &AppContext) {
        let keys = DragKeys::held(ui.input(|input| input.modifiers));
        let Some(drag) = &self.hand.drag else { return };
        let Some(begun) = drag.otherwise(keys).cloned() else {
            return;
        };
        let (pointer, inside, view) = (drag.pointer, drag.inside, drag.view);
        // All blocks must be laid out when others are taken.
        self.end_drag(app);
        let (document, layout) = (&mut self.document, self.canvas.layout());
        let drag = Drag::begin(document, layout, &app.text, begun, keys);
        self.set_drag(drag, app);
        if let Some(drag) = &mut self.hand.drag {
            (drag.pointer, drag.inside, drag.view) = (pointer, inside, view);
        }
    }

    /// Drops the blocks if the button went up.
    fn drop_if_released(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let held = ui.input(|input| input.pointer.primary_down() || input.key_pressed(Key::Escape));
        if held || self.hand.drag.as_ref().is_none_or(|drag| drag.by_keys) {
            return;
        }
        match self.point(ui) {
            Some(Over::Away) => self.drop_away(app),
            Some(Over::Canvas) => self.drop_on_canvas(app),
            // Beside the window or over the wall nothing happens.
            Some(Over::Elsewhere) => self.give_up(app),
            None => {}
        }
    }

    /// Deletes the blocks if they are of the program.
    fn drop_away(&mut self, app: &mut ClickomaniaContext) {
        let Some(drag) = self.hand.drag.take() else {
            return;
        };
        let blocks = drag.blocks().clone();
        if let Some(edit) = drag.deletion() {
            self.canvas.bin.throw_in(blocks);
            match self.document.edit(ChangeKind::Delete, edit) {
                Ok(()) => app.say(app.text.msg_deleted()),
                Err(error) => app.refuse(why_not(&app.text, error)),
            }
        }
    }

    /// Puts the blocks into the chosen place, or loose where they are.
    fn drop_on_canvas(&mut self, app: &mut ClickomaniaContext) {
        let Some(drag) = self.hand.drag.take() else {
            return;
        };
        let refusal = drag.refusal(&self.canvas.view);
        if !self.canvas.is_back(&drag) {
            if let Err(error) = self.canvas.put(drag, &mut self.document, app) {
                return app.refuse(why_not(&app.text, error));
            }
            self.canvas.choose(None);
        }
        match refusal {
            Some(refusal) => app.refuse(refused(&app.text, refusal)),
            None => app.say(""),
        }
    }

    /// Shows the drag over everything else, at the end of a frame; `palette` is the rectangle of the palette. At an
    /// edge the canvas scrolls.
    pub fn show_drag(&mut self, ui: &Ui, app: &mut ClickomaniaContext, palette: egui::Rect) {
        self.hand.palette = Some(palette);
        let Some(drag) = &mut self.hand.drag else {
            return;
        };
        if drag.by_keys {
            self.handle_keys(ui, app);
        } else {
            ui.set_cursor_icon(if drag.is_copy() {
                CursorIcon::Copy
            } else {
                CursorIcon::Grabbing
            });
            let (at, seconds) = (drag.pointer, ui.input(|input| input.stable_dt));
            drag.inside |= self.canvas.view.is_well_inside(at);
            if drag.inside && !palette.contains(at) && self.canvas.scroll_at_edge(at, seconds) {
                ui.request_repaint();
            }
        }
        self.paint_drag(ui, palette);
    }

    /// Paints the blocks at the pointer; pale, and with a bin, where dropping them would delete them.
    fn paint_drag(&mut self, ui: &Ui, palette: egui::Rect) {
        let Some(drag) = &self.hand.drag else { return };
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
        drag.paint(&painter, self.canvas.block_painter(), &view, theme);
    }
}

/// With keys.
impl ProgramEditor {
    /// Begins to move the chosen block.
    pub(super) fn move_by_keys(&mut self, app: &mut ClickomaniaContext) {
        let Some(id) = self.canvas.chosen() else {
            return;
        };
        self.hand.drag = None;
        self.update_canvas(app);
        let alone = DragKeys {
            alone: true,
            copy: false,
        };
        let (document, layout) = (&mut self.document, self.canvas.layout());
        let drag = Drag::lift(document, layout, &app.text, id, alone);
        self.set_drag(drag, app);
        if let Some(drag) = &mut self.hand.drag {
            drag.by_keys = true;
        }
        self.go_to_place(app, 0);
    }

    /// Goes to another place that takes the block.
    fn go_to_place(&mut self, app: &mut ClickomaniaContext, by: isize) {
        let Some(drag) = &mut self.hand.drag else {
            return;
        };
        let Some(place) = drag.step(by) else {
            self.put_back(app);
            return app.refuse(app.text.msg_move_nowhere());
        };
        let name = described(&app.text, self.document.program(), &place);
        app.say(app.text.msg_move_place(name));
        self.canvas.view.reveal(place.rect);
        // It hangs a little beside, so that the place is seen.
        drag.pointer = self.canvas.view.to_window(place.at) + vec2(26.0, 18.0);
    }

    fn handle_keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        // Enter is for the block, not for what had the keyboard: it would be pressed as well.
        if let Some(focused) = ui.memory(|memory| memory.focused()) {
            ui.memory_mut(|memory| memory.surrender_focus(focused));
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) || ui.input(|input| input.pointer.any_pressed()) {
            self.put_back(app);
            app.say(app.text.msg_drag_given_up());
            return;
        }
        if pressed(Key::Enter) || pressed(Key::Space) {
            self.put_down(app);
            return;
        }
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

    /// Ends the move where the block was.
    fn put_back(&mut self, app: &AppContext) {
        let root = self.hand.drag.as_ref().and_then(Drag::root);
        self.end_drag(app);
        self.focus_block(root);
    }

    /// Ends the move at the chosen place.
    fn put_down(&mut self, app: &mut ClickomaniaContext) {
        let Some(drag) = self.hand.drag.take() else {
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
        self.update_canvas(app);
        self.focus_block(root.filter(|&id| self.document.has(id)).or(taker));
    }

    /// Moves the cursor and the keyboard to a block.
    fn focus_block(&mut self, id: Option<BlockId>) {
        if let Some(id) = id.filter(|&id| self.document.has(id)) {
            self.canvas.go_to(FocusTarget::Block(id));
            self.canvas.focus();
        }
    }
}

/// Describes a place: *after Repeat*.
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

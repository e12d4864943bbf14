//! Moving a block with the keyboard: it hangs at one of the places that take it, arrows go from place to
//! place, Enter lets it go, Esc puts it back.

use super::ProgramEditor;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext};
use crate::window::clickomania::program::canvas::drag::Drag;
use crate::window::clickomania::program::canvas::focus_targets::FocusTarget;
use crate::window::clickomania::program::refusal::why_not;
use crate::window::kit::app_context::AppContext;
use egui::{Key, Modifiers, Ui, vec2};
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, Place};
use engine::language::program::Stack;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::layout::{Connection, DropSlot, Point};
use engine::text::Text;

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

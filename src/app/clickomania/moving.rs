//! Moving a block with the keyboard: it hangs at one of the places that take it, arrows go from place to
//! place, Enter lets it go, Esc puts it back.

use super::ClickomaniaMode;
use super::command::ChangeKind;
use super::edits::{change, why_not};
use crate::app::clickomania::canvas::drag::Drag;
use crate::app::clickomania::canvas::spots::Spot;
use crate::app::clickomania::command::ClickomaniaContext;
use egui::{Key, Modifiers, Ui, vec2};
use engine::language::arrange::DropTarget;
use engine::language::edit::Edit;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::layout::{Connection, DropSlot, Point};
use engine::text::Text;

/// Takes the chosen block.
pub fn begin(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext) {
    let Some(id) = workshop.canvas.chosen() else {
        return;
    };
    let words = (&app.text, workshop.canvas.measure());
    let drag = Drag::lift(&mut workshop.document, words, id, (false, false));
    workshop.drag = drag.map(|mut drag| {
        drag.by_keys = true;
        drag
    });
    workshop.look_around(app);
    step(workshop, app, 0);
}

/// Goes to another place that takes the block.
fn step(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, by: isize) {
    let Some(drag) = &mut workshop.drag else {
        return;
    };
    match drag.step(by) {
        Some(place) => {
            let program = workshop.document.program();
            app.say(
                app.text
                    .msg_move_place(described(&app.text, program, &place)),
            );
            workshop.canvas.view.reveal(place.rect);
            // It hangs a little beside, so that one sees the place.
            drag.pointer = workshop.canvas.view.to_window(place.at) + vec2(26.0, 18.0);
        }
        None => {
            put_back(workshop);
            app.refuse(app.text.msg_move_nowhere());
        }
    }
}

/// Looks at the keys while a block hangs.
pub fn follow(workshop: &mut ClickomaniaMode, ui: &Ui, app: &mut ClickomaniaContext) {
    // Enter is for the block, not for what had the keyboard: it would be pressed as well.
    if let Some(focused) = ui.memory(|memory| memory.focused()) {
        ui.memory_mut(|memory| memory.surrender_focus(focused));
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let elsewhere = ui.input(|input| input.pointer.any_pressed());
    if pressed(Key::Escape) || elsewhere {
        put_back(workshop);
        app.say(app.text.msg_drag_given_up());
    } else if pressed(Key::Enter) || pressed(Key::Space) {
        put_down(workshop, app);
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
                step(workshop, app, by);
            }
        }
    }
}

fn put_back(workshop: &mut ClickomaniaMode) {
    let root = workshop.drag.take().and_then(|drag| drag.root());
    workshop.document.put_back();
    arrived(workshop, root);
}

fn put_down(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext) {
    let Some(drag) = workshop.drag.take() else {
        return;
    };
    let root = drag.root();
    // A number that becomes a default value is no block any more.
    let taker = match drag.target().map(|connection| connection.place) {
        Some(DropSlot::Socket(owner, _)) => Some(owner),
        _ => None,
    };
    if drag.is_back(&workshop.canvas.view) {
        workshop.document.put_back();
    } else {
        match drag.put(&mut workshop.document, &workshop.canvas) {
            Ok(()) => app.say(app.text.msg_move_done()),
            Err(error) => app.refuse(why_not(&app.text, error)),
        }
    }
    let there = root.filter(|&id| workshop.document.has(id));
    arrived(workshop, there.or(taker));
}

/// The keyboard is where the block is now.
fn arrived(workshop: &mut ClickomaniaMode, root: Option<BlockId>) {
    if let Some(id) = root.filter(|&id| workshop.document.has(id)) {
        workshop.canvas.go_to(Spot::Block(id));
        workshop.canvas.focus();
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

/// Takes the chosen block out and lays it beside.
pub fn detach(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext) {
    let Some(id) = workshop.canvas.chosen() else {
        return;
    };
    let corner = workshop.canvas.layout().get(id).map(|block| block.rect);
    let program = workshop.document.identities();
    let (Some(rect), Some(lifting)) = (corner, program.lift_edit(id, false)) else {
        return;
    };
    let at = Point::new(rect.max.x + 60.0, rect.min.y + 20.0);
    let at = workshop.canvas.free_place(at);
    let fragment = program.fragment(&[id]);
    // Taken out of a loose stack of its own it would only jump.
    let alone = matches!(
        program.place_of(id),
        Some((engine::language::edit::Place::Stack(engine::language::program::Stack::Loose(stack), 0), 1))
            if program.loose_stack(stack).is_some()
    );
    if alone {
        return;
    }
    match program.place_edit(fragment, DropTarget::Canvas(at), at) {
        Ok(edit) => change(
            workshop,
            app,
            ChangeKind::Move,
            Edit::All(vec![lifting, edit]),
        ),
        Err(error) => app.refuse(why_not(&app.text, error)),
    }
}

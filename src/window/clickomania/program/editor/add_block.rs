//! Adds a block of the palette where it fits.

use super::ProgramEditor;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, PaletteBlock};
use crate::window::clickomania::program::refusal::why_not;
use engine::language::arrange::DropTarget;
use engine::language::edit::Edit;
use engine::language::kind::BlockShape;
use engine::language::program::{Parent, Stack};
use engine::language::words::block_name;
use engine::language::{BlockId, Program, ValueType};
use engine::layout::{Point, Rect};

impl ProgramEditor {
    /// Adds a block where it fits best: after the chosen block or into it, into the first empty socket
    /// that takes it, at the end of the program, else on the canvas.
    pub(super) fn add(&mut self, app: &mut ClickomaniaContext, piece: &PaletteBlock) {
        let chosen = self.canvas.chosen();
        let program = self.document.program();
        let by_keys = self.canvas.target_at_focus(piece.kind.row().value());
        let place = by_keys.or_else(|| match piece.kind.row().shape {
            BlockShape::Command | BlockShape::Loop => Some(after(program, chosen)),
            BlockShape::Value(given) => free_socket(program, chosen, given),
        });
        let visible: Rect = self.canvas.view.visible();
        let aside = Point::new(visible.min.x + 40.0, visible.center().y);
        let aside = self.canvas.free_place(aside);
        let target = place.unwrap_or(DropTarget::Canvas(aside));
        let program = self.document.identities();
        let (mut edits, fragment) = piece.bring(program);
        let root = fragment.roots[0];
        // What is pushed out, or finds no place, lies where it is seen.
        let (owner, loose) = match target {
            DropTarget::Socket(owner, socket) => {
                let held = program.block(owner).sockets.get(socket);
                (Some(owner), held.and_then(|held| held.block))
            }
            DropTarget::Canvas(_) => (None, Some(root)),
            DropTarget::Stack(..) => (None, None),
        };
        match program.place_edit(fragment, target, aside) {
            Ok(edit) => edits.push(edit),
            Err(error) => {
                app.refuse(why_not(&app.text, error));
                return;
            }
        }
        let (canvas, document) = (&mut self.canvas, &mut self.document);
        let added = canvas.with_room(document, app, (ChangeKind::Add, Edit::All(edits)));
        let added = added.and_then(|()| match loose {
            Some(block) => canvas.lay_in_sight(document, app, block),
            None => Ok(()),
        });
        if let Err(error) = added {
            app.refuse(why_not(&app.text, error));
            return;
        }
        if self.document.has(root) {
            self.canvas.choose(Some(root));
            self.canvas.reveal(root);
            if self.palette.had_keyboard() {
                self.canvas.focus();
            }
            let program = self.document.program();
            let name = block_name(program, &app.text, program.block(root));
            app.say(app.text.msg_added(name));
        } else if let Some(owner) = owner.filter(|&owner| self.document.has(owner)) {
            // A number or a colour that became a default value is no block of its own.
            let program = self.document.program();
            let name = block_name(program, &app.text, program.block(owner));
            app.say(app.text.msg_default_set(name));
        }
    }
}

/// Behind the chosen command (or the one whose value is chosen), else at the end of the program.
fn after(program: &Program, chosen: Option<BlockId>) -> DropTarget {
    let mut at = chosen;
    while let Some(id) = at {
        match program.get(id).map(|block| block.parent) {
            Some(Parent::Socket(owner, _)) => at = Some(owner),
            Some(Parent::Stack(stack)) if program.block(id).kind.row().value().is_none() => {
                let index = program.stack(stack).iter().position(|&other| other == id);
                return DropTarget::Stack(stack, index.map_or(0, |index| index + 1));
            }
            _ => break,
        }
    }
    DropTarget::Stack(Stack::Hat, program.stack(Stack::Hat).len())
}

/// The first empty socket for a value: in the chosen block, else in the program.
fn free_socket(program: &Program, chosen: Option<BlockId>, given: ValueType) -> Option<DropTarget> {
    let empty = |(id, _): (BlockId, usize)| {
        let block = program.block(id);
        let free = |socket: &usize| {
            let held = block.sockets[*socket];
            let fits = block.socket_type(*socket).is_some_and(|ty| given.fits(ty));
            fits && held.block.is_none() && held.literal.is_none()
        };
        let socket = (0..block.sockets.len()).find(free)?;
        Some(DropTarget::Socket(id, socket))
    };
    let inside = chosen.filter(|&id| program.get(id).is_some());
    let inside = inside.and_then(|id| program.walk(&[id]).find_map(empty));
    inside.or_else(|| program.walk(program.stack(Stack::Hat)).find_map(empty))
}

//! The keyboard cursor on the canvas, and the keys that move it.

use super::accessibility::{canvas_id, node_id};
use super::focus_targets::{FocusDirection, FocusTarget, Refuge, successor};
use super::view::CanvasView;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme::Theme;
use egui::{Color32, Id, Key, Modifiers, Painter, Rect, Response, Stroke, StrokeKind, Ui, vec2};
use engine::language::arrange::DropTarget;
use engine::language::program::Stack;
use engine::language::{BlockId, Program, ValueType};
use engine::layout::{BlockPart, Layout};
use engine::text::Text;

/// Keys that move the cursor; no action of the menus has them.
pub const WALKS: [(Key, FocusDirection); 8] = [
    (Key::ArrowUp, FocusDirection::Up),
    (Key::ArrowDown, FocusDirection::Down),
    (Key::ArrowLeft, FocusDirection::Left),
    (Key::ArrowRight, FocusDirection::Right),
    (Key::Home, FocusDirection::First),
    (Key::End, FocusDirection::Last),
    (Key::B, FocusDirection::StackBefore),
    (Key::N, FocusDirection::NextStack),
];

/// The keys of the canvas with what they do, for the help.
pub fn key_names(text: &Text) -> Vec<(Modifiers, Key, String)> {
    let walks = WALKS.iter().map(|&(key, direction)| {
        let name = match direction {
            FocusDirection::Up
            | FocusDirection::Down
            | FocusDirection::Left
            | FocusDirection::Right => text.msg_key_does_walk(),
            FocusDirection::First | FocusDirection::Last => text.msg_key_does_ends(),
            FocusDirection::StackBefore | FocusDirection::NextStack => text.msg_key_does_stacks(),
        };
        (Modifiers::NONE, key, name)
    });
    let others = [
        (Modifiers::NONE, Key::Enter, text.msg_key_does_enter()),
        (Modifiers::NONE, Key::F4, text.msg_key_does_break()),
        (Modifiers::SHIFT, Key::F4, text.msg_key_does_run_to()),
    ];
    walks.chain(others).collect()
}

/// The position of the keyboard on the canvas.
#[derive(Default)]
pub struct Cursor {
    pub target: Option<FocusTarget>,
    /// True if keys, not the pointer, moved it where it is.
    pub by_keys: bool,
    /// True until the canvas has the keyboard that was requested for it.
    requested: bool,
    /// The place of the cursor if a change removes this target.
    refuge: Option<(FocusTarget, Refuge)>,
    /// True while its node has the keyboard.
    holds_keyboard: bool,
    /// True if Tab brought the keyboard to the canvas, until the pointer is used.
    by_tab: bool,
}

impl Cursor {
    /// True if the whole canvas has to show that it has the keyboard: Tab led here, and no block has it yet.
    pub fn shows_frame(&mut self, ui: &Ui, canvas: &Response) -> bool {
        if canvas.gained_focus() {
            self.by_tab = ui.input(|input| input.key_pressed(Key::Tab));
        }
        self.by_tab &= !ui.input(|input| input.pointer.any_pressed());
        self.by_tab && canvas.has_focus() && self.target.is_none()
    }

    /// Requests the keyboard for the canvas.
    pub fn request(&mut self) {
        self.requested = true;
    }

    pub fn request_if(&mut self, wanted: bool) {
        self.requested |= wanted;
    }

    /// Gives the canvas the keyboard if it was requested.
    pub fn take_keyboard(&mut self, ui: &Ui) {
        if std::mem::take(&mut self.requested) {
            ui.memory_mut(|memory| memory.request_focus(self.id()));
        }
    }

    /// The widget that has the keyboard while the canvas has it.
    fn id(&self) -> Id {
        self.target.map_or(canvas_id(), node_id)
    }

    /// True if keys are for the canvas: it or the cursor has the keyboard, or nothing has it.
    pub fn has_keyboard(&self, ui: &Ui) -> bool {
        let focused = ui.memory(|memory| memory.focused());
        focused.is_none_or(|id| id == canvas_id() || id == self.id())
    }

    /// Goes to the block that was chosen otherwise. Where a change removed the target, goes to the nearest one that is left,
    /// and gives that; `changed` is true after a change.
    pub fn follow(
        &mut self,
        program: &Program,
        layout: &Layout,
        chosen: Option<BlockId>,
        changed: bool,
    ) -> Option<FocusTarget> {
        if chosen.is_some() && self.target.and_then(FocusTarget::block) != chosen {
            self.target = chosen.map(FocusTarget::Block);
        }
        let target = self.target?;
        let is_there = target.is_stop(program, layout);
        if is_there {
            let known = self.refuge.as_ref().is_some_and(|(of, _)| *of == target);
            if changed || !known {
                self.refuge = Some((target, Refuge::of(target, program, layout)));
            }
            return None;
        }
        let refuge = self.refuge.take().filter(|(of, _)| *of == target);
        let nearest = successor(target, program, layout).unwrap_or_else(|| {
            refuge.map_or(FocusTarget::Hat, |(_, refuge)| {
                refuge.nearest(program, layout)
            })
        });
        self.target = Some(nearest);
        self.requested |= self.holds_keyboard;
        Some(nearest)
    }

    /// The place at which the keyboard would insert a new block: the empty place at the cursor, or below the hat. None if the
    /// cursor is elsewhere or the block does not fit; `given` is its type if it is a value.
    pub fn insertion(&self, layout: &Layout, given: Option<ValueType>) -> Option<DropTarget> {
        let target = self.target?;
        match (target, target.part(layout), given) {
            (FocusTarget::Hat, _, None) => Some(DropTarget::Stack(Stack::Hat, 0)),
            (FocusTarget::Part(id, _), Some(BlockPart::Body { index, .. }), None) => {
                Some(DropTarget::Stack(Stack::Body(id, *index), 0))
            }
            (FocusTarget::Part(id, _), Some(BlockPart::Socket { index, ty, .. }), Some(given)) => {
                given.fits(*ty).then_some(DropTarget::Socket(id, *index))
            }
            _ => None,
        }
    }

    /// Keeps the arrow keys for the canvas while it has the keyboard, and paints the cursor.
    pub fn show(
        &mut self,
        ui: &Ui,
        painter: &Painter,
        theme: &Theme,
        layout: &Layout,
        view: &CanvasView,
    ) {
        let focused = ui.memory(|memory| memory.focused());
        self.holds_keyboard = focused == Some(self.id());
        let Some(id) = focused.filter(|_| self.has_keyboard(ui)) else {
            return;
        };
        claim_arrows(ui, id, Arrows::All);
        // A chosen block has a rim already.
        let marked = self
            .target
            .filter(|target| !matches!(target, FocusTarget::Block(_)));
        let Some(rect) = marked.and_then(|target| target.rect(layout)) else {
            return;
        };
        let rect = view.rect_to_window(rect).expand(1.0);
        let size = rect.size().max(vec2(36.0, 14.0) * view.zoom);
        let rect = Rect::from_min_size(rect.min, size);
        for stroke in [
            Stroke::new(4.0, Color32::from_black_alpha(150)),
            Stroke::new(2.5, theme.running),
        ] {
            painter.rect_stroke(rect, 6.0, stroke, StrokeKind::Outside);
        }
    }
}

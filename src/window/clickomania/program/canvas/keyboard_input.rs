//! The keyboard on the canvas: a cursor that walks the blocks, and what its keys do.

use super::accessibility::canvas_id;
use super::focus_targets::{FocusDirection, FocusTarget};
use super::keys::WALKS;
use super::{Canvas, accessibility};
use crate::window::clickomania::command::{
    ClickomaniaContext, EditorCommand, PlaybackCommand, TravelCommand,
};
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme::Theme;
use egui::{Key, Modifiers, Ui};
use engine::language::arrange::DropTarget;
use engine::language::program::Stack;
use engine::language::{Program, ValueType};
use engine::layout::{BlockPart, Hit, SocketStyle};

impl Canvas {
    /// Where the keyboard is.
    pub fn focus_target(&self) -> Option<FocusTarget> {
        self.focus_target
    }

    /// Gives the keyboard to the canvas.
    pub fn focus(&mut self) {
        self.focus_soon = true;
    }

    /// Puts the keyboard somewhere; the block there is chosen.
    pub fn go_to(&mut self, focus: FocusTarget) {
        self.focus_target = Some(focus);
        self.selection.set(focus.block());
        if let Some(rect) = focus.rect(&self.layout) {
            let mut head = rect;
            head.max.y = head.max.y.min(head.min.y + 60.0);
            head.max.x = head.max.x.min(head.min.x + 260.0);
            self.reveal_rect(head);
        }
    }

    /// Forgets spots that are gone, and follows what was chosen otherwise.
    pub(super) fn follow_focus(&mut self) {
        let gone = |focus: &FocusTarget| focus.rect(&self.layout).is_none();
        if self.focus_target.as_ref().is_some_and(gone) {
            let block = self
                .focus_target
                .and_then(FocusTarget::block)
                .map(FocusTarget::Block);
            self.focus_target = block.filter(|focus| !gone(focus));
        }
        let chosen = self.selection.current();
        if chosen.is_some() && self.focus_target.and_then(FocusTarget::block) != chosen {
            self.focus_target = chosen.map(FocusTarget::Block);
        }
    }

    /// Whether keys belong to the canvas: it or a block has the keyboard, or nothing has it.
    pub fn has_keyboard(&self, ui: &Ui) -> bool {
        let focused = ui.memory(|memory| memory.focused());
        focused.is_none_or(|id| {
            id == canvas_id() || Some(id) == self.focus_target.map(accessibility::node_id)
        })
    }

    /// Looks at the keys, unless someone types.
    pub fn keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        if std::mem::take(&mut self.focus_soon) {
            let id = self
                .focus_target
                .map_or(canvas_id(), accessibility::node_id);
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        if let Some(id) = self.chosen()
            && ui.input(|input| input.key_pressed(Key::F4))
        {
            let way = match ui.input(|input| input.modifiers.shift) {
                true => TravelCommand::RunTo(id),
                false => TravelCommand::ToggleBreak(id),
            };
            app.send(PlaybackCommand::Travel(way));
        }
        if !self.has_keyboard(ui) {
            return;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        for (key, direction) in WALKS {
            // A slow frame brings several presses at once.
            let count = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            for _ in 0..count {
                self.walk(ui, app, program, direction);
            }
        }
        if pressed(Key::T) {
            app.send(EditorCommand::GoToPalette);
        }
        if self.focus_target.is_some() && (pressed(Key::Enter) || pressed(Key::Space)) {
            self.enter(app, program);
        }
    }

    /// Does what a screen reader asks for at a place: brings the keyboard there; presses what has it already.
    pub(super) fn answer(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        (focus, pressed): (FocusTarget, bool),
    ) {
        if pressed && self.focus_target == Some(focus) {
            self.enter(app, program);
        } else {
            self.come_to(ui, app, program, focus);
        }
    }

    /// Brings the keyboard to a place, and says what is there.
    fn come_to(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        focus: FocusTarget,
    ) {
        self.go_to(focus);
        self.with_keys = true;
        ui.memory_mut(|memory| memory.request_focus(accessibility::node_id(focus)));
        app.say(accessibility::spoken(
            program,
            &app.text,
            &self.layout,
            focus,
        ));
    }

    fn walk(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        direction: FocusDirection,
    ) {
        let next = match self.focus_target {
            None => Some(FocusTarget::Hat),
            Some(focus) => focus.next(program, &self.layout, direction),
        };
        match next {
            Some(focus) => self.come_to(ui, app, program, focus),
            None => app.say(match direction {
                FocusDirection::Up | FocusDirection::First | FocusDirection::StackBefore => {
                    app.text.msg_cursor_top()
                }
                FocusDirection::Down | FocusDirection::Last | FocusDirection::NextStack => {
                    app.text.msg_cursor_bottom()
                }
                FocusDirection::Left => app.text.msg_cursor_outermost(),
                FocusDirection::Right => app.text.msg_cursor_line_end(),
            }),
        }
    }

    /// Changes what is there: a field is opened, a button pressed, an empty place filled from the palette.
    fn enter(&mut self, app: &mut ClickomaniaContext, program: &Program) {
        let Some(focus) = self.focus_target else {
            return;
        };
        match (focus, focus.part(&self.layout)) {
            (FocusTarget::Part(id, part), Some(what)) => match what {
                BlockPart::Socket {
                    content: SocketStyle::Hole,
                    ..
                }
                | BlockPart::Body { .. } => app.send(EditorCommand::GoToPalette),
                _ => {
                    let hit = Hit {
                        block: id,
                        part: Some(part),
                    };
                    self.click(program, app, hit);
                }
            },
            (FocusTarget::Block(id), _) => {
                // The first field of the block, if it has one.
                let field = self.layout.get(id).and_then(|block| {
                    let mut parts = block.parts.iter();
                    parts.position(|part| {
                        part.is_active() && !matches!(part, BlockPart::Comment { .. })
                    })
                });
                match field {
                    Some(part) => {
                        let hit = Hit {
                            block: id,
                            part: Some(part),
                        };
                        self.click(program, app, hit);
                    }
                    None => app.send(EditorCommand::GoToPalette),
                }
            }
            _ => app.send(EditorCommand::GoToPalette),
        }
    }

    /// Where the keyboard would have a new block go: into the empty place it is at, below the hat. None if
    /// it is elsewhere or the block does not fit.
    pub fn target_at_focus(&self, given: Option<ValueType>) -> Option<DropTarget> {
        match (self.focus_target?, given) {
            (FocusTarget::Hat, None) => Some(DropTarget::Stack(Stack::Hat, 0)),
            (focus @ FocusTarget::Part(id, _), given) => match (focus.part(&self.layout)?, given) {
                (BlockPart::Body { index, .. }, None) => {
                    Some(DropTarget::Stack(Stack::Body(id, *index), 0))
                }
                (BlockPart::Socket { index, ty, .. }, Some(given)) => {
                    given.fits(*ty).then_some(DropTarget::Socket(id, *index))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Where the keyboard goes when the chosen blocks are deleted; none if it is not on the canvas.
    pub fn focus_after_deleting(&self, program: &Program) -> Option<FocusTarget> {
        let mut focus = self.focus_target.filter(|_| self.with_keys)?;
        loop {
            let inside = focus
                .block()
                .is_some_and(|id| self.is_chosen_with(program, id));
            if !inside {
                return Some(focus);
            }
            focus = match focus.block().and_then(|id| program.owner(id)) {
                Some(_) => focus.next(program, &self.layout, FocusDirection::Left)?,
                None => focus.next(program, &self.layout, FocusDirection::Up)?,
            };
        }
    }

    /// Keeps the arrows for the canvas while it has the keyboard, and shows where the keyboard is.
    pub(super) fn show_focus(&self, ui: &Ui, painter: &egui::Painter, theme: &Theme) {
        let focused = ui.memory(|memory| memory.focused());
        let Some(id) = focused.filter(|_| self.has_keyboard(ui)) else {
            return;
        };
        claim_arrows(ui, id, Arrows::All);
        let Some(focus) = self.focus_target else {
            return;
        };
        // A chosen block has a rim of its own.
        if let Some(rect) = focus
            .rect(&self.layout)
            .filter(|_| !matches!(focus, FocusTarget::Block(_)))
        {
            let rect = self.view.rect_to_window(rect).expand(1.0);
            let rect = egui::Rect::from_min_size(
                rect.min,
                rect.size().max(egui::vec2(36.0, 14.0) * self.view.zoom),
            );
            let dark = egui::Stroke::new(4.0, egui::Color32::from_black_alpha(150));
            painter.rect_stroke(rect, 6.0, dark, egui::StrokeKind::Outside);
            let bright = egui::Stroke::new(2.5, theme.running);
            painter.rect_stroke(rect, 6.0, bright, egui::StrokeKind::Outside);
        }
    }
}

//! The pointer on the canvas: scrolling, pressing, clicking, drawing a frame.

use super::Canvas;
use super::accessibility::{self, canvas_id};
use super::drag::Begun;
use super::focus_targets::{FocusDirection, FocusTarget, WALKS};
use super::selection::ChoosingFrame;
use crate::window::clickomania::command::{
    ChangeKind, ClickomaniaContext, EditorCommand, PlaybackCommand, TravelCommand,
};
use crate::window::kit::kept_arrows::{Arrows, keep_arrows};
use crate::window::kit::pan_zoom::PanZoom;
use crate::window::kit::theme::Theme;
use egui::{CursorIcon, Key, Modifiers, PointerButton, Ui, Vec2};
use engine::language::arrange::DropTarget;
use engine::language::edit::Edit;
use engine::language::program::Stack;
use engine::language::{BlockId, Program, ValueType};
use engine::layout::{BlockButton, BlockPart, Hit, Point, Rect, SocketStyle};

impl Canvas {
    pub(super) fn scroll(&mut self, ui: &Ui, response: &egui::Response) {
        if self.view.scroll_and_zoom(ui, response) {
            self.motion.halt();
        }
        let background = response.dragged() && self.pressed.is_none() && self.frame.is_none();
        if background || response.dragged_by(PointerButton::Middle) {
            self.motion.halt();
            self.view.pan += response.drag_delta();
            PanZoom::show_grabbing(ui);
        }
        self.view.keep_in_sight(self.layout.bounds());
    }

    /// The block at a point of the window.
    pub fn hit(&self, program: &Program, at: egui::Pos2) -> Option<Hit> {
        self.layout.hit(program, self.view.to_layout(at))
    }

    /// The block at a point of the window, and where it is held there, from its upper left corner.
    fn grip(&self, program: &Program, at: egui::Pos2) -> Option<(BlockId, Point)> {
        let hit = self.hit(program, at)?;
        let corner = self.layout.get(hit.block)?.rect.min;
        Some((hit.block, self.view.to_layout(at) - corner))
    }

    /// The drag that begins in this frame with what was pressed in an earlier one: known before anything is shown.
    pub fn begins(&mut self, ctx: &egui::Context, program: &Program) -> Option<Begun> {
        let started = ctx.interaction_snapshot(|now| now.drag_started) == Some(canvas_id());
        let (primary, fresh, modifiers) = ctx.input(|input| {
            let pointer = &input.pointer;
            let primary = pointer.button_down(PointerButton::Primary);
            (primary, pointer.any_pressed(), input.modifiers)
        });
        self.taken = started && primary && !fresh && self.pressed.is_some();
        if self.taken {
            self.pulled(program, modifiers)
        } else {
            None
        }
    }

    /// The drag of what was pressed.
    fn pulled(&mut self, program: &Program, modifiers: egui::Modifiers) -> Option<Begun> {
        let (block, grab) = self.pressed?;
        self.fields.close();
        let several = self.selection.blocks().len() > 1;
        let chosen = if several && self.is_chosen_with(program, block) {
            self.selection.blocks().to_vec()
        } else {
            Vec::new()
        };
        self.selection.clear();
        Some(Begun {
            block,
            grab,
            alone: modifiers.alt,
            copy: modifiers.command,
            chosen,
        })
    }

    pub(super) fn press(
        &mut self,
        ui: &Ui,
        response: &egui::Response,
        program: &Program,
        app: &mut ClickomaniaContext,
        hit: Option<Hit>,
    ) -> Option<Begun> {
        let primary = |input: &egui::InputState| {
            let pressed = input.pointer.button_pressed(PointerButton::Primary);
            (pressed, input.pointer.press_origin(), input.modifiers)
        };
        let (pressed, origin, modifiers) = ui.input(primary);
        if ui.input(|input| input.pointer.any_pressed()) {
            let at = origin.filter(|&at| response.contains_pointer() && !self.covered(Some(at)));
            self.pressed_hit = at.and_then(|at| self.hit(program, at));
        }
        if pressed {
            // What floats over the canvas is no part of it.
            let origin = origin
                .filter(|_| response.contains_pointer())
                .filter(|&at| !self.covered(Some(at)));
            self.pressed = origin.and_then(|at| self.grip(program, at));
            let background = origin.filter(|_| modifiers.shift && self.pressed.is_none());
            self.frame = background.map(|at| ChoosingFrame {
                from: self.view.to_layout(at),
                before: self.selection.blocks().to_vec(),
                view: self.view,
                inside: false,
                given_up: false,
            });
        }
        let starts = response.drag_started_by(PointerButton::Primary);
        if starts && self.pressed.is_none() && self.frame.is_none() && !self.covered(origin) {
            // Some systems tell of a press before they tell that the pointer is here.
            self.pressed = origin.and_then(|at| self.grip(program, at));
        }
        if starts
            && !self.taken
            && let Some(begun) = self.pulled(program, modifiers)
        {
            return Some(begun);
        }
        self.draw_frame(ui, program);
        if response.clicked_by(PointerButton::Primary) {
            response.request_focus();
            self.with_keys = false;
            let more = modifiers.shift || modifiers.command;
            match self.pressed_hit {
                Some(hit) if more => self.selection.toggle(hit.block),
                Some(hit) => {
                    self.selection.set([hit.block]);
                    self.click(program, app, hit);
                }
                None if more => {}
                None => self.selection.set(None),
            }
        }
        if response.double_clicked_by(PointerButton::Primary)
            && let Some(hit) = self.pressed_hit.filter(|hit| hit.part.is_none())
            && program.get(hit.block).is_some()
            && program.block(hit.block).marks.collapsed
        {
            app.send(EditorCommand::Collapse);
        }
        if response.secondary_clicked() {
            // What belongs to several chosen blocks is done to all of them.
            let several = self.selection.blocks().len() > 1;
            match self.pressed_hit {
                Some(hit) if several && self.is_chosen_with(program, hit.block) => {}
                hit => self.selection.set(hit.map(|hit| hit.block)),
            }
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

    pub(super) fn click(&mut self, program: &Program, app: &mut ClickomaniaContext, hit: Hit) {
        let Some(block) = self.layout.get(hit.block) else {
            return;
        };
        let Some(part) = hit.part.and_then(|part| block.parts.get(part)) else {
            return;
        };
        let id = hit.block;
        let edit = match part {
            BlockPart::Button { button, .. } => match *button {
                BlockButton::AddBranch => {
                    let branches = program.block(id).sockets.len();
                    Edit::AddBranch(id, branches)
                }
                BlockButton::RemoveBranch(branch) => Edit::RemoveBranch(id, branch),
                BlockButton::AddOtherwise => Edit::AddOtherwise(id),
                BlockButton::RemoveOtherwise => Edit::RemoveOtherwise(id),
                BlockButton::Unfold => {
                    let mut marks = program.block(id).marks.clone();
                    marks.collapsed = false;
                    app.send(EditorCommand::Edit(
                        ChangeKind::Collapse,
                        Edit::SetMarks(id, marks),
                    ));
                    return;
                }
            },
            BlockPart::Field { .. }
            | BlockPart::Socket {
                content: SocketStyle::Literal(..),
                ..
            } => {
                self.fields.open(program, id, part);
                return;
            }
            BlockPart::Comment { .. } => {
                app.send(EditorCommand::AskComment);
                return;
            }
            _ => return,
        };
        app.send(EditorCommand::Edit(ChangeKind::Branch, edit));
    }

    /// Whether a block is chosen, or inside one that is.
    pub(super) fn is_chosen_with(&self, program: &Program, id: BlockId) -> bool {
        let mut at = Some(id);
        while let Some(id) = at {
            if self.selection.contains(id) {
                return true;
            }
            at = program.owner(id);
        }
        false
    }

    /// The frame that a person is drawing, from corner to corner.
    fn frame_rect(&self, ui: &Ui) -> Option<Rect> {
        let from = self.frame.as_ref().filter(|frame| !frame.given_up)?.from;
        let to = self
            .view
            .to_layout(ui.input(|input| input.pointer.latest_pos())?);
        Some(Rect {
            min: Point::new(from.x.min(to.x), from.y.min(to.y)),
            max: Point::new(from.x.max(to.x), from.y.max(to.y)),
        })
    }

    /// Follows the frame: what lies in it is chosen.
    fn draw_frame(&mut self, ui: &Ui, program: &Program) {
        let frame = self.frame_rect(ui);
        let (down, at, seconds) = ui.input(|input| {
            let pointer = &input.pointer;
            (
                pointer.primary_down(),
                pointer.latest_pos(),
                input.stable_dt,
            )
        });
        let before = self.frame.as_ref().map(|frame| frame.before.clone());
        if !down {
            self.frame = None;
        }
        let Some(frame) = frame else { return };
        if frame.width().max(frame.height()) * self.view.zoom < 4.0 {
            return;
        }
        let inside = at.is_some_and(|at| self.is_well_inside(at));
        let scrolls = self.frame.as_mut().is_some_and(|frame| {
            frame.inside |= inside;
            frame.inside
        });
        if down && scrolls && at.is_some_and(|at| self.scroll_at_edge(at, seconds)) {
            ui.request_repaint();
        }
        let inside = |id: &BlockId| {
            let block = self.layout.get(*id);
            block.is_some_and(|block| {
                frame.contains(block.rect.min) && frame.contains(block.rect.max)
            })
        };
        let mut blocks: Vec<BlockId> = self.layout.order().iter().copied().filter(inside).collect();
        blocks.extend(before.unwrap_or_default());
        self.selection.set(program.outermost(&blocks));
    }

    pub(super) fn paint_frame(&self, ui: &Ui, painter: &egui::Painter, theme: &Theme) {
        if let Some(frame) = self.frame_rect(ui) {
            let rect = self.view.rect_to_window(frame);
            painter.rect(
                rect,
                2.0,
                theme.accent.gamma_multiply(0.12),
                egui::Stroke::new(1.5, theme.accent),
                egui::StrokeKind::Inside,
            );
        }
    }

    /// Whether a point of the window is so far inside the canvas that one who goes on to its edge wants to
    /// scroll.
    pub fn is_well_inside(&self, at: egui::Pos2) -> bool {
        self.view.rect.shrink(48.0).contains(at)
    }

    /// Scrolls while something is held at an edge, and only there; never to the left, where the palette is. True
    /// if it moves.
    pub fn scroll_at_edge(&mut self, at: egui::Pos2, seconds: f32) -> bool {
        const EDGE: f32 = 28.0;
        const SPEED: f32 = 520.0;
        let rect = self.view.rect;
        if !rect.expand(EDGE).contains(at) || self.bin.rect.expand(30.0).contains(at) {
            return false;
        }
        let edges = [
            (at.y - rect.min.y, Vec2::DOWN),
            (rect.max.y - at.y, Vec2::UP),
            (rect.max.x - at.x, Vec2::LEFT),
        ];
        let nearest = edges.into_iter().min_by(|(a, _), (b, _)| a.total_cmp(b));
        let Some((far, way)) = nearest.filter(|(far, _)| *far < EDGE) else {
            return false;
        };
        if at.x - rect.min.x < far {
            return false;
        }
        let push = ((EDGE - far) / EDGE).clamp(0.0, 1.0);
        self.motion.halt();
        self.view.pan += way * push * SPEED * seconds.min(0.05);
        self.view.keep_in_sight(self.layout.bounds());
        true
    }
}

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
            let way = if ui.input(|input| input.modifiers.shift) {
                TravelCommand::RunTo(id)
            } else {
                TravelCommand::ToggleBreak(id)
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
        keep_arrows(ui, id, Arrows::All);
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

//! The pointer and the keyboard on the canvas.

use super::Canvas;
use super::accessibility::{self, canvas_id, node_id};
use super::cursor::WALKS;
use super::drag::{DragKeys, DragStart};
use super::focus_targets::{FocusDirection, FocusTarget};
use super::selection::ChoosingFrame;
use super::view::CanvasView;
use crate::window::clickomania::command::{
    ChangeKind, ClickomaniaContext, EditorCommand, PlaybackCommand, TravelCommand,
};
use crate::window::kit::pan_zoom::PanZoom;
use crate::window::kit::theme;
use egui::{Context, CursorIcon, Key, Modifiers, Painter, PointerButton, Pos2, Response, Ui};
use engine::language::edit::Edit;
use engine::language::{BlockId, Program};
use engine::layout::{BlockButton, BlockPart, Hit, Point, SocketStyle};

/// The state of the pointer on the canvas.
#[derive(Default)]
pub struct PointerState {
    /// Its last position over the canvas, in units.
    position: Option<Point>,
    /// The block under it when the canvas was shown last.
    hovered: Option<BlockId>,
    /// The hit when a button went down: a click is for that.
    hit: Option<Hit>,
    /// The block under it when the primary button went down, and the point of that block: a drag takes it there.
    grip: Option<(BlockId, Point)>,
    /// True in a frame at whose beginning a drag began.
    drag_began: bool,
    /// The frame that is being drawn around blocks.
    frame: Option<ChoosingFrame>,
}

impl PointerState {
    pub fn position(&self) -> Option<Point> {
        self.position
    }

    pub fn hovered(&self) -> Option<BlockId> {
        self.hovered
    }

    pub fn hit(&self) -> Option<Hit> {
        self.hit
    }

    pub fn drop_frame(&mut self) {
        self.frame = None;
    }

    pub fn paint_frame(&self, ui: &Ui, painter: &Painter, view: &CanvasView) {
        let pointer = ui.input(|input| input.pointer.latest_pos());
        if let (Some(frame), Some(pointer)) = (&self.frame, pointer) {
            frame.paint(painter, theme::of(ui), view, pointer);
        }
    }
}

/// The pointer.
impl Canvas {
    /// The block at a point of the window.
    pub fn hit(&self, program: &Program, at: Pos2) -> Option<Hit> {
        self.layout.hit(program, self.view.to_layout(at))
    }

    /// The block that a hand takes at a point of the window, and the point from its upper left corner.
    fn grip(&self, program: &Program, at: Pos2) -> Option<(BlockId, Point)> {
        let block = self.taken_at(program, self.hit(program, at)?);
        let corner = self.layout.get(block)?.rect.min;
        Some((block, self.view.to_layout(at) - corner))
    }

    /// The block that a hand takes, or chooses, by what was hit.
    pub(super) fn taken_at(&self, program: &Program, hit: Hit) -> BlockId {
        self.layout.taken_by(program, hit.block)
    }

    /// The drag that begins in this frame, of the block that was under the pointer when the button went down. Called
    /// before anything is shown: so the canvas never shows the blocks in their old place and at the pointer.
    pub fn begin_drag(&mut self, ctx: &Context, program: &Program) -> Option<DragStart> {
        let started = ctx.interaction_snapshot(|now| now.drag_started) == Some(canvas_id());
        let (down, pressed, origin, modifiers) = ctx.input(|input| {
            let pointer = &input.pointer;
            let (down, pressed) = (pointer.primary_down(), pointer.primary_pressed());
            (down, pressed, pointer.press_origin(), input.modifiers)
        });
        if !started || !down {
            return None;
        }
        if pressed || (self.pointer.grip.is_none() && self.pointer.frame.is_none()) {
            // The press came in this frame, or before the system reported where the pointer is.
            let origin = origin.filter(|&at| !self.is_covered(at));
            self.pointer.grip = origin.and_then(|at| self.grip(program, at));
        }
        let (block, grab) = self.pointer.grip?;
        self.pointer.drag_began = true;
        self.fields.close();
        let several = self.selection.blocks().len() > 1 && self.selection.covers(program, block);
        let chosen = self.selection.blocks().to_vec();
        self.selection.clear();
        Some(DragStart {
            block,
            grab,
            keys: DragKeys::held(modifiers),
            chosen: if several { chosen } else { Vec::new() },
        })
    }

    pub(super) fn scroll(&mut self, ui: &Ui, response: &Response) {
        if self.view.scroll_and_zoom(ui, response) {
            self.glide.stop();
        }
        let holds_nothing = self.pointer.grip.is_none() && self.pointer.frame.is_none();
        let background = response.dragged() && holds_nothing;
        if background || response.dragged_by(PointerButton::Middle) {
            self.glide.stop();
            self.view.pan += response.drag_delta();
            PanZoom::show_grabbing(ui);
        }
        self.view.keep_in_sight(self.layout.bounds());
    }

    /// The hit under the pointer; none where it can do nothing.
    pub(super) fn point_at(
        &mut self,
        ui: &Ui,
        response: &Response,
        program: &Program,
        drags: bool,
    ) -> Option<Hit> {
        let pointer = response.hover_pos();
        self.pointer.position = pointer.map(|at| self.view.to_layout(at));
        let hit = pointer
            .filter(|&at| !drags && !self.is_covered(at))
            .and_then(|at| self.hit(program, at));
        let hovered = hit.map(|hit| hit.block);
        if self.pointer.hovered != hovered {
            // The wall shows what is pointed at here, and was painted already.
            self.pointer.hovered = hovered;
            ui.ctx().request_repaint();
        }
        hit
    }

    /// Handles presses and clicks; `hit` is what is under the pointer now.
    pub(super) fn press(
        &mut self,
        ui: &Ui,
        response: &Response,
        program: &Program,
        app: &mut ClickomaniaContext,
        hit: Option<Hit>,
    ) {
        let (any, primary, origin, modifiers) = ui.input(|input| {
            let pointer = &input.pointer;
            let (any, primary) = (pointer.any_pressed(), pointer.primary_pressed());
            (any, primary, pointer.press_origin(), input.modifiers)
        });
        // Things that float over the canvas are no part of it.
        let origin = origin.filter(|&at| response.contains_pointer() && !self.is_covered(at));
        if any {
            self.pointer.hit = origin.and_then(|at| self.hit(program, at));
        }
        let drag_began = std::mem::take(&mut self.pointer.drag_began);
        if primary && !drag_began {
            self.pointer.grip = origin.and_then(|at| self.grip(program, at));
            let background = origin.filter(|_| modifiers.shift && self.pointer.grip.is_none());
            self.pointer.frame = background
                .map(|at| ChoosingFrame::begin(at, self.view, self.selection.blocks().to_vec()));
        }
        self.draw_frame(ui, program);
        let pressed = self.pointer.hit;
        if response.clicked_by(PointerButton::Primary) {
            response.request_focus();
            self.cursor.by_keys = false;
            let more = modifiers.shift || modifiers.command;
            match pressed {
                Some(hit) if more => self.selection.toggle(self.taken_at(program, hit)),
                Some(hit) => {
                    self.selection.set([self.taken_at(program, hit)]);
                    self.click(program, app, hit);
                }
                None if more => {}
                None => self.selection.set(None),
            }
        }
        if response.double_clicked_by(PointerButton::Primary)
            && let Some(hit) = pressed.filter(|hit| hit.part.is_none())
            && let Some(block) = program.get(hit.block)
            && block.marks.collapsed
        {
            app.send(EditorCommand::Collapse);
        }
        if response.secondary_clicked() {
            // The menu of several chosen blocks is for all of them.
            let several = self.selection.blocks().len() > 1;
            let taken = pressed.map(|hit| self.taken_at(program, hit));
            let among = |block| several && self.selection.covers(program, block);
            if !taken.is_some_and(among) {
                self.selection.set(taken);
            }
        }
        if let Some(hit) = hit {
            ui.set_cursor_icon(if hit.part.is_some() {
                CursorIcon::PointingHand
            } else {
                CursorIcon::Grab
            });
        }
    }

    /// Does what a click on a part of a block does.
    pub(super) fn click(&mut self, program: &Program, app: &mut ClickomaniaContext, hit: Hit) {
        let id = hit.block;
        let block = self.layout.get(id);
        let Some(part) = block.and_then(|block| block.parts.get(hit.part?)) else {
            return;
        };
        match part {
            BlockPart::Button { button, .. } => {
                let edit = match *button {
                    BlockButton::AddBranch => Edit::AddBranch(id, program.block(id).sockets.len()),
                    BlockButton::RemoveBranch(branch) => Edit::RemoveBranch(id, branch),
                    BlockButton::AddOtherwise => Edit::AddOtherwise(id),
                    BlockButton::RemoveOtherwise => Edit::RemoveOtherwise(id),
                    BlockButton::Unfold => {
                        let mut marks = program.block(id).marks.clone();
                        marks.collapsed = false;
                        Edit::SetMarks(id, marks)
                    }
                };
                let kind = if *button == BlockButton::Unfold {
                    ChangeKind::Collapse
                } else {
                    ChangeKind::Branch
                };
                app.send(EditorCommand::Edit(kind, edit));
            }
            BlockPart::Field { .. }
            | BlockPart::Socket {
                content: SocketStyle::Literal(..),
                ..
            } => self.fields.open(program, id, part),
            BlockPart::Comment { .. } => app.send(EditorCommand::AskComment),
            _ => {}
        }
    }

    /// Follows the frame: the blocks in it are chosen.
    fn draw_frame(&mut self, ui: &Ui, program: &Program) {
        let Some(mut frame) = self.pointer.frame.take() else {
            return;
        };
        let (down, at, seconds) = ui.input(|input| {
            let pointer = &input.pointer;
            let (down, at) = (pointer.primary_down(), pointer.latest_pos());
            (down, at, input.stable_dt)
        });
        if let Some(at) = at
            && let Some(rect) = frame.rect(&self.view, at)
            && rect.width().max(rect.height()) * self.view.zoom >= 4.0
        {
            if frame.scrolls(at, &self.view) && down && self.scroll_at_edge(at, seconds) {
                ui.request_repaint();
            }
            let chosen = frame.chosen(rect, program, &self.layout);
            self.selection.set(chosen);
        }
        self.pointer.frame = Some(frame).filter(|_| down);
    }

    /// Cancels the frame, and returns to the blocks chosen and the view before it. True if there was one.
    pub fn give_up_frame(&mut self) -> bool {
        let frame = self.pointer.frame.as_mut();
        let Some((chosen, view)) = frame.and_then(ChoosingFrame::give_up) else {
            return false;
        };
        self.view = view.within(self.view.rect);
        self.selection.set(chosen);
        true
    }

    /// Scrolls while something is held at an edge, but not at the bin. True if it moved.
    pub fn scroll_at_edge(&mut self, at: Pos2, seconds: f32) -> bool {
        let over_bin = self.bin.rect.expand(30.0).contains(at);
        let bounds = self.layout.bounds();
        let moved = !over_bin && self.view.scroll_at_edge(at, seconds, bounds);
        if moved {
            self.glide.stop();
        }
        moved
    }
}

/// The keyboard.
impl Canvas {
    /// Handles keys, unless someone types.
    pub fn keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        self.cursor.take_keyboard(ui);
        if let Some(id) = self.chosen()
            && ui.input(|input| input.key_pressed(Key::F4))
        {
            let travel = if ui.input(|input| input.modifiers.shift) {
                TravelCommand::RunTo(id)
            } else {
                TravelCommand::ToggleBreak(id)
            };
            app.send(PlaybackCommand::Travel(travel));
        }
        if !self.has_keyboard(ui) {
            return;
        }
        for (key, direction) in WALKS {
            // A slow frame brings several presses at once.
            let count = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            for _ in 0..count {
                self.walk(ui, app, program, direction);
            }
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::T) {
            app.send(EditorCommand::GoToPalette);
        }
        if self.cursor.target.is_some() && (pressed(Key::Enter) || pressed(Key::Space)) {
            self.enter(app, program);
        }
    }

    /// Moves the cursor to the next target this way, or says that there is none.
    fn walk(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        direction: FocusDirection,
    ) {
        let next = match self.cursor.target {
            None if direction == FocusDirection::Last => {
                FocusTarget::Hat.next(program, &self.layout, direction)
            }
            None => Some(FocusTarget::Hat),
            Some(target) => target.next(program, &self.layout, direction),
        };
        match next {
            Some(target) => self.move_cursor(ui, app, program, target),
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

    /// Moves the cursor and the keyboard to a target, and says what is there.
    pub(super) fn move_cursor(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        target: FocusTarget,
    ) {
        self.go_to(target);
        self.cursor.by_keys = true;
        ui.memory_mut(|memory| memory.request_focus(node_id(target)));
        let sentence = accessibility::spoken(program, &app.text, &self.layout, target);
        app.say(sentence);
    }

    /// Presses what is at the cursor: opens a field (the first one of a block), presses a button; elsewhere goes to the
    /// palette for a block.
    pub(super) fn enter(&mut self, app: &mut ClickomaniaContext, program: &Program) {
        let Some(target) = self.cursor.target else {
            return;
        };
        let block = target.block().and_then(|id| self.layout.get(id));
        let part = match target {
            FocusTarget::Hat => None,
            FocusTarget::Part(id, name) => name
                .find(&self.layout, id)
                .filter(|(_, part)| part.is_active())
                .map(|(number, _)| number),
            FocusTarget::Block(_) => block.and_then(|block| {
                let is_field = |part: &BlockPart| {
                    part.is_active() && !matches!(part, BlockPart::Comment { .. })
                };
                block.parts.iter().position(is_field)
            }),
        };
        match target.block().filter(|_| part.is_some()) {
            Some(block) => self.click(program, app, Hit { block, part }),
            None => app.send(EditorCommand::GoToPalette),
        }
    }
}

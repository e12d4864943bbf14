//! The pointer on the canvas: scrolling, pressing, clicking, drawing a frame.

use super::Canvas;
use super::accessibility::canvas_id;
use super::drag::Begun;
use super::selection::ChoosingFrame;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::kit::pan_zoom::PanZoom;
use crate::window::kit::theme::Theme;
use egui::{CursorIcon, PointerButton, Ui, Vec2};
use engine::language::edit::Edit;
use engine::language::{BlockId, Program};
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
        match self.taken {
            true => self.pulled(program, modifiers),
            false => None,
        }
    }

    /// The drag of what was pressed.
    fn pulled(&mut self, program: &Program, modifiers: egui::Modifiers) -> Option<Begun> {
        let (block, grab) = self.pressed?;
        self.fields.close();
        let several = self.selection.blocks().len() > 1;
        let chosen = match several && self.is_chosen_with(program, block) {
            true => self.selection.blocks().to_vec(),
            false => Vec::new(),
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
            let origin = origin.filter(|_| response.contains_pointer());
            let origin = origin.filter(|&at| !self.covered(Some(at)));
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

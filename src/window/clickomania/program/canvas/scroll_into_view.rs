//! What of the program is brought into sight: all of it, the chosen blocks, one block; beside what floats over
//! the canvas.

use super::Canvas;
use super::view::ZOOM_STEP;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::ZoomCommand;
use egui::{Ui, vec2};
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::layout::metrics::{LEAST_LIMIT, WIDTH_LIMIT};
use engine::layout::{Layout, Point, Rect};

/// Left and right of a program that is seen from its beginning, together, in points.
const ASIDE: f32 = 36.0;

impl Canvas {
    /// What moves by itself stops: something else is done now.
    pub fn halt_motion(&mut self) {
        self.motion.halt();
    }

    /// Zooms and fits.
    pub fn zoom(&mut self, command: ZoomCommand) {
        let hat = self.layout.hat().rect;
        let sees_hat = self.view.sees(hat);
        let (around, zoom) = (self.middle_of_attention(), self.view.zoom);
        match command {
            ZoomCommand::In => self.view.zoom_around(around, zoom * ZOOM_STEP),
            ZoomCommand::Out => self.view.zoom_around(around, zoom / ZOOM_STEP),
            ZoomCommand::Actual => {
                self.view.zoom_around(around, 1.0);
                if sees_hat {
                    self.reveal_rect(hat);
                }
            }
            ZoomCommand::Fit => {
                self.fit(self.layout.bounds());
                self.reveal_rect(hat);
            }
        }
    }

    /// What stays where it is while one zooms: the point under the pointer, else the beginning of the chosen
    /// block, else the middle.
    fn middle_of_attention(&self) -> egui::Pos2 {
        let pointer = self.pointer.map(|at| self.view.to_window(at));
        let chosen = self.chosen_bounds().map(|chosen| {
            let head = self.view.rect_to_window(chosen);
            head.left_top() + head.size().min(vec2(60.0, 20.0)) / 2.0
        });
        let seen = |at: &egui::Pos2| self.view.rect.contains(*at);
        let wanted = pointer.or(chosen.filter(seen));
        wanted.unwrap_or(self.view.rect.center())
    }

    /// Shows all chosen blocks.
    pub fn zoom_chosen(&mut self) {
        if let Some(chosen) = self.chosen_bounds() {
            self.fit(chosen);
        }
    }

    /// The room that the chosen blocks take.
    fn chosen_bounds(&self) -> Option<Rect> {
        let rects = self.selection.blocks().iter();
        let rects = rects.filter_map(|&id| Some(self.layout.get(id)?.rect));
        rects.reduce(|all, rect| all.union(&rect))
    }

    /// Moves so that the chosen blocks are seen, as many of them as there is room for.
    pub fn reveal_chosen(&mut self) {
        if let Some(chosen) = self.chosen_bounds() {
            self.reveal_rect(chosen);
        }
    }

    /// Shows all of this part of the layout, at most at 100 %.
    fn fit(&mut self, bounds: Rect) {
        self.view.fit(bounds);
    }

    /// Breaks the blocks into rows that have room in a canvas like this, `rail` of whose width belongs to a map, whether or
    /// not there is one.
    pub fn lay_out(&mut self, program: &Program, room: egui::Rect, rail: f32) {
        self.view.rect = room;
        self.wrap(program, room.width() - rail);
    }

    /// Has the program seen in this part of the window.
    pub fn place(&mut self, rect: egui::Rect) {
        self.view.rect = rect;
        if self.fit_soon && rect.is_positive() {
            self.fit_soon = false;
            self.begin_view();
        }
    }

    /// Breaks blocks into rows that have room at 100 % in a canvas `wide` points wide.
    fn wrap(&mut self, program: &Program, wide: f32) {
        /// In steps, so that little changes while a divider is dragged.
        const STEP: f32 = 16.0;
        let room = ((wide - ASIDE) / STEP).floor() * STEP;
        let limit = room.clamp(LEAST_LIMIT, WIDTH_LIMIT);
        if limit != self.layout.limit() && self.view.rect.is_positive() {
            let kept = self.kept_in_place();
            let top = |layout: &Layout, id| layout.get(id).map(|block| block.rect.min.y);
            let before = kept.and_then(|id| top(&self.layout, id));
            self.layout.set_limit(program, limit);
            self.laid += 1;
            let after = kept.and_then(|id| top(&self.layout, id));
            if let (Some(before), Some(after)) = (before, after) {
                self.view.pan.y += (before - after) * self.view.zoom;
            }
        }
    }

    /// The block that stays where it is while others break into more rows or fewer: the chosen one if it is in sight,
    /// else the first in sight.
    fn kept_in_place(&self) -> Option<BlockId> {
        let visible = self.view.visible();
        let seen = |id: &BlockId| {
            let block = self.layout.get(*id);
            block.is_some_and(|block| visible.overlaps(&block.head()))
        };
        let chosen = self.chosen().filter(&seen);
        chosen.or_else(|| self.layout.order().iter().copied().find(seen))
    }

    /// At 100 % if the width of the program allows, from the top; loose blocks may lie out of sight.
    pub(super) fn begin_view(&mut self) {
        let all = self.layout.bounds();
        let mut stacks = self.layout.stacks().iter();
        let hat = stacks.find(|stack| stack.stack == Stack::Hat);
        let hat = hat.map_or(all, |hat| hat.rect.union(&self.layout.hat().rect));
        let bounds = Rect {
            min: all.min,
            max: hat.max,
        };
        let room = (self.view.rect.width() - ASIDE).max(100.0);
        self.view.zoom = (room / bounds.width().max(1.0)).clamp(0.6, 1.0);
        let top = 16.0 - self.layout.hat().rect.min.y * self.view.zoom;
        self.view.pan = vec2(20.0, top) - vec2(bounds.min.x, bounds.min.y) * self.view.zoom;
    }

    /// Moves so that a block is seen.
    pub fn reveal(&mut self, id: BlockId) {
        if let Some(block) = self.layout.get(id) {
            // Of a loop its head is enough.
            let mut rect = block.rect;
            rect.max.y = rect.max.y.min(rect.min.y + 60.0);
            rect.max.x = rect.max.x.min(rect.min.x + 200.0);
            self.reveal_rect(rect);
        }
    }

    /// Goes to the first of these blocks, unless one of them is in sight.
    pub fn show_one_of(&mut self, blocks: &[BlockId], app: &AppContext) {
        let room = self.free_rect();
        let seen = |id: &BlockId| {
            let block = self.layout.get(*id);
            block.is_some_and(|block| {
                let head = block.rect.min + Point::new(8.0, 8.0);
                room.contains(self.view.to_window(head))
            })
        };
        if blocks.iter().any(seen) {
            return;
        }
        let laid = |id: &&BlockId| self.layout.get(**id).is_some();
        if let Some(&id) = blocks.iter().find(laid) {
            self.glide_to(id, app);
        }
    }

    /// Goes to a block so that it is seen with what is around it; at once if things keep still.
    pub fn glide_to(&mut self, id: BlockId, app: &AppContext) {
        let Some(block) = self.layout.get(id) else {
            return;
        };
        // Of a loop its head is enough.
        let mut rect = block.rect;
        rect.max.y = rect.max.y.min(rect.min.y + 60.0);
        rect.max.x = rect.max.x.min(rect.min.x + 200.0);
        let shown = self.view.rect_to_window(rect);
        let room = self.free_rect().shrink(20.0);
        let mut there = self.view;
        // Across no further than needed: most programs stand at the left.
        if shown.min.x < room.min.x || shown.max.x > room.max.x {
            let right = (room.max.x - shown.max.x).min(0.0);
            there.pan.x += right.max(room.min.x - shown.min.x);
        }
        if shown.min.y < room.min.y || shown.max.y > room.max.y {
            there.pan.y += room.min.y + room.height() * 0.35 - shown.min.y;
        }
        if there.pan == self.view.pan {
            return;
        }
        there.keep_in_sight(self.layout.bounds());
        if app.reduced_motion() {
            self.view.pan = there.pan;
        } else {
            self.motion.glide(self.view.pan, there.pan);
        }
    }

    /// Follows the view on its way.
    pub(super) fn glide(&mut self, ui: &Ui) {
        if let Some(pan) = self.motion.pan(ui) {
            self.view.pan = pan;
        }
    }

    /// Moves as little as possible so that a rectangle is seen, beside what floats at the right.
    pub(super) fn reveal_rect(&mut self, rect: Rect) {
        self.motion.halt();
        let whole = self.view.rect;
        self.view.rect = self.free_rect();
        self.view.reveal(rect);
        self.view.rect = whole;
    }
}

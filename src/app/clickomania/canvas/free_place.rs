//! Where on the canvas blocks can be laid: beside other stacks, and not below what floats over it.

use super::Canvas;
use super::drag::Drag;
use egui::{Vec2, pos2, vec2};
use engine::language::Program;
use engine::language::edit::Edit;
use engine::language::program::Stack;
use engine::layout::{Connection, DropSlot, Point, StackBox};

impl Canvas {
    /// Where more blocks can be laid: where the menu was asked for, at the pointer, else where they are seen.
    pub fn place_for_more(&mut self) -> (f64, f64) {
        let visible = self.view.visible();
        let at = self
            .menu
            .paste_at
            .take()
            .or(self.pointer)
            .unwrap_or(Point::new(
                visible.min.x + 40.0,
                visible.min.y + visible.height() / 3.0,
            ));
        self.free_place(at)
    }

    /// A place for a block that is to lie about there, beside other stacks.
    pub fn free_place(&self, at: Point) -> (f64, f64) {
        let at = self.layout.free_place(at);
        (f64::from(at.x.round()), f64::from(at.y.round()))
    }

    /// Moves loose stacks aside over which the stack would grow that takes the blocks.
    pub(super) fn pushed_aside(&self, drag: &Drag, program: &Program) -> Vec<Edit> {
        /// So near a stack looks joined, in units.
        const NEAR: f32 = 8.0;
        /// So far aside a stack is moved, in units.
        const ASIDE: f32 = 24.0;
        let Some(&Connection { place, at, .. }) = drag.target() else {
            return vec![];
        };
        let DropSlot::Stack(into, index) = place else {
            return vec![];
        };
        let is_root = |stack: &&StackBox| match into {
            Stack::Body(owner, _) => self.layout.order()[stack.blocks.clone()].contains(&owner),
            Stack::Hat | Stack::Loose(_) => stack.stack == into,
        };
        let Some(taker) = self.layout.stacks().iter().find(is_root) else {
            return vec![];
        };
        // Without the gap that is open there for the blocks.
        let mut own = taker.rect;
        own.max.y -= self.gap.map_or(0.0, |gap| gap.height);
        let size = drag.size();
        let mut grown = own;
        grown.max.x = grown.max.x.max(at.x + size.x);
        if index == 0 && matches!(into, Stack::Loose(_)) {
            grown.min.y -= size.y;
        } else {
            grown.max.y += size.y;
        }
        let grown = grown.grow(NEAR);
        let others = self.layout.stacks().iter();
        let others = others.filter(|other| other.stack != taker.stack);
        let newly =
            others.filter(|other| other.rect.overlaps(&grown) && !other.rect.overlaps(&own));
        let moved = newly.filter_map(|other| {
            let Stack::Loose(id) = other.stack else {
                return None;
            };
            let lies = program.loose_stack(id)?.at;
            let right = f64::from((grown.max.x + ASIDE - other.rect.min.x).round());
            Some(Edit::MoveStack(id, (lies.0 + right, lies.1)))
        });
        moved.collect()
    }

    /// Says what floats over the canvas here, until it is shown again.
    pub fn cover(&mut self, rect: egui::Rect) {
        self.covers.push(rect);
    }

    /// A place for blocks that are laid there, the nearest one where their beginning is not below something
    /// that floats over the canvas.
    pub fn uncovered(&self, at: Point) -> Point {
        const BEGINNING: Vec2 = vec2(80.0, 26.0);
        const APART: f32 = 8.0;
        let lies = |at| egui::Rect::from_min_size(at, BEGINNING);
        let cover_of = |at| self.covers.iter().find(|cover| cover.intersects(lies(at)));
        let here = self.view.to_window(at);
        let Some(cover) = cover_of(here) else {
            return at;
        };
        let around = [
            pos2(here.x, cover.max.y + APART),
            pos2(cover.min.x - APART - BEGINNING.x, here.y),
            pos2(here.x, cover.min.y - APART - BEGINNING.y),
            pos2(cover.max.x + APART, here.y),
        ];
        let seen =
            |&at: &egui::Pos2| self.view.rect.contains_rect(lies(at)) && cover_of(at).is_none();
        let nearest = around.into_iter().filter(seen);
        let nearest = nearest.min_by(|a, b| a.distance_sq(here).total_cmp(&b.distance_sq(here)));
        nearest.map_or(at, |at| self.view.to_layout(at))
    }

    pub(super) fn covered(&self, at: Option<egui::Pos2>) -> bool {
        at.is_some_and(|at| self.covers.iter().any(|cover| cover.contains(at)))
    }
}

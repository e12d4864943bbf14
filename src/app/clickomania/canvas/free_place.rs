//! Where on the canvas blocks can be laid: beside other stacks, and not below what floats over it.

use super::Canvas;
use egui::{Vec2, pos2, vec2};
use engine::layout::Point;

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

//! What moves by itself on the canvas: blocks that settle where they now lie, and the view on its way to
//! something. Only what is seen moves: clicks, keys and drops find everything at its new place at once.

use egui::{Ui, Vec2};
use engine::language::BlockId;
use engine::layout::Point;
use std::collections::HashMap;

/// How long blocks settle, in seconds.
const SETTLING: f64 = 0.14;
/// How long the view is on its way, in seconds.
const GLIDING: f64 = 0.22;
/// Blocks that came from further away are simply there, in units.
pub(super) const FAR: f32 = 3000.0;

/// What moves.
#[derive(Default)]
pub(super) struct CanvasMotion {
    /// How far blocks are from where they lie, when they begin to settle …
    pub(super) shifts: HashMap<BlockId, Point>,
    /// … and when they were painted last.
    pub(super) now: HashMap<BlockId, Point>,
    settles: MotionStart,
    /// Where the view goes: from this pan to that one, in points.
    way: Option<(Vec2, Vec2)>,
    glides: MotionStart,
}

/// From when on something moves, in egui's seconds; unknown before the first frame.
#[derive(Clone, Copy, Default)]
struct MotionStart(Option<f64>);

impl MotionStart {
    /// How much is left of the way: from 1 to 0, first fast, then slow.
    fn left(&mut self, now: f64, long: f64) -> f32 {
        let begun = *self.0.get_or_insert(now);
        let left = (1.0 - (now - begun) / long).clamp(0.0, 1.0) as f32;
        left * left * left
    }
}

impl CanvasMotion {
    /// Blocks that were elsewhere before set out to where they lie now.
    pub(super) fn settle(
        &mut self,
        before: &HashMap<BlockId, Point>,
        now: impl Fn(BlockId) -> Option<Point>,
    ) {
        let mut shifts = HashMap::new();
        for (&id, &was) in before {
            let Some(is) = now(id) else { continue };
            let by = was - is;
            let far = by.x.abs().max(by.y.abs());
            if far > 0.5 && far < FAR {
                shifts.insert(id, by);
            }
        }
        self.now.clone_from(&shifts);
        self.shifts = shifts;
        self.settles = MotionStart::default();
    }

    /// How far blocks are from where they lie at present; nothing once they have settled.
    pub(super) fn shifts(&mut self, ui: &Ui) -> HashMap<BlockId, Point> {
        if self.shifts.is_empty() {
            return HashMap::new();
        }
        let left = self.settles.left(ui.input(|input| input.time), SETTLING);
        if left == 0.0 {
            self.shifts.clear();
        } else {
            ui.request_repaint();
        }
        let shifts = self.shifts.iter();
        let shifts = shifts.map(|(&id, by)| (id, Point::new(by.x * left, by.y * left)));
        self.now = shifts.collect();
        self.now.clone()
    }

    /// The view stops where it is.
    pub(super) fn halt(&mut self) {
        self.way = None;
    }

    /// The view sets out from this pan to that one.
    pub(super) fn glide(&mut self, from: Vec2, to: Vec2) {
        self.way = Some((from, to));
        self.glides = MotionStart::default();
    }

    /// The pan of the view on its way, if it is on one.
    pub(super) fn pan(&mut self, ui: &Ui) -> Option<Vec2> {
        let (from, to) = self.way?;
        let left = self.glides.left(ui.input(|input| input.time), GLIDING);
        if left == 0.0 {
            self.halt();
        } else {
            ui.request_repaint();
        }
        Some(to + (from - to) * left)
    }
}

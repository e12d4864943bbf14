//! What moves by itself on the canvas: blocks that settle where they now lie, and the view on its way to
//! something. Only what is seen moves: clicks, keys and drops find everything at its new place at once.

use super::Canvas;
use super::block_painter::PLAIN;
use crate::window::kit::app_context::AppContext;
use egui::{Ui, Vec2};
use engine::language::BlockId;
use engine::layout::Point;
use std::collections::HashMap;

/// How long blocks settle, in seconds.
const SETTLING: f64 = 0.14;
/// How long the view is on its way, in seconds.
const GLIDING: f64 = 0.22;
/// Blocks that came from further away are simply there, in units.
const FAR: f32 = 3000.0;

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

impl Canvas {
    /// Where the blocks in sight seem to lie before something changes; none if nothing is to move, or from
    /// so far away that one would not see it.
    pub(super) fn places(&self, calm: bool) -> HashMap<BlockId, Point> {
        if calm || self.view.zoom < PLAIN {
            return HashMap::new();
        }
        let still = Point::default();
        let visible = self.view.visible();
        let order = self.layout.order().iter();
        let seen = order.filter_map(|&id| {
            let rect = self.layout.get(id)?.rect;
            let shift = self.motion.now.get(&id).copied().unwrap_or(still);
            rect.overlaps(&visible).then_some((id, rect.min + shift))
        });
        seen.collect()
    }

    /// Blocks that are dropped come from here, the first one's corner; they settle with what they push aside.
    pub(super) fn come_from(&mut self, blocks: Vec<BlockId>, corner: Point) {
        self.arrived = Some((blocks, corner));
    }

    /// Lets blocks settle that lie elsewhere than `before`.
    pub(super) fn settle(&mut self, mut before: HashMap<BlockId, Point>, app: &AppContext) {
        let place = |id: BlockId| Some(self.layout.get(id)?.rect.min);
        if let Some((blocks, corner)) = self.arrived.take()
            && !app.reduced_motion()
            && let Some(now) = blocks.first().and_then(|&root| place(root))
        {
            let by = corner - now;
            let shifted = blocks.iter().filter_map(|&id| Some((id, place(id)? + by)));
            before.extend(shifted);
        }
        self.motion.settle(&before, place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Vec2;
    use engine::language::file::read;
    use engine::layout::LayoutChange;
    use engine::text::{Language, Text};

    fn canvas() -> Canvas {
        let text = "Program(format: 1, name: \"\", on_click: [DropAll, CureAll, RemoveInfected])";
        let program = read(text).unwrap();
        let words = Text::load(Language::It).unwrap();
        let mut canvas = Canvas::new();
        canvas.view.rect = egui::Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(800.0, 600.0));
        let Canvas {
            layout, measure, ..
        } = &mut canvas;
        layout.update(&program, &words, measure, &LayoutChange::All);
        canvas
    }

    #[test]
    fn blocks_that_lie_elsewhere_set_out_from_where_they_were() {
        let canvas = canvas();
        let mut before = canvas.places(false);
        assert_eq!(before.len(), 3);
        let last = canvas.layout.order()[2];
        before.entry(last).and_modify(|at| at.y += 40.0);
        let mut motion = CanvasMotion::default();
        let place = |id: BlockId| Some(canvas.layout.get(id)?.rect.min);
        motion.settle(&before, place);
        let expected = HashMap::from([(last, Point::new(0.0, 40.0))]);
        assert_eq!(motion.shifts, expected);
        // Nobody sees it come from that far away.
        before.entry(last).and_modify(|at| at.y += FAR);
        motion.settle(&before, place);
        assert!(motion.shifts.is_empty());
    }

    #[test]
    fn nothing_sets_out_where_motion_is_not_wanted_or_not_seen() {
        let mut canvas = canvas();
        assert!(canvas.places(true).is_empty());
        canvas.view.pan.y = -5_000.0;
        assert!(canvas.places(false).is_empty());
    }
}

//! What moves by itself on the canvas: blocks that settle where they now lie, and the view on its way to
//! something. Only what is seen moves: clicks, keys and drops find everything at its new place at once.

use super::Canvas;
use super::paint::PLAIN;
use crate::app::common::app_context::AppContext;
use egui::{Ui, Vec2};
use engine::language::{BlockId, Program};
use engine::layout::{Point, Rect};
use std::collections::HashMap;

/// So long blocks settle, in seconds.
const SETTLING: f64 = 0.14;
/// So long the view is on its way, in seconds.
const GLIDING: f64 = 0.22;
/// Blocks that came from further away are simply there, in units.
const FAR: f32 = 3000.0;

/// What moves.
#[derive(Default)]
pub(super) struct Motion {
    /// How far blocks are from where they lie, when they begin to settle …
    shifts: HashMap<BlockId, Point>,
    /// … and when they were painted last.
    now: HashMap<BlockId, Point>,
    settles: Clock,
    /// Where the view goes: from this pan to that one, in points.
    way: Option<(Vec2, Vec2)>,
    glides: Clock,
}

/// From when on something moves, in egui's seconds; unknown before the first frame.
#[derive(Clone, Copy, Default)]
struct Clock(Option<f64>);

impl Clock {
    /// How much is left of the way: from 1 to 0, first fast, then slow.
    fn left(&mut self, now: f64, long: f64) -> f32 {
        let begun = *self.0.get_or_insert(now);
        let left = (1.0 - (now - begun) / long).clamp(0.0, 1.0) as f32;
        left * left * left
    }
}

impl Motion {
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
        self.settles = Clock::default();
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

    /// Blocks that were dropped come from here, the first one's corner; they settle with what they pushed
    /// aside.
    pub fn come_from(&mut self, program: &Program, roots: &[BlockId], corner: Point) {
        let there = roots
            .iter()
            .copied()
            .filter(|&id| program.get(id).is_some());
        let there: Vec<BlockId> = there.collect();
        let blocks = program.walk(&there).map(|(id, _)| id).collect();
        self.arrived = Some((blocks, corner));
    }

    /// Lets blocks settle that lie elsewhere than `before`.
    pub(super) fn settle(&mut self, mut before: HashMap<BlockId, Point>, app: &AppContext) {
        let place = |id: BlockId| Some(self.layout.get(id)?.rect.min);
        if let Some((blocks, corner)) = self.arrived.take()
            && !app.calm()
            && let Some(now) = blocks.first().and_then(|&root| place(root))
        {
            let by = corner - now;
            let shifted = blocks.iter().filter_map(|&id| Some((id, place(id)? + by)));
            before.extend(shifted);
        }
        self.motion.settle(&before, place);
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
        if app.calm() {
            self.view.pan = there.pan;
        } else {
            self.motion.way = Some((self.view.pan, there.pan));
            self.motion.glides = Clock::default();
        }
    }

    /// Follows the view on its way.
    pub(super) fn glide(&mut self, ui: &Ui) {
        let Some((from, to)) = self.motion.way else {
            return;
        };
        let left = self
            .motion
            .glides
            .left(ui.input(|input| input.time), GLIDING);
        self.view.pan = to + (from - to) * left;
        if left == 0.0 {
            self.motion.halt();
        } else {
            ui.request_repaint();
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

#[cfg(test)]
mod tests {
    use super::*;
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
        let mut motion = Motion::default();
        let place = |id: BlockId| Some(canvas.layout.get(id)?.rect.min);
        motion.settle(&before, place);
        let expected = HashMap::from([(last, Point::new(0.0, 40.0))]);
        assert_eq!(motion.shifts, expected);
        // From so far away nobody sees it come.
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

//! Blocks that come to lie elsewhere settle there. Only what is seen moves: clicks, keys and drops find
//! everything at its new place at once.

use super::Canvas;
use super::block_painter::PLAIN;
use crate::app::common::app_context::AppContext;
use engine::language::{BlockId, Program};
use engine::layout::Point;
use std::collections::HashMap;

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
    pub(super) fn come_from(&mut self, program: &Program, roots: &[BlockId], corner: Point) {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::clickomania::canvas::motion::{CanvasMotion, FAR};
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

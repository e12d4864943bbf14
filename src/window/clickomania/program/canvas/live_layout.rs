//! The layout on the canvas: it follows the program and a drag, opens gaps, and animates blocks to their new positions.

use super::block_painter::PLAIN;
use super::drag::{Drag, around};
use super::view::CanvasView;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use egui::Ui;
use engine::language::{BlockId, Program};
use engine::layout::{Advances, Gap, Layout, LayoutChange, NumberDraft, Point};
use engine::text::Text;
use std::collections::HashMap;
use std::ops::Deref;

/// Duration of the animation of blocks to new positions, in seconds.
const SETTLING: f64 = 0.14;
/// Blocks that come from further away than this are not animated, in units.
const FAR: f32 = 3000.0;

/// The positions of the blocks that the canvas shows.
pub struct LiveLayout {
    layout: Layout,
    /// Counts the changes of positions.
    revision: u64,
    /// The gap that is open.
    gap: Option<Gap>,
    /// The difference from the program because blocks are dragged.
    left_out: Option<LayoutChange>,
    /// Blocks that were just dropped, and the corner of the first one then.
    dropped: Option<(Vec<BlockId>, Point)>,
    settling: Settling,
}

impl Deref for LiveLayout {
    type Target = Layout;

    fn deref(&self) -> &Layout {
        &self.layout
    }
}

impl LiveLayout {
    pub fn new() -> LiveLayout {
        LiveLayout {
            layout: Layout::new(),
            revision: 0,
            gap: None,
            left_out: None,
            dropped: None,
            settling: Settling::default(),
        }
    }

    /// Counts the changes of positions.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Lays out what changed in the program, or because a drag began or ended, and opens the gap of the drag.
    pub fn follow(
        &mut self,
        document: &mut Document,
        drag: Option<&Drag>,
        view: &CanvasView,
        app: &AppContext,
    ) -> bool {
        let mut changed = document.take_changed();
        let left_out = drag.and_then(Drag::changed);
        if self.left_out.as_ref() != left_out {
            let before = std::mem::replace(&mut self.left_out, left_out.cloned());
            let all = changed.into_iter().chain(before).chain(left_out.cloned());
            changed = all.reduce(LayoutChange::and);
        }
        let program = around(drag, document.program());
        let is_changed = changed.is_some();
        if let Some(changed) = changed {
            let before = match changed {
                LayoutChange::All => HashMap::new(),
                LayoutChange::Blocks(_) => self.positions(view, app.reduced_motion()),
            };
            let costs = document.task().shown_costs(app.contest());
            self.layout.set_costs(&costs);
            self.layout
                .update(program, &app.text, &Advances::embedded(), &changed);
            self.moved(before, app.reduced_motion());
        }
        self.set_gap(program, drag.and_then(Drag::gap), view, app);
        is_changed
    }

    /// Opens the gap where a drop would go, or closes it.
    pub fn set_gap(
        &mut self,
        program: &Program,
        gap: Option<Gap>,
        view: &CanvasView,
        app: &AppContext,
    ) {
        if self.gap != gap {
            self.gap = gap;
            let before = self.positions(view, app.reduced_motion());
            self.layout.set_gap(program, gap);
            self.moved(before, app.reduced_motion());
        }
    }

    /// Breaks blocks wider than `limit` units into rows.
    pub fn set_limit(&mut self, program: &Program, limit: f32) {
        self.layout.set_limit(program, limit);
        self.revision += 1;
    }

    /// Makes the block with a number that is being typed as wide as the number. True if that changes anything.
    pub fn set_draft(
        &mut self,
        program: &Program,
        text: &Text,
        draft: Option<NumberDraft>,
    ) -> bool {
        if self.layout.draft() == draft.as_ref() {
            return false;
        }
        let measure = Advances::embedded();
        self.layout.set_draft(program, text, &measure, draft);
        self.revision += 1;
        true
    }

    /// Animates these blocks from where they are dropped, the first one's corner, after the next change.
    pub fn drop_from(&mut self, blocks: Vec<BlockId>, corner: Point) {
        self.dropped = Some((blocks, corner));
    }

    /// Distances of moving blocks from their positions, in units; empty once they have settled.
    pub fn shifts(&mut self, ui: &Ui) -> HashMap<BlockId, Point> {
        self.settling.advance(ui);
        self.settling.now.clone()
    }

    /// The distance of a block from its position when it was painted last, in units.
    pub fn shift_of(&self, id: BlockId) -> Point {
        self.settling.now.get(&id).copied().unwrap_or_default()
    }

    /// The painted positions of the visible blocks; empty if nothing is to be animated, or would be too small to see.
    fn positions(&self, view: &CanvasView, calm: bool) -> HashMap<BlockId, Point> {
        if calm || view.zoom < PLAIN {
            return HashMap::new();
        }
        let visible = view.visible();
        let seen = self.layout.order().iter().filter_map(|&id| {
            let rect = self.layout.get(id)?.rect;
            let seen = rect.overlaps(&visible);
            seen.then(|| (id, rect.min + self.shift_of(id)))
        });
        seen.collect()
    }

    /// Counts a change, and animates the blocks that were elsewhere `before`.
    fn moved(&mut self, mut before: HashMap<BlockId, Point>, calm: bool) {
        self.revision += 1;
        let position = |id: BlockId| Some(self.layout.get(id)?.rect.min);
        if let Some((blocks, corner)) = self.dropped.take()
            && !calm
            && let Some(now) = blocks.first().and_then(|&root| position(root))
        {
            let by = corner - now;
            let shifted = blocks
                .iter()
                .filter_map(|&id| Some((id, position(id)? + by)));
            before.extend(shifted);
        }
        self.settling.start(&before, position);
    }
}

/// The animation of blocks to new positions. Only what is painted moves: clicks, keys and drops use the new positions.
#[derive(Default)]
struct Settling {
    /// Distances from the new positions at the beginning, and when they were painted last, in units.
    start: HashMap<BlockId, Point>,
    now: HashMap<BlockId, Point>,
    easing: Easing,
}

impl Settling {
    fn start(&mut self, before: &HashMap<BlockId, Point>, now: impl Fn(BlockId) -> Option<Point>) {
        let shifts = before.iter().filter_map(|(&id, &was)| {
            let by = was - now(id)?;
            let far = by.x.abs().max(by.y.abs());
            (far > 0.5 && far < FAR).then_some((id, by))
        });
        self.start = shifts.collect();
        self.now.clone_from(&self.start);
        self.easing = Easing::default();
    }

    fn advance(&mut self, ui: &Ui) {
        if self.start.is_empty() {
            return;
        }
        let left = self.easing.left(ui, SETTLING);
        if left == 0.0 {
            self.start.clear();
        }
        let scaled = |by: &Point| Point::new(by.x * left, by.y * left);
        self.now = self
            .start
            .iter()
            .map(|(&id, by)| (id, scaled(by)))
            .collect();
    }
}

/// An animation from its first frame on, first fast, then slow.
#[derive(Clone, Copy, Default)]
pub struct Easing {
    /// The time of the first frame, in egui's seconds.
    begun: Option<f64>,
}

impl Easing {
    /// The share of the way that is left, from 1 to 0. Requests a repaint unless it is over.
    pub fn left(&mut self, ui: &Ui, seconds: f64) -> f32 {
        let now = ui.input(|input| input.time);
        let begun = *self.begun.get_or_insert(now);
        let left = (1.0 - (now - begun) / seconds).clamp(0.0, 1.0) as f32;
        if left > 0.0 {
            ui.request_repaint();
        }
        left * left * left
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Pos2, Vec2};
    use engine::language::file::read;
    use engine::text::Language;

    fn laid_out() -> (LiveLayout, CanvasView) {
        let text = "Program(format: 1, name: \"\", on_click: [DropAll, CureAll, RemoveInfected])";
        let program = read(text).unwrap();
        let words = Text::load(Language::It).unwrap();
        let rect = egui::Rect::from_min_size(Pos2::ZERO, Vec2::new(800.0, 600.0));
        let mut live = LiveLayout::new();
        live.layout
            .update(&program, &words, &Advances::embedded(), &LayoutChange::All);
        (live, CanvasView::new().within(rect))
    }

    #[test]
    fn blocks_that_lie_elsewhere_set_out_from_where_they_were() {
        let (live, view) = laid_out();
        let mut before = live.positions(&view, false);
        assert_eq!(before.len(), 3);
        let last = live.layout.order()[2];
        before.entry(last).and_modify(|at| at.y += 40.0);
        let mut settling = Settling::default();
        let position = |id: BlockId| Some(live.layout.get(id)?.rect.min);
        settling.start(&before, position);
        let expected = HashMap::from([(last, Point::new(0.0, 40.0))]);
        assert_eq!(settling.start, expected);
        // Nobody sees it come from that far away.
        before.entry(last).and_modify(|at| at.y += FAR);
        settling.start(&before, position);
        assert!(settling.start.is_empty());
    }

    #[test]
    fn nothing_sets_out_where_motion_is_not_wanted_or_not_seen() {
        let (live, mut view) = laid_out();
        assert!(live.positions(&view, true).is_empty());
        view.pan.y = -5_000.0;
        assert!(live.positions(&view, false).is_empty());
    }
}

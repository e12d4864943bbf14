//! What is seen of the canvas behind the blocks, and which blocks are special.

use super::drag::{Drag, around};
use super::scene::{BreakpointMark, Heat, Marks};
use super::{Canvas, Overlays, view};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::theme::Theme;
use egui::{Mesh, Vec2, pos2, vec2};
use engine::language::check::Problem;
use engine::language::{BlockId, Program};
use std::collections::{HashMap, HashSet};

impl Canvas {
    /// The grid of dots.
    pub(super) fn dots(&self, painter: &egui::Painter, theme: &Theme) {
        let mut step = 24.0 * self.view.zoom;
        while step < 16.0 {
            step *= 2.0;
        }
        let rect = self.view.rect;
        let offset = vec2(
            self.view.pan.x.rem_euclid(step),
            self.view.pan.y.rem_euclid(step),
        );
        let mut mesh = Mesh::default();
        let mut y = rect.min.y + offset.y;
        while y < rect.max.y {
            let mut x = rect.min.x + offset.x;
            while x < rect.max.x {
                let at = view::snapped(pos2(x, y), painter.pixels_per_point());
                let dot = egui::Rect::from_min_size(at, Vec2::splat(1.5));
                mesh.add_colored_rect(dot, theme.dots);
                x += step;
            }
            y += step;
        }
        painter.add(mesh);
    }

    /// The blocks that are special.
    pub(super) fn marks(
        &self,
        document: &mut Document,
        overlays: &Overlays<'_>,
    ) -> HashMap<BlockId, Marks> {
        let mut marks: HashMap<BlockId, Marks> = HashMap::new();
        for &id in self.selection.blocks() {
            marks.entry(id).or_default().chosen = true;
        }
        if let Some(id) = overlays.failed {
            marks.entry(id).or_default().wrong = true;
        }
        if let Some(id) = overlays.hinted {
            marks.entry(id).or_default().hinted = true;
        }
        if let Some(highlight) = overlays.highlight {
            marks.entry(highlight.block).or_default().running = true;
        }
        for &(id, condition) in &overlays.run_marks.breakpoints {
            let stop = if condition {
                BreakpointMark::When
            } else {
                BreakpointMark::Always
            };
            marks.entry(id).or_default().stop = Some(stop);
        }
        if let Some(executions) = overlays.run_marks.executions {
            let most = executions.values().copied().max().unwrap_or(0).max(1);
            for (&id, &count) in executions {
                let marks = marks.entry(id).or_default();
                marks.unused = count == 0;
                marks.heat = overlays.run_marks.heat.then(|| Heat::of(count, most));
            }
        }
        for &id in document.not_allowed() {
            marks.entry(id).or_default().wrong = true;
        }
        let visible = self.view.visible();
        let mut folded = Vec::new();
        for problem in document.problems() {
            let Problem::EmptySocket { block, .. } = *problem else {
                continue;
            };
            match self.layout.get(block) {
                Some(laid) if laid.rect.overlaps(&visible) => {
                    marks.entry(block).or_default().missing = true;
                }
                Some(_) => {}
                None => folded.push(block),
            }
        }
        let program = around(overlays.drag, document.program());
        folded.retain(|&block| program.get(block).is_some());
        for block in self.folded_around(program, folded) {
            marks.entry(block).or_default().missing = true;
        }
        for &id in overlays.found {
            // What is out of sight need not be marked: there may be many.
            let block = self.layout.get(id);
            if block.is_some_and(|block| block.rect.overlaps(&visible)) {
                marks.entry(id).or_default().found = true;
            }
        }
        let displaced = overlays.drag.and_then(Drag::displaced);
        if let Some(id) = displaced.filter(|&id| program.get(id).is_some()) {
            for (inside, _) in program.walk(&[id]) {
                marks.entry(inside).or_default().pale = true;
            }
        }
        marks.retain(|&id, _| program.get(id).is_some());
        marks
    }
    /// The folded blocks that these blocks, which are not seen, are in.
    fn folded_around(&self, program: &Program, hidden: Vec<BlockId>) -> HashSet<BlockId> {
        let mut around = HashSet::new();
        // Each way up is gone once, however many blocks are in a folded one.
        let mut climbed = HashSet::new();
        for block in hidden {
            let mut at = Some(block);
            while let Some(id) = at.filter(|&id| climbed.insert(id)) {
                if self.layout.get(id).is_some() {
                    around.insert(id);
                    break;
                }
                at = program.owner(id);
            }
        }
        around
    }
}

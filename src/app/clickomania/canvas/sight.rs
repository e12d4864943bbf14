//! What of the program is brought into sight: all of it, the chosen blocks, one block; beside what floats over
//! the canvas.

use super::Canvas;
use super::view::ZOOM_STEP;
use crate::app::common::command::ZoomCommand;
use egui::vec2;
use engine::language::BlockId;
use engine::language::program::Stack;
use engine::layout::Rect;

impl Canvas {
    /// What moves by itself stops: something else is done now.
    pub fn halt_motion(&mut self) {
        self.motion.halt();
    }

    /// Zooms and fits.
    pub fn zoom(&mut self, command: ZoomCommand) {
        let middle = self.view.rect.center();
        match command {
            ZoomCommand::In => self.view.zoom_by(ZOOM_STEP),
            ZoomCommand::Out => self.view.zoom_by(1.0 / ZOOM_STEP),
            ZoomCommand::Actual => self.view.zoom_around(middle, 1.0),
            ZoomCommand::Fit => self.fit(self.layout.bounds()),
        }
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

    /// Shows all of this part of the layout, at most at 100 %, beside what floats over the canvas: at the left
    /// of it, or below the card with the cost if all is larger there.
    fn fit(&mut self, bounds: Rect) {
        let whole = self.view.rect;
        let floats = |rect: &&egui::Rect| rect.center().x > whole.center().x;
        let left = self.covers.iter().filter(floats);
        let left = left.fold(whole.max.x, |left, cover| left.min(cover.min.x));
        let upper = |rect: &&egui::Rect| floats(rect) && rect.center().y < whole.center().y;
        let below = self.covers.iter().filter(upper);
        let below = below.fold(whole.min.y, |below, cover| below.max(cover.max.y));
        let rooms = [
            whole.with_max_x(left),
            whole
                .with_min_y(below)
                .with_max_x(whole.max.x - Self::BESIDE),
        ];
        let views = rooms.map(|rect| {
            let mut view = self.view;
            view.rect = rect;
            view.fit(bounds);
            view.pan += rect.min - whole.min;
            view.rect = whole;
            view
        });
        self.view = match views[1].zoom > views[0].zoom {
            true => views[1],
            false => views[0],
        };
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
        let zoom = |room: f32| (room.max(100.0) / bounds.width().max(1.0)).clamp(0.6, 1.0);
        // What a block costs stands beside it.
        let room = self.view.rect.width() - 76.0;
        self.view.zoom = zoom(room);
        let size = vec2(all.width(), all.height()) * self.view.zoom;
        if size.y > self.view.rect.height() || size.x > room {
            // The map is not to lie over the ends of wide blocks; a cost may be below it.
            self.view.zoom = zoom(self.view.rect.width() - 40.0 - Self::BESIDE);
        }
        // The first block lies below the card with the cost.
        let top = 82.0 - self.layout.hat().rect.max.y * self.view.zoom;
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

    /// Moves up so that a block is not below something at the lower edge of the canvas.
    pub fn uncover(&mut self, id: BlockId, cover: egui::Rect) {
        let Some(block) = self.layout.get(id) else {
            return;
        };
        let rect = self.view.rect_to_window(block.rect);
        let head = rect.min.y + 60.0_f32.min(rect.height());
        if rect.min.x < cover.max.x && head + 12.0 > cover.min.y {
            self.view.pan.y -= head + 12.0 - cover.min.y;
        }
    }
}

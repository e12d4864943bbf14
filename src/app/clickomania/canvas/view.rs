//! What of the canvas is seen: zoom and pan, and the way between the window and the layout.

use egui::{Pos2, Vec2, pos2, vec2};
use engine::layout::{Point, Rect};

/// The zoom goes from here …
pub const LEAST_ZOOM: f32 = 0.1;
/// … to here.
pub const MOST_ZOOM: f32 = 3.0;
/// One press of a button, one step of the wheel.
pub const ZOOM_STEP: f32 = 1.2;

/// Where a part of the layout is shown on the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// Points of the window for one unit of the layout.
    pub zoom: f32,
    /// Where the layout's origin lies, in points from the corner of the canvas.
    pub pan: Vec2,
    /// The canvas on the window.
    pub rect: egui::Rect,
}

impl View {
    /// At 100 %, with a little room before the hat.
    pub fn new() -> View {
        View {
            zoom: 1.0,
            pan: vec2(24.0, 24.0),
            rect: egui::Rect::NOTHING,
        }
    }

    /// The point of the window where this point of the layout is.
    pub fn to_window(self, at: Point) -> Pos2 {
        self.rect.min + self.pan + vec2(at.x, at.y) * self.zoom
    }

    /// The point of the layout at this point of the window.
    pub fn to_layout(self, at: Pos2) -> Point {
        let from = (at - self.rect.min - self.pan) / self.zoom;
        Point {
            x: from.x,
            y: from.y,
        }
    }

    /// The rectangle of the window where this one of the layout is.
    pub fn rect_to_window(&self, rect: Rect) -> egui::Rect {
        egui::Rect::from_min_max(self.to_window(rect.min), self.to_window(rect.max))
    }

    /// What of the layout is seen.
    pub fn visible(&self) -> Rect {
        Rect {
            min: self.to_layout(self.rect.min),
            max: self.to_layout(self.rect.max),
        }
    }

    /// Zooms so that what is under `at` stays there.
    pub fn zoom_around(&mut self, at: Pos2, zoom: f32) {
        let zoom = zoom.clamp(LEAST_ZOOM, MOST_ZOOM);
        let from = at - self.rect.min - self.pan;
        self.pan += from * (1.0 - zoom / self.zoom);
        self.zoom = zoom;
    }

    /// Shows all of `bounds`, at most at 100 %.
    pub fn fit(&mut self, bounds: Rect) {
        const MARGIN: f32 = 24.0;
        let room = self.rect.size() - Vec2::splat(2.0 * MARGIN);
        let size = vec2(bounds.width().max(1.0), bounds.height().max(1.0));
        let zoom = (room.x / size.x).min(room.y / size.y);
        self.zoom = zoom.clamp(LEAST_ZOOM, 1.0);
        self.pan = Vec2::splat(MARGIN) - vec2(bounds.min.x, bounds.min.y) * self.zoom;
    }

    /// Keeps at least a corner of `bounds` in sight.
    pub fn keep_in_sight(&mut self, bounds: Rect) {
        const SEEN: f32 = 140.0;
        if !self.rect.is_positive() {
            return;
        }
        let size = self.rect.size();
        let (min, max) = (bounds.min, bounds.max);
        let limit = |pan: f32, min: f32, max: f32, size: f32| {
            let (low, high) = (SEEN - max * self.zoom, size - SEEN - min * self.zoom);
            pan.clamp(low.min(high), high.max(low))
        };
        self.pan = vec2(
            limit(self.pan.x, min.x, max.x, size.x),
            limit(self.pan.y, min.y, max.y, size.y),
        );
    }

    /// Moves as little as possible so that `rect` is seen, its upper left corner first.
    pub fn reveal(&mut self, rect: Rect) {
        const MARGIN: f32 = 16.0;
        let shown = self.rect_to_window(rect);
        let room = self.rect.shrink(MARGIN);
        let shift = |low: f32, high: f32, from: f32, to: f32| {
            if low < from {
                from - low
            } else if high > to {
                (to - high).max(from - low)
            } else {
                0.0
            }
        };
        self.pan += vec2(
            shift(shown.min.x, shown.max.x, room.min.x, room.max.x),
            shift(shown.min.y, shown.max.y, room.min.y, room.max.y),
        );
    }

    /// Whether a rectangle of the layout is in sight.
    pub fn sees(&self, rect: Rect) -> bool {
        self.rect.intersects(self.rect_to_window(rect))
    }
}

/// The same point in points of the window, moved to whole pixels.
pub fn snapped(at: Pos2, pixels_per_point: f32) -> Pos2 {
    pos2(
        (at.x * pixels_per_point).round() / pixels_per_point,
        (at.y * pixels_per_point).round() / pixels_per_point,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view() -> View {
        View {
            zoom: 1.0,
            pan: vec2(24.0, 24.0),
            rect: egui::Rect::from_min_size(pos2(600.0, 50.0), vec2(800.0, 700.0)),
        }
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let mut view = view();
        let at = pos2(900.0, 333.0);
        let before = view.to_layout(at);
        for zoom in [1.2, 3.0, 0.1, 0.77] {
            view.zoom_around(at, zoom);
            let after = view.to_layout(at);
            assert!((before.x - after.x).abs() < 0.01 && (before.y - after.y).abs() < 0.01);
        }
    }

    #[test]
    fn what_fits_is_seen_whole() {
        let mut view = view();
        let bounds = Rect {
            min: Point { x: -300.0, y: 0.0 },
            max: Point {
                x: 2000.0,
                y: 900.0,
            },
        };
        view.fit(bounds);
        assert!(view.rect.contains_rect(view.rect_to_window(bounds)));
        // A small program is not blown up.
        view.fit(Rect {
            min: Point { x: 0.0, y: 0.0 },
            max: Point { x: 10.0, y: 10.0 },
        });
        assert_eq!(view.zoom, 1.0);
    }

    #[test]
    fn revealing_moves_as_little_as_possible() {
        let mut view = view();
        let rect = |x: f32, y: f32| Rect {
            min: Point { x, y },
            max: Point {
                x: x + 50.0,
                y: y + 20.0,
            },
        };
        view.reveal(rect(100.0, 100.0));
        assert_eq!(view.pan, vec2(24.0, 24.0));
        view.reveal(rect(100.0, 5000.0));
        assert!(
            view.rect
                .contains_rect(view.rect_to_window(rect(100.0, 5000.0)))
        );
        assert_eq!(view.pan.x, 24.0);
    }
}

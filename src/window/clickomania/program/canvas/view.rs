//! What of the canvas is seen: zoom and pan, and the way between the window and the layout.

use crate::window::kit::pan_zoom::PanZoom;
use egui::{Pos2, Vec2, pos2, vec2};
use engine::layout::{Point, Rect};
use std::ops::{Deref, DerefMut};

/// The zoom goes from here …
pub const LEAST_ZOOM: f32 = 0.1;
/// … to here.
pub const MOST_ZOOM: f32 = 3.0;
/// One press of a button, one step of the wheel.
pub const ZOOM_STEP: f32 = 1.2;

/// Where a part of the layout is shown on the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CanvasView(PanZoom);

impl Deref for CanvasView {
    type Target = PanZoom;

    fn deref(&self) -> &PanZoom {
        &self.0
    }
}

impl DerefMut for CanvasView {
    fn deref_mut(&mut self) -> &mut PanZoom {
        &mut self.0
    }
}

impl CanvasView {
    /// At 100 %, with a little room before the hat.
    pub fn new() -> CanvasView {
        CanvasView::at(1.0, vec2(24.0, 24.0))
    }

    /// At this zoom, with the origin of the layout this far from the corner, in points.
    pub fn at(zoom: f32, pan: Vec2) -> CanvasView {
        CanvasView(PanZoom::new(zoom, pan, [LEAST_ZOOM, MOST_ZOOM]))
    }

    /// The same in this part of the window.
    pub fn within(mut self, rect: egui::Rect) -> CanvasView {
        self.rect = rect;
        self
    }

    /// The point of the window where this point of the layout is.
    pub fn to_window(self, at: Point) -> Pos2 {
        self.0.to_window(pos2(at.x, at.y))
    }

    /// The point of the layout at this point of the window.
    pub fn to_layout(self, at: Pos2) -> Point {
        let at = self.to_plane(at);
        Point { x: at.x, y: at.y }
    }

    /// The rectangle of the window where this one of the layout is.
    pub fn rect_to_window(&self, rect: Rect) -> egui::Rect {
        self.0.rect_to_window(on_plane(rect))
    }

    /// What of the layout is seen.
    pub fn visible(&self) -> Rect {
        Rect {
            min: self.to_layout(self.rect.min),
            max: self.to_layout(self.rect.max),
        }
    }

    /// Shows all of `bounds`, at most at 100 %.
    pub fn fit(&mut self, bounds: Rect) {
        const MARGIN: f32 = 24.0;
        let size = vec2(bounds.width().max(1.0), bounds.height().max(1.0));
        self.zoom = self.fitting(size, MARGIN, 1.0);
        self.pan = Vec2::splat(MARGIN) - vec2(bounds.min.x, bounds.min.y) * self.zoom;
    }

    /// Keeps at least a corner of `bounds` in sight.
    pub fn keep_in_sight(&mut self, bounds: Rect) {
        self.0.keep_in_sight(on_plane(bounds), 140.0);
    }

    /// Moves as little as possible so that `rect` is seen, its upper left corner first.
    pub fn reveal(&mut self, rect: Rect) {
        self.0.reveal(on_plane(rect), 16.0);
    }

    /// Whether a rectangle of the layout is in sight.
    pub fn sees(&self, rect: Rect) -> bool {
        self.rect.intersects(self.rect_to_window(rect))
    }
}

fn on_plane(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
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

    fn view() -> CanvasView {
        let mut view = CanvasView::new();
        view.rect = egui::Rect::from_min_size(pos2(600.0, 50.0), vec2(800.0, 700.0));
        view
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

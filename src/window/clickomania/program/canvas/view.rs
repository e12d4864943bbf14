//! The visible part of the canvas: zoom and pan, the conversion between window and layout, and the animation from
//! one part to another.

use super::live_layout::Easing;
use crate::window::kit::pan_zoom::PanZoom;
use egui::{Pos2, Ui, Vec2, pos2, vec2};
use engine::language::program::Stack;
use engine::layout::{Layout, Point, Rect};
use std::ops::{Deref, DerefMut};

pub const MIN_ZOOM: f32 = 0.1;
pub const MAX_ZOOM: f32 = 3.0;
/// The factor of one press of a zoom button.
pub const ZOOM_STEP: f32 = 1.2;
/// Left and right margins of a program shown from its beginning, together, in points.
pub const MARGINS: f32 = 36.0;
/// Duration of the animation to another part of the canvas, in seconds.
const GLIDE: f64 = 0.22;

/// The mapping of a part of the layout to the window.
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
    /// A view at 100 %, with a little room before the hat.
    pub fn new() -> CanvasView {
        CanvasView::at(1.0, vec2(24.0, 24.0))
    }

    /// A view at this zoom, with the origin of the layout this far from the corner, in points.
    pub fn at(zoom: f32, pan: Vec2) -> CanvasView {
        CanvasView(PanZoom::new(zoom, pan, [MIN_ZOOM, MAX_ZOOM]))
    }

    /// The same view in this part of the window.
    pub fn within(mut self, rect: egui::Rect) -> CanvasView {
        self.rect = rect;
        self
    }

    /// Converts a point of the layout to the window.
    pub fn to_window(self, at: Point) -> Pos2 {
        self.0.to_window(pos2(at.x, at.y))
    }

    /// Converts a point of the window to the layout.
    pub fn to_layout(self, at: Pos2) -> Point {
        let at = self.to_plane(at);
        Point { x: at.x, y: at.y }
    }

    /// Converts a rectangle of the layout to the window.
    pub fn rect_to_window(&self, rect: Rect) -> egui::Rect {
        self.0.rect_to_window(on_plane(rect))
    }

    /// The visible part of the layout.
    pub fn visible(&self) -> Rect {
        Rect {
            min: self.to_layout(self.rect.min),
            max: self.to_layout(self.rect.max),
        }
    }

    /// True if a part of this rectangle of the layout is visible.
    pub fn sees(&self, rect: Rect) -> bool {
        self.rect.intersects(self.rect_to_window(rect))
    }

    /// Shows a program from the top, this far from the corner, at 100 % if its width allows; loose blocks may be out of
    /// sight.
    pub fn begin(&mut self, layout: &Layout, corner: Vec2) {
        let (hat, all) = (layout.hat().rect, layout.bounds());
        let right = below_hat(layout)
            .map_or(all, |stack| stack.union(&hat))
            .max
            .x;
        let width = right - all.min.x;
        let room = (self.rect.width() - MARGINS).max(100.0);
        self.zoom = (room / width.max(1.0)).clamp(0.6, 1.0);
        self.pan = corner - vec2(all.min.x, hat.min.y + all.min.y) * self.zoom;
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
        let corner = (self.rect.size().min_elem() / 2.0).min(140.0);
        self.0.keep_in_sight(on_plane(bounds), corner);
    }

    /// Moves as little as possible so that `rect` is seen, its upper left corner first.
    pub fn reveal(&mut self, rect: Rect) {
        self.0.reveal(on_plane(rect), 16.0);
    }

    /// Moves this point of the layout to the middle, with at least a corner of `bounds` in sight.
    pub fn center_on(&mut self, middle: Point, bounds: Rect) {
        self.pan = self.rect.size() / 2.0 - vec2(middle.x, middle.y) * self.zoom;
        self.keep_in_sight(bounds);
    }

    /// The pan with which `rect` is seen together with what is around it: the present one if it is seen already.
    pub fn pan_to(&self, rect: Rect, bounds: Rect) -> Vec2 {
        let shown = self.rect_to_window(rect);
        let room = self.rect.shrink(20.0);
        let mut view = *self;
        // No further across than needed: most programs are at the left.
        if shown.min.x < room.min.x || shown.max.x > room.max.x {
            let right = (room.max.x - shown.max.x).min(0.0);
            view.pan.x += right.max(room.min.x - shown.min.x);
        }
        if shown.min.y < room.min.y || shown.max.y > room.max.y {
            view.pan.y += room.min.y + room.height() * 0.35 - shown.min.y;
        }
        if view.pan != self.pan {
            view.keep_in_sight(bounds);
        }
        view.pan
    }

    /// True for a point of the window so far inside that moving on to the edge means to scroll.
    pub fn is_well_inside(&self, at: Pos2) -> bool {
        self.rect.shrink(48.0).contains(at)
    }

    /// Scrolls while something is held at an edge, but never to the left, where the palette is. True if it moved.
    pub fn scroll_at_edge(&mut self, at: Pos2, seconds: f32, bounds: Rect) -> bool {
        const EDGE: f32 = 28.0;
        const SPEED: f32 = 520.0;
        let rect = self.rect;
        if !rect.expand(EDGE).contains(at) {
            return false;
        }
        let edges = [
            (at.y - rect.min.y, Vec2::DOWN),
            (rect.max.y - at.y, Vec2::UP),
            (rect.max.x - at.x, Vec2::LEFT),
            (at.x - rect.min.x, Vec2::ZERO),
        ];
        let nearest = edges.into_iter().min_by(|(a, _), (b, _)| a.total_cmp(b));
        let Some((far, way)) = nearest.filter(|(far, way)| *far < EDGE && *way != Vec2::ZERO)
        else {
            return false;
        };
        let push = ((EDGE - far) / EDGE).clamp(0.0, 1.0);
        self.pan += way * push * SPEED * seconds.min(0.05);
        self.keep_in_sight(bounds);
        true
    }
}

/// The animation of the view to something; clicks and drags stop it.
#[derive(Default)]
pub struct Glide {
    /// The first and the last pan, in points.
    way: Option<(Vec2, Vec2)>,
    easing: Easing,
}

impl Glide {
    pub fn start(&mut self, from: Vec2, to: Vec2) {
        self.way = Some((from, to));
        self.easing = Easing::default();
    }

    pub fn stop(&mut self) {
        self.way = None;
    }

    /// The present pan, if the view is moving.
    pub fn pan(&mut self, ui: &Ui) -> Option<Vec2> {
        let (from, to) = self.way?;
        let left = self.easing.left(ui, GLIDE);
        if left == 0.0 {
            self.stop();
        }
        Some(to + (from - to) * left)
    }
}

/// The rectangle of the stack below the hat.
fn below_hat(layout: &Layout) -> Option<Rect> {
    let mut stacks = layout.stacks().iter();
    Some(stacks.find(|stack| stack.stack == Stack::Hat)?.rect)
}

/// The beginning of a block's rectangle, at most `width` wide: of a loop only that is brought into sight.
pub fn beginning(mut rect: Rect, width: f32) -> Rect {
    rect.max.x = rect.max.x.min(rect.min.x + width);
    rect.max.y = rect.max.y.min(rect.min.y + 60.0);
    rect
}

fn on_plane(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

/// Moves a point of the window to whole pixels.
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

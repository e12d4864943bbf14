//! Pan and zoom of a plane shown in a rectangle of the window, by commands, wheel, fingers, drags and keys.
//!
//! A mode maps its content (cells, hexagons, blocks) to points of the plane. Each frame it sets [`PanZoom::rect`], calls
//! [`PanZoom::zoom_by_pointer`], [`PanZoom::scroll`], [`PanZoom::drag`] and [`PanZoom::scroll_by_keys`] to handle input,
//! and then bounds the pan by [`PanZoom::keep_in_sight`] or [`PanZoom::keep_filled`].

use super::roving_focus::{Arrows, claim_arrows};
use egui::{CursorIcon, Key, Modifiers, PointerButton, Pos2, Rect, Response, Ui, Vec2, vec2};

/// Scrolling keys, and the share of the visible part that they scroll.
const SCROLLS: [(Key, Vec2); 6] = [
    (Key::ArrowUp, vec2(0.0, 0.12)),
    (Key::ArrowDown, vec2(0.0, -0.12)),
    (Key::ArrowLeft, vec2(0.12, 0.0)),
    (Key::ArrowRight, vec2(-0.12, 0.0)),
    (Key::PageUp, vec2(0.0, 0.85)),
    (Key::PageDown, vec2(0.0, -0.85)),
];

/// The visible part of a plane.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PanZoom {
    /// Points of the window per unit of the plane.
    pub zoom: f32,
    /// Position of the plane's origin, in points from the corner of `rect`.
    pub pan: Vec2,
    /// The part of the window that shows the plane.
    pub rect: Rect,
    /// Smallest and largest zoom.
    limits: [f32; 2],
}

impl PanZoom {
    /// A view without a rectangle yet.
    pub const fn new(zoom: f32, pan: Vec2, limits: [f32; 2]) -> PanZoom {
        PanZoom {
            zoom,
            pan,
            rect: Rect::NOTHING,
            limits,
        }
    }

    /// Maps a point of the plane to the window.
    pub fn to_window(&self, at: Pos2) -> Pos2 {
        self.rect.min + self.pan + at.to_vec2() * self.zoom
    }

    /// Maps a point of the window to the plane.
    pub fn to_plane(&self, at: Pos2) -> Pos2 {
        ((at - self.rect.min - self.pan) / self.zoom).to_pos2()
    }

    /// Maps a rectangle of the plane to the window.
    pub fn rect_to_window(&self, rect: Rect) -> Rect {
        Rect::from_min_max(self.to_window(rect.min), self.to_window(rect.max))
    }

    /// The visible part of the plane.
    pub fn visible(&self) -> Rect {
        Rect::from_min_max(self.to_plane(self.rect.min), self.to_plane(self.rect.max))
    }

    /// Zooms; the point `at` of the window stays where it is.
    pub fn zoom_around(&mut self, at: Pos2, zoom: f32) {
        let zoom = self.limited(zoom);
        let from = at - self.rect.min - self.pan;
        self.pan += from * (1.0 - zoom / self.zoom);
        self.zoom = zoom;
    }

    /// Zooms around the middle.
    pub fn zoom_by(&mut self, factor: f32) {
        self.zoom_around(self.rect.center(), self.zoom * factor);
    }

    /// The zoom that fits `size` within a `margin`, at most `most`.
    pub fn fitting(&self, size: Vec2, margin: f32, most: f32) -> f32 {
        let room = self.rect.size() - Vec2::splat(2.0 * margin);
        let zoom = (room.x / size.x).min(room.y / size.y);
        zoom.clamp(self.limits[0], most)
    }

    /// Keeps at least `corner` points of `bounds` visible; of smaller bounds everything.
    pub fn keep_in_sight(&mut self, bounds: Rect, corner: f32) {
        if !self.rect.is_positive() {
            return;
        }
        let limit = |pan: f32, min: f32, max: f32, size: f32| {
            let corner = corner.min((max - min) * self.zoom);
            let (low, high) = (corner - max * self.zoom, size - corner - min * self.zoom);
            pan.clamp(low.min(high), high.max(low))
        };
        let (size, min, max) = (self.rect.size(), bounds.min, bounds.max);
        self.pan = vec2(
            limit(self.pan.x, min.x, max.x, size.x),
            limit(self.pan.y, min.y, max.y, size.y),
        );
    }

    /// Centres a plane from the origin to `end` if it fits; otherwise lets it fill the rectangle.
    pub fn keep_filled(&mut self, end: Vec2) {
        let keep = |pan: f32, plane: f32, room: f32| {
            if plane <= room {
                ((room - plane) / 2.0).floor()
            } else {
                pan.clamp(room - plane, 0.0)
            }
        };
        let (plane, room) = (end * self.zoom, self.rect.size());
        self.pan = vec2(
            keep(self.pan.x, plane.x, room.x),
            keep(self.pan.y, plane.y, room.y),
        );
    }

    /// Pans as little as possible so that `rect` of the plane is visible within a `margin`, its upper left corner first.
    pub fn reveal(&mut self, rect: Rect, margin: f32) {
        let shown = self.rect_to_window(rect);
        let room = self.rect.shrink(margin);
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

    /// Handles two-finger and Ctrl+wheel zoom around a pointer that is `over` the plane. True if it zoomed.
    pub fn zoom_by_pointer(&mut self, ui: &Ui, over: impl Fn(Pos2) -> bool) -> bool {
        let (factor, at) = ui.input(|input| (input.zoom_delta(), input.pointer.hover_pos()));
        match at.filter(|at| factor != 1.0 && over(*at)) {
            Some(at) => {
                self.zoom_around(at, self.zoom * factor);
                true
            }
            None => false,
        }
    }

    /// Handles scrolling by wheel. True if it scrolled.
    pub fn scroll(&mut self, ui: &Ui) -> bool {
        let by = ui.input(|input| input.smooth_scroll_delta());
        self.pan += by;
        by != Vec2::ZERO
    }

    /// Handles zoom and scrolling if the pointer is over `response`. True if anything moved.
    pub fn scroll_and_zoom(&mut self, ui: &Ui, response: &Response) -> bool {
        if !response.contains_pointer() {
            return false;
        }
        let zoomed = self.zoom_by_pointer(ui, |_| true);
        self.scroll(ui) || zoomed
    }

    /// Handles drags by the left or middle button. True if it moved.
    pub fn drag(&mut self, response: &Response) -> bool {
        let drags = |button| response.dragged_by(button);
        let drags = drags(PointerButton::Primary) || drags(PointerButton::Middle);
        if drags {
            self.pan += response.drag_delta();
        }
        drags
    }

    /// Shows the grabbing hand.
    pub fn show_grabbing(ui: &Ui) {
        ui.set_cursor_icon(CursorIcon::Grabbing);
    }

    /// Handles arrows and page keys while `response` has the focus.
    pub fn scroll_by_keys(&mut self, ui: &Ui, response: &Response) {
        if !response.has_focus() {
            return;
        }
        claim_arrows(ui, response.id, Arrows::All);
        for (key, share) in SCROLLS {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                self.pan += share * self.rect.size();
            }
        }
    }

    fn limited(&self, zoom: f32) -> f32 {
        zoom.clamp(self.limits[0], self.limits[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn view() -> PanZoom {
        PanZoom {
            rect: Rect::from_min_size(pos2(600.0, 50.0), vec2(800.0, 700.0)),
            ..PanZoom::new(1.0, vec2(24.0, 24.0), [0.1, 3.0])
        }
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let mut view = view();
        let at = pos2(900.0, 333.0);
        let before = view.to_plane(at);
        for zoom in [1.2, 3.0, 0.1, 0.77] {
            view.zoom_around(at, zoom);
            assert!((before - view.to_plane(at)).length() < 0.01);
        }
        view.zoom_around(at, 99.0);
        assert_eq!(view.zoom, 3.0);
    }

    #[test]
    fn what_fits_is_seen_whole_and_not_blown_up() {
        let mut view = view();
        let size = vec2(2300.0, 900.0);
        view.zoom = view.fitting(size, 24.0, 1.0);
        assert!(size.x * view.zoom <= 752.01 && size.y * view.zoom <= 652.01);
        assert_eq!(view.fitting(vec2(10.0, 10.0), 24.0, 1.0), 1.0);
    }

    #[test]
    fn revealing_moves_as_little_as_possible() {
        let mut view = view();
        let rect = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(50.0, 20.0));
        view.reveal(rect(100.0, 100.0), 16.0);
        assert_eq!(view.pan, vec2(24.0, 24.0));
        view.reveal(rect(100.0, 5000.0), 16.0);
        let shown = view.rect_to_window(rect(100.0, 5000.0));
        assert!(view.rect.contains_rect(shown));
        assert_eq!(view.pan.x, 24.0);
    }
}

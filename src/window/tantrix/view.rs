//! Maps hexagons to points of the window: zoom and pan.

use crate::window::kit::pan_zoom::PanZoom;
use crate::window::kit::roving_focus::FocusMove;
use egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};
use games::tantrix::Hex;

/// Smallest radius of a tile, in points.
const MIN_RADIUS: f32 = 9.0;
/// Largest radius of a tile, in points.
const MAX_RADIUS: f32 = 96.0;
/// Zoom factor of one press of a button or one step of the wheel.
const STEP: f32 = 1.2;
/// Largest radius of a board that fits itself, in points.
const COMFORTABLE: f32 = 60.0;
/// Width of a hexagon in radii.
const WIDTH: f32 = 1.732_050_8;
/// Maximum distance of a hexagon from the origin.
const MAX_DISTANCE: f32 = 400.0;

/// The view of a board: a plane whose unit is the radius of a tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HexView {
    plane: PanZoom,
    /// True if everything is to be shown once the layout is known.
    fit: bool,
    /// True if the user zoomed or panned since everything was shown.
    by_hand: bool,
}

impl Default for HexView {
    fn default() -> HexView {
        HexView {
            plane: PanZoom::new(COMFORTABLE, Vec2::ZERO, [MIN_RADIUS, MAX_RADIUS]),
            fit: true,
            by_hand: false,
        }
    }
}

/// Middle of a hexagon, in radii.
fn middle(hex: Hex) -> Vec2 {
    let (q, r) = (f32::from(hex.q), f32::from(hex.r));
    vec2(WIDTH * (q + r / 2.0), 1.5 * r)
}

impl HexView {
    /// Radius of a tile, in points.
    pub fn radius(&self) -> f32 {
        self.plane.zoom
    }

    /// The area of the window for the board.
    pub fn rect(&self) -> Rect {
        self.plane.rect
    }

    /// Middle of a hexagon on the window.
    pub fn middle(&self, hex: Hex) -> Pos2 {
        self.plane.to_window(middle(hex).to_pos2())
    }

    /// The hexagon at a point of the window.
    pub fn hex(&self, at: Pos2) -> Hex {
        let from = self.plane.to_plane(at);
        let r = from.y / 1.5;
        let q = from.x / WIDTH - r / 2.0;
        // Rounded so that the three axes still sum up to nothing (redblobgames.com).
        let (mut round_q, mut round_r) = (q.round(), r.round());
        let s = -q - r;
        let away = [round_q - q, round_r - r, s.round() - s].map(f32::abs);
        if away[0] > away[1] && away[0] > away[2] {
            round_q = -round_r - s.round();
        } else if away[1] > away[2] {
            round_r = -round_q - s.round();
        }
        Hex {
            r: round_r.clamp(-MAX_DISTANCE, MAX_DISTANCE) as i16,
            q: round_q.clamp(-MAX_DISTANCE, MAX_DISTANCE) as i16,
        }
    }

    /// A box inside a hexagon that overlaps no other box.
    pub fn inside(&self, hex: Hex) -> Rect {
        Rect::from_center_size(self.middle(hex), vec2(WIDTH * 0.92, 1.0) * self.radius())
    }

    /// The place that a key moves to: the nearest one that is more ahead than beside, or for Home, End and the like the
    /// farthest one in line.
    pub fn beyond(&self, places: &[Hex], from: Hex, way: FocusMove) -> Option<Hex> {
        let (towards, far) = match way {
            FocusMove::Left => (Vec2::LEFT, false),
            FocusMove::Right => (Vec2::RIGHT, false),
            FocusMove::Up => (Vec2::UP, false),
            FocusMove::Down => (Vec2::DOWN, false),
            FocusMove::First => (Vec2::LEFT, true),
            FocusMove::Last => (Vec2::RIGHT, true),
            FocusMove::Top => (Vec2::UP, true),
            FocusMove::Bottom => (Vec2::DOWN, true),
        };
        let middle = self.middle(from);
        let ahead = places.iter().filter_map(|&hex| {
            let step = self.middle(hex) - middle;
            let (along, beside) = (step.dot(towards), step.dot(towards.rot90()).abs());
            let near = if far { self.radius() } else { along };
            (along > 1.0 && beside <= near).then_some((hex, along, beside))
        });
        let farther = |a: &(Hex, f32, f32), b: &(Hex, f32, f32)| {
            let (a, b) = (a.1 + a.2 * 0.1, b.1 + b.2 * 0.1);
            a.total_cmp(&b)
        };
        let found = if far {
            ahead.max_by(farther)
        } else {
            ahead.min_by(farther)
        };
        found.map(|(hex, ..)| hex)
    }

    /// Lays the view out; when fitting, these hexagons are made visible.
    pub fn layout(&mut self, rect: Rect, hexes: &[Hex]) {
        // Keep the middle where it is.
        if self.rect().is_positive() && rect.size() != self.rect().size() {
            self.plane.pan += (rect.size() - self.rect().size()) / 2.0;
        }
        self.plane.rect = rect;
        if std::mem::take(&mut self.fit) {
            self.show_all(hexes);
        }
    }

    /// Fits the view at the next layout.
    pub fn fit(&mut self) {
        self.fit = true;
    }

    /// Fits the view to a new area, unless the user zoomed or panned.
    pub fn fit_again(&mut self) {
        self.fit |= !self.by_hand;
    }

    fn show_all(&mut self, hexes: &[Hex]) {
        self.by_hand = false;
        let mut bounds = Rect::NOTHING;
        for hex in hexes {
            let half = vec2(WIDTH / 2.0, 1.0);
            bounds = bounds.union(Rect::from_center_size(
                pos2(0.0, 0.0) + middle(*hex),
                half * 2.0,
            ));
        }
        if !bounds.is_positive() {
            bounds = Rect::from_center_size(Pos2::ZERO, vec2(WIDTH, 2.0));
        }
        self.plane.zoom = self.plane.fitting(bounds.size(), 16.0, COMFORTABLE);
        self.plane.pan = self.rect().size() / 2.0 - bounds.center().to_vec2() * self.radius();
    }

    /// Zooms by some steps around the middle.
    pub fn step(&mut self, steps: f32) {
        self.by_hand = true;
        self.plane.zoom_by(STEP.powf(steps));
    }

    /// Handles zooming by pointer; true if it zoomed.
    pub fn zoom_by_pointer(&mut self, ui: &Ui) -> bool {
        let rect = self.rect();
        let zoomed = self.plane.zoom_by_pointer(ui, |at| rect.contains(at));
        self.by_hand |= zoomed;
        zoomed
    }

    /// Pans the view.
    pub fn pan(&mut self, by: Vec2, hexes: &[Hex]) {
        self.by_hand = true;
        self.plane.pan += by;
        // Keep at least the middle of one hexagon visible.
        let inner = self.rect().shrink(24.0);
        let nearest = hexes.iter().map(|hex| {
            let at = self.middle(*hex);
            inner.clamp(at) - at
        });
        let back = nearest.min_by(|a, b| a.length_sq().total_cmp(&b.length_sq()));
        self.plane.pan += back.unwrap_or(Vec2::ZERO);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::tantrix::Area;

    fn view() -> HexView {
        let mut view = HexView::default();
        let rect = Rect::from_min_size(pos2(300.0, 60.0), vec2(700.0, 500.0));
        view.layout(rect, &Area::Pyramid { rows: 5 }.all());
        view
    }

    #[test]
    fn hexagons_are_found_where_they_are() {
        let mut view = view();
        for factor in [1.0, 0.4, 3.0] {
            view.plane
                .zoom_around(pos2(420.0, 333.0), view.radius() * factor);
            for hex in (-9..9).flat_map(|r| (-9..9).map(move |q| Hex { r, q })) {
                let at = view.middle(hex);
                for (x, y) in [(0.0, 0.0), (0.8, 0.0), (0.0, 0.95), (-0.6, -0.55)] {
                    assert_eq!(view.hex(at + vec2(x, y) * view.radius()), hex);
                }
            }
        }
    }

    #[test]
    fn everything_is_seen_and_stays_in_sight() {
        let mut view = view();
        let all = Area::Pyramid { rows: 5 }.all();
        for hex in &all {
            assert!(view.rect().contains_rect(view.inside(*hex)), "{hex:?}");
        }
        view.pan(vec2(9000.0, -9000.0), &all);
        assert!(
            all.iter()
                .any(|hex| view.rect().contains(view.middle(*hex)))
        );
    }
}

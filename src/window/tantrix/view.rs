//! What of the board is seen: zoom and pan, and the way between hexagons and points of the window.

use crate::window::kit::pan_zoom::PanZoom;
use crate::window::kit::roving_focus::FocusMove;
use egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};
use games::tantrix::Hex;

/// The radius of a tile goes from here to there, in points.
const LEAST: f32 = 9.0;
/// The largest radius.
const MOST: f32 = 96.0;
/// One press of a button, one step of the wheel.
const STEP: f32 = 1.2;
/// A board is shown no larger by itself.
const COMFORTABLE: f32 = 60.0;
/// The width of a hexagon is its radius times this.
const WIDTH: f32 = 1.732_050_8;
/// No hexagon is farther from the origin.
const FARTHEST: f32 = 400.0;

/// Where the board lies on the window: on a plane whose unit is the radius of a tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HexView {
    plane: PanZoom,
    /// Whether all is to be seen, as soon as it is known where.
    fit: bool,
    /// Whether somebody zoomed or moved it since all was shown.
    by_hand: bool,
}

impl Default for HexView {
    fn default() -> HexView {
        HexView {
            plane: PanZoom::new(COMFORTABLE, Vec2::ZERO, [LEAST, MOST]),
            fit: true,
            by_hand: false,
        }
    }
}

/// The middle of a hexagon, in radii.
fn middle(hex: Hex) -> Vec2 {
    let (q, r) = (f32::from(hex.q), f32::from(hex.r));
    vec2(WIDTH * (q + r / 2.0), 1.5 * r)
}

impl HexView {
    /// The radius of a tile, in points.
    pub fn radius(&self) -> f32 {
        self.plane.zoom
    }

    /// The canvas on the window.
    pub fn rect(&self) -> Rect {
        self.plane.rect
    }

    /// The middle of a hexagon on the window.
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
            r: round_r.clamp(-FARTHEST, FARTHEST) as i16,
            q: round_q.clamp(-FARTHEST, FARTHEST) as i16,
        }
    }

    /// A box inside a hexagon, which no other overlaps.
    pub fn inside(&self, hex: Hex) -> Rect {
        Rect::from_center_size(self.middle(hex), vec2(WIDTH * 0.92, 1.0) * self.radius())
    }

    /// The place that a key leads to: the nearest one that lies more in its way than beside it, or for the
    /// ends the farthest one in a line.
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

    /// Where the canvas is, which shows these hexagons if it is to be fitted.
    pub fn lies(&mut self, rect: Rect, hexes: &[Hex]) {
        // What was in the middle stays there.
        if self.rect().is_positive() && rect.size() != self.rect().size() {
            self.plane.pan += (rect.size() - self.rect().size()) / 2.0;
        }
        self.plane.rect = rect;
        if std::mem::take(&mut self.fit) {
            self.show_all(hexes);
        }
    }

    /// Shows everything as soon as it can.
    pub fn fit(&mut self) {
        self.fit = true;
    }

    /// Shows everything in another room, unless somebody zoomed or moved it.
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

    /// Zooms if someone asks for it with the pointer; true if so.
    pub fn zoom_by_pointer(&mut self, ui: &Ui) -> bool {
        let rect = self.rect();
        let zoomed = self.plane.zoom_by_pointer(ui, |at| rect.contains(at));
        self.by_hand |= zoomed;
        zoomed
    }

    /// Moves what is seen.
    pub fn pan(&mut self, by: Vec2, hexes: &[Hex]) {
        self.by_hand = true;
        self.plane.pan += by;
        // At least the middle of one hexagon stays in sight.
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
        view.lies(rect, &Area::Pyramid { rows: 5 }.all());
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

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let mut view = view();
        let at = view.middle(Hex { r: 3, q: -1 });
        view.plane.zoom_around(at, view.radius() * 1.7);
        assert!((view.middle(Hex { r: 3, q: -1 }) - at).length() < 0.01);
    }
}

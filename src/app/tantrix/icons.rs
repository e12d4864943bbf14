//! Small drawings of this mode.

use egui::{Color32, Painter, Rect, Shape, Stroke, pos2, vec2};

fn stroke(rect: Rect, color: Color32) -> Stroke {
    Stroke::new(rect.width() / 24.0 * 1.9, color)
}

/// An arrow around most of a circle; clockwise, or the other way around.
fn turning(painter: &Painter, rect: Rect, color: Color32, clockwise: bool) {
    const RADIUS: f32 = 8.0;
    let (unit, middle) = (rect.width() / 24.0, rect.center());
    let side = if clockwise { 1.0 } else { -1.0 };
    let at = |x: f32, y: f32| middle + vec2(x * side, y) * unit;
    let way = (0..=24).map(|step| {
        let (sin, cos) = (-240.0 + 10.0 * step as f32).to_radians().sin_cos();
        at(RADIUS * cos, RADIUS * sin)
    });
    painter.add(Shape::line(way.collect(), stroke(rect, color)));
    // It ends at the right, where it points downwards.
    let tip = [at(3.6, -4.6), at(12.4, -4.6), at(RADIUS, 3.0)];
    painter.add(Shape::convex_polygon(tip.to_vec(), color, Stroke::NONE));
}

/// Turn clockwise.
pub fn clockwise(painter: &Painter, rect: Rect, color: Color32) {
    turning(painter, rect, color, true);
}

/// Turn counterclockwise.
pub fn counterclockwise(painter: &Painter, rect: Rect, color: Color32) {
    turning(painter, rect, color, false);
}

/// A triangle that points to a side.
fn arrow(painter: &Painter, rect: Rect, color: Color32, side: f32, bar: bool) {
    let (unit, middle) = (rect.width() / 24.0, rect.center());
    let points = [(-4.0, -7.5), (6.0, 0.0), (-4.0, 7.5)];
    let points = points.map(|(x, y)| middle + vec2(x * side, y) * unit);
    painter.add(Shape::convex_polygon(points.to_vec(), color, Stroke::NONE));
    if bar {
        let x = middle.x + 8.0 * side * unit;
        let ends = [-7.5, 7.5].map(|y| pos2(x, middle.y + y * unit));
        painter.line_segment(ends, stroke(rect, color));
    }
}

pub fn first(painter: &Painter, rect: Rect, color: Color32) {
    arrow(painter, rect, color, -1.0, true);
}

/// To the one before.
pub fn previous(painter: &Painter, rect: Rect, color: Color32) {
    arrow(painter, rect, color, -1.0, false);
}

pub fn next(painter: &Painter, rect: Rect, color: Color32) {
    arrow(painter, rect, color, 1.0, false);
}

pub fn last(painter: &Painter, rect: Rect, color: Color32) {
    arrow(painter, rect, color, 1.0, true);
}

/// Not yet.
pub fn open(painter: &Painter, rect: Rect, color: Color32) {
    painter.circle_stroke(rect.center(), rect.width() * 0.24, stroke(rect, color));
}

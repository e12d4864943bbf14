//! The small drawings of this game alone.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use engine::games::clone2048::Direction;

/// Points of a square given in 24ths of its side.
fn points(rect: Rect, list: &[(f32, f32)]) -> Vec<Pos2> {
    let unit = rect.width().min(rect.height()) / 24.0;
    let corner = rect.center() - Vec2::splat(12.0 * unit);
    list.iter()
        .map(|&(x, y)| corner + vec2(x, y) * unit)
        .collect()
}

fn stroke(rect: Rect, color: Color32) -> Stroke {
    Stroke::new(rect.width().min(rect.height()) / 24.0 * 1.9, color)
}

/// An arrow into a direction: filled, or only its outline.
pub fn arrow(painter: &Painter, rect: Rect, color: Color32, to: Direction, filled: bool) {
    let turn = |(x, y): (f32, f32)| match to {
        Direction::Up => (x, y),
        Direction::Down => (x, 24.0 - y),
        Direction::Left => (y, x),
        Direction::Right => (24.0 - y, x),
    };
    let head = [(12.0, 3.5), (20.5, 12.5), (3.5, 12.5)].map(turn);
    let shaft = [(9.0, 12.5), (15.0, 12.5), (15.0, 20.5), (9.0, 20.5)].map(turn);
    if filled {
        // Two convex parts, for only such can be filled.
        solid(painter, rect, color, &head);
        solid(painter, rect, color, &shaft);
        return;
    }
    let outline = [
        (12.0, 3.5),
        (20.5, 12.5),
        (15.0, 12.5),
        (15.0, 20.5),
        (9.0, 20.5),
        (9.0, 12.5),
        (3.5, 12.5),
    ]
    .map(turn);
    painter.add(Shape::closed_line(
        points(rect, &outline),
        stroke(rect, color),
    ));
}

/// One turn back.
pub fn back(painter: &Painter, rect: Rect, color: Color32) {
    solid(
        painter,
        rect,
        color,
        &[(19.0, 5.0), (9.0, 12.0), (19.0, 19.0)],
    );
    bar(painter, rect, color, 5.0);
}

pub fn beginning(painter: &Painter, rect: Rect, color: Color32) {
    solid(
        painter,
        rect,
        color,
        &[(20.5, 5.0), (13.5, 12.0), (20.5, 19.0)],
    );
    solid(
        painter,
        rect,
        color,
        &[(13.5, 5.0), (6.5, 12.0), (13.5, 19.0)],
    );
    bar(painter, rect, color, 3.5);
}

fn solid(painter: &Painter, rect: Rect, color: Color32, list: &[(f32, f32)]) {
    let points = points(rect, list);
    painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
}

fn bar(painter: &Painter, rect: Rect, color: Color32, left: f32) {
    let right = left + 2.5;
    let corners = [(left, 5.0), (right, 5.0), (right, 19.0), (left, 19.0)];
    solid(painter, rect, color, &corners);
}

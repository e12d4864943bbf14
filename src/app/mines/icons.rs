//! What is drawn on cells and buttons of this game: no font need have it.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// Points of a square given in 24ths of its side.
fn points(rect: Rect, list: &[(f32, f32)]) -> Vec<Pos2> {
    let unit = rect.width().min(rect.height()) / 24.0;
    let corner = rect.center() - Vec2::splat(12.0 * unit);
    list.iter()
        .map(|&(x, y)| corner + vec2(x, y) * unit)
        .collect()
}

fn thin(rect: Rect, color: Color32) -> Stroke {
    Stroke::new(rect.width().min(rect.height()) / 24.0 * 1.9, color)
}

/// A flag: its cloth in `cloth`, the pole and foot in `ink`.
pub fn flag_of(painter: &Painter, rect: Rect, cloth: Color32, ink: Color32) {
    let list = points(rect, &[(9.0, 4.0), (19.0, 8.5), (9.0, 13.0)]);
    painter.add(Shape::convex_polygon(list, cloth, Stroke::NONE));
    let stroke = Stroke::new(rect.width() / 24.0 * 2.2, ink);
    painter.add(Shape::line(
        points(rect, &[(8.5, 3.5), (8.5, 20.0)]),
        stroke,
    ));
    painter.add(Shape::line(
        points(rect, &[(4.5, 20.0), (14.5, 20.0)]),
        stroke,
    ));
}

/// A flag in one colour.
pub fn flag(painter: &Painter, rect: Rect, color: Color32) {
    flag_of(painter, rect, color, color);
}

/// A mine: a ball with spikes, and a light on it.
pub fn mine_of(painter: &Painter, rect: Rect, ink: Color32, light: Color32) {
    let unit = rect.width().min(rect.height()) / 24.0;
    let centre = rect.center();
    let stroke = Stroke::new(2.0 * unit, ink);
    for spike in 0..4 {
        let (sin, cos) = (spike as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
        let far = vec2(cos, sin) * 9.5 * unit;
        painter.line_segment([centre - far, centre + far], stroke);
    }
    painter.circle_filled(centre, 6.8 * unit, ink);
    let spot = pos2(centre.x - 2.3 * unit, centre.y - 2.3 * unit);
    painter.circle_filled(spot, 1.7 * unit, light);
}

/// A mine in one colour.
pub fn mine(painter: &Painter, rect: Rect, color: Color32) {
    mine_of(painter, rect, color, Color32::TRANSPARENT);
}

/// A cross over the whole square: this is wrong.
pub fn wrong(painter: &Painter, rect: Rect, color: Color32) {
    let stroke = Stroke::new(rect.width() / 24.0 * 2.6, color);
    for line in [[(4.0, 4.0), (20.0, 20.0)], [(20.0, 4.0), (4.0, 20.0)]] {
        painter.add(Shape::line(points(rect, &line), stroke));
    }
}

/// A lamp: an idea.
pub fn lamp(painter: &Painter, rect: Rect, color: Color32) {
    let mut bulb: Vec<(f32, f32)> = (0..=20)
        .map(|step| {
            let angle = (130.0 + 280.0 * step as f32 / 20.0).to_radians();
            (12.0 + 6.6 * angle.cos(), 9.6 + 6.6 * angle.sin())
        })
        .collect();
    bulb.push((15.0, 17.2));
    bulb.push((9.0, 17.2));
    painter.add(Shape::closed_line(points(rect, &bulb), thin(rect, color)));
    let foot = points(rect, &[(9.8, 20.8), (14.2, 20.8)]);
    painter.add(Shape::line(foot, thin(rect, color)));
}

pub fn percent(painter: &Painter, rect: Rect, color: Color32) {
    let unit = rect.width().min(rect.height()) / 24.0;
    let line = points(rect, &[(18.5, 4.5), (5.5, 19.5)]);
    painter.add(Shape::line(line, thin(rect, color)));
    for at in points(rect, &[(7.2, 7.2), (16.8, 16.8)]) {
        painter.circle_stroke(at, 3.2 * unit, thin(rect, color));
    }
}

pub fn clock(painter: &Painter, rect: Rect, color: Color32) {
    let unit = rect.width().min(rect.height()) / 24.0;
    painter.circle_stroke(rect.center(), 8.6 * unit, thin(rect, color));
    let hands = points(rect, &[(12.0, 7.0), (12.0, 12.3), (15.6, 14.4)]);
    painter.add(Shape::line(hands, thin(rect, color)));
}

/// Three columns: statistics.
pub fn columns(painter: &Painter, rect: Rect, color: Color32) {
    for line in [
        [(5.5, 19.5), (5.5, 12.0)],
        [(12.0, 19.5), (12.0, 4.5)],
        [(18.5, 19.5), (18.5, 9.0)],
    ] {
        let stroke = Stroke::new(rect.width() / 24.0 * 3.4, color);
        painter.add(Shape::line(points(rect, &line), stroke));
    }
}

/// Two triangles to the left: one action back.
pub fn back(painter: &Painter, rect: Rect, color: Color32) {
    let list = points(rect, &[(17.0, 5.5), (8.0, 12.0), (17.0, 18.5)]);
    painter.add(Shape::convex_polygon(list, color, Stroke::NONE));
    let bar = points(rect, &[(6.0, 5.5), (6.0, 18.5)]);
    painter.add(Shape::line(bar, thin(rect, color)));
}

/// A finger on a large cell.
pub fn finger(painter: &Painter, rect: Rect, color: Color32) {
    let cell = points(rect, &[(4.0, 4.0), (15.0, 4.0), (15.0, 15.0), (4.0, 15.0)]);
    let stroke = thin(rect, color);
    painter.add(Shape::closed_line(cell, stroke));
    let tip = [
        (10.5, 21.0),
        (10.5, 11.0),
        (14.0, 11.0),
        (14.0, 15.5),
        (20.0, 17.0),
        (19.0, 21.0),
    ];
    painter.add(Shape::line(points(rect, &tip), stroke));
}

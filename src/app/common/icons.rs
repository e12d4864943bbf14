//! Small drawings: lines and shapes that no font need have.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use engine::tokens;

/// Draws an icon into a square.
pub type Icon = fn(&Painter, Rect, Color32);

/// Points of a square given in 24ths of its side.
pub fn points(rect: Rect, list: &[(f32, f32)]) -> Vec<Pos2> {
    let unit = rect.width().min(rect.height()) / 24.0;
    let corner = rect.center() - Vec2::splat(12.0 * unit);
    list.iter()
        .map(|&(x, y)| corner + vec2(x, y) * unit)
        .collect()
}

pub fn stroke(rect: Rect, color: Color32) -> Stroke {
    Stroke::new(rect.width().min(rect.height()) / 24.0 * 1.9, color)
}

pub fn line(painter: &Painter, rect: Rect, color: Color32, list: &[(f32, f32)]) {
    painter.add(Shape::line(points(rect, list), stroke(rect, color)));
}

pub fn closed(painter: &Painter, rect: Rect, color: Color32, list: &[(f32, f32)]) {
    painter.add(Shape::closed_line(points(rect, list), stroke(rect, color)));
}

pub fn solid(painter: &Painter, rect: Rect, color: Color32, list: &[(f32, f32)]) {
    let points = points(rect, list);
    painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
}

pub fn circle(painter: &Painter, rect: Rect, color: Color32, at: (f32, f32), radius: f32) {
    let unit = rect.width().min(rect.height()) / 24.0;
    let at = points(rect, &[at])[0];
    painter.circle_stroke(at, radius * unit, stroke(rect, color));
}

pub fn dot(painter: &Painter, rect: Rect, color: Color32, at: (f32, f32), radius: f32) {
    let unit = rect.width().min(rect.height()) / 24.0;
    painter.circle_filled(points(rect, &[at])[0], radius * unit, color);
}

/// Part of a circle, from angle to angle in degrees clockwise from the right.
pub fn arc(centre: (f32, f32), radius: f32, from: f32, to: f32) -> Vec<(f32, f32)> {
    const STEPS: usize = 16;
    let angle = |step: usize| (from + (to - from) * step as f32 / STEPS as f32).to_radians();
    (0..=STEPS)
        .map(|step| {
            let (sin, cos) = angle(step).sin_cos();
            (centre.0 + radius * cos, centre.1 + radius * sin)
        })
        .collect()
}

/// A question mark: help.
pub fn help(painter: &Painter, rect: Rect, color: Color32) {
    circle(painter, rect, color, (12.0, 12.0), 9.5);
    let mut hook = arc((12.0, 9.6), 3.1, -170.0, 60.0);
    hook.push((12.0, 13.9));
    line(painter, rect, color, &hook);
    dot(painter, rect, color, (12.0, 16.9), 1.25);
}

/// A small triangle that points down.
pub fn triangle_down(painter: &Painter, centre: Pos2, half: f32, color: Color32) {
    let list = tokens::TRIANGLE.map(|(x, y)| centre + vec2(x, y) * half);
    painter.add(Shape::convex_polygon(list.to_vec(), color, Stroke::NONE));
}

/// An arrow that turns back to the left.
pub fn undo(painter: &Painter, rect: Rect, color: Color32) {
    let mut way = vec![(4.0, 9.0), (14.0, 9.0)];
    way.extend(arc((14.0, 14.0), 5.0, -90.0, 90.0));
    way.push((9.0, 19.0));
    line(painter, rect, color, &way);
    line(painter, rect, color, &[(8.5, 4.5), (4.0, 9.0), (8.5, 13.5)]);
}

/// An arrow that turns back to the right.
pub fn redo(painter: &Painter, rect: Rect, color: Color32) {
    let mut way = vec![(20.0, 9.0), (10.0, 9.0)];
    way.extend(arc((10.0, 14.0), 5.0, 270.0, 90.0));
    way.push((15.0, 19.0));
    line(painter, rect, color, &way);
    line(
        painter,
        rect,
        color,
        &[(15.5, 4.5), (20.0, 9.0), (15.5, 13.5)],
    );
}

/// A folder.
pub fn folder(painter: &Painter, rect: Rect, color: Color32) {
    let list = [
        (3.0, 6.0),
        (9.0, 6.0),
        (11.0, 8.5),
        (21.0, 8.5),
        (21.0, 19.0),
        (3.0, 19.0),
    ];
    closed(painter, rect, color, &list);
}

/// A diskette: save.
pub fn save(painter: &Painter, rect: Rect, color: Color32) {
    let list = [
        (4.0, 4.0),
        (16.5, 4.0),
        (20.0, 7.5),
        (20.0, 20.0),
        (4.0, 20.0),
    ];
    closed(painter, rect, color, &list);
    line(
        painter,
        rect,
        color,
        &[(8.0, 4.5), (8.0, 9.0), (15.0, 9.0), (15.0, 4.5)],
    );
    line(
        painter,
        rect,
        color,
        &[(7.5, 20.0), (7.5, 14.0), (16.5, 14.0), (16.5, 20.0)],
    );
}

/// An eye: look.
pub fn eye(painter: &Painter, rect: Rect, color: Color32) {
    let mut lid = arc((12.0, 18.5), 11.8, -146.0, -34.0);
    lid.extend(arc((12.0, 5.5), 11.8, 34.0, 146.0));
    closed(painter, rect, color, &lid);
    circle(painter, rect, color, (12.0, 12.0), 3.0);
}

/// An arrow out of a tray: load.
pub fn load(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(12.0, 4.0), (12.0, 15.0)]);
    line(
        painter,
        rect,
        color,
        &[(7.5, 10.5), (12.0, 15.0), (16.5, 10.5)],
    );
    line(
        painter,
        rect,
        color,
        &[(4.0, 14.5), (4.0, 20.0), (20.0, 20.0), (20.0, 14.5)],
    );
}

/// A sun: the light look.
pub fn sun(painter: &Painter, rect: Rect, color: Color32) {
    circle(painter, rect, color, (12.0, 12.0), 4.0);
    for ray in 0..8 {
        let (sin, cos) = (ray as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
        let at = |far: f32| (12.0 + cos * far, 12.0 + sin * far);
        line(painter, rect, color, &[at(7.0), at(9.8)]);
    }
}

/// A moon: the dark look.
pub fn moon(painter: &Painter, rect: Rect, color: Color32) {
    let mut list = arc((11.5, 12.5), 8.0, -75.0, -375.0 + 52.0);
    list.truncate(17);
    let inner = arc((15.5, 8.5), 6.4, 64.0, 208.0);
    list.extend(inner);
    closed(painter, rect, color, &list);
}

/// Half sun, half moon: what the system says.
pub fn half(painter: &Painter, rect: Rect, color: Color32) {
    circle(painter, rect, color, (12.0, 12.0), 8.0);
    solid(painter, rect, color, &arc((12.0, 12.0), 8.0, 90.0, 270.0));
}

/// Play.
pub fn play(painter: &Painter, rect: Rect, color: Color32) {
    solid(
        painter,
        rect,
        color,
        &[(7.0, 4.5), (19.5, 12.0), (7.0, 19.5)],
    );
}

/// Pause.
pub fn pause(painter: &Painter, rect: Rect, color: Color32) {
    for x in [6.5, 14.0] {
        let list = [(x, 5.0), (x + 3.5, 5.0), (x + 3.5, 19.0), (x, 19.0)];
        solid(painter, rect, color, &list);
    }
}

/// One step.
pub fn step(painter: &Painter, rect: Rect, color: Color32) {
    solid(
        painter,
        rect,
        color,
        &[(5.0, 5.0), (15.0, 12.0), (5.0, 19.0)],
    );
    let bar = [(16.5, 5.0), (19.0, 5.0), (19.0, 19.0), (16.5, 19.0)];
    solid(painter, rect, color, &bar);
}

/// To the end.
pub fn finish(painter: &Painter, rect: Rect, color: Color32) {
    solid(
        painter,
        rect,
        color,
        &[(3.5, 5.0), (10.5, 12.0), (3.5, 19.0)],
    );
    solid(
        painter,
        rect,
        color,
        &[(10.5, 5.0), (17.5, 12.0), (10.5, 19.0)],
    );
    let bar = [(18.0, 5.0), (20.5, 5.0), (20.5, 19.0), (18.0, 19.0)];
    solid(painter, rect, color, &bar);
}

/// Stop.
pub fn stop(painter: &Painter, rect: Rect, color: Color32) {
    let list = [(6.0, 6.0), (18.0, 6.0), (18.0, 18.0), (6.0, 18.0)];
    solid(painter, rect, color, &list);
}

/// Again: an arrow in a circle.
pub fn again(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &arc((12.0, 12.5), 7.5, -50.0, 250.0));
    line(
        painter,
        rect,
        color,
        &[(16.5, 1.8), (17.0, 6.8), (12.2, 8.0)],
    );
}

/// The same wall: bricks with an arrow back to the start.
pub fn same(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(4.0, 4.5), (4.0, 19.5)]);
    line(painter, rect, color, &[(20.0, 12.0), (8.0, 12.0)]);
    line(
        painter,
        rect,
        color,
        &[(13.0, 6.5), (7.5, 12.0), (13.0, 17.5)],
    );
}

/// A wall of bricks.
pub fn wall(painter: &Painter, rect: Rect, color: Color32) {
    let frame = [(3.5, 5.0), (20.5, 5.0), (20.5, 19.0), (3.5, 19.0)];
    closed(painter, rect, color, &frame);
    for y in [9.7, 14.3] {
        line(painter, rect, color, &[(3.5, y), (20.5, y)]);
    }
    for (x, top) in [(12.0, 5.0), (8.0, 9.7), (16.0, 9.7), (12.0, 14.3)] {
        line(painter, rect, color, &[(x, top), (x, top + 4.6)]);
    }
}

/// A magnifying glass with a plus.
pub fn zoom_in(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(12.0, 5.5), (12.0, 18.5)]);
    line(painter, rect, color, &[(5.5, 12.0), (18.5, 12.0)]);
}

/// A minus.
pub fn zoom_out(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(5.5, 12.0), (18.5, 12.0)]);
}

/// Four corners: show all.
pub fn fit(painter: &Painter, rect: Rect, color: Color32) {
    for (x, y, a, b) in [
        (5.0, 5.0, 1.0, 1.0),
        (19.0, 5.0, -1.0, 1.0),
        (19.0, 19.0, -1.0, -1.0),
        (5.0, 19.0, 1.0, -1.0),
    ] {
        line(
            painter,
            rect,
            color,
            &[(x, y + 4.5 * b), (x, y), (x + 4.5 * a, y)],
        );
    }
}

/// A magnifying glass.
pub fn search(painter: &Painter, rect: Rect, color: Color32) {
    circle(painter, rect, color, (10.5, 10.5), 6.0);
    line(painter, rect, color, &[(15.0, 15.0), (20.0, 20.0)]);
}

/// A cross: close, empty the field.
pub fn cross(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(6.5, 6.5), (17.5, 17.5)]);
    line(painter, rect, color, &[(17.5, 6.5), (6.5, 17.5)]);
}

/// A tick.
pub fn tick(painter: &Painter, rect: Rect, color: Color32) {
    line(
        painter,
        rect,
        color,
        &[(4.5, 12.5), (9.5, 17.5), (19.5, 6.5)],
    );
}

/// A light bulb: a hint.
pub fn bulb(painter: &Painter, rect: Rect, color: Color32) {
    let mut glass = arc((12.0, 9.5), 6.3, 130.0, 410.0);
    glass.extend([(14.6, 17.0), (9.4, 17.0)]);
    closed(painter, rect, color, &glass);
    line(painter, rect, color, &[(9.8, 20.8), (14.2, 20.8)]);
}

/// A ladder: costs reached.
pub fn ladder(painter: &Painter, rect: Rect, color: Color32) {
    for x in [7.0, 17.0] {
        line(painter, rect, color, &[(x, 3.0), (x, 21.0)]);
    }
    for y in [7.0, 12.0, 17.0] {
        line(painter, rect, color, &[(7.0, y), (17.0, y)]);
    }
}

/// A padlock: closed.
pub fn lock(painter: &Painter, rect: Rect, color: Color32) {
    let body = [(5.5, 11.0), (18.5, 11.0), (18.5, 20.0), (5.5, 20.0)];
    closed(painter, rect, color, &body);
    let mut bow = vec![(8.5, 11.0)];
    bow.extend(arc((12.0, 7.5), 3.5, 180.0, 360.0));
    bow.push((15.5, 11.0));
    line(painter, rect, color, &bow);
}

/// A speech balloon: a comment.
pub fn comment(painter: &Painter, rect: Rect, color: Color32) {
    closed(painter, rect, color, &tokens::COMMENT);
}

/// The bin; its lid opens by `lid`, 0 to 1.
pub fn bin(painter: &Painter, rect: Rect, color: Color32, lid: f32) {
    let body = [(5.5, 8.0), (6.8, 21.5), (17.2, 21.5), (18.5, 8.0)];
    line(painter, rect, color, &body);
    for x in [9.4, 12.0, 14.6] {
        line(painter, rect, color, &[(x, 11.5), (x, 18.5)]);
    }
    let turn = |(x, y): (f32, f32)| {
        let (sin, cos) = (-0.7 * lid).sin_cos();
        let (x, y) = (x - 3.5, y - 6.5);
        (3.5 + x * cos - y * sin, 6.5 + x * sin + y * cos)
    };
    let lift = |list: &[(f32, f32)]| list.iter().copied().map(turn).collect::<Vec<_>>();
    line(painter, rect, color, &lift(&[(3.5, 6.5), (20.5, 6.5)]));
    line(
        painter,
        rect,
        color,
        &lift(&[(9.0, 6.3), (9.6, 4.0), (14.4, 4.0), (15.0, 6.3)]),
    );
}

/// A turtle: slow. Looks to the right.
pub fn turtle(painter: &Painter, rect: Rect, color: Color32) {
    let mut shell = arc((11.0, 15.0), 7.0, 180.0, 360.0);
    shell.push((4.0, 15.0));
    closed(painter, rect, color, &shell);
    line(
        painter,
        rect,
        color,
        &[(8.4, 15.0), (9.6, 10.5), (12.4, 10.5), (13.6, 15.0)],
    );
    line(painter, rect, color, &[(9.6, 10.5), (8.2, 8.8)]);
    line(painter, rect, color, &[(12.4, 10.5), (13.8, 8.8)]);
    line(
        painter,
        rect,
        color,
        &[
            (18.0, 14.6),
            (20.2, 12.2),
            (22.4, 12.6),
            (22.6, 14.4),
            (20.4, 15.6),
            (18.0, 15.8),
        ],
    );
    line(
        painter,
        rect,
        color,
        &[(6.5, 15.5), (5.8, 18.2), (8.3, 18.2)],
    );
    line(
        painter,
        rect,
        color,
        &[(14.0, 15.5), (14.6, 18.2), (17.0, 18.2)],
    );
    line(painter, rect, color, &[(4.0, 14.6), (1.8, 16.2)]);
    dot(painter, rect, color, (21.0, 13.6), 0.7);
}

/// A running hare: fast. Looks to the right.
pub fn hare(painter: &Painter, rect: Rect, color: Color32) {
    // Back, haunch and belly.
    let mut body = vec![(17.0, 10.2)];
    body.extend(arc((10.0, 15.0), 6.4, -62.0, -190.0));
    body.extend([
        (2.6, 19.2),
        (6.4, 19.0),
        (10.5, 16.8),
        (14.5, 16.4),
        (18.6, 19.6),
        (20.4, 19.2),
        (17.4, 14.6),
    ]);
    line(painter, rect, color, &body);
    // Head.
    line(
        painter,
        rect,
        color,
        &[
            (17.0, 10.2),
            (19.2, 9.0),
            (22.0, 11.2),
            (21.4, 13.4),
            (17.4, 14.6),
        ],
    );
    // Ears, laid back by the wind.
    line(
        painter,
        rect,
        color,
        &[(18.4, 9.2), (13.4, 5.2), (12.6, 6.8), (17.0, 10.2)],
    );
    line(
        painter,
        rect,
        color,
        &[(19.2, 9.0), (16.4, 4.2), (15.2, 5.0)],
    );
    dot(painter, rect, color, (19.6, 11.2), 0.8);
}

/// The sign on bricks of a colour: circle, triangle, square, diamond, star; never colour alone.
pub fn sign(painter: &Painter, rect: Rect, colour: engine::colour::Colour, color: Color32) {
    let c = rect.center();
    let r = rect.width() / 2.0;
    match tokens::sign(colour) {
        tokens::Sign::Circle(radius) => {
            painter.circle_filled(c, r * radius, color);
        }
        tokens::Sign::Square(half, radius) => {
            let square = Rect::from_center_size(c, Vec2::splat(r * half * 2.0));
            painter.rect_filled(square, r * radius, color);
        }
        tokens::Sign::Polygon(corners) => {
            let list = corners.into_iter().map(|(x, y)| c + vec2(x, y) * r);
            painter.add(Shape::convex_polygon(list.collect(), color, Stroke::NONE));
        }
        tokens::Sign::Star(corners) => {
            // It is not convex: a kite around the middle for each tip.
            let at = |index: usize| {
                let (x, y) = corners[index % corners.len()];
                c + vec2(x, y) * r
            };
            for tip in (0..corners.len()).step_by(2) {
                let list = vec![c, at(tip + corners.len() - 1), at(tip), at(tip + 1)];
                painter.add(Shape::convex_polygon(list, color, Stroke::NONE));
            }
        }
    }
}

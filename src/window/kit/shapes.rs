//! Shapes shared by the window and pictures of programs; their corners are in `engine::tokens`.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use engine::tokens;

/// A small triangle that points down.
pub fn triangle_down(painter: &Painter, centre: Pos2, half: f32, color: Color32) {
    let list = tokens::TRIANGLE.map(|(x, y)| centre + vec2(x, y) * half);
    painter.add(Shape::convex_polygon(list.to_vec(), color, Stroke::NONE));
}

/// A speech balloon: a comment. Its corners are 24ths of a square.
pub fn comment(painter: &Painter, rect: Rect, color: Color32) {
    let unit = rect.width().min(rect.height()) / 24.0;
    let corner = rect.center() - Vec2::splat(12.0 * unit);
    let corners = tokens::COMMENT.map(|(x, y)| corner + vec2(x, y) * unit);
    let stroke = Stroke::new(1.9 * unit, color);
    painter.add(Shape::closed_line(corners.to_vec(), stroke));
}

/// The symbol on bricks of a colour (circle, triangle, square, diamond, star), so that no meaning depends on colour alone.
pub fn sign(painter: &Painter, rect: Rect, colour: engine::colour::Colour, color: Color32) {
    let c = rect.center();
    let r = rect.width() / 2.0;
    match tokens::sign(colour) {
        tokens::BrickSymbol::Circle(radius) => {
            painter.circle_filled(c, r * radius, color);
        }
        tokens::BrickSymbol::Square(half, radius) => {
            let square = Rect::from_center_size(c, Vec2::splat(r * half * 2.0));
            painter.rect_filled(square, r * radius, color);
        }
        tokens::BrickSymbol::Polygon(corners) => {
            let list = corners.into_iter().map(|(x, y)| c + vec2(x, y) * r);
            painter.add(Shape::convex_polygon(list.collect(), color, Stroke::NONE));
        }
        tokens::BrickSymbol::Star(corners) => {
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

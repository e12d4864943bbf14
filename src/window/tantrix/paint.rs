//! Paints a tile.

use super::colours::{self, TantrixColours};
use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};
use games::tantrix::draw::shape;
use games::tantrix::{Back, tile, tiles};
use std::f32::consts::PI;
use std::sync::LazyLock;

/// Number of segments of an arc.
const STEPS: usize = 14;

/// Lines of a tile and strokes of its number, in units of its radius.
struct Outlines {
    lines: Vec<(Color32, Vec<Vec2>)>,
    number: Vec<Vec<Vec2>>,
}

static OUTLINES: LazyLock<Vec<Outlines>> = LazyLock::new(|| {
    let vector = |&(x, y): &shape::DrawPoint| vec2(x as f32, y as f32);
    let outlines = |tile| {
        let lines = shape::curves(tile, 0).into_iter().map(|curve| {
            let points = curve.points(STEPS).iter().map(vector).collect();
            (colours::back(Back::Of(curve.colour)), points)
        });
        let number = shape::number(tile.number).into_iter();
        Outlines {
            lines: lines.collect(),
            number: number
                .map(|stroke| stroke.iter().map(vector).collect())
                .collect(),
        }
    };
    tiles().iter().map(outlines).collect()
});

/// Placement of a painted tile.
#[derive(Clone, Copy)]
pub struct TileLook {
    /// Its middle.
    pub at: Pos2,
    /// Distance from the middle to the corners, in points.
    pub radius: f32,
    /// Sixths of a turn clockwise; fractional during a turn.
    pub turn: f32,
    /// Opacity, 0 to 1.
    pub opacity: f32,
}

/// The corners of a hexagon.
pub fn hexagon(at: Pos2, radius: f32) -> Vec<Pos2> {
    let corner = |&(x, y): &shape::DrawPoint| at + vec2(x as f32, y as f32) * radius;
    shape::corners().iter().map(corner).collect()
}

/// Paints a tile with this number.
pub fn paint(painter: &Painter, colours: &TantrixColours, number: u8, look: TileLook) {
    let Some(tile) = tile(number) else { return };
    let Some(outlines) = OUTLINES.get(usize::from(number) - 1) else {
        return;
    };
    let faded = |paint: Color32| paint.gamma_multiply(look.opacity);
    let turned = egui::emath::Rot2::from_angle(look.turn * PI / 3.0);
    let place = |points: &[Vec2]| -> Vec<Pos2> {
        let place = |point: &Vec2| look.at + turned * *point * look.radius;
        points.iter().map(place).collect()
    };
    let rim = Stroke::new((look.radius * 0.04).max(1.0), faded(colours.rim));
    let corners = shape::corners().map(|(x, y)| vec2(x as f32, y as f32) * 0.985);
    painter.add(Shape::convex_polygon(
        place(&corners),
        faded(colours::TILE),
        rim,
    ));
    let width = look.radius * shape::LINE as f32;
    let border = width + look.radius * shape::BORDER as f32;
    for (paint, points) in &outlines.lines {
        let points = place(points);
        let under = Stroke::new(border, faded(colours::TILE));
        painter.add(Shape::line(points.clone(), under));
        painter.add(Shape::line(points, Stroke::new(width, faded(*paint))));
    }
    // Upright whatever the turn; omitted if illegible.
    if look.radius < 12.0 {
        return;
    }
    let stroke = look.radius * shape::STROKE as f32;
    let stroke = Stroke::new(stroke.max(1.0), faded(colours::back(tile.back)));
    for points in &outlines.number {
        let points = points.iter().map(|point| look.at + *point * look.radius);
        painter.add(Shape::line(points.collect(), stroke));
    }
}

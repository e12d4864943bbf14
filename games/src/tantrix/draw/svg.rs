//! Draws solutions as SVG, like the tiles in the game box: black hexagons with coloured lines, the number in the colour of
//! the back. Numbers are drawn as strokes, so that no font is needed.

use super::shape::{self, DrawPoint};
use crate::tantrix::puzzle::Area;
use crate::tantrix::solution::{Placed, Solution};
use crate::tantrix::tile::{Back, Tile, tile};
use std::fmt::Write as _;

/// The distance from the centre of a tile to its corners, in units of the drawing.
const RADIUS: f64 = 60.0;
/// The margin around the tiles.
const MARGIN: f64 = 12.0;

/// The SVG document of a solution. Empty cells of a bounded board are outlined.
pub fn svg(area: Area, solution: &Solution) -> String {
    let placed: Vec<(&'static Tile, &Placed)> = solution
        .placed()
        .iter()
        .filter_map(|one| tile(one.tile).map(|tile| (tile, one)))
        .collect();
    let middles: Vec<DrawPoint> = placed
        .iter()
        .map(|(_, one)| middle(area, one.column.into(), one.row.into()))
        .collect();
    let empty: Vec<DrawPoint> = solution
        .empty(area)
        .map(|(column, row)| middle(area, column, row))
        .collect();
    let reach = |of: fn(&DrawPoint) -> f64, half: f64| {
        let all = || middles.iter().chain(&empty).map(of);
        let low = all().fold(f64::INFINITY, f64::min) - half - MARGIN;
        let high = all().fold(f64::NEG_INFINITY, f64::max) + half + MARGIN;
        if low < high {
            (low, high - low)
        } else {
            (0.0, 2.0 * MARGIN)
        }
    };
    let (left, width) = reach(|middle| middle.0, RADIUS * shape::half_width());
    let (top, height) = reach(|middle| middle.1, RADIUS);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.1} {top:.1} {width:.1} {height:.1}\" \
         width=\"{width:.0}\" height=\"{height:.0}\">\n"
    );
    for (x, y) in empty {
        let _ = writeln!(
            svg,
            "<polygon transform=\"translate({x:.2} {y:.2})\" points=\"{}\" fill=\"none\" stroke=\"#999\" \
             stroke-width=\"1\"/>",
            points(&shape::corners())
        );
    }
    for ((tile, one), middle) in placed.iter().zip(&middles) {
        draw(&mut svg, tile, one.turn, *middle);
    }
    svg.push_str("</svg>\n");
    svg
}

fn middle(area: Area, column: usize, row: usize) -> DrawPoint {
    let halves = 2 * column + area.indent(row);
    (
        RADIUS * shape::half_width() * halves as f64,
        RADIUS * 1.5 * row as f64,
    )
}

fn draw(svg: &mut String, tile: &Tile, turn: u8, (x, y): DrawPoint) {
    // Writing to a string cannot fail.
    let _ = writeln!(
        svg,
        "<g transform=\"translate({x:.2} {y:.2})\">\n<title>{}</title>\n\
         <polygon points=\"{}\" fill=\"#111\" stroke=\"#444\" stroke-width=\"1\"/>",
        tile.number,
        points(&shape::corners())
    );
    let line = shape::LINE * RADIUS;
    let border = line + shape::BORDER * RADIUS;
    for curve in shape::curves(tile, turn) {
        let path = path(&curve);
        let paint = paint(Back::Of(curve.colour));
        for (paint, width) in [("#111", border), (&paint, line)] {
            let _ = writeln!(
                svg,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"{width:.1}\"/>"
            );
        }
    }
    for stroke in shape::number(tile.number) {
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.1}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"/>",
            points(&stroke),
            paint(tile.back),
            shape::STROKE * RADIUS
        );
    }
    svg.push_str("</g>\n");
}

fn points(list: &[DrawPoint]) -> String {
    let point = |&(x, y): &DrawPoint| format!("{:.2},{:.2}", x * RADIUS, y * RADIUS);
    let list: Vec<String> = list.iter().map(point).collect();
    list.join(" ")
}

fn path(curve: &shape::Curve) -> String {
    let ((x, y), (u, v)) = (curve.from, curve.to);
    let [x, y, u, v] = [x, y, u, v].map(|length| length * RADIUS);
    match curve.radius.map(|radius| radius * RADIUS) {
        Some(radius) => format!("M{x:.2} {y:.2}A{radius} {radius} 0 0 0 {u:.2} {v:.2}"),
        None => format!("M{x:.2} {y:.2}L{u:.2} {v:.2}"),
    }
}

fn paint(back: Back) -> String {
    let [red, green, blue] = shape::paint(back);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

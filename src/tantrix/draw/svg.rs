//! Tiles as in the box: black hexagons with rounded lines, drawn as SVG.
//!
//! On a tile the straighter line lies below: a straight under curves, curves under corners. Every line
//! has a black border, so that one sees which goes over which.

use crate::tantrix::puzzle::Area;
use crate::tantrix::solution::{Placed, Solution};
use crate::tantrix::tile::{Back, Bend, Colour, Tile, tile};
use std::cmp::Reverse;
use std::f64::consts::PI;
use std::fmt::Write as _;

/// The distance from the middle of a tile to its corners, in units of the drawing.
const RADIUS: f64 = 60.0;
/// What is free around the tiles.
const MARGIN: f64 = 12.0;
/// How wide a line is, and its border on both sides together.
const LINE: f64 = 18.0;
const BORDER: f64 = 5.0;

/// A whole document.
pub fn svg(area: Area, solution: &Solution) -> String {
    let placed: Vec<(&'static Tile, &Placed)> = solution
        .placed()
        .iter()
        .filter_map(|one| tile(one.tile).map(|tile| (tile, one)))
        .collect();
    let middles: Vec<(f64, f64)> = placed.iter().map(|(_, one)| middle(area, one)).collect();
    let reach = |of: fn(&(f64, f64)) -> f64, half: f64| {
        let low = middles.iter().map(of).fold(f64::INFINITY, f64::min) - half - MARGIN;
        let high = middles.iter().map(of).fold(f64::NEG_INFINITY, f64::max) + half + MARGIN;
        if low < high {
            (low, high - low)
        } else {
            (0.0, 2.0 * MARGIN)
        }
    };
    let (left, width) = reach(|middle| middle.0, half_width());
    let (top, height) = reach(|middle| middle.1, RADIUS);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.1} {top:.1} {width:.1} {height:.1}\" \
         width=\"{width:.0}\" height=\"{height:.0}\">\n"
    );
    for ((tile, one), middle) in placed.iter().zip(&middles) {
        draw(&mut svg, tile, one.turn, *middle);
    }
    svg.push_str("</svg>\n");
    svg
}

fn half_width() -> f64 {
    RADIUS * (PI / 6.0).cos()
}

fn middle(area: Area, one: &Placed) -> (f64, f64) {
    let halves = 2 * usize::from(one.column) + area.indent(one.row.into());
    (
        half_width() * halves as f64,
        RADIUS * 1.5 * f64::from(one.row),
    )
}

/// A point at a distance from the middle, so many sixths of a turn clockwise from the middle of the
/// north-east face.
fn point(distance: f64, sixths: f64) -> (f64, f64) {
    let angle = (sixths - 1.0) * PI / 3.0;
    (distance * angle.cos(), distance * angle.sin())
}

fn draw(svg: &mut String, tile: &Tile, turn: u8, (x, y): (f64, f64)) {
    let corners = (0..6).map(|corner| point(RADIUS, f64::from(corner) - 0.5));
    let corners: Vec<String> = corners.map(|(x, y)| format!("{x:.2},{y:.2}")).collect();
    // Writing to a string cannot fail.
    let _ = writeln!(
        svg,
        "<g transform=\"translate({x:.2} {y:.2})\">\n<title>{}</title>\n\
         <polygon points=\"{}\" fill=\"#111\" stroke=\"#444\" stroke-width=\"1\"/>",
        tile.number,
        corners.join(" ")
    );
    let mut lines: Vec<Colour> = Colour::ALL
        .into_iter()
        .filter(|c| tile.ends(*c).is_some())
        .collect();
    lines.sort_by_key(|colour| Reverse(tile.bend(*colour)));
    for colour in lines {
        let path = path(tile, turn, colour);
        for (paint, width) in [("#111", LINE + BORDER), (paint(Back::Of(colour)), LINE)] {
            let _ = writeln!(
                svg,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"{width}\"/>"
            );
        }
    }
    let _ = writeln!(
        svg,
        "<circle r=\"11\" fill=\"#111\"/>\n<text y=\"5\" text-anchor=\"middle\" font-family=\"sans-serif\" \
         font-size=\"14\" font-weight=\"bold\" fill=\"{}\">{}</text>\n</g>",
        paint(tile.back),
        tile.number
    );
}

/// The path of a line from the middle of one face to that of the other. A corner is an arc around the
/// corner of the tile between them, a curve one around the point where the sides would meet.
fn path(tile: &Tile, turn: u8, colour: Colour) -> String {
    let (one, other) = tile.ends(colour).unwrap_or((0, 0));
    // Clockwise the short way around.
    let (from, by) = if other - one <= 3 {
        (one, other - one)
    } else {
        (other, one + 6 - other)
    };
    let from = f64::from(from + turn);
    let (start, end) = (
        point(half_width(), from),
        point(half_width(), from + f64::from(by)),
    );
    let radius = match Bend::between(by) {
        Bend::Corner => RADIUS * 0.5,
        Bend::Curve => RADIUS * 1.5,
        Bend::Straight => {
            return format!("M{:.2} {:.2}L{:.2} {:.2}", start.0, start.1, end.0, end.1);
        }
    };
    format!(
        "M{:.2} {:.2}A{radius} {radius} 0 0 0 {:.2} {:.2}",
        start.0, start.1, end.0, end.1
    )
}

fn paint(back: Back) -> &'static str {
    match back {
        Back::Of(Colour::Blue) => "#2f7ff0",
        Back::Of(Colour::Green) => "#2fae4a",
        Back::Of(Colour::Red) => "#e23b3b",
        Back::Of(Colour::Yellow) => "#f5cf2b",
        Back::White => "#ffffff",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ends of a path.
    fn ends(path: &str) -> [(f64, f64); 2] {
        let numbers: Vec<f64> = path
            .split(|c: char| c.is_ascii_alphabetic() || c == ' ')
            .filter_map(|word| word.parse().ok())
            .collect();
        let last = numbers.len() - 2;
        [(numbers[0], numbers[1]), (numbers[last], numbers[last + 1])]
    }

    #[test]
    fn lines_end_at_their_faces() {
        for tile in crate::tantrix::tiles() {
            for colour in Colour::ALL.into_iter().filter(|c| tile.ends(*c).is_some()) {
                for turn in 0..6 {
                    for (x, y) in ends(&path(tile, turn, colour)) {
                        let near = (0..6u8).find(|&face| {
                            let (fx, fy) = point(half_width(), f64::from(face));
                            (x - fx).abs() + (y - fy).abs() < 0.1
                        });
                        let face = near.expect("an end lies in the middle of a face");
                        assert_eq!(tile.face(turn, face), colour, "{} {turn}", tile.number);
                    }
                }
            }
        }
    }

    #[test]
    fn straights_lie_under_curves_and_these_under_corners() {
        let mut drawing = String::new();
        // 4: red and yellow are curves, blue is a straight.
        let tile = tile(4).unwrap();
        draw(&mut drawing, tile, 0, (0.0, 0.0));
        let at = |colour| drawing.find(paint(Back::Of(colour))).unwrap();
        for one in [Colour::Blue, Colour::Red, Colour::Yellow] {
            for other in [Colour::Blue, Colour::Red, Colour::Yellow] {
                if tile.bend(one) > tile.bend(other) {
                    assert!(at(one) < at(other), "{one:?} {other:?}");
                }
            }
        }
    }
}

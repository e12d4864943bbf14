//! The geometry of a tile: the hexagon, its lines, and the digits of its number.
//!
//! The unit of length is the distance from the centre of a tile to its corners; x grows to the right, y downwards, and the
//! centre of the tile is the origin.

use crate::tantrix::tile::{Back, Bend, TantrixColour, Tile};
use std::cmp::Reverse;
use std::f64::consts::PI;

/// A point of a drawing.
pub type DrawPoint = (f64, f64);

/// The width of a line.
pub const LINE: f64 = 0.3;
/// The additional width of the black border on both sides, which shows where lines cross.
pub const BORDER: f64 = 0.09;
/// The height of digits.
pub const DIGIT: f64 = 0.16;
/// The width of the strokes of digits.
pub const STROKE: f64 = 0.038;
/// The top of the digits. They fit into the upper corner of the tile, where no line runs.
const DIGIT_TOP: f64 = -0.91;
/// The width of a digit, in units of its height.
const DIGIT_WIDTH: f64 = 0.5;
/// The space between digits, in units of their height.
const DIGIT_SPACE: f64 = 0.3;

/// A line on a tile.
pub struct Curve {
    pub colour: TantrixColour,
    /// The start, in the middle of a face.
    pub from: DrawPoint,
    /// The end, in the middle of the other face.
    pub to: DrawPoint,
    /// The radius of the arc, which goes counterclockwise; `None` for a straight.
    pub radius: Option<f64>,
}

/// The colour of a line or a number: red, green, blue.
pub fn paint(back: Back) -> [u8; 3] {
    match back {
        Back::Of(TantrixColour::Blue) => [0x2f, 0x7f, 0xf0],
        Back::Of(TantrixColour::Green) => [0x2f, 0xae, 0x4a],
        Back::Of(TantrixColour::Red) => [0xe2, 0x3b, 0x3b],
        Back::Of(TantrixColour::Yellow) => [0xf5, 0xcf, 0x2b],
        Back::White => [0xff, 0xff, 0xff],
    }
}

/// The distance from the centre of a tile to the middle of a face.
pub fn half_width() -> f64 {
    (PI / 6.0).cos()
}

/// The point at a distance from the centre, in the direction `sixths` of a turn clockwise from the middle of the
/// north-east face.
pub fn point(distance: f64, sixths: f64) -> DrawPoint {
    let angle = (sixths - 1.0) * PI / 3.0;
    (distance * angle.cos(), distance * angle.sin())
}

/// The corners of a tile, clockwise; the first points up.
pub fn corners() -> [DrawPoint; 6] {
    [0.0, 1.0, 2.0, 3.0, 4.0, 5.0].map(|corner| point(1.0, corner - 0.5))
}

/// The lines of a tile from bottom to top: straights are below curves, and curves below corners.
pub fn curves(tile: &Tile, turn: u8) -> Vec<Curve> {
    let mut colours: Vec<TantrixColour> = TantrixColour::ALL
        .into_iter()
        .filter(|colour| tile.ends(*colour).is_some())
        .collect();
    colours.sort_by_key(|colour| Reverse(tile.bend(*colour)));
    let curve = |colour| {
        let (one, other) = tile.ends(colour)?;
        // Clockwise by the shorter way.
        let (from, by) = match other - one {
            by @ 0..=3 => (one, by),
            by => (other, 6 - by),
        };
        let from = f64::from(from + turn);
        Some(Curve {
            colour,
            from: point(half_width(), from),
            to: point(half_width(), from + f64::from(by)),
            // Around the corner of the tile, or around the point where the sides would meet.
            radius: match Bend::between(by) {
                Bend::Corner => Some(0.5),
                Bend::Curve => Some(1.5),
                Bend::Straight => None,
            },
        })
    };
    colours.into_iter().filter_map(curve).collect()
}

impl Curve {
    /// Points along the line; an arc is divided into this number of steps.
    pub fn points(&self, steps: usize) -> Vec<DrawPoint> {
        let ((x0, y0), (x1, y1)) = (self.from, self.to);
        let Some(radius) = self.radius else {
            return vec![self.from, self.to];
        };
        // The centre is on the left of the way, beyond the middle of the chord.
        let (dx, dy) = (x1 - x0, y1 - y0);
        let chord = dx.hypot(dy);
        let deep = (radius * radius - chord * chord / 4.0).max(0.0).sqrt();
        let centre = (
            (x0 + x1) / 2.0 + dy / chord * deep,
            (y0 + y1) / 2.0 - dx / chord * deep,
        );
        let begin = (y0 - centre.1).atan2(x0 - centre.0);
        let by = 2.0 * (chord / 2.0 / radius).asin();
        (0..=steps)
            .map(|step| {
                let angle = begin - by * step as f64 / steps as f64;
                (
                    centre.0 + radius * angle.cos(),
                    centre.1 + radius * angle.sin(),
                )
            })
            .collect()
    }
}

/// The number as strokes in the upper corner of the tile, upright whatever the turn.
pub fn number(number: u8) -> Vec<Vec<DrawPoint>> {
    let digits: Vec<u32> = number
        .to_string()
        .chars()
        .filter_map(|digit| digit.to_digit(10))
        .collect();
    let advance = DIGIT_WIDTH + DIGIT_SPACE;
    let width = digits.len() as f64 * advance - DIGIT_SPACE;
    let mut strokes = Vec::new();
    for (at, digit) in digits.into_iter().enumerate() {
        let left = at as f64 * advance - width / 2.0;
        let place = |(x, y): DrawPoint| ((left + x * DIGIT_WIDTH) * DIGIT, DIGIT_TOP + y * DIGIT);
        strokes.extend(
            digit_strokes(digit)
                .into_iter()
                .map(|stroke| stroke.into_iter().map(place).collect()),
        );
    }
    strokes
}

/// A digit in a square from (0, 0) to (1, 1).
fn digit_strokes(digit: u32) -> Vec<Vec<DrawPoint>> {
    // Part of an ellipse, from angle to angle in sixths of a turn clockwise from the right.
    let arc = |(x, y): DrawPoint, (rx, ry): (f64, f64), from: f64, to: f64| -> Vec<DrawPoint> {
        let steps = ((to - from).abs() * 3.0).ceil();
        let angle = |step: i32| (from + (to - from) * f64::from(step) / steps) * PI / 3.0;
        (0..=steps as i32)
            .map(|step| (x + rx * angle(step).cos(), y + ry * angle(step).sin()))
            .collect()
    };
    let join = |parts: &[Vec<DrawPoint>]| parts.concat();
    match digit {
        0 => vec![arc((0.5, 0.5), (0.5, 0.5), 0.0, 6.0)],
        1 => vec![vec![(0.15, 0.22), (0.6, 0.0), (0.6, 1.0)]],
        2 => vec![join(&[
            arc((0.5, 0.28), (0.46, 0.28), 3.2, 6.5),
            vec![(0.0, 1.0), (1.0, 1.0)],
        ])],
        3 => vec![
            arc((0.46, 0.25), (0.42, 0.25), 3.4, 7.4),
            arc((0.46, 0.74), (0.46, 0.26), 4.6, 8.7),
        ],
        4 => vec![vec![(0.72, 1.0), (0.72, 0.0), (0.0, 0.7), (1.0, 0.7)]],
        5 => vec![join(&[
            vec![(0.9, 0.0), (0.14, 0.0), (0.06, 0.46)],
            arc((0.46, 0.67), (0.5, 0.33), 4.0, 8.6),
        ])],
        6 => vec![
            arc((0.5, 0.68), (0.48, 0.32), 0.0, 6.0),
            join(&[vec![(0.76, 0.0)], arc((0.94, 0.68), (0.92, 0.6), 3.9, 3.0)]),
        ],
        7 => vec![vec![(0.0, 0.0), (1.0, 0.0), (0.35, 1.0)]],
        8 => vec![
            arc((0.5, 0.25), (0.41, 0.25), 0.0, 6.0),
            arc((0.5, 0.75), (0.5, 0.25), 0.0, 6.0),
        ],
        _ => vec![
            arc((0.5, 0.32), (0.48, 0.32), 0.0, 6.0),
            join(&[vec![(0.24, 1.0)], arc((0.06, 0.32), (0.92, 0.6), 0.9, 0.0)]),
        ],
    }
}

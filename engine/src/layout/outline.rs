//! Outlines of blocks: loops of corners, converted to polygons at any zoom.

use super::geometry::Point;
use super::metrics::{
    ARCH_HEIGHT, ARCH_WIDTH, INDENT, NOTCH_DEPTH, NOTCH_SLOPE, NOTCH_WIDTH, NOTCH_X, RADIUS,
};
use crate::language::ValueType;

/// A piece of the edge of an outline, starting where the previous one ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum OutlineEdge {
    /// A straight line to this point.
    Line(Point),
    /// A quarter of a circle to this point.
    Arc {
        to: Point,
        radius: f32,
        /// True if it turns right, as at a convex corner.
        clockwise: bool,
    },
}

/// The shape of a corner at a vertex.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum CornerStyle {
    /// A sharp corner, rounded to whole pixels.
    Sharp,
    /// A sharp corner at its exact place: a point of a curve.
    Free,
    /// A quarter of a circle of this radius.
    Round(f32),
    /// A straight cut, this far from the vertex on both edges.
    Cut(f32),
}

/// The largest corner, in units.
pub(super) const MAX_CORNER: f32 = 13.0;

/// The edge of a block, a socket or the hat, relative to the upper left corner of its rectangle.
///
/// A closed, clockwise loop of vertices. Edges at rounded and cut vertices are parallel to the
/// axes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outline {
    vertices: Vec<(Point, CornerStyle)>,
}

/// The four corners of a value block or socket, clockwise from the upper left one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Corners(pub [CornerStyle; 4]);

/// A horizontal arm of a command, above, between or below its bodies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Arm {
    pub top: f32,
    pub bottom: f32,
    pub width: f32,
}

/// The outline of an empty socket or default value of this type and size.
pub fn socket_outline(ty: ValueType, size: Point) -> Outline {
    Outline::value(Corners::of(ty, size.x, size.y), size)
}

impl Corners {
    /// The corners of a value of this type and size: booleans are pointed, numbers round, cells
    /// have cut corners, colours are leaf-shaped, and values of any type have small round corners.
    pub fn of(ty: ValueType, width: f32, height: f32) -> Corners {
        let max = width.min(height) / 2.0;
        Corners(match ty {
            ValueType::Boolean => [CornerStyle::Cut(max.min(MAX_CORNER)); 4],
            ValueType::Number => [CornerStyle::Round(max.min(MAX_CORNER)); 4],
            ValueType::Cell => [CornerStyle::Cut(max.min(5.0)); 4],
            ValueType::Any => [CornerStyle::Round(max.min(4.0)); 4],
            ValueType::Colour => {
                let (large, small) = (
                    CornerStyle::Round(max.min(12.0)),
                    CornerStyle::Round(max.min(3.0)),
                );
                [large, small, large, small]
            }
        })
    }

    /// The inset of the left edge at distance `y` below the top of a value of this height.
    fn left(&self, y: f32, height: f32) -> f32 {
        drawn_in(self.0[0], y).max(drawn_in(self.0[3], height - y))
    }

    /// The inset of the right edge.
    fn right(&self, y: f32, height: f32) -> f32 {
        drawn_in(self.0[1], y).max(drawn_in(self.0[2], height - y))
    }

    /// The distances that an item inside a value of this height must keep from its left and right
    /// edges, to be `margin` away from the outline everywhere. The item has its top at `top`, the
    /// height `inner_height` and the corners `inner`.
    pub fn room(
        &self,
        height: f32,
        inner: &Corners,
        top: f32,
        inner_height: f32,
        margin: f32,
    ) -> (f32, f32) {
        let (mut left, mut right) = (0.0f32, 0.0f32);
        for (index, corner) in inner.0.iter().enumerate() {
            let size = corner.size();
            for step in 0..=3 {
                let depth = size * step as f32 / 3.0;
                let upper = index < 2;
                let y = top + if upper { depth } else { inner_height - depth };
                if index == 0 || index == 3 {
                    left = left.max(self.left(y, height) - drawn_in(*corner, depth));
                } else {
                    right = right.max(self.right(y, height) - drawn_in(*corner, depth));
                }
            }
        }
        (left + margin, right + margin)
    }
}

impl CornerStyle {
    /// The distance from its vertex at which the outline leaves the edges.
    fn size(self) -> f32 {
        match self {
            CornerStyle::Sharp | CornerStyle::Free => 0.0,
            CornerStyle::Round(size) | CornerStyle::Cut(size) => size,
        }
    }
}

/// The inset of an edge at a corner, at this distance from the vertex along the edge.
fn drawn_in(corner: CornerStyle, distance: f32) -> f32 {
    let rest = (corner.size() - distance).max(0.0);
    match corner {
        CornerStyle::Sharp | CornerStyle::Free => 0.0,
        CornerStyle::Cut(_) => rest,
        CornerStyle::Round(radius) => radius - (radius * radius - rest * rest).max(0.0).sqrt(),
    }
}

impl Outline {
    pub(super) fn shrink_to_fit(&mut self) {
        self.vertices.shrink_to_fit();
    }

    /// The outline of a value of this size.
    pub(super) fn value(corners: Corners, size: Point) -> Outline {
        let [a, b, c, d] = corners.0;
        Outline {
            vertices: vec![
                (Point::new(0.0, 0.0), a),
                (Point::new(size.x, 0.0), b),
                (size, c),
                (Point::new(0.0, size.y), d),
            ],
        }
    }

    /// The outline of a value of this size without a rectangle of size `step` in its upper left
    /// corner.
    pub(super) fn stepped(corners: Corners, size: Point, step: Point) -> Outline {
        let [a, b, c, d] = corners.0;
        Outline {
            vertices: vec![
                (Point::new(step.x, 0.0), a),
                (Point::new(size.x, 0.0), b),
                (size, c),
                (Point::new(0.0, size.y), d),
                (Point::new(0.0, step.y), CornerStyle::Round(RADIUS)),
                (Point::new(step.x, step.y), CornerStyle::Sharp),
            ],
        }
    }

    /// The outline of a command: one arm, or several with bodies between them.
    pub(super) fn command(arms: &[Arm]) -> Outline {
        let mut vertices = Vec::with_capacity(10 + 8 * arms.len());
        let round = CornerStyle::Round(RADIUS);
        vertices.push((Point::new(0.0, 0.0), round));
        vertices.extend(notch(0.0, 0.0));
        for (index, arm) in arms.iter().enumerate() {
            if index > 0 {
                vertices.push((Point::new(INDENT, arm.top), round));
            }
            vertices.push((Point::new(arm.width, arm.top), round));
            vertices.push((Point::new(arm.width, arm.bottom), round));
            let left = if index + 1 < arms.len() { INDENT } else { 0.0 };
            vertices.extend(notch(left, arm.bottom).into_iter().rev());
            vertices.push((Point::new(left, arm.bottom), round));
        }
        Outline { vertices }
    }

    /// The outline of the hat: an arch over a command without a notch.
    pub(super) fn hat(size: Point) -> Outline {
        let round = CornerStyle::Round(RADIUS);
        let mut vertices = vec![];
        let steps = 12;
        for step in 0..=steps {
            let t = step as f32 / steps as f32;
            let rise = (t * std::f32::consts::PI).sin();
            let at = Point::new(t * ARCH_WIDTH, ARCH_HEIGHT * (1.0 - rise));
            vertices.push((at, CornerStyle::Free));
        }
        vertices.push((Point::new(size.x, ARCH_HEIGHT), round));
        vertices.push((size, round));
        vertices.extend(notch(0.0, size.y).into_iter().rev());
        vertices.push((Point::new(0.0, size.y), round));
        Outline { vertices }
    }

    /// Writes the outline to `out` as a polygon in physical pixels: clockwise, closed, maybe
    /// concave.
    ///
    /// `scale` is zoom × pixels per point, `corner` the upper left corner of the rectangle.
    /// Straight edges are rounded to whole pixels, those of neighbours to the same ones, so that no
    /// gaps are visible between them. Radii stay fractional. Points closer than 0.01 px are
    /// dropped.
    pub fn polygon(&self, scale: f32, corner: Point, out: &mut Vec<[f32; 2]>) {
        self.points(scale, Some(corner), out);
    }

    /// The exact edge in units, relative to the upper left corner of the rectangle;
    /// [`polygon`](Self::polygon) approximates it. The first piece is a line to the start of the
    /// loop, which ends there too.
    pub fn edges(&self) -> Vec<OutlineEdge> {
        let count = self.vertices.len();
        let place = |index: usize| self.vertices[index % count].0;
        let mut edges = Vec::with_capacity(count * 2);
        for (index, &(at, corner)) in self.vertices.iter().enumerate() {
            let (before, after) = (place(index + count - 1), place(index + 1));
            let size = corner.size().min(half(before, at)).min(half(at, after));
            if size == 0.0 {
                edges.push(OutlineEdge::Line(at));
                continue;
            }
            let (inward, outward) = (direction(before, at), direction(at, after));
            let to = at + Point::new(outward.x * size, outward.y * size);
            edges.push(OutlineEdge::Line(
                at - Point::new(inward.x * size, inward.y * size),
            ));
            edges.push(match corner {
                CornerStyle::Round(_) => OutlineEdge::Arc {
                    to,
                    radius: size,
                    clockwise: inward.x * outward.y - inward.y * outward.x > 0.0,
                },
                _ => OutlineEdge::Line(to),
            });
        }
        edges
    }

    /// True if a point, relative to the upper left corner of the rectangle, is inside.
    pub fn contains(&self, p: Point) -> bool {
        let mut points = Vec::with_capacity(self.vertices.len() * 4);
        self.points(1.0, None, &mut points);
        let mut inside = false;
        let mut from = points.last().copied().unwrap_or_default();
        for to in points {
            let crosses = (from[1] > p.y) != (to[1] > p.y);
            if crosses {
                let along = (p.y - from[1]) / (to[1] - from[1]);
                if p.x < from[0] + along * (to[0] - from[0]) {
                    inside = !inside;
                }
            }
            from = to;
        }
        inside
    }

    /// Writes the points of the polygon: rounded to whole pixels if `origin`, the place of the
    /// upper left corner of the rectangle, is given; otherwise exact and relative to that corner.
    fn points(&self, scale: f32, origin: Option<Point>, out: &mut Vec<[f32; 2]>) {
        out.clear();
        let count = self.vertices.len();
        let place = |index: usize| {
            let (at, corner) = self.vertices[index % count];
            let at = Point::new(at.x * scale, at.y * scale) + origin.unwrap_or_default();
            if origin.is_some() && corner != CornerStyle::Free {
                Point::new(whole(at.x), whole(at.y))
            } else {
                at
            }
        };
        for index in 0..count {
            let at = place(index);
            let corner = self.vertices[index].1;
            if matches!(corner, CornerStyle::Sharp | CornerStyle::Free) {
                push(out, at);
                continue;
            }
            let (before, after) = (place(index + count - 1), place(index + 1));
            let (inward, outward) = (direction(before, at), direction(at, after));
            // Two corners that meet in the middle of an edge must also meet after rounding.
            let units = |a: usize, b: usize| {
                let (a, b) = (self.vertices[a % count].0, self.vertices[b % count].0);
                half(a, b)
            };
            let size = corner.size();
            let mut reach = half(before, at).min(half(at, after));
            let full = units(index, index + 1).min(units(index + count - 1, index));
            if size < full - 0.01 {
                reach = reach.min(size * scale);
            }
            let along = |t: Point, by: f32| Point::new(t.x * by, t.y * by);
            match corner {
                CornerStyle::Cut(_) => {
                    push(out, at - along(inward, reach));
                    push(out, at + along(outward, reach));
                }
                _ => {
                    let centre = at - along(inward, reach) + along(outward, reach);
                    let segments = segments(reach);
                    for step in 0..=segments {
                        let angle = std::f32::consts::FRAC_PI_2 * step as f32 / segments as f32;
                        let (sin, cos) = angle.sin_cos();
                        let arc = along(inward, reach * sin) - along(outward, reach * cos);
                        push(out, centre + arc);
                    }
                }
            }
        }
        while out.len() > 1 && near(out[0], out[out.len() - 1]) {
            out.pop();
        }
    }
}

/// Rounds a coordinate to a pixel. Results for neighbours differ in their last bits, and halves are
/// common, so the threshold is slightly off the half.
fn whole(place: f32) -> f32 {
    (place + 0.01).round()
}

/// The points of a notch in a top edge, from left to right; reversed, those of a bump under a
/// bottom edge.
fn notch(left: f32, y: f32) -> [(Point, CornerStyle); 4] {
    let x = left + NOTCH_X;
    let floor = y + NOTCH_DEPTH;
    [
        (Point::new(x, y), CornerStyle::Sharp),
        (Point::new(x + NOTCH_SLOPE, floor), CornerStyle::Sharp),
        (
            Point::new(x + NOTCH_WIDTH - NOTCH_SLOPE, floor),
            CornerStyle::Sharp,
        ),
        (Point::new(x + NOTCH_WIDTH, y), CornerStyle::Sharp),
    ]
}

/// Number of segments of a quarter of a circle of this radius in pixels.
fn segments(radius: f32) -> usize {
    match radius {
        r if r < 1.2 => 1,
        r if r <= 3.0 => 2,
        r if r <= 7.5 => 3,
        r if r < 14.0 => 4,
        _ => 6,
    }
}

/// Half the length of an edge along an axis: the maximum reach of a corner.
fn half(from: Point, to: Point) -> f32 {
    (to.x - from.x).abs().max((to.y - from.y).abs()) / 2.0
}

/// The unit vector from one point to another along an axis.
fn direction(from: Point, to: Point) -> Point {
    let way = to - from;
    if way.x.abs() > way.y.abs() {
        Point::new(way.x.signum(), 0.0)
    } else {
        Point::new(0.0, way.y.signum())
    }
}

fn near(a: [f32; 2], b: [f32; 2]) -> bool {
    (a[0] - b[0]).hypot(a[1] - b[1]) < 0.01
}

fn push(out: &mut Vec<[f32; 2]>, p: Point) {
    let point = [p.x, p.y];
    if out.last().is_none_or(|&last| !near(last, point)) {
        out.push(point);
    }
}

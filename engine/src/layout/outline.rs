//! Outlines: loops of corners, from which polygons are made at any zoom.

use super::geometry::Point;
use super::metrics::{
    ARCH_HEIGHT, ARCH_WIDTH, INDENT, NOTCH_DEPTH, NOTCH_SLOPE, NOTCH_WIDTH, NOTCH_X, RADIUS,
};
use crate::language::ValueType;

/// A piece of an outline's edge, from where the one before ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum OutlineEdge {
    /// Straight to this point.
    Line(Point),
    /// A quarter of a circle to this point.
    Arc {
        /// Where it ends.
        to: Point,
        /// The radius.
        radius: f32,
        /// Whether it turns to the right, as at a corner that sticks out.
        clockwise: bool,
    },
}

/// How an outline turns at a vertex.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum CornerStyle {
    /// At the vertex itself, on whole pixels.
    Sharp,
    /// At the vertex itself, wherever it lies: a point of a curve.
    Free,
    /// Along a quarter of a circle of this radius.
    Round(f32),
    /// Across, this far from the vertex on both edges.
    Cut(f32),
}

/// The edge of a block, a socket or the hat, relative to the upper left corner of its rectangle.
///
/// A closed loop of vertices, clockwise; edges at rounded and cut vertices are along the axes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outline {
    vertices: Vec<(Point, CornerStyle)>,
}

/// The four corners of a value block or socket: how each turns, clockwise from the upper left one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Corners(pub [CornerStyle; 4]);

/// An arm of a command: the row above, between or below its mouths.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Arm {
    pub top: f32,
    pub bottom: f32,
    pub width: f32,
}

/// The outline of an empty socket, or of a default value: by the type, in a rectangle of this width
/// and height.
pub fn socket_outline(ty: ValueType, size: Point) -> Outline {
    Outline::value(Corners::of(ty, size.x, size.y), size)
}

impl Corners {
    /// The corners that show a type, on a value of this size: booleans are pointed, numbers round,
    /// cells have their corners cut, colours are leaves, and what is of any type is plain.
    pub fn of(ty: ValueType, width: f32, height: f32) -> Corners {
        let most = width.min(height) / 2.0;
        Corners(match ty {
            ValueType::Boolean => [CornerStyle::Cut(most.min(13.0)); 4],
            ValueType::Number => [CornerStyle::Round(most.min(13.0)); 4],
            ValueType::Cell => [CornerStyle::Cut(most.min(5.0)); 4],
            ValueType::Any => [CornerStyle::Round(most.min(4.0)); 4],
            ValueType::Colour => {
                let (large, small) = (
                    CornerStyle::Round(most.min(12.0)),
                    CornerStyle::Round(most.min(3.0)),
                );
                [large, small, large, small]
            }
        })
    }

    /// How far the left edge has drawn in at this depth below the top of a value so high.
    fn left(&self, y: f32, height: f32) -> f32 {
        drawn_in(self.0[0], y).max(drawn_in(self.0[3], height - y))
    }

    /// The same of the right edge.
    fn right(&self, y: f32, height: f32) -> f32 {
        drawn_in(self.0[1], y).max(drawn_in(self.0[2], height - y))
    }

    /// How far from the left and the right edge of a value so high something must stay that lies
    /// from `top` on, is `inner_height` high and has the corners `inner`, so as to be `margin` inside.
    pub fn room(
        &self,
        height: f32,
        inner: &Corners,
        top: f32,
        inner_height: f32,
        margin: f32,
    ) -> (f32, f32) {
        let (mut left, mut right) = (0.0f32, 0.0f32);
        for (index, turn) in inner.0.iter().enumerate() {
            let size = turn.size();
            for step in 0..=3 {
                let depth = size * step as f32 / 3.0;
                let upper = index < 2;
                let y = top + if upper { depth } else { inner_height - depth };
                if index == 0 || index == 3 {
                    left = left.max(self.left(y, height) - drawn_in(*turn, depth));
                } else {
                    right = right.max(self.right(y, height) - drawn_in(*turn, depth));
                }
            }
        }
        (left + margin, right + margin)
    }
}

impl CornerStyle {
    /// How far before and after its vertex the outline leaves the edges.
    fn size(self) -> f32 {
        match self {
            CornerStyle::Sharp | CornerStyle::Free => 0.0,
            CornerStyle::Round(size) | CornerStyle::Cut(size) => size,
        }
    }
}

/// How far an edge has drawn in at a distance from the corner along the other edge.
fn drawn_in(turn: CornerStyle, distance: f32) -> f32 {
    let rest = (turn.size() - distance).max(0.0);
    match turn {
        CornerStyle::Sharp | CornerStyle::Free => 0.0,
        CornerStyle::Cut(_) => rest,
        CornerStyle::Round(radius) => radius - (radius * radius - rest * rest).max(0.0).sqrt(),
    }
}

impl Outline {
    /// Gives back the memory that it does not need.
    pub(super) fn shrink_to_fit(&mut self) {
        self.vertices.shrink_to_fit();
    }

    /// The outline of a value so large.
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

    /// The outline of a value so large, without a rectangle of the size `step` in its upper left
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

    /// The outline of a command: one arm, or more with mouths between them.
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

    /// The polygon in physical pixels: `scale` is zoom × pixels per point, `corner` where the upper left
    /// corner of the rectangle is. Clockwise, closed, perhaps concave. Straight edges fall on whole
    /// pixels, those of neighbours on the same ones, so that nothing shines through between them; radii
    /// stay fractional; points closer than 0.01 px are dropped.
    pub fn polygon(&self, scale: f32, corner: Point, out: &mut Vec<[f32; 2]>) {
        self.points(scale, Some(corner), out);
    }

    /// The edge in units, relative to the upper left corner of the rectangle: what [`polygon`](Self::polygon)
    /// comes near to. The first piece is a line to where the loop begins; it ends there too.
    pub fn edges(&self) -> Vec<OutlineEdge> {
        let count = self.vertices.len();
        let place = |index: usize| self.vertices[index % count].0;
        let mut edges = Vec::with_capacity(count * 2);
        for (index, &(at, turn)) in self.vertices.iter().enumerate() {
            let (before, after) = (place(index + count - 1), place(index + 1));
            let size = turn.size().min(half(before, at)).min(half(at, after));
            if size == 0.0 {
                edges.push(OutlineEdge::Line(at));
                continue;
            }
            let (inward, outward) = (direction(before, at), direction(at, after));
            let to = at + Point::new(outward.x * size, outward.y * size);
            edges.push(OutlineEdge::Line(
                at - Point::new(inward.x * size, inward.y * size),
            ));
            edges.push(match turn {
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

    /// Whether a point, relative to the upper left corner of the rectangle, is inside.
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

    /// The points; on whole pixels if it is known where the corner lies, else relative to it.
    fn points(&self, scale: f32, corner: Option<Point>, out: &mut Vec<[f32; 2]>) {
        out.clear();
        let count = self.vertices.len();
        let place = |index: usize| {
            let (at, turn) = self.vertices[index % count];
            let at = Point::new(at.x * scale, at.y * scale) + corner.unwrap_or_default();
            if corner.is_some() && turn != CornerStyle::Free {
                Point::new(whole(at.x), whole(at.y))
            } else {
                at
            }
        };
        for index in 0..count {
            let at = place(index);
            let turn = self.vertices[index].1;
            if matches!(turn, CornerStyle::Sharp | CornerStyle::Free) {
                push(out, at);
                continue;
            }
            let (before, after) = (place(index + count - 1), place(index + 1));
            let (inward, outward) = (direction(before, at), direction(at, after));
            // Two corners that meet in the middle of an edge meet there after rounding too.
            let units = |a: usize, b: usize| {
                let (a, b) = (self.vertices[a % count].0, self.vertices[b % count].0);
                half(a, b)
            };
            let size = turn.size();
            let mut most = half(before, at).min(half(at, after));
            let full = units(index, index + 1).min(units(index + count - 1, index));
            if size < full - 0.01 {
                most = most.min(size * scale);
            }
            let along = |t: Point, by: f32| Point::new(t.x * by, t.y * by);
            match turn {
                CornerStyle::Cut(_) => {
                    push(out, at - along(inward, most));
                    push(out, at + along(outward, most));
                }
                _ => {
                    let centre = at - along(inward, most) + along(outward, most);
                    let segments = segments(most);
                    for step in 0..=segments {
                        let angle = std::f32::consts::FRAC_PI_2 * step as f32 / segments as f32;
                        let (sin, cos) = angle.sin_cos();
                        let arc = along(inward, most * sin) - along(outward, most * cos);
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

/// The pixel that a place falls on. What is worked out for neighbours differs in its last bits, and halves
/// are common: it is decided a little beside them.
fn whole(place: f32) -> f32 {
    (place + 0.01).round()
}

/// The points of a notch in a top edge, from left to right; of a bump under a bottom edge, when
/// reversed.
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

/// How many straight pieces a quarter of a circle of this radius in pixels is made of.
fn segments(radius: f32) -> usize {
    match radius {
        r if r < 1.2 => 1,
        r if r <= 3.0 => 2,
        r if r <= 7.5 => 3,
        r if r < 14.0 => 4,
        _ => 6,
    }
}

/// Half the length of an edge along an axis: as far as a corner may reach.
fn half(from: Point, to: Point) -> f32 {
    (to.x - from.x).abs().max((to.y - from.y).abs()) / 2.0
}

/// The direction along an axis.
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

//! Points and rectangles in units: x to the right, y down.

use std::ops::{Add, Sub};

/// A place, or the way from one place to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// A rectangle with sides along the axes.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// The upper left corner.
    pub min: Point,
    /// The lower right corner.
    pub max: Point,
}

impl Point {
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Rect {
    /// A rectangle of this width and height, its upper left corner at `min`.
    pub fn at(min: Point, width: f32, height: f32) -> Rect {
        Rect {
            min,
            max: min + Point::new(width, height),
        }
    }

    /// From left to right.
    pub fn width(&self) -> f32 {
        self.max.x - self.min.x
    }

    /// From top to bottom.
    pub fn height(&self) -> f32 {
        self.max.y - self.min.y
    }

    /// The point in the middle.
    pub fn center(&self) -> Point {
        Point::new(
            (self.min.x + self.max.x) / 2.0,
            (self.min.y + self.max.y) / 2.0,
        )
    }

    /// Whether a point is inside or on the edge.
    pub fn contains(&self, p: Point) -> bool {
        self.min.x <= p.x && p.x <= self.max.x && self.min.y <= p.y && p.y <= self.max.y
    }

    /// Whether the two have more than an edge in common.
    pub fn overlaps(&self, other: &Rect) -> bool {
        self.min.x < other.max.x
            && other.min.x < self.max.x
            && self.min.y < other.max.y
            && other.min.y < self.max.y
    }

    /// The same rectangle, moved.
    pub fn translate(&self, by: Point) -> Rect {
        Rect {
            min: self.min + by,
            max: self.max + by,
        }
    }

    /// The same rectangle with every side moved outwards.
    pub fn grow(&self, by: f32) -> Rect {
        let by = Point::new(by, by);
        Rect {
            min: self.min - by,
            max: self.max + by,
        }
    }

    /// The smallest rectangle around both.
    pub fn union(&self, other: &Rect) -> Rect {
        Rect {
            min: Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    /// How far a point is from the rectangle; 0 inside.
    pub fn distance(&self, p: Point) -> f32 {
        let x = (self.min.x - p.x).max(p.x - self.max.x).max(0.0);
        let y = (self.min.y - p.y).max(p.y - self.max.y).max(0.0);
        x.hypot(y)
    }
}

//! Points and rectangles in units: x to the right, y down.

use std::ops::{Add, Sub};

/// A point, or the vector from one point to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    pub x: f32,
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
    /// The rectangle with this upper left corner, width and height.
    pub fn at(min: Point, width: f32, height: f32) -> Rect {
        Rect {
            min,
            max: min + Point::new(width, height),
        }
    }

    pub fn width(&self) -> f32 {
        self.max.x - self.min.x
    }

    pub fn height(&self) -> f32 {
        self.max.y - self.min.y
    }

    pub fn center(&self) -> Point {
        Point::new(
            (self.min.x + self.max.x) / 2.0,
            (self.min.y + self.max.y) / 2.0,
        )
    }

    /// True if a point is inside or on the edge.
    pub fn contains(&self, p: Point) -> bool {
        self.min.x <= p.x && p.x <= self.max.x && self.min.y <= p.y && p.y <= self.max.y
    }

    /// True if both share more than an edge.
    pub fn overlaps(&self, other: &Rect) -> bool {
        self.min.x < other.max.x
            && other.min.x < self.max.x
            && self.min.y < other.max.y
            && other.min.y < self.max.y
    }

    /// The rectangle moved by a vector.
    pub fn translate(&self, by: Point) -> Rect {
        Rect {
            min: self.min + by,
            max: self.max + by,
        }
    }

    /// The rectangle with every side moved outwards.
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

    /// The distance of a point from the rectangle; 0 inside.
    pub fn distance(&self, p: Point) -> f32 {
        let x = (self.min.x - p.x).max(p.x - self.max.x).max(0.0);
        let y = (self.min.y - p.y).max(p.y - self.max.y).max(0.0);
        x.hypot(y)
    }
}

//! Shadows of values: how far a condition is from its other outcome, where a number came from, and on which cells a
//! value depends. [`super`] defines the distances.

use crate::chance::Chance;
use crate::language::field::Property;
use crate::wall::{Cell, CellSet};

/// Number of ways to measure distances.
pub const MEASURES: usize = 2;

/// A number that was drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drawn {
    /// The number of the draw in the move, from 0.
    pub at: u32,
    /// The lowest possible number.
    pub low: i64,
    /// How many numbers are possible; 0 for a fraction.
    pub n: u64,
}

impl Drawn {
    /// The upper half of the bits that draw this number, if it is possible; for a fraction, the one just below.
    pub fn upper_half_for(self, number: f64) -> Option<u32> {
        if self.n == 0 {
            let upper = number * (1u64 << 32) as f64 - 1.0;
            return (0.0..1.0)
                .contains(&number)
                .then_some(upper.max(0.0) as u32);
        }
        let index = number.floor() - self.low as f64;
        let fits = index >= 0.0 && index < self.n as f64;
        fits.then(|| Chance::upper_half_for(index as u64, self.n))?
    }
}

/// The origin of a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Origin {
    Other,
    ColourOf(Cell),
    Drawn(Drawn),
}

/// The distances of a boolean from an outcome: numbers by their difference, and equations of whole numbers by the
/// binary digits that differ.
pub type Distances = [f64; MEASURES];

/// Facts about a value.
#[derive(Clone, Copy, Debug)]
pub struct Shadow {
    /// The distances of a boolean from falso and from vero; one of them is 0.
    pub distances: [Distances; 2],
    pub origin: Origin,
    /// The cells on which the value depends.
    pub cells: CellSet,
    /// The conditions under which it changed: a bit each.
    pub conditions: u64,
}

impl Shadow {
    pub const OTHER: Shadow = Shadow {
        distances: [[1.0; MEASURES]; 2],
        origin: Origin::Other,
        cells: CellSet::EMPTY,
        conditions: 0,
    };

    /// The shadow of a boolean at this distance from the other outcome.
    pub fn boolean(value: bool, other: f64) -> Shadow {
        Shadow::measured(value, [other; MEASURES])
    }

    pub fn measured(value: bool, other: Distances) -> Shadow {
        let mut distances = [[0.0; MEASURES]; 2];
        distances[usize::from(!value)] = other;
        Shadow {
            distances,
            ..Shadow::OTHER
        }
    }

    /// The shadow of the opposite boolean.
    pub fn not(self) -> Shadow {
        let [a, b] = self.distances;
        Shadow {
            distances: [b, a],
            ..self
        }
    }

    pub fn to(&self, outcome: bool) -> &Distances {
        &self.distances[usize::from(outcome)]
    }

    /// Forgets everything but the dependencies.
    pub fn forget_value(&mut self) {
        self.distances = Shadow::OTHER.distances;
        self.origin = Origin::Other;
    }

    /// Adds the dependencies of another value.
    pub fn depend_on(&mut self, other: &Shadow) {
        self.cells |= other.cells;
        self.conditions |= other.conditions;
    }
}

/// Normalizes a distance above 0 to a value below 1.
pub fn near(distance: f64) -> f64 {
    if distance.is_finite() {
        distance / (distance + 1.0)
    } else {
        1.0
    }
}

/// How many binary digits of two whole numbers differ; `None` if they are not whole, too large, or of different
/// signs.
pub fn digits(x: f64, y: f64) -> Option<f64> {
    let whole = |x: f64| x.fract() == 0.0 && x.abs() < (1u64 << 53) as f64;
    let comparable = whole(x) && whole(y) && (x < 0.0) == (y < 0.0);
    comparable.then(|| f64::from((x.abs() as u64 ^ y.abs() as u64).count_ones()))
}

pub fn is(property: Property, x: f64) -> Shadow {
    let distance = match property {
        Property::Positive => near((1.0 - x).abs().max(1.0)),
        Property::Negative => near((1.0 + x).abs().max(1.0)),
        Property::Even | Property::Odd | Property::Prime | Property::Whole => 0.5,
    };
    Shadow {
        distances: [[distance; MEASURES]; 2],
        ..Shadow::OTHER
    }
}

/// The shadow of *e* (`on` is false) or *o* with both operands evaluated.
pub fn both(on: bool, left: &Shadow, right: &Shadow) -> Shadow {
    let mut shadow = Shadow::OTHER;
    shadow.depend_on(left);
    for measure in 0..MEASURES {
        let of = |shadow: &Shadow, outcome| shadow.to(outcome)[measure];
        // The outcome that one operand alone can give, and the one that needs both.
        shadow.distances[usize::from(on)][measure] = of(left, on).min(of(right, on));
        shadow.distances[usize::from(!on)][measure] = of(left, !on) + of(right, !on);
    }
    shadow
}

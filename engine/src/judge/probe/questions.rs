//! Shadows of questions and comparisons, and suggestions to change their outcome.

use super::Probe;
use super::shadow::{Origin, Shadow, digits, near};
use crate::colour::Colour;
use crate::language::field::Comparison;
use crate::run::code::CellQuestion;
use crate::run::draw_policy::DrawPolicy;
use crate::run::machine::Machine;
use crate::run::value::{CellValue, Value};
use crate::wall::{Cell, CellSet};

/// A change that may bring a condition to its other outcome.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Suggestion {
    /// Put a brick of this colour here.
    Paint(Cell, Colour),
    /// Give both cells one colour.
    Alike(Cell, Cell),
    /// Remove the brick here.
    Empty(Cell),
    /// Put a brick here.
    Fill(Cell),
    /// Join this brick to the clicked area.
    Join(Cell),
    /// Separate this brick from the clicked area.
    Part(Cell),
    /// Change some of these cells.
    Cells(CellSet),
    /// The number of a draw, and the upper half of its bits.
    Draw(u32, u32),
}

/// Maximum number of suggestions for one condition.
const MAX_SUGGESTIONS: usize = 4;

impl Probe {
    fn suggest(&mut self, suggestion: Suggestion) {
        if self.suggestions.len() < MAX_SUGGESTIONS {
            self.suggestions.push(suggestion);
        }
    }

    /// The shadow of the answer about a cell.
    pub(super) fn question(
        &mut self,
        machine: &Machine<'_>,
        question: CellQuestion,
        cell: Option<Value>,
    ) -> Shadow {
        let Some(Value::Cell(CellValue::On(cell))) = cell else {
            return Shadow::OTHER;
        };
        let wall = &machine.state.wall;
        match question {
            CellQuestion::IsInfected if wall.is_infected(cell) => {
                self.suggest(Suggestion::Part(cell));
            }
            CellQuestion::IsInfected => self.suggest(Suggestion::Join(cell)),
            CellQuestion::IsEmpty if wall.has_brick(cell) => {
                self.suggest(Suggestion::Empty(cell));
            }
            CellQuestion::IsEmpty => self.suggest(Suggestion::Fill(cell)),
            CellQuestion::HasColour(colour) => {
                if wall.colour(cell) != Some(colour) {
                    self.suggest(Suggestion::Paint(cell, colour));
                }
            }
        }
        Shadow {
            cells: cell.set(),
            ..Shadow::OTHER
        }
    }

    /// The shadow of the outcome of a comparison.
    pub(super) fn comparison(
        &mut self,
        how: Comparison,
        a: Option<Value>,
        b: Option<Value>,
    ) -> Shadow {
        let (Some(a), Some(b)) = (a, b) else {
            return Shadow::OTHER;
        };
        let below = |at: usize| {
            let at = self.stack.len().checked_sub(at);
            at.map_or(&Shadow::OTHER, |at| &self.stack[at])
        };
        let (one, other) = (below(2), below(1));
        let (from_a, from_b) = (one.origin, other.origin);
        let (cells, conditions) = (one.cells | other.cells, one.conditions | other.conditions);
        let equal = |distance: f64, digits: f64| {
            let other = [distance, digits].map(|distance| near(distance.max(1.0)));
            let shadow = Shadow::measured(distance == 0.0, other);
            match how {
                Comparison::Ne => shadow.not(),
                _ => shadow,
            }
        };
        match (a, b) {
            (Value::Number(x), Value::Number(y)) => {
                self.suggest_draws(from_a, y);
                self.suggest_draws(from_b, x);
                self.suggest_cells(cells, conditions);
                if x.is_nan() || y.is_nan() {
                    return Shadow::OTHER;
                }
                let less = |x: f64, y: f64| {
                    let other = if x < y { y - x } else { x - y + 1.0 };
                    Shadow::boolean(x < y, near(other))
                };
                match how {
                    Comparison::Eq | Comparison::Ne => {
                        let distance = (x - y).abs();
                        equal(distance, digits(x, y).unwrap_or(distance))
                    }
                    Comparison::Lt => less(x, y),
                    Comparison::Gt => less(y, x),
                    Comparison::Ge => less(x, y).not(),
                    Comparison::Le => less(y, x).not(),
                }
            }
            (Value::Colour(x), Value::Colour(y)) => {
                match (from_a, from_b, x, y) {
                    (Origin::ColourOf(a), Origin::ColourOf(b), ..) if x != y => {
                        self.suggest(Suggestion::Alike(a, b));
                    }
                    (Origin::ColourOf(cell), Origin::Other, _, Some(colour))
                    | (Origin::Other, Origin::ColourOf(cell), Some(colour), _)
                        if x != y =>
                    {
                        self.suggest(Suggestion::Paint(cell, colour));
                    }
                    (Origin::ColourOf(cell), Origin::Other, _, None) => {
                        self.suggest(Suggestion::Empty(cell));
                    }
                    _ => {}
                }
                let distance = f64::from(u8::from(x != y));
                equal(distance, distance)
            }
            (Value::Cell(CellValue::On(x)), Value::Cell(CellValue::On(y))) => {
                let apart = x.row().abs_diff(y.row()) + x.column().abs_diff(y.column());
                equal(apart as f64, apart as f64)
            }
            (a, b) => {
                let distance = f64::from(u8::from(a.equals(b) != Some(true)));
                equal(distance, distance)
            }
        }
    }

    /// Suggests the cells on which a compared number depends, if they are few.
    pub(super) fn suggest_cells(&mut self, mut cells: CellSet, mut conditions: u64) {
        const FEW: usize = 27;
        if self.suggestions.len() == MAX_SUGGESTIONS {
            return;
        }
        while conditions != 0 {
            cells |= self.asked[conditions.trailing_zeros() as usize];
            conditions &= conditions - 1;
        }
        if (1..=FEW).contains(&cells.len()) {
            self.suggest(Suggestion::Cells(cells));
        }
    }

    /// Suggests to draw the number that a drawn one is compared with, one less, or one more.
    fn suggest_draws(&mut self, origin: Origin, with: f64) {
        let Origin::Drawn(drawn) = origin else {
            return;
        };
        if drawn.at >= DrawPolicy::CHOOSABLE {
            return;
        }
        for with in [with, with - 1.0, with + 1.0] {
            if let Some(upper) = drawn.upper_half_for(with) {
                self.suggest(Suggestion::Draw(drawn.at, upper));
            }
        }
    }
}

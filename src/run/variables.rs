//! The variables of a running program.

use super::code::Slot;
use super::fused::ShortSlot;
use super::value::{Spot, Value};
use crate::wall::{Cell, SIZE};

/// Variables by slot, unset at first; behind them the clicked cell and the constants that fused
/// operations read.
#[derive(Clone, Debug)]
pub struct Variables {
    values: Vec<Option<Value>>,
    /// Each value as a whole number, if it is a small one: most are indices of the wall, read many
    /// times for each time they are set. Numbers beyond ±[`Variables::SMALL`] and all other values
    /// are [`Variables::NO_INDEX`]. Only of the first 256, which fused operations reach.
    indices: [i8; 256],
}

impl Variables {
    /// The largest number that is kept as an index, and the most that is ever added to one.
    pub const SMALL: i8 = 40;

    /// So far below 0 that adding at most [`Variables::SMALL`] never makes an index of it.
    const NO_INDEX: i8 = i8::MIN;

    /// `count` unset variables, the clicked cell, constants.
    pub fn new(count: usize, click: Cell, constants: &[f64]) -> Variables {
        let mut values = vec![None; count];
        values.push(Some(Value::Cell(Spot::On(click))));
        values.extend(constants.iter().map(|&x| Some(Value::Number(x))));
        let mut indices = [Variables::NO_INDEX; 256];
        for (kept, value) in indices.iter_mut().zip(&values) {
            *kept = index(*value);
        }
        Variables { values, indices }
    }

    /// What a variable holds; `None` before it was set.
    #[inline]
    pub fn get(&self, slot: Slot) -> Option<Value> {
        self.values[slot as usize]
    }

    /// Sets a variable.
    #[inline]
    pub fn set(&mut self, slot: Slot, value: Value) {
        self.values[slot as usize] = Some(value);
        if let Some(kept) = self.indices.get_mut(slot as usize) {
            *kept = index(Some(value));
        }
    }

    /// What a variable holds plus `add` (at most [`Variables::SMALL`]), if that is an index of the wall.
    #[inline(always)]
    pub fn index(&self, slot: ShortSlot, add: i8) -> Option<usize> {
        let index = (i16::from(self.indices[slot as usize]) + i16::from(add)) as u16;
        (index < SIZE as u16).then_some(index as usize)
    }

    /// Whether nothing can ever tell the two apart.
    pub fn same(&self, other: &Variables) -> bool {
        self.values
            .iter()
            .zip(&other.values)
            .all(|pair| match pair {
                (Some(a), Some(b)) => a.same(*b),
                (a, b) => a.is_none() && b.is_none(),
            })
    }
}

#[inline]
fn index(value: Option<Value>) -> i8 {
    match value {
        Some(Value::Number(x)) if x.abs() <= f64::from(Variables::SMALL) => {
            let index = x as i8;
            if f64::from(index) == x {
                index
            } else {
                Variables::NO_INDEX
            }
        }
        _ => Variables::NO_INDEX,
    }
}

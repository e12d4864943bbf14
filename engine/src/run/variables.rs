//! The variables of a running program.

use super::code::VarSlot;
use super::superinstructions::ShortSlot;
use super::value::{CellValue, Value};
use crate::wall::{Cell, SIZE};

/// Variables by slot, unset at first; behind them the clicked cell and the constants that
/// superinstructions read.
#[derive(Clone, Debug)]
pub struct Variables {
    values: Vec<Option<Value>>,
    /// The first values once more, as superinstructions read them: much cheaper than a [`Value`].
    short: Short,
}

/// The first [`Variables::SHORT`] values, where they are numbers.
#[derive(Clone, Debug)]
struct Short {
    /// The number; NaN for all that is none, and for NaN, which is out of the ordinary too.
    numbers: [f64; Variables::SHORT],
    /// The number as a small whole one: most are indices of the wall, read many times for each time
    /// they are set. [`NO_INDEX`] for what fits no `i8` and for all that is no number.
    indices: [i8; Variables::SHORT],
}

/// Far enough below 0 that adding at most [`Variables::SMALL`] never makes an index of it.
const NO_INDEX: i8 = i8::MIN;

impl Variables {
    /// How many slots superinstructions reach.
    pub const SHORT: usize = 64;

    /// The most that is ever added to an index.
    pub const SMALL: i8 = 40;

    /// `count` unset variables, the clicked cell, constants.
    pub fn new(count: usize, click: Cell, constants: &[f64]) -> Variables {
        let numbers = [f64::NAN; Variables::SHORT];
        let indices = [NO_INDEX; Variables::SHORT];
        let mut values = vec![None; count];
        values.resize(count + 1 + constants.len(), None);
        let mut variables = Variables {
            values,
            short: Short { numbers, indices },
        };
        variables.set(count as VarSlot, Value::Cell(CellValue::On(click)));
        for (slot, &constant) in (count as VarSlot + 1..).zip(constants) {
            variables.set(slot, Value::Number(constant));
        }
        variables
    }

    /// What a variable holds; `None` before it was set.
    #[inline]
    pub fn get(&self, slot: VarSlot) -> Option<Value> {
        self.values[slot as usize]
    }

    /// Sets a variable.
    #[inline]
    pub fn set(&mut self, slot: VarSlot, value: Value) {
        self.values[slot as usize] = Some(value);
        if (slot as usize) < Variables::SHORT {
            let x = if let Value::Number(x) = value {
                x
            } else {
                f64::NAN
            };
            self.short.numbers[slot as usize] = x;
            self.short.indices[slot as usize] = index(x);
        }
    }

    /// Sets a variable that superinstructions reach to a number.
    #[inline(always)]
    pub fn set_number(&mut self, slot: ShortSlot, x: f64) {
        self.values[slot as usize] = Some(Value::Number(x));
        self.short.numbers[slot as usize % Variables::SHORT] = x;
        self.short.indices[slot as usize % Variables::SHORT] = index(x);
    }

    /// The number that a variable holds, if it holds one that is not NaN.
    #[inline(always)]
    pub fn number(&self, slot: ShortSlot) -> Option<f64> {
        let x = self.short.numbers[slot as usize % Variables::SHORT];
        if x.is_nan() { None } else { Some(x) }
    }

    /// What a variable holds plus `add` (at most [`Variables::SMALL`]), if that is an index of the wall.
    #[inline(always)]
    pub fn index(&self, slot: ShortSlot, add: i8) -> Option<usize> {
        let index = self.short.indices[slot as usize % Variables::SHORT];
        let index = (i16::from(index) + i16::from(add)) as u16;
        (index < SIZE as u16).then_some(index as usize)
    }

    /// How much memory the values take, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(self.values.as_slice())
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

/// The number as an index, if it is small and whole.
#[inline(always)]
fn index(x: f64) -> i8 {
    // Adding 1.5 · 2⁵² brings the whole part of a small number into the lowest bits; quicker than a
    // conversion that has to think of all numbers.
    let index = (x + 6_755_399_441_055_744.0).to_bits() as i8;
    if f64::from(index) == x {
        index
    } else {
        NO_INDEX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_whole_numbers_are_kept_as_indices_and_nothing_else_becomes_one() {
        let mut variables = Variables::new(1, Cell::new(0, 0).unwrap(), &[]);
        let numbers = (-200..=200).map(f64::from).chain([
            0.5,
            -0.0,
            8.000_000_1,
            256.0,
            1e16,
            4_503_599_627_370_496.0,
            1e300,
            -1e300,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
        ]);
        for x in numbers {
            variables.set(0, Value::Number(x));
            for add in -Variables::SMALL..=Variables::SMALL {
                let sum = x + f64::from(add);
                let expected = (0..SIZE).find(|&index| index as f64 == sum && sum.fract() == 0.0);
                // Far numbers need not be kept, but must not be mistaken.
                let index = variables.index(0, add);
                if x.abs() <= f64::from(Variables::SMALL) {
                    assert_eq!(index, expected, "{x} + {add}");
                } else {
                    assert!(index.is_none() || index == expected, "{x} + {add}");
                }
            }
        }
        variables.set(0, Value::Boolean(true));
        assert_eq!((variables.index(0, 0), variables.number(0)), (None, None));
    }
}

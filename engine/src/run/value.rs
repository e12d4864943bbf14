//! Values of the running program.

use crate::colour::Colour;
use crate::language::ValueType;
use crate::wall::{Cell, SIZE};

/// A value of a block or a variable.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// An IEEE double.
    Number(f64),
    /// vero, falso.
    Boolean(bool),
    /// One of the five colours, or no colour.
    Colour(Option<Colour>),
    /// A cell, on the wall or off it, or *nowhere*.
    Cell(CellValue),
}

/// A value of type cell.
#[derive(Clone, Copy, Debug)]
pub enum CellValue {
    /// On the wall.
    On(Cell),
    /// Whole coordinates, at least one of them outside 0..=8; never −0.
    Off {
        /// The row, counted downwards from the top of the wall.
        row: f64,
        /// The column, counted from the left of the wall.
        column: f64,
    },
    /// The answer if there is no such cell.
    Nowhere,
}

impl Value {
    /// The type of the value; never [`ValueType::Any`].
    pub const fn ty(self) -> ValueType {
        match self {
            Value::Number(_) => ValueType::Number,
            Value::Boolean(_) => ValueType::Boolean,
            Value::Colour(_) => ValueType::Colour,
            Value::Cell(_) => ValueType::Cell,
        }
    }

    /// Equality of the language: `None` if the types differ. NaN equals nothing, −0 = 0.
    pub fn equals(self, other: Value) -> Option<bool> {
        match (self, other) {
            (Value::Number(a), Value::Number(b)) => Some(a == b),
            (Value::Boolean(a), Value::Boolean(b)) => Some(a == b),
            (Value::Colour(a), Value::Colour(b)) => Some(a == b),
            (Value::Cell(a), Value::Cell(b)) => Some(a.equals(b)),
            _ => None,
        }
    }

    /// True if no program can distinguish the two: any NaN equals any NaN, and −0 differs from 0.
    pub fn same(self, other: Value) -> bool {
        match (self, other) {
            (Value::Number(a), Value::Number(b)) => {
                a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
            }
            _ => self.equals(other) == Some(true),
        }
    }
}

impl CellValue {
    /// The cell with these coordinates; nowhere if one of them is NaN.
    ///
    /// # Errors
    /// A coordinate is fractional or infinite.
    pub fn at(row: f64, column: f64) -> Result<CellValue, BadIndex> {
        if row.is_nan() || column.is_nan() {
            return Ok(CellValue::Nowhere);
        }
        for (value, is_row) in [(row, true), (column, false)] {
            if !is_whole(value) {
                return Err(BadIndex { value, is_row });
            }
        }
        Ok(CellValue::whole(row, column))
    }

    /// The cell with these coordinates, which must be whole.
    fn whole(row: f64, column: f64) -> CellValue {
        let on = |x: f64| (0.0..SIZE as f64).contains(&x);
        match Cell::new(row as usize, column as usize) {
            Some(cell) if on(row) && on(column) => CellValue::On(cell),
            // Adding 0 makes 0 of −0.
            _ => CellValue::Off {
                row: row + 0.0,
                column: column + 0.0,
            },
        }
    }

    /// The cell that is `rows` further down and `columns` further to the right.
    pub fn moved(self, rows: f64, columns: f64) -> CellValue {
        match self.coordinates() {
            Some((row, column)) => CellValue::whole(row + rows, column + columns),
            None => CellValue::Nowhere,
        }
    }

    /// Row and column; `None` for nowhere.
    pub fn coordinates(self) -> Option<(f64, f64)> {
        match self {
            CellValue::On(cell) => Some((cell.row() as f64, cell.column() as f64)),
            CellValue::Off { row, column } => Some((row, column)),
            CellValue::Nowhere => None,
        }
    }

    fn equals(self, other: CellValue) -> bool {
        match (self, other) {
            (CellValue::On(a), CellValue::On(b)) => a == b,
            (CellValue::Nowhere, CellValue::Nowhere) => true,
            (CellValue::Off { row, column }, CellValue::Off { row: r, column: c }) => {
                row == r && column == c
            }
            _ => false,
        }
    }
}

/// A coordinate that is fractional or infinite.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BadIndex {
    /// The coordinate.
    pub value: f64,
    /// True if it is the row.
    pub is_row: bool,
}

/// True if a number is whole; infinities and NaN are not.
#[inline]
pub fn is_whole(x: f64) -> bool {
    // Beyond 2⁵³ every finite double is whole.
    if x.abs() < (1u64 << 53) as f64 {
        (x as i64) as f64 == x
    } else {
        x.is_finite()
    }
}

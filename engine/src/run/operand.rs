//! Pops the operands of an operation from the stack and checks them.

use super::code::VarSlot;
use super::failure::FailureKind;
use super::machine::Machine;
use super::value::{CellValue, Value};
use crate::language::ValueType;
use crate::language::field::Comparison;
use crate::wall::{Cell, CellSet};

impl Machine<'_> {
    #[inline(always)]
    pub(super) fn pop(&mut self) -> Value {
        self.state
            .stack
            .pop()
            .expect("compiled code balances the stack")
    }

    #[inline(always)]
    pub(super) fn pop_number(&mut self, socket: usize) -> Result<f64, FailureKind> {
        number(socket, self.pop())
    }

    /// Pops two numbers and returns them in the order of their sockets.
    #[inline(always)]
    pub(super) fn pop_numbers(&mut self) -> Result<(f64, f64), FailureKind> {
        let (b, a) = (self.pop(), self.pop());
        Ok((number(0, a)?, number(1, b)?))
    }

    #[inline(always)]
    pub(super) fn pop_boolean(&mut self, socket: usize) -> Result<bool, FailureKind> {
        match self.pop() {
            Value::Boolean(b) => Ok(b),
            given => Err(FailureKind::Type {
                socket,
                expected: ValueType::Boolean,
                given,
            }),
        }
    }

    /// Pops a colour and returns the cells with bricks of it; none for no colour.
    pub(super) fn pop_colour(&mut self, socket: usize) -> Result<CellSet, FailureKind> {
        match self.pop() {
            Value::Colour(Some(colour)) => Ok(self.state.wall.of_colour(colour)),
            Value::Colour(None) => Ok(CellSet::EMPTY),
            given => Err(FailureKind::Type {
                socket,
                expected: ValueType::Colour,
                given,
            }),
        }
    }

    #[inline(always)]
    pub(super) fn pop_cell(&mut self, socket: usize) -> Result<CellValue, FailureKind> {
        cell(socket, self.pop())
    }

    /// Pops a cell, which must not be off the wall; `None` for *nowhere*.
    #[inline(always)]
    pub(super) fn pop_on_wall(&mut self, socket: usize) -> Result<Option<Cell>, FailureKind> {
        on_wall(self.pop_cell(socket)?)
    }

    pub(super) fn pop_cells_on_wall(
        &mut self,
    ) -> Result<(Option<Cell>, Option<Cell>), FailureKind> {
        let (b, a) = (self.pop(), self.pop());
        let (a, b) = (cell(0, a)?, cell(1, b)?);
        Ok((on_wall(a)?, on_wall(b)?))
    }

    /// The number in a variable that the program counts with.
    pub(super) fn counting(&self, slot: VarSlot, value: Value) -> Result<f64, FailureKind> {
        let variable = || self.code.variables[slot as usize];
        match value {
            Value::Number(x) => Ok(x),
            given => Err(FailureKind::NotCounting {
                variable: variable(),
                given,
            }),
        }
    }
}

#[inline]
pub(super) fn number(socket: usize, value: Value) -> Result<f64, FailureKind> {
    match value {
        Value::Number(x) => Ok(x),
        given => Err(FailureKind::Type {
            socket,
            expected: ValueType::Number,
            given,
        }),
    }
}

#[inline]
fn cell(socket: usize, value: Value) -> Result<CellValue, FailureKind> {
    match value {
        Value::Cell(spot) => Ok(spot),
        given => Err(FailureKind::Type {
            socket,
            expected: ValueType::Cell,
            given,
        }),
    }
}

#[inline]
fn on_wall(spot: CellValue) -> Result<Option<Cell>, FailureKind> {
    match spot {
        CellValue::On(cell) => Ok(Some(cell)),
        CellValue::Nowhere => Ok(None),
        CellValue::Off { row, column } => Err(FailureKind::OffWall { row, column }),
    }
}

/// Compares two values.
#[inline]
pub(super) fn compare(comparison: Comparison, a: Value, b: Value) -> Result<bool, FailureKind> {
    match (comparison, a, b) {
        (Comparison::Eq, a, b) => a.equals(b).ok_or(FailureKind::Incomparable { a, b }),
        (Comparison::Ne, a, b) => a
            .equals(b)
            .map(|equal| !equal)
            .ok_or(FailureKind::Incomparable { a, b }),
        (_, Value::Number(a), Value::Number(b)) => Ok(compare_numbers(comparison, a, b)),
        (_, a, b) => Err(FailureKind::Unordered { a, b }),
    }
}

/// Compares two numbers.
#[inline]
pub(super) fn compare_numbers(comparison: Comparison, a: f64, b: f64) -> bool {
    match comparison {
        Comparison::Eq => a == b,
        Comparison::Ne => a != b,
        Comparison::Lt => a < b,
        Comparison::Le => a <= b,
        Comparison::Gt => a > b,
        Comparison::Ge => a >= b,
    }
}

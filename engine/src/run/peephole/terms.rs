//! The cells and numbers that superinstructions take: where one begins in the code, and where it ends.

use super::Optimizer;
use crate::language::field::Operator;
use crate::run::act::offset;
use crate::run::code::Op;
use crate::run::superinstructions::{CellTerm, NumberTerm, ShortSlot, Term};
use crate::run::variables::Variables;

impl Optimizer<'_> {
    /// A cell that begins at `pc`, and what follows it.
    pub(super) fn cell(&mut self, pc: usize) -> Option<(CellTerm, usize)> {
        if let Some((slot, mut pc)) = self.cell_slot(pc)
            && !matches!(self.ops.get(pc), Some(Op::RowOf | Op::ColumnOf))
        {
            let (mut rows, mut columns) = (0i8, 0i8);
            while let Some(&Op::Neighbour(side)) = self.ops.get(pc) {
                let (down, right) = offset(side);
                (rows, columns) = (rows.checked_add(down)?, columns.checked_add(right)?);
                pc += 1;
            }
            return Some((CellTerm::from(slot, rows, columns), pc));
        }
        let (row, pc) = self.number(pc)?;
        let (column, pc) = self.number(pc)?;
        let cell = match (row, column) {
            (NumberTerm::Plain(row), NumberTerm::Plain(column)) => CellTerm::At(row, column),
            (NumberTerm::Row(row), NumberTerm::Column(column)) if row.slot == column.slot => {
                CellTerm::from(row.slot, row.add, column.add)
            }
            _ => return None,
        };
        (*self.ops.get(pc)? == Op::CellAt).then_some((cell, pc + 1))
    }

    /// A variable that holds a cell, or the clicked cell.
    pub(super) fn cell_slot(&self, pc: usize) -> Option<(ShortSlot, usize)> {
        match *self.ops.get(pc)? {
            Op::Clicked => Some((short(self.clicked)?, pc + 1)),
            // Two numbers may begin so too: then a number or a variable follows that makes a cell.
            Op::Get(slot) if self.number_pair(pc).is_none() => {
                Some((short(slot as usize)?, pc + 1))
            }
            _ => None,
        }
    }

    /// Whether two numbers begin here that make a cell.
    pub(super) fn number_pair(&self, pc: usize) -> Option<usize> {
        let after = |pc: usize| match (
            self.ops.get(pc)?,
            self.ops.get(pc + 1),
            self.ops.get(pc + 2),
        ) {
            (Op::Get(_), Some(Op::Number(_)), Some(Op::Arithmetic(_))) => Some(pc + 3),
            (Op::Number(_), Some(Op::Get(_)), Some(Op::Arithmetic(_))) => Some(pc + 3),
            (Op::Get(_) | Op::Number(_), ..) => Some(pc + 1),
            _ => None,
        };
        let end = after(after(pc)?)?;
        (self.ops.get(end) == Some(&Op::CellAt)).then_some(end)
    }

    /// A number that begins at `pc`, perhaps with something small added, and what follows it.
    pub(super) fn number(&mut self, start: usize) -> Option<(NumberTerm, usize)> {
        let (term, pc) = self.bare_number(start)?;
        match (self.ops[start], self.ops.get(pc), self.ops.get(pc + 1)) {
            (Op::Number(add), ..) => {
                if let Some(add) = small(add)
                    && let Some((term, pc)) = self.bare_number(pc)
                    && self.ops.get(pc) == Some(&Op::Arithmetic(Operator::Add))
                    && !matches!(self.ops[pc - 1], Op::Number(_))
                {
                    return Some((term.plus(add), pc + 1));
                }
                Some((term, pc))
            }
            (_, Some(&Op::Number(add)), Some(Op::Arithmetic(Operator::Add))) => {
                Some(small(add).map_or((term, pc), |add| (term.plus(add), pc + 2)))
            }
            (_, Some(&Op::Number(by)), Some(Op::Arithmetic(Operator::Subtract))) => {
                Some(small(by).map_or((term, pc), |by| (term.plus(-by), pc + 2)))
            }
            _ => Some((term, pc)),
        }
    }

    fn bare_number(&mut self, pc: usize) -> Option<(NumberTerm, usize)> {
        if let Some((slot, pc)) = self.plain(pc)
            && !matches!(self.ops.get(pc), Some(Op::RowOf | Op::ColumnOf))
        {
            return Some((NumberTerm::Plain(Term { slot, add: 0 }), pc));
        }
        let slot = match *self.ops.get(pc)? {
            Op::Clicked => self.clicked,
            Op::Get(slot) => slot as usize,
            _ => return None,
        };
        let term = Term {
            slot: short(slot)?,
            add: 0,
        };
        match self.ops.get(pc + 1)? {
            Op::RowOf => Some((NumberTerm::Row(term), pc + 2)),
            Op::ColumnOf => Some((NumberTerm::Column(term), pc + 2)),
            _ => None,
        }
    }

    /// A variable or a constant, and what follows it.
    pub(super) fn plain(&mut self, pc: usize) -> Option<(ShortSlot, usize)> {
        match *self.ops.get(pc)? {
            Op::Get(slot) => Some((short(slot as usize)?, pc + 1)),
            Op::Number(x) => Some((self.constant(x)?, pc + 1)),
            _ => None,
        }
    }

    /// The slot of a constant, if superinstructions reach one more.
    fn constant(&mut self, x: f64) -> Option<ShortSlot> {
        let known = self
            .constants
            .iter()
            .position(|y| y.to_bits() == x.to_bits());
        let slot = short(self.clicked + 1 + known.unwrap_or(self.constants.len()))?;
        if known.is_none() {
            self.constants.push(x);
        }
        Some(slot)
    }
}

/// The slot, if superinstructions reach it.
pub(super) fn short(slot: usize) -> Option<ShortSlot> {
    (slot < Variables::SHORT).then_some(slot as ShortSlot)
}

/// A whole number so small that adding it to an index is exact.
fn small(x: f64) -> Option<i8> {
    // 0 would make 0 of −0.
    (x.abs() <= f64::from(Variables::SMALL) && x != 0.0 && x.fract() == 0.0).then_some(x as i8)
}

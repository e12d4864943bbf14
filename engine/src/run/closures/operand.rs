//! Operands of closures. The most common forms become part of the closure that uses them, which is compiled for each
//! of them. All other operands are separate closures.

use super::super::act::offset;
use super::super::code::{Op, VarSlot};
use super::env::{Env, VariableSlot};
use super::flow_graph::Expr;
use super::types::{StaticType, type_of};
use super::{Unsupported, cell, number};
use crate::language::field::Operator;
use crate::wall::Cell;

/// A closure that returns a value. If it gives the move up, it returns any value.
pub type ValueClosure<T> = Box<dyn Fn(&mut Env) -> T + Send + Sync>;

/// A whole number.
pub enum WholeOperand {
    /// A literal.
    Literal(i64),
    /// A variable plus a literal, mostly 0.
    Sum(VariableSlot, i64),
    /// Any other.
    Other(ValueClosure<i64>),
}

/// A double.
pub enum DoubleOperand {
    /// A literal.
    Literal(f64),
    /// A variable.
    Variable(VariableSlot),
    /// Any other.
    Other(ValueClosure<f64>),
}

/// A cell on the wall.
pub enum CellOperand {
    /// Variables of whole numbers as row and column, each plus a literal.
    At([(VariableSlot, i64); 2]),
    /// A variable.
    Variable(VariableSlot),
    /// This many rows below and columns to the right of the cell in a variable.
    Beside(VariableSlot, [i64; 2]),
    /// Any other.
    Other(ValueClosure<Cell>),
}

/// A closure `$x` that gives a whole number, for `$body`, which is compiled for each form of it.
macro_rules! with_whole {
    ($knowledge:expr, $expr:expr, $x:ident => $body:expr) => {
        match $knowledge.whole($expr)? {
            WholeOperand::Literal(x) => {
                let $x = move |_: &mut Env| x;
                $body
            }
            WholeOperand::Sum(slot, add) => {
                let $x = move |env: &mut Env| env.whole(slot) + add;
                $body
            }
            WholeOperand::Other($x) => $body,
        }
    };
}

/// As [`with_whole`], for doubles.
macro_rules! with_double {
    ($knowledge:expr, $expr:expr, $x:ident => $body:expr) => {
        match $knowledge.double($expr)? {
            DoubleOperand::Literal(x) => {
                let $x = move |_: &mut Env| x;
                $body
            }
            DoubleOperand::Variable(slot) => {
                let $x = move |env: &mut Env| env.double(slot);
                $body
            }
            DoubleOperand::Other($x) => $body,
        }
    };
}

/// As [`with_whole`], for cells.
macro_rules! with_place {
    ($knowledge:expr, $expr:expr, $x:ident => $body:expr) => {
        match $knowledge.place($expr)? {
            CellOperand::At([(row, down), (column, right)]) => {
                let $x =
                    move |env: &mut Env| env.at(env.whole(row) + down, env.whole(column) + right);
                $body
            }
            CellOperand::Variable(slot) => {
                let $x = move |env: &mut Env| env.cell(slot);
                $body
            }
            CellOperand::Beside(slot, [down, right]) => {
                let $x = move |env: &mut Env| env.beside(env.cell(slot), down, right);
                $body
            }
            CellOperand::Other($x) => $body,
        }
    };
}

pub(super) use {with_double, with_place, with_whole};

/// Facts about variables.
#[derive(Clone, Copy)]
pub struct VariableInfo<'a> {
    /// The type of each.
    pub types: &'a [StaticType],
    /// Those that may be read before they are set, by slot.
    pub maybe_unset: u64,
}

impl VariableInfo<'_> {
    /// The type of a value.
    pub fn type_of(&self, expr: &Expr) -> Result<StaticType, Unsupported> {
        let args = expr.args.iter().map(|arg| self.type_of(arg));
        let args = args.collect::<Result<Vec<StaticType>, Unsupported>>()?;
        match type_of(expr.op, &args, self.types)? {
            // Nothing sets it: reading it is an error.
            StaticType::Unknown => Err(Unsupported),
            ty => Ok(ty),
        }
    }

    /// True if a variable may be read before it is set.
    pub fn may_be_unset(&self, slot: VariableSlot) -> bool {
        self.maybe_unset >> slot & 1 == 1
    }

    /// The variable that a value reads, if it is certainly set.
    fn variable(&self, expr: &Expr) -> Option<VariableSlot> {
        match expr.op {
            Op::Get(slot) => Some(slot as VariableSlot).filter(|&slot| !self.may_be_unset(slot)),
            _ => None,
        }
    }

    /// Reads a variable; first checks that it is set, unless that is certain.
    pub fn get<T: 'static>(
        &self,
        slot: VarSlot,
        read: impl Fn(&Env, VariableSlot) -> T + Send + Sync + 'static,
    ) -> ValueClosure<T> {
        let slot = slot as VariableSlot;
        if self.may_be_unset(slot) {
            Box::new(move |env| {
                env.require(slot);
                read(env, slot)
            })
        } else {
            Box::new(move |env| read(env, slot))
        }
    }

    /// The form of a whole number.
    pub fn whole(&self, expr: &Expr) -> Result<WholeOperand, Unsupported> {
        let literal = |expr: &Expr| match expr.op {
            Op::Number(x) => Some(x as i64),
            _ => None,
        };
        if let Some(x) = literal(expr) {
            return Ok(WholeOperand::Literal(x));
        }
        if let Some(slot) = self.variable(expr) {
            return Ok(WholeOperand::Sum(slot, 0));
        }
        if let [a, b] = &expr.args[..] {
            let sum = match expr.op {
                Op::Arithmetic(Operator::Add) => self
                    .variable(a)
                    .zip(literal(b))
                    .or_else(|| self.variable(b).zip(literal(a))),
                Op::Arithmetic(Operator::Subtract) => self.variable(a).zip(literal(b).map(|b| -b)),
                _ => None,
            };
            if let Some((slot, add)) = sum {
                return Ok(WholeOperand::Sum(slot, add));
            }
        }
        Ok(WholeOperand::Other(number::whole(self, expr)?))
    }

    /// The form of any number, as a double.
    pub fn double(&self, expr: &Expr) -> Result<DoubleOperand, Unsupported> {
        if let Op::Number(x) = expr.op {
            return Ok(DoubleOperand::Literal(x));
        }
        if self.type_of(expr)?.is_whole() {
            return Ok(DoubleOperand::Other(with_whole!(self, expr, x => {
                Box::new(move |env: &mut Env| x(env) as f64)
            })));
        }
        Ok(match self.variable(expr) {
            Some(slot) => DoubleOperand::Variable(slot),
            None => DoubleOperand::Other(number::double(self, expr)?),
        })
    }

    /// The form of a cell.
    pub fn place(&self, expr: &Expr) -> Result<CellOperand, Unsupported> {
        if let Some(slot) = self.variable(expr) {
            return Ok(CellOperand::Variable(slot));
        }
        if let Some((base, away)) = beside(expr)
            && let Some(slot) = self.variable(base)
        {
            return Ok(CellOperand::Beside(slot, away));
        }
        if let (Op::CellAt, [row, column]) = (expr.op, &expr.args[..])
            && self.type_of(row)?.is_whole()
            && self.type_of(column)?.is_whole()
        {
            // An operand that is not a sum is converted again below, so `simple` only tries small ones.
            let sum = |expr| match self.simple(expr) {
                Some(WholeOperand::Sum(slot, add)) => Some((slot, add)),
                _ => None,
            };
            if let (Some(row), Some(column)) = (sum(row), sum(column)) {
                return Ok(CellOperand::At([row, column]));
            }
        }
        Ok(CellOperand::Other(cell::cell(self, expr)?))
    }

    /// The form of a whole number that is a literal or a sum.
    fn simple(&self, expr: &Expr) -> Option<WholeOperand> {
        if expr.size() > 3 {
            return None;
        }
        self.whole(expr).ok()
    }
}

/// For a cell given by another one (by neighbours, or by both indices): that one, and how many rows further down and
/// columns further to the right the cell is.
pub fn beside(expr: &Expr) -> Option<(&Expr, [i64; 2])> {
    match (expr.op, &expr.args[..]) {
        (Op::Neighbour(_), _) => {
            let (mut rows, mut columns, mut base) = (0, 0, expr);
            // A path off the wall and back again ends on the wall.
            while let (Op::Neighbour(side), [inner]) = (base.op, &base.args[..]) {
                let (down, right) = offset(side);
                (rows, columns) = (rows + i64::from(down), columns + i64::from(right));
                base = inner;
            }
            Some((base, [rows, columns]))
        }
        (Op::CellAt, [row, column]) => {
            let (row, down) = index(row, Op::RowOf)?;
            let (column, right) = index(column, Op::ColumnOf)?;
            // Two draws would give two cells.
            (row.same(column) && !row.draws()).then_some((row, [down, right]))
        }
        _ => None,
    }
}

/// The cell whose row or column is asked for, and what is added to it.
fn index(expr: &Expr, of: Op) -> Option<(&Expr, i64)> {
    match (expr.op, &expr.args[..]) {
        (op, [cell]) if op == of => Some((cell, 0)),
        (Op::Arithmetic(operator), [a, b]) => {
            let literal = |expr: &Expr| match expr.op {
                Op::Number(x) if x.fract() == 0.0 && x.abs() <= 9.0 => Some(x as i64),
                _ => None,
            };
            let (cell, add) = match (operator, literal(a), literal(b)) {
                (Operator::Add, _, Some(add)) => (a, add),
                (Operator::Add, Some(add), _) => (b, add),
                (Operator::Subtract, _, Some(by)) => (a, -by),
                _ => return None,
            };
            match &cell.args[..] {
                [inner] if cell.op == of => Some((inner, add)),
                _ => None,
            }
        }
        _ => None,
    }
}

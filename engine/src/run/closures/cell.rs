//! Cells and colours as closures.

use super::super::act::extreme;
use super::super::code::{Op, SearchTarget};
use super::super::value::CellValue;
use super::Unsupported;
use super::env::Env;
use super::flow_graph::Expr;
use super::number::index;
use super::operand::{CellOperand, ValueClosure, VariableInfo, beside, with_place};
use super::types::StaticType;
use crate::wall::{Cell, CellSet};

/// A cell on the wall. Gives up if there is none or if it is off the wall.
///
/// # Errors
/// It is no cell.
pub fn cell(known: &VariableInfo<'_>, expr: &Expr) -> Result<ValueClosure<Cell>, Unsupported> {
    if let Some(find) = found(known, expr)? {
        return Ok(Box::new(move |env| {
            let cell = find(env);
            env.some(cell)
        }));
    }
    if let Some((base, [down, right])) = beside(expr) {
        return Ok(
            with_place!(known, base, cell => Box::new(move |env: &mut Env| {
                let cell = cell(env);
                env.beside(cell, down, right)
            })),
        );
    }
    Ok(match (expr.op, &expr.args[..]) {
        (Op::Get(slot), _) if known.type_of(expr)? == StaticType::Cell => {
            known.get(slot, |env, slot| env.cell(slot))
        }
        (Op::Clicked, _) => Box::new(|env| env.click),
        (Op::CellAt, [row, column]) => {
            let (row, column) = (index(known, row)?, index(known, column)?);
            Box::new(move |env| {
                let row = row(env);
                let column = column(env);
                env.at(row, column)
            })
        }
        _ => return Err(Unsupported),
    })
}

/// The cell that a block searches for; the closure returns `None` if no cell fits. `Ok(None)` for all other blocks.
fn found(
    known: &VariableInfo<'_>,
    expr: &Expr,
) -> Result<Option<ValueClosure<Option<Cell>>>, Unsupported> {
    Ok(Some(match (expr.op, &expr.args[..]) {
        (Op::AnyOf(target), _) => Box::new(move |env| env.any(matching_cells(env, target))),
        (Op::ExtremeOf(target, edge), _) => {
            Box::new(move |env| on_wall(extreme(matching_cells(env, target), edge)))
        }
        (Op::AnyWithColour, [colour]) => {
            let colour = self::colour(known, colour)?;
            Box::new(move |env| {
                let code = colour(env);
                env.any(with_colour(env, code))
            })
        }
        (Op::ExtremeWithColour(edge), [colour]) => {
            let colour = self::colour(known, colour)?;
            Box::new(move |env| {
                let code = colour(env);
                on_wall(extreme(with_colour(env, code), edge))
            })
        }
        _ => return Ok(None),
    }))
}

/// The cell that a block searches for, or one next to it, for a command. The command does nothing if no cell fits.
pub fn optional_cell(
    known: &VariableInfo<'_>,
    expr: &Expr,
) -> Result<Option<ValueClosure<Option<Cell>>>, Unsupported> {
    let Some((base, [down, right])) = beside(expr) else {
        return found(known, expr);
    };
    Ok(
        found(known, base)?.map(|find| -> ValueClosure<Option<Cell>> {
            Box::new(move |env| {
                let cell = find(env)?;
                Some(env.beside(cell, down, right))
            })
        }),
    )
}

fn on_wall(value: CellValue) -> Option<Cell> {
    match value {
        CellValue::On(cell) => Some(cell),
        CellValue::Off { .. } | CellValue::Nowhere => None,
    }
}

/// The number of a colour, 0 for none.
///
/// # Errors
/// It is no colour.
pub fn colour(known: &VariableInfo<'_>, expr: &Expr) -> Result<ValueClosure<i64>, Unsupported> {
    Ok(match (expr.op, &expr.args[..]) {
        (Op::Swatch(colour), _) => {
            let code = colour as i64 + 1;
            Box::new(move |_| code)
        }
        (Op::Get(slot), _) if known.type_of(expr)? == StaticType::Colour => {
            known.get(slot, |env, slot| env.whole(slot))
        }
        (Op::ColourOf, [cell]) => with_place!(known, cell, cell => {
            Box::new(move |env: &mut Env| {
                let cell = cell(env);
                env.wall.code_at(cell) as i64
            })
        }),
        _ => return Err(Unsupported),
    })
}

/// The cells that a block searches for.
pub fn matching_cells(env: &Env, target: SearchTarget) -> CellSet {
    match target {
        SearchTarget::Infected => env.wall.infected(),
        SearchTarget::Empty => env.wall.empty_cells(),
    }
}

fn with_colour(env: &Env, code: i64) -> CellSet {
    match code {
        0 => CellSet::EMPTY,
        code => env.wall.of_code(code as usize),
    }
}

impl Env {
    fn some(&mut self, cell: Option<Cell>) -> Cell {
        cell.unwrap_or_else(|| {
            self.give_up();
            self.click
        })
    }

    /// The cell this many rows further down and columns further to the right.
    #[inline(always)]
    pub fn beside(&mut self, cell: Cell, down: i64, right: i64) -> Cell {
        self.at(cell.row() as i64 + down, cell.column() as i64 + right)
    }

    /// The cell in this row and column.
    #[inline(always)]
    pub fn at(&mut self, row: i64, column: i64) -> Cell {
        // A negative number becomes a large one.
        match Cell::new(row as usize, column as usize) {
            Some(cell) => cell,
            None => self.some(None),
        }
    }
}

//! Sentences about moves that stopped with an error.

use super::{place, type_of, value};
use crate::language::program::{Block, Program, VarId};
use crate::language::walk::socket_name;
use crate::language::words::block_name;
use crate::run::failure::{Failure, FailureKind};
use crate::run::value::Value;
use crate::text::Text;
use crate::wall::SIZE;

/// Describes what went wrong in a move: the block, the cell and values involved, and what to do.
pub fn failure(text: &Text, program: &Program, failure: &Failure) -> String {
    let block = failure.block.and_then(|id| program.get(id));
    let name = block.map_or(String::new(), |block| block_name(program, text, block));
    let number = |x: f64| text.number(x);
    let given = |given: Value| (type_of(text, given.ty()), value(text, given));
    match failure.kind {
        FailureKind::OffWall { row, column } => {
            let bounds = match (outside(row), outside(column)) {
                (true, true) => "both",
                (true, false) => "row",
                _ => "column",
            };
            text.msg_run_off_wall(name, number(row), number(column), bounds)
        }
        FailureKind::BadIndex { value, is_row } => {
            text.msg_run_bad_index(name, if is_row { "row" } else { "column" }, number(value))
        }
        FailureKind::BadColumn { value } => text.msg_run_bad_column(name, number(value)),
        FailureKind::NotANumber { socket } => {
            let what = block.map_or(String::new(), |block| socket_name(block, socket));
            text.msg_run_not_a_number(name, what)
        }
        FailureKind::BadBound { value, .. } => text.msg_run_bad_bounds(name, number(value)),
        FailureKind::Type {
            socket,
            expected,
            given: came,
        } => {
            let (ty, shown) = given(came);
            let place = block.map_or(0, |block: &Block| place(text, block, socket));
            text.msg_run_type(name, place, type_of(text, expected), ty, shown)
        }
        FailureKind::Incomparable { a, b } => {
            let ((left, left_value), (right, right_value)) = (given(a), given(b));
            text.msg_run_compare_types(name, left, left_value, right, right_value)
        }
        FailureKind::Unordered { a, b } => {
            // Name the first of the two that is not a number.
            let (ty, shown) = given(if matches!(a, Value::Number(_)) { b } else { a });
            text.msg_run_order_type(name, ty, shown)
        }
        FailureKind::NotCounting {
            variable,
            given: held,
        } => {
            let (ty, shown) = given(held);
            text.msg_run_change_type(name, variable_name(program, variable), ty, shown)
        }
        FailureKind::UnsetVariable { variable } => {
            text.msg_run_unset_variable(name, variable_name(program, variable))
        }
        FailureKind::ZeroStep => text.msg_run_zero_step(name),
        FailureKind::Budget { budget, turns } => match block {
            Some(_) => {
                let (steps, rounds) = (text.grouped(budget), text.grouped(turns));
                text.msg_run_budget_loop(steps, budget, name, rounds, turns)
            }
            None => text.msg_run_budget(text.grouped(budget), budget),
        },
        FailureKind::Cycle { turns } => text.msg_run_cycle(text.grouped(turns), turns, name),
    }
}

fn outside(index: f64) -> bool {
    !(0.0..SIZE as f64).contains(&index)
}

fn variable_name(program: &Program, id: VarId) -> &str {
    program.variable(id).map_or("", |variable| &variable.name)
}

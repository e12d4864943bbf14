//! Truth values as closures, and forks that they decide.

use super::super::act::ask;
use super::super::code::{CellQuestion, Op};
use super::super::math;
use super::super::operand::compare_numbers;
use super::Unsupported;
use super::build::{Branch, Continuation};
use super::cell::{cell, colour, matching_cells};
use super::env::{Env, VariableSlot};
use super::flow_graph::Expr;
use super::number::boxed;
use super::operand::{
    CellOperand, DoubleOperand, ValueClosure, VariableInfo, WholeOperand, with_double, with_place,
    with_whole,
};
use super::types::StaticType;
use crate::language::field::Comparison;
use std::sync::Arc;

/// A closure `$x` that gives a truth value, for `$body`, which is compiled for each form of it.
macro_rules! with_truth {
    ($known:expr, $expr:expr, $x:ident => $body:expr) => {{
        let expr: &Expr = $expr;
        match (expr.op, &expr.args[..]) {
            (Op::Ask(question), [cell]) => {
                with_place!($known, cell, cell => match question {
                    CellQuestion::IsInfected => {
                        let $x = move |env: &mut Env| {
                            let cell = cell(env);
                            env.wall.is_infected(cell)
                        };
                        $body
                    }
                    question => {
                        let $x = move |env: &mut Env| {
                            let cell = cell(env);
                            ask(&env.wall, question, cell)
                        };
                        $body
                    }
                })
            }
            (Op::Compare(comparison @ (Comparison::Eq | Comparison::Ne)), [a, b])
                if $known.type_of(a)? == StaticType::Colour =>
            {
                let equal = comparison == Comparison::Eq;
                match ((a.op, &a.args[..]), b.op) {
                    ((Op::ColourOf, [cell]), Op::Get(slot)) if !$known.may_be_unset(slot as VariableSlot) => {
                        let slot = slot as VariableSlot;
                        with_place!($known, cell, cell => {
                            let $x = move |env: &mut Env| {
                                let cell = cell(env);
                                (env.wall.code_at(cell) as i64 == env.whole(slot)) == equal
                            };
                            $body
                        })
                    }
                    ((Op::ColourOf, [one]), Op::ColourOf) if b.args.len() == 1 => {
                        let other = &b.args[0];
                        with_place!($known, one, one => with_place!($known, other, other => {
                            let $x = move |env: &mut Env| {
                                let one = one(env);
                                let other = other(env);
                                env.wall.same_colour(one, other) == equal
                            };
                            $body
                        }))
                    }
                    _ => {
                        let (a, b) = (colour($known, a)?, colour($known, b)?);
                        let $x = move |env: &mut Env| {
                            let a = a(env);
                            (a == b(env)) == equal
                        };
                        $body
                    }
                }
            }
            (Op::Compare(comparison @ (Comparison::Eq | Comparison::Ne)), [a, b])
                if $known.type_of(a)? == StaticType::Cell =>
            {
                let equal = comparison == Comparison::Eq;
                if b.op == Op::Clicked {
                    with_place!($known, a, a => {
                        let $x = move |env: &mut Env| {
                            let a = a(env);
                            (a == env.click) == equal
                        };
                        $body
                    })
                } else {
                    let (a, b) = (cell($known, a)?, cell($known, b)?);
                    let $x = move |env: &mut Env| {
                        let a = a(env);
                        (a == b(env)) == equal
                    };
                    $body
                }
            }
            (Op::Compare(comparison), [a, b]) if $known.type_of(a)?.is_number() => {
                if $known.type_of(a)?.is_whole() && $known.type_of(b)?.is_whole() {
                    let mask = ComparisonMask::of(comparison);
                    with_whole!($known, a, a => with_whole!($known, b, b => {
                        let $x = move |env: &mut Env| {
                            let a = a(env);
                            mask.holds(a, b(env))
                        };
                        $body
                    }))
                } else {
                    with_double!($known, a, a => with_double!($known, b, b => {
                        let $x = move |env: &mut Env| {
                            let a = a(env);
                            compare_numbers(comparison, a, b(env))
                        };
                        $body
                    }))
                }
            }
            (Op::Get(slot), _) if !$known.may_be_unset(slot as VariableSlot) => {
                let slot = slot as VariableSlot;
                let $x = move |env: &mut Env| env.whole(slot) != 0;
                $body
            }
            _ => {
                let $x = other_truth($known, expr)?;
                $body
            }
        }
    }};
}

/// Takes one of two branches.
///
/// # Errors
/// The condition is no truth value.
pub fn fork(
    known: &VariableInfo<'_>,
    condition: &Expr,
    ways: [Branch; 2],
) -> Result<Continuation, Unsupported> {
    let [no, yes] = ways;
    Ok(
        with_truth!(known, condition, holds => Arc::new(move |env: &mut Env| {
            let way = if holds(env) { &yes } else { &no };
            way.take(env);
        })),
    )
}

/// A truth value.
///
/// # Errors
/// It is none.
pub fn truth(known: &VariableInfo<'_>, expr: &Expr) -> Result<ValueClosure<bool>, Unsupported> {
    Ok(with_truth!(known, expr, x => Box::new(x)))
}

/// A truth value of a rare form.
fn other_truth(known: &VariableInfo<'_>, expr: &Expr) -> Result<ValueClosure<bool>, Unsupported> {
    Ok(match (expr.op, &expr.args[..]) {
        (Op::Boolean(value), _) => Box::new(move |_| value),
        (Op::Get(slot), _) if known.type_of(expr)? == StaticType::Boolean => {
            known.get(slot, |env, slot| env.whole(slot) != 0)
        }
        (Op::Exists(target), _) => Box::new(move |env| !matching_cells(env, target).is_empty()),
        (Op::Not, [x]) => {
            let x = truth(known, x)?;
            Box::new(move |env| !x(env))
        }
        (Op::Is(property), [x]) => {
            let x = boxed(known, x)?;
            Box::new(move |env| math::property(property, x(env)))
        }
        (Op::DivisibleBy, [x, y]) => {
            let (x, y) = (boxed(known, x)?, boxed(known, y)?);
            Box::new(move |env| {
                let x = x(env);
                math::divisible(x, y(env))
            })
        }
        (Op::Connected, [a, b]) => {
            let (a, b) = (cell(known, a)?, cell(known, b)?);
            Box::new(move |env| {
                let a = a(env);
                let b = b(env);
                env.wall.connected(a, b)
            })
        }
        (Op::Compare(comparison @ (Comparison::Eq | Comparison::Ne)), [a, b])
            if known.type_of(a)? == StaticType::Boolean =>
        {
            let equal = comparison == Comparison::Eq;
            let (a, b) = (truth(known, a)?, truth(known, b)?);
            Box::new(move |env| {
                let a = a(env);
                (a == b(env)) == equal
            })
        }
        _ => return Err(Unsupported),
    })
}

/// A comparison of whole numbers without a jump: which of <, =, > hold.
#[derive(Clone, Copy)]
struct ComparisonMask(u8);

impl ComparisonMask {
    /// Of a comparison.
    fn of(comparison: Comparison) -> ComparisonMask {
        ComparisonMask(match comparison {
            Comparison::Eq => 0b010,
            Comparison::Ne => 0b101,
            Comparison::Lt => 0b001,
            Comparison::Le => 0b011,
            Comparison::Gt => 0b100,
            Comparison::Ge => 0b110,
        })
    }

    /// True if it holds between two numbers.
    #[inline(always)]
    fn holds(self, a: i64, b: i64) -> bool {
        self.0 >> (1 + i8::from(a > b) - i8::from(a < b)) & 1 == 1
    }
}

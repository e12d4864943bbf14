//! Numbers as closures.

use super::super::code::Op;
use super::super::math;
use super::super::value::is_whole;
use super::Unsupported;
use super::env::Env;
use super::flow_graph::Expr;
use super::operand::{
    CellOperand, DoubleOperand, ValueClosure, VariableInfo, WholeOperand, with_double, with_place,
    with_whole,
};
use crate::language::field::{Function, Operator, Rounding};

/// A whole number.
///
/// # Errors
/// It is none.
pub fn whole(known: &VariableInfo<'_>, expr: &Expr) -> Result<ValueClosure<i64>, Unsupported> {
    if !known.type_of(expr)?.is_whole() {
        return Err(Unsupported);
    }
    Ok(match (expr.op, &expr.args[..]) {
        (Op::Number(x), _) => {
            let x = x as i64;
            Box::new(move |_| x)
        }
        (Op::Get(slot), _) => known.get(slot, |env, slot| env.whole(slot)),
        (Op::RowOf, [cell]) => with_place!(known, cell, cell => {
            Box::new(move |env: &mut Env| cell(env).row() as i64)
        }),
        (Op::ColumnOf, [cell]) => with_place!(known, cell, cell => {
            Box::new(move |env: &mut Env| cell(env).column() as i64)
        }),
        (Op::Arithmetic(operator), [a, b]) => match operator {
            Operator::Add => with_whole!(known, a, a => with_whole!(known, b, b => {
                Box::new(move |env: &mut Env| a(env) + b(env))
            })),
            Operator::Subtract => with_whole!(known, a, a => with_whole!(known, b, b => {
                Box::new(move |env: &mut Env| a(env) - b(env))
            })),
            Operator::Multiply => with_whole!(known, a, a => with_whole!(known, b, b => {
                Box::new(move |env: &mut Env| {
                    let (a, b) = (a(env), b(env));
                    let product = a * b;
                    // Doubles give −0 here.
                    if product == 0 && (a < 0 || b < 0) {
                        env.give_up();
                    }
                    product
                })
            })),
            Operator::Divide | Operator::Power => return Err(Unsupported),
        },
        (Op::Remainder, [a, b]) => with_whole!(known, a, a => with_whole!(known, b, b => {
            Box::new(move |env: &mut Env| {
                let (a, b) = (a(env), b(env));
                let rest = a.checked_rem(b);
                // Doubles give NaN or −0 here.
                if rest.is_none_or(|rest| rest == 0 && a < 0) {
                    env.give_up();
                }
                rest.unwrap_or(0)
            })
        })),
        (Op::Math(Function::Abs), [x]) => with_whole!(known, x, x => {
            Box::new(move |env: &mut Env| x(env).abs())
        }),
        (Op::Round(_), [x]) => return whole(known, x),
        (Op::RandomInt, [a, b]) => with_whole!(known, a, a => with_whole!(known, b, b => {
            Box::new(move |env: &mut Env| {
                let (a, b) = (a(env), b(env));
                let (low, high) = (a.min(b), a.max(b));
                low + env.below((high - low) as u64 + 1) as i64
            })
        })),
        _ => return Err(Unsupported),
    })
}

/// A double that is neither a whole number nor a variable that is certainly set.
///
/// # Errors
/// It is no number.
pub fn double(known: &VariableInfo<'_>, expr: &Expr) -> Result<ValueClosure<f64>, Unsupported> {
    if !known.type_of(expr)?.is_number() {
        return Err(Unsupported);
    }
    Ok(match (expr.op, &expr.args[..]) {
        (Op::Get(slot), _) => known.get(slot, |env, slot| env.double(slot)),
        (Op::RandomFraction, _) => Box::new(|env| env.fraction()),
        (Op::Arithmetic(operator), [a, b]) => arithmetic(known, operator, a, b)?,
        (Op::Remainder, [a, b]) => match b.op {
            Op::Number(b) if power_of_two(b) => bits(known, a, b)?,
            _ => with_double!(known, a, a => with_double!(known, b, b => {
                Box::new(move |env: &mut Env| {
                    let a = a(env);
                    math::remainder(a, b(env))
                })
            })),
        },
        (Op::Round(Rounding::Down), [x]) => with_double!(known, x, x => {
            Box::new(move |env: &mut Env| math::round(Rounding::Down, x(env)))
        }),
        (Op::Round(rounding), [x]) => with_double!(known, x, x => {
            Box::new(move |env: &mut Env| math::round(rounding, x(env)))
        }),
        (Op::Math(function), [x]) => with_double!(known, x, x => {
            Box::new(move |env: &mut Env| math::function(function, x(env)))
        }),
        (Op::Trig(function), [x]) => with_double!(known, x, x => {
            Box::new(move |env: &mut Env| math::trigonometry(function, x(env)))
        }),
        (Op::Atan2, [x, y]) => {
            let (x, y) = (boxed(known, x)?, boxed(known, y)?);
            Box::new(move |env| {
                let x = x(env);
                math::atan2(x, y(env))
            })
        }
        (Op::Constrain, [value, low, high]) => {
            let (value, low) = (boxed(known, value)?, boxed(known, low)?);
            let high = boxed(known, high)?;
            Box::new(move |env| {
                let (value, low) = (value(env), low(env));
                math::constrain(value, low, high(env))
            })
        }
        (Op::RandomInt, [a, b]) => {
            let (a, b) = (boxed(known, a)?, boxed(known, b)?);
            Box::new(move |env| {
                let (a, b) = (a(env), b(env));
                let bound = |x: f64| is_whole(x) && x.abs() <= (1u64 << 53) as f64;
                if !(bound(a) && bound(b)) {
                    env.give_up();
                    return 0.0;
                }
                let (low, high) = (a.min(b) as i64, a.max(b) as i64);
                (low + env.below((high - low) as u64 + 1) as i64) as f64
            })
        }
        _ => return Err(Unsupported),
    })
}

/// Any number, as a double.
pub fn boxed(known: &VariableInfo<'_>, expr: &Expr) -> Result<ValueClosure<f64>, Unsupported> {
    Ok(with_double!(known, expr, x => Box::new(x)))
}

fn arithmetic(
    known: &VariableInfo<'_>,
    operator: Operator,
    a: &Expr,
    b: &Expr,
) -> Result<ValueClosure<f64>, Unsupported> {
    // Sets of bits live on powers of two.
    if let (Operator::Power, Op::Number(2.0), true) = (operator, a.op, known.type_of(b)?.is_whole())
    {
        return Ok(with_whole!(known, b, b => Box::new(move |env: &mut Env| {
            let exponent = b(env);
            match u64::try_from(exponent) {
                Ok(exponent) if exponent < 1024 => f64::from_bits((1023 + exponent) << 52),
                _ => math::power(2.0, exponent as f64),
            }
        })));
    }
    macro_rules! compiled {
        ($of:expr) => {
            with_double!(known, a, a => with_double!(known, b, b => {
                Box::new(move |env: &mut Env| {
                    let a = a(env);
                    $of(a, b(env))
                })
            }))
        };
    }
    Ok(match operator {
        Operator::Add => compiled!(|a: f64, b: f64| a + b),
        Operator::Subtract => compiled!(|a: f64, b: f64| a - b),
        Operator::Multiply => compiled!(|a: f64, b: f64| a * b),
        Operator::Divide => compiled!(|a: f64, b: f64| a / b),
        Operator::Power => compiled!(math::power),
    })
}

fn power_of_two(x: f64) -> bool {
    (1.0..=(1u64 << 53) as f64).contains(&x) && is_whole(x) && (x as u64).is_power_of_two()
}

/// The remainder of a division by a power of two, that is the last bits of a number. The number is most often a quotient
/// that is rounded down.
fn bits(known: &VariableInfo<'_>, x: &Expr, power: f64) -> Result<ValueClosure<f64>, Unsupported> {
    let mask = power as u64 - 1;
    let rest = move |x: f64| {
        let whole = x as i64;
        if whole as f64 == x && x > 0.0 && whole < i64::MAX {
            (whole as u64 & mask) as f64
        } else {
            math::remainder(x, power)
        }
    };
    if let (Op::Round(Rounding::Down), [quotient]) = (x.op, &x.args[..])
        && let (Op::Arithmetic(Operator::Divide), [a, b]) = (quotient.op, &quotient.args[..])
    {
        return Ok(
            with_double!(known, a, a => with_double!(known, b, b => Box::new(move |env: &mut Env| {
                let a = a(env);
                let quotient = a / b(env);
                // Truncation rounds numbers down that are not negative.
                let down = quotient as i64;
                if quotient >= 1.0 && down < i64::MAX {
                    (down as u64 & mask) as f64
                } else {
                    rest(math::round(Rounding::Down, quotient))
                }
            }))),
        );
    }
    Ok(with_double!(known, x, x => Box::new(move |env: &mut Env| rest(x(env)))))
}

/// A whole number for an index. Gives up at any other value.
pub fn index(known: &VariableInfo<'_>, expr: &Expr) -> Result<ValueClosure<i64>, Unsupported> {
    if known.type_of(expr)?.is_whole() {
        return Ok(with_whole!(known, expr, x => Box::new(x)));
    }
    Ok(
        with_double!(known, expr, x => Box::new(move |env: &mut Env| {
            let x = x(env);
            let whole = x as i64;
            if whole as f64 != x {
                env.give_up();
            }
            whole
        })),
    )
}

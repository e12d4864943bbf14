//! Section 4: mathematics.

use super::*;

/// Checks blocks whose values are numbers.
fn check_numbers(table: &[(&str, f64)]) {
    for (block, expected) in table {
        check_values(&format!("{block} => {expected}"));
    }
}

#[test]
fn arithmetic_is_that_of_ieee_doubles() {
    check_values(
        "
        Arithmetic(#0.1, Add, #0.2) => 0.30000000000000004
        Arithmetic(#1, Subtract, #3) => -2
        Arithmetic(#-2, Multiply, #0) => -0
        Arithmetic(#1, Divide, #0) => inf
        Arithmetic(#1, Divide, #-0) => -inf
        Arithmetic(#0, Divide, #0) => NaN
        Arithmetic(#7, Divide, #2) => 3.5
        Arithmetic(#2, Power, #10) => 1024
        Arithmetic(#-8, Power, #0.3333333333333333) => NaN
        Arithmetic(NAN, Power, #0) => 1
        // As in JavaScript, not as in C.
        Arithmetic(#1, Power, NAN) => NaN
        Arithmetic(#1, Power, INF) => NaN
        Arithmetic(#-1, Power, #-inf) => NaN
        Arithmetic(#2, Power, INF) => inf
        Arithmetic(#0.5, Power, INF) => 0
        ",
    );
}

#[test]
fn functions_of_one_number() {
    check_values(
        "
        Math(Sqrt, #9) => 3
        Math(Sqrt, #-1) => NaN
        Math(Abs, #-2.5) => 2.5
        Math(Abs, #-0) => 0
        Math(Negate, #3) => -3
        Math(Negate, #0) => -0
        Math(Ln, #1) => 0
        Math(Ln, #0) => -inf
        Math(Log10, #1000) => 3
        Math(Exp, #0) => 1
        Math(Pow10, #3) => 1000
        Math(Pow10, #-1) => 0.1
        Math(Pow10, NAN) => NaN
        ",
    );
    check_numbers(&[
        ("Math(Ln, #10)", libm::log(10.0)),
        ("Math(Log10, #7)", libm::log10(7.0)),
        ("Math(Exp, #1.5)", libm::exp(1.5)),
        ("Math(Pow10, #0.3)", libm::pow(10.0, 0.3)),
        ("Constant(Pi)", std::f64::consts::PI),
        ("Constant(E)", std::f64::consts::E),
        ("Constant(Phi)", 1.618033988749895),
        ("Constant(Sqrt2)", std::f64::consts::SQRT_2),
        ("Constant(SqrtHalf)", std::f64::consts::FRAC_1_SQRT_2),
        ("Constant(Infinity)", f64::INFINITY),
    ]);
}

#[test]
fn angles_are_degrees() {
    let pi = std::f64::consts::PI;
    check_numbers(&[
        ("Trig(Sin, #30)", libm::sin(30.0 / 180.0 * pi)),
        ("Trig(Sin, #180)", libm::sin(pi)),
        ("Trig(Sin, INF)", f64::NAN),
        ("Trig(Cos, #60)", libm::cos(60.0 / 180.0 * pi)),
        ("Trig(Tan, #45)", libm::tan(45.0 / 180.0 * pi)),
        ("Trig(Asin, #1)", 90.0),
        ("Trig(Asin, #2)", f64::NAN),
        ("Trig(Acos, #0.3)", libm::acos(0.3) / pi * 180.0),
        ("Trig(Atan, #1)", libm::atan(1.0) / pi * 180.0),
        // X first, then Y.
        ("Atan2(x: #1, y: #0)", 0.0),
        ("Atan2(x: #0, y: #1)", 90.0),
        ("Atan2(x: #-1, y: #0)", 180.0),
        ("Atan2(x: #0, y: #-1)", -90.0),
        ("Atan2(x: #3, y: #2)", libm::atan2(2.0, 3.0) / pi * 180.0),
    ]);
}

#[test]
fn what_a_number_can_be() {
    for (property, fitting, unfit) in [
        (
            "Even",
            &["#0", "#-0", "#2", "#-4", "#1e300"][..],
            &["#1", "#-3", "#0.5", "INF", "NAN"][..],
        ),
        (
            "Odd",
            &["#1", "#3", "#-1", "#-3"],
            &["#0", "#2", "#0.5", "#-1.5", "INF", "NAN"],
        ),
        (
            "Prime",
            &["#2", "#3", "#97", "#7919", "#2147483647"],
            &["#1", "#0", "#-7", "#9", "#25", "#121", "#2.5", "INF", "NAN"],
        ),
        (
            "Whole",
            &["#0", "#-0", "#-5", "#1e300"],
            &["#0.5", "INF", "#-inf", "NAN"],
        ),
        (
            "Positive",
            &["#1e-300", "INF"],
            &["#0", "#-0", "#-1", "NAN"],
        ),
        (
            "Negative",
            &["#-1e-300", "#-inf"],
            &["#0", "#-0", "#1", "NAN"],
        ),
    ] {
        for (numbers, expected) in [(fitting, "true"), (unfit, "false")] {
            for number in numbers {
                check_values(&format!("Is({number}, {property}) => {expected}"));
            }
        }
    }
    check_values(
        "
        DivisibleBy(#6, #3) => true
        DivisibleBy(#6, #-3) => true
        DivisibleBy(#-6, #4) => false
        DivisibleBy(#0, #5) => true
        DivisibleBy(#5, #0) => false
        DivisibleBy(#0.5, #0.25) => true
        DivisibleBy(#5, INF) => false
        ",
    );
}

#[test]
fn rounding_takes_halves_towards_plus_infinity() {
    check_numbers(&[
        ("Round(#2.5, Nearest)", 3.0),
        ("Round(#-2.5, Nearest)", -2.0),
        ("Round(#-2.6, Nearest)", -3.0),
        ("Round(#2.4, Nearest)", 2.0),
        ("Round(#0.49999999999999994, Nearest)", 0.0),
        ("Round(#-0.5, Nearest)", -0.0),
        ("Round(#4503599627370497, Nearest)", 4503599627370497.0),
        ("Round(#-2251799813685249.5, Nearest)", -2251799813685249.0),
        ("Round(INF, Nearest)", f64::INFINITY),
        ("Round(NAN, Nearest)", f64::NAN),
        ("Round(#1.2, Up)", 2.0),
        ("Round(#-0.3, Up)", -0.0),
        ("Round(#1.8, Down)", 1.0),
        ("Round(#-1.2, Down)", -2.0),
    ]);
}

#[test]
fn a_remainder_has_the_sign_of_the_dividend_and_the_upper_bound_wins() {
    check_values(
        "
        Remainder(#64, #10) => 4
        Remainder(#-1, #9) => -1
        Remainder(#1, #-9) => 1
        Remainder(#5.5, #2) => 1.5
        Remainder(#-4, #2) => -0
        Remainder(#5, #0) => NaN
        Remainder(#5, INF) => 5
        Remainder(INF, #5) => NaN
        Constrain(value: #50, low: #1, high: #100) => 50
        Constrain(value: #0, low: #1, high: #100) => 1
        Constrain(value: #200, low: #1, high: #100) => 100
        Constrain(value: #5, low: #9, high: #3) => 3
        Constrain(value: NAN, low: #1, high: #100) => NaN
        // 0 counts as more than −0.
        Constrain(value: #-0, low: #0, high: #100) => 0
        Constrain(value: #0, low: #-0, high: #100) => 0
        Constrain(value: #0, low: #-1, high: #-0) => -0
        ",
    );
}

//! Sections 2 and 4: Logica and Matematica.

use super::*;
use engine::language::field::{Constant, Function, Operator, Property, Rounding, Trigonometry};
use engine::language::{Field, Kind};

const NAN: f64 = f64::NAN;
const INF: f64 = f64::INFINITY;

/// The number block, or 0 ÷ 0.
fn n(x: f64) -> Tree {
    if x.is_nan() { nan() } else { number(x) }
}

fn two(kind: Kind, a: f64, b: f64) -> Tree {
    plain(kind, vec![n(a), n(b)])
}

#[test]
fn arithmetic_is_that_of_ieee_doubles() {
    use Operator::{Add, Divide, Multiply, Power, Subtract};
    for (a, operator, b, expected) in [
        (0.1, Add, 0.2, 0.30000000000000004),
        (1.0, Subtract, 3.0, -2.0),
        (-2.0, Multiply, 0.0, -0.0),
        (1.0, Divide, 0.0, INF),
        (1.0, Divide, -0.0, -INF),
        (0.0, Divide, 0.0, NAN),
        (7.0, Divide, 2.0, 3.5),
        (INF, Subtract, INF, NAN),
        (2.0, Power, 10.0, 1024.0),
        (2.0, Power, 0.5, std::f64::consts::SQRT_2),
        (-8.0, Power, 1.0 / 3.0, NAN),
        (NAN, Power, 0.0, 1.0),
    ] {
        assert_eq!(
            value(arithmetic(n(a), operator, n(b))),
            num(expected),
            "{a} {operator:?} {b}"
        );
    }
}

#[test]
fn power_is_nan_for_an_exponent_nan_and_for_one_to_infinity() {
    for (a, b) in [
        (1.0, NAN),
        (0.0, NAN),
        (1.0, INF),
        (1.0, -INF),
        (-1.0, INF),
        (-1.0, -INF),
    ] {
        assert_eq!(
            value(arithmetic(n(a), Operator::Power, n(b))),
            num(NAN),
            "{a} ^ {b}"
        );
    }
    assert_eq!(value(arithmetic(n(2.0), Operator::Power, n(INF))), num(INF));
    assert_eq!(value(arithmetic(n(0.5), Operator::Power, n(INF))), num(0.0));
}

#[test]
fn functions_of_one_number() {
    use Function::{Abs, Exp, Ln, Log10, Negate, Pow10, Sqrt};
    for (function, x, expected) in [
        (Sqrt, 9.0, 3.0),
        (Sqrt, -1.0, NAN),
        (Abs, -2.5, 2.5),
        (Abs, -0.0, 0.0),
        (Negate, 3.0, -3.0),
        (Negate, 0.0, -0.0),
        (Ln, 1.0, 0.0),
        (Ln, 0.0, -INF),
        (Ln, -1.0, NAN),
        (Ln, 10.0, libm::log(10.0)),
        (Log10, 1000.0, 3.0),
        (Log10, 7.0, libm::log10(7.0)),
        (Exp, 0.0, 1.0),
        (Exp, 1.5, libm::exp(1.5)),
        (Pow10, 3.0, 1000.0),
        (Pow10, -1.0, 0.1),
        (Pow10, 0.3, libm::pow(10.0, 0.3)),
        (Pow10, NAN, NAN),
    ] {
        assert_eq!(
            value(math(function, n(x))),
            num(expected),
            "{function:?} {x}"
        );
    }
}

#[test]
fn degrees_go_in_as_x_by_180_times_pi_and_come_out_as_y_by_pi_times_180() {
    use Trigonometry::{Acos, Asin, Atan, Cos, Sin, Tan};
    let pi = std::f64::consts::PI;
    for (function, x, expected) in [
        (Sin, 30.0, libm::sin(30.0 / 180.0 * pi)),
        (Sin, 180.0, libm::sin(pi)),
        (Cos, 60.0, libm::cos(60.0 / 180.0 * pi)),
        (Cos, 90.0, libm::cos(pi / 2.0)),
        (Tan, 45.0, libm::tan(45.0 / 180.0 * pi)),
        (Asin, 1.0, 90.0),
        (Asin, 2.0, NAN),
        (Acos, 0.3, libm::acos(0.3) / pi * 180.0),
        (Atan, 1.0, libm::atan(1.0) / pi * 180.0),
        (Sin, INF, NAN),
    ] {
        assert_eq!(
            value(trig(function, n(x))),
            num(expected),
            "{function:?} {x}"
        );
    }
}

#[test]
fn atan2_takes_x_and_y_and_gives_degrees() {
    for (x, y, expected) in [
        (1.0, 0.0, 0.0),
        (0.0, 1.0, 90.0),
        (-1.0, 0.0, 180.0),
        (0.0, -1.0, -90.0),
    ] {
        assert_eq!(value(two(Kind::Atan2, x, y)), num(expected), "x {x} y {y}");
    }
    let expected = libm::atan2(2.0, 3.0) / std::f64::consts::PI * 180.0;
    assert_eq!(value(two(Kind::Atan2, 3.0, 2.0)), num(expected));
}

#[test]
fn constants() {
    for (constant, expected) in [
        (Constant::Pi, std::f64::consts::PI),
        (Constant::E, std::f64::consts::E),
        (Constant::Phi, 1.618033988749895),
        (Constant::Sqrt2, std::f64::consts::SQRT_2),
        (Constant::SqrtHalf, std::f64::consts::FRAC_1_SQRT_2),
        (Constant::Infinity, INF),
    ] {
        let tree = Tree::new(Kind::Constant, Field::Constant(constant), vec![], vec![]);
        assert_eq!(value(tree), num(expected), "{constant:?}");
    }
}

#[test]
fn what_a_number_can_be() {
    use Property::{Even, Negative, Odd, Positive, Prime, Whole};
    let fitting = |property: Property, xs: &[f64]| {
        for &x in xs {
            assert_eq!(value(is(n(x), property)), vero(), "{x} {property:?}");
        }
    };
    let unfit = |property: Property, xs: &[f64]| {
        for &x in xs {
            assert_eq!(value(is(n(x), property)), falso(), "{x} {property:?}");
        }
    };
    fitting(Even, &[0.0, -0.0, 2.0, -4.0, 1e300]);
    unfit(Even, &[1.0, -3.0, 0.5, 2.5, INF, NAN]);
    fitting(Odd, &[1.0, 3.0, -1.0, -3.0]);
    unfit(Odd, &[0.0, 2.0, -2.0, 0.5, 1.5, -1.5, INF, NAN]);
    fitting(Prime, &[2.0, 3.0, 5.0, 7.0, 97.0, 7919.0, 2147483647.0]);
    unfit(
        Prime,
        &[
            1.0, 0.0, -2.0, -7.0, 4.0, 9.0, 25.0, 49.0, 121.0, 2.5, INF, NAN,
        ],
    );
    fitting(Whole, &[0.0, -0.0, 5.0, -5.0, 1e300]);
    unfit(Whole, &[0.5, -2.5, INF, -INF, NAN]);
    fitting(Positive, &[1e-300, 1.0, INF]);
    unfit(Positive, &[0.0, -0.0, -1.0, NAN]);
    fitting(Negative, &[-1e-300, -1.0, -INF]);
    unfit(Negative, &[0.0, -0.0, 1.0, NAN]);
}

#[test]
fn minus_three_is_odd() {
    assert_eq!(value(is(number(-3.0), Property::Odd)), vero());
}

#[test]
fn divisible_by() {
    for (a, b, expected) in [
        (6.0, 3.0, true),
        (6.0, -3.0, true),
        (-6.0, 4.0, false),
        (0.0, 5.0, true),
        (5.0, 0.0, false),
        (0.5, 0.25, true),
        (5.0, INF, false),
        (INF, 5.0, false),
    ] {
        let expected = Frozen::Boolean(expected);
        assert_eq!(value(two(Kind::DivisibleBy, a, b)), expected, "{a} by {b}");
    }
}

#[test]
fn rounding_takes_halves_towards_plus_infinity() {
    use Rounding::{Down, Nearest, Up};
    for (rounding, x, expected) in [
        (Nearest, 2.5, 3.0),
        (Nearest, -2.5, -2.0),
        (Nearest, -2.6, -3.0),
        (Nearest, 2.4, 2.0),
        (Nearest, 0.49999999999999994, 0.0),
        (Nearest, -0.5, -0.0),
        (Nearest, -0.2, -0.0),
        (Nearest, -0.0, -0.0),
        (Nearest, 0.5, 1.0),
        (Nearest, 4503599627370497.0, 4503599627370497.0),
        (Nearest, 9007199254740991.0, 9007199254740991.0),
        (Nearest, -2251799813685249.5, -2251799813685249.0),
        (Nearest, INF, INF),
        (Nearest, NAN, NAN),
        (Up, 1.2, 2.0),
        (Up, -1.2, -1.0),
        (Up, -0.3, -0.0),
        (Down, 1.8, 1.0),
        (Down, -1.2, -2.0),
        (Down, -INF, -INF),
    ] {
        assert_eq!(
            value(round(n(x), rounding)),
            num(expected),
            "{x} {rounding:?}"
        );
    }
}

#[test]
fn a_remainder_has_the_sign_of_the_dividend() {
    for (a, b, expected) in [
        (64.0, 10.0, 4.0),
        (-1.0, 9.0, -1.0),
        (1.0, -9.0, 1.0),
        (5.5, 2.0, 1.5),
        (-4.0, 2.0, -0.0),
        (5.0, 0.0, NAN),
        (5.0, INF, 5.0),
        (INF, 5.0, NAN),
    ] {
        assert_eq!(
            value(two(Kind::Remainder, a, b)),
            num(expected),
            "{a} by {b}"
        );
    }
}

#[test]
fn constrain_keeps_nan_and_the_upper_bound_wins() {
    let constrain =
        |v: f64, low: f64, high: f64| value(plain(Kind::Constrain, vec![n(v), n(low), n(high)]));
    for (v, low, high, expected) in [
        (50.0, 1.0, 100.0, 50.0),
        (0.0, 1.0, 100.0, 1.0),
        (200.0, 1.0, 100.0, 100.0),
        (5.0, 9.0, 3.0, 3.0),
        (INF, -INF, INF, INF),
        (NAN, 1.0, 100.0, NAN),
    ] {
        assert_eq!(
            constrain(v, low, high),
            num(expected),
            "{v} from {low} to {high}"
        );
    }
}

#[test]
fn constrain_takes_0_for_more_than_minus_0() {
    // As Math.max and Math.min do, on every machine.
    for (v, low, high, expected) in [
        (-0.0, 0.0, 100.0, 0.0),
        (0.0, -0.0, 100.0, 0.0),
        (0.0, -1.0, -0.0, -0.0),
        (-0.0, -1.0, 0.0, -0.0),
        (-0.0, -0.0, -0.0, -0.0),
    ] {
        let tree = plain(Kind::Constrain, vec![n(v), n(low), n(high)]);
        assert_eq!(value(tree), num(expected), "{v} from {low} to {high}");
    }
}

#[test]
fn non_and_the_truths() {
    table(vec![
        (not(truth(true)), falso()),
        (not(truth(false)), vero()),
        (truth(true), vero()),
        (truth(false), falso()),
    ]);
}

#[test]
fn se_takes_the_first_branch_that_is_true_or_altrimenti() {
    let program = |a: bool, b: bool, otherwise: bool| {
        let all = vec![
            (truth(a), vec![mark((8, 0))]),
            (truth(b), vec![mark((8, 1))]),
        ];
        wall_after(
            floor(&["RRR"]),
            &[branches(all, otherwise.then(|| vec![mark((8, 2))]))],
        )
    };
    assert_eq!(program(true, true, true), floor(&["rRR"]));
    assert_eq!(program(false, true, true), floor(&["RrR"]));
    assert_eq!(program(false, false, true), floor(&["RRr"]));
    assert_eq!(program(false, false, false), floor(&["RRR"]));
}

#[test]
fn a_variable_holds_any_type() {
    let played = play(
        floor(&["R"]),
        &[
            set("m", number(1.0)),
            set("m", truth(true)),
            set("m", clicked()),
            set("m", plain(Kind::ColourOf, vec![get("m")])),
            set("k", get("m")),
        ],
    );
    let red = Frozen::Colour(Some(0));
    assert_eq!(played.values()[2..], [at(8.0, 0.0), at(8.0, 0.0), red, red]);
}

#[test]
fn reading_a_variable_before_it_was_set_is_an_error() {
    assert_eq!(error(get("n")), Ended::Error("unset_variable", 1));
    let ended = play(floor(&["R"]), &[when(get("n"), vec![])]).ended;
    assert_eq!(ended, Ended::Error("unset_variable", 1));
}

#[test]
fn cambia_counts_an_unset_variable_as_zero() {
    let commands = [
        change("n", number(2.5)),
        change("n", number(-1.0)),
        set("m", get("n")),
    ];
    assert_eq!(
        play(floor(&["R"]), &commands).values().last(),
        Some(&num(1.5))
    );
}

#[test]
fn cambia_refuses_a_variable_that_holds_no_number() {
    for other in [
        truth(true),
        clicked(),
        plain(Kind::ColourOf, vec![clicked()]),
    ] {
        let inner = if other.kind == Kind::ColourOf { 3 } else { 2 };
        let commands = [set("m", other), change("m", number(1.0))];
        assert_eq!(
            play(floor(&["R"]), &commands).ended,
            Ended::Error("type", inner)
        );
    }
}

//! Section 2: order, types, equality.

use super::*;
use engine::colour::Colour;
use engine::language::Kind;
use engine::language::field::Comparison;

#[test]
fn compact_with_nan_has_no_effect() {
    let wall = column("R.B");
    assert_eq!(wall_after(wall, &[one(Kind::CompactColumn, nan())]), wall);
}

#[test]
fn compact_with_anything_but_a_whole_number_from_0_to_8_is_an_error() {
    for index in [-1.0, 9.0, 0.5, 8.5, f64::INFINITY, f64::NEG_INFINITY, 1e300] {
        let played = play(column("R.B"), &[one(Kind::CompactColumn, number(index))]);
        assert_eq!(played.ended, Ended::Error("bad_index", 0), "{index}");
    }
    for index in [0.0, -0.0] {
        let wall = wall_after(column("R.B"), &[one(Kind::CompactColumn, number(index))]);
        assert_eq!(wall, column("RB"));
    }
}

#[test]
fn sockets_are_evaluated_left_to_right_each_completely_before_the_block_acts() {
    let left = add(number(1.0), number(2.0));
    let right = arithmetic(
        number(5.0),
        engine::language::field::Operator::Multiply,
        number(6.0),
    );
    let played = play(floor(&["R"]), &[set("m", add(left, right))]);
    // Set 0, outer 1, left 2, right 3; the default values carry the number of their block.
    assert_eq!(played.blocks(), [2, 2, 2, 3, 3, 3, 1, 0]);
    assert_eq!(
        played.values(),
        [1.0, 2.0, 3.0, 5.0, 6.0, 30.0, 33.0].map(num)
    );
}

#[test]
fn e_and_o_stop_at_the_first_operand_that_decides() {
    let broken = || get("n");
    table(vec![
        (both(truth(false), broken()), falso()),
        (either(truth(true), broken()), vero()),
        (both(truth(true), truth(false)), falso()),
        (both(truth(true), truth(true)), vero()),
        (either(truth(false), truth(true)), vero()),
        (either(truth(false), truth(false)), falso()),
    ]);
    assert_eq!(
        error(both(truth(true), broken())),
        Ended::Error("unset_variable", 3)
    );
    assert_eq!(
        error(either(truth(false), broken())),
        Ended::Error("unset_variable", 3)
    );
    // The one that stops takes the steps of its first operand and its own.
    assert_eq!(
        play(floor(&["R"]), &[set("t", both(truth(false), truth(true)))]).steps,
        3
    );
    assert_eq!(
        play(floor(&["R"]), &[set("t", both(truth(true), truth(true)))]).steps,
        4
    );
}

#[test]
fn the_first_operand_must_be_a_boolean_before_the_second_is_evaluated() {
    let ended = play(
        floor(&["R"]),
        &[set("x", number(1.0)), set("t", both(get("x"), get("n")))],
    );
    // Set 0 with a number block 1; set 2, e 3.
    assert_eq!(ended.ended, Ended::Error("type", 3));
}

#[test]
fn test_evaluates_only_the_branch_taken() {
    table(vec![
        (choose(truth(true), number(1.0), get("n")), num(1.0)),
        (choose(truth(false), get("n"), number(2.0)), num(2.0)),
    ]);
    let played = play(
        floor(&["R"]),
        &[set("m", choose(truth(true), number(1.0), number(2.0)))],
    );
    assert_eq!(played.blocks(), [2, 3, 1, 0]);
}

#[test]
fn a_value_of_the_wrong_type_in_any_socket_is_an_error_of_the_block_with_the_socket() {
    use engine::language::kind::{ArgKind, TABLE, ValueType};
    for row in TABLE.iter().filter(|row| row.sockets().next().is_some()) {
        for (wrong_at, (_, ty, _)) in row.sockets().enumerate() {
            if ty == ValueType::Any {
                continue;
            }
            let right = |ty| match ty {
                ValueType::Number => number(1.0),
                ValueType::Boolean => truth(true),
                ValueType::Colour => swatch(Colour::Red),
                _ => clicked(),
            };
            let given = if ty == ValueType::Number {
                truth(true)
            } else {
                number(1.0)
            };
            for through_variable in [true, false] {
                let wrong = if through_variable {
                    get("m")
                } else {
                    choose(truth(true), given.clone(), given.clone())
                };
                let sockets = row.sockets().enumerate().map(|(index, (_, ty, _))| {
                    if index == wrong_at {
                        wrong.clone()
                    } else {
                        right(ty)
                    }
                });
                let field = match row.field() {
                    None => engine::language::Field::None,
                    Some(engine::language::FieldKind::Variable) => var("x"),
                    Some(kind) => kind.options()[0],
                };
                let bodies = row.args.iter().filter(|arg| arg.kind == ArgKind::Body);
                let bodies = bodies.map(|_| vec![]).collect();
                let tree = Tree::new(row.kind, field, sockets.collect(), bodies);
                let first = set("m", given.clone());
                // *imposta* is 0, its value 1.
                let (tree, number) = match row.value() {
                    Some(_) => (set("k", tree), 3),
                    None => (tree, 2),
                };
                let played = play(floor(&["R"]), &[first, tree]);
                assert_eq!(
                    played.ended,
                    Ended::Error("type", number),
                    "{} {wrong_at}",
                    row.id
                );
            }
        }
    }
    // The conditions of *se*.
    let commands = [set("m", number(1.0)), when(get("m"), vec![mark((8, 0))])];
    assert_eq!(
        play(floor(&["R"]), &commands).ended,
        Ended::Error("type", 2)
    );
}

#[test]
fn equality_needs_two_values_of_one_type() {
    let of_each = || {
        [
            number(0.0),
            truth(false),
            one(Kind::ColourOf, nowhere()),
            nowhere(),
        ]
    };
    for comparison in [Comparison::Eq, Comparison::Ne] {
        for (i, a) in of_each().into_iter().enumerate() {
            for (j, b) in of_each().into_iter().enumerate() {
                if i == j {
                    let equal = Frozen::Boolean(comparison == Comparison::Eq);
                    assert_eq!(value(compare(a.clone(), comparison, b)), equal);
                } else {
                    assert_eq!(
                        error(compare(a.clone(), comparison, b)),
                        Ended::Error("type", 1)
                    );
                }
            }
        }
    }
}

#[test]
fn ordering_needs_two_numbers() {
    use Comparison::{Ge, Gt, Le, Lt};
    for comparison in [Lt, Le, Gt, Ge] {
        for (a, b) in [
            (truth(true), truth(true)),
            (clicked(), clicked()),
            (swatch(Colour::Red), swatch(Colour::Red)),
            (number(1.0), truth(true)),
            (clicked(), number(1.0)),
        ] {
            assert_eq!(error(compare(a, comparison, b)), Ended::Error("type", 1));
        }
    }
    let answers = |a: f64, b: f64| {
        [Lt, Le, Gt, Ge].map(|c| value(compare(number(a), c, number(b))) == vero())
    };
    assert_eq!(answers(1.0, 2.0), [true, true, false, false]);
    assert_eq!(answers(2.0, 2.0), [false, true, false, true]);
    assert_eq!(answers(3.0, 2.0), [false, false, true, true]);
    assert_eq!(answers(-0.0, 0.0), [false, true, false, true]);
    for comparison in [Lt, Le, Gt, Ge] {
        assert_eq!(value(compare(nan(), comparison, number(1.0))), falso());
        assert_eq!(value(compare(number(1.0), comparison, nan())), falso());
    }
}

#[test]
fn equal_cells_colours_and_numbers() {
    let eq = |a, b| compare(a, Comparison::Eq, b);
    let none = || one(Kind::ColourOf, cell(0.0, 0.0));
    table(vec![
        (eq(cell(8.0, 0.0), clicked()), vero()),
        (eq(cell(8.0, 1.0), clicked()), falso()),
        (eq(nowhere(), nowhere()), vero()),
        (eq(nowhere(), clicked()), falso()),
        (eq(none(), one(Kind::ColourOf, nowhere())), vero()),
        (eq(none(), swatch(Colour::Red)), falso()),
        (
            eq(one(Kind::ColourOf, clicked()), swatch(Colour::Red)),
            vero(),
        ),
        (eq(nan(), nan()), falso()),
        (compare(nan(), Comparison::Ne, nan()), vero()),
        (eq(number(-0.0), number(0.0)), vero()),
        (eq(infinity(), infinity()), vero()),
        (eq(truth(false), truth(false)), vero()),
        (compare(truth(false), Comparison::Ne, truth(true)), vero()),
    ]);
}

//! Section 2: values, nowhere and off the wall, order, types, equality.

use super::*;
use engine::colour::Colour;
use engine::language::Kind;
use engine::language::field::{Comparison, Edge, Side};

fn one(kind: Kind, tree: Tree) -> Tree {
    plain(kind, vec![tree])
}

/// Off the wall, to the right of row 3.
fn outside() -> Tree {
    cell(3.0, 9.0)
}

#[test]
fn nowhere_is_given_when_no_cell_fits() {
    for kind in [Kind::ExtremeInfected, Kind::ExtremeEmpty] {
        for &edge in Edge::ALL {
            assert_eq!(value(extreme(kind, edge, vec![])), no_cell());
        }
    }
    table(vec![
        (plain(Kind::AnyInfected, vec![]), no_cell()),
        (plain(Kind::AnyEmpty, vec![]), no_cell()),
        (one(Kind::AnyWithColour, swatch(Colour::Blue)), no_cell()),
        (
            extreme(
                Kind::ExtremeWithColour,
                Edge::Top,
                vec![swatch(Colour::Blue)],
            ),
            no_cell(),
        ),
    ]);
}

#[test]
fn a_command_on_nowhere_has_no_effect() {
    let wall = floor(&["R", ".", "rG", "RR"]);
    for kind in [
        Kind::Remove,
        Kind::LowerBrick,
        Kind::LowerStack,
        Kind::DropBrick,
        Kind::DropStack,
        Kind::InfectArea,
        Kind::InfectStrip,
        Kind::Infect,
        Kind::Cure,
    ] {
        assert_eq!(wall_after(wall, &[one(kind, nowhere())]), wall, "{kind:?}");
    }
    assert_eq!(
        wall_after(wall, &[coloured(Kind::Paint, Colour::Blue, nowhere())]),
        wall
    );
}

#[test]
fn a_question_about_nowhere_is_falso() {
    table(vec![
        (one(Kind::IsEmpty, nowhere()), falso()),
        (one(Kind::IsInfected, nowhere()), falso()),
        (coloured(Kind::HasColour, Colour::Red, nowhere()), falso()),
        (plain(Kind::Connected, vec![nowhere(), nowhere()]), falso()),
        (plain(Kind::Connected, vec![clicked(), nowhere()]), falso()),
        (plain(Kind::Connected, vec![nowhere(), clicked()]), falso()),
    ]);
}

#[test]
fn the_colour_of_nowhere_is_no_colour() {
    assert_eq!(value(one(Kind::ColourOf, nowhere())), Frozen::Colour(None));
}

#[test]
fn the_indices_of_nowhere_are_nan() {
    table(vec![
        (one(Kind::RowOf, nowhere()), num(f64::NAN)),
        (one(Kind::ColumnOf, nowhere()), num(f64::NAN)),
    ]);
}

#[test]
fn a_cell_with_a_nan_index_is_nowhere_again_and_so_is_its_neighbour() {
    table(vec![
        (cell_at(nan(), number(3.0)), no_cell()),
        (cell_at(number(3.0), nan()), no_cell()),
        (cell_at(nan(), nan()), no_cell()),
        (
            cell_at(one(Kind::RowOf, nowhere()), one(Kind::ColumnOf, nowhere())),
            no_cell(),
        ),
    ]);
    for &side in Side::ALL {
        assert_eq!(value(neighbour(side, nowhere())), no_cell());
    }
}

#[test]
fn off_the_wall_can_be_stored_compared_asked_for_its_indices_and_moved() {
    let wall = floor(&["R"]);
    let played = play(
        wall,
        &[
            set("C", outside()),
            set("m", compare(get("C"), Comparison::Eq, cell(3.0, 9.0))),
        ],
    );
    assert_eq!(
        (played.ended, played.values().last()),
        (Ended::Well, Some(&vero()))
    );
    table(vec![
        (outside(), at(3.0, 9.0)),
        (cell(-1.0, 100.0), at(-1.0, 100.0)),
        (one(Kind::RowOf, cell(-1.0, 100.0)), num(-1.0)),
        (one(Kind::ColumnOf, cell(-1.0, 100.0)), num(100.0)),
        (compare(outside(), Comparison::Ne, clicked()), vero()),
        (compare(outside(), Comparison::Eq, nowhere()), falso()),
        (compare(outside(), Comparison::Eq, cell(4.0, 9.0)), falso()),
        (neighbour(Side::RightOf, outside()), at(3.0, 10.0)),
        (neighbour(Side::Above, outside()), at(2.0, 9.0)),
        (neighbour(Side::LeftOf, outside()), at(3.0, 8.0)),
        (neighbour(Side::Below, cell(-1.0, 2.0)), at(0.0, 2.0)),
        (neighbour(Side::Below, clicked()), at(9.0, 0.0)),
        (neighbour(Side::LeftOf, clicked()), at(8.0, -1.0)),
        (
            coloured(
                Kind::HasColour,
                Colour::Red,
                neighbour(Side::Above, neighbour(Side::Below, clicked())),
            ),
            vero(),
        ),
    ]);
}

#[test]
fn anything_else_that_uses_a_cell_off_the_wall_is_an_error() {
    for kind in [
        Kind::RemoveAreaAndDrop,
        Kind::RemoveStripAndDrop,
        Kind::Remove,
        Kind::LowerBrick,
        Kind::LowerStack,
        Kind::DropBrick,
        Kind::DropStack,
        Kind::InfectArea,
        Kind::InfectStrip,
        Kind::Infect,
        Kind::Cure,
    ] {
        let played = play(floor(&["R"]), &[one(kind, outside())]);
        assert_eq!(
            (played.ended, played.steps),
            (Ended::Error("off_wall", 0), 3),
            "{kind:?}"
        );
    }
    let paint = coloured(Kind::Paint, Colour::Blue, outside());
    assert_eq!(
        play(floor(&["R"]), &[paint]).ended,
        Ended::Error("off_wall", 0)
    );
    for tree in [
        one(Kind::IsEmpty, outside()),
        one(Kind::IsInfected, outside()),
        one(Kind::ColourOf, outside()),
        coloured(Kind::HasColour, Colour::Red, outside()),
        plain(Kind::Connected, vec![outside(), nowhere()]),
        plain(Kind::Connected, vec![nowhere(), outside()]),
    ] {
        assert_eq!(error(tree), Ended::Error("off_wall", 1));
    }
}

#[test]
fn a_fractional_or_infinite_index_is_an_error_where_the_cell_is_built() {
    for tree in [
        cell(0.5, 0.0),
        cell(0.0, 7.25),
        cell(f64::INFINITY, 0.0),
        cell(0.0, f64::NEG_INFINITY),
        cell_at(infinity(), number(0.5)),
    ] {
        assert_eq!(error(tree), Ended::Error("bad_index", 1));
    }
    // Not only where it is used.
    assert_eq!(
        error(one(Kind::RowOf, cell(0.5, 0.0))),
        Ended::Error("bad_index", 2)
    );
}

#[test]
fn a_nan_beside_a_fractional_or_infinite_index_makes_nowhere_first() {
    table(vec![
        (cell_at(nan(), number(0.5)), no_cell()),
        (cell_at(number(0.5), nan()), no_cell()),
        (cell_at(infinity(), nan()), no_cell()),
    ]);
}

#[test]
fn huge_whole_indices_are_off_the_wall_and_minus_zero_is_row_zero() {
    table(vec![
        (cell(1e300, 0.0), at(1e300, 0.0)),
        (cell(-0.0, -0.0), at(0.0, 0.0)),
        (one(Kind::RowOf, cell(-0.0, 4.0)), num(0.0)),
        (one(Kind::RowOf, cell(-0.0, 9.0)), num(0.0)),
        (
            compare(cell(-0.0, 4.0), Comparison::Eq, cell(0.0, 4.0)),
            vero(),
        ),
    ]);
}

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
                let bodies = row.args.iter().filter(|arg| arg.what == ArgKind::Body);
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

//! Section 2: cells on the wall, off it, and nowhere.

use super::*;
use engine::colour::Colour;
use engine::language::Kind;
use engine::language::field::{Comparison, Edge, Side};

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

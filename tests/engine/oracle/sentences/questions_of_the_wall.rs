//! Sections 1 and 3: blocks that ask about the wall and give cells of it.

use super::*;
use engine::colour::Colour;
use engine::language::Kind;
use engine::language::field::{Edge, Side};

#[test]
fn extreme_is_the_one_furthest_that_way_and_among_equals_the_first_in_reading_order() {
    let wall = floor(&[".rBr", "r..r", ".rr."]);
    for (edge, infected) in [
        (Edge::Top, at(6.0, 1.0)),
        (Edge::Bottom, at(8.0, 1.0)),
        (Edge::Left, at(7.0, 0.0)),
        (Edge::Right, at(6.0, 3.0)),
    ] {
        assert_eq!(
            value_on(wall, extreme(Kind::ExtremeInfected, edge, vec![])),
            infected
        );
        let red = vec![swatch(Colour::Red)];
        assert_eq!(
            value_on(wall, extreme(Kind::ExtremeWithColour, edge, red)),
            infected
        );
    }
    // Empty: (7, 1), (7, 2), (8, 0), (8, 3).
    for (edge, empty) in [
        (Edge::Top, at(7.0, 1.0)),
        (Edge::Bottom, at(8.0, 0.0)),
        (Edge::Left, at(8.0, 0.0)),
        (Edge::Right, at(8.0, 3.0)),
    ] {
        assert_eq!(
            value_on(wall, extreme(Kind::ExtremeEmpty, edge, vec![])),
            empty
        );
    }
}

#[test]
fn any_is_one_that_fits() {
    let wall = floor(&["RB", "g."]);
    let blue = vec![swatch(Colour::Blue)];
    assert_eq!(value_on(wall, alone(Kind::AnyInfected)), at(8.0, 0.0));
    assert_eq!(value_on(wall, alone(Kind::AnyEmpty)), at(8.0, 1.0));
    assert_eq!(
        value_on(wall, plain(Kind::AnyWithColour, blue)),
        at(7.0, 1.0)
    );
}

#[test]
fn there_is_an_infected_brick_and_there_is_an_empty_cell() {
    for (wall, infected, empty) in [
        (floor(&["R"]), falso(), falso()),
        (floor(&["r"]), vero(), falso()),
        (floor(&["R", "."]), falso(), vero()),
    ] {
        assert_eq!(value_on(wall, alone(Kind::ExistsInfected)), infected);
        assert_eq!(value_on(wall, alone(Kind::ExistsEmpty)), empty);
    }
}

#[test]
fn questions_about_a_brick() {
    let wall = floor(&["rG"]);
    for (tree, expected) in [
        (on(Kind::IsInfected, 8.0, 0.0), vero()),
        (on(Kind::IsInfected, 8.0, 1.0), falso()),
        (on(Kind::IsInfected, 8.0, 2.0), falso()),
        (on(Kind::IsEmpty, 8.0, 0.0), falso()),
        (
            on(Kind::ColourOf, 8.0, 1.0),
            Frozen::Colour(Some(Colour::Green as u8)),
        ),
        (on(Kind::ColourOf, 8.0, 2.0), Frozen::Colour(None)),
        (
            coloured(Kind::HasColour, Colour::Green, cell(8.0, 1.0)),
            vero(),
        ),
        (
            coloured(Kind::HasColour, Colour::Red, cell(8.0, 1.0)),
            falso(),
        ),
        (
            coloured(Kind::HasColour, Colour::Red, cell(8.0, 2.0)),
            falso(),
        ),
    ] {
        assert_eq!(value_on(wall, tree), expected);
    }
}

#[test]
fn a_cell_with_a_brick_of_no_colour_is_nowhere_for_no_brick_has_none() {
    let none = || on(Kind::ColourOf, 0.0, 0.0);
    let wall = floor(&["R", "."]);
    let extreme = extreme(Kind::ExtremeWithColour, Edge::Bottom, vec![none()]);
    assert_eq!(value_on(wall, extreme), no_cell());
    assert_eq!(
        value_on(wall, plain(Kind::AnyWithColour, vec![none()])),
        no_cell()
    );
}

#[test]
fn connected_bricks_are_of_one_colour_and_joined_by_a_path_of_it() {
    let wall = floor(&["RR.", "GRB", "RRR"]);
    let joined = |a: (f64, f64), b: (f64, f64)| {
        value_on(
            wall,
            plain(Kind::Connected, vec![cell(a.0, a.1), cell(b.0, b.1)]),
        )
    };
    assert_eq!(joined((6.0, 0.0), (8.0, 2.0)), vero());
    assert_eq!(joined((6.0, 0.0), (7.0, 0.0)), falso());
    // Every brick to itself, also one without area; a cell without brick to nothing.
    assert_eq!(joined((7.0, 0.0), (7.0, 0.0)), vero());
    assert_eq!(joined((6.0, 2.0), (6.0, 2.0)), falso());
    assert_eq!(joined((6.0, 0.0), (6.0, 2.0)), falso());
    let apart = floor(&["RGR"]);
    let tree = plain(Kind::Connected, vec![cell(8.0, 0.0), cell(8.0, 2.0)]);
    assert_eq!(value_on(apart, tree), falso());
}

#[test]
fn the_clicked_cell_its_neighbours_and_indices() {
    let wall = floor(&["RRR", "RRR"]);
    let from = Start {
        click: (7, 1),
        ..start(wall)
    };
    let ask = |tree: Tree| {
        *play_from(from, &[set("m", tree)])
            .values()
            .last()
            .expect("a value")
    };
    assert_eq!(ask(clicked()), at(7.0, 1.0));
    assert_eq!(ask(plain(Kind::RowOf, vec![clicked()])), num(7.0));
    assert_eq!(ask(plain(Kind::ColumnOf, vec![clicked()])), num(1.0));
    assert_eq!(ask(neighbour(Side::Above, clicked())), at(6.0, 1.0));
    assert_eq!(ask(neighbour(Side::Below, clicked())), at(8.0, 1.0));
    assert_eq!(ask(neighbour(Side::LeftOf, clicked())), at(7.0, 0.0));
    assert_eq!(ask(neighbour(Side::RightOf, clicked())), at(7.0, 2.0));
    // The clicked cell stays the same whatever becomes of its brick.
    let commands = [
        alone(Kind::CureAll),
        plain(Kind::Remove, vec![clicked()]),
        set("m", clicked()),
    ];
    assert_eq!(
        play_from(from, &commands).values().last(),
        Some(&at(7.0, 1.0))
    );
}

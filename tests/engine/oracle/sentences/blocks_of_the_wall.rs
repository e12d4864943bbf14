//! Sections 1 and 3: cells and bricks, and what the blocks of the wall do.

use super::*;
use engine::colour::Colour;
use engine::language::Kind;
use engine::language::field::{Comparison, Edge, Side};
use engine::language::kind::{Literal, TABLE};

fn on(kind: Kind, row: f64, column: f64) -> Tree {
    plain(kind, vec![cell(row, column)])
}

fn alone(kind: Kind) -> Tree {
    plain(kind, vec![])
}

#[test]
fn infection_moves_with_the_brick_and_goes_with_it() {
    let fall = |commands: &[Tree]| wall_after(column("rG.B."), commands);
    assert_eq!(fall(&[alone(Kind::DropAll)]), column("rGB"));
    assert_eq!(fall(&[on(Kind::LowerStack, 5.0, 0.0)]), column(".rGB."));
    assert_eq!(fall(&[on(Kind::Remove, 4.0, 0.0)]), column(".G.B."));
    // A brick that comes into the cell is not infected.
    let commands = [on(Kind::Remove, 8.0, 0.0), alone(Kind::DropAll)];
    assert_eq!(wall_after(column("Rg"), &commands), column("R"));
}

#[test]
fn a_cell_without_brick_is_empty_if_a_brick_is_above_in_its_column_and_black_otherwise() {
    let wall = column("..R.G..");
    for (row, expected) in [
        (0.0, falso()),
        (3.0, falso()),
        (4.0, falso()),
        (5.0, vero()),
        (6.0, falso()),
        (7.0, vero()),
        (8.0, vero()),
    ] {
        assert_eq!(value_on(wall, on(Kind::IsEmpty, row, 0.0)), expected);
    }
    // Not by bricks beside.
    assert_eq!(value_on(wall, on(Kind::IsEmpty, 7.0, 1.0)), falso());
}

#[test]
fn an_area_is_all_of_one_colour_joined_by_sides_if_there_is_a_neighbour() {
    let wall = floor(&["RG.R", "RRGR", "GRRG"]);
    let infected = wall_after(wall, &[on(Kind::InfectArea, 6.0, 0.0)]);
    assert_eq!(infected, floor(&["rG.R", "rrGR", "GrrG"]));
    // No way over corners.
    let alone = wall_after(wall, &[on(Kind::InfectArea, 8.0, 0.0)]);
    assert_eq!(alone, wall);
}

#[test]
fn a_strip_goes_through_the_cells_above_and_below_only() {
    let wall = floor(&["RR", "R.", "RR", "G.", "R."]);
    let infected = wall_after(wall, &[on(Kind::InfectStrip, 5.0, 0.0)]);
    assert_eq!(infected, floor(&["rR", "r.", "rR", "G.", "R."]));
    // A neighbour beside makes no strip.
    let wall = floor(&["RR"]);
    assert_eq!(wall_after(wall, &[on(Kind::InfectStrip, 8.0, 0.0)]), wall);
}

#[test]
fn remove_area_and_drop_removes_the_area_and_drops_everything() {
    let wall = floor(&["B..", "RRG", "GR.", "B.Y"]);
    let after = wall_after(wall, &[on(Kind::RemoveAreaAndDrop, 6.0, 0.0)]);
    assert_eq!(after, floor(&["B..", "G.G", "B.Y"]));
    let after = wall_after(
        floor(&["RR", "RG"]),
        &[on(Kind::RemoveStripAndDrop, 7.0, 0.0)],
    );
    assert_eq!(after, floor(&[".R", ".G"]));
}

#[test]
fn the_two_remove_and_drop_blocks_drop_everything_also_without_area_without_brick_and_for_nowhere()
{
    let wall = floor(&["B", ".", "RG", "R."]);
    let dropped = floor(&["B.", "R.", "RG"]);
    for kind in [Kind::RemoveAreaAndDrop, Kind::RemoveStripAndDrop] {
        for cell in [cell(5.0, 0.0), cell(6.0, 0.0), cell(0.0, 5.0), nowhere()] {
            assert_eq!(wall_after(wall, &[plain(kind, vec![cell])]), dropped);
        }
        let off_wall = play(wall, &[on(kind, 9.0, 0.0)]);
        assert_eq!(
            (off_wall.ended, off_wall.wall),
            (Ended::Error("off_wall", 0), wall)
        );
    }
}

#[test]
fn a_command_on_a_cell_without_brick_has_no_effect() {
    let wall = floor(&["R", ".", "rG"]);
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
        // Empty and black.
        for (row, column) in [(7.0, 0.0), (0.0, 0.0), (8.0, 5.0)] {
            assert_eq!(wall_after(wall, &[on(kind, row, column)]), wall, "{kind:?}");
        }
    }
    assert_eq!(
        wall_after(wall, &[coloured(Kind::Paint, Colour::Blue, cell(7.0, 0.0))]),
        wall
    );
}

#[test]
fn drop_all_and_compact_close_the_holes_of_all_columns_and_of_one() {
    let wall = floor(&["R.G", "..g", "B..", "..Y"]);
    assert_eq!(
        wall_after(wall, &[alone(Kind::DropAll)]),
        floor(&["..G", "R.g", "B.Y"])
    );
    let compact = |index| plain(Kind::CompactColumn, vec![number(index)]);
    assert_eq!(
        wall_after(wall, &[compact(2.0)]),
        floor(&["R..", "..G", "B.g", "..Y"])
    );
    assert_eq!(wall_after(wall, &[compact(1.0)]), wall);
}

#[test]
fn remove_infected_infect_cure_and_paint() {
    let wall = floor(&["rG", "Rg"]);
    assert_eq!(
        wall_after(wall, &[alone(Kind::RemoveInfected)]),
        floor(&[".G", "R."])
    );
    assert_eq!(
        wall_after(wall, &[alone(Kind::CureAll)]),
        floor(&["RG", "RG"])
    );
    assert_eq!(
        wall_after(wall, &[on(Kind::Infect, 8.0, 0.0)]),
        floor(&["rG", "rg"])
    );
    assert_eq!(wall_after(wall, &[on(Kind::Infect, 7.0, 0.0)]), wall);
    assert_eq!(
        wall_after(wall, &[on(Kind::Cure, 7.0, 0.0)]),
        floor(&["RG", "Rg"])
    );
    let painted = coloured(Kind::Paint, Colour::Yellow, cell(7.0, 0.0));
    assert_eq!(wall_after(wall, &[painted]), floor(&["yG", "Rg"]));
    assert_eq!(
        wall_after(wall, &[on(Kind::Remove, 7.0, 0.0)]),
        floor(&[".G", "Rg"])
    );
}

#[test]
fn scendere_is_one_cell_and_cadere_as_far_as_it_goes() {
    let wall = column("R...");
    assert_eq!(
        wall_after(wall, &[on(Kind::LowerBrick, 5.0, 0.0)]),
        column("R..")
    );
    assert_eq!(
        wall_after(wall, &[on(Kind::LowerStack, 5.0, 0.0)]),
        column("R..")
    );
    assert_eq!(
        wall_after(wall, &[on(Kind::DropBrick, 5.0, 0.0)]),
        column("R")
    );
    assert_eq!(
        wall_after(wall, &[on(Kind::DropStack, 5.0, 0.0)]),
        column("R")
    );
}

#[test]
fn both_only_if_the_cell_below_holds_no_brick_and_is_on_the_wall() {
    for kind in [
        Kind::LowerBrick,
        Kind::LowerStack,
        Kind::DropBrick,
        Kind::DropStack,
    ] {
        let wall = column("RG.B");
        assert_eq!(wall_after(wall, &[on(kind, 5.0, 0.0)]), wall, "{kind:?}");
        assert_eq!(wall_after(wall, &[on(kind, 8.0, 0.0)]), wall, "{kind:?}");
    }
    // It falls onto the brick below.
    assert_eq!(
        wall_after(column("R..G."), &[on(Kind::DropBrick, 4.0, 0.0)]),
        column("RG.")
    );
}

#[test]
fn a_brick_alone_leaves_what_stands_on_it() {
    assert_eq!(
        wall_after(column("RG.."), &[on(Kind::LowerBrick, 6.0, 0.0)]),
        column("R.G.")
    );
    assert_eq!(
        wall_after(column("RG.."), &[on(Kind::DropBrick, 6.0, 0.0)]),
        column("R..G")
    );
}

#[test]
fn a_pile_is_the_unbroken_run_of_bricks_from_its_base_upwards_and_moves_as_one() {
    let wall = column("B.RG..");
    assert_eq!(
        wall_after(wall, &[on(Kind::LowerStack, 6.0, 0.0)]),
        column("B..RG.")
    );
    assert_eq!(
        wall_after(wall, &[on(Kind::DropStack, 6.0, 0.0)]),
        column("B...RG")
    );
    // A base in the middle of a pile cannot fall, and one above takes only what is above it.
    assert_eq!(wall_after(wall, &[on(Kind::DropStack, 5.0, 0.0)]), wall);
    assert_eq!(
        wall_after(wall, &[on(Kind::DropStack, 3.0, 0.0)]),
        column("BRG..")
    );
}

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

#[test]
fn default_values_are_those_of_the_table() {
    let expected: &[(Kind, &[f64])] = &[
        (Kind::Repeat, &[10.0]),
        (Kind::Count, &[1.0, 10.0, 1.0]),
        (Kind::CellAt, &[0.0, 0.0]),
        (Kind::CompactColumn, &[0.0]),
        (Kind::Arithmetic, &[1.0, 1.0]),
        (Kind::Remainder, &[64.0, 10.0]),
        (Kind::Constrain, &[50.0, 1.0, 100.0]),
        (Kind::RandomInt, &[1.0, 100.0]),
        (Kind::Atan2, &[1.0, 1.0]),
        (Kind::DivisibleBy, &[1.0, 2.0]),
        (Kind::Change, &[1.0]),
        (Kind::Math, &[0.0]),
        (Kind::Trig, &[0.0]),
        (Kind::Is, &[0.0]),
        (Kind::Round, &[0.0]),
    ];
    for row in TABLE {
        let numbers: Vec<f64> = row
            .sockets()
            .filter_map(|(_, _, default)| match default {
                Some(Literal::Number(x)) => Some(x),
                _ => None,
            })
            .collect();
        let listed = expected.iter().find(|(kind, _)| *kind == row.kind);
        assert_eq!(
            numbers,
            listed.map_or(&[] as &[f64], |(_, numbers)| numbers),
            "{}",
            row.id
        );
    }
    for kind in [Kind::ExtremeWithColour, Kind::AnyWithColour] {
        let (_, _, default) = kind.row().sockets().next().expect("a colour");
        assert_eq!(default, Some(Literal::Colour(Colour::Red)));
    }
}

// *per ogni casella*.

#[test]
fn for_each_lists_a_round_in_reading_order_and_sets_the_variable_to_each() {
    let played = play(
        floor(&[".r", "r.r"]),
        &[for_each("C", vec![set("m", get("C"))])],
    );
    assert_eq!(played.values(), [at(7.0, 1.0), at(8.0, 0.0), at(8.0, 2.0)]);
}

#[test]
fn bricks_infected_meanwhile_come_in_the_next_round() {
    // The first turn infects (8, 0), which lies later in reading order than (7, 2).
    let body = vec![set("m", get("C")), mark((7, 0)), mark((8, 0))];
    let played = play(floor(&["R.r", "R.r"]), &[for_each("C", body)]);
    let cells: Vec<Frozen> = played
        .values()
        .into_iter()
        .filter(|v| matches!(v, Frozen::Cell(_)))
        .collect();
    let visits: Vec<Frozen> = cells.chunks(3).map(|turn| turn[0]).collect();
    assert_eq!(
        visits,
        [at(7.0, 2.0), at(8.0, 2.0), at(7.0, 0.0), at(8.0, 0.0)]
    );
}

#[test]
fn a_listed_cell_whose_turn_comes_uninfected_has_no_turn_and_counts_as_visited() {
    // (8, 0) cures (8, 1) before its turn; (8, 2) infects it again: it was visited.
    let body = vec![
        set("m", get("C")),
        when(
            compare(get("C"), Comparison::Eq, clicked()),
            vec![plain(Kind::Cure, vec![neighbour(Side::RightOf, clicked())])],
        ),
        when(
            compare(get("C"), Comparison::Eq, cell(8.0, 2.0)),
            vec![mark((8, 1))],
        ),
        set("x", plain(Kind::ColumnOf, vec![get("m")])),
    ];
    let played = play(floor(&["rrr"]), &[for_each("C", body)]);
    assert_eq!(played.ended, Ended::Well);
    assert_eq!(played.wall, floor(&["rrr"]));
    let columns: Vec<Frozen> = played
        .values()
        .windows(2)
        .filter(|pair| matches!((pair[0], pair[1]), (Frozen::Cell(_), Frozen::Number(_))))
        .map(|pair| pair[1])
        .filter(|column| [0.0, 1.0, 2.0].map(num).contains(column))
        .collect();
    assert_eq!(columns, [num(0.0), num(2.0)]);
}

#[test]
fn for_each_visits_by_cell_not_by_brick() {
    // The infected brick falls onto cells that were visited: no more turns for it there.
    let body = vec![
        plain(Kind::LowerBrick, vec![get("C")]),
        change("x", number(1.0)),
    ];
    let commands = [for_each("C", body), set("m", get("x"))];
    let played = play(column("r..."), &commands);
    // From 5 to 8: each cell is new, four turns.
    assert_eq!(played.values().last(), Some(&num(4.0)));
    // Two bricks: the upper one falls into the cell of the lower one, which was visited.
    let body = vec![
        plain(Kind::Remove, vec![cell(8.0, 0.0)]),
        plain(Kind::DropAll, vec![]),
        change("x", number(1.0)),
    ];
    let played = play(column("rr"), &[for_each("C", body), set("m", get("x"))]);
    // (7, 0) has a turn; its brick falls to (8, 0), listed and infected: a turn; it goes.
    assert_eq!(played.values().last(), Some(&num(2.0)));
}

#[test]
fn changing_the_variable_in_the_body_does_not_steer_for_each() {
    let body = vec![set("m", get("C")), set("C", number(3.0))];
    let played = play(floor(&["rr"]), &[for_each("C", body)]);
    assert_eq!(
        played.values(),
        [at(8.0, 0.0), num(3.0), at(8.0, 1.0), num(3.0)]
    );
}

#[test]
fn after_for_each_the_variable_keeps_the_last_cell() {
    let played = play(floor(&["rr"]), &[for_each("C", vec![]), set("m", get("C"))]);
    assert_eq!(played.values(), [at(8.0, 1.0)]);
}

#[test]
fn for_each_without_any_turn_leaves_the_variable_untouched() {
    let commands = [
        set("C", number(5.0)),
        for_each("C", vec![]),
        set("m", get("C")),
    ];
    assert_eq!(
        play(floor(&["R"]), &commands).values().last(),
        Some(&num(5.0))
    );
    let commands = [for_each("C", vec![]), set("m", get("C"))];
    assert_eq!(
        play(floor(&["R"]), &commands).ended,
        Ended::Error("unset_variable", 2)
    );
}

#[test]
fn for_each_ends_when_a_round_is_empty() {
    let played = play(floor(&["R"]), &[for_each("C", vec![])]);
    assert_eq!((played.ended, played.steps), (Ended::Well, 1));
    // All cured before their turn: another round is listed, and empty.
    let body = vec![alone(Kind::CureAll)];
    let played = play(floor(&["rrr"]), &[for_each("C", body)]);
    assert_eq!((played.ended, played.steps), (Ended::Well, 3));
}

#[test]
fn esce_and_prosegui_act_in_for_each() {
    let body = vec![plain(Kind::Cure, vec![get("C")]), alone(Kind::Break)];
    assert_eq!(
        wall_after(floor(&["rrr"]), &[for_each("C", body)]),
        floor(&["Rrr"])
    );
    let body = vec![
        plain(Kind::Cure, vec![get("C")]),
        alone(Kind::Continue),
        plain(Kind::Remove, vec![get("C")]),
    ];
    assert_eq!(
        wall_after(floor(&["rrr"]), &[for_each("C", body)]),
        floor(&["RRR"])
    );
}

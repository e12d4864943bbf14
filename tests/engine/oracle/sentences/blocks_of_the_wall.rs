//! Sections 1 and 3: cells and bricks, and what commands do to them.

use super::*;
use engine::colour::Colour;
use engine::language::Kind;
use engine::language::kind::{Literal, TABLE};

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

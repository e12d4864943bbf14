//! Sections 1 and 3: cells and bricks, what commands do to them, and blocks that ask about them.

use super::*;
use engine::language::Kind;
use engine::language::kind::{Literal, TABLE};

#[test]
fn infection_moves_with_the_brick_and_goes_with_it() {
    check_walls(
        "
        DropAll => |rG.B. => |rGB
        LowerStack(@5,0) => |rG.B. => |.rGB.
        Remove(@4,0) => |rG.B. => |.G.B.
        // A brick that comes into the cell is not infected.
        Remove(@8,0), DropAll => |Rg => |R
        ",
    );
}

#[test]
fn a_cell_without_brick_is_empty_if_a_brick_is_above_in_its_column_and_black_otherwise() {
    check_values_on(
        "|..R.G..",
        "
        IsEmpty(@0,0) => false
        IsEmpty(@3,0) => false
        IsEmpty(@4,0) => false
        IsEmpty(@5,0) => true
        IsEmpty(@6,0) => false
        IsEmpty(@8,0) => true
        // Not by bricks beside.
        IsEmpty(@7,1) => false
        ",
    );
}

#[test]
fn areas_are_joined_by_sides_and_strips_by_the_cells_above_and_below() {
    check_walls(
        "
        InfectArea(@6,0) => RG.R/RRGR/GRRG => rG.R/rrGR/GrrG
        // No way over corners.
        InfectArea(@8,0) => RG.R/RRGR/GRRG => RG.R/RRGR/GRRG
        InfectStrip(@5,0) => RR/R./RR/G./R. => rR/r./rR/G./R.
        // A neighbour beside makes no strip.
        InfectStrip(@8,0) => RR => RR
        RemoveAreaAndDrop(@6,0) => B../RRG/GR./B.Y => B../G.G/B.Y
        RemoveStripAndDrop(@7,0) => RR/RG => .R/.G
        ",
    );
}

#[test]
fn the_two_remove_and_drop_blocks_drop_everything_also_without_anything_to_remove() {
    for kind in ["RemoveAreaAndDrop", "RemoveStripAndDrop"] {
        for cell in ["@5,0", "@6,0", "@0,5", "NOWHERE"] {
            let commands = format!("{kind}({cell})");
            check_walls(&format!("{commands} => B/./RG/R. => B./R./RG"));
        }
        let played = play("B/./RG/R.", &format!("{kind}(@9,0)"));
        assert_eq!(played.end, "error off_wall 0");
        assert_eq!(played.wall, wall("B/./RG/R."));
    }
}

#[test]
fn a_command_on_a_cell_without_brick_or_on_nowhere_has_no_effect() {
    for cell in ["@7,0", "@0,0", "@8,5", "NOWHERE"] {
        for kind in ON_A_CELL {
            let commands = format!("{kind}({cell})");
            check_walls(&format!("{commands} => R/./rG => R/./rG"));
        }
        let paint = format!("Paint(colour: Blue, cell: {cell})");
        check_walls(&format!("{paint} => R/./rG => R/./rG"));
    }
}

#[test]
fn each_command_does_what_it_says() {
    check_walls(
        "
        DropAll => R.G/..g/B../..Y => ..G/R.g/B.Y
        CompactColumn(#2) => R.G/..g/B../..Y => R../..G/B.g/..Y
        CompactColumn(#1) => R.G/..g/B../..Y => R.G/..g/B../..Y
        CompactColumn(#-0) => |R.B => |RB
        CompactColumn(NAN) => |R.B => |R.B
        RemoveInfected => rG/Rg => .G/R.
        CureAll => rG/Rg => RG/RG
        Infect(@8,0) => rG/Rg => rG/rg
        Infect(@7,0) => rG/Rg => rG/Rg
        Cure(@7,0) => rG/Rg => RG/Rg
        Paint(colour: Yellow, cell: @7,0) => rG/Rg => yG/Rg
        Remove(@7,0) => rG/Rg => .G/Rg
        ",
    );
    for index in ["-1", "9", "0.5", "8.5", "inf", "-inf", "1e300"] {
        let commands = format!("CompactColumn(#{index})");
        check_ends(&format!("{commands} => error bad_index 0"));
    }
}

#[test]
fn lowering_is_one_cell_and_falling_as_far_as_it_goes() {
    check_walls(
        "
        LowerBrick(@5,0) => |R... => |R..
        LowerStack(@5,0) => |R... => |R..
        DropBrick(@5,0) => |R... => |R
        DropStack(@5,0) => |R... => |R
        // It falls onto the brick below.
        DropBrick(@4,0) => |R..G. => |RG.
        // A brick alone leaves what stands on it.
        LowerBrick(@6,0) => |RG.. => |R.G.
        DropBrick(@6,0) => |RG.. => |R..G
        // A pile is the unbroken run of bricks from its base upwards.
        LowerStack(@6,0) => |B.RG.. => |B..RG.
        DropStack(@6,0) => |B.RG.. => |B...RG
        DropStack(@5,0) => |B.RG.. => |B.RG..
        DropStack(@3,0) => |B.RG.. => |BRG..
        ",
    );
    // Only if the cell below holds no brick and is on the wall.
    for kind in ["LowerBrick", "LowerStack", "DropBrick", "DropStack"] {
        for cell in ["@5,0", "@8,0"] {
            check_walls(&format!("{kind}({cell}) => |RG.B => |RG.B"));
        }
    }
}

#[test]
fn an_extreme_is_the_one_furthest_that_way_and_among_equals_the_first_in_reading_order() {
    for (edge, infected, empty) in [
        ("Top", "(6, 1)", "(7, 1)"),
        ("Bottom", "(8, 1)", "(8, 0)"),
        ("Left", "(7, 0)", "(8, 0)"),
        ("Right", "(6, 3)", "(8, 3)"),
    ] {
        let coloured = format!("ExtremeWithColour(side: {edge}, colour: Swatch(Red))");
        check_values_on(
            ".rBr/r..r/.rr.",
            &format!(
                "
            ExtremeInfected({edge}) => {infected}
            {coloured} => {infected}
            ExtremeEmpty({edge}) => {empty}
            "
            ),
        );
    }
}

#[test]
fn questions_of_the_wall() {
    check_values_on(
        "RB/g.",
        "
        AnyInfected => (8, 0)
        AnyEmpty => (8, 1)
        AnyWithColour(Swatch(Blue)) => (7, 1)
        ExistsInfected => true
        ExistsEmpty => true
        IsInfected(@8,0) => true
        IsInfected(@7,0) => false
        IsInfected(@8,2) => false
        ColourOf(@8,0) => Green
        ColourOf(@8,2) => no colour
        HasColour(cell: @8,0, colour: Green) => true
        HasColour(cell: @8,0, colour: Red) => false
        HasColour(cell: @8,2, colour: Red) => false
        // A cell without brick has no colour, and is none with it.
        AnyWithColour(ColourOf(@0,0)) => nowhere
        ExtremeWithColour(side: Top, colour: ColourOf(@0,0)) => nowhere
        ",
    );
    check_values(
        "
        ExistsInfected => false
        ExistsEmpty => false
        ",
    );
}

#[test]
fn connected_bricks_are_of_one_colour_and_joined_by_a_path_of_it() {
    check_values_on(
        "RR./GRB/RRR",
        "
        Connected(@6,0, @8,2) => true
        Connected(@6,0, @7,0) => false
        // Every brick to itself, also one without area; a cell without brick to nothing.
        Connected(@7,0, @7,0) => true
        Connected(@6,2, @6,2) => false
        Connected(@6,0, @6,2) => false
        ",
    );
    check_values_on("RGR", "Connected(@8,0, @8,2) => false");
}

#[test]
fn the_clicked_cell_stays_the_same_whatever_becomes_of_its_brick() {
    let from = Start {
        click: (7, 1),
        ..start("RRR/RRR")
    };
    for (block, expected) in [
        ("Clicked", "(7, 1)"),
        ("RowOf(Clicked)", "7"),
        ("ColumnOf(Clicked)", "1"),
        ("Neighbour(side: Above, cell: Clicked)", "(6, 1)"),
        ("Neighbour(side: Below, cell: Clicked)", "(8, 1)"),
        ("Neighbour(side: LeftOf, cell: Clicked)", "(7, 0)"),
        ("Neighbour(side: RightOf, cell: Clicked)", "(7, 2)"),
    ] {
        let commands = format!("Remove(Clicked), Set(var: 'm', to: {block})");
        let played = play_from(from, program(&commands));
        assert_eq!(played.values.last().unwrap(), expected, "{block}");
    }
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
        let mut numbers = Vec::new();
        for (_, _, default) in row.sockets() {
            match default {
                Some(Literal::Number(x)) => numbers.push(x),
                Some(Literal::Colour(colour)) => assert_eq!(colour, engine::colour::Colour::Red),
                None => {}
            }
        }
        let listed = expected.iter().find(|(kind, _)| *kind == row.kind);
        assert_eq!(
            numbers,
            listed.map_or(&[][..], |(_, numbers)| numbers),
            "{}",
            row.id
        );
    }
}

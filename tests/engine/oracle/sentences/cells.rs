//! Section 2: cells on the wall, off it, and nowhere.

use super::*;

#[test]
fn nowhere_is_given_when_no_cell_fits() {
    for edge in ["Top", "Bottom", "Left", "Right"] {
        check_values(&format!(
            "
            ExtremeInfected({edge}) => nowhere
            ExtremeEmpty({edge}) => nowhere
            ExtremeWithColour(side: {edge}, colour: Swatch(Blue)) => nowhere
            "
        ));
    }
    check_values(
        "
        AnyInfected => nowhere
        AnyEmpty => nowhere
        AnyWithColour(Swatch(Blue)) => nowhere
        ",
    );
}

#[test]
fn what_nowhere_answers() {
    check_values(
        "
        IsEmpty(NOWHERE) => false
        IsInfected(NOWHERE) => false
        HasColour(cell: NOWHERE, colour: Red) => false
        Connected(NOWHERE, NOWHERE) => false
        Connected(Clicked, NOWHERE) => false
        Connected(NOWHERE, Clicked) => false
        ColourOf(NOWHERE) => no colour
        RowOf(NOWHERE) => NaN
        ColumnOf(NOWHERE) => NaN
        Neighbour(side: Above, cell: NOWHERE) => nowhere
        Neighbour(side: RightOf, cell: NOWHERE) => nowhere
        CellAt(row: NAN, column: #3) => nowhere
        CellAt(row: #3, column: NAN) => nowhere
        // NaN counts before a fractional or infinite index.
        CellAt(row: NAN, column: #0.5) => nowhere
        CellAt(row: #0.5, column: NAN) => nowhere
        CellAt(row: INF, column: NAN) => nowhere
        ",
    );
}

#[test]
fn off_the_wall_can_be_stored_compared_asked_for_its_indices_and_moved() {
    let huge = format!("({}, 0)", 1e300);
    check_values(&format!(
        "
        @3,9 => (3, 9)
        @-1,100 => (-1, 100)
        RowOf(@-1,100) => -1
        ColumnOf(@-1,100) => 100
        Compare(@3,9, Ne, Clicked) => true
        Compare(@3,9, Eq, NOWHERE) => false
        Compare(@3,9, Eq, @4,9) => false
        Neighbour(side: RightOf, cell: @3,9) => (3, 10)
        Neighbour(side: Above, cell: @3,9) => (2, 9)
        Neighbour(side: LeftOf, cell: @3,9) => (3, 8)
        Neighbour(side: Below, cell: @-1,2) => (0, 2)
        Neighbour(side: Below, cell: Clicked) => (9, 0)
        Neighbour(side: LeftOf, cell: Clicked) => (8, -1)
        ColourOf(Neighbour(side: Above, cell: Neighbour(side: Below, cell: Clicked))) => Red
        // Huge indices are whole; −0 is row 0.
        @1e300,0 => {huge}
        @-0,-0 => (0, 0)
        RowOf(@-0,4) => 0
        RowOf(@-0,9) => 0
        Compare(@-0,4, Eq, @0,4) => true
        "
    ));
    check_last_values("Set(var: 'C', to: @3,9), Set(var: 'm', to: Compare($C, Eq, @3,9)) => true");
}

#[test]
fn anything_else_that_uses_a_cell_off_the_wall_is_an_error() {
    for kind in ON_A_CELL {
        let played = play("R", &format!("{kind}(@3,9)"));
        assert_eq!(
            (&*played.end, played.steps),
            ("error off_wall 0", 3),
            "{kind}"
        );
    }
    check_ends(
        "
        Paint(colour: Blue, cell: @3,9) => error off_wall 0
        Set(var: 'm', to: IsEmpty(@3,9)) => error off_wall 1
        Set(var: 'm', to: IsInfected(@3,9)) => error off_wall 1
        Set(var: 'm', to: ColourOf(@3,9)) => error off_wall 1
        Set(var: 'm', to: HasColour(cell: @3,9, colour: Red)) => error off_wall 1
        Set(var: 'm', to: Connected(@3,9, NOWHERE)) => error off_wall 1
        Set(var: 'm', to: Connected(NOWHERE, @3,9)) => error off_wall 1
        ",
    );
}

#[test]
fn a_fractional_or_infinite_index_is_an_error_where_the_cell_is_built() {
    check_ends(
        "
        Set(var: 'm', to: @0.5,0) => error bad_index 1
        Set(var: 'm', to: @0,7.25) => error bad_index 1
        Set(var: 'm', to: @inf,0) => error bad_index 1
        Set(var: 'm', to: @0,-inf) => error bad_index 1
        Set(var: 'm', to: RowOf(@0.5,0)) => error bad_index 2
        ",
    );
}

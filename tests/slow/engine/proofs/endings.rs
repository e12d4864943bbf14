//! Loops that end when a turn has done nothing, and removals with falls in between: each right program beside some that
//! break one condition of the rule, which must not be proved.

use super::{a_part, is_proved, tried};
use crate::judge::support::blocks;
use engine::proof::symbolic::Limit;
use engine::run::rules::Rules;
use rayon::prelude::*;

const CELL: &str = "CellAt(row: Get(\"r\"), column: Get(\"c\"))";
const OFF: &str = "Set(var: \"k\", to: False)";

/// A program for the game of areas, and whether it is right.
type Row = (bool, String);

fn check(rows: Vec<Row>) {
    rows.into_par_iter().for_each(|(right, commands)| {
        let program = blocks(&commands, "\"r\", \"c\", \"k\", \"m\", \"n\", \"C\"");
        let rules = Rules::of_program(&program);
        let limit = if right { Limit::default() } else { a_part(4) };
        let proof = tried(&program, &rules, limit, None).proof;
        assert_eq!(is_proved(&proof), right, "{proof:?}: {commands}");
    });
}

/// A sweep from infected bricks to their neighbours: what is done with each that has their colour.
fn sweep(infection: &str) -> String {
    let sides = [
        ("Above", "r", "Gt", 0),
        ("Below", "r", "Lt", 8),
        ("LeftOf", "c", "Gt", 0),
        ("RightOf", "c", "Lt", 8),
    ];
    let near = sides.map(|(side, place, than, border)| {
        let other = format!("Neighbour(side: {side}, cell: {CELL})");
        let infection = infection.replace("OTHER", &other);
        format!(
            "If(branches: [(when: Logic(Logic(Compare(Get(\"{place}\"), {than}, Number({border})), And, IsInfected({CELL})), And, Compare(ColourOf({CELL}), Eq, ColourOf({other}))), then: [{infection}])])"
        )
    });
    let near = near.join(", ");
    format!(
        "Count(var: \"r\", from: Number(0), to: Number(8), by: Number(1), body: [Count(var: \"c\", from: Number(0), to: Number(8), by: Number(1), body: [{near}])])"
    )
}

#[test]
fn sweeps_until_nothing_is_found() {
    let note = |note: &str| {
        sweep(&format!(
            "If(branches: [(when: Not(IsInfected(OTHER)), then: [Infect(OTHER), {note}])])"
        ))
    };
    let on = "Set(var: \"k\", to: True)";
    let found = note(on);
    let all = sweep("Infect(OTHER)");
    let stop = "If(branches: [(when: Not(Get(\"k\")), then: [Break])])";
    let count = "Set(var: \"n\", to: Number(0)), ForEachInfected(var: \"C\", body: [Change(var: \"n\", by: Number(1))])";
    let kept = "Set(var: \"m\", to: Get(\"n\"))";
    let end = format!(
        "{count}, If(branches: [(when: Compare(Get(\"n\"), Eq, Number(1)), then: [CureAll])], otherwise: [RemoveInfected]), DropAll"
    );
    let repeat =
        |body: &str| format!("Infect(Clicked), Repeat(times: Number(81), body: [{body}]), {end}");
    let until = |body: &str| {
        format!(
            "Infect(Clicked), Set(var: \"m\", to: Number(0)), Set(var: \"n\", to: Number(1)), Until(when: Compare(Get(\"m\"), Eq, Get(\"n\")), body: [{body}]), {end}"
        )
    };
    let flag = |start: &str, body: &str| {
        format!(
            "Infect(Clicked), Set(var: \"k\", to: {start}), While(when: Get(\"k\"), body: [{body}]), {end}"
        )
    };
    check(vec![
        (true, repeat(&format!("{OFF}, {found}, {stop}"))),
        // It looks before it sweeps; it stops when something was found; the last neighbour speaks for all.
        (false, repeat(&format!("{OFF}, {stop}, {found}"))),
        (
            false,
            repeat(&format!(
                "{OFF}, {found}, If(branches: [(when: Get(\"k\"), then: [Break])])"
            )),
        ),
        (
            false,
            repeat(&format!("{}, {stop}", note(&format!("{on}, {OFF}")))),
        ),
        (true, flag("True", &format!("{OFF}, {found}"))),
        // No turn at all; only what is found at the top is noted.
        (false, flag("False", &format!("{OFF}, {found}"))),
        (
            false,
            flag(
                "True",
                &format!(
                    "{OFF}, {}",
                    note(&format!(
                        "If(branches: [(when: Compare(Get(\"r\"), Eq, Number(0)), then: [{on}])])"
                    ))
                ),
            ),
        ),
        (true, until(&format!("{kept}, {all}, {count}"))),
        // The numbers are the same after the first turn; they count sweeps; they count too much, or only above.
        (false, until(&format!("{all}, {count}, {kept}"))),
        (
            false,
            until(&format!("{kept}, {all}, Change(var: \"n\", by: Number(1))")),
        ),
        (
            false,
            until(&format!(
                "{kept}, {}",
                sweep("Infect(OTHER), Change(var: \"n\", by: Number(1))")
            )),
        ),
        (
            false,
            until(&format!(
                "{kept}, {all}, Set(var: \"n\", to: Number(1)), ForEachInfected(var: \"C\", body: [If(branches: [(when: Compare(RowOf(Get(\"C\")), Lt, Number(5)), then: [Change(var: \"n\", by: Number(1))])])])"
            )),
        ),
    ]);
}

#[test]
fn falls_until_nothing_has_moved() {
    let below = "CellAt(row: Arithmetic(Get(\"r\"), Add, Number(1)), column: Get(\"c\"))";
    let pass = |first: u32, inner: &str| {
        format!(
            "Count(var: \"c\", from: Number({first}), to: Number(8), by: Number(1), body: [Count(var: \"r\", from: Number(7), to: Number(0), by: Number(1), body: [{inner} If(branches: [(when: Logic(IsEmpty({below}), And, Not(IsEmpty({CELL}))), then: [LowerBrick({CELL}), Set(var: \"k\", to: True)])])])])"
        )
    };
    let moved = |start: &str, body: &str| {
        format!(
            "InfectArea(Clicked), RemoveInfected, Set(var: \"k\", to: {start}), While(when: Get(\"k\"), body: [{body}])"
        )
    };
    let lower = |row: &str, until: u32| {
        format!(
            "Set(var: \"r\", to: {row}), Set(var: \"c\", to: ColumnOf(Get(\"C\"))), While(when: Compare(Get(\"r\"), Gt, Number({until})), body: [Change(var: \"r\", by: Number(-1)), LowerBrick({CELL})])"
        )
    };
    let above = lower("RowOf(Get(\"C\"))", 0);
    let each = |found: &str, body: &str| {
        format!(
            "InfectArea(Clicked), While(when: ExistsInfected, body: [Set(var: \"C\", to: {found}), {body}])"
        )
    };
    let remove = "Remove(Get(\"C\"))";
    check(vec![
        (true, moved("True", &format!("{OFF}, {}", pass(0, "")))),
        // No turn at all; a column is left alone; the flag tells of the last cell; it never ends.
        (false, moved("False", &format!("{OFF}, {}", pass(0, "")))),
        (false, moved("True", &format!("{OFF}, {}", pass(1, "")))),
        (false, moved("True", &pass(0, &format!("{OFF},")))),
        (false, moved("True", &pass(0, ""))),
        (
            true,
            each("ExtremeInfected(Top)", &format!("{remove}, {above}")),
        ),
        (true, each("AnyInfected", &format!("{remove}, {above}"))),
        // The top row stays; the brick above stays; nothing can fall yet; it ends too soon; it removes what is above.
        (
            false,
            each(
                "AnyInfected",
                &format!("{remove}, {}", lower("RowOf(Get(\"C\"))", 1)),
            ),
        ),
        (
            false,
            each(
                "AnyInfected",
                &format!(
                    "{remove}, {}",
                    lower(
                        "Constrain(value: Arithmetic(RowOf(Get(\"C\")), Subtract, Number(1)), low: Number(0), high: Number(8))",
                        0
                    )
                ),
            ),
        ),
        (
            false,
            each("ExtremeInfected(Bottom)", &format!("{above}, {remove}")),
        ),
        (
            false,
            each(
                "AnyInfected",
                &format!(
                    "{remove}, {above}, If(branches: [(when: Not(IsInfected(Clicked)), then: [Break])])"
                ),
            ),
        ),
        (
            false,
            each(
                "ExtremeInfected(Top)",
                &format!(
                    "If(branches: [(when: Compare(RowOf(Get(\"C\")), Gt, Number(0)), then: [Remove(Neighbour(side: Above, cell: Get(\"C\")))])]), {remove}, {above}"
                ),
            ),
        ),
    ]);
}

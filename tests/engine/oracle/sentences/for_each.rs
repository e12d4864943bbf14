//! Section 3: the loop over infected bricks, *per ogni casella*.

use super::*;
use engine::language::Kind;
use engine::language::field::{Comparison, Side};

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

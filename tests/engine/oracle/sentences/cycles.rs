//! Section 5: moves that never end, and the proof.

use super::*;
use engine::language::Kind;
use engine::language::field::{Comparison, Function, Operator};

fn forever(body: Vec<Tree>) -> Tree {
    while_(truth(true), body)
}

#[test]
fn the_same_state_twice_is_a_cycle() {
    // vero, decision, vero, decision: the state is that after the first one.
    let played = play(floor(&["R"]), &[forever(vec![])]);
    assert_eq!((played.ended, played.steps), (Ended::Cycle(Some(0), 2), 4));
    let played = play(floor(&["R"]), &[repeat(infinity(), vec![])]);
    assert_eq!((played.ended, played.steps), (Ended::Cycle(Some(0), 2), 3));
}

#[test]
fn wall_and_infection_are_of_the_state() {
    let infected = plain(Kind::IsInfected, vec![clicked()]);
    let toggle = branches(
        vec![(infected, vec![plain(Kind::Cure, vec![clicked()])])],
        Some(vec![mark((8, 0))]),
    );
    let played = play(floor(&["R"]), &[forever(vec![toggle])]);
    assert!(
        matches!(played.ended, Ended::Cycle(Some(0), 3)),
        "{:?}",
        played.ended
    );
    assert_eq!(played.wall, floor(&["R"]));
    // Removing again and again changes nothing from the second turn on.
    let played = play(
        floor(&["RR"]),
        &[forever(vec![plain(Kind::Remove, vec![clicked()])])],
    );
    assert_eq!(
        (played.ended, played.wall),
        (Ended::Cycle(Some(0), 3), floor(&[".R"]))
    );
}

#[test]
fn variables_are_of_the_state() {
    let next = arithmetic(number(1.0), Operator::Subtract, get("x"));
    let played = play(
        floor(&["R"]),
        &[set("x", number(0.0)), forever(vec![set("x", next)])],
    );
    assert!(
        matches!(played.ended, Ended::Cycle(_, 3)),
        "{:?}",
        played.ended
    );
    // An unset variable is not one that holds 0.
    let played = play(floor(&["R"]), &[forever(vec![change("n", number(0.0))])]);
    assert!(
        matches!(played.ended, Ended::Cycle(_, 3)),
        "{:?}",
        played.ended
    );
    // Nor is −0: 1 ÷ x tells them apart.
    let commands = [
        set("x", number(0.0)),
        forever(vec![set("x", math(Function::Negate, get("x")))]),
    ];
    let played = play(floor(&["R"]), &commands);
    assert!(
        matches!(played.ended, Ended::Cycle(_, 3)),
        "{:?}",
        played.ended
    );
}

#[test]
fn nan_is_nan_whatever_its_bits() {
    // −NaN is NaN: nothing in the language tells them apart.
    let commands = [
        set("x", nan()),
        forever(vec![set("x", math(Function::Negate, get("x")))]),
    ];
    let played = play(floor(&["R"]), &commands);
    assert!(
        matches!(played.ended, Ended::Cycle(_, 2)),
        "{:?}",
        played.ended
    );
}

#[test]
fn the_hidden_state_of_running_loops_is_of_the_state() {
    // Nothing but the turns left changes in these loops: no cycle.
    let played = play(floor(&["R"]), &[repeat(number(50.0), vec![])]);
    assert_eq!((played.ended, played.steps), (Ended::Well, 52));
    let played = play(
        floor(&["R"]),
        &[repeat(number(5.0), vec![repeat(number(3.0), vec![])])],
    );
    assert_eq!(played.ended, Ended::Well);
    // Visited cells: the second loop finds the same wall as the first.
    let played = play(
        floor(&["rr"]),
        &[repeat(
            number(3.0),
            vec![for_each("C", vec![set("C", truth(true))])],
        )],
    );
    assert_eq!(played.ended, Ended::Well);
}

#[test]
fn a_draw_between_makes_no_cycle() {
    let draw = set("x", plain(Kind::RandomFraction, vec![]));
    let body = vec![draw, set("x", number(0.0))];
    let played = with_budget(500, &[forever(body)]);
    assert!(
        matches!(played.ended, Ended::Budget(Some(0), _)),
        "{:?}",
        played.ended
    );
    // With one thing to draw nothing is drawn.
    let body = vec![set("C", plain(Kind::AnyInfected, vec![]))];
    let from = Start {
        wall: floor(&["r"]),
        ..start(floor(&["r"]))
    };
    let played = play_from(from, &[forever(body)]);
    assert!(
        matches!(played.ended, Ended::Cycle(Some(0), 3)),
        "{:?}",
        played.ended
    );
}

#[test]
fn the_first_decision_at_which_an_earlier_state_returned_counts() {
    // x goes 5, 4, 3, 2, 1, then 1, 2, 1 … no: it stays within 0 and 2 by the remainder.
    let next = plain(
        Kind::Remainder,
        vec![add(get("x"), number(1.0)), number(3.0)],
    );
    let commands = [set("x", number(7.0)), forever(vec![set("x", next)])];
    // Turns see x = 7, 2, 0, 1, then 2 again: five decisions; a turn takes 2 + 6 steps.
    let played = play(floor(&["R"]), &commands);
    assert_eq!(played.ended, Ended::Cycle(Some(2), 5));
    assert_eq!(played.steps, 2 + 2 + 4 * 8);
}

#[test]
fn a_state_that_returns_with_the_last_step_of_the_budget_is_a_cycle_and_later_it_is_not() {
    let next = plain(
        Kind::Remainder,
        vec![add(get("x"), number(1.0)), number(3.0)],
    );
    let commands = [set("x", number(7.0)), forever(vec![set("x", next)])];
    assert_eq!(with_budget(36, &commands).ended, Ended::Cycle(Some(2), 5));
    let played = with_budget(35, &commands);
    assert_eq!(
        (played.ended, played.steps),
        (Ended::Budget(Some(2), 4), 35)
    );
}

#[test]
fn the_innermost_loop_that_encloses_the_whole_cycle_is_named() {
    // The inner loop ends each time: the cycle goes round the outer one.
    let inner = repeat(number(2.0), vec![]);
    let played = play(floor(&["R"]), &[forever(vec![inner])]);
    assert_eq!(played.ended, Ended::Cycle(Some(0), 2));
    // The inner loop never ends: it is the one, with the turns of its present run.
    let played = play(floor(&["R"]), &[repeat(number(9.0), vec![forever(vec![])])]);
    assert_eq!(played.ended, Ended::Cycle(Some(1), 2));
    // A loop left by *esce* each time.
    let inner = forever(vec![plain(Kind::Break, vec![])]);
    let played = play(floor(&["R"]), &[forever(vec![inner])]);
    assert_eq!(played.ended, Ended::Cycle(Some(0), 2));
}

#[test]
fn a_program_in_two_rounds_of_for_each_is_no_cycle() {
    let body = vec![mark((8, 1)), plain(Kind::Cure, vec![get("C")])];
    let played = play(floor(&["rR"]), &[for_each("C", body)]);
    assert_eq!(played.ended, Ended::Well);
}

#[test]
fn a_loop_of_ever_new_numbers_meets_the_budget() {
    let played = with_budget(1_000, &[forever(vec![change("x", number(1.0))])]);
    assert!(
        matches!(played.ended, Ended::Budget(Some(0), _)),
        "{:?}",
        played.ended
    );
    assert_eq!(played.steps, 1_000);
}

#[test]
fn a_finite_count_is_never_a_cycle_however_large() {
    let played = with_budget(1_000, &[repeat(number(1e300), vec![])]);
    assert_eq!(
        (played.ended, played.steps),
        (Ended::Budget(Some(0), 999), 1_000)
    );
}

#[test]
fn the_printed_fall_never_ends_on_two_holes() {
    // A brick above two holes, and nothing to lower at row 7 above the hole at row 8.
    let here = || cell_at(get("x"), number(0.0));
    let below = || cell_at(add(get("x"), number(1.0)), number(0.0));
    let fall = while_(
        plain(Kind::IsEmpty, vec![below()]),
        vec![
            plain(Kind::LowerBrick, vec![here()]),
            when(
                compare(get("x"), Comparison::Lt, number(7.0)),
                vec![change("x", number(1.0))],
            ),
        ],
    );
    let count = count(
        "y",
        number(7.0),
        number(0.0),
        number(1.0),
        vec![set("x", get("y")), fall],
    );
    let from = Start {
        click: (6, 0),
        ..start(column("R.."))
    };
    let played = play_from(from, &[count]);
    assert!(
        matches!(played.ended, Ended::Cycle(..)),
        "{:?}",
        played.ended
    );
}

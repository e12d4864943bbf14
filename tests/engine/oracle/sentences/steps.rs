//! Section 2: what is a step.

use super::*;
use engine::language::Kind;
use engine::language::field::Comparison;

#[test]
fn a_value_block_counts_one_literals_and_default_values_included() {
    // 1 + 2: two default values and the sum, and the command.
    assert_eq!(
        play(floor(&["R"]), &[set("m", add(number(1.0), number(2.0)))]).steps,
        4
    );
    // A number that is a block, and a swatch in the default socket.
    assert_eq!(play(floor(&["R"]), &[set("m", number(1.0))]).steps, 2);
    let any = plain(
        Kind::AnyWithColour,
        vec![swatch(engine::colour::Colour::Red)],
    );
    assert_eq!(play(floor(&["R"]), &[set("C", any)]).steps, 3);
    // *e*, *non*, variables.
    let commands = [
        set("t", not(both(truth(true), truth(true)))),
        set("t", get("t")),
    ];
    assert_eq!(play(floor(&["R"]), &commands).steps, 5 + 2);
}

#[test]
fn a_command_counts_one_when_it_has_acted_also_without_effect() {
    let drop = plain(Kind::DropAll, vec![]);
    let played = play(floor(&["R"]), &[drop, plain(Kind::Remove, vec![nowhere()])]);
    assert_eq!(played.steps, 1 + 3 + 1 + 1 + 1);
}

#[test]
fn se_counts_once_when_its_branch_is_chosen_before_that_branch() {
    let commands = [branches(
        vec![
            (truth(false), vec![]),
            (truth(true), vec![change("x", number(1.0))]),
            (truth(true), vec![]),
        ],
        None,
    )];
    // Se 0, falso 1, vero 2 and 3, cambia 4 with its default value.
    assert_eq!(play(floor(&["R"]), &commands).blocks(), [1, 2, 0, 4, 4]);
}

#[test]
fn se_counts_once_after_the_last_condition_when_no_branch_is_taken() {
    let both_false = || vec![(truth(false), vec![]), (truth(false), vec![])];
    assert_eq!(
        play(floor(&["R"]), &[branches(both_false(), None)]).blocks(),
        [1, 2, 0]
    );
    let otherwise = Some(vec![change("x", number(1.0))]);
    assert_eq!(
        play(floor(&["R"]), &[branches(both_false(), otherwise)]).blocks(),
        [1, 2, 0, 3, 3]
    );
}

#[test]
fn a_loop_counts_each_time_it_decides_to_begin_a_turn_or_to_end() {
    let body = || vec![change("y", number(1.0))];
    // The count, three decisions, two turns.
    let played = play(floor(&["R"]), &[repeat(number(2.0), body())]);
    assert_eq!(played.blocks(), [0, 0, 1, 1, 0, 1, 1, 0]);
    let played = play(
        floor(&["R"]),
        &[count("x", number(1.0), number(2.0), number(1.0), body())],
    );
    assert_eq!(played.blocks(), [0, 0, 0, 0, 1, 1, 0, 1, 1, 0]);
    // The condition each time.
    let twice = compare(get("y"), Comparison::Lt, number(1.0));
    let played = play(
        floor(&["R"]),
        &[set("y", number(0.0)), while_(twice, body())],
    );
    assert_eq!(played.blocks(), [1, 0, 4, 5, 3, 2, 6, 6, 4, 5, 3, 2]);
    let played = play(floor(&["rr"]), &[for_each("C", vec![])]);
    assert_eq!(played.blocks(), [0, 0, 0]);
}

#[test]
fn esce_counts_its_own_step_and_the_loop_none() {
    let played = play(
        floor(&["R"]),
        &[repeat(number(5.0), vec![plain(Kind::Break, vec![])])],
    );
    assert_eq!(played.blocks(), [0, 0, 1]);
}

#[test]
fn after_prosegui_the_loop_decides_as_usual() {
    let body = vec![plain(Kind::Continue, vec![]), mark((8, 0))];
    let played = play(floor(&["R"]), &[repeat(number(2.0), body)]);
    assert_eq!(played.blocks(), [0, 0, 1, 0, 1, 0]);
    assert_eq!(played.wall, floor(&["R"]));
}

#[test]
fn the_hat_counts_nothing() {
    let played = play(floor(&["R"]), &[]);
    assert_eq!((played.ended, played.steps), (Ended::Well, 0));
    let played = play_from(
        Start {
            budget: 0,
            ..start(floor(&["R"]))
        },
        &[],
    );
    assert_eq!((played.ended, played.steps), (Ended::Well, 0));
}

#[test]
fn a_step_that_fails_is_not_counted() {
    let played = play(floor(&["R"]), &[set("m", get("n"))]);
    assert_eq!(
        (played.ended, played.steps),
        (Ended::Error("unset_variable", 1), 0)
    );
    let played = play(floor(&["R"]), &[plain(Kind::Remove, vec![cell(9.0, 0.0)])]);
    assert_eq!(
        (played.ended, played.steps),
        (Ended::Error("off_wall", 0), 3)
    );
}

#[test]
fn a_move_may_use_exactly_its_budget() {
    let commands = [set("m", add(number(1.0), number(2.0))), mark((8, 0))];
    let with = |budget| {
        play_from(
            Start {
                budget,
                ..start(floor(&["R"]))
            },
            &commands,
        )
    };
    assert_eq!((with(8).ended, with(8).steps), (Ended::Well, 8));
}

#[test]
fn needing_one_step_more_than_the_budget_stops_the_move_before_that_step() {
    let commands = [set("m", add(number(1.0), number(2.0))), mark((8, 0))];
    let with = |budget| {
        play_from(
            Start {
                budget,
                ..start(floor(&["R"]))
            },
            &commands,
        )
    };
    assert_eq!((with(7).ended, with(7).steps), (Ended::Budget(None, 0), 7));
    assert_eq!(with(7).wall, floor(&["R"]));
    assert_eq!((with(0).ended, with(0).steps), (Ended::Budget(None, 0), 0));
    // A step that would fail is one too many too.
    let failing = [set("m", get("n"))];
    let played = play_from(
        Start {
            budget: 0,
            ..start(floor(&["R"]))
        },
        &failing,
    );
    assert_eq!(played.ended, Ended::Budget(None, 0));
}

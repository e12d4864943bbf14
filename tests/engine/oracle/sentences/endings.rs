//! Section 5: what runs, how it stops, and the proof that it never would.

use super::*;
use engine::language::check::{Problem, check};
use engine::language::cost::cost;

#[test]
fn only_the_stack_under_the_hat_runs() {
    let text = "Program(format: 1, name: \"\", on_click: [CureAll], loose: [(at: (0, 0), blocks: [DropAll]), \
                (at: (0, 0), blocks: [Break])])";
    let program = read(text).unwrap();
    // A loose stack never makes a program not ready.
    assert_eq!(check(&program), []);
    let from = Start {
        click: (7, 0),
        ..start("R/.")
    };
    let played = play_from(from, program);
    assert_eq!((played.wall, played.steps), (wall("R/."), 1));
}

#[test]
fn a_disabled_block_does_not_run_nor_what_is_inside() {
    let played = play(
        "RR",
        "Disabled(Infect(@8,0)), Disabled(Repeat(times: #3, body: [Infect(@8,0), Break])), \
         Disabled(If(branches: [(when: True, then: [Infect(@8,0), Break])])), Infect(@8,1)",
    );
    assert_eq!((played.wall, played.steps), (wall("Rr"), 4));
    // Disabled blocks have numbers: 0, the loop 2, the *if* 6.
    assert_eq!(played.blocks.last(), Some(&11));
}

#[test]
fn a_disabled_block_in_a_socket_counts_as_the_default_value_of_the_table() {
    let sum = "Arithmetic(Disabled(Arithmetic(#5, Add, #5)), Add, #3)";
    let played = play("R", &format!("Set(var: 'm', to: {sum})"));
    // The default 1 carries the number of the sum.
    assert_eq!(played.values, ["1", "3", "4"]);
    assert_eq!(played.blocks, [1, 1, 1, 0]);
    check_values(
        "
        Arithmetic(#2, Add, Disabled(#7)) => 3
        AnyWithColour(Disabled(Swatch(Blue))) => (8, 0)
        ",
    );
    let ten = play(
        "R",
        "Repeat(times: Disabled(#2), body: [Change(var: 'z', by: #1)])",
    );
    assert_eq!(ten.steps, 1 + 11 + 20);
}

#[test]
fn an_empty_socket_or_a_lost_jump_makes_a_program_not_ready() {
    for (commands, expected) in [
        ("", &[][..]),
        ("Remove(Hole)", &["empty_socket"]),
        (
            "Set(var: 'm', to: Connected(Hole, Hole))",
            &["empty_socket"; 2],
        ),
        ("Break", &["outside_loop"]),
        (
            "If(branches: [(when: True, then: [Continue])])",
            &["outside_loop"],
        ),
        (
            "ForEachInfected(var: 'C', body: [If(branches: [(when: True, then: [Continue])])])",
            &[],
        ),
        // A disabled block counts as an empty socket, and raises no problem itself.
        ("Set(var: 'm', to: Disabled(True))", &["empty_socket"]),
        ("Disabled(Remove(Hole)), Disabled(Break)", &[]),
        (
            "Disabled(If(branches: [(when: True, then: [Continue, Cure(Hole)])]))",
            &[],
        ),
    ] {
        let program = program(commands);
        let problems: Vec<&str> = check(&program).into_iter().map(Problem::id).collect();
        assert_eq!(problems, expected, "{commands}");
        assert_eq!(compile(&program).is_err(), !problems.is_empty());
    }
}

#[test]
fn the_cost_is_the_sum_over_blocks_without_disabled_ones_and_default_values() {
    let dear = "If(branches: [(when: Connected(Clicked, Neighbour(side: Above, cell: Clicked)), then: [Break])])";
    for (commands, expected) in [
        ("", 0),
        ("Remove(Clicked), Remove(Clicked)", 2),
        ("RemoveAreaAndDrop(Clicked)", 40),
        (
            "Repeat(times: #3, body: [Disabled(Remove(Clicked)), DropAll])",
            10,
        ),
        (dear, 11),
        (&format!("Disabled({dear})"), 0),
    ] {
        assert_eq!(cost(&program(commands)).total, expected, "{commands}");
    }
}

#[test]
fn an_error_stops_the_move_where_it_happened_and_the_wall_stays_as_it_is() {
    let played = play("RR", "Infect(@8,0), Set(var: 'm', to: $n), Infect(@8,1)");
    assert_eq!(
        (&*played.end, played.wall),
        ("error unset_variable 3", wall("rR"))
    );
}

#[test]
fn past_the_budget_the_innermost_loop_that_used_more_than_half_of_it_is_named() {
    // ∞, then each outer turn: decision, 4, and 5 decisions with 4 bodies of 2 steps: 15.
    let endless = "Repeat(times: INF, body: [Repeat(times: #4, body: [Change(var: 'y', by: #1)])])";
    // Of 20 steps the inner loop, which began at 18, used nothing like half; of 15, which it began at 3, it used 12.
    for (budget, end) in [(100, "budget 0 7"), (20, "budget 0 2"), (15, "budget 2 4")] {
        let played = with_budget(budget, endless);
        assert_eq!((&*played.end, played.steps), (end, budget));
    }
    // Exactly half is not more: the inner loop is reached after step 20.
    let half = "Change(var: 'x', by: #1), ".repeat(9)
        + "Repeat(times: INF, body: [While(when: True, body: [Change(var: 'y', by: #1)])])";
    assert_eq!(with_budget(41, &half).end, "budget 11 5");
    assert_eq!(with_budget(40, &half).end, "budget 9 1");
    // Else the outermost running loop, else none.
    let late = "Change(var: 'x', by: #1), ".repeat(20)
        + "Repeat(times: #2, body: [Repeat(times: #2, body: [Change(var: 'x', by: #1)])])";
    assert_eq!(with_budget(39, &late).end, "budget - 0");
    assert_eq!(with_budget(44, &late).end, "budget 20 1");
}

#[test]
fn the_same_state_twice_is_a_cycle() {
    check_ends("
        While(when: True) => cycle 0 2
        Repeat(times: INF) => cycle 0 2
        // Wall and infection are of the state.
        While(when: True, body: [If(branches: [(when: IsInfected(Clicked), then: [Cure(Clicked)])],
          otherwise: [Infect(Clicked)])])
          => cycle 0 3
        While(when: True, body: [Remove(Clicked)]) => cycle 0 3
        // So are variables: an unset one is not one that holds 0, and 0 is not −0; NaN is NaN whatever its bits.
        Set(var: 'x', to: #0), While(when: True, body: [Set(var: 'x', to: Arithmetic(#1, Subtract, $x))])
          => cycle 2 3
        While(when: True, body: [Change(var: 'n', by: #0)]) => cycle 0 3
        Set(var: 'x', to: #0), While(when: True, body: [Set(var: 'x', to: Math(Negate, $x))]) => cycle 2 3
        Set(var: 'x', to: NAN), While(when: True, body: [Set(var: 'x', to: Math(Negate, $x))]) => cycle 2 2
        // The innermost loop that encloses the whole cycle is named.
        While(when: True, body: [Repeat(times: #2)]) => cycle 0 2
        Repeat(times: #9, body: [While(when: True)]) => cycle 1 2
        While(when: True, body: [While(when: True, body: [Break])]) => cycle 0 2
        // The turns left of a loop are of the state.
        Repeat(times: #50) => well
        Repeat(times: #5, body: [Repeat(times: #3)]) => well
        ");
    assert_eq!(play("R", "While(when: True)").steps, 4);
    // So are the cells that a loop visited.
    let visits =
        "Repeat(times: #3, body: [ForEachInfected(var: 'C', body: [Set(var: 'C', to: True)])])";
    assert_eq!(play("rr", visits).end, "well");
}

#[test]
fn the_first_decision_at_which_an_earlier_state_returned_counts() {
    // Turns see x = 7, 2, 0, 1, then 2 again: five decisions; a turn takes 2 + 6 steps.
    let commands = "Set(var: 'x', to: #7), While(when: True, body: [\
        Set(var: 'x', to: Remainder(Arithmetic($x, Add, #1), #3))])";
    for (budget, end, steps) in [
        (1_000, "cycle 2 5", 36),
        (36, "cycle 2 5", 36),
        (35, "budget 2 4", 35),
    ] {
        let played = with_budget(budget, commands);
        assert_eq!((&*played.end, played.steps), (end, steps));
    }
}

#[test]
fn draws_new_numbers_and_finite_counts_are_no_cycles() {
    for (commands, end) in [
        (
            "While(when: True, body: [Set(var: 'x', to: RandomFraction), Set(var: 'x', to: #0)])",
            "budget 0",
        ),
        (
            "While(when: True, body: [Change(var: 'x', by: #1)])",
            "budget 0",
        ),
        ("Repeat(times: #1e300)", "budget 0 999"),
    ] {
        let played = with_budget(1_000, commands);
        assert!(played.end.starts_with(end), "{commands}: {}", played.end);
        assert_eq!(played.steps, 1_000);
    }
    // With one thing to draw nothing is drawn.
    let one = "While(when: True, body: [Set(var: 'C', to: AnyInfected)])";
    assert_eq!(play("r", one).end, "cycle 0 3");
}

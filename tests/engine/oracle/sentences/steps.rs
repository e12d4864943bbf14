//! Section 2: what is a step.

use super::*;

/// Checks the blocks of all steps of moves on a wall with one brick; `…` stands for a change of x.
fn check_steps(table: &str) {
    for [commands, expected] in rows(table) {
        let played = play("R", &commands.replace('…', "Change(var: 'x', by: #1)"));
        let blocks: Vec<String> = played.blocks.iter().map(u32::to_string).collect();
        assert_eq!(blocks.join(" "), expected, "{commands}");
        assert_eq!(played.steps, blocks.len() as u64, "{commands}");
    }
}

#[test]
fn a_value_block_counts_one_literals_and_default_values_included() {
    check_steps(
        "
        Set(var: 'm', to: #1) => 1 0
        Set(var: 'm', to: Arithmetic(#1, Add, #2)) => 1 1 1 0
        Set(var: 'C', to: AnyWithColour(Swatch(Red))) => 1 1 0
        Set(var: 't', to: Not(Logic(True, And, True))) => 3 4 2 1 0
        // A command counts when it has acted, also without effect.
        DropAll, Remove(@0,0) => 0 2 2 2 1
        ",
    );
    assert_eq!(play("R", "").steps, 0);
}

#[test]
fn an_if_counts_once_when_its_branch_is_chosen_or_after_the_last_condition() {
    check_steps(
        "
        If(branches: [(when: False), (when: True, then: […]), (when: True)]) => 1 2 0 4 4
        If(branches: [(when: False), (when: False)]) => 1 2 0
        If(branches: [(when: False), (when: False)], otherwise: […]) => 1 2 0 3 3
        ",
    );
}

#[test]
fn a_loop_counts_each_time_it_decides_to_begin_a_turn_or_to_end() {
    check_steps(
        "
        // The count, three decisions, two turns.
        Repeat(times: #2, body: […]) => 0 0 1 1 0 1 1 0
        Count(var: 'y', from: #1, to: #2, by: #1, body: […]) => 0 0 0 0 1 1 0 1 1 0
        // The condition each time.
        Set(var: 'x', to: #0), While(when: Compare($x, Lt, #1), body: […])
          => 1 0 4 5 3 2 6 6 4 5 3 2
        // *Break* counts its own step and the loop none; after *Continue* the loop decides as usual.
        Repeat(times: #5, body: [Break]) => 0 0 1
        Repeat(times: #2, body: [Continue, CureAll]) => 0 0 1 0 1 0
        ",
    );
    assert_eq!(play("rr", "ForEachInfected(var: 'C')").blocks, [0, 0, 0]);
}

#[test]
fn a_step_that_fails_is_not_counted() {
    let played = play("R", "Set(var: 'm', to: $n)");
    assert_eq!((&*played.end, played.steps), ("error unset_variable 1", 0));
    let played = play("R", "Remove(@9,0)");
    assert_eq!((&*played.end, played.steps), ("error off_wall 0", 3));
}

#[test]
fn a_move_may_use_exactly_its_budget_and_stops_before_the_step_that_is_one_too_many() {
    let commands = "Set(var: 'm', to: Arithmetic(#1, Add, #2)), Infect(@8,0)";
    for (budget, end, rows) in [
        (8, "well", "rR"),
        (7, "budget - 0", "RR"),
        (0, "budget - 0", "RR"),
    ] {
        let played = with_budget(budget, commands);
        assert_eq!((&*played.end, played.steps), (end, budget));
        assert_eq!(played.wall, wall(rows));
    }
    // A step that would fail is one too many too.
    assert_eq!(with_budget(0, "Set(var: 'm', to: $n)").end, "budget - 0");
}

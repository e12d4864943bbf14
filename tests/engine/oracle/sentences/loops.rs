//! Sections 3 and 4: loops.

use super::*;

/// Checks how many turns loops have; `…` stands for their body.
fn check_turns(table: &str) {
    for [one, expected] in rows(table) {
        let one = one.replace('…', "Change(var: 'z', by: #1)");
        let commands = format!("Set(var: 'z', to: #0), {one}, Set(var: 'm', to: $z)");
        check_last_values(&format!("{commands} => {expected}"));
    }
}

#[test]
fn a_count_rounds_up_and_zero_or_less_means_not_at_all() {
    for (times, expected) in [
        ("0.5", "1"),
        ("1e-300", "1"),
        ("2.5", "3"),
        ("3", "3"),
        ("0", "0"),
        ("-0", "0"),
        ("-0.5", "0"),
        ("-3", "0"),
        ("-inf", "0"),
    ] {
        check_turns(&format!("Repeat(times: #{times}, body: […]) => {expected}"));
    }
}

#[test]
fn counts_and_bounds_are_evaluated_once_when_the_loop_starts() {
    check_last_values("
        Set(var: 'y', to: #2), Repeat(times: $y, body: [Change(var: 'y', by: #1)]), Set(var: 'm', to: $y)
          => 4
        Set(var: 'y', to: #3), Set(var: 'z', to: #1), Count(var: 'x', from: #1, to: $y, by: $z,
          body: [Set(var: 'y', to: #100), Set(var: 'z', to: #50), Change(var: 'k', by: #1)]),
          Set(var: 'm', to: $k)
          => 3
        ");
}

#[test]
fn a_count_has_its_bounds_included_and_stands_at_the_first_value_past_the_end() {
    for (from, to, by, expected) in [
        ("0", "3", "1", "0 1 2 3 4"),
        ("0", "3", "2", "0 2 4"),
        ("2", "2", "1", "2 3"),
        ("0", "1", "0.5", "0 0.5 1 1.5"),
        ("1", "5", "inf", "1 inf"),
        // Down if from is more than to; the step has no sign.
        ("3", "0", "1", "3 2 1 0 -1"),
        ("3", "0", "-2", "3 1 -1"),
        ("0", "2", "-1", "0 1 2 3"),
    ] {
        let played = play(
            "R",
            &format!(
                "Count(var: 'x', from: #{from}, to: #{to}, by: #{by}, body: [Set(var: 'm', to: $x)]), \
                 Set(var: 'm', to: $x)"
            ),
        );
        assert_eq!(played.values[3..].join(" "), expected, "{from} {to} {by}");
    }
}

#[test]
fn the_body_may_change_the_variable_and_so_the_loop_but_not_its_direction() {
    for (body, turns, x) in [
        ("Change(var: 'x', by: #1)", "5", "10"),
        // NaN is not within the bounds.
        ("Set(var: 'x', to: NAN)", "1", "NaN"),
    ] {
        let count = format!("Count(var: 'x', from: #0, to: #8, by: #1, body: [{body}, …])");
        check_turns(&format!("{count} => {turns}"));
        let count = count.replace(", …", "") + ", Set(var: 'm', to: $x)";
        check_last_values(&format!("{count} => {x}"));
    }
    // Set below both bounds it still counts down and ends.
    let count = "Count(var: 'x', from: #8, to: #0, by: #1, body: [Set(var: 'x', to: #-5), …])";
    check_turns(&format!("{count} => 1"));
}

#[test]
fn what_no_loop_can_count_is_an_error() {
    check_ends(
        "
        Count(var: 'x', from: #0, to: #8, by: #1, body: [Set(var: 'x', to: True)]) => error type 0
        Repeat(times: NAN) => error bad_number 0
        Count(var: 'x', from: NAN, to: #1, by: #1) => error bad_number 0
        Count(var: 'x', from: #1, to: NAN, by: #1) => error bad_number 0
        Count(var: 'x', from: #1, to: #1, by: NAN) => error bad_number 0
        // Also where the loop would end at once, or could never.
        Count(var: 'x', from: #0, to: #8, by: #0) => error zero_step 0
        Count(var: 'x', from: #3, to: #3, by: #-0) => error zero_step 0
        Count(var: 'x', from: #8, to: #0, by: #0) => error zero_step 0
        ",
    );
}

#[test]
fn infinity_is_allowed_as_a_count_and_as_a_bound() {
    let count = "Count(var: 'x', from: #0, to: INF, by: #1";
    // Three bounds, of which ∞ is a block, then turns.
    assert_eq!(with_budget(100, &format!("{count})")).end, "budget 0 97");
    let leave = "If(branches: [(when: Compare($x, Eq, #5), then: [Break])])";
    check_ends(&format!("{count}, body: [{leave}]) => well"));
}

#[test]
fn conditions_are_tested_before_each_turn_and_jumps_act_on_the_innermost_loop() {
    check_turns("
        While(when: False, body: […]) => 0
        Until(when: True, body: […]) => 0
        While(when: Compare($z, Lt, #3), body: […]) => 3
        Until(when: Compare($z, Ge, #3), body: […]) => 3
        Repeat(times: #3, body: [Repeat(times: #5, body: […, Break, …])]) => 3
        Repeat(times: #3, body: […, Repeat(times: #2, body: [Continue, …])]) => 3
        Repeat(times: INF, body: […, If(branches: [(when: Compare($z, Eq, #3), then: [Break])])]) => 3
        // A loop starts anew each time it is reached.
        Repeat(times: #3, body: [Count(var: 'x', from: #1, to: #2, by: #1, body: […])]) => 6
        Repeat(times: Math(Abs, #-2), body: [Repeat(times: #2, body: […])]) => 4
        ");
    check_last_values(
        "
        // After *Break* the counter stands where it was, after *Continue* it goes on.
        Count(var: 'x', from: #0, to: #8, by: #1, body: [If(branches: [(when: Compare($x, Eq, #2),
          then: [Break])])]), Set(var: 'm', to: $x)
          => 2
        Count(var: 'x', from: #0, to: #2, by: #1, body: [Continue]), Set(var: 'm', to: $x) => 3
        ",
    );
}

#[test]
fn a_round_over_infected_bricks_goes_in_reading_order() {
    let visit = "ForEachInfected(var: 'C', body: [Set(var: 'm', to: $C)])";
    assert_eq!(play(".r/r.r", visit).values, ["(7, 1)", "(8, 0)", "(8, 2)"]);
    // Bricks infected meanwhile come in the next round, also those later in reading order.
    let infect =
        "ForEachInfected(var: 'C', body: [Set(var: 'm', to: $C), Infect(@7,0), Infect(@8,0)])";
    let values = play("R.r/R.r", infect).values;
    let cells: Vec<_> = values
        .iter()
        .filter(|value| value.starts_with('('))
        .collect();
    let visits: Vec<_> = cells.into_iter().step_by(3).collect();
    assert_eq!(visits, ["(7, 2)", "(8, 2)", "(7, 0)", "(8, 0)"]);
}

#[test]
fn a_listed_cell_whose_turn_comes_uninfected_has_no_turn_and_counts_as_visited() {
    // (8, 0) cures (8, 1) before its turn; (8, 2) infects it again: it was visited.
    let played = play(
        "rrr",
        "ForEachInfected(var: 'C', body: [Change(var: 'z', by: #1), \
         If(branches: [(when: Compare($C, Eq, @8,0), then: [Cure(@8,1)])]), \
         If(branches: [(when: Compare($C, Eq, @8,2), then: [Infect(@8,1)])])]), Set(var: 'm', to: $z)",
    );
    assert_eq!(played.values.last().unwrap(), "2");
    assert_eq!(played.wall, wall("rrr"));
}

#[test]
fn visits_are_by_cell_and_the_variable_does_not_steer() {
    for (rows, commands, last) in [
        // The infected brick falls through four cells, each of them new.
        (
            "|r...",
            "ForEachInfected(var: 'C', body: [LowerBrick($C), Change(var: 'x', by: #1)]), Set(var: 'm', to: $x)",
            "4",
        ),
        // The brick of (7, 0) falls to (8, 0), listed and infected: a turn; it goes.
        (
            "|rr",
            "ForEachInfected(var: 'C', body: [Remove(@8,0), DropAll, Change(var: 'x', by: #1)]), \
             Set(var: 'm', to: $x)",
            "2",
        ),
        (
            "rr",
            "ForEachInfected(var: 'C', body: [Set(var: 'm', to: $C), Set(var: 'C', to: #3)])",
            "3",
        ),
        (
            "rr",
            "ForEachInfected(var: 'C'), Set(var: 'm', to: $C)",
            "(8, 1)",
        ),
        // Without any turn the variable is left untouched.
        (
            "R",
            "Set(var: 'C', to: #5), ForEachInfected(var: 'C'), Set(var: 'm', to: $C)",
            "5",
        ),
    ] {
        let played = play(rows, commands);
        assert_eq!(
            (&*played.end, &**played.values.last().unwrap()),
            ("well", last),
            "{commands}"
        );
    }
    check_ends("ForEachInfected(var: 'C'), Set(var: 'm', to: $C) => error unset_variable 2");
}

#[test]
fn a_round_without_turns_ends_the_loop_and_jumps_act_in_it() {
    assert_eq!(play("R", "ForEachInfected(var: 'C')").steps, 1);
    // All cured before their turn: another round is listed, and empty.
    assert_eq!(
        play("rrr", "ForEachInfected(var: 'C', body: [CureAll])").steps,
        3
    );
    check_walls(
        "
        ForEachInfected(var: 'C', body: [Cure($C), Break]) => rrr => Rrr
        ForEachInfected(var: 'C', body: [Cure($C), Continue, Remove($C)]) => rrr => RRR
        ",
    );
}

//! Section 4: Cicli.

use super::*;
use engine::language::Kind;
use engine::language::field::{Comparison, Function};

const INF: f64 = f64::INFINITY;

fn leave() -> Tree {
    plain(Kind::Break, vec![])
}

/// How many turns a loop has, counted in z: the loop is made from its body.
fn turns(make: impl Fn(Vec<Tree>) -> Tree) -> Frozen {
    let commands = [
        set("z", number(0.0)),
        make(vec![change("z", number(1.0))]),
        set("m", get("z")),
    ];
    let played = play(floor(&["R"]), &commands);
    assert_eq!(played.ended, Ended::Well);
    *played.values().last().expect("a value was set")
}

/// The values that a count gives its variable, and where the variable stands in the end.
fn counted(from: f64, to: f64, by: f64) -> Vec<f64> {
    let body = vec![set("m", get("x"))];
    let count = count("x", number(from), number(to), number(by), body);
    let played = play(floor(&["R"]), &[count, set("m", get("x"))]);
    assert_eq!(played.ended, Ended::Well);
    played.values()[3..]
        .iter()
        .map(|value| match value {
            Frozen::Number(bits) => f64::from_bits(*bits),
            value => panic!("{value:?} is no number"),
        })
        .collect()
}

#[test]
fn a_fractional_count_rounds_up() {
    for (times, expected) in [
        (0.5, 1.0),
        (1e-300, 1.0),
        (2.5, 3.0),
        (3.0, 3.0),
        (0.9, 1.0),
    ] {
        assert_eq!(
            turns(|body| repeat(number(times), body)),
            num(expected),
            "{times}"
        );
    }
}

#[test]
fn repeat_half_is_one_turn() {
    assert_eq!(turns(|body| repeat(number(0.5), body)), num(1.0));
}

#[test]
fn zero_or_less_means_not_at_all() {
    for times in [0.0, -0.0, -0.5, -3.0, -INF] {
        assert_eq!(
            turns(|body| repeat(number(times), body)),
            num(0.0),
            "{times}"
        );
    }
}

#[test]
fn counts_and_bounds_are_evaluated_once_when_the_loop_starts() {
    let grow = |name: &str| change(name, number(1.0));
    let commands = [
        set("y", number(2.0)),
        repeat(get("y"), vec![grow("y")]),
        set("m", get("y")),
    ];
    assert_eq!(
        play(floor(&["R"]), &commands).values().last(),
        Some(&num(4.0))
    );
    let body = vec![set("y", number(100.0)), set("z", number(50.0)), grow("k")];
    let commands = [
        set("y", number(3.0)),
        set("z", number(1.0)),
        count("x", number(1.0), get("y"), get("z"), body),
        set("m", get("k")),
    ];
    assert_eq!(
        play(floor(&["R"]), &commands).values().last(),
        Some(&num(3.0))
    );
}

#[test]
fn a_count_has_its_bounds_included_and_stands_at_the_first_value_past_the_end() {
    assert_eq!(counted(0.0, 3.0, 1.0), [0.0, 1.0, 2.0, 3.0, 4.0]);
    assert_eq!(counted(0.0, 3.0, 2.0), [0.0, 2.0, 4.0]);
    assert_eq!(counted(2.0, 2.0, 1.0), [2.0, 3.0]);
    assert_eq!(counted(0.0, 1.0, 0.5), [0.0, 0.5, 1.0, 1.5]);
    assert_eq!(counted(1.0, 5.0, INF), [1.0, INF]);
}

#[test]
fn a_count_goes_down_if_from_is_more_than_to_and_its_step_has_no_sign() {
    assert_eq!(counted(3.0, 0.0, 1.0), [3.0, 2.0, 1.0, 0.0, -1.0]);
    assert_eq!(counted(3.0, 0.0, -2.0), [3.0, 1.0, -1.0]);
    assert_eq!(counted(0.0, 2.0, -1.0), [0.0, 1.0, 2.0, 3.0]);
}

#[test]
fn the_body_may_change_the_variable_and_so_the_loop() {
    let body = vec![change("x", number(1.0)), change("z", number(1.0))];
    let commands = [
        count("x", number(0.0), number(8.0), number(1.0), body),
        set("m", get("z")),
        set("m", get("x")),
    ];
    let values = play(floor(&["R"]), &commands).values();
    assert_eq!(values[values.len() - 2..], [5.0, 10.0].map(num));
    // NaN is not within the bounds.
    let body = vec![set("x", nan())];
    let commands = [
        count("x", number(0.0), number(8.0), number(1.0), body),
        set("m", get("x")),
    ];
    assert_eq!(
        play(floor(&["R"]), &commands).values().last(),
        Some(&num(f64::NAN))
    );
}

#[test]
fn the_direction_is_fixed_at_the_start() {
    // Set below both bounds it still counts down and ends.
    let body = vec![set("x", number(-5.0)), change("z", number(1.0))];
    let commands = [
        count("x", number(8.0), number(0.0), number(1.0), body),
        set("m", get("z")),
        set("m", get("x")),
    ];
    let values = play(floor(&["R"]), &commands).values();
    assert_eq!(values[values.len() - 2..], [1.0, -6.0].map(num));
}

#[test]
fn a_counter_that_holds_no_number_is_an_error_of_the_loop() {
    let body = vec![set("x", truth(true))];
    let commands = [count("x", number(0.0), number(8.0), number(1.0), body)];
    assert_eq!(
        play(floor(&["R"]), &commands).ended,
        Ended::Error("type", 0)
    );
}

#[test]
fn nan_as_a_count_a_bound_or_a_step_is_an_error() {
    assert_eq!(
        play(floor(&["R"]), &[repeat(nan(), vec![])]).ended,
        Ended::Error("bad_number", 0)
    );
    for wrong in 0..3 {
        let [from, to, by] = [0, 1, 2].map(|at| if at == wrong { nan() } else { number(1.0) });
        let played = play(floor(&["R"]), &[count("x", from, to, by, vec![])]);
        assert_eq!(played.ended, Ended::Error("bad_number", 0));
    }
}

#[test]
fn per_zero_is_an_error() {
    for by in [0.0, -0.0] {
        // Also where the loop would end at once, or could never.
        for (from, to) in [(0.0, 8.0), (3.0, 3.0), (8.0, 0.0)] {
            let commands = [count("x", number(from), number(to), number(by), vec![])];
            assert_eq!(
                play(floor(&["R"]), &commands).ended,
                Ended::Error("zero_step", 0)
            );
        }
    }
}

#[test]
fn infinity_is_allowed_as_a_count_and_as_a_bound() {
    let commands = [repeat(infinity(), vec![change("x", number(1.0))])];
    let played = play(floor(&["R"]), &commands);
    assert!(
        matches!(played.ended, Ended::Budget(Some(0), _)),
        "{:?}",
        played.ended
    );
    let commands = [count("x", number(0.0), infinity(), number(1.0), vec![])];
    let played = play_from(
        Start {
            budget: 100,
            ..start(floor(&["R"]))
        },
        &commands,
    );
    // Three bounds, of which ∞ is a block, then turns.
    assert_eq!(played.ended, Ended::Budget(Some(0), 97));
    let endless = vec![when(
        compare(get("x"), Comparison::Eq, number(5.0)),
        vec![leave()],
    )];
    let commands = [count("x", number(0.0), infinity(), number(1.0), endless)];
    assert_eq!(play(floor(&["R"]), &commands).ended, Ended::Well);
}

#[test]
fn the_condition_is_tested_before_each_turn() {
    assert_eq!(turns(|body| while_(truth(false), body)), num(0.0));
    assert_eq!(turns(|body| until(truth(true), body)), num(0.0));
    let below = || compare(get("z"), Comparison::Lt, number(3.0));
    assert_eq!(turns(|body| while_(below(), body)), num(3.0));
    assert_eq!(turns(|body| until(not(below()), body)), num(3.0));
}

#[test]
fn esce_and_prosegui_act_on_the_innermost_loop() {
    let inner = vec![
        change("z", number(1.0)),
        leave(),
        change("z", number(100.0)),
    ];
    assert_eq!(
        turns(|_| repeat(number(3.0), vec![repeat(number(5.0), inner.clone())])),
        num(3.0)
    );
    let skip = vec![plain(Kind::Continue, vec![]), change("z", number(100.0))];
    assert_eq!(
        turns(|body| {
            let mut all = body;
            all.push(repeat(number(2.0), skip.clone()));
            repeat(number(3.0), all)
        }),
        num(3.0)
    );
    // Out of the branches of *se*, and of a loop in the second turn.
    let at_three = vec![
        change("z", number(1.0)),
        when(
            compare(get("z"), Comparison::Eq, number(3.0)),
            vec![leave()],
        ),
    ];
    assert_eq!(turns(|_| repeat(infinity(), at_three.clone())), num(3.0));
}

#[test]
fn after_esce_the_counter_stands_where_it_was() {
    let body = vec![when(
        compare(get("x"), Comparison::Eq, number(2.0)),
        vec![leave()],
    )];
    let commands = [
        count("x", number(0.0), number(8.0), number(1.0), body),
        set("m", get("x")),
    ];
    assert_eq!(
        play(floor(&["R"]), &commands).values().last(),
        Some(&num(2.0))
    );
}

#[test]
fn after_prosegui_a_counter_goes_on_as_usual() {
    let body = vec![plain(Kind::Continue, vec![])];
    let commands = [
        count("x", number(0.0), number(2.0), number(1.0), body),
        set("m", get("x")),
    ];
    assert_eq!(
        play(floor(&["R"]), &commands).values().last(),
        Some(&num(3.0))
    );
}

#[test]
fn a_loop_starts_anew_each_time_it_is_reached() {
    assert_eq!(
        turns(|body| repeat(
            number(3.0),
            vec![count("x", number(1.0), number(2.0), number(1.0), body)]
        )),
        num(6.0)
    );
    assert_eq!(
        turns(|body| repeat(
            math(Function::Abs, number(-2.0)),
            vec![repeat(number(2.0), body)]
        )),
        num(4.0)
    );
}

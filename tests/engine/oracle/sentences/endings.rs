//! Section 5: what runs, how it stops, and the proof that it never would.

use super::*;
use engine::colour::Colour;
use engine::language::check::{Problem, check};
use engine::language::edit::{Edit, Place as Where};
use engine::language::{Kind, Program, cost};
use engine::run::compile::compile;

// What runs.

#[test]
fn only_the_stack_under_the_hat_runs() {
    let mut program = program(&[mark((8, 0))]);
    let loose = program.fresh_fragment(Kind::DropAll, engine::language::Field::None);
    let stack = program.fresh_stack();
    let place = Where::Loose {
        stack,
        order: 0,
        at: (10.0, 10.0),
    };
    program
        .apply(Edit::Attach(loose, place))
        .expect("a loose stack");
    let lone = program.fresh_fragment(Kind::Break, engine::language::Field::None);
    let stack = program.fresh_stack();
    let place = Where::Loose {
        stack,
        order: 1,
        at: (10.0, 10.0),
    };
    program
        .apply(Edit::Attach(lone, place))
        .expect("a loose stack");
    // A loose stack never makes a program not ready.
    assert_eq!(check(&program), []);
    let code = compile(&program).expect("ready");
    let wall = floor(&["R", "."]);
    let ready = Ready {
        program,
        code,
        start: Start {
            click: (7, 0),
            ..start(wall)
        },
    };
    let played = play_ready(&ready);
    // The hole stays; (8, 0) has no brick to infect.
    assert_eq!((played.wall, played.steps), (wall, 4));
}

#[test]
fn a_disabled_block_does_not_run_nor_what_is_inside() {
    let body = || vec![mark((8, 0)), plain(Kind::Break, vec![])];
    let commands = [
        off(mark((8, 0))),
        off(repeat(number(3.0), body())),
        off(when(truth(true), body())),
        mark((8, 1)),
    ];
    let played = play(floor(&["RR"]), &commands);
    assert_eq!((played.wall, played.steps), (floor(&["Rr"]), 4));
    // Disabled blocks have numbers: 2, the loop 4, *se* 5.
    assert_eq!(played.blocks().last(), Some(&11));
}

#[test]
fn a_disabled_block_in_a_socket_counts_as_the_default_value_of_the_table() {
    let commands = [set(
        "m",
        add(off(add(number(5.0), number(5.0))), number(3.0)),
    )];
    let played = play(floor(&["R"]), &commands);
    // The default 1 carries the number of the sum.
    assert_eq!(played.values(), [1.0, 3.0, 4.0].map(num));
    assert_eq!(played.blocks(), [1, 1, 1, 0]);
    let commands = [set("m", add(number(2.0), off(number(7.0))))];
    assert_eq!(
        play(floor(&["R"]), &commands).values(),
        [2.0, 1.0, 3.0].map(num)
    );
    let red = plain(Kind::AnyWithColour, vec![off(swatch(Colour::Blue))]);
    assert_eq!(value(red), at(8.0, 0.0));
    assert_eq!(
        play(
            floor(&["R"]),
            &[repeat(off(number(2.0)), vec![change("z", number(1.0))])]
        )
        .steps,
        1 + 11 + 20
    );
}

#[test]
fn a_default_value_that_was_edited_under_a_disabled_block_does_not_come_back() {
    let mut program = program(&[set(
        "m",
        add(off(add(number(5.0), number(5.0))), number(3.0)),
    )]);
    let sum = program
        .running()
        .map(|(id, _)| id)
        .find(|&id| program.block(id).kind == Kind::Arithmetic)
        .expect("the sum");
    let literal = engine::language::kind::Literal::Number(40.0);
    program
        .apply(Edit::SetLiteral(sum, 0, literal))
        .expect("a default value");
    let code = compile(&program).expect("ready");
    let ready = Ready {
        program,
        code,
        start: start(floor(&["R"])),
    };
    assert_eq!(play_ready(&ready).values(), [1.0, 3.0, 4.0].map(num));
}

#[test]
fn each_click_runs_the_program_with_all_variables_unset() {
    let ready = Case {
        commands: vec![change("n", number(1.0)), set("m", get("n"))],
        start: start(floor(&["R"])),
    }
    .ready();
    for _ in 0..2 {
        assert_eq!(play_ready(&ready).values().last(), Some(&num(1.0)));
    }
}

#[test]
fn the_wall_is_what_the_last_click_left_infection_included() {
    let commands = [plain(Kind::InfectArea, vec![clicked()])];
    let first = play(floor(&["RRG"]), &commands);
    let second = play_from(
        Start {
            click: (8, 2),
            ..start(first.wall)
        },
        &[mark((8, 2))],
    );
    assert_eq!(second.wall, floor(&["rrg"]));
}

#[test]
fn blocks_after_esce_and_prosegui_never_run() {
    for kind in [Kind::Break, Kind::Continue] {
        let body = vec![plain(kind, vec![]), mark((8, 0)), set("m", get("n"))];
        let played = play(floor(&["R"]), &[repeat(number(2.0), body)]);
        assert_eq!((played.ended, played.wall), (Ended::Well, floor(&["R"])));
    }
}

#[test]
fn an_empty_socket_or_a_lost_esce_makes_a_program_not_ready() {
    let problems = |commands: &[Tree]| -> Vec<&'static str> {
        let program = program(commands);
        let problems: Vec<&str> = check(&program).into_iter().map(Problem::id).collect();
        assert_eq!(compile(&program).is_err(), !problems.is_empty());
        problems
    };
    let hole = |kind: Kind| Tree {
        sockets: vec![Slot::Hole; kind.row().sockets().count()],
        ..plain(kind, vec![])
    };
    assert_eq!(problems(&[hole(Kind::Remove)]), ["empty_socket"]);
    assert_eq!(
        problems(&[set("m", hole(Kind::Connected))]),
        ["empty_socket"; 2]
    );
    assert_eq!(problems(&[plain(Kind::Break, vec![])]), ["outside_loop"]);
    let inside = when(truth(true), vec![plain(Kind::Continue, vec![])]);
    assert_eq!(problems(std::slice::from_ref(&inside)), ["outside_loop"]);
    assert_eq!(problems(&[for_each("C", vec![inside.clone()])]), [""; 0]);
    // A disabled block counts as an empty socket, and raises no problem itself.
    assert_eq!(problems(&[set("m", off(truth(true)))]), ["empty_socket"]);
    assert_eq!(
        problems(&[off(hole(Kind::Remove)), off(plain(Kind::Break, vec![]))]),
        [""; 0]
    );
    assert_eq!(
        problems(&[off(when(truth(true), vec![inside, hole(Kind::Cure)]))]),
        [""; 0]
    );
}

#[test]
fn the_cost_is_the_sum_over_blocks_without_disabled_ones_and_default_values() {
    let cost = |commands: &[Tree]| cost::cost(&program(commands)).total;
    assert_eq!(cost(&[]), 0);
    let remove = || plain(Kind::Remove, vec![clicked()]);
    assert_eq!(cost(&[remove(), remove()]), 2);
    assert_eq!(cost(&[plain(Kind::RemoveAreaAndDrop, vec![clicked()])]), 40);
    assert_eq!(
        cost(&[repeat(
            number(3.0),
            vec![off(remove()), plain(Kind::DropAll, vec![])]
        )]),
        10
    );
    let dear = plain(
        Kind::Connected,
        vec![
            clicked(),
            neighbour(engine::language::field::Side::Above, clicked()),
        ],
    );
    assert_eq!(cost(&[when(dear.clone(), vec![])]), 11);
    assert_eq!(cost(&[off(when(dear, vec![remove()]))]), 0);
}

// Errors.

#[test]
fn an_error_stops_the_move_where_it_happened_and_the_wall_stays_as_it_is() {
    let commands = [mark((8, 0)), set("m", get("n")), mark((8, 1))];
    let played = play(floor(&["RR"]), &commands);
    // Infetta 0 with its cell 1, imposta 2, the variable 3.
    assert_eq!(
        (played.ended, played.wall),
        (Ended::Error("unset_variable", 3), floor(&["rR"]))
    );
}

// The budget.

#[test]
fn past_the_budget_the_innermost_loop_that_used_more_than_half_of_it_is_named() {
    // The inner loop runs 4 turns of 3 steps each time; the outer one goes on.
    let inner = repeat(number(4.0), vec![change("y", number(1.0))]);
    let endless = [repeat(infinity(), vec![inner])];
    // ∞, then each outer turn: decision, 4, and 5 decisions with 4 bodies of 2 steps: 15.
    let played = with_budget(100, &endless);
    // 1 + 6 · 15 = 91 steps for six turns; the seventh has begun.
    assert_eq!(
        (played.ended, played.steps),
        (Ended::Budget(Some(0), 7), 100)
    );
    // With a budget of 20 the inner loop began at 18: nothing like half.
    assert_eq!(with_budget(20, &endless).ended, Ended::Budget(Some(0), 2));
    // With a budget of 15 the inner one began at 3, and used 12.
    let played = with_budget(15, &endless);
    assert!(
        matches!(played.ended, Ended::Budget(Some(2), 4)),
        "{:?}",
        played.ended
    );
}

#[test]
fn exactly_half_of_the_budget_is_not_more_than_half() {
    // Nine commands of 2 steps; the outer loop takes ∞ and its decision, and the inner one is
    // reached after step 20.
    let mut commands = vec![change("x", number(1.0)); 9];
    let inner = while_(truth(true), vec![change("y", number(1.0))]);
    commands.push(repeat(infinity(), vec![inner]));
    // Of 41 steps it used 21, of 40 half. Its turns begin with steps 22, 26, 30, 34, 38.
    assert_eq!(with_budget(41, &commands).ended, Ended::Budget(Some(11), 5));
    assert_eq!(with_budget(40, &commands).ended, Ended::Budget(Some(9), 1));
}

#[test]
fn else_the_outermost_running_loop_is_named_else_none() {
    let mut commands = vec![change("x", number(1.0)); 20];
    assert_eq!(with_budget(39, &commands).ended, Ended::Budget(None, 0));
    commands.push(repeat(
        number(2.0),
        vec![repeat(number(2.0), vec![change("x", number(1.0))])],
    ));
    // 40 steps, the outer count and decision, the inner count and decision.
    let played = with_budget(44, &commands);
    assert_eq!(played.ended, Ended::Budget(Some(20), 1));
}

#[test]
fn an_empty_program_is_ready() {
    assert_eq!(check(&Program::new("vuoto")), []);
}

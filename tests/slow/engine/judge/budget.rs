//! What judging, measuring and looking for hints take at most, whatever the program does: counted in steps.

use super::support::{blocks, program};
use engine::judge::hints::{HINT_BUDGET, advice};
use engine::judge::measure::{MEASURE_BUDGET, measure};
use engine::judge::{Effort, Judgement, Options, Verdict, judge};
use engine::language::Program;
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;

/// So many loops of two turns in each other around some blocks.
fn nested(depth: usize, inside: &str) -> String {
    let open = "Repeat(times: Number(2), body: [".repeat(depth);
    format!("{open}{inside}{}", "])".repeat(depth))
}

/// Programs that take long, or for ever, so that nobody can prove it; each in its own way.
fn odd() -> Vec<(&'static str, Program)> {
    let right = "RemoveAreaAndDrop(Clicked)";
    let forever = |inside: &str| format!("While(when: True, body: [{inside}])");
    let adds = "Change(var: \"x\", by: Number(0.1))";
    let zero = "Set(var: \"x\", to: Number(0))";
    let draws = "Set(var: \"x\", to: RandomInt(from: Number(1), to: Number(6)))";
    let endless = forever(adds);
    let seldom = format!(
        "If(branches: [(when: Compare(RandomFraction, Lt, Number(0.3)), then: [{endless}])])"
    );
    let late = "Count(var: \"x\", from: Number(1), to: Number(2000000), by: Number(1), body: [])";
    let of = |text: String| blocks(&text, "\"x\"");
    vec![
        ("counts in fractions", of(format!("{zero}, {endless}"))),
        ("draws for ever", of(forever(draws))),
        (
            "sometimes for ever",
            of(format!("{zero}, {right}, {seldom}")),
        ),
        ("nested", of(nested(40, ""))),
        ("nested draws", of(nested(14, draws))),
        ("nested draws for ever", of(nested(40, draws))),
        ("just ends", of(format!("{late}, {right}"))),
        (
            "just ends, wrong now and then",
            of(format!(
                "{late}, If(branches: [(when: Compare(RandomFraction, Lt, Number(0.5)), then: [{right}])])"
            )),
        ),
    ]
}

/// One that never ends, one that ends late by chance, and one that just ends.
fn few() -> impl Iterator<Item = (&'static str, Program)> {
    let few = ["counts in fractions", "nested draws", "just ends"];
    odd()
        .into_iter()
        .filter(move |(name, _)| few.contains(name))
}

fn judged(program: &Program, effort: Effort) -> Judgement {
    let options = Options {
        effort,
        ..Options::for_program(program)
    };
    judge(program, &options, &|| true).unwrap()
}

#[test]
fn no_judgement_takes_more_steps_than_it_may() {
    for (name, program) in few() {
        let judgement = judged(&program, Effort::Quick);
        assert_ne!(judgement.verdict, Verdict::Accepted, "{name}");
        assert!(
            judgement.steps_spent <= Effort::Quick.max_steps(),
            "{name}: {} steps",
            judgement.steps_spent
        );
    }
}

fn measures_within_its_steps(name: &str, program: &Program) {
    let code = compile(program).unwrap();
    let rules = Rules::of_program(program);
    let counts = measure(&code, &rules, 0, BUDGET, || true).unwrap();
    let all = counts.mean * counts.moves as f64;
    assert!(all <= (MEASURE_BUDGET + BUDGET) as f64, "{name}: {all}");
    assert!(counts.moves > 0 && counts.moves <= counts.wanted, "{name}");
    let long = counts.mean * counts.wanted as f64 > MEASURE_BUDGET as f64;
    assert_eq!(counts.is_complete(), !long, "{name}");
}

#[test]
fn measuring_ends_when_its_steps_are_used_up() {
    for (name, program) in few() {
        measures_within_its_steps(name, &program);
    }
    let right = program("solutions/costo-2.ron");
    let code = compile(&right).unwrap();
    let rules = Rules::of_program(&right);
    assert!(
        measure(&code, &rules, 0, BUDGET, || true)
            .unwrap()
            .is_complete()
    );
}

#[test]
fn the_search_for_hints_ends_when_its_steps_are_used_up() {
    for (name, program) in odd() {
        let found = advice(&program, &Rules::of_program(&program), 0, 80, &|| true).unwrap();
        // What is begun is done: the judgement of the program, and that of a last rewriting.
        let most = HINT_BUDGET + 2 * Effort::Quick.max_steps();
        assert!(
            found.steps_spent <= most,
            "{name}: {} steps",
            found.steps_spent
        );
        let whole = found.steps_spent < HINT_BUDGET + Effort::Quick.max_steps();
        assert!(whole || found.cut_off, "{name}");
    }
    for place in ["solutions/costo-40.ron", "solutions/costo-3.ron"] {
        let right = program(place);
        let found = advice(&right, &Rules::of_program(&right), 0, 80, &|| true).unwrap();
        assert!(!found.cut_off, "{place}: {} steps", found.steps_spent);
    }
}

//! Proofs by symbolic execution: the symbolic machine compared with the machine, and what is proved of programs.

use super::any_wall;
use crate::oracle::generate;
use engine::chance::Chance;
use engine::proof::symbolic::AllRuns;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::{Move, Outcome};
use test_support::cases;

const BUDGET: u64 = 200_000;

/// Checks that the moves of a program are among the runs of the symbolic machine.
fn holds(runs: &mut AllRuns<'_>, request: &Move<'_>) {
    let outcome: Outcome = request.run();
    let case = || {
        let code = request.code.ops.iter().enumerate();
        let code: Vec<String> = code.map(|(pc, op)| format!("{pc} {op:?}")).collect();
        let (wall, click) = (request.wall.rows().join("\n"), request.click);
        format!("{}\n{wall}click {click:?}, {outcome:?}", code.join("\n"))
    };
    if outcome.is_endless() {
        assert!(runs.needs_luck(), "it does not end: {}", case());
        return;
    }
    let end = outcome.failure.is_none().then_some(&outcome.wall);
    let admitted = runs.admits(&request.wall, request.click, end);
    assert_ne!(admitted, Some(false), "not among its runs: {}", case());
    if end.is_some() {
        assert!(outcome.steps <= runs.most_steps(), "{}", case());
    }
}

#[test]
fn runs_on_a_known_wall_are_those_of_the_machine() {
    let mut covered = 0;
    let seeds = u64::from(cases(60_000));
    for seed in 0..seeds {
        let ready = generate::case(seed).ready();
        let request = ready.on_machine(BUDGET);
        let Ok(mut runs) = AllRuns::on_wall(request.code, &request.wall, request.click, &|| true)
        else {
            continue;
        };
        covered += 1;
        for seed in 0..3 {
            let draws = DrawPolicy { seed, number: 0 };
            holds(&mut runs, &Move { draws, ..request });
        }
    }
    assert!(
        2 * covered > seeds,
        "hardly anything was covered: {covered} of {seeds}"
    );
}

#[test]
fn runs_on_all_walls_hold_those_of_the_machine() {
    let mut covered = 0;
    let seeds = u64::from(cases(800));
    let mut chance = Chance::new(7);
    for seed in 0..seeds {
        let ready = generate::case(seed).ready();
        let request = ready.on_machine(BUDGET);
        let Ok(mut runs) = AllRuns::on_any_wall(request.code, &|| true) else {
            continue;
        };
        covered += 1;
        holds(&mut runs, &request);
        for seed in 0..2 {
            let wall = any_wall(&mut chance);
            let click = wall
                .bricks()
                .nth(chance.below(wall.bricks().len() as u64) as usize);
            let draws = DrawPolicy { seed, number: 0 };
            let click = click.unwrap();
            holds(
                &mut runs,
                &Move {
                    wall,
                    click,
                    draws,
                    ..request
                },
            );
        }
    }
    assert!(
        4 * covered > seeds,
        "hardly anything was covered: {covered} of {seeds}"
    );
}

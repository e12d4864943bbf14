//! Hint after hint leads to the cheapest program.

use super::{followed, hints_of, known, program};
use engine::judge::hints::{Idea, advice};
use engine::judge::measure::game_moves;
use engine::language::cost::cost;
use engine::language::program::Program;
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;
use engine::wall::GroupKind;

/// Follows the hint that saves most until there is none; the ideas, and the program then.
fn chain(place: &str) -> (Vec<Idea>, Program) {
    let mut program = known(place);
    let mut ideas = Vec::new();
    while let Some(hint) = hints_of(&program, 8)
        .into_iter()
        .max_by_key(|hint| hint.saves)
    {
        ideas.push(hint.idea);
        program = followed(&program, &hint);
    }
    (ideas, program)
}

#[test]
fn hints_lead_from_the_one_block_to_cost_2() {
    use Idea::{
        Columns, Connection, Numbers, OneByOne, Phases, Stacks, Steps, Sweeps, Upwards, Walk,
    };
    for (place, ideas) in [
        (
            "examples/un-solo-blocco.ron",
            &[
                Phases, Connection, Sweeps, OneByOne, Columns, Stacks, Upwards, Numbers, Steps,
            ][..],
        ),
        (
            "simplified/costo-40.ron",
            &[
                Phases, Walk, OneByOne, Columns, Stacks, Upwards, Numbers, Steps,
            ],
        ),
    ] {
        let (followed, program) = chain(place);
        assert_eq!(followed, ideas, "{place}");
        assert_eq!(cost(&program).total, 2, "{place}");
        // Right by the rules, not only like what it came from.
        let rules = Rules::of_program(&program);
        let code = compile(&program).unwrap();
        for play in game_moves(&rules, 5).into_iter().step_by(9) {
            let outcome = play.run(&code, BUDGET, || true).unwrap();
            assert!(outcome.failure.is_none(), "{place}: {:?}", outcome.failure);
            assert_eq!(
                outcome.wall,
                rules.wanted(&play.wall, play.click).unwrap(),
                "{place}"
            );
        }
    }
}

#[test]
fn hints_lead_to_cost_2_from_wherever_the_phases_stand() {
    for place in [
        "solutions/caduta-due-estrazioni.ron",
        "solutions/infezione-per-ogni-blocchi.ron",
        "solutions/costo-3.ron",
    ] {
        let (ideas, program) = chain(place);
        assert_eq!(cost(&program).total, 2, "{place}: {ideas:?}");
    }
}

#[test]
fn who_makes_a_mistake_is_told_so_first() {
    let wrong = program("Remove(Clicked), DropAll");
    let rules = Rules::of_groups(GroupKind::Area);
    let found = advice(&wrong, &rules, 0, 8, &|| true).unwrap();
    let mistake = found.mistake.unwrap();
    assert_eq!(mistake.verdict.id(), "wrong_wall");
    // What saves something does not make it worse.
    for hint in found.hints {
        let after = followed(&wrong, &hint);
        let after = advice(&after, &rules, 0, 8, &|| true).unwrap();
        assert_eq!(
            after.mistake.map(|found| found.verdict),
            Some(mistake.verdict)
        );
    }
}

#[test]
fn the_smallest_step_comes_before_the_largest_saving() {
    let found = hints_of(&known("solutions/costo-35.ron"), 8);
    let ideas: Vec<Idea> = found.iter().map(|hint| hint.idea).collect();
    assert_eq!(ideas[..2], [Idea::OneByOne, Idea::Columns], "one loop");
    assert_eq!(ideas.last(), Some(&Idea::Connection));
    let most = found.iter().max_by_key(|hint| hint.saves).unwrap();
    assert_eq!(most.idea, Idea::Connection);
}

//! Hint after hint leads to the cheapest program.

use super::{followed, hints_of, known, program};
use engine::bundled;
use engine::judge::hints::{Advice, Idea, advice};
use engine::judge::measure::game_moves;
use engine::language::Kind;
use engine::language::cost::cost;
use engine::language::edit::Edit;
use engine::language::file::{read, write};
use engine::language::program::{BlockMarks, Program, Stack};
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

/// Follows the hint that saves most, or the first, each judged before it was given, until there is none.
fn advised(mut program: Program, first: bool) -> Program {
    let rules = Rules::of_program(&program);
    loop {
        let Advice { mistake, hints, .. } = advice(&program, &rules, 0, 8, &|| true).unwrap();
        assert!(mistake.is_none(), "{}", write(&program));
        let hint = match first {
            true => hints.first(),
            false => hints.iter().max_by_key(|hint| hint.saves),
        };
        let Some(hint) = hint else { return program };
        program = followed(&program, hint);
    }
}

#[test]
fn a_disabled_block_does_not_stop_them() {
    let off = "Infect(Clicked)#OFF";
    for text in [
        format!("{off}, InfectArea(Clicked), RemoveInfected, DropAll"),
        format!("InfectArea(Clicked), {off}, RemoveInfected, {off}, DropAll"),
    ] {
        let mut program = program(&text.replace("#OFF", ""));
        let hat = program.stack(Stack::Hat).to_vec();
        for id in hat {
            if program.block(id).kind == Kind::Infect {
                let marks = BlockMarks {
                    disabled: true,
                    ..BlockMarks::default()
                };
                program.apply(Edit::SetMarks(id, marks)).unwrap();
            }
        }
        assert_eq!(cost(&program).total, 35);
        let least = advised(program, false);
        assert_eq!(cost(&least).total, 2, "{}", write(&least));
        // What was disabled is still there.
        let kept = write(&least);
        let count = kept.matches("Disabled(").count();
        assert_eq!(count, text.matches("#OFF").count(), "{kept}");
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

/// `cargo test --release --test engine -- --ignored every_chain`.
#[test]
#[ignore = "takes minutes"]
fn every_chain_from_a_right_program_ends_at_2() {
    let mut misses = Vec::new();
    for (place, text) in bundled::PROGRAMS {
        let program = read(text).unwrap();
        let rules = Rules::of_program(&program);
        let folder = place.split('/').next().unwrap();
        let whole = ["solutions", "simplified", "examples"].contains(&folder);
        if !whole
            || advice(&program, &rules, 0, 8, &|| true)
                .unwrap()
                .mistake
                .is_some()
        {
            continue;
        }
        for first in [false, true] {
            let least = cost(&advised(program.clone(), first)).total;
            if least != 2 {
                misses.push(format!("{place}, the first hints: {first}: {least}"));
            }
        }
    }
    assert!(misses.is_empty(), "{}", misses.join("\n"));
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

//! Proofs of all programs that ship, of mistakes and of mutants, and a second checker for what the solver refutes.

mod checker;

use crate::judge::mutants::mutants;
use checker::Checker;
use engine::bundled;
use engine::judge::{Effort, Options, Verdict, judge};
use engine::language::Program;
use engine::language::file::{read, write};
use engine::proof::symbolic::{
    Limit, Obstacle, Proof, Proved, Question, Refutation, Witness, prove,
};
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;
use engine::task::{Task, embedded};
use rayon::prelude::*;
use std::cell::Cell;
use std::fs;
use std::time::Instant;
use test_support::cases;

/// A program with its place and the rules that it should keep.
struct Known {
    place: String,
    program: Program,
    rules: Rules,
}

/// The programs of a folder of `programs/`.
fn in_folder(folder: &str, found: &mut Vec<Known>) {
    let entries = fs::read_dir(format!("{}/programs/{folder}", crate::ROOT)).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    for name in names {
        let place = format!("{folder}/{name}");
        let program = read(bundled::program(&place).unwrap()).unwrap();
        let rules = Rules::of_program(&program);
        found.push(Known {
            place,
            program,
            rules,
        });
    }
}

/// The programs of the lessons that are right, or wrong.
fn of_lessons(right: bool, found: &mut Vec<Known>) {
    for task in embedded().all() {
        let Task {
            solutions,
            mistakes,
            ..
        } = task;
        for part in if right { solutions } else { mistakes } {
            // Those of the two games stand in the folders too.
            let place = part.file.clone().unwrap_or_default();
            if found.iter().any(|known| place.ends_with(&known.place)) {
                continue;
            }
            found.push(Known {
                place: format!("{}: {place}", task.id.as_str()),
                program: part.program.clone(),
                rules: Rules::of(task).unwrap(),
            });
        }
    }
}

fn right() -> Vec<Known> {
    let mut found = Vec::new();
    in_folder("solutions", &mut found);
    in_folder("simplified", &mut found);
    of_lessons(true, &mut found);
    let wanted = std::env::var("PROOFS").unwrap_or_default();
    found.retain(|known| known.place.contains(&wanted));
    found
}

fn wrong() -> Vec<Known> {
    let mut found = Vec::new();
    in_folder("mistakes", &mut found);
    of_lessons(false, &mut found);
    found
}

fn tried(program: &Program, rules: &Rules, witness: Option<Witness<'_>>) -> Proved {
    prove(&Question {
        code: &compile(program).unwrap(),
        rules,
        steps: BUDGET,
        limit: Limit::default(),
        go_on: &|| true,
        witness,
    })
}

fn words(proved: &Proved, program: &Program) -> String {
    match &proved.proof {
        Proof::All => "proved".to_owned(),
        Proof::IfItEnds => "proved, if it ends".to_owned(),
        Proof::Refuted(_) => "refuted".to_owned(),
        Proof::NotProved { block, why } => {
            let block = block.map(|id| format!(" at {:?}", program.block(id).kind));
            format!("not proved: {why:?}{}", block.unwrap_or_default())
        }
    }
}

/// `PROOFS=caduta cargo test --test slow_engine -- --ignored table_of_proofs --nocapture`
#[test]
#[ignore = "a table to read, with times"]
fn table_of_proofs() {
    for (title, programs) in [("right", right()), ("wrong", wrong())] {
        println!(
            "| {title} | result | s | questions | conflicts | clauses |\n|---|---|--:|--:|--:|--:|"
        );
        for Known {
            place,
            program,
            rules,
        } in programs
        {
            eprint!("{place} … ");
            let start = Instant::now();
            let proved = tried(&program, &rules, None);
            let seconds = start.elapsed().as_secs_f64();
            let result = words(&proved, &program);
            let effort = proved.effort;
            println!(
                "| {place} | {result} | {seconds:.2} | {} | {} | {} |",
                effort.questions, effort.conflicts, effort.clauses
            );
        }
    }
}

/// What was proved once is proved: a change of the method must not lose it.
#[test]
fn most_programs_that_ship_are_proved() {
    let results: Vec<(String, Proved)> = right()
        .into_par_iter()
        .map(|known| {
            let proved = tried(&known.program, &known.rules, None);
            (known.place, proved)
        })
        .collect();
    let refuted = results
        .iter()
        .find(|(_, proved)| matches!(proved.proof, Proof::Refuted(_)));
    assert!(refuted.is_none(), "a right program is refuted: {refuted:?}");
    let count = |fits: fn(&Proof) -> bool| {
        results
            .iter()
            .filter(|(_, proved)| fits(&proved.proof))
            .count()
    };
    let all = count(|proof| matches!(proof, Proof::All));
    let if_it_ends = count(|proof| matches!(proof, Proof::IfItEnds));
    let enough = all >= PROVED && if_it_ends >= PROVED_IF_IT_ENDS;
    assert!(enough, "only {all} proved, {if_it_ends} if they end");
}

const PROVED: usize = 70;
const PROVED_IF_IT_ENDS: usize = 7;

#[test]
fn no_mistake_is_proved() {
    for Known {
        place,
        program,
        rules,
    } in wrong()
    {
        let proved = tried(&program, &rules, None);
        let result = words(&proved, &program);
        let is_proved = matches!(proved.proof, Proof::All | Proof::IfItEnds);
        // A lesson may call a program wrong for a block that it uses.
        let right = || {
            let options = Options {
                rules: rules.clone(),
                ..Options::for_program(&program)
            };
            judge(&program, &options, &|| true).unwrap().verdict == Verdict::Accepted
        };
        assert!(!is_proved || right(), "{place}: {result}");
    }
}

/// Mutants of right programs that the judge finds wrong are not proved.
#[test]
fn no_wrong_mutant_is_proved() {
    let mut all: Vec<(String, Program, Rules)> = Vec::new();
    for known in right() {
        for mutant in mutants(&known.program) {
            let name = format!("{}: {}", known.place, mutant.change);
            all.push((name, mutant.program, known.rules.clone()));
        }
    }
    let wanted = cases(10_000) as usize;
    let every = (all.len() / wanted).max(1);
    let some: Vec<_> = all.into_iter().step_by(every).collect();
    let count = some.len();
    let proved: Vec<_> = some
        .into_par_iter()
        .filter(|(_, program, rules)| {
            let proof = tried(program, rules, None).proof;
            matches!(proof, Proof::All | Proof::IfItEnds)
        })
        .collect();
    println!("{} of {count} mutants are proved", proved.len());
    for (name, program, rules) in proved {
        let options = Options {
            rules,
            effort: Effort::Normal,
            ..Options::for_program(&program)
        };
        let verdict = judge(&program, &options, &|| true).unwrap().verdict;
        let not_wrong = matches!(verdict, Verdict::Accepted | Verdict::NotAllowed);
        assert!(
            not_wrong,
            "{name} is proved but {verdict:?}:\n{}",
            write(&program)
        );
    }
}

/// All that the solver refutes in proofs of the programs that ship.
#[test]
fn a_second_checker_agrees_with_the_solver() {
    right().into_par_iter().for_each(|known| {
        let checked = Cell::new(0);
        let witness = |refutation: Refutation| {
            let mut checker = Checker::new(&refutation.clauses);
            assert!(checker.follows(&refutation.learnt), "{}", known.place);
            checked.set(checked.get() + 1);
        };
        let proved = tried(&known.program, &known.rules, Some(&witness));
        let gave_up =
            matches!(proved.proof, Proof::NotProved { why, .. } if why == Obstacle::Block);
        assert!(checked.get() > 0 || proved.effort.questions == 0 || gave_up);
    });
}

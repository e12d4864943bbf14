//! Proofs of all programs that ship, and of mistakes.

use engine::bundled;
use engine::judge::{Options, Verdict, judge};
use engine::language::Program;
use engine::language::file::read;
use engine::proof::symbolic::{Limit, Proof, Proved, Question, prove};
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;
use engine::task::{Task, embedded};
use std::fs;
use std::time::Instant;

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

fn tried(program: &Program, rules: &Rules) -> Proved {
    prove(&Question {
        code: &compile(program).unwrap(),
        rules,
        steps: BUDGET,
        limit: Limit::default(),
        go_on: &|| true,
        witness: None,
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
            let start = Instant::now();
            let proved = tried(&program, &rules);
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

#[test]
fn no_mistake_is_proved() {
    for Known {
        place,
        program,
        rules,
    } in wrong()
    {
        let proved = tried(&program, &rules);
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

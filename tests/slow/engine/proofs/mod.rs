//! Proofs of all programs that ship, of mistakes and of mutants, and a second checker for what the solver refutes.

mod checker;
mod endings;
mod mutants;

use crate::judge::support::written_blindly;
use checker::Checker;
use engine::bundled;
use engine::judge::{NoVerdict, Options, Verdict, judge};
use engine::language::Program;
use engine::language::check::check;
use engine::language::file::read;
use engine::proof::symbolic::{Limit, Proof, Proved, Question, Refutation, Witness, prove};
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;
use engine::task::{Task, embedded};
use rayon::prelude::*;
use std::cell::Cell;
use std::fs;
use std::sync::LazyLock;
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
    wanted(found)
}

/// Programs by others, who did not know how the judge works.
fn by_others(right: bool) -> Vec<Known> {
    let word = if right { "right" } else { "wrong" };
    let adversaries = written_blindly("adversaries").into_iter();
    let found = adversaries
        .filter(|(name, _)| name.starts_with(word))
        .chain(written_blindly(word))
        .chain(
            right
                .then(|| written_blindly("others"))
                .into_iter()
                .flatten(),
        )
        .map(|(place, program)| Known {
            place,
            rules: Rules::of_program(&program),
            program,
        });
    wanted(found.collect())
}

/// The programs with the words of `PROOFS` in their place.
fn wanted(mut found: Vec<Known>) -> Vec<Known> {
    let wanted = std::env::var("PROOFS").unwrap_or_default();
    found.retain(|known| known.place.contains(&wanted));
    found
}

/// Wrong programs: mistakes, and the programs with which tasks begin.
fn wrong() -> Vec<Known> {
    let mut found = Vec::new();
    in_folder("mistakes", &mut found);
    of_lessons(false, &mut found);
    let starts = embedded().all().map(|task| Known {
        place: format!("{}: start", task.id.as_str()),
        program: task.start.clone(),
        rules: Rules::of(task).unwrap(),
    });
    found.extend(starts.filter(|known| check(&known.program).is_empty()));
    wanted(found)
}

fn tried(program: &Program, rules: &Rules, limit: Limit, witness: Option<Witness<'_>>) -> Proved {
    prove(&Question {
        code: &compile(program).unwrap(),
        rules,
        steps: BUDGET,
        limit,
        go_on: &|| true,
        witness,
    })
}

fn is_proved(proof: &Proof) -> bool {
    matches!(proof, Proof::All | Proof::IfItEnds)
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

/// The seconds for which this thread has had a processor, where the system tells; else those since some time.
fn on_the_processor() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |told| told / 1e9)
}

/// The programs of the folder `PROOFS_IN`, if it is set.
fn of_a_folder() -> Vec<Known> {
    let Ok(folder) = std::env::var("PROOFS_IN") else {
        return Vec::new();
    };
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|end| end == "ron"))
        .collect();
    files.sort();
    let known = |path: &std::path::PathBuf| {
        let program = read(&fs::read_to_string(path).unwrap()).unwrap();
        let rules = Rules::of_program(&program);
        let place = path.file_name().unwrap().to_string_lossy().into_owned();
        Known {
            place,
            program,
            rules,
        }
    };
    wanted(files.iter().map(known).collect())
}

/// `PROOFS=caduta cargo test --test slow_engine -- --ignored table_of_proofs --nocapture`; with `PROOFS_IN=folder` of
/// the programs there alone; with `PROOFS_SECONDS=60` each is given up after so long.
#[test]
#[ignore = "a table to read, with times"]
fn table_of_proofs() {
    let others = of_a_folder();
    if !others.is_empty() {
        return table("others", others);
    }
    table("right", right());
    table("right, by others", by_others(true));
    table("wrong, by others", by_others(false));
    table("wrong", wrong());
}

fn table(title: &str, programs: Vec<Known>) {
    let count = programs.len();
    let (mut all, mut if_it_ends, mut soon) = (0, 0, 0);
    let told = std::env::var("PROOFS_SECONDS").ok();
    let seconds_for_each = told.map_or(f64::INFINITY, |told| told.parse().unwrap());
    println!(
        "| {title} | result | s | questions | conflicts | clauses | ms without a look |\n|---|---|--:|--:|--:|--:|--:|"
    );
    for known in programs {
        let Known {
            place,
            program,
            rules,
        } = known;
        let start = on_the_processor();
        // The longest time in which nobody could stop it.
        let (last, longest) = (Cell::new(start), Cell::new(0.0_f64));
        let proved = prove(&Question {
            code: &compile(&program).unwrap(),
            rules: &rules,
            steps: BUDGET,
            limit: Limit::default(),
            go_on: &|| {
                let now = on_the_processor();
                longest.set(longest.get().max(now - last.replace(now)));
                now - start < seconds_for_each
            },
            witness: None,
        });
        let seconds = on_the_processor() - start;
        all += usize::from(matches!(proved.proof, Proof::All));
        if_it_ends += usize::from(matches!(proved.proof, Proof::IfItEnds));
        soon += usize::from(is_proved(&proved.proof) && seconds <= 10.0);
        let result = words(&proved, &program);
        let effort = proved.effort;
        println!(
            "| {place} | {result} | {seconds:.2} | {} | {} | {} | {:.0} |",
            effort.questions,
            effort.conflicts,
            effort.clauses,
            1000.0 * longest.get()
        );
    }
    let not = count - all - if_it_ends;
    println!(
        "\n{title}: of {count} programs {all} proved, {if_it_ends} if they end, {not} not; {soon} within 10 s of one core\n"
    );
}

/// Literals in the conclusions of the solver, at most, that the second checker looks at: with `CLICKOMANIA_THOROUGH=1`
/// all of them.
fn most_checked() -> usize {
    cases(640_000) as usize
}

/// A part of the effort, so that many programs can be tried.
fn a_part(part: u64) -> Limit {
    let whole = Limit::default();
    Limit {
        conflicts: whole.conflicts / part,
        clauses: whole.clauses / part,
        ..whole
    }
}

#[test]
fn most_programs_that_ship_are_proved_and_a_second_checker_agrees() {
    // With `CLICKOMANIA_THOROUGH=1` all of them.
    let every = if cases(32) == 1 { 3 } else { 1 };
    let some: Vec<Known> = right().into_iter().step_by(every).collect();
    let results: Vec<(String, Proof)> = some
        .into_par_iter()
        .map(|known| {
            let witness = |refutation: Refutation| {
                if refutation.learnt.len() <= most_checked() {
                    let mut checker = Checker::new(&refutation.clauses);
                    assert!(checker.follows(&refutation.learnt), "{}", known.place);
                }
            };
            let proved = tried(&known.program, &known.rules, a_part(4), Some(&witness));
            (known.place, proved.proof)
        })
        .collect();
    let refuted = results
        .iter()
        .find(|(_, proof)| matches!(proof, Proof::Refuted(_)));
    assert!(refuted.is_none(), "a right program is refuted: {refuted:?}");
    let proved = results.iter().filter(|(_, proof)| is_proved(proof)).count();
    let enough = 3 * proved >= 2 * results.len();
    assert!(enough, "{proved} of {} are proved", results.len());
}

/// Programs by people who did not know the rules, one for each kind of loop.
#[test]
fn programs_by_others_are_proved() {
    for (place, program) in written_blindly("proved") {
        let rules = Rules::of_program(&program);
        let proof = tried(&program, &rules, Limit::default(), None).proof;
        assert!(is_proved(&proof), "{place}: {proof:?}");
    }
}

#[test]
fn no_mistake_is_proved() {
    let proves = |known: &Known| {
        let proved = tried(&known.program, &known.rules, a_part(20), None);
        is_proved(&proved.proof)
    };
    // A lesson may call a program wrong for a block that it uses.
    let is_accepted = |known: &Known| {
        let options = Options {
            rules: known.rules.clone(),
            ..Options::for_program(&known.program)
        };
        match judge(&known.program, &options, &|| true) {
            // The start of a task that wants nothing.
            Err(NoVerdict::NothingWanted) => true,
            judged => judged.unwrap().verdict == Verdict::Accepted,
        }
    };
    let others = by_others(false).into_par_iter().find_any(proves);
    assert_eq!(others.map(|known| known.place), None);
    let mistakes = wrong().into_par_iter();
    let mistake = mistakes.find_any(|known| proves(known) && !is_accepted(known));
    assert_eq!(mistake.map(|known| known.place), None);
}

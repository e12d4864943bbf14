//! Programs that are right but for one change or two: those that are wrong must not be proved.
//!
//! The prover gets twice the effort in which it proves the program without the change: a false proof is about as hard
//! as a true one. Effort is counted in calls of `go_on`, which depend on the program alone.

use super::{Known, is_proved, right};
use crate::judge::mutants::mutants;
use engine::judge::{Effort, Options, Verdict, judge};
use engine::language::Program;
use engine::language::file::write;
use engine::proof::small_walls::{Colourings, SmallWalls};
use engine::proof::symbolic::{Limit, Proof, Question, prove};
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::{BUDGET, Move};
use engine::run::rules::Rules;
use engine::wall::{Cell, Wall};
use rayon::prelude::*;
use std::cell::Cell as Counter;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Parts in which they are tried.
const PARTS: usize = 20;
/// Mutants in a part: more than 500 of them are wrong.
const PART: usize = 600;
/// Those that are tried unless somebody asks for a part.
const FEW: usize = 200;
/// Second changes that are tried with each first one.
const SECONDS: usize = 12;
/// The effort of the slowest programs whose mutants are tried.
const MOST_EFFORT: u64 = 4_000;

/// Proves with a limited effort. Returns the effort that it took.
fn proof(program: &Program, rules: &Rules, most: u64) -> (Proof, u64) {
    let effort = Counter::new(0);
    let proved = prove(&Question {
        code: &compile(program).unwrap(),
        rules,
        steps: BUDGET,
        limit: Limit::default(),
        go_on: &|| {
            effort.set(effort.get() + 1);
            effort.get() <= most
        },
        witness: None,
    });
    (proved.proof, effort.get())
}

/// Moves with what they should leave.
struct Moves {
    all: Vec<(Wall, Cell, Wall)>,
    /// False if a program only has to end without a run-time error.
    wants_something: bool,
}

impl Moves {
    /// Some clicks on dealt walls, and all on the smallest ones.
    fn of(rules: &Rules) -> Moves {
        let dealt = (0..6).map(|seed| Wall::deal(seed, 3 + seed as usize % 3).unwrap());
        let small = (1..=2).flat_map(|bricks| SmallWalls::new(bricks, Colourings::UpToRenaming));
        let mut moves = Vec::new();
        for (wall, every) in dealt
            .map(|wall| (wall, 7))
            .chain(small.map(|wall| (wall, 1)))
        {
            for click in wall.bricks().into_iter().step_by(every) {
                let Ok(start) = rules.start(&wall, click) else {
                    continue;
                };
                if let Ok(wanted) = rules.wanted(&start, click) {
                    moves.push((start, click, wanted));
                }
            }
        }
        Moves {
            all: moves,
            wants_something: rules.wants_something(),
        }
    }

    /// True if a program makes one of them wrong.
    fn refute(&self, program: &Program) -> bool {
        let code = compile(program).unwrap();
        self.all.iter().any(|&(wall, click, wanted)| {
            (0..2).any(|seed| {
                let draws = DrawPolicy { seed, number: 0 };
                let outcome = Move {
                    code: &code,
                    wall,
                    click,
                    draws,
                    budget: BUDGET,
                }
                .run();
                outcome.failure.is_some() || (outcome.wall != wanted && self.wants_something)
            })
        })
    }
}

/// A program with one change.
struct Changed {
    name: String,
    program: Program,
    rules: Rules,
    /// The effort of the proof without the change.
    effort: u64,
    moves: Arc<Moves>,
}

/// The mutants of the programs that are proved quickly, and some mutants of these mutants.
fn all() -> Vec<Changed> {
    let changed = |known: Known| {
        let (proof, effort) = proof(&known.program, &known.rules, MOST_EFFORT);
        if !is_proved(&proof) {
            return Vec::new();
        }
        let moves = Arc::new(Moves::of(&known.rules));
        let mut found = Vec::new();
        for first in mutants(&known.program) {
            let name = format!("{}: {}", known.place, first.change);
            let seconds = mutants(&first.program);
            let every = (seconds.len() / SECONDS).max(1);
            for second in seconds.into_iter().step_by(every) {
                found.push((format!("{name}; {}", second.change), second.program));
            }
            found.push((name, first.program));
        }
        let changed = found.into_iter().map(|(name, program)| Changed {
            name,
            program,
            rules: known.rules.clone(),
            effort,
            moves: moves.clone(),
        });
        changed.collect()
    };
    right().into_par_iter().flat_map_iter(changed).collect()
}

/// Wrong mutants are not proved, and those that are proved are right: the judge accepts them. `CLICKOMANIA_MUTANTS=3`
/// tries the fourth of twenty parts.
#[test]
fn no_wrong_mutant_is_proved() {
    let part = std::env::var("CLICKOMANIA_MUTANTS").ok();
    let all = all();
    let some: Vec<Changed> = match part {
        Some(part) => {
            let first = part.parse::<usize>().unwrap();
            let every = (all.len() / (PARTS * PART)).max(1);
            let mutants = all.into_iter().step_by(every);
            mutants.skip(first).step_by(PARTS).collect()
        }
        None => {
            let every = all.len() / FEW;
            all.into_iter().step_by(every).collect()
        }
    };
    let wrong = AtomicUsize::new(0);
    let proved: Vec<&Changed> = some
        .par_iter()
        .filter(|mutant| {
            let refuted = mutant.moves.refute(&mutant.program);
            wrong.fetch_add(usize::from(refuted), Ordering::Relaxed);
            let (proof, _) = proof(&mutant.program, &mutant.rules, 2 * mutant.effort);
            assert!(!refuted || !is_proved(&proof), "{} is proved", mutant.name);
            is_proved(&proof)
        })
        .collect();
    println!(
        "{} mutants, {} wrong, {} proved",
        some.len(),
        wrong.into_inner(),
        proved.len()
    );
    let refused = proved.into_par_iter().find_map_any(|mutant| {
        let options = Options {
            effort: Effort::Quick,
            ..Options::with_rules(mutant.rules.clone())
        };
        let verdict = judge(&mutant.program, &options, &|| true).unwrap().verdict;
        let accepted = matches!(verdict, Verdict::Accepted | Verdict::NotAllowed);
        (!accepted).then(|| {
            format!(
                "{} is proved but {verdict:?}:\n{}",
                mutant.name,
                write(&mutant.program)
            )
        })
    });
    assert_eq!(refused, None);
}

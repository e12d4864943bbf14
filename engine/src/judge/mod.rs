//! The judge: whether a program does, on every wall and click, what the rules of its task want; how two
//! programs differ; how one could cost less.
//!
//! It cannot be proved by trying, so the judge looks for a case that shows the contrary: walls made to
//! break programs, games played on dealt walls, changes of those that led somewhere new, and of those that nearly did
//! (`search.rs`). A case that fails is made as small as it gets (`shrink.rs`), and it is told where it
//! goes wrong (`diagnose.rs`). Everything follows from the program, the options and the seed: the same on
//! any number of processors.

mod case;
mod climb;
pub mod compare;
mod coverage;
mod diagnose;
mod generate;
mod goals;
pub mod hints;
pub mod measure;
mod probe;
pub mod reference;
mod search;
mod shapes;
mod shrink;
pub mod task_check;
mod trial;
mod verdict;

pub use case::Case;
pub use diagnose::FailingPhase;
pub use verdict::{Counterexample, Fault, Judgement, NoVerdict, Verdict};

use crate::language::Program;
use crate::run::compile::compile;
use crate::run::moves::BUDGET;
use crate::run::rules::Rules;
use case::PreparedCase;
use search::CaseSearch;
use std::sync::atomic::AtomicU64;
use trial::TrialContext;

/// How many times the effort is spent at most to reach the least number of cases.
const PATIENCE: u64 = 10;

/// Steps of what is begun when that much is spent, and of what comes behind it, at most.
const LAST_ROUND: u64 = 1_000_000_000;

/// How much is tried before a program is accepted: a number of steps, and a least number of cases; to reach these up to ten
/// times the steps are spent. Where nothing fails, a quarter as many steps go into moves of ordinary games, so that a fault
/// that shows in one of some thousand of these is found whatever it hangs on.
///
/// Never counted in time; it is looked at between cases, and a case begun is tried to its end.
///
/// Whatever the program does, the whole of a judgement takes no more than [`Effort::most`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Effort {
    /// While one is editing: 5 million steps, 50 cases, 1,000 moves of games.
    Quick,
    /// 500 million steps, 1,000 cases, 100,000 moves of games.
    #[default]
    Normal,
    /// 10 thousand million steps, 10,000 cases, 1,000,000 moves of games.
    Deep,
}

impl Effort {
    pub const fn steps(self) -> u64 {
        match self {
            Effort::Quick => 5_000_000,
            Effort::Normal => 500_000_000,
            Effort::Deep => 10_000_000_000,
        }
    }

    /// More steps no judgement takes, with all that is done to make the case small that fails, and to prove that a move
    /// does not end: 1, 6 and 101 thousand million.
    pub const fn most(self) -> u64 {
        PATIENCE * self.steps() + LAST_ROUND
    }

    /// With how many steps of a case that fails further draws are begun at most.
    const fn patience(self) -> u64 {
        match self {
            Effort::Quick => 40_000_000,
            Effort::Normal | Effort::Deep => 200_000_000,
        }
    }

    /// The most moves of ordinary games.
    const fn moves(self) -> u64 {
        match self {
            Effort::Quick => 1_000,
            Effort::Normal => 100_000,
            Effort::Deep => 1_000_000,
        }
    }

    /// The fewest cases that stand behind a program that is accepted.
    pub const fn cases(self) -> u64 {
        match self {
            Effort::Quick => 50,
            Effort::Normal => 1_000,
            Effort::Deep => 10_000,
        }
    }
}

/// How a program is judged.
#[derive(Clone, Debug)]
pub struct Options {
    pub rules: Rules,
    /// How much is tried.
    pub effort: Effort,
    /// What cases and draws are made from.
    pub seed: u64,
    /// How many steps a move may take.
    pub budget: u64,
}

impl Options {
    /// The usual ones for the task that a program names. See [`Rules::of_program`].
    pub fn of(program: &Program) -> Options {
        Options::by(Rules::of_program(program))
    }

    /// The usual ones for these rules.
    pub fn by(rules: Rules) -> Options {
        Options {
            rules,
            effort: Effort::Normal,
            seed: 0,
            budget: BUDGET,
        }
    }
}

/// Judges a program for as long as `go_on` says so, which is asked every few milliseconds, on the
/// processors of the current rayon pool.
///
/// # Errors
/// There is no verdict: see [`NoVerdict`].
pub fn judge(
    program: &Program,
    options: &Options,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Judgement, NoVerdict> {
    judge_with_progress(program, options, &AtomicU64::new(0), go_on)
}

/// As [`judge`]; `spent` counts how much of the effort is used up, in steps, and ends near
/// [`Effort::steps`] if no case fails.
///
/// # Errors
/// As [`judge`].
pub fn judge_with_progress(
    program: &Program,
    options: &Options,
    spent: &AtomicU64,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Judgement, NoVerdict> {
    match judged(program, options, spent, go_on) {
        // Lists of the task fail when they are stopped, too.
        Err(NoVerdict::Rules(_)) if !go_on() => Err(NoVerdict::Stopped),
        judged => judged,
    }
}

fn judged(
    program: &Program,
    options: &Options,
    spent: &AtomicU64,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Judgement, NoVerdict> {
    let rules = &options.rules;
    if !rules.asks_something() {
        return Err(NoVerdict::NothingWanted);
    }
    let Ok(code) = compile(program) else {
        return Ok(Judgement::untried(Verdict::NotReady));
    };
    let not_allowed = rules.not_allowed(program);
    if !not_allowed.is_empty() {
        return Ok(Judgement {
            not_allowed,
            ..Judgement::untried(Verdict::NotAllowed)
        });
    }
    let context = TrialContext {
        code: &code,
        rules,
        budget: options.budget,
        seed: options.seed,
        patience: options.effort.patience(),
        go_on,
    };
    let search = CaseSearch::run(&context, options.effort, spent)?;
    let mut judgement = search.judgement(program, &context)?;
    if let Some(found) = search.worst() {
        let (found, steps) = shrink::shrink(&context, found, options.effort)?;
        judgement.steps_spent += steps;
        let case = PreparedCase::new(rules, found.case)?;
        let request = context.request(&case, found.draws);
        let outcome = request.run_while(go_on).ok_or(NoVerdict::Stopped)?;
        // Once more while it is watched.
        judgement.steps_spent += outcome.made() + outcome.steps;
        let groups = rules.groups();
        let (step, phase) =
            diagnose::diagnose(program, groups, &request, &case.wanted, &outcome, go_on)
                .ok_or(NoVerdict::Stopped)?;
        judgement.phase = phase;
        judgement.counterexample = Some(Counterexample::new(&case, found, outcome, step));
    }
    Ok(judgement)
}

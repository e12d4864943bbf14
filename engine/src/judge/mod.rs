//! The judge: does a program do what its task wants, on every wall and after every click? Also: how two programs
//! differ (`compare`), and how one could cost less (`hints`).
//!
//! Trying cases cannot prove a program right, so the judge searches for a counterexample. It tries walls made to
//! break programs, games on dealt walls, and changes of cases that reached something new or nearly did (`search.rs`).
//! It makes a failing case as small as it can (`shrink.rs`) and finds the step at which the move goes wrong
//! (`diagnose.rs`). The result depends on the program, the options and the seed alone, never on the number of
//! processors.

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

/// To reach the minimum number of cases, the judge may spend this many times the effort.
const PATIENCE: u64 = 10;

/// Upper bound on the steps of what is still running when the effort is used up, and of shrinking and diagnosis after
/// it.
const LAST_ROUND: u64 = 1_000_000_000;

/// How much the judge tries before it accepts a program: a number of steps and a minimum number of cases. To reach
/// the minimum it spends up to ten times the steps. If no case fails, it spends a quarter of the steps on ordinary
/// games, to find faults that show once in some thousand moves whatever they depend on.
///
/// The effort is never measured in time. The judge checks it between cases and finishes the case that is running. A
/// judgement never takes more than [`Effort::max_steps`], whatever the program does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Effort {
    /// For feedback while the user edits: 5 million steps, 50 cases, 1,000 moves of games.
    Quick,
    /// 500 million steps, 1,000 cases, 100,000 moves of games.
    #[default]
    Normal,
    /// 10 billion steps, 10,000 cases, 1,000,000 moves of games.
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

    /// Upper bound on the steps of a judgement, with shrinking and with proofs that a move never ends: 1, 6 and 101
    /// billion.
    pub const fn max_steps(self) -> u64 {
        PATIENCE * self.steps() + LAST_ROUND
    }

    /// A failing case gets further draws until it has used this many steps.
    const fn patience(self) -> u64 {
        match self {
            Effort::Quick => 40_000_000,
            Effort::Normal | Effort::Deep => 200_000_000,
        }
    }

    /// Maximum number of moves in ordinary games.
    const fn max_game_moves(self) -> u64 {
        match self {
            Effort::Quick => 1_000,
            Effort::Normal => 100_000,
            Effort::Deep => 1_000_000,
        }
    }

    /// Minimum number of cases behind an accepted program.
    pub const fn min_cases(self) -> u64 {
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
    pub effort: Effort,
    /// Source of all cases and draws.
    pub seed: u64,
    /// The budget of each move, in steps.
    pub budget: u64,
}

impl Options {
    /// The defaults for the task that the program names. See [`Rules::of_program`].
    pub fn for_program(program: &Program) -> Options {
        Options::with_rules(Rules::of_program(program))
    }

    /// The defaults for these rules.
    pub fn with_rules(rules: Rules) -> Options {
        Options {
            rules,
            effort: Effort::Normal,
            seed: 0,
            budget: BUDGET,
        }
    }
}

/// Judges a program on the processors of the current rayon pool, until `go_on` returns false. It is called every few
/// milliseconds.
///
/// # Errors
/// See [`NoVerdict`].
pub fn judge(
    program: &Program,
    options: &Options,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Judgement, NoVerdict> {
    judge_with_progress(program, options, &AtomicU64::new(0), go_on)
}

/// As [`judge`]. `spent` counts the steps used so far; if no case fails, it ends near [`Effort::steps`].
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
        // The lists of the task also fail when they are stopped.
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
    if !rules.wants_something() {
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
        // The diagnosis makes the move again and observes it.
        judgement.steps_spent += outcome.work() + outcome.steps;
        let groups = rules.groups();
        let (step, phase) =
            diagnose::diagnose(program, groups, &request, &case.wanted, &outcome, go_on)
                .ok_or(NoVerdict::Stopped)?;
        judgement.phase = phase;
        judgement.counterexample = Some(Counterexample::new(&case, found, outcome, step));
    }
    Ok(judgement)
}

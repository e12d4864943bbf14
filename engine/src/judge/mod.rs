//! The judge: does a program do what its task wants, on every wall and after every click? Also: how two programs
//! differ (`compare`), and how one could cost less (`hints`).
//!
//! Trying cases cannot prove a program right, so the judge searches for a counterexample. It tries walls made to
//! break programs, games on dealt walls, and changes of cases that reached something new (`search.rs`).
//! It makes a failing case as small as it can (`shrink.rs`) and finds the step at which the move goes wrong
//! (`diagnose.rs`). If all cases are right, it tries the program on all small walls (`small.rs`). The result depends
//! on the program, the options and the seed alone, never on the number of processors.

mod case;
pub mod compare;
mod coverage;
mod diagnose;
pub mod front;
mod generate;
pub mod hints;
pub mod measure;
pub mod reference;
mod search;
mod shapes;
mod shrink;
mod small;
pub mod task_check;
mod trial;
mod verdict;

pub use case::Case;
pub use diagnose::FailingPhase;
pub use verdict::{Certainty, Counterexample, Fault, Judgement, NoVerdict, Verdict};

use crate::language::Program;
use crate::proof::symbolic::{self, Limit, Obstacle, Proof, Question};
use crate::run::compile::compile;
use crate::run::moves::BUDGET;
use crate::run::rules::Rules;
use case::PreparedCase;
use search::{CaseSearch, FailingCase};
use small::SmallWallsTried;
use std::sync::atomic::AtomicU64;
use trial::TrialContext;

/// To reach the minimum number of cases, the judge may spend this many times the effort.
const PATIENCE: u64 = 10;

/// Upper bound on the steps of what is still running when the effort is used up, and of shrinking and diagnosis after
/// it.
const LAST_ROUND: u64 = 1_000_000_000;

/// The work that the judge does before it accepts a program: a number of steps and a minimum number of cases. To reach
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

    /// Steps that small walls may take: as many again. *Quick* tries none.
    const fn small_wall_steps(self) -> u64 {
        match self {
            Effort::Quick => 0,
            Effort::Normal | Effort::Deep => self.steps(),
        }
    }

    /// The steps of a judgement in which no case fails, unless cases are too few: for a progress bar.
    pub const fn expected_steps(self) -> u64 {
        self.steps() + self.small_wall_steps()
    }

    /// Upper bound on the steps of a judgement, with shrinking and with proofs that a move never ends: 1.05, 6.5
    /// and 111 billion.
    pub const fn max_steps(self) -> u64 {
        PATIENCE * self.steps() + self.small_wall_steps() + LAST_ROUND
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

/// The rules, the effort and the chance of a judgement.
#[derive(Clone, Debug)]
pub struct Options {
    pub rules: Rules,
    pub effort: Effort,
    /// Source of all cases and draws.
    pub seed: u64,
    /// The budget of each move, in steps.
    pub budget: u64,
    /// True to try to prove an accepted program right on every wall. [`Effort::Deep`] tries it anyway.
    pub prove: bool,
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
            prove: false,
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

/// As [`judge`]. `spent` counts the steps used so far, up to about [`Effort::expected_steps`].
///
/// # Errors
/// As [`judge`].
pub fn judge_with_progress(
    program: &Program,
    options: &Options,
    spent: &AtomicU64,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Judgement, NoVerdict> {
    unless_stopped(judged(program, options, spent, go_on), go_on)
}

/// Tries to prove an accepted program right on every wall. Returns the judgement with what is certain now; another
/// verdict if the program turns out to be wrong.
///
/// # Errors
/// As [`judge`].
pub fn prove(
    program: &Program,
    options: &Options,
    judgement: Judgement,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Judgement, NoVerdict> {
    let Ok(code) = compile(program) else {
        return Ok(judgement);
    };
    let context = TrialContext::new(&code, options, go_on);
    unless_stopped(proved(program, &context, judgement, options.effort), go_on)
}

/// The lists of the task also fail when they are stopped.
fn unless_stopped(
    judged: Result<Judgement, NoVerdict>,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Judgement, NoVerdict> {
    match judged {
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
    let context = TrialContext::new(&code, options, go_on);
    let search = CaseSearch::run(&context, options.effort, spent)?;
    let mut judgement = search.judgement(program, &context)?;
    if let Some(found) = search.worst() {
        return counterexample(program, &context, judgement, found, options.effort);
    }
    if judgement.verdict != Verdict::Accepted {
        return Ok(judgement);
    }
    let tried = SmallWallsTried::run(&context, options.effort.small_wall_steps(), spent)?;
    judgement.steps_spent += tried.steps;
    if let Some(found) = tried.failing {
        judgement.refute(found);
        return counterexample(program, &context, judgement, found, options.effort);
    }
    judgement.certainty = tried.right.map(Certainty::UpTo);
    if options.prove || options.effort == Effort::Deep {
        return proved(program, &context, judgement, options.effort);
    }
    Ok(judgement)
}

/// The judgement on an accepted program, after an attempt to prove it.
fn proved(
    program: &Program,
    context: &TrialContext<'_>,
    mut judgement: Judgement,
    effort: Effort,
) -> Result<Judgement, NoVerdict> {
    let question = Question {
        code: context.code,
        rules: context.rules,
        steps: BUDGET,
        limit: Limit::default(),
        go_on: &|| (context.go_on)(),
        witness: None,
    };
    match symbolic::prove(&question).proof {
        Proof::All => judgement.certainty = Some(Certainty::All),
        Proof::IfItEnds => judgement.certainty = Some(Certainty::IfItEnds),
        Proof::NotProved { why, .. } => {
            if why == Obstacle::Stopped {
                return Err(NoVerdict::Stopped);
            }
        }
        Proof::Refuted(symbolic::Counterexample { wall, click, draws }) => {
            let (found, steps) = context.confirm(Case { wall, click }, draws)?;
            judgement.steps_spent += steps;
            if let Some(found) = found {
                judgement.refute(found);
                return counterexample(program, context, judgement, found, effort);
            }
        }
    }
    Ok(judgement)
}

/// The judgement with the failing case that decides it, made as small as it gets.
fn counterexample(
    program: &Program,
    context: &TrialContext<'_>,
    mut judgement: Judgement,
    found: FailingCase,
    effort: Effort,
) -> Result<Judgement, NoVerdict> {
    let (rules, go_on) = (context.rules, context.go_on);
    let (found, steps) = shrink::shrink(context, found, effort)?;
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
    Ok(judgement)
}

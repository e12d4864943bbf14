//! The judge: whether a program does, on every wall and click, what the rules of its task want; how two
//! programs differ; how one could cost less.
//!
//! It cannot be proved by trying, so the judge looks for a case that shows the contrary: walls made to
//! break programs, games played on dealt walls, changes of those that led somewhere new, and of those that nearly did
//! (`search.rs`). A case that fails is made as small as it gets (`shrink.rs`), and it is told where it
//! goes wrong (`diagnose.rs`). Everything follows from the program, the options and the seed: the same on
//! any number of processors.

mod case;
mod click;
mod climb;
mod coils;
pub mod compare;
mod coverage;
mod diagnose;
mod generate;
mod generate_for_task;
mod goals;
pub mod hints;
pub mod measure;
mod prepared;
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
pub use trial::Fault;
pub use verdict::Verdict;

use crate::language::{BlockId, Program};
use crate::run::compile::compile;
use crate::run::draw_policy::DrawPolicy;
use crate::run::failure::Failure;
use crate::run::moves::{BUDGET, Outcome};
use crate::run::rules::{Rules, RulesFailure};
use crate::wall::{Cell, Wall};
use prepared::PreparedCase;
use search::{CaseSearch, FailingCase};
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

/// Why there is no verdict.
#[derive(Clone, Debug)]
pub enum NoVerdict {
    /// The judge was stopped.
    Stopped,
    /// The rules want nothing: there is nothing to be right or wrong about.
    NothingWanted,
    /// The rules themselves fail: a fault of the task, not of the program.
    Rules(RulesFailure),
}

impl From<RulesFailure> for NoVerdict {
    fn from(failure: RulesFailure) -> NoVerdict {
        NoVerdict::Rules(failure)
    }
}

/// What was found about a program.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The first verdict that applies over all cases tried.
    pub verdict: Verdict,
    /// Blocks that run but that the task does not have, in order.
    pub not_allowed: Vec<BlockId>,
    /// For a program that does not end: whether it is proved, or only past its budget.
    pub proved: Option<bool>,
    /// For a lucky program: the share of moves with fair draws that fail, 0 to 1.
    pub luck: Option<f64>,
    /// Cases tried: a wall and a click each.
    pub cases_tried: u64,
    /// Moves made while looking for cases that fail: several a case, if something is drawn by chance.
    pub moves_tried: u64,
    /// Steps of all that was done, at most: see [`Effort::most`].
    pub steps_spent: u64,
    /// Mean number of steps of a move, over all cases tried, each with its first draws.
    pub steps_mean: f64,
    /// The most steps among them.
    pub steps_max: u64,
    /// Blocks that run (are under the hat and not disabled) but that no case ever executed, in order.
    pub never_executed: Vec<BlockId>,
    /// Whether no case failed by the rules of the other game; `None` if nothing was tried, and for other tasks than
    /// the two games.
    pub right_for_other_game: Option<bool>,
    /// What fails of infection, removal and fall, if the task is one of the two games and the program does these one
    /// after the other.
    pub phase: Option<FailingPhase>,
    /// A small case that fails; for every verdict but those before the first move, and the last two.
    pub counterexample: Option<Counterexample>,
}

/// A case that fails, and how.
#[derive(Clone, Copy, Debug)]
pub struct Counterexample {
    /// The wall; in the two games settled and without infection. No brick of it can go: with one less, what is
    /// above it falling, the case would not fail so (unless the effort was used up before all were tried, or the task
    /// has its own walls only).
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// The wall on which the program starts: what the task does first is done.
    pub start: Wall,
    /// The wall that the rules want.
    pub expected: Wall,
    /// The wall that the program leaves, or left when it was stopped.
    pub obtained: Wall,
    /// The draws under which it fails. Mostly fair; a program that only hostile draws can break gets those.
    pub draws: DrawPolicy,
    /// What is wrong with the move under these draws.
    pub fault: Fault,
    /// The step, from 1, at which things go wrong first; 0 if the move has no step.
    ///
    /// For a run-time error it is the step that fails, one more than are counted. For a wrong wall it
    /// is the first after which the wall can no longer become the right one: in some column too few
    /// bricks are left, or (if the program paints nothing) not those that must stay. If it is never too
    /// late, as when a brick is forgotten, and for a move that does not end, it is the last step made.
    pub step: u64,
    /// How many steps were counted.
    pub steps: u64,
    /// What stopped the move before its end.
    pub failure: Option<Failure>,
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

impl Judgement {
    /// Of a program that is not tried at all.
    fn untried(verdict: Verdict) -> Judgement {
        Judgement {
            verdict,
            not_allowed: Vec::new(),
            proved: None,
            luck: None,
            cases_tried: 0,
            moves_tried: 0,
            steps_spent: 0,
            steps_mean: 0.0,
            steps_max: 0,
            never_executed: Vec::new(),
            right_for_other_game: None,
            phase: None,
            counterexample: None,
        }
    }
}

impl Counterexample {
    fn new(case: &PreparedCase, found: FailingCase, outcome: Outcome, step: u64) -> Counterexample {
        Counterexample {
            wall: case.case.wall,
            click: case.case.click,
            start: case.start,
            expected: case.wanted,
            obtained: outcome.wall,
            draws: found.draws,
            fault: found.fault,
            step,
            steps: outcome.steps,
            failure: outcome.failure,
        }
    }

    /// The seed of the game whose first move draws so; `None` if the draws are hostile.
    pub fn seed(&self) -> Option<u64> {
        self.draws.is_fair().then_some(self.draws.seed)
    }

    /// The first cell, in reading order, that holds something else than it should; `None` if the program was stopped
    /// before its end, or no cell does.
    pub fn first_difference(&self) -> Option<Cell> {
        let differs = self.expected.changed_cells(&self.obtained);
        differs.first().filter(|_| self.failure.is_none())
    }
}

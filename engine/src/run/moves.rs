//! One move: a program runs on a wall after a click, until it ends or something stops it.

use super::closures::{ClosureOutcome, Closures};
use super::code::Code;
use super::cycle::{Cycle, CycleDetector, RecurrenceCheck};
use super::draw_policy::DrawPolicy;
use super::failure::{Failure, FailureKind};
use super::machine::{Machine, StepOutcome};
use super::observer::{CoverageObserver, Observer};
use super::state::{LoopFrame, RunState};
use crate::language::BlockId;
use crate::wall::{Cell, Wall};

/// The default budget of a move, in steps.
pub const BUDGET: u64 = 10_000_000;

/// Steps between two calls of `go_on`; a few milliseconds.
pub(super) const SLICE: u64 = 1 << 20;

/// A move to run. It has the same outcome every time.
#[derive(Clone, Copy, Debug)]
pub struct Move<'c> {
    /// The program.
    pub code: &'c Code,
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// What the move draws by chance.
    pub draws: DrawPolicy,
    /// The most steps that it may take.
    pub budget: u64,
}

/// How a move ended.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The wall at the end.
    pub wall: Wall,
    /// How many steps were counted.
    pub steps: u64,
    /// How many numbers were drawn by chance.
    pub drawn: u64,
    /// What stopped the move before its end.
    pub failure: Option<Failure>,
    /// For a proved cycle, the number of the step after which the final state had occurred before.
    pub repeats: Option<u64>,
}

/// The move does not end within its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastBudget;

impl Outcome {
    /// An upper bound of the steps that were made to find this out. A move past its budget goes on for two more budgets, to
    /// see whether it was in a cycle, and a cycle is run again.
    pub fn made(&self) -> u64 {
        match self.failure.map(|failure| failure.kind) {
            Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => {
                self.steps.saturating_mul(3)
            }
            _ => self.steps,
        }
    }
}

impl<'c> Move<'c> {
    /// Runs the move.
    pub fn run(&self) -> Outcome {
        self.run_while(|| true).expect("nobody stops it")
    }

    /// Runs the move for as long as `go_on` returns true; it is asked every few milliseconds. `None` if it stopped the move.
    pub fn run_while(&self, go_on: impl FnMut() -> bool) -> Option<Outcome> {
        self.run_with_coverage(&mut (), go_on)
    }

    /// Runs the move and counts its transitions in `coverage`.
    pub fn run_with_coverage(
        &self,
        coverage: &mut impl CoverageObserver,
        go_on: impl FnMut() -> bool,
    ) -> Option<Outcome> {
        // A program without loops has no closures: they would gain nothing.
        match self.code.closures() {
            Some(closures) if closures.worthwhile() => self.run_on_both(closures, coverage, go_on),
            _ => self.run_on_machine(coverage, go_on),
        }
    }

    /// Runs the move by closures, or by the machine if they give up.
    fn run_on_both(
        &self,
        closures: &Closures,
        coverage: &mut impl CoverageObserver,
        go_on: impl FnMut() -> bool,
    ) -> Option<Outcome> {
        if let Some(outcome) = closures.run_move(self, coverage) {
            return Some(outcome);
        }
        let outcome = self.run_on_machine(coverage, go_on)?;
        if outcome.failure.is_none() {
            closures.record_ended(outcome.steps);
        }
        Some(outcome)
    }

    /// Runs a move whose outcome matters only if it ends within its budget. Closures find out that it does not, though not
    /// why, and spare the machine the move. `None` if `go_on` stopped it.
    pub fn run_within_budget(
        &self,
        go_on: impl FnMut() -> bool,
    ) -> Option<Result<Outcome, PastBudget>> {
        let closures = self.code.closures();
        if let Some(closures) = closures.filter(|closures| closures.worthwhile()) {
            match closures.run_within_budget(self) {
                ClosureOutcome::Ended(outcome) => return Some(Ok(outcome)),
                ClosureOutcome::PastBudget => return Some(Err(PastBudget)),
                ClosureOutcome::GivenUp => {}
            }
        }
        let outcome = self.run_on_machine(&mut (), go_on)?;
        Some(match outcome.failure.map(|failure| failure.kind) {
            Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => Err(PastBudget),
            _ => Ok(outcome),
        })
    }

    /// As [`Move::run_with_coverage`], by the machine alone; also for comparing the two engines.
    pub fn run_on_machine(
        &self,
        coverage: &mut impl CoverageObserver,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<Outcome> {
        let mut machine = self.machine();
        let mut detector = CycleDetector::new();
        loop {
            machine.limit = self.budget.min(machine.state.steps.saturating_add(SLICE));
            match machine.run(coverage, |state| detector.decided(state)) {
                StepOutcome::Ended => return Some(self.outcome(&machine.state, None)),
                StepOutcome::Continued | StepOutcome::Decided => {
                    let cycle = Cycle::first(self, detector.period());
                    return Some(self.cycle(&cycle));
                }
                StepOutcome::Failed => {
                    let kind = machine.failure.expect("the machine says what failed");
                    let block = self.code.block(machine.state.pc);
                    return Some(self.outcome(&machine.state, Some(Failure { block, kind })));
                }
                StepOutcome::Limit if machine.state.steps < self.budget => {
                    if !go_on() {
                        return None;
                    }
                }
                StepOutcome::Limit => return self.past_budget(machine, go_on),
            }
        }
    }

    /// The budget is used up. If the run was in a cycle already, a loop decides within one more period, and
    /// that state returns after another one, with nothing drawn. A period is no longer than the budget.
    fn past_budget(
        &self,
        mut machine: Machine<'c>,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<Outcome> {
        let at_budget = machine.state.clone();
        let mut recurrence = RecurrenceCheck::new();
        let end = self.budget.saturating_mul(3);
        while machine.state.steps < end {
            machine.limit = end.min(machine.state.steps.saturating_add(SLICE));
            match machine.run(&mut (), |state| recurrence.decided(state)) {
                StepOutcome::Continued | StepOutcome::Decided if recurrence.drawn => break,
                StepOutcome::Continued | StepOutcome::Decided => {
                    let cycle = Cycle::first(self, recurrence.period());
                    if cycle.state.steps <= self.budget {
                        return Some(self.cycle(&cycle));
                    }
                    break;
                }
                StepOutcome::Limit => {
                    if !go_on() {
                        return None;
                    }
                }
                StepOutcome::Ended | StepOutcome::Failed => break,
            }
        }
        let hungry = |frame: &&LoopFrame| at_budget.steps - frame.since > self.budget / 2;
        let frame = at_budget
            .loops
            .iter()
            .rev()
            .find(hungry)
            .or(at_budget.loops.first());
        let turns = frame.map_or(0, |frame| frame.turns);
        let kind = FailureKind::Budget {
            budget: self.budget,
            turns,
        };
        let failure = Failure {
            block: frame.and_then(|frame| self.loop_block(frame)),
            kind,
        };
        Some(self.outcome(&at_budget, Some(failure)))
    }

    fn cycle(&self, cycle: &Cycle) -> Outcome {
        let frame = cycle.enclosing();
        let kind = FailureKind::Cycle {
            turns: frame.map_or(0, |frame| frame.turns),
        };
        let failure = Failure {
            block: frame.and_then(|frame| self.loop_block(frame)),
            kind,
        };
        Outcome {
            repeats: Some(cycle.before),
            ..self.outcome(&cycle.state, Some(failure))
        }
    }

    fn loop_block(&self, frame: &LoopFrame) -> Option<BlockId> {
        self.code.block(frame.start)
    }

    fn outcome(&self, state: &RunState, failure: Option<Failure>) -> Outcome {
        Outcome {
            wall: state.wall,
            steps: state.steps,
            drawn: state.drawn,
            failure,
            repeats: None,
        }
    }

    /// The machine before the first step of the move.
    pub fn machine(&self) -> Machine<'c> {
        Machine::new(self.code, self.wall, self.click, self.draws)
    }

    /// Makes the first `steps` steps, or fewer if the move ends before, and tells `watch` of each. Returns the
    /// machine after the last of them.
    pub fn observe<W: Observer>(&self, steps: u64, watch: &mut W) -> Machine<'c> {
        let mut machine = self.machine();
        machine.observe(steps, watch);
        machine
    }
}

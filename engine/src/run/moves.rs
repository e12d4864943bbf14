//! Runs one move: a program on a wall after a click, until it ends or something stops it.

use super::closures::{ClosureOutcome, Closures};
use super::code::Code;
use super::cycle::{Cycle, CycleDetector, RecurrenceCheck};
use super::draw_policy::DrawPolicy;
use super::failure::{Failure, FailureKind};
use super::machine::{Machine, StepOutcome};
use super::observer::{CoverageObserver, Observer};
use super::state::{LoopFrame, RunState};
use crate::chance::{Chance, ScriptedDraws};
use crate::language::BlockId;
use crate::wall::{Cell, Wall};

/// The default budget of a move, in steps.
pub const BUDGET: u64 = 10_000_000;

/// Steps between two calls of `go_on`; a few milliseconds.
pub(super) const SLICE: u64 = 1 << 20;

/// A move to run. Its outcome is always the same.
#[derive(Clone, Copy, Debug)]
pub struct Move<'c> {
    pub code: &'c Code,
    /// The wall at the click.
    pub wall: Wall,
    pub click: Cell,
    /// The source of its draws.
    pub draws: DrawPolicy,
    /// Maximum number of steps.
    pub budget: u64,
}

/// The end of a move.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The wall at the end.
    pub wall: Wall,
    /// Number of steps counted.
    pub steps: u64,
    /// Number of draws.
    pub drawn: u64,
    /// The failure that stopped the move before its end.
    pub failure: Option<Failure>,
    /// For a proved cycle, the number of the step after which the final state had occurred before.
    pub repeats: Option<u64>,
}

/// The move does not end within its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastBudget;

impl Outcome {
    /// An upper bound on the steps executed to compute this outcome. A move past its budget runs for two more
    /// budgets, to detect a cycle, and a cycle runs again.
    pub fn work(&self) -> u64 {
        if self.is_endless() {
            self.steps.saturating_mul(3)
        } else {
            self.steps
        }
    }

    /// True if the move ran past its budget or provably never ends.
    pub fn is_endless(&self) -> bool {
        let budget = |failure: Failure| matches!(failure.kind, FailureKind::Budget { .. });
        self.is_cycle() || self.failure.is_some_and(budget)
    }

    /// True if a cycle proves that the move never ends.
    pub fn is_cycle(&self) -> bool {
        let cycle = |failure: Failure| matches!(failure.kind, FailureKind::Cycle { .. });
        self.failure.is_some_and(cycle)
    }
}

impl<'c> Move<'c> {
    /// Runs the move.
    pub fn run(&self) -> Outcome {
        self.run_while(|| true).expect("nobody stops it")
    }

    /// Runs the move until `go_on` returns false; then `None`. It is called every few milliseconds.
    pub fn run_while(&self, go_on: impl FnMut() -> bool) -> Option<Outcome> {
        self.run_with_coverage(&mut (), go_on)
    }

    /// Runs the move and counts its transitions in `coverage`.
    pub fn run_with_coverage(
        &self,
        coverage: &mut impl CoverageObserver,
        go_on: impl FnMut() -> bool,
    ) -> Option<Outcome> {
        // Programs without loops have no closures, which would gain nothing.
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

    /// Runs a move whose outcome matters only if it ends within its budget. Closures find out that it does not
    /// (though not why), and the machine need not make it. `None` if `go_on` returned false.
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
        Some(if outcome.is_endless() {
            Err(PastBudget)
        } else {
            Ok(outcome)
        })
    }

    /// Runs a move with scripted draws, on the machine. The outcome matters only if it ends within its budget; then also
    /// what the script drew from. `None` if `go_on` returned false.
    pub fn run_scripted(
        &self,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<Result<(Outcome, ScriptedDraws), PastBudget>> {
        let mut machine = self.machine();
        loop {
            machine.limit = self.budget.min(machine.state.steps.saturating_add(SLICE));
            let failure = match machine.run(&mut (), |_| false) {
                StepOutcome::Limit if machine.state.steps >= self.budget => {
                    return Some(Err(PastBudget));
                }
                StepOutcome::Limit | StepOutcome::Continued | StepOutcome::Decided => {
                    if !go_on() {
                        return None;
                    }
                    continue;
                }
                StepOutcome::Ended => None,
                StepOutcome::Failed => machine.failure.map(|kind| Failure {
                    block: self.code.block(machine.state.pc),
                    kind,
                }),
            };
            let chance = machine.state.chance.as_ref();
            let draws = chance.and_then(Chance::scripted_draws).cloned();
            let outcome = self.outcome(&machine.state, failure);
            return Some(Ok((outcome, draws.unwrap_or_default())));
        }
    }

    /// As [`Move::run_with_coverage`], by the machine alone; also to compare the two engines.
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

    /// The budget is used up. If the run is in a cycle already, a loop decides within one more period, and the same
    /// state returns after another one, without a draw. A period is no longer than the budget.
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
        // Blame the innermost loop that took more than half of the budget.
        let loops = &at_budget.loops;
        let frame = (loops.iter().rev())
            .find(|frame| at_budget.steps - frame.since > self.budget / 2)
            .or(loops.first());
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

    /// Makes the first `steps` steps, or fewer if the move ends before; `watch` observes each. Returns the machine
    /// after the last one.
    pub fn observe<W: Observer>(&self, steps: u64, watch: &mut W) -> Machine<'c> {
        let mut machine = self.machine();
        machine.observe(steps, watch);
        machine
    }
}

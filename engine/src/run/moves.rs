//! One move: the program runs on a wall after a click, to its end or until something stops it.

use super::closures::{ClosureOutcome, Closures};
use super::code::{Code, Pc};
use super::cycle::{Cycle, CycleDetector, RecurrenceCheck};
use super::draw_policy::DrawPolicy;
use super::failure::{Failure, FailureKind};
use super::fast::{FastStop, Guard};
use super::machine::Machine;
use super::observer::Observer;
use super::state::{LoopFrame, RunState};
use crate::language::BlockId;
use crate::wall::{Cell, Wall};

/// The budget of steps of a move unless set otherwise.
pub const BUDGET: u64 = 10_000_000;

/// Steps between two questions whether to go on; some 2 milliseconds.
pub(super) const SLICE: u64 = 1 << 20;

/// A move that can be run, again and again with the same outcome.
#[derive(Clone, Copy, Debug)]
pub struct Move<'c> {
    /// The program.
    pub code: &'c Code,
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// Where its draws come from.
    pub draws: DrawPolicy,
    /// How many steps it may take.
    pub budget: u64,
}

/// How a move ended.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The wall then.
    pub wall: Wall,
    /// How many steps were counted.
    pub steps: u64,
    /// How many numbers were drawn by chance.
    pub drawn: u64,
    /// What stopped it before its end.
    pub failure: Option<Failure>,
    /// Of a proved cycle: after how many steps the state of its end had been there before.
    pub repeats: Option<u64>,
}

/// A move does not end within its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastBudget;

impl Outcome {
    /// How many steps it took at most to find this out: past its budget a move is run on for two more of them, to see
    /// whether it was in a cycle, and a cycle is gone through again.
    pub fn made(&self) -> u64 {
        match self.failure.map(|failure| failure.kind) {
            Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => {
                self.steps.saturating_mul(3)
            }
            _ => self.steps,
        }
    }
}

/// Where the machine is before the first operation.
pub const START: Pc = Pc::MAX;

/// A run went from one operation (or from [`START`]) to another.
pub type OpTransition = (Pc, Pc);

/// Is told where a run comes by. It must be quick: it is told more often than once in ten steps.
pub trait CoverageObserver {
    /// Whether it is to be told.
    const RECORDS: bool;

    /// The run comes by this operation; those that are done in one go with the one before are passed over.
    fn passes(&mut self, pc: Pc);

    /// A run that is over, of which nothing else was told, came from one operation (or [`START`]) to the next
    /// so many times.
    fn passes_times(&mut self, from: Pc, to: Pc, times: u64);
}

/// Counts nothing.
impl CoverageObserver for () {
    const RECORDS: bool = false;

    #[inline(always)]
    fn passes(&mut self, _: Pc) {}

    fn passes_times(&mut self, _: Pc, _: Pc, _: u64) {}
}

/// What looks at a run: for a state that returns, and where it comes by.
struct RunGuard<'t, T> {
    returns: CycleDetector,
    coverage: &'t mut T,
}

impl<T: CoverageObserver> Guard for RunGuard<'_, T> {
    #[inline(always)]
    fn decided(&mut self, state: &RunState) -> bool {
        self.returns.decided(state)
    }

    #[inline(always)]
    fn passes(&mut self, pc: Pc) {
        self.coverage.passes(pc);
    }
}

impl<'c> Move<'c> {
    /// Runs the move.
    pub fn run(&self) -> Outcome {
        self.run_while(|| true).expect("nobody stops it")
    }

    /// Runs the move for as long as `go_on` says so; it is asked every few milliseconds.
    pub fn run_while(&self, go_on: impl FnMut() -> bool) -> Option<Outcome> {
        self.run_with_coverage(&mut (), go_on)
    }

    /// Runs the move at full speed and tells `coverage` where it comes by.
    pub fn run_with_coverage(
        &self,
        coverage: &mut impl CoverageObserver,
        go_on: impl FnMut() -> bool,
    ) -> Option<Outcome> {
        // Programs without loops have no closures, and nothing stands between them and the machine.
        match self.code.closures() {
            Some(closures) if closures.worthwhile() => self.run_on_both(closures, coverage, go_on),
            _ => self.run_on_machine(coverage, go_on),
        }
    }

    /// Runs the move by closures, or by the machine if they give it up.
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

    /// Runs a move of which is asked only what it does if it ends within its budget. That it does not is known sooner
    /// than why.
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

    /// As [`Move::run_with_coverage`], by the machine alone: for comparing both.
    pub fn run_on_machine(
        &self,
        coverage: &mut impl CoverageObserver,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<Outcome> {
        let mut machine = self.machine();
        let mut guard = RunGuard {
            returns: CycleDetector::new(),
            coverage,
        };
        loop {
            machine.limit = self.budget.min(machine.state.steps.saturating_add(SLICE));
            match machine.run(&mut guard) {
                FastStop::Ended => return Some(self.outcome(&machine.state, None)),
                FastStop::Guarded => {
                    let cycle = Cycle::first(self, guard.returns.period());
                    return Some(self.cycle(&cycle));
                }
                FastStop::Failed => {
                    let kind = machine.failure.expect("the machine says what failed");
                    let block = self.code.block(machine.state.pc);
                    return Some(self.outcome(&machine.state, Some(Failure { block, kind })));
                }
                FastStop::Limit if machine.state.steps < self.budget => {
                    if !go_on() {
                        return None;
                    }
                }
                FastStop::Limit => return self.past_budget(machine, go_on),
            }
        }
    }

    /// The budget is used up. Was the run in a cycle already? Then, going on, a loop decides within one
    /// period, and that state comes back after one more, with nothing drawn; a period is no longer than
    /// the budget.
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
            match machine.run(&mut recurrence) {
                FastStop::Guarded if recurrence.drawn => break,
                FastStop::Guarded => {
                    let cycle = Cycle::first(self, recurrence.period());
                    if cycle.state.steps <= self.budget {
                        return Some(self.cycle(&cycle));
                    }
                    break;
                }
                FastStop::Limit => {
                    if !go_on() {
                        return None;
                    }
                }
                FastStop::Ended | FastStop::Failed => break,
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

    /// Makes the first `steps` steps again, or fewer if the move ends before, while someone watches.
    /// The machine that comes back stands behind the last one.
    pub fn observe<W: Observer>(&self, steps: u64, watch: &mut W) -> Machine<'c> {
        let mut machine = self.machine();
        machine.observe(steps, watch);
        machine
    }
}

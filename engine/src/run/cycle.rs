//! The proof that a move never ends: the same state twice.
//!
//! A run is a function of its state, so a state that returns returns for ever. States are compared
//! when a loop has decided. While the run goes on this costs next to nothing (Brent, "An improved
//! Monte Carlo factorization algorithm", 1980, section 2: one state is kept, renewed at each power of
//! two); which decision was the *first* at which an earlier state returned is found by running again.

use super::code::Pc;
use super::fast::{FastStop, Guard};
use super::machine::{Machine, StepOutcome};
use super::moves::Move;
use super::observer::NoObserver;
use super::state::{LoopFrame, RunState};

/// Looks for a state that returns, from some thousand decisions on.
pub(super) struct CycleDetector {
    decisions: u64,
    renew_at: u64,
    kept_at: u64,
    /// Where the kept state stands; beyond any program before there is one.
    kept_pc: Pc,
    kept: Option<Box<RunState>>,
}

impl CycleDetector {
    /// Most moves end before this number of decisions.
    const START: u64 = 4096;

    pub(super) fn new() -> CycleDetector {
        CycleDetector {
            decisions: 0,
            renew_at: CycleDetector::START,
            kept_at: 0,
            kept_pc: Pc::MAX,
            kept: None,
        }
    }

    /// After how many decisions the state returned.
    pub(super) fn period(&self) -> u64 {
        self.decisions - self.kept_at
    }

    #[cold]
    fn keep(&mut self, state: &RunState) {
        self.renew_at *= 2;
        self.kept_at = self.decisions;
        self.kept_pc = state.pc;
        self.kept = Some(Box::new(state.clone()));
    }

    #[inline(never)]
    fn returned(&self, state: &RunState) -> bool {
        self.kept.as_ref().is_some_and(|kept| kept.same(state))
    }
}

impl Guard for CycleDetector {
    #[inline(always)]
    fn decided(&mut self, state: &RunState) -> bool {
        self.decisions += 1;
        // Nearly always another loop decides, or is at another turn: one comparison.
        if state.pc == self.kept_pc && self.returned(state) {
            return true;
        }
        if self.decisions == self.renew_at {
            self.keep(state);
        }
        false
    }
}

/// Waits for the state of the first decision to return, or for a draw: then it never does.
pub(super) struct RecurrenceCheck {
    decisions: u64,
    kept: Option<Box<RunState>>,
    /// Whether something was drawn in between.
    pub(super) drawn: bool,
}

impl RecurrenceCheck {
    pub(super) fn new() -> RecurrenceCheck {
        RecurrenceCheck {
            decisions: 0,
            kept: None,
            drawn: false,
        }
    }

    /// After how many decisions it returned.
    pub(super) fn period(&self) -> u64 {
        self.decisions
    }
}

impl Guard for RecurrenceCheck {
    fn decided(&mut self, state: &RunState) -> bool {
        match &self.kept {
            None => {
                self.kept = Some(Box::new(state.clone()));
                false
            }
            Some(kept) => {
                self.decisions += 1;
                self.drawn = kept.drawn != state.drawn;
                self.drawn || kept.same(state)
            }
        }
    }
}

/// Stops after this number of decisions.
struct DecisionLimit(u64);

impl Guard for DecisionLimit {
    fn decided(&mut self, _: &RunState) -> bool {
        self.0 -= 1;
        self.0 == 0
    }
}

/// A proved cycle.
pub(super) struct Cycle {
    /// The state at the first decision at which an earlier state returned.
    pub(super) state: RunState,
    /// How many steps had been counted when the machine was in that state before.
    pub(super) before: u64,
    /// How many loops enclose the whole cycle.
    depth: usize,
}

impl Cycle {
    /// Finds the first decision at which a state returned, the period (in decisions) being known.
    pub(super) fn first(request: &Move<'_>, period: u64) -> Cycle {
        let mut behind = request.machine();
        let mut ahead = request.machine();
        advance(&mut ahead, period);
        loop {
            advance(&mut behind, 1);
            advance(&mut ahead, 1);
            if behind.state.same(&ahead.state) {
                break;
            }
        }
        let before = behind.state.steps;
        // Once around, to see which loops were running all the time.
        let mut depth = behind.state.loops.len();
        let mut decisions = 0;
        while decisions < period {
            match behind.operate(&mut NoObserver) {
                StepOutcome::Decided => decisions += 1,
                StepOutcome::Continued => {}
                StepOutcome::Ended | StepOutcome::Limit | StepOutcome::Failed => {
                    unreachable!("a cycle neither ends nor fails")
                }
            }
            depth = depth.min(behind.state.loops.len());
        }
        Cycle {
            state: ahead.state,
            before,
            depth,
        }
    }

    /// The innermost loop that encloses the whole cycle.
    pub(super) fn enclosing(&self) -> Option<&LoopFrame> {
        self.state.loops.get(self.depth.checked_sub(1)?)
    }
}

fn advance(machine: &mut Machine<'_>, decisions: u64) {
    let stop = machine.run(&mut DecisionLimit(decisions));
    debug_assert!(
        matches!(stop, FastStop::Guarded),
        "a run with a cycle neither ends nor fails"
    );
}

//! Proves that a move never ends: the same state twice.
//!
//! A run is a function of its state, so a state that returns once returns for ever. States are compared each time a
//! loop has decided. During the run this costs next to nothing: one state is kept, and replaced at each power of two
//! (Brent, "An improved Monte Carlo factorization algorithm", 1980, section 2). A second run finds the *first*
//! decision at which an earlier state returned.

use super::code::Pc;
use super::machine::{Machine, StepOutcome};
use super::moves::Move;
use super::observer::NoObserver;
use super::state::{LoopFrame, RunState};

/// Looks for a state that returns, from decision 4096 on.
pub(super) struct CycleDetector {
    decisions: u64,
    renew_at: u64,
    kept_at: u64,
    /// The operation of the kept state; past the end of any program while there is none.
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

    /// Number of decisions after which the state returned.
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

    /// Called after each decision of a loop. Returns true if the kept state returned.
    #[inline(always)]
    pub(super) fn decided(&mut self, state: &RunState) -> bool {
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

/// Waits for the state of the first decision to return, or for a draw, after which it never does.
pub(super) struct RecurrenceCheck {
    decisions: u64,
    kept: Option<Box<RunState>>,
    /// True if something was drawn since.
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

    /// Number of decisions after which it returned.
    pub(super) fn period(&self) -> u64 {
        self.decisions
    }

    /// Called after each decision of a loop. Returns true if the state returned or something was drawn.
    pub(super) fn decided(&mut self, state: &RunState) -> bool {
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

/// A proved cycle.
pub(super) struct Cycle {
    /// The state at the first decision at which an earlier state returned.
    pub(super) state: RunState,
    /// The number of steps counted when the machine was in that state before.
    pub(super) before: u64,
    /// The number of loops around the whole cycle.
    depth: usize,
}

impl Cycle {
    /// Finds the first decision at which a state returned, from the period of the cycle in decisions.
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
        // One more time around, to find the loops that run all the time.
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

    /// The innermost loop around the whole cycle.
    pub(super) fn enclosing(&self) -> Option<&LoopFrame> {
        self.state.loops.get(self.depth.checked_sub(1)?)
    }
}

fn advance(machine: &mut Machine<'_>, mut decisions: u64) {
    let went = machine.run(&mut (), |_| {
        decisions -= 1;
        decisions == 0
    });
    debug_assert_eq!(
        went,
        StepOutcome::Decided,
        "a run with a cycle neither ends nor fails"
    );
}

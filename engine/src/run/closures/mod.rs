//! A program as typed closures: several times as fast as the machine, for moves that end as they should.
//!
//! The machine alone says what a program means. Closures do the common case only: all variables have one
//! type each, all cells lie on the wall, whole numbers stay within ±2³¹. Whatever is out of the ordinary
//! (an error, *nowhere*, NaN, the end of the budget, a loop that does not end) makes them give up, and the
//! machine makes the move again from its start. So errors, budgets and cycles have one meaning; a move that
//! ends has no cycle in it, and needs no proof.
//!
//! Code is lifted to blocks with edges between them (`lift.rs`): conditions lead straight to what they
//! decide, and the steps and the passages of the machine are constants of each edge. Closures count how
//! often each edge is taken, and nothing else: all the rest follows.

mod build;
mod cell;
mod definite_assignment;
mod env;
mod expr;
mod flow_graph;
mod lift;
mod loops;
mod number;
mod operand;
mod tracer;
mod truth;
mod types;

use super::code::Code;
use super::moves::{CoverageObserver, Move, Outcome, SLICE};
use build::Continuation;
use env::{Env, SLOTS};
use flow_graph::FlowEdge;
use operand::VariableInfo;
use std::fmt;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// The program stays with the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsupported;

/// What became of a move.
#[derive(Clone, Copy, Debug)]
pub enum ClosureOutcome {
    /// It ended as it should.
    Ended(Outcome),
    /// It takes more steps than its budget.
    PastBudget,
    /// Something is out of the ordinary: the machine has to make it.
    GivenUp,
}

/// Larger programs stay with the machine, so that preparing one never takes long.
const OPS: usize = 4096;

/// A program as closures.
pub struct Closures {
    run: Continuation,
    edges: Vec<FlowEdge>,
    /// Whether it is known where the machine would come by.
    traceable: bool,
    /// Moves made and moves given up, so far.
    made: AtomicU32,
    given_up: AtomicU32,
    /// The steps of the longest move that ended.
    longest: AtomicU64,
}

impl fmt::Debug for Closures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Closures")
            .field("edges", &self.edges)
            .finish_non_exhaustive()
    }
}

impl Closures {
    /// Prepares a program.
    ///
    /// # Errors
    /// It has no loop, so that there is nothing to gain, or is out of the ordinary.
    pub fn new(code: &Code) -> Result<Closures, Unsupported> {
        let small = code.ops.len() <= OPS && code.variables.len() <= SLOTS;
        if !small || tracer::loop_ends(&code.ops).is_empty() {
            return Err(Unsupported);
        }
        let types = types::infer(code)?;
        let (active, traceable) = tracer::active(code, &types);
        let graph = lift::lift(code, &active)?;
        let maybe_unset = definite_assignment::maybe_unset(&graph);
        let known = VariableInfo {
            types: &types,
            maybe_unset,
        };
        let run = build::build(&graph, known)?;
        Ok(Closures {
            run,
            edges: graph.edges,
            traceable,
            made: AtomicU32::new(0),
            given_up: AtomicU32::new(0),
            longest: AtomicU64::new(0),
        })
    }

    /// Whether it is worth while: a move that is given up is made twice, and short ones are not made much
    /// faster than by the machine.
    pub fn worthwhile(&self) -> bool {
        let given_up = self.given_up.load(Ordering::Relaxed);
        given_up < 4 || given_up < self.made.load(Ordering::Relaxed) / 8
    }

    /// A move that was given up ended after this many steps.
    pub fn record_ended(&self, steps: u64) {
        self.longest.fetch_max(steps, Ordering::Relaxed);
    }

    /// How many steps a move is worth, up to `most`: longer than those that ended are most often those
    /// that never do, and those shall not take much longer than with the machine alone.
    fn fuel(&self, budget: u64, max_steps: u64) -> u64 {
        let longest = self.longest.load(Ordering::Relaxed);
        longest
            .saturating_mul(2)
            .clamp(1 << 16, max_steps)
            .min(budget)
            .saturating_add(1)
    }

    /// Makes a move and tells where the machine would come by. `None` if it is given up; then nothing was
    /// told.
    pub fn run_move<T: CoverageObserver>(
        &self,
        request: &Move<'_>,
        tracer: &mut T,
    ) -> Option<Outcome> {
        if T::RECORDS && !self.traceable {
            return None;
        }
        // A move that nobody follows may be longer than a slice, but is not asked whether to go on.
        let max_steps = if T::RECORDS { SLICE } else { 16 * SLICE };
        let attempt = self.attempt(request, self.fuel(request.budget, max_steps), tracer);
        let (outcome, count) = match attempt {
            ClosureOutcome::Ended(outcome) => (Some(outcome), &self.made),
            ClosureOutcome::PastBudget | ClosureOutcome::GivenUp => (None, &self.given_up),
        };
        count.fetch_add(1, Ordering::Relaxed);
        outcome
    }

    /// Makes a move that nobody follows, and of which it does not matter why it goes past its budget: that it does is
    /// known here. It should not be long: it is not asked whether to go on.
    pub fn run_within_budget(&self, request: &Move<'_>) -> ClosureOutcome {
        let fuel = request.budget.saturating_add(self.slack());
        let attempt = self.attempt(request, fuel, &mut ());
        let count = match attempt {
            ClosureOutcome::Ended(_) | ClosureOutcome::PastBudget => &self.made,
            ClosureOutcome::GivenUp => &self.given_up,
        };
        count.fetch_add(1, Ordering::Relaxed);
        attempt
    }

    /// More steps than any turn takes for sure: who used up so much fuel beyond the budget is past it.
    fn slack(&self) -> u64 {
        self.edges.iter().map(|edge| edge.steps).sum()
    }

    fn attempt<T: CoverageObserver>(
        &self,
        request: &Move<'_>,
        fuel: u64,
        tracer: &mut T,
    ) -> ClosureOutcome {
        let mut env = Env::new(request, self.edges.len(), fuel);
        env.count(0, 1);
        (self.run)(&mut env);
        let taken = || {
            self.edges
                .iter()
                .zip(env.counts())
                .filter(|(_, times)| **times > 0)
        };
        let steps = taken().try_fold(0u64, |steps, (edge, times)| {
            steps.checked_add(edge.steps.checked_mul(*times)?)
        });
        // Near the end of a slice the machine comes by every single operation.
        let limit = match T::RECORDS {
            true => request
                .budget
                .min(SLICE)
                .checked_sub(request.code.max_steps),
            false => Some(request.budget),
        };
        let ended = steps.filter(|&steps| env.fuel > 0 && Some(steps) <= limit);
        let Some(steps) = ended else {
            let dry = env.ran_dry && fuel >= request.budget.saturating_add(self.slack());
            let past = env.fuel > 0 && steps.is_some_and(|steps| steps > request.budget);
            return match dry || past {
                true => ClosureOutcome::PastBudget,
                false => ClosureOutcome::GivenUp,
            };
        };
        if T::RECORDS {
            for (edge, &times) in taken() {
                for &(from, to) in &edge.passages {
                    tracer.passes_times(from, to, times);
                }
            }
        }
        ClosureOutcome::Ended(Outcome {
            wall: env.wall,
            steps,
            drawn: env.drawn,
            failure: None,
            repeats: None,
        })
    }
}

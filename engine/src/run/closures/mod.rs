//! Runs a program as typed closures: many times as fast as the machine, for moves that end without an error.
//!
//! The machine alone defines what a program means. Closures handle the common case: every variable has one type,
//! every cell is on the wall, whole numbers stay within ±2³¹. In any other case (an error, *nowhere*, NaN, the end of
//! the budget, a loop that does not end) they give up, and the machine makes the move from its start. So errors,
//! budgets and cycles are defined once. A move that ends has no cycle and needs no proof.
//!
//! `lift.rs` turns code into basic blocks with edges between them. A condition leads straight to what it decides, and
//! each edge knows how many steps and which transitions the machine would make along it. Closures only count how
//! often each edge is taken; the steps and the coverage of a move follow from these counts.

mod build;
mod cell;
mod definite_assignment;
mod env;
mod flow_graph;
mod lift;
mod loops;
mod number;
mod operand;
mod truth;
mod types;

use super::code::Code;
use super::moves::{Move, Outcome, SLICE};
use super::observer::CoverageObserver;
use build::Continuation;
use env::{Env, SLOTS};
use flow_graph::FlowEdge;
use operand::VariableInfo;
use std::fmt;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Closures cannot run the program; the machine must.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsupported;

/// The result of a move by closures.
#[derive(Clone, Copy, Debug)]
pub enum ClosureOutcome {
    /// It ended without an error.
    Ended(Outcome),
    /// It takes more steps than its budget.
    PastBudget,
    /// They gave up; the machine must make the move.
    GivenUp,
}

/// Maximum number of operations, so that building closures never takes long.
const MAX_OPS: usize = 4096;

/// A program as closures.
pub struct Closures {
    run: Continuation,
    edges: Vec<FlowEdge>,
    /// The number of moves made, and of those given up.
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
    /// Builds the closures of a program.
    ///
    /// # Errors
    /// The program has no loop, so there is nothing to gain; or it is too large, or has a variable or a value of no single
    /// type.
    pub fn new(code: &Code) -> Result<Closures, Unsupported> {
        let small = code.ops.len() <= MAX_OPS && code.variables.len() <= SLOTS;
        if !small || lift::loop_ends(&code.ops).is_empty() {
            return Err(Unsupported);
        }
        let types = types::infer(code)?;
        let graph = lift::lift(code)?;
        let maybe_unset = definite_assignment::maybe_unset(&graph);
        let known = VariableInfo {
            types: &types,
            maybe_unset,
        };
        let run = build::build(&graph, known)?;
        Ok(Closures {
            run,
            edges: graph.edges,
            made: AtomicU32::new(0),
            given_up: AtomicU32::new(0),
            longest: AtomicU64::new(0),
        })
    }

    /// True if closures are worth trying: they did not give up most moves so far, which are then made twice.
    pub fn worthwhile(&self) -> bool {
        let given_up = self.given_up.load(Ordering::Relaxed);
        given_up < 4 || given_up < self.made.load(Ordering::Relaxed)
    }

    /// Records the number of steps of a move that closures gave up and that ended.
    pub fn record_ended(&self, steps: u64) {
        self.longest.fetch_max(steps, Ordering::Relaxed);
    }

    /// The number of steps after which to give up. A move much longer than all that ended most often never ends, and
    /// should not take much longer than by the machine alone.
    fn fuel(&self, budget: u64) -> u64 {
        let longest = self.longest.load(Ordering::Relaxed);
        longest
            .saturating_mul(2)
            .clamp(1 << 16, 16 * SLICE)
            .min(budget)
            .saturating_add(1)
    }

    /// Makes a move and counts in `coverage` the transitions that the machine would make. `None` if the closures give
    /// up; then `coverage` is unchanged.
    pub fn run_move(
        &self,
        request: &Move<'_>,
        coverage: &mut impl CoverageObserver,
    ) -> Option<Outcome> {
        let attempt = self.attempt(request, self.fuel(request.budget), coverage);
        let (outcome, count) = match attempt {
            ClosureOutcome::Ended(outcome) => (Some(outcome), &self.made),
            ClosureOutcome::PastBudget | ClosureOutcome::GivenUp => (None, &self.given_up),
        };
        count.fetch_add(1, Ordering::Relaxed);
        outcome
    }

    /// Makes a move for which it does not matter why it goes past its budget. It cannot be stopped, so the budget
    /// should be small.
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

    /// More steps than any turn takes: a move that used this much fuel beyond its budget is past it.
    fn slack(&self) -> u64 {
        self.edges.iter().map(|edge| edge.steps).sum()
    }

    fn attempt<T: CoverageObserver>(
        &self,
        request: &Move<'_>,
        fuel: u64,
        coverage: &mut T,
    ) -> ClosureOutcome {
        let mut env = Env::new(request, self.edges.len(), fuel);
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
        let ended = steps.filter(|_| env.fuel > 0);
        let dry = env.ran_dry && fuel >= request.budget.saturating_add(self.slack());
        match ended {
            Some(steps) if steps <= request.budget => {
                if T::RECORDS {
                    for (edge, &times) in taken() {
                        for &transition in &edge.transitions {
                            coverage.count(transition, times);
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
            Some(_) => ClosureOutcome::PastBudget,
            None if dry => ClosureOutcome::PastBudget,
            None => ClosureOutcome::GivenUp,
        }
    }
}

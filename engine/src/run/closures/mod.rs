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

mod assigned;
mod cell;
mod env;
mod expr;
mod lift;
mod loops;
mod number;
mod operand;
mod trail;
mod truth;
mod types;
mod weave;

use super::code::Code;
use super::moves::{Move, Outcome, SLICE, Trail};
use env::{Env, SLOTS};
use lift::Edge;
use operand::Knowledge;
use std::fmt;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use weave::Run;

/// The program stays with the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused;

/// Larger programs stay with the machine, so that preparing one never takes long.
const OPS: usize = 4096;

/// A program as closures.
pub struct Closures {
    run: Run,
    edges: Vec<Edge>,
    /// Whether it is known where the machine would come by.
    told: bool,
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
    pub fn new(code: &Code) -> Result<Closures, Refused> {
        let small = code.ops.len() <= OPS && code.variables.len() <= SLOTS;
        if !small || trail::loop_ends(&code.ops).is_empty() {
            return Err(Refused);
        }
        let types = types::infer(code)?;
        let (acting, told) = trail::acting(code, &types);
        let lifted = lift::lift(code, &acting)?;
        let doubtful = assigned::doubtful(&lifted);
        let known = Knowledge {
            types: &types,
            doubtful,
        };
        let run = weave::weave(&lifted, known)?;
        Ok(Closures {
            run,
            edges: lifted.edges,
            told,
            made: AtomicU32::new(0),
            given_up: AtomicU32::new(0),
            longest: AtomicU64::new(0),
        })
    }

    /// Whether it is worth while: a move that is given up is made twice, and short ones are not made much
    /// faster than by the machine.
    pub fn pays(&self) -> bool {
        let given_up = self.given_up.load(Ordering::Relaxed);
        given_up < 4 || given_up < self.made.load(Ordering::Relaxed) / 8
    }

    /// A move that was given up ended after so many steps.
    pub fn ended(&self, steps: u64) {
        self.longest.fetch_max(steps, Ordering::Relaxed);
    }

    /// How many steps a move is worth, up to `most`: longer than those that ended are most often those
    /// that never do, and those shall not take much longer than with the machine alone.
    fn fuel(&self, budget: u64, most: u64) -> u64 {
        let longest = self.longest.load(Ordering::Relaxed);
        longest
            .saturating_mul(2)
            .clamp(1 << 16, most)
            .min(budget)
            .saturating_add(1)
    }

    /// How many moves were made, and how many given up.
    pub fn tally(&self) -> [u32; 2] {
        [&self.made, &self.given_up].map(|count| count.load(Ordering::Relaxed))
    }

    /// Makes a move and tells where the machine would come by. `None` if it is given up; then nothing was
    /// told.
    pub fn make<T: Trail>(&self, request: &Move<'_>, trail: &mut T) -> Option<Outcome> {
        if T::FOLLOWS && !self.told {
            return None;
        }
        // A move that nobody follows may be longer than a slice, but is not asked whether to go on.
        let most = if T::FOLLOWS { SLICE } else { 16 * SLICE };
        let fuel = self.fuel(request.budget, most);
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
        let limit = match T::FOLLOWS {
            true => request.budget.min(SLICE).checked_sub(request.code.max_steps),
            false => Some(request.budget),
        };
        let steps = steps.filter(|&steps| env.fuel > 0 && Some(steps) <= limit);
        let count = match steps {
            Some(_) => &self.made,
            None => &self.given_up,
        };
        count.fetch_add(1, Ordering::Relaxed);
        let steps = steps?;
        if T::FOLLOWS {
            for (edge, &times) in taken() {
                for &(from, to) in &edge.passages {
                    trail.passes_often(from, to, times);
                }
            }
        }
        Some(Outcome {
            wall: env.wall,
            steps,
            drawn: env.drawn,
            failure: None,
            repeats: None,
        })
    }
}

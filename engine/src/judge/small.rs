//! Tries a program on all small walls: see [`small_walls`](crate::proof::small_walls).
//!
//! They have a separate effort and are tried by size. A size that would take more than what is left of it is not
//! begun, so the last one that was finished depends on the program alone.

use super::NoVerdict;
use super::case::{Case, PreparedCase};
use super::search::FailingCase;
use super::trial::TrialContext;
use crate::proof::small_walls::{Colourings, MAX_BRICKS, SmallWalls, TriedDraws, UpTo, count};
use crate::wall::Wall;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// Walls that are tried before the effort is checked again. Few: on each of them a move may never end.
const BATCH: usize = 32;

/// Price of making a case, in steps. Else *normal* would try six bricks with the smallest programs, which takes seconds.
const MAKING: u64 = 200;

/// Small walls have numbers from here on, for their draws; the search and its games never reach them.
const FIRST_NUMBER: u64 = 1 << 50;

/// The result of trying small walls.
#[derive(Default)]
pub struct SmallWallsTried {
    /// The sizes that were finished without a failure.
    pub right: Option<UpTo>,
    /// The worst failing case of the first batch in which one fails.
    pub failing: Option<FailingCase>,
    /// Upper bound on the steps.
    pub steps: u64,
}

/// The result of trying some walls.
struct WallsTried {
    steps: u64,
    draws: TriedDraws,
    failing: Option<FailingCase>,
}

impl SmallWallsTried {
    /// Tries small walls with this effort in steps. Adds the steps to `spent`.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in some case.
    pub fn run(
        context: &TrialContext<'_>,
        effort: u64,
        spent: &AtomicU64,
    ) -> Result<SmallWallsTried, NoVerdict> {
        let mut tried = SmallWallsTried::default();
        if context.rules.only_listed() {
            return Ok(tried);
        }
        let colourings = match context.code.names_a_colour() || context.rules.names_a_colour() {
            true => Colourings::Every,
            false => Colourings::UpToRenaming,
        };
        let mut number = FIRST_NUMBER;
        // The prices of a move in the last two sizes.
        let mut prices = [MAKING as f64; 2];
        for bricks in 1..=MAX_BRICKS {
            let walls = count(bricks, colourings);
            let moves = (walls * bricks as u64) as f64;
            // Moves are dearer on larger walls.
            let price = prices[1] + (prices[1] - prices[0]).max(0.0);
            if tried.steps as f64 + price * moves > effort as f64 {
                break;
            }
            let before = tried.steps;
            let mut draws = TriedDraws::None;
            let mut left = SmallWalls::new(bricks, colourings);
            loop {
                let batch: Vec<Wall> = left.by_ref().take(BATCH).collect();
                if batch.is_empty() {
                    break;
                }
                if tried.steps > effort {
                    return Ok(tried);
                }
                let some = WallsTried::of(context, number, &batch)?;
                number += (batch.len() * MAX_BRICKS) as u64;
                tried.steps += some.steps;
                spent.fetch_add(some.steps, Ordering::Relaxed);
                draws = draws.max(some.draws);
                if some.failing.is_some() {
                    tried.right = None;
                    tried.failing = some.failing;
                    return Ok(tried);
                }
            }
            let smaller = tried.right;
            tried.right = Some(UpTo {
                bricks,
                walls: walls + smaller.map_or(0, |smaller| smaller.walls),
                draws: draws.max(smaller.map_or(TriedDraws::None, |smaller| smaller.draws)),
            });
            prices = [prices[1], (tried.steps - before) as f64 / moves];
        }
        Ok(tried)
    }
}

impl WallsTried {
    /// Tries all clicks on these walls; the first has this number.
    fn of(context: &TrialContext<'_>, first: u64, walls: &[Wall]) -> Result<WallsTried, NoVerdict> {
        let numbered = walls.par_iter().enumerate().map(|(at, wall)| {
            let number = first + (at * MAX_BRICKS) as u64;
            WallsTried::of_wall(context, number, wall)
        });
        // The parts stay in order, however they are shared out.
        numbered.try_reduce(
            || WallsTried {
                steps: 0,
                draws: TriedDraws::None,
                failing: None,
            },
            |one, other| Ok(one.and(other)),
        )
    }

    fn and(self, other: WallsTried) -> WallsTried {
        let rank = |found: &FailingCase| (!found.outright, found.fault, !found.proved);
        let failing = match (self.failing, other.failing) {
            (Some(one), Some(other)) if rank(&other) < rank(&one) => Some(other),
            (one, other) => one.or(other),
        };
        WallsTried {
            steps: self.steps + other.steps,
            draws: self.draws.max(other.draws),
            failing,
        }
    }

    /// Clicks the bricks of a wall, up to the first click that fails.
    fn of_wall(
        context: &TrialContext<'_>,
        first: u64,
        wall: &Wall,
    ) -> Result<WallsTried, NoVerdict> {
        let mut tried = WallsTried {
            steps: 0,
            draws: TriedDraws::None,
            failing: None,
        };
        for (number, click) in (first..).zip(wall.bricks()) {
            let case = Case { wall: *wall, click };
            let prepared = PreparedCase::new(context.rules, case)?;
            let (trial, draws) = context.try_all_draws(number, &prepared)?;
            tried = tried.and(WallsTried {
                steps: trial.steps + prepared.steps + MAKING,
                draws,
                failing: FailingCase::of(case, &trial),
            });
            if tried.failing.is_some() {
                break;
            }
        }
        Ok(tried)
    }
}

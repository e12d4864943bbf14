//! Finding solutions: one, all, or only how many.
//!
//! Three searches for three kinds of puzzles. A row ([`domino`]): tile after tile, with the dead ends
//! known beforehand. A line through all tiles ([`line`]): first the shapes of the line, then tiles
//! for each shape. Everything else ([`fill`]): cell after cell. Where some tiles lie already, shapes
//! are walked from one of these ([`complete`]).

mod assign;
mod board;
mod complete;
mod deck;
mod domino;
mod fill;
mod full;
mod groups;
mod holes;
mod line;
mod regions;
mod rows;
mod shape;
mod stream;
mod tail;
mod through;
mod wanted;

use super::puzzle::{Area, Impossible, Puzzle};
use super::solution::{Placed, Solution};
use super::verify::verify_so_far;
use num_bigint::BigUint;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How solutions count that are turns of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rotations {
    /// Each for itself.
    Each,
    /// One for all, as far as a turn lays the board on itself. The one that is kept has the tile with
    /// the lowest number in the first place of those that it takes, as one reads, and there the least
    /// turned; on a free board as it is in the table.
    Once,
}

/// Receives solutions until it breaks.
pub type SolutionSink<'a> = dyn FnMut(Solution) -> ControlFlow<()> + 'a;

/// Whether a search came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchEnd {
    /// All solutions are found.
    All,
    /// The search was stopped, or no more solutions were wanted.
    Some,
}

/// Why solutions are not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountError {
    /// There are none.
    Impossible(Impossible),
    /// The rows of these tiles fall into too many states to count them.
    TooLarge {
        states: u64,
        /// How many there can be at most.
        most: u64,
    },
}

impl From<Impossible> for CountError {
    fn from(why: Impossible) -> CountError {
        CountError::Impossible(why)
    }
}

/// How far a search is.
#[derive(Default, Debug)]
pub struct SearchProgress {
    parts: AtomicUsize,
    done: AtomicUsize,
}

impl SearchProgress {
    /// Parts of the search that are done, and all; both grow.
    pub fn parts(&self) -> (usize, usize) {
        (
            self.done.load(Ordering::Relaxed),
            self.parts.load(Ordering::Relaxed),
        )
    }

    fn begin(&self, parts: usize) {
        self.parts.fetch_add(parts, Ordering::Relaxed);
    }

    fn part_done(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}

/// Progress and cancelling of a search.
pub struct SearchControl<'a> {
    /// Asked again and again, by all workers: whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// Where the search says how far it is.
    pub progress: &'a SearchProgress,
    /// How many threads may work; 0 for one a processor.
    pub workers: usize,
}

impl SearchControl<'_> {
    fn stopped(&self) -> bool {
        (self.stop)()
    }

    fn workers(&self) -> usize {
        match self.workers {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            workers => workers,
        }
    }
}

/// Shows the solutions of a puzzle, one after the other, until `take` breaks. The order depends on the
/// puzzle alone, not on the number of threads. No turn of a solution has fixed tiles as they are fixed.
///
/// # Errors
/// Why there is no solution, if that is known at once.
pub fn solve(
    puzzle: &Puzzle,
    rotations: Rotations,
    watch: &SearchControl<'_>,
    take: &mut SolutionSink<'_>,
) -> Result<SearchEnd, Impossible> {
    if !puzzle.fixed.is_empty() {
        return complete(puzzle, &[], watch, take);
    }
    let colours = puzzle.line_colours()?;
    Ok(if puzzle.line.is_some() {
        line::LineSearch::new(puzzle, rotations, &colours, watch).solve(watch, take)
    } else if domino::is_domino(puzzle) {
        domino::solve(puzzle, &[], rotations, watch, take)
    } else {
        fill::FillSearch::new(puzzle, rotations).solve(watch, take)
    })
}

/// Shows the solutions in which some tiles lie as they lie already, as [`solve`] does; on a free board
/// somewhere else perhaps, but so to each other. Fixed tiles are among those that lie, unless none is given.
///
/// # Errors
/// Why there is none, if that is known at once: also what the tiles laid break.
pub fn complete(
    puzzle: &Puzzle,
    laid: &[Placed],
    watch: &SearchControl<'_>,
    take: &mut SolutionSink<'_>,
) -> Result<SearchEnd, Impossible> {
    let colours = puzzle.line_colours()?;
    let laid = match laid {
        [] => &puzzle.fixed,
        _ => laid,
    };
    verify_so_far(puzzle, laid).map_err(Impossible::Laid)?;
    Ok(if laid.is_empty() {
        return solve(puzzle, Rotations::Each, watch, take);
    } else if puzzle.line.is_some() {
        complete::CompletionSearch::new(puzzle, laid, &colours, watch).solve(watch, take)
    } else if domino::is_domino(puzzle) {
        domino::solve(puzzle, laid, Rotations::Each, watch, take)
    } else {
        let search = fill::FillSearch::new(puzzle, Rotations::Each);
        search.with_fixed(laid).solve(watch, take)
    })
}

/// How many solutions a puzzle has; if the search was stopped, how many were found.
///
/// Those of a domino, and of boards with few tiles, are counted without looking at each.
///
/// # Errors
/// Why there is none, if that is known at once, or why they cannot be counted.
pub fn count(
    puzzle: &Puzzle,
    rotations: Rotations,
    watch: &SearchControl<'_>,
) -> Result<(BigUint, SearchEnd), CountError> {
    if !puzzle.fixed.is_empty() {
        let mut count = 0u64;
        let found = complete(puzzle, &[], watch, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        })?;
        return Ok((BigUint::from(count), found));
    }
    let colours = puzzle.line_colours()?;
    Ok(if puzzle.line.is_some() {
        line::LineSearch::new(puzzle, rotations, &colours, watch).count(watch)
    } else if domino::is_domino(puzzle) {
        domino::count(puzzle, rotations, watch)?
    } else if groups::can_count(puzzle) {
        groups::count(puzzle, rotations, watch)
    } else {
        fill::FillSearch::new(puzzle, rotations).count(watch)
    })
}

/// The solution, with the tiles at these cells of a board.
fn solution(area: Area, laid: impl Iterator<Item = (u8, super::hex::Hex, u8)>) -> Solution {
    let (tiles, mut hexes): (Vec<(u8, u8)>, Vec<_>) =
        laid.map(|(tile, hex, turn)| ((tile, turn), hex)).unzip();
    if area == Area::Free {
        super::hex::normalised(&mut hexes);
    }
    let placed = tiles.into_iter().zip(hexes).map(|((tile, turn), hex)| {
        let (column, row) = hex.place(area);
        let (column, row) = (column.unsigned_abs(), row.unsigned_abs());
        Placed {
            tile,
            column,
            row,
            turn,
        }
    });
    Solution::new(placed.collect())
}

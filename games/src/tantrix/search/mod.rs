//! Searches for solutions: one, all, or only their number.
//!
//! There are three searches for three kinds of puzzles. For a row ([`domino`]): tile by tile, remembering dead ends. For
//! a line through all tiles ([`line`]): first the shapes of the line, then tiles for each shape; if some tiles are laid
//! already, the shapes start from one of these ([`complete`]). For everything else ([`fill`]): cell by cell.

mod assign;
mod board;
mod complete;
mod deck;
mod domino;
mod fill;
mod groups;
mod line;
mod regions;
mod return_paths;
mod rows;
mod shape;
mod stream;
mod through;

use super::puzzle::{Area, Impossible, Puzzle};
use super::solution::{Placed, Solution};
use super::verify::verify_so_far;
use num_bigint::BigUint;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Treatment of solutions that are rotations of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rotations {
    /// Each separately.
    Each,
    /// As one, if the rotation is a symmetry of the board. Of equal solutions the one is kept in which the tile with the
    /// lowest number has the first of its places in reading order, and there the smallest turn; on a free board, the one
    /// in which that tile is not turned.
    Once,
}

/// Receives solutions until it breaks.
pub type SolutionSink<'a> = dyn FnMut(Solution) -> ControlFlow<()> + 'a;

/// End of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchEnd {
    /// All solutions were found.
    All,
    /// The search was stopped, or the receiver broke.
    Some,
}

/// Reason that solutions are not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountError {
    /// There are none.
    Impossible(Impossible),
    /// Counting the rows of these tiles needs too many states.
    TooLarge {
        states: u64,
        /// The maximum number of states.
        most: u64,
    },
}

impl From<Impossible> for CountError {
    fn from(why: Impossible) -> CountError {
        CountError::Impossible(why)
    }
}

/// The progress of a search, shared between threads.
#[derive(Default, Debug)]
pub struct SearchProgress {
    parts: AtomicUsize,
    done: AtomicUsize,
}

impl SearchProgress {
    /// The number of finished parts of the search, and of all known parts; both grow.
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

/// Progress, cancellation and threads of a search.
pub struct SearchControl<'a> {
    /// Called often, by all threads; the search stops once it returns true.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    pub progress: &'a SearchProgress,
    /// The number of threads; 0 for one per processor.
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

/// Gives the solutions of a puzzle to `take` until that breaks. Their order depends only on the puzzle, not on the number
/// of threads. `rotations` is ignored if there are fixed tiles.
///
/// # Errors
/// The reason if there is certainly no solution.
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

/// As [`solve`], for the solutions that contain the tiles `laid`; on a free board these may be moved together. `laid` must
/// contain the fixed tiles, or be empty (then only the fixed tiles count).
///
/// # Errors
/// As [`solve`], or [`Impossible::Laid`] if the laid tiles break a rule.
pub fn complete(
    puzzle: &Puzzle,
    laid: &[Placed],
    watch: &SearchControl<'_>,
    take: &mut SolutionSink<'_>,
) -> Result<SearchEnd, Impossible> {
    let colours = puzzle.line_colours()?;
    let laid = if laid.is_empty() { &puzzle.fixed } else { laid };
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

/// The number of solutions of a puzzle; if the search was stopped, the number found.
///
/// Solutions of a domino, and of boards with few tiles, are counted without enumerating them.
///
/// # Errors
/// The reason if there is certainly no solution, or if they cannot be counted.
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

/// The solution with these tiles: number, cell and turn.
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

//! The probability of a mine in every unknown cell.
//!
//! Each component of the frontier is counted separately ([`ComponentCount`]). Its numbers of mines are weighted by the
//! number of ways to place the other mines in the other components and the isolated cells ([`weigh`]). Nothing is
//! sampled, and only positive numbers are added, so that exact results have about 12 correct digits.

mod splits;

use self::splits::{WeighedSplits, weigh};
use super::count::{ComponentCount, CountLimits, NoCount, Workspace};
use super::frontier::{Contradiction, Frontier};
use super::hint::contradictory;
use super::position::MinesPosition;
use super::size::CellIndex;

/// The estimated error of an inexact probability, as a multiple of its difference from the coarse count. In positions
/// that could be counted exactly with wider limits, the error was at most 1 × the difference, with few exceptions.
const ERROR_FACTOR: f64 = 2.0;

/// A lower bound for that error before it is multiplied, as both counts may omit the same layouts.
const MIN_ERROR: f64 = 5e-4;

/// Memory for the steps of counts, in bytes. Components beyond it are counted twice.
const MAX_STEPS_MEMORY: usize = 128 << 20;

/// Probabilities of mines in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances {
    /// For every cell in reading order the probability that it is a mine; `None` for open cells and visible mines.
    pub mine: Vec<Option<f64>>,
    /// True if the probabilities are exact: every layout was counted.
    pub exact: bool,
    /// Estimated maximum error of a probability; 0 if exact.
    pub error: f64,
    /// The natural logarithm of the number of layouts; NaN if unknown.
    pub ln_ways: f64,
}

impl Chances {
    /// The probabilities in a position. Flags are ignored.
    ///
    /// # Errors
    /// [`Contradiction`] if there is no layout.
    pub fn of(position: &MinesPosition) -> Result<Chances, Contradiction> {
        let chances = Chances::of_while(position, &|| true)?;
        Ok(chances.expect("it is never stopped"))
    }

    /// As [`Chances::of`]; `None` once `go_on` returns false.
    ///
    /// # Errors
    /// As [`Chances::of`].
    pub fn of_while(
        position: &MinesPosition,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Option<Chances>, Contradiction> {
        Chances::within(position, CountLimits::FINE, CountLimits::COARSE, go_on)
    }

    /// The probabilities within the limits `fine`, with an error estimated from those within `coarse`.
    fn within(
        position: &MinesPosition,
        fine: CountLimits,
        coarse: CountLimits,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Option<Chances>, Contradiction> {
        let by = |limits| Chances::counted(position, MineTotal::Counted, |_| true, limits, go_on);
        let fine = by(fine).map_err(|Contradiction(cell)| {
            Contradiction(contradictory(position, go_on).unwrap_or(cell))
        })?;
        let Some(mut chances) = fine else {
            return Ok(None);
        };
        if !chances.exact {
            let Some(coarse) = by(coarse)? else {
                return Ok(None);
            };
            let pairs = chances
                .mine
                .iter()
                .flatten()
                .zip(coarse.mine.iter().flatten());
            let difference = pairs
                .map(|(fine, coarse)| (fine - coarse).abs())
                .fold(MIN_ERROR, f64::max);
            chances.error = chances.error.max(ERROR_FACTOR * difference).min(1.0);
        }
        Ok(Some(chances))
    }

    /// The probabilities according to some of the clues; `None` once `go_on` returns false.
    ///
    /// # Errors
    /// As [`Chances::of`], but with an arbitrary cell.
    pub(super) fn by(
        position: &MinesPosition,
        mines: MineTotal,
        clues: impl Fn(CellIndex) -> bool,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Option<Chances>, Contradiction> {
        Chances::counted(position, mines, clues, CountLimits::FINE, go_on)
    }

    fn counted(
        position: &MinesPosition,
        mines: MineTotal,
        clues: impl Fn(CellIndex) -> bool,
        limits: CountLimits,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Option<Chances>, Contradiction> {
        let frontier = Frontier::new(position, clues)?;
        let mut workspace = Workspace::new(&frontier, limits);
        let mut counts = Vec::new();
        let contradiction = || Contradiction(position.unknown().next().unwrap_or(0));
        let Some(components) = frontier.components(go_on) else {
            return Ok(None);
        };
        let mut memory = 0;
        for groups in &components {
            match ComponentCount::new(&frontier, groups, &mut workspace, go_on) {
                Ok(mut count) => {
                    memory += count.memory();
                    if memory > MAX_STEPS_MEMORY {
                        count.forget_steps();
                    }
                    counts.push(count);
                }
                Err(NoCount::NoLayout) => return Err(contradiction()),
                Err(NoCount::Stopped) => return Ok(None),
            }
        }
        let weighed = match mines {
            MineTotal::Counted => weigh(&frontier, &counts, go_on).ok_or_else(contradiction)?,
            MineTotal::AnyNumber => WeighedSplits::equally(&counts),
        };
        if !go_on() {
            return Ok(None);
        }
        let mut mine = vec![None; position.cells().len()];
        // A fresh workspace, so that counting a component again gives the same result.
        let mut workspace = Workspace::new(&frontier, limits);
        for ((count, weights), groups) in counts.iter().zip(&weighed.weights).zip(&components) {
            let mut set = |group: usize, mean: f64| {
                let cells = &frontier.groups[group].cells;
                for cell in cells.iter() {
                    mine[cell] = Some(mean / cells.len() as f64);
                }
            };
            if count.has_steps() {
                count.means(weights, &mut set);
                continue;
            }
            match ComponentCount::new(&frontier, groups, &mut workspace, go_on) {
                Ok(count) => count.means(weights, &mut set),
                Err(_) => return Ok(None),
            }
        }
        for &cell in &frontier.isolated {
            mine[cell] = Some(weighed.isolated);
        }
        Ok(Some(Chances {
            mine,
            exact: weighed.exact,
            error: weighed.error,
            ln_ways: weighed.ln_ways,
        }))
    }
}

/// The use of the total number of mines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MineTotal {
    /// Layouts have the number of mines of the board.
    Counted,
    /// Layouts of the frontier with any number of mines are equally likely.
    AnyNumber,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mines::{BoardRule, FirstClick, SeenCell, Size, generate};
    use engine::chance::Chance;

    /// A position with scattered clues that form one component over the whole board.
    fn tangled(seed: u64) -> MinesPosition {
        let size = Size::new(24, 10, 72).unwrap();
        let mut chance = Chance::new(seed);
        let board = generate(size, 132, FirstClick::Any, BoardRule::Any, &mut chance).unwrap();
        let mut position = MinesPosition::closed(size);
        for cell in 0..size.cells() {
            if let Some(clue) = board.clue(cell)
                && chance.below(100) < 40
            {
                position.set(cell, SeenCell::Open(clue));
            }
        }
        position
    }

    #[test]
    fn inexact_probabilities_are_within_their_error() {
        let limits = |states| CountLimits {
            states,
            steps: usize::MAX,
            min_states: 4,
        };
        let (mut seen, mut sum) = (0, 0.0);
        for seed in 0..60 {
            let position = tangled(seed);
            let count = |fine, coarse| {
                let chances = Chances::within(&position, limits(fine), limits(coarse), &|| true);
                chances.unwrap().unwrap()
            };
            let rough = count(512, 128);
            if rough.exact {
                assert_eq!(rough.error, 0.0);
                continue;
            }
            let exact = count(1 << 18, 1 << 16);
            assert!(exact.exact && rough.error <= 1.0);
            let pairs = rough.mine.iter().flatten().zip(exact.mine.iter().flatten());
            let off = pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            assert!(off <= rough.error, "{seed}: {off} {}", rough.error);
            seen += 1;
            sum += off;
        }
        // Most are not far off.
        assert!(seen >= 10 && sum / f64::from(seen) < 0.1, "{sum} of {seen}");
    }
}

//! The probability of a mine in every unknown cell.
//!
//! All ways to lay the mines that a position allows are equally likely. Each component of the frontier
//! is counted by itself ([`ComponentCount`]); how many mines each has is weighted by the number of ways to lay
//! the others in the other components and in the cells apart. Nothing is sampled, and sums of positive
//! numbers lose no digits, so that what is called exact is so to about 12 digits.

mod splits;

use self::splits::{WeighedSplits, weigh};
use super::count::{ComponentCount, CountLimits, NoCount, Workspace};
use super::frontier::{Contradiction, Frontier};
use super::hint::contradictory;
use super::position::MinesPosition;
use super::size::CellIndex;

/// How many times as far as from a coarser count a probability may be off from the true one. In positions that can be
/// counted with more patience it was at most once as far, but for a few.
const SAFETY: f64 = 2.0;

/// Also where both counts say the same something is left out.
const LEAST_ERROR: f64 = 5e-4;

/// The steps of counts are kept up to this memory, in bytes; those of further components are counted twice.
const KEPT: usize = 128 << 20;

/// Probabilities of mines in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances {
    /// For every cell in reading order the probability that it is a mine; none where it is open or a
    /// mine that is seen.
    pub mine: Vec<Option<f64>>,
    /// Whether every way to lay the mines was counted.
    pub exact: bool,
    /// How far a probability may be off, about; 0 if they are exact.
    pub error: f64,
    /// The natural logarithm of the number of ways; not a number if they were not counted together.
    pub ln_ways: f64,
}

impl Chances {
    /// The chances in a position. Flags do not count as proofs.
    ///
    /// # Errors
    /// [`Contradiction`] if there is no way to lay the mines.
    pub fn of(position: &MinesPosition) -> Result<Chances, Contradiction> {
        let chances = Chances::of_while(position, &|| true)?;
        Ok(chances.expect("nobody stops it"))
    }

    /// As [`Chances::of`]; none once `go_on` says no.
    ///
    /// # Errors
    /// As [`Chances::of`].
    pub fn of_while(
        position: &MinesPosition,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Option<Chances>, Contradiction> {
        Chances::within(position, [CountLimits::FINE, CountLimits::COARSE], go_on)
    }

    /// The chances by the first limits; how far they may be off is told by the second ones.
    fn within(
        position: &MinesPosition,
        [fine, coarse]: [CountLimits; 2],
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
            let off = pairs.map(|(fine, coarse)| (fine - coarse).abs());
            let off = SAFETY * off.fold(LEAST_ERROR, f64::max);
            chances.error = chances.error.max(off).min(1.0);
        }
        Ok(Some(chances))
    }

    /// The chances if only some clues are looked at; none once `go_on` says no.
    ///
    /// # Errors
    /// As [`Chances::of`]; but the cell is any.
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
                    if memory > KEPT {
                        count.forget_steps();
                    }
                    counts.push(count);
                }
                Err(NoCount::NoWay) => return Err(contradiction()),
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
        // Counted once more in the same way, from the same beginning.
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
        for &cell in &frontier.apart {
            mine[cell] = Some(weighed.apart);
        }
        Ok(Some(Chances {
            mine,
            exact: weighed.exact,
            error: weighed.error,
            ln_ways: weighed.ln_ways,
        }))
    }
}

/// How far the number of mines is taken to be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MineTotal {
    /// It is that of the board.
    Counted,
    /// Nothing: all ways are equally likely, whatever their number of mines.
    AnyNumber,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mines::{BoardRule, FirstClick, SeenCell, Size, generate};
    use engine::chance::Chance;

    /// Numbers seen here and there, which hang together over the whole board.
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
    fn what_is_not_exact_is_off_by_no_more_than_it_says() {
        let limits = |states| CountLimits {
            states,
            steps: usize::MAX,
            least: 4,
        };
        let (mut seen, mut sum) = (0, 0.0);
        for seed in 0..60 {
            let position = tangled(seed);
            let count = |limits| Chances::within(&position, limits, &|| true);
            let rough = count([limits(512), limits(128)]).unwrap().unwrap();
            if rough.exact {
                assert_eq!(rough.error, 0.0);
                continue;
            }
            let exact = count([limits(1 << 18), limits(1 << 16)]).unwrap().unwrap();
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

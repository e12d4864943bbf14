//! Hints: one deduction at a time, with a reason that a person can follow.
//!
//! Reasons are tried from the simplest: one clue, the number of mines, two clues, and finally all layouts of a minimal set
//! of clues. So there is a hint whenever anything can be proved.

use super::chances::{Chances, MineTotal};
use super::frontier::Contradiction;
use super::position::{MinesPosition, SeenCell};
use super::size::CellIndex;
use std::cell::Cell;

/// Reason that cells are safe or mines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// This clue needs no more mines, or as many as it has unknown cells.
    Clue(CellIndex),
    /// One of two clues needs k mines more than the other and has k unknown cells that the other has not: these are mines,
    /// and the cells that only the other has are safe.
    Clues {
        /// The clue that needs k mines more (k may be 0).
        more: CellIndex,
        /// The other clue.
        less: CellIndex,
        /// The number of mines in the cells next to both: all that `less` needs.
        shared: usize,
    },
    /// No mine is left, or as many as unknown cells.
    MinesLeft,
    /// It holds in all layouts of these clues, and none of the clues can be omitted.
    Cases {
        /// The clues, in reading order.
        clues: Vec<CellIndex>,
        /// True if the number of mines is needed too.
        mines_left: bool,
    },
}

/// A deduction with its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinesHint {
    /// The cells that are safe, in reading order.
    pub safe: Vec<CellIndex>,
    /// The cells that are mines, in reading order.
    pub mines: Vec<CellIndex>,
    pub reason: Reason,
}

/// The simplest deduction with a new result: a safe cell, or a mine without a flag. Flags prove nothing; the result may be
/// that a cell with a flag is safe. `None` if nothing can be proved.
///
/// # Errors
/// [`Contradiction`] if there is no layout.
pub fn hint(position: &MinesPosition) -> Result<Option<MinesHint>, Contradiction> {
    hint_while(position, &|| true)
}

/// As [`hint`]; once `go_on` returns false, the reason may contain unneeded clues, or there is no hint.
///
/// # Errors
/// As [`hint`].
pub fn hint_while(
    position: &MinesPosition,
    go_on: &dyn Fn() -> bool,
) -> Result<Option<MinesHint>, Contradiction> {
    let Some(chances) = Chances::of_while(position, go_on)? else {
        return Ok(None);
    };
    // Mines proved so far are visible here.
    let mut proved = position.clone();
    loop {
        let simple = one_clue(&proved, go_on)
            .or_else(|| mines_left(&proved))
            .or_else(|| two_clues(&proved, go_on));
        if !go_on() {
            return Ok(None);
        }
        let Some(hint) = simple.or_else(|| cases(&proved, &chances, go_on)) else {
            return Ok(None);
        };
        let flagged = |&cell: &CellIndex| position.seen(cell) == SeenCell::Flag;
        if !hint.safe.is_empty() || !hint.mines.iter().all(flagged) {
            return Ok(Some(hint));
        }
        for &cell in &hint.mines {
            proved.set(cell, SeenCell::Mine);
        }
    }
}

/// The unknown cells around an open cell and the number of mines among them; `None` if there are none.
fn clue(position: &MinesPosition, cell: CellIndex) -> Option<(Vec<CellIndex>, usize)> {
    let SeenCell::Open(clue) = position.seen(cell) else {
        return None;
    };
    let around = || position.size().neighbours(cell);
    let unknown: Vec<CellIndex> = around().filter(|&n| position.is_unknown(n)).collect();
    let mines = around()
        .filter(|&n| position.seen(n) == SeenCell::Mine)
        .count();
    (!unknown.is_empty()).then_some((unknown, usize::from(clue).saturating_sub(mines)))
}

fn hint_of(cells: Vec<CellIndex>, are_mines: bool, reason: Reason) -> MinesHint {
    let (safe, mines) = if are_mines {
        (Vec::new(), cells)
    } else {
        (cells, Vec::new())
    };
    MinesHint {
        safe,
        mines,
        reason,
    }
}

fn one_clue(position: &MinesPosition, go_on: &dyn Fn() -> bool) -> Option<MinesHint> {
    (0..position.cells().len())
        .take_while(|_| go_on())
        .find_map(|cell| {
            let (unknown, left) = clue(position, cell)?;
            let are_mines = left == unknown.len();
            (left == 0 || are_mines).then(|| hint_of(unknown, are_mines, Reason::Clue(cell)))
        })
}

fn mines_left(position: &MinesPosition) -> Option<MinesHint> {
    let unknown: Vec<CellIndex> = position.unknown().collect();
    let left = position
        .size()
        .mines()
        .saturating_sub(position.mines_seen());
    let are_mines = left == unknown.len();
    (!unknown.is_empty() && (left == 0 || are_mines))
        .then(|| hint_of(unknown, are_mines, Reason::MinesLeft))
}

fn two_clues(position: &MinesPosition, go_on: &dyn Fn() -> bool) -> Option<MinesHint> {
    (0..position.cells().len())
        .take_while(|_| go_on())
        .filter(|&more| clue(position, more).is_some())
        .flat_map(|more| {
            let near = position.size().around(more, 2);
            near.map(move |less| (more, less))
        })
        .find_map(|(more, less)| pair_hint(position, more, less))
}

/// The deduction from this pair of clues.
fn pair_hint(position: &MinesPosition, more: CellIndex, less: CellIndex) -> Option<MinesHint> {
    let (ours, needed) = clue(position, more)?;
    let (theirs, shared) = clue(position, less)?;
    let without = |cells: &[CellIndex], others: &[CellIndex]| -> Vec<CellIndex> {
        let rest = cells.iter().filter(|cell| !others.contains(cell));
        rest.copied().collect()
    };
    let (mines, safe) = (without(&ours, &theirs), without(&theirs, &ours));
    let proves = needed.checked_sub(shared) == Some(mines.len());
    let overlap = mines.len() < ours.len();
    if !proves || !overlap || (mines.is_empty() && safe.is_empty()) {
        return None;
    }
    Some(MinesHint {
        safe,
        mines,
        reason: Reason::Clues { more, less, shared },
    })
}

/// A deduction from all layouts of a minimal set of clues.
fn cases(
    position: &MinesPosition,
    chances: &Chances,
    go_on: &dyn Fn() -> bool,
) -> Option<MinesHint> {
    let sure = |cell: &CellIndex| matches!(chances.mine[*cell], Some(0.0 | 1.0));
    let cell = position.unknown().find(sure)?;
    let mine = chances.mine[cell];
    let proves = |mines, clues: &dyn Fn(CellIndex) -> bool, go_on: &dyn Fn() -> bool| {
        let chances = Chances::by(position, mines, clues, go_on);
        matches!(chances, Ok(Some(chances)) if chances.exact && chances.mine[cell] == mine)
    };
    let mines_left = !proves(MineTotal::AnyNumber, &|_| true, go_on);
    if !go_on() {
        // An interrupted count proves nothing, so `mines_left` would be wrong.
        return None;
    }
    let mines = if mines_left {
        MineTotal::Counted
    } else {
        MineTotal::AnyNumber
    };
    let checks = Cell::new(0);
    let patient = || {
        checks.set(checks.get() + 1);
        checks.get() <= MAX_CHECKS && go_on()
    };
    let clues = minimal_clues(position, cell, &patient, |clues| {
        proves(mines, clues, &patient)
    });
    let reason = Reason::Cases { clues, mines_left };
    Some(hint_of(vec![cell], mine == Some(1.0), reason))
}

/// The maximum work to minimise the clues of a hint, in calls of `go_on`.
const MAX_CHECKS: u64 = 8_000;

/// Larger sets of clues are not minimised, as that would take too long.
const MAX_CLUES: usize = 400;

/// A minimal set of clues near a cell for which `proves` is true, in reading order. Takes all clues within a sufficient
/// distance, then omits those that are not needed, the farthest first.
fn minimal_clues(
    position: &MinesPosition,
    cell: CellIndex,
    go_on: &dyn Fn() -> bool,
    proves: impl Fn(&dyn Fn(CellIndex) -> bool) -> bool,
) -> Vec<CellIndex> {
    let size = position.size();
    let (row, column) = size.place(cell);
    let distance_to = |other: CellIndex| {
        let (r, c) = size.place(other);
        row.abs_diff(r).max(column.abs_diff(c))
    };
    let max_distance = size.rows().max(size.columns());
    let mut distance = 2;
    while distance < max_distance && !proves(&|clue| distance_to(clue) <= distance) {
        // If interrupted, the sufficient distance is unknown.
        distance = if go_on() { distance * 2 } else { max_distance };
    }
    let mut clues: Vec<CellIndex> = size
        .around(cell, distance.min(max_distance))
        .filter(|&cell| clue(position, cell).is_some())
        .collect();
    if clues.len() > MAX_CLUES {
        return clues;
    }
    let mut used = vec![false; size.cells()];
    clues.iter().for_each(|&clue| used[clue] = true);
    clues.sort_by_key(|&clue| std::cmp::Reverse(distance_to(clue)));
    for &clue in &clues {
        if !go_on() {
            break;
        }
        used[clue] = false;
        if !proves(&|cell| used[cell]) {
            used[clue] = true;
        }
    }
    clues.retain(|&clue| used[clue]);
    clues.sort_unstable();
    clues
}

/// A clue of a minimal contradictory set of clues; `None` if only the number of mines is impossible.
pub(super) fn contradictory(
    position: &MinesPosition,
    go_on: &dyn Fn() -> bool,
) -> Option<CellIndex> {
    let impossible = |clues: &dyn Fn(CellIndex) -> bool| {
        Chances::by(position, MineTotal::Counted, clues, go_on).is_err()
    };
    let middle = position.cells().len() / 2;
    minimal_clues(position, middle, go_on, impossible)
        .first()
        .copied()
}

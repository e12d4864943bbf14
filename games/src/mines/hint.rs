//! Hints: one deduction at a time, with a reason that a person can follow.
//!
//! The reasons are tried from the simplest on: one clue; two clues; the number of mines; and at last as
//! few clues as prove it together, all ways to make them true having been looked at. So there is a hint
//! whenever anything can be proved.

use super::chances::{Chances, MineTotal};
use super::frontier::Contradiction;
use super::position::{MinesPosition, SeenCell};
use super::size::CellIndex;
use std::cell::Cell;

/// Why cells are safe, or mines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// This clue has all its mines, or needs all the unknown cells around it for them.
    Clue(CellIndex),
    /// One of two clues needs as many more mines than the other as it has unknown cells of its own: these
    /// are mines, and those that the other has for itself are safe.
    Clues {
        /// The clue that needs more, or as many.
        more: CellIndex,
        /// The other.
        less: CellIndex,
        /// How many mines lie in the cells that touch both: all that the other one lacks.
        shared: usize,
    },
    /// No mine is left, or as many as unknown cells.
    MinesLeft,
    /// In every way to make these clues true; none of them can be left out.
    Cases {
        /// The clues, in reading order.
        clues: Vec<CellIndex>,
        /// Whether the number of mines is needed, too.
        mines_left: bool,
    },
}

/// A deduction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinesHint {
    /// The cells that are safe, in reading order.
    pub safe: Vec<CellIndex>,
    /// The cells that are mines, in reading order.
    pub mines: Vec<CellIndex>,
    /// Why.
    pub reason: Reason,
}

/// The simplest deduction that tells something new: a safe cell, or a mine without a flag. Flags prove
/// nothing; a hint can say that a cell with a flag is safe. None if nothing can be proved.
///
/// # Errors
/// [`Contradiction`] if there is no way to lay the mines.
pub fn hint(position: &MinesPosition) -> Result<Option<MinesHint>, Contradiction> {
    hint_while(position, &|| true)
}

/// As [`hint`]; once `go_on` says no, clues that could be left out may be left in, or there is no hint.
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
    // Mines that have been proved are seen here, as if they had been opened.
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

/// A clue with its unknown cells and the mines among them.
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
    let (safe, mines) = match are_mines {
        true => (Vec::new(), cells),
        false => (cells, Vec::new()),
    };
    MinesHint {
        safe,
        mines,
        reason,
    }
}

fn one_clue(position: &MinesPosition, go_on: &dyn Fn() -> bool) -> Option<MinesHint> {
    let mut cells = (0..position.cells().len()).take_while(|_| go_on());
    cells.find_map(|cell| {
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
    let open = |cell: &CellIndex| clue(position, *cell).is_some();
    let cells = (0..position.cells().len()).take_while(|_| go_on());
    let mut pairs = cells.filter(open).flat_map(|more| {
        let near = position.size().around(more, 2);
        near.map(move |less| (more, less))
    });
    pairs.find_map(|(more, less)| {
        let (ours, needed) = clue(position, more)?;
        let (theirs, other) = clue(position, less)?;
        let alone = |ours: &[CellIndex], theirs: &[CellIndex]| -> Vec<CellIndex> {
            let alone = ours.iter().filter(|cell| !theirs.contains(cell));
            alone.copied().collect()
        };
        let (mines, safe) = (alone(&ours, &theirs), alone(&theirs, &ours));
        let proves = needed.checked_sub(other) == Some(mines.len());
        (proves && mines.len() < ours.len() && !(mines.is_empty() && safe.is_empty())).then_some(
            MinesHint {
                safe,
                mines,
                reason: Reason::Clues {
                    more,
                    less,
                    shared: other,
                },
            },
        )
    })
}

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
        // What was not waited for proves nothing, and tells nothing of the mines that are left.
        return None;
    }
    let mines = match mines_left {
        true => MineTotal::Counted,
        false => MineTotal::AnyNumber,
    };
    let looks = Cell::new(0);
    let patient = || {
        looks.set(looks.get() + 1);
        looks.get() <= LOOKS && go_on()
    };
    let clues = few(position, cell, &patient, |clues| {
        proves(mines, clues, &patient)
    });
    let reason = Reason::Cases { clues, mines_left };
    Some(hint_of(vec![cell], mine == Some(1.0), reason))
}

/// After so much work, in looks at whether to go on, the clues that are left are told as they are.
const LOOKS: u64 = 8_000;

/// With more clues than this it would take too long to find those that can be left out.
const CLUES: usize = 400;

/// Clues that prove something about a cell, in reading order: those at most as far away from it as it
/// takes, and of them those without which there is no proof.
fn few(
    position: &MinesPosition,
    cell: CellIndex,
    go_on: &dyn Fn() -> bool,
    proves: impl Fn(&dyn Fn(CellIndex) -> bool) -> bool,
) -> Vec<CellIndex> {
    let size = position.size();
    let (row, column) = size.place(cell);
    let away = |other: CellIndex| {
        let (r, c) = size.place(other);
        row.abs_diff(r).max(column.abs_diff(c))
    };
    let far = size.rows().max(size.columns());
    let mut distance = 2;
    while distance < far && !proves(&|clue| away(clue) <= distance) {
        // Of what was not waited for it is not known how near the clues lie.
        distance = if go_on() { distance * 2 } else { far };
    }
    let open = |&cell: &CellIndex| clue(position, cell).is_some();
    let mut clues: Vec<CellIndex> = size.around(cell, distance.min(far)).filter(open).collect();
    if clues.len() > CLUES {
        return clues;
    }
    let mut used = vec![false; size.cells()];
    clues.iter().for_each(|&clue| used[clue] = true);
    clues.sort_by_key(|&clue| std::cmp::Reverse(away(clue)));
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

/// A clue that cannot be true together with others, none of which can be left out; none if the number of
/// mines alone is impossible.
pub(super) fn contradictory(
    position: &MinesPosition,
    go_on: &dyn Fn() -> bool,
) -> Option<CellIndex> {
    let impossible = |clues: &dyn Fn(CellIndex) -> bool| {
        Chances::by(position, MineTotal::Counted, clues, go_on).is_err()
    };
    let middle = position.cells().len() / 2;
    few(position, middle, go_on, impossible).first().copied()
}

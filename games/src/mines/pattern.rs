//! What one has to see for a deduction: which pattern of clues proves that a cell is safe.

use super::chances::Chances;
use super::difficulty::Difficulty;
use super::frontier::Contradiction;
use super::position::{MinesPosition, SeenCell};
use super::size::CellIndex;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A pattern, from the easiest on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Pattern {
    /// One clue at a time.
    OneClue,
    /// Two clues together, which still lack so many mines: what players call 1–1, 1–2 and so on.
    Pair { less: u8, more: u8 },
    /// The number of mines left.
    MinesLeft,
    /// All ways to make several clues true.
    Cases,
}

impl Pattern {
    /// The kind of deduction that it is.
    pub fn difficulty(self) -> Difficulty {
        match self {
            Pattern::OneClue => Difficulty::OneClue,
            Pattern::Pair { .. } => Difficulty::TwoClues,
            Pattern::MinesLeft => Difficulty::MinesLeft,
            Pattern::Cases => Difficulty::Cases,
        }
    }
}

/// The word for scripts and options; the same in all languages: `one-clue`, `1-2`, `mines-left`, `cases`.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::Pair { less, more } => write!(f, "{less}-{more}"),
            Pattern::OneClue | Pattern::MinesLeft | Pattern::Cases => {
                f.write_str(self.difficulty().id())
            }
        }
    }
}

/// A word that is no pattern's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPattern;

impl FromStr for Pattern {
    type Err = NoPattern;

    fn from_str(word: &str) -> Result<Pattern, NoPattern> {
        let plain = [Pattern::OneClue, Pattern::MinesLeft, Pattern::Cases];
        if let Some(pattern) = plain.into_iter().find(|p| p.difficulty().id() == word) {
            return Ok(pattern);
        }
        let (less, more) = word.split_once('-').ok_or(NoPattern)?;
        let number = |digits: &str| match digits.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(digit - b'0'),
            _ => Err(NoPattern),
        };
        let (less, more) = (number(less)?, number(more)?);
        match less <= more {
            true => Ok(Pattern::Pair { less, more }),
            false => Err(NoPattern),
        }
    }
}

/// The easiest pattern that proves some closed cell safe, and all cells that are safe as soon as it is seen; none if
/// nothing is safe for sure, or once `go_on` says no.
///
/// # Errors
/// [`Contradiction`] if no pattern easier than cases helps, and there is no way to lay the mines. Easier patterns go by a
/// few clues each: where those prove a cell safe, clues elsewhere that contradict each other are not noticed.
pub fn easiest_while(
    position: &MinesPosition,
    go_on: &dyn Fn() -> bool,
) -> Result<Option<(Pattern, Vec<CellIndex>)>, Contradiction> {
    let mut knowledge = Knowledge::of(position);
    if let Some(pattern) = knowledge.deduce(|known| known.any_safe()) {
        return Ok(Some((pattern, knowledge.safe())));
    }
    let Some(chances) = Chances::of_while(position, go_on)? else {
        return Ok(None);
    };
    let sure = |cell: &CellIndex| chances.mine[*cell] == Some(0.0);
    let safe: Vec<CellIndex> = (0..chances.mine.len()).filter(sure).collect();
    Ok((!safe.is_empty()).then_some((Pattern::Cases, safe)))
}

/// The easiest pattern that proves this cell safe; it is safe for sure.
pub(super) fn proving(position: &MinesPosition, cell: CellIndex) -> Pattern {
    let found = Knowledge::of(position).deduce(|known| known.is_safe(cell));
    found.unwrap_or(Pattern::Cases)
}

/// What is known of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum KnownCell {
    Open(u8),
    Closed,
    Safe,
    Mine,
}

/// What was deduced from a position so far. Unlike in play, what is safe stays closed.
struct Knowledge<'a> {
    position: &'a MinesPosition,
    cells: Vec<KnownCell>,
}

impl<'a> Knowledge<'a> {
    fn of(position: &'a MinesPosition) -> Knowledge<'a> {
        let known = |seen: &SeenCell| match *seen {
            SeenCell::Open(clue) => KnownCell::Open(clue),
            SeenCell::Closed | SeenCell::Flag => KnownCell::Closed,
            SeenCell::Mine => KnownCell::Mine,
        };
        Knowledge {
            cells: position.cells().iter().map(known).collect(),
            position,
        }
    }

    fn is_safe(&self, cell: CellIndex) -> bool {
        self.cells[cell] == KnownCell::Safe
    }

    fn any_safe(&self) -> bool {
        self.cells.contains(&KnownCell::Safe)
    }

    fn safe(&self) -> Vec<CellIndex> {
        let all = 0..self.cells.len();
        all.filter(|&cell| self.is_safe(cell)).collect()
    }

    /// Deduces until it is enough: the pattern that was seen last, without which it was not; none if it never is.
    fn deduce(&mut self, enough: impl Fn(&Knowledge<'_>) -> bool) -> Option<Pattern> {
        let mut last = Pattern::OneClue;
        loop {
            while self.one_clue() {}
            if enough(self) {
                return Some(last);
            }
            last = match self.two_clues() {
                Some(pair) => pair,
                None if self.mines_left() => Pattern::MinesLeft,
                None => return None,
            };
        }
    }

    /// A clue with its closed cells and the mines among them; none if it has none.
    fn clue(&self, cell: CellIndex) -> Option<(Vec<CellIndex>, u8)> {
        let KnownCell::Open(clue) = self.cells[cell] else {
            return None;
        };
        let around = || self.position.size().neighbours(cell);
        let closed = around().filter(|&cell| self.cells[cell] == KnownCell::Closed);
        let closed: Vec<CellIndex> = closed.collect();
        let mines = around().filter(|&cell| self.cells[cell] == KnownCell::Mine);
        let left = clue.saturating_sub(mines.count() as u8);
        (!closed.is_empty()).then_some((closed, left))
    }

    /// Looks at each clue alone; whether that told something.
    fn one_clue(&mut self) -> bool {
        let mut told = false;
        for cell in 0..self.cells.len() {
            let Some((closed, left)) = self.clue(cell) else {
                continue;
            };
            let known = match left {
                0 => KnownCell::Safe,
                _ if usize::from(left) == closed.len() => KnownCell::Mine,
                _ => continue,
            };
            closed.iter().for_each(|&cell| self.cells[cell] = known);
            told = true;
        }
        told
    }

    /// Looks at pairs of clues until one tells something.
    fn two_clues(&mut self) -> Option<Pattern> {
        let size = self.position.size();
        let clues: Vec<Option<(Vec<CellIndex>, u8)>> =
            (0..size.cells()).map(|cell| self.clue(cell)).collect();
        for (one, clue) in clues.iter().enumerate() {
            let Some((ours, more)) = clue else { continue };
            for (theirs, less) in size.around(one, 2).filter_map(|two| clues[two].as_ref()) {
                let alone = |ours: &[CellIndex], theirs: &[CellIndex]| -> Vec<CellIndex> {
                    let alone = ours.iter().filter(|cell| !theirs.contains(cell));
                    alone.copied().collect()
                };
                let (mines, safe) = (alone(ours, theirs), alone(theirs, ours));
                let proves = more.checked_sub(*less).map(usize::from) == Some(mines.len());
                if proves && mines.len() < ours.len() && !(mines.is_empty() && safe.is_empty()) {
                    mines
                        .iter()
                        .for_each(|&cell| self.cells[cell] = KnownCell::Mine);
                    safe.iter()
                        .for_each(|&cell| self.cells[cell] = KnownCell::Safe);
                    let (less, more) = (*less, *more);
                    return Some(Pattern::Pair { less, more });
                }
            }
        }
        None
    }

    /// Looks at the number of mines; whether that told something.
    fn mines_left(&mut self) -> bool {
        let count = |known| self.cells.iter().filter(|&&cell| cell == known).count();
        let left = self
            .position
            .size()
            .mines()
            .saturating_sub(count(KnownCell::Mine));
        let closed = count(KnownCell::Closed);
        let known = match left {
            _ if closed == 0 => return false,
            0 => KnownCell::Safe,
            _ if left == closed => KnownCell::Mine,
            _ => return false,
        };
        for cell in &mut self.cells {
            if *cell == KnownCell::Closed {
                *cell = known;
            }
        }
        true
    }
}

//! Generates boards: lays the mines (the article's second stage) by a rule for the finished board.

use super::board::MineBoard;
use super::difficulty::{self, Difficulty};
use super::no_guess;
use super::size::{CellIndex, Size};
use engine::chance::Chance;
use serde::{Deserialize, Serialize};

/// A condition on boards.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum BoardRule {
    /// None: all boards are equally likely.
    #[default]
    Any,
    /// No mine has only mines as neighbours (the article's special case).
    NotEnclosed,
    /// Deduction alone opens the whole board after the first opening, and no mine is enclosed.
    NoGuess(NoGuessMethod),
    /// As `NoGuess`, and the hardest deduction has this difficulty.
    NoGuessOf(Difficulty),
}

impl BoardRule {
    /// True if deduction alone opens the whole board.
    pub fn is_without_guess(self) -> bool {
        match self {
            BoardRule::NoGuess(_) | BoardRule::NoGuessOf(_) => true,
            BoardRule::Any | BoardRule::NotEnclosed => false,
        }
    }
}

/// The algorithm for boards without guesses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum NoGuessMethod {
    /// Draws boards until one fits. All fitting boards are equally likely.
    Filtered,
    /// Moves mines where deduction is stuck. Fast, but fitting boards are not equally likely.
    Repaired,
}

/// The guarantee for the first opening of a game.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum FirstClick {
    /// None: it can be a mine.
    Any,
    /// It is not a mine.
    #[default]
    Safe,
    /// It is a zero, which opens at least its neighbours.
    Zero,
}

/// Reason that no board was generated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GenerateError {
    /// The rule and the first opening allow at most this number of mines.
    TooManyMines { most: usize },
    /// No board was found, or none was tried: hardly any board of this density needs no guess.
    NotFound,
    /// `go_on` returned false.
    Stopped,
}

/// Generates a board for a game whose first opening is `cell`. Boards without guesses always start with a zero.
///
/// # Errors
/// [`GenerateError`] if there is no such board, or none was found.
///
/// # Panics
/// If `cell` is not on the board.
pub fn generate(
    size: Size,
    cell: CellIndex,
    first: FirstClick,
    rule: BoardRule,
    chance: &mut Chance,
) -> Result<MineBoard, GenerateError> {
    generate_while(size, cell, first, rule, chance, &|| true)
}

/// As [`generate`] while `go_on` returns true. It is called often, as a board without guesses may take long to find.
///
/// # Errors
/// As [`generate`], and [`GenerateError::Stopped`].
///
/// # Panics
/// As [`generate`].
pub fn generate_while(
    size: Size,
    cell: CellIndex,
    first: FirstClick,
    rule: BoardRule,
    chance: &mut Chance,
    go_on: &dyn Fn() -> bool,
) -> Result<MineBoard, GenerateError> {
    assert!(cell < size.cells(), "the cell is on the board");
    let first = if rule.is_without_guess() {
        FirstClick::Zero
    } else {
        first
    };
    let safe: Vec<CellIndex> = match first {
        FirstClick::Any => Vec::new(),
        FirstClick::Safe => vec![cell],
        FirstClick::Zero => size.around(cell, 1).collect(),
    };
    let most = if rule.is_without_guess() {
        no_guess::max_mines(size, cell)
    } else {
        size.cells() - safe.len()
    };
    let mut mines = vec![false; size.cells()];
    match rule {
        _ if size.mines() > most => return Err(GenerateError::TooManyMines { most }),
        BoardRule::Any => scatter(size.mines(), &safe, &mut mines, chance),
        BoardRule::NotEnclosed => not_enclosed(size, &safe, &mut mines, chance)?,
        BoardRule::NoGuess(method) => {
            let hardest = Difficulty::MinesLeft;
            return no_guess::generate(size, cell, method, hardest, chance, go_on);
        }
        BoardRule::NoGuessOf(wanted) => {
            return difficulty::generate(size, cell, wanted, chance, go_on);
        }
    }
    Ok(MineBoard::new(size, &mines))
}

/// Lays `count` mines on cells outside `safe`; all choices are equally likely. As in the article, cells are drawn until
/// one fits. If the mines take more than half of the cells, the cells without mine are drawn instead.
pub(super) fn scatter(count: usize, safe: &[CellIndex], mines: &mut [bool], chance: &mut Chance) {
    let free = mines.len() - safe.len();
    let few = count <= free / 2;
    mines.fill(!few);
    // Marking the safe cells as drawn keeps them from being drawn.
    safe.iter().for_each(|&cell| mines[cell] = few);
    let mut rest = if few { count } else { free - count };
    while rest > 0 {
        let cell = chance.below(mines.len() as u64) as usize;
        if mines[cell] != few {
            mines[cell] = few;
            rest -= 1;
        }
    }
    safe.iter().for_each(|&cell| mines[cell] = false);
}

/// Visits the cells in random order and lays a mine wherever every mine keeps a neighbour without one. If that places too
/// few mines, lays them outside a set of cells that touches all others.
fn not_enclosed(
    size: Size,
    safe: &[CellIndex],
    mines: &mut [bool],
    chance: &mut Chance,
) -> Result<(), GenerateError> {
    let free_neighbours = |cell: CellIndex| size.neighbours(cell).count() as u8;
    let mut free: Vec<u8> = (0..size.cells()).map(free_neighbours).collect();
    let mut cells: Vec<CellIndex> = (0..size.cells()).filter(|c| !safe.contains(c)).collect();
    shuffle(&mut cells, chance);
    let mut left = size.mines();
    for &cell in &cells {
        if left == 0 {
            return Ok(());
        }
        if free[cell] > 0 && size.neighbours(cell).all(|n| !mines[n] || free[n] > 1) {
            mines[cell] = true;
            size.neighbours(cell).for_each(|other| free[other] -= 1);
            left -= 1;
        }
    }
    if left == 0 {
        return Ok(());
    }
    let kept = touching_all(size, safe, chance);
    cells.retain(|&cell| !kept[cell]);
    if cells.len() < size.mines() {
        return Err(GenerateError::TooManyMines { most: cells.len() });
    }
    mines.fill(false);
    cells[..size.mines()].iter().for_each(|&c| mines[c] = true);
    Ok(())
}

/// A set of cells that contains `safe` and touches every other cell. It is minimal if at most one cell is given: rows and
/// columns can be chosen independently, as ⌈rows/3⌉·⌈columns/3⌉ cells at distance 3 each need their own; and a given cell
/// costs one more only if its row or its column is in no minimal choice.
fn touching_all(size: Size, safe: &[CellIndex], chance: &mut Chance) -> Vec<bool> {
    let wanted = safe.first().map(|&cell| size.place(cell));
    let rows = line(size.rows(), wanted.map(|(row, _)| row), chance);
    let columns = line(size.columns(), wanted.map(|(_, column)| column), chance);
    let mut kept = vec![false; size.cells()];
    for &row in &rows {
        for &column in &columns {
            kept[row * size.columns() + column] = true;
        }
    }
    safe.iter().for_each(|&cell| kept[cell] = true);
    kept
}

/// ⌈length/3⌉ numbers below `length` such that each number is one of them or next to one, including `wanted` if possible;
/// all such choices are equally likely.
///
/// Number k is 3k + 1 − d(k). No gap is too wide if d never falls; the ends are covered, and in range, if d starts with
/// 0 or 1 and ends with s or s − 1, where s = 3⌈length/3⌉ − length. So d is given by the two k at which it rises by 1.
fn line(length: usize, wanted: Option<usize>, chance: &mut Chance) -> Vec<usize> {
    let count = length.div_ceil(3);
    let number =
        |k: usize, rises: [usize; 2]| 3 * k + 1 - rises.iter().filter(|&&rise| k >= rise).count();
    let (first, second) = match 3 * count - length {
        0 => (count..=count, count..=count),
        1 => (0..=count, count..=count),
        _ => (0..=count - 1, 1..=count),
    };
    let all: Vec<[usize; 2]> = first
        .flat_map(|a| second.clone().map(move |b| [a, b]))
        .filter(|[a, b]| a <= b)
        .collect();
    let includes = |rises, wanted: usize| {
        (wanted / 3..count.min(wanted / 3 + 2)).any(|k| number(k, rises) == wanted)
    };
    let including: Vec<[usize; 2]> = all
        .iter()
        .copied()
        .filter(|&rises| wanted.is_none_or(|wanted| includes(rises, wanted)))
        .collect();
    let choices = if including.is_empty() { all } else { including };
    let rises = choices[chance.below(choices.len() as u64) as usize];
    (0..count).map(|k| number(k, rises)).collect()
}

/// Shuffles (Fisher and Yates); all orders are equally likely.
pub(super) fn shuffle<T>(things: &mut [T], chance: &mut Chance) {
    for end in (1..things.len()).rev() {
        things.swap(end, chance.below(end as u64 + 1) as usize);
    }
}

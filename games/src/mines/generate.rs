//! Laying the mines: the article's second stage, and what can be asked of the finished board.

use super::board::MineBoard;
use super::difficulty::{self, Difficulty};
use super::no_guess;
use super::size::{CellIndex, Size};
use engine::chance::Chance;
use serde::{Deserialize, Serialize};

/// What a board must fulfil.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum BoardRule {
    /// Nothing: all boards are equally likely.
    #[default]
    Any,
    /// No mine all of whose neighbours are mines (the article's special case).
    NotEnclosed,
    /// From the first opening deduction alone opens everything, and no mine is enclosed.
    NoGuess(NoGuessMethod),
    /// The same, with a hardest deduction that is of this difficulty.
    NoGuessOf(Difficulty),
}

impl BoardRule {
    /// Whether deduction alone opens everything.
    pub fn is_without_guess(self) -> bool {
        match self {
            BoardRule::NoGuess(_) | BoardRule::NoGuessOf(_) => true,
            BoardRule::Any | BoardRule::NotEnclosed => false,
        }
    }
}

/// How a board without guesses is found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum NoGuessMethod {
    /// Boards are drawn until one is right: all right ones are equally likely.
    Filtered,
    /// Where deduction is stuck, mines are moved: fast, but not all right ones are equally likely.
    Repaired,
}

/// Guarantee for the first opening of a game.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum FirstClick {
    /// Nothing: it can be a mine.
    Any,
    /// No mine.
    #[default]
    Safe,
    /// A zero, that opens at least its neighbours.
    Zero,
}

/// Why no board was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GenerateError {
    /// There are too many mines for the rule and the first opening.
    TooManyMines { most: usize },
    /// No board was found in this number of tries: boards of this density are hardly ever without guesses.
    NotFound { tries: usize },
    /// The caller gave up.
    Stopped,
}

/// Lays the mines of a board whose first opening is `cell`. A board without guesses always begins with
/// a zero.
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

/// As [`generate`], as long as `go_on` says so: it is asked again and again, since a board without guesses can
/// take long to find.
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
    let first = match rule.is_without_guess() {
        true => FirstClick::Zero,
        false => first,
    };
    let safe: Vec<CellIndex> = match first {
        FirstClick::Any => Vec::new(),
        FirstClick::Safe => vec![cell],
        FirstClick::Zero => size.around(cell, 1).collect(),
    };
    let most = size.cells() - safe.len();
    let mut mines = vec![false; size.cells()];
    match rule {
        _ if size.mines() > most => return Err(GenerateError::TooManyMines { most }),
        BoardRule::Any => scatter(size.mines(), &safe, &mut mines, chance),
        BoardRule::NotEnclosed => not_enclosed(size, &safe, &mut mines, chance)?,
        BoardRule::NoGuess(method) => return no_guess::generate(size, cell, method, chance, go_on),
        BoardRule::NoGuessOf(wanted) => {
            return difficulty::generate(size, cell, wanted, chance, go_on);
        }
    }
    Ok(MineBoard::new(size, &mines))
}

/// Lays this many mines on cells that are not `safe`, every choice being equally likely: as in the article
/// cells are drawn until one fits. Where more than half would be taken, it is the cells without a mine
/// that are drawn.
pub(super) fn scatter(count: usize, safe: &[CellIndex], mines: &mut [bool], chance: &mut Chance) {
    let free = mines.len() - safe.len();
    let few = count <= free / 2;
    mines.fill(!few);
    // What is not drawn: for now it looks like what was drawn before.
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

/// Draws the cells one after the other, and lays a mine wherever every mine keeps a neighbour without
/// one. Where that ends with too few, the mines are laid around cells that touch all others.
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

/// Cells, the `safe` ones among them, such that each other cell touches one of them. They are as few as
/// can be if at most one is given: rows and columns can be chosen apart, since ⌈rows/3⌉·⌈columns/3⌉
/// cells at distance 3 need each its own; and a given cell costs one more just if its row or its column
/// is in no smallest choice.
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

/// ⌈length/3⌉ places such that each place is one of them or beside one, the wanted place among them if
/// that can be; each choice is equally likely.
///
/// Place number k is 3k + 1 − d(k). No gap is too wide if d never falls; the ends are covered, and on
/// the line, if d begins with 0 or 1 and ends with s or s − 1, where s = 3⌈length/3⌉ − length. So d is
/// told by the two numbers from which on it is larger by 1.
fn line(length: usize, wanted: Option<usize>, chance: &mut Chance) -> Vec<usize> {
    let count = length.div_ceil(3);
    let place =
        |k: usize, (a, b): (usize, usize)| 3 * k + 1 - usize::from(k >= a) - usize::from(k >= b);
    let (first, second) = match 3 * count - length {
        0 => (count..=count, count..=count),
        1 => (0..=count, count..=count),
        _ => (0..=count - 1, 1..=count),
    };
    let pairs = first.flat_map(|a| second.clone().map(move |b| (a, b)));
    let pairs: Vec<_> = pairs.filter(|(a, b)| a <= b).collect();
    let has = |pair, wanted: usize| {
        (wanted / 3..count.min(wanted / 3 + 2)).any(|k| place(k, pair) == wanted)
    };
    let right = pairs
        .iter()
        .filter(|&&pair| wanted.is_none_or(|wanted| has(pair, wanted)));
    let right: Vec<_> = right.copied().collect();
    let choices = if right.is_empty() { pairs } else { right };
    let pair = choices[chance.below(choices.len() as u64) as usize];
    (0..count).map(|k| place(k, pair)).collect()
}

/// Puts things into a random order (Fisher and Yates), each equally likely.
pub(super) fn shuffle<T>(things: &mut [T], chance: &mut Chance) {
    for end in (1..things.len()).rev() {
        things.swap(end, chance.below(end as u64 + 1) as usize);
    }
}

//! The difficulty of boards without guesses: measuring it, and generating boards of a given difficulty.

use super::board::MineBoard;
use super::chances::Chances;
use super::generate::{GenerateError, NoGuessMethod, shuffle};
use super::logic::Logic;
use super::no_guess;
use super::position::{MinesPosition, SeenCell};
use super::size::{CellIndex, Size};
use engine::chance::Chance;
use serde::{Deserialize, Serialize};

/// The kind of the hardest deduction that a board needs, in rising order. Corresponds to [`Reason`](super::Reason).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Difficulty {
    /// One clue at a time.
    OneClue,
    /// Two clues together.
    TwoClues,
    /// The number of mines left.
    MinesLeft,
    /// All layouts of several clues.
    Cases,
}

impl Difficulty {
    pub const ALL: [Difficulty; 4] = [
        Difficulty::OneClue,
        Difficulty::TwoClues,
        Difficulty::MinesLeft,
        Difficulty::Cases,
    ];

    /// The keyword for scripts and options, the same in all languages.
    pub fn id(self) -> &'static str {
        match self {
            Difficulty::OneClue => "one-clue",
            Difficulty::TwoClues => "two-clues",
            Difficulty::MinesLeft => "mines-left",
            Difficulty::Cases => "cases",
        }
    }
}

/// The hardest deduction that a board needs after opening `start`; `None` if it needs a guess or a mine is enclosed.
pub fn difficulty(board: &MineBoard, start: CellIndex) -> Option<Difficulty> {
    difficulty_while(board, start, &|| true)
}

/// As [`difficulty`]; also `None` once `go_on` returns false.
pub fn difficulty_while(
    board: &MineBoard,
    start: CellIndex,
    go_on: &dyn Fn() -> bool,
) -> Option<Difficulty> {
    let first = board.clue(start)?;
    if board.enclosed().next().is_some() {
        return None;
    }
    let clue = |cell: CellIndex| board.clue(cell).expect("deduction is sound");
    let mut logic = Logic::new(board.size());
    logic.open(start, first);
    for hardest in [
        Difficulty::OneClue,
        Difficulty::TwoClues,
        Difficulty::MinesLeft,
    ] {
        logic.run_by(hardest, clue);
        if logic.is_done() {
            return Some(hardest);
        }
    }
    while !logic.is_done() {
        let size = board.size();
        let seen = |cell: CellIndex| match cell {
            _ if logic.is_mine(cell) => SeenCell::Mine,
            _ if logic.is_safe(cell) => SeenCell::Open(clue(cell)),
            _ => SeenCell::Closed,
        };
        let position = MinesPosition::new(size, (0..size.cells()).map(seen).collect());
        let chances = Chances::of_while(&position, go_on).ok()??;
        let safe: Vec<CellIndex> = (0..size.cells())
            .filter(|&cell| chances.mine[cell] == Some(0.0))
            .collect();
        let rest_is_mines = chances.mine.iter().flatten().all(|&mine| mine == 1.0);
        if rest_is_mines {
            break;
        }
        if safe.is_empty() || !chances.exact {
            return None;
        }
        for cell in safe {
            if logic.is_unknown(cell) {
                logic.open(cell, clue(cell));
            }
        }
        logic.run(clue);
    }
    Some(Difficulty::Cases)
}

/// The maximum number of boards to try.
const MAX_BOARDS: usize = 4000;

/// How many of them are drawn by chance where one clue at a time should be enough.
const BY_CHANCE: usize = 40;
/// The maximum number of variations of each board.
const MAX_VARIATIONS: usize = 40;

/// Generates a board that, starting with `start`, a zero, needs a deduction of exactly this difficulty.
///
/// # Errors
/// As [`no_guess::generate`].
pub(super) fn generate(
    size: Size,
    start: CellIndex,
    wanted: Difficulty,
    chance: &mut Chance,
    go_on: &dyn Fn() -> bool,
) -> Result<MineBoard, GenerateError> {
    let method = NoGuessMethod::Repaired;
    for number in 0..MAX_BOARDS {
        // Among large boards hardly any needs one clue at a time by chance: in the end they are repaired until they do.
        let hardest = if wanted == Difficulty::OneClue && number >= BY_CHANCE {
            Difficulty::OneClue
        } else {
            Difficulty::MinesLeft
        };
        let board = no_guess::generate(size, start, method, hardest, chance, go_on)?;
        let found = difficulty_while(&board, start, go_on);
        if found == Some(wanted) {
            return Ok(board);
        }
        // Moving a few mines changes the difficulty, sometimes to the wanted one.
        if let Some(board) = varied(&board, start, wanted, chance, go_on) {
            return Ok(board);
        }
        if !go_on() {
            return Err(GenerateError::Stopped);
        }
    }
    Err(GenerateError::NotFound)
}

/// The board of the wanted difficulty, if moving one to three mines at random finds one.
fn varied(
    board: &MineBoard,
    start: CellIndex,
    wanted: Difficulty,
    chance: &mut Chance,
    go_on: &dyn Fn() -> bool,
) -> Option<MineBoard> {
    let size = board.size();
    let around: Vec<CellIndex> = size.around(start, 1).collect();
    let mut cells: Vec<CellIndex> = (0..size.cells()).filter(|c| !around.contains(c)).collect();
    for _ in 0..MAX_VARIATIONS {
        if !go_on() {
            return None;
        }
        shuffle(&mut cells, chance);
        let mut mines: Vec<bool> = (0..size.cells()).map(|cell| board.is_mine(cell)).collect();
        let from = cells.iter().copied().filter(|&cell| mines[cell]);
        let to = cells.iter().copied().filter(|&cell| !mines[cell]);
        let moves = 1 + chance.below(3) as usize;
        let pairs: Vec<(CellIndex, CellIndex)> = from.zip(to).take(moves).collect();
        for (from, to) in pairs {
            (mines[from], mines[to]) = (false, true);
        }
        let board = MineBoard::new(size, &mines);
        if difficulty_while(&board, start, go_on) == Some(wanted) {
            return Some(board);
        }
    }
    None
}

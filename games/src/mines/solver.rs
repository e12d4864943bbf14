//! Play: what deduction proves, else the opening that promises most.
//!
//! Where nothing is sure the openings with the best chances are tried in thought: for each answer the
//! probabilities are computed anew, and what counts is how safe the best opening after it would be
//! ("secondary safety", after David Hill's JSMinesweeper). Near the end the game is searched through.

use super::board::MineBoard;
use super::chances::{Chances, MineTotal};
use super::frontier::Contradiction;
use super::generate::{BoardRule, FirstClick, GenerateError, generate};
use super::logic::Logic;
use super::position::{MinesPosition, SeenCell};
use super::size::{CellIndex, Size};
use super::tree::LayoutTree;
use engine::chance::Chance;

/// With more ways to lay the mines than this the game is not searched through.
const WAYS: usize = 600;

/// How many sets of ways a search looks at.
const SETS: usize = 20_000;

/// How many openings are tried in thought, of the first and of the one after it.
const CANDIDATES: [usize; 2] = [12, 4];

/// How many of them may be cells that touch no clue: all such cells are equally safe.
const APART: usize = 4;

/// An opening after an answer that is less likely than this is not tried in thought.
const UNLIKELY: f64 = 0.05;

/// How much better than a safe opening it is that a cell is proved safe, and how much more that many are.
const SURE: f64 = 0.05;
const MANY_SURE: f64 = 0.1;

/// No answer is worth more.
const MAX_WORTH: f64 = 1.0 + SURE + MANY_SURE;

/// The choice of a solver.
#[derive(Clone, PartialEq, Debug)]
pub enum SolverChoice {
    /// These cells are safe.
    Safe(Vec<CellIndex>),
    /// Nothing is sure. This cell promises most.
    Guess {
        cell: CellIndex,
        /// The probability that it is a mine.
        mine: f64,
        /// The probability of winning the game, where it was searched through.
        win: Option<f64>,
    },
    /// Nothing is left to open.
    Nothing,
}

/// The best cell to open in a position.
///
/// # Errors
/// [`Contradiction`] if there is no way to lay the mines.
pub fn choose(position: &MinesPosition) -> Result<SolverChoice, Contradiction> {
    choose_while(position, &|| true)
}

/// As [`choose`]; once `go_on` says no, the best that was found is taken.
///
/// # Errors
/// As [`choose`].
pub fn choose_while(
    position: &MinesPosition,
    go_on: &dyn Fn() -> bool,
) -> Result<SolverChoice, Contradiction> {
    let Some(chances) = Chances::of_while(position, go_on)? else {
        return Ok(SolverChoice::Nothing);
    };
    let sure = |sure: f64| {
        let cells = chances.mine.iter().enumerate();
        cells
            .filter(move |(_, mine)| **mine == Some(sure))
            .map(|(cell, _)| cell)
    };
    let safe: Vec<CellIndex> = sure(0.0).collect();
    if !safe.is_empty() {
        return Ok(SolverChoice::Safe(safe));
    }
    if chances.mine.iter().flatten().all(|&mine| mine == 1.0) {
        return Ok(SolverChoice::Nothing);
    }
    let mut position = position.clone();
    sure(1.0).for_each(|cell| position.set(cell, SeenCell::Mine));
    let mine = |cell: CellIndex| chances.mine[cell].unwrap_or(1.0);
    if chances.ln_ways < (WAYS as f64).ln() + 0.01
        && let Some(mut tree) = LayoutTree::new(&position, WAYS, SETS)
        && let Some((cell, win)) = tree.best()
    {
        let (mine, win) = (mine(cell), Some(win));
        return Ok(SolverChoice::Guess { cell, mine, win });
    }
    let (cell, _) = best(&mut position, &chances, 0, go_on);
    let mine = mine(cell);
    Ok(SolverChoice::Guess {
        cell,
        mine,
        win: None,
    })
}

/// The opening with the best prospect, and this; after `depth` openings in thought.
fn best(
    position: &mut MinesPosition,
    chances: &Chances,
    depth: usize,
    go_on: &dyn Fn() -> bool,
) -> (CellIndex, f64) {
    let candidates = candidates(position, chances, CANDIDATES[depth]);
    let mut best = candidates.first().copied().unwrap_or((0, 0.0));
    if !chances.exact {
        return best;
    }
    best.1 = 0.0;
    for (cell, safe) in candidates {
        if safe * MAX_WORTH <= best.1 || !go_on() {
            break;
        }
        let known = (chances.ln_ways, safe);
        let prospect = prospect(position, cell, known, best.1, (depth, go_on));
        if prospect > best.1 {
            best = (cell, prospect);
        }
    }
    best
}

/// How likely it is that an opening and what is opened after it are safe; less than `bar` if it is less.
/// What is known before: the logarithm of the ways to lay the mines, and how safe the opening is.
fn prospect(
    position: &mut MinesPosition,
    cell: CellIndex,
    (ln_ways, safe): (f64, f64),
    bar: f64,
    (depth, go_on): (usize, &dyn Fn() -> bool),
) -> f64 {
    let size = position.size();
    let (mut mines, mut unknown) = (0, 0);
    for other in size.neighbours(cell) {
        mines += u8::from(position.seen(other) == SeenCell::Mine);
        unknown += u8::from(position.is_unknown(other));
    }
    let before = position.seen(cell);
    let (mut sum, mut rest) = (0.0, safe);
    for clue in mines..=mines + unknown {
        position.set(cell, SeenCell::Open(clue));
        let after = match Chances::by(position, MineTotal::Counted, |_| true, go_on) {
            Ok(Some(after)) => after,
            Ok(None) => break,
            Err(Contradiction(_)) => continue,
        };
        let likely = if after.exact {
            (after.ln_ways - ln_ways).exp()
        } else {
            rest / 2.0
        };
        sum += likely * worth(position, &after, likely / safe, (depth, go_on));
        rest -= likely;
        if rest < 1e-9 || sum + rest * MAX_WORTH <= bar {
            break;
        }
    }
    position.set(cell, before);
    sum
}

/// What an answer is worth that is so likely: the safety of what can be opened after it, and a little more
/// where that is proved.
fn worth(
    position: &mut MinesPosition,
    after: &Chances,
    likely: f64,
    (depth, go_on): (usize, &dyn Fn() -> bool),
) -> f64 {
    let mines = || after.mine.iter().flatten();
    let sure = mines().filter(|&&mine| mine == 0.0).count();
    if sure > 0 {
        1.0 + SURE + MANY_SURE * (1.0 - 1.0 / sure as f64)
    } else if depth + 1 < CANDIDATES.len() && likely > UNLIKELY {
        best(position, after, depth + 1, go_on).1
    } else {
        1.0 - mines().copied().fold(1.0, f64::min)
    }
}

/// The openings worth a thought, the safest first, each with the probability that it is safe. Of the
/// cells that touch no clue only those that tell most easily: with few neighbours.
fn candidates(position: &MinesPosition, chances: &Chances, most: usize) -> Vec<(CellIndex, f64)> {
    let size = position.size();
    let closed = chances.mine.iter().enumerate();
    let closed = closed.filter_map(|(cell, &mine)| Some((cell, mine.filter(|&mine| mine < 1.0)?)));
    let mut cells: Vec<(f64, usize, CellIndex)> = closed
        .map(|(cell, mine)| {
            let around = size.neighbours(cell);
            let unknown = around.filter(|&n| position.is_unknown(n)).count();
            (mine, unknown, cell)
        })
        .collect();
    cells.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let mut apart = 0;
    cells.retain(|&(_, _, cell)| {
        let open = |other: CellIndex| matches!(position.seen(other), SeenCell::Open(_));
        let touches = size.neighbours(cell).any(open);
        apart += usize::from(!touches);
        touches || apart <= APART
    });
    cells.truncate(most);
    let safe = |(mine, _, cell)| (cell, 1.0 - mine);
    cells.into_iter().map(safe).collect()
}

/// Plays whole games of one size.
#[derive(Clone, Debug)]
pub struct Solver {
    size: Size,
    first: FirstClick,
    start: CellIndex,
}

impl Solver {
    /// A solver that begins in the corner; where a zero is sure, in the third row and column: it wins
    /// more there than in the corner or in the middle.
    ///
    /// # Errors
    /// [`GenerateError`] if there are too many mines for the first opening.
    pub fn new(size: Size, first: FirstClick) -> Result<Solver, GenerateError> {
        let start = Solver::start(size, first);
        generate(size, start, first, BoardRule::Any, &mut Chance::new(0))?;
        Ok(Solver { size, first, start })
    }

    /// The cell with which a solver begins.
    pub fn start(size: Size, first: FirstClick) -> CellIndex {
        let start = match first {
            FirstClick::Zero => size.cell(size.rows().min(3) - 1, size.columns().min(3) - 1),
            _ => size.cell(0, 0),
        };
        start.expect("every board has a first row and column")
    }

    /// Plays the game of a seed; tells whether it was won.
    pub fn play(&self, seed: u64) -> bool {
        self.play_while(seed, &|| true).expect("nobody stops it")
    }

    /// As [`play`](Self::play); none once `go_on` says no.
    pub fn play_while(&self, seed: u64, go_on: &dyn Fn() -> bool) -> Option<bool> {
        let chance = &mut Chance::new(seed);
        let board = generate(self.size, self.start, self.first, BoardRule::Any, chance);
        let board = board.expect("the size was looked at when the solver was made");
        play(&board, self.start, go_on)
    }
}

fn play(board: &MineBoard, start: CellIndex, go_on: &dyn Fn() -> bool) -> Option<bool> {
    let size = board.size();
    let mut logic = Logic::new(size);
    let mut position = MinesPosition::closed(size);
    let mut openings = vec![start];
    loop {
        for cell in openings {
            let Some(clue) = board.clue(cell) else {
                return Some(false);
            };
            if logic.is_unknown(cell) {
                logic.open(cell, clue);
                position.set(cell, SeenCell::Open(clue));
            }
        }
        logic.run(|cell| {
            let clue = board.clue(cell).expect("what is proved safe is safe");
            position.set(cell, SeenCell::Open(clue));
            clue
        });
        if logic.is_done() {
            return Some(true);
        }
        for cell in 0..size.cells() {
            if logic.is_mine(cell) {
                position.set(cell, SeenCell::Mine);
            }
        }
        let choice = choose_while(&position, go_on);
        if !go_on() {
            return None;
        }
        openings = match choice.expect("the board itself is a way to lay the mines") {
            SolverChoice::Safe(cells) => cells,
            SolverChoice::Guess { cell, .. } => vec![cell],
            SolverChoice::Nothing => return Some(true),
        };
    }
}

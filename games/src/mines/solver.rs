//! The solver: opens what deduction proves safe, otherwise the most promising cell.
//!
//! If nothing is certain, it looks ahead from the safest cells. For every clue that a cell may show it computes the
//! probabilities again, and values the safety of the best cell after that ("secondary safety", after David Hill's
//! JSMinesweeper). Endgames are searched exhaustively ([`LayoutTree`]).

use super::board::MineBoard;
use super::chances::{Chances, MineTotal};
use super::frontier::Contradiction;
use super::generate::{BoardRule, FirstClick, GenerateError, generate};
use super::logic::Logic;
use super::position::{MinesPosition, SeenCell};
use super::size::{CellIndex, Size};
use super::tree::LayoutTree;
use engine::chance::Chance;

/// The maximum number of layouts for an exhaustive search.
const MAX_LAYOUTS: usize = 600;

/// The maximum number of sets of layouts that such a search evaluates.
const MAX_SETS: usize = 20_000;

/// The number of cells to look ahead from: for the next opening, and for the one after it.
const CANDIDATES: [usize; 2] = [12, 4];

/// The maximum number of candidates next to no clue, as all such cells are equally safe.
const MAX_ISOLATED: usize = 4;

/// The minimum probability of a clue to look ahead beyond it.
const MIN_LIKELIHOOD: f64 = 0.05;

/// The bonus for a clue that proves a cell safe, and the additional one for proving many safe.
const SURE_BONUS: f64 = 0.05;
const MANY_SURE_BONUS: f64 = 0.1;

/// The maximum value of a clue.
const MAX_WORTH: f64 = 1.0 + SURE_BONUS + MANY_SURE_BONUS;

/// The choice of the solver.
#[derive(Clone, PartialEq, Debug)]
pub enum SolverChoice {
    /// These cells are safe.
    Safe(Vec<CellIndex>),
    /// No cell is certainly safe; this one is the most promising.
    Guess {
        cell: CellIndex,
        /// The probability that it is a mine.
        mine: f64,
        /// The probability of winning, after an exhaustive search.
        win: Option<f64>,
    },
    /// Nothing is left to open.
    Nothing,
}

/// The best cell to open in a position.
///
/// # Errors
/// [`Contradiction`] if there is no layout.
pub fn choose(position: &MinesPosition) -> Result<SolverChoice, Contradiction> {
    choose_while(position, &|| true)
}

/// As [`choose`]; once `go_on` returns false, gives the best choice found so far.
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
    let with_probability = |probability: f64| {
        let cells = chances.mine.iter().enumerate();
        cells
            .filter(move |(_, mine)| **mine == Some(probability))
            .map(|(cell, _)| cell)
    };
    let safe: Vec<CellIndex> = with_probability(0.0).collect();
    if !safe.is_empty() {
        return Ok(SolverChoice::Safe(safe));
    }
    if chances.mine.iter().flatten().all(|&mine| mine == 1.0) {
        return Ok(SolverChoice::Nothing);
    }
    let mut position = position.clone();
    with_probability(1.0).for_each(|cell| position.set(cell, SeenCell::Mine));
    let mine = |cell: CellIndex| chances.mine[cell].unwrap_or(1.0);
    if chances.ln_ways < (MAX_LAYOUTS as f64).ln() + 0.01
        && let Some(mut tree) = LayoutTree::new(&position, MAX_LAYOUTS, MAX_SETS)
        && let Some((cell, win)) = tree.best()
    {
        let (mine, win) = (mine(cell), Some(win));
        return Ok(SolverChoice::Guess { cell, mine, win });
    }
    let cell = LookAhead { depth: 0, go_on }
        .best(&mut position, &chances)
        .cell;
    let mine = mine(cell);
    Ok(SolverChoice::Guess {
        cell,
        mine,
        win: None,
    })
}

/// A cell to open.
#[derive(Clone, Copy)]
struct Candidate {
    cell: CellIndex,
    /// The probability that it is safe or, from [`LookAhead::best`], the value of opening it.
    value: f64,
}

/// The look-ahead after `depth` imagined openings.
#[derive(Clone, Copy)]
struct LookAhead<'a> {
    depth: usize,
    go_on: &'a dyn Fn() -> bool,
}

impl LookAhead<'_> {
    /// The cell with the best prospect, and its prospect.
    fn best(self, position: &mut MinesPosition, chances: &Chances) -> Candidate {
        let candidates = candidates(position, chances, CANDIDATES[self.depth]);
        let none = Candidate {
            cell: 0,
            value: 0.0,
        };
        let mut best = candidates.first().copied().unwrap_or(none);
        if !chances.exact {
            return best;
        }
        best.value = 0.0;
        for candidate in candidates {
            if candidate.value * MAX_WORTH <= best.value || !(self.go_on)() {
                break;
            }
            let prospect = self.prospect(position, candidate, chances.ln_ways, best.value);
            if prospect > best.value {
                best = Candidate {
                    value: prospect,
                    ..candidate
                };
            }
        }
        best
    }

    /// The probability that a candidate and the opening after it are safe; something lower if that is at most `bar`.
    /// `ln_ways` is that of the position.
    fn prospect(
        self,
        position: &mut MinesPosition,
        Candidate { cell, value: safe }: Candidate,
        ln_ways: f64,
        bar: f64,
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
            let after = match Chances::by(position, MineTotal::Counted, |_| true, self.go_on) {
                Ok(Some(after)) => after,
                Ok(None) => break,
                Err(Contradiction(_)) => continue,
            };
            let likelihood = if after.exact {
                (after.ln_ways - ln_ways).exp()
            } else {
                rest / 2.0
            };
            sum += likelihood * self.worth(position, &after, likelihood / safe);
            rest -= likelihood;
            if rest < 1e-9 || sum + rest * MAX_WORTH <= bar {
                break;
            }
        }
        position.set(cell, before);
        sum
    }

    /// The value of the position after a clue of this likelihood: the safety of the next opening, plus a bonus if cells
    /// are proved safe.
    fn worth(self, position: &mut MinesPosition, after: &Chances, likelihood: f64) -> f64 {
        let mines = || after.mine.iter().flatten();
        let sure = mines().filter(|&&mine| mine == 0.0).count();
        if sure > 0 {
            1.0 + SURE_BONUS + MANY_SURE_BONUS * (1.0 - 1.0 / sure as f64)
        } else if self.depth + 1 < CANDIDATES.len() && likelihood > MIN_LIKELIHOOD {
            let deeper = LookAhead {
                depth: self.depth + 1,
                ..self
            };
            deeper.best(position, after).value
        } else {
            1.0 - mines().copied().fold(1.0, f64::min)
        }
    }
}

/// At most `max` cells to look ahead from, the safest first, each with the probability that it is safe. Of the isolated
/// cells only the most informative ones: those with few unknown neighbours.
fn candidates(position: &MinesPosition, chances: &Chances, max: usize) -> Vec<Candidate> {
    let size = position.size();
    let mut cells: Vec<(f64, usize, CellIndex)> = chances
        .mine
        .iter()
        .enumerate()
        .filter_map(|(cell, &mine)| Some((cell, mine.filter(|&mine| mine < 1.0)?)))
        .map(|(cell, mine)| {
            let around = size.neighbours(cell);
            let unknown = around.filter(|&n| position.is_unknown(n)).count();
            (mine, unknown, cell)
        })
        .collect();
    cells.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let mut isolated = 0;
    cells.retain(|&(_, _, cell)| {
        let open = |other: CellIndex| matches!(position.seen(other), SeenCell::Open(_));
        let touches = size.neighbours(cell).any(open);
        isolated += usize::from(!touches);
        touches || isolated <= MAX_ISOLATED
    });
    cells.truncate(max);
    cells
        .into_iter()
        .map(|(mine, _, cell)| Candidate {
            cell,
            value: 1.0 - mine,
        })
        .collect()
}

/// Plays whole games with fixed settings.
#[derive(Clone, Debug)]
pub struct Solver {
    size: Size,
    first: FirstClick,
    start: CellIndex,
}

impl Solver {
    /// A solver that starts at [`Solver::start`].
    ///
    /// # Errors
    /// [`GenerateError`] if there are too many mines for the first opening.
    pub fn new(size: Size, first: FirstClick) -> Result<Solver, GenerateError> {
        let start = Solver::start(size, first);
        generate(size, start, first, BoardRule::Any, &mut Chance::new(0))?;
        Ok(Solver { size, first, start })
    }

    /// The first cell to open: a corner or, if a zero is guaranteed, the cell in the third row and column, which wins
    /// more often than a corner or the middle.
    pub fn start(size: Size, first: FirstClick) -> CellIndex {
        let start = match first {
            FirstClick::Zero => size.cell(size.rows().min(3) - 1, size.columns().min(3) - 1),
            _ => size.cell(0, 0),
        };
        start.expect("every board has a first row and column")
    }

    /// Plays the game with this seed; returns true if it is won.
    pub fn play(&self, seed: u64) -> bool {
        self.play_while(seed, &|| true)
            .expect("it is never stopped")
    }

    /// As [`play`](Self::play); `None` once `go_on` returns false.
    pub fn play_while(&self, seed: u64, go_on: &dyn Fn() -> bool) -> Option<bool> {
        let chance = &mut Chance::new(seed);
        let board = generate(self.size, self.start, self.first, BoardRule::Any, chance)
            .expect("`new` checked that the mines fit");
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
            let clue = board.clue(cell).expect("deduction is sound");
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
        openings = match choice.expect("the board itself is a layout") {
            SolverChoice::Safe(cells) => cells,
            SolverChoice::Guess { cell, .. } => vec![cell],
            SolverChoice::Nothing => return Some(true),
        };
    }
}

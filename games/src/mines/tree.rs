//! Exhaustive search of endgames.
//!
//! When few layouts are left, they are listed, and the probability of winning is computed recursively for every cell to
//! open and every clue that it may show. The set of layouts that are still possible determines the result, so each set is
//! evaluated once.

use super::position::{MinesPosition, SeenCell};
use super::size::CellIndex;
use std::collections::HashMap;

/// The maximum number of unknown cells.
const MAX_CELLS: usize = 128;

/// A clue as a constraint on the unknown cells.
#[derive(Clone, Copy)]
struct MaskedClue {
    /// The unknown cells next to the clue.
    cells: u128,
    /// The number of mines among them.
    mines: u32,
}

/// The layouts of a position, and results of the search over their subsets. Sets of cells are bits, numbered as `cells`;
/// layouts are numbered as `layouts`.
pub(super) struct LayoutTree {
    /// The unknown cells.
    cells: Vec<CellIndex>,
    /// For each unknown cell the unknown cells next to it.
    around: Vec<u128>,
    layouts: Vec<u128>,
    /// The best number of won layouts of each evaluated set, by its hash.
    won: HashMap<u64, u32>,
    /// The number of sets that may still be evaluated.
    budget: usize,
}

impl LayoutTree {
    /// Lists the layouts of a position; `None` if there are more than `max_layouts`, or too many unknown cells. `budget`
    /// is the maximum number of sets to evaluate.
    pub fn new(position: &MinesPosition, max_layouts: usize, budget: usize) -> Option<LayoutTree> {
        let cells = in_order(position);
        if cells.len() > MAX_CELLS {
            return None;
        }
        let size = position.size();
        let mut number = vec![usize::MAX; size.cells()];
        for (at, &cell) in cells.iter().enumerate() {
            number[cell] = at;
        }
        let mask = |cell: CellIndex| {
            let unknown = size
                .neighbours(cell)
                .filter(|&other| number[other] != usize::MAX);
            unknown.fold(0u128, |mask, other| mask | 1 << number[other])
        };
        let around: Vec<u128> = cells.iter().map(|&cell| mask(cell)).collect();
        let mut clues: Vec<MaskedClue> = Vec::new();
        for cell in 0..size.cells() {
            if let SeenCell::Open(clue) = position.seen(cell)
                && mask(cell) != 0
            {
                let visible = size
                    .neighbours(cell)
                    .filter(|&n| position.seen(n) == SeenCell::Mine)
                    .count();
                clues.push(MaskedClue {
                    cells: mask(cell),
                    mines: u32::from(clue).checked_sub(visible as u32)?,
                });
            }
        }
        let left = size.mines().checked_sub(position.mines_seen())? as u32;
        let layouts = layouts(cells.len(), &clues, left, max_layouts)?;
        Some(LayoutTree {
            cells,
            around,
            layouts,
            won: HashMap::new(),
            budget,
        })
    }

    /// The cell to open that wins most often, and the probability of winning; `None` if the budget is spent.
    pub fn best(&mut self) -> Option<(CellIndex, f64)> {
        let all: Vec<u32> = (0..self.layouts.len() as u32).collect();
        let (cell, won) = self.choose(&all)?;
        Some((self.cells[cell], f64::from(won) / all.len().max(1) as f64))
    }

    /// The number of these layouts won with the best play; `None` when the budget is spent. Every recursive call has
    /// fewer layouts, which bounds the depth.
    fn value(&mut self, set: &[u32]) -> Option<u32> {
        if set.len() <= 1 {
            return Some(set.len() as u32);
        }
        if set.len() == 2 {
            return Some(self.value_of_two(set[0], set[1]));
        }
        let key = hash(set);
        if let Some(&won) = self.won.get(&key) {
            return Some(won);
        }
        self.budget = self.budget.checked_sub(1)?;
        let (_, won) = self.choose(set)?;
        self.won.insert(key, won);
        Some(won)
    }

    /// The value of two layouts: 2 if a cell that is safe in both distinguishes them, else 1.
    fn value_of_two(&self, a: u32, b: u32) -> u32 {
        let (a, b) = (self.layouts[a as usize], self.layouts[b as usize]);
        let mut safe = !(a | b) & ones(self.cells.len());
        while safe != 0 {
            let around = self.around[safe.trailing_zeros() as usize];
            if (a & around).count_ones() != (b & around).count_ones() {
                return 2;
            }
            safe &= safe - 1;
        }
        1
    }

    /// The best unknown cell to open, and the number of layouts won with it.
    fn choose(&mut self, set: &[u32]) -> Option<(usize, u32)> {
        let count = self.cells.len();
        let (mut some, mut all) = (0u128, !0u128);
        for &layout in set {
            some |= self.layouts[layout as usize];
            all &= self.layouts[layout as usize];
        }
        // A cell that is safe in all layouts and gives information is always a best choice.
        let mut safe = !some & ones(count);
        while safe != 0 {
            let cell = safe.trailing_zeros() as usize;
            safe &= safe - 1;
            let parts = self.parts(cell, set);
            if parts.len() > 1 {
                let mut won = 0;
                for part in &parts {
                    won += self.value(part)?;
                }
                return Some((cell, won));
            }
        }
        let count_safe = |cell: usize| {
            set.iter()
                .filter(|&&layout| self.layouts[layout as usize] >> cell & 1 == 0)
                .count() as u32
        };
        let mut candidates: Vec<(u32, usize)> = (0..count)
            .filter(|&cell| (some & !all) >> cell & 1 == 1)
            .map(|cell| (count_safe(cell), cell))
            .collect();
        candidates.sort_unstable_by(|a, b| b.cmp(a));
        let mut best = (candidates.first().map_or(0, |&(_, cell)| cell), 0);
        for (safe_layouts, cell) in candidates {
            if safe_layouts <= best.1 {
                break;
            }
            // An upper bound that falls to the number of layouts won.
            let mut won = safe_layouts;
            let mut parts = self.parts(cell, set);
            parts.sort_unstable_by_key(|part| std::cmp::Reverse(part.len()));
            for part in &parts {
                won -= part.len() as u32 - self.value(part)?;
                if won <= best.1 {
                    break;
                }
            }
            if won > best.1 {
                best = (cell, won);
            }
        }
        Some(best)
    }

    /// The layouts in which a cell is safe, by the clue that it shows.
    fn parts(&self, cell: usize, set: &[u32]) -> Vec<Vec<u32>> {
        let mut parts: [Vec<u32>; 9] = Default::default();
        for &layout in set {
            let mines = self.layouts[layout as usize];
            if mines >> cell & 1 == 0 {
                parts[(mines & self.around[cell]).count_ones() as usize].push(layout);
            }
        }
        parts.into_iter().filter(|part| !part.is_empty()).collect()
    }
}

/// The lowest `count` bits set.
fn ones(count: usize) -> u128 {
    if count == MAX_CELLS {
        !0
    } else {
        (1 << count) - 1
    }
}

/// A 64-bit hash of a set of layouts. Collisions within one search are negligible.
fn hash(set: &[u32]) -> u64 {
    set.iter().fold(set.len() as u64, |hash, &layout| {
        let mixed = (hash ^ u64::from(layout)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 29)
    })
}

/// The unknown cells, ordered so that clues are decided early: cells of one clue together, isolated cells last.
fn in_order(position: &MinesPosition) -> Vec<CellIndex> {
    let size = position.size();
    let mut taken = vec![false; size.cells()];
    let mut cells = Vec::new();
    let clues = (0..size.cells()).filter(|&cell| matches!(position.seen(cell), SeenCell::Open(_)));
    let around = clues.flat_map(|clue| size.neighbours(clue));
    for cell in around.chain(0..size.cells()) {
        if position.is_unknown(cell) && !std::mem::replace(&mut taken[cell], true) {
            cells.push(cell);
        }
    }
    cells
}

/// All ways to place `left` mines in the cells that satisfy the clues, by backtracking cell by cell. `None` if there are
/// more than `max_layouts`, or the search takes too long.
fn layouts(cells: usize, clues: &[MaskedClue], left: u32, max_layouts: usize) -> Option<Vec<u128>> {
    // The clues to check after each cell.
    let touching: Vec<Vec<MaskedClue>> = (0..cells)
        .map(|cell| {
            let touches = |clue: &&MaskedClue| clue.cells >> cell & 1 == 1;
            clues.iter().filter(touches).copied().collect()
        })
        .collect();
    let mut found = Vec::new();
    let mut todo = vec![(0usize, 0u128)];
    let mut steps = 200 * max_layouts;
    while let Some((cell, mines)) = todo.pop() {
        steps = steps.checked_sub(1)?;
        let decided = ones(cell);
        let placed = mines.count_ones();
        let fits = |clue: &MaskedClue| {
            let has = (mines & clue.cells).count_ones();
            has <= clue.mines && clue.mines <= has + (clue.cells & !decided).count_ones()
        };
        let possible = placed <= left && left <= placed + (cells - cell) as u32;
        if !possible || !(cell == 0 || touching[cell - 1].iter().all(fits)) {
            continue;
        }
        if cell == cells {
            if found.len() == max_layouts {
                return None;
            }
            found.push(mines);
        } else {
            todo.push((cell + 1, mines));
            todo.push((cell + 1, mines | 1 << cell));
        }
    }
    Some(found)
}

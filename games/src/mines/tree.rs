//! The end of a game, searched to its end.
//!
//! When few ways to lay the mines are left, they are listed, and the probability of winning is computed
//! for every opening and every answer to it. What is known is the set of ways that are still possible;
//! nothing else matters for what comes, so each set is looked at once.

use super::position::{MinesPosition, SeenCell};
use super::size::CellIndex;
use std::collections::HashMap;

/// More unknown cells than this are not searched.
const CELLS: usize = 128;

/// The ways to lay the mines on the unknown cells.
pub(super) struct LayoutTree {
    cells: Vec<CellIndex>,
    /// For each unknown cell the unknown cells around it.
    around: Vec<u128>,
    ways: Vec<u128>,
    /// How many ways of a set are won at best.
    won: HashMap<u64, u32>,
    /// How many sets may still be looked at.
    budget: usize,
}

impl LayoutTree {
    /// All ways that a position allows; none if there are more than `most`, or too many unknown cells.
    pub fn new(position: &MinesPosition, most: usize, budget: usize) -> Option<LayoutTree> {
        let cells = in_order(position);
        if cells.len() > CELLS {
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
        let mut clues: Vec<(u128, u32)> = Vec::new();
        for cell in 0..size.cells() {
            if let SeenCell::Open(clue) = position.seen(cell)
                && mask(cell) != 0
            {
                let mines = size
                    .neighbours(cell)
                    .filter(|&n| position.seen(n) == SeenCell::Mine);
                clues.push((
                    mask(cell),
                    u32::from(clue).checked_sub(mines.count() as u32)?,
                ));
            }
        }
        let left = size.mines().checked_sub(position.mines_seen())? as u32;
        let ways = ways(cells.len(), &clues, left, most)?;
        Some(LayoutTree {
            cells,
            around,
            ways,
            won: HashMap::new(),
            budget,
        })
    }

    /// The opening that wins most often, and how often; none if the search would take too long.
    pub fn best(&mut self) -> Option<(CellIndex, f64)> {
        let all: Vec<u32> = (0..self.ways.len() as u32).collect();
        let (cell, won) = self.choose(&all)?;
        Some((self.cells[cell], f64::from(won) / all.len().max(1) as f64))
    }

    /// How many of these ways are won at best; none when the budget is spent. Each call inside is about
    /// fewer ways, so that the depth is bounded by their number.
    fn value(&mut self, ways: &[u32]) -> Option<u32> {
        if ways.len() <= 1 {
            return Some(ways.len() as u32);
        }
        if ways.len() == 2 {
            return Some(self.value_of_two(ways[0], ways[1]));
        }
        let key = hash(ways);
        if let Some(&won) = self.won.get(&key) {
            return Some(won);
        }
        self.budget = self.budget.checked_sub(1)?;
        let (_, won) = self.choose(ways)?;
        self.won.insert(key, won);
        Some(won)
    }

    /// Two ways: both are won if a cell safe in both tells them apart, else one.
    fn value_of_two(&self, a: u32, b: u32) -> u32 {
        let (a, b) = (self.ways[a as usize], self.ways[b as usize]);
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

    /// The best cell to open among those that are not known, and how many ways are won with it.
    fn choose(&mut self, ways: &[u32]) -> Option<(usize, u32)> {
        let count = self.cells.len();
        let (mut some, mut all) = (0u128, !0u128);
        for &way in ways {
            some |= self.ways[way as usize];
            all &= self.ways[way as usize];
        }
        // A cell that is safe in all ways costs nothing, and whatever it tells is welcome.
        let mut safe = !some & ones(count);
        while safe != 0 {
            let cell = safe.trailing_zeros() as usize;
            safe &= safe - 1;
            let parts = self.parts(cell, ways);
            if parts.len() > 1 {
                let mut won = 0;
                for part in &parts {
                    won += self.value(part)?;
                }
                return Some((cell, won));
            }
        }
        let open = (0..count).filter(|&cell| (some & !all) >> cell & 1 == 1);
        let safe_ways = |cell: usize| {
            let safe = ways
                .iter()
                .filter(|&&way| self.ways[way as usize] >> cell & 1 == 0);
            safe.count() as u32
        };
        let mut candidates: Vec<(u32, usize)> = open.map(|cell| (safe_ways(cell), cell)).collect();
        candidates.sort_unstable_by(|a, b| b.cmp(a));
        let mut best = (candidates.first().map_or(0, |&(_, cell)| cell), 0);
        for (most, cell) in candidates {
            if most <= best.1 {
                break;
            }
            // What can still be won: `most`, less what is known to be lost.
            let mut won = most;
            let mut parts = self.parts(cell, ways);
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

    /// The ways in which a cell is safe, by what it tells.
    fn parts(&self, cell: usize, ways: &[u32]) -> Vec<Vec<u32>> {
        let mut parts: [Vec<u32>; 9] = Default::default();
        for &way in ways {
            let mines = self.ways[way as usize];
            if mines >> cell & 1 == 0 {
                parts[(mines & self.around[cell]).count_ones() as usize].push(way);
            }
        }
        parts.into_iter().filter(|part| !part.is_empty()).collect()
    }
}

fn ones(count: usize) -> u128 {
    if count == CELLS { !0 } else { (1 << count) - 1 }
}

/// A number for a set of ways: 64 bits, so that two sets of a search hardly ever share one.
fn hash(ways: &[u32]) -> u64 {
    ways.iter().fold(ways.len() as u64, |hash, &way| {
        let mixed = (hash ^ u64::from(way)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 29)
    })
}

/// The unknown cells, those of one clue near each other and those apart last, so that clues decide soon.
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

/// All ways to lay `left` mines on cells so that the clues are true: cell by cell, going back where a
/// clue cannot be true any more. None if there are more than `most`, or finding them takes too long.
fn ways(cells: usize, clues: &[(u128, u32)], left: u32, most: usize) -> Option<Vec<u128>> {
    // The clues to look at again after each cell.
    let touching = |cell: usize| clues.iter().copied().filter(move |c| c.0 >> cell & 1 == 1);
    let touching: Vec<Vec<(u128, u32)>> = (0..cells).map(|cell| touching(cell).collect()).collect();
    let mut found = Vec::new();
    let mut rest = vec![(0usize, 0u128)];
    let mut steps = 200 * most;
    while let Some((cell, mines)) = rest.pop() {
        steps = steps.checked_sub(1)?;
        let decided = ones(cell);
        let placed = mines.count_ones();
        let fits = |&(mask, needed): &(u128, u32)| {
            let has = (mines & mask).count_ones();
            has <= needed && needed <= has + (mask & !decided).count_ones()
        };
        let possible = placed <= left && left <= placed + (cells - cell) as u32;
        if !possible || !(cell == 0 || touching[cell - 1].iter().all(fits)) {
            continue;
        }
        if cell == cells {
            if found.len() == most {
                return None;
            }
            found.push(mines);
        } else {
            rest.push((cell + 1, mines));
            rest.push((cell + 1, mines | 1 << cell));
        }
    }
    Some(found)
}

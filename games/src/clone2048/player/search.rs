//! Expectimax with iterative deepening.

use super::search_board::SearchBoard;
use crate::clone2048::board::{Direction, Level};
use crate::clone2048::game::BlockRules;

/// The amount of work between two calls of `go_on`, in cells moved.
const CHECK_INTERVAL: usize = 4096;

/// Positions with a lower probability are not searched further.
const MIN_PROBABILITY: f32 = 0.000_1;

/// The maximum depth of the search, in new blocks.
const MAX_DEPTH: u32 = 24;

/// The approximate maximum number of cells to try for a new block. If more are free, every k-th is tried.
const MAX_TRIED_CELLS: usize = 16;

/// The values of the four movements.
pub struct MoveValues {
    pub values: [f32; Direction::ALL.len()],
    pub best: Direction,
}

/// Evaluates the movements on a board of this size by the deepest search that time permits. The search of depth 0, which
/// evaluates the boards right after the movements, is always made.
pub fn best(
    position: &impl SearchBoard,
    size: usize,
    rules: BlockRules,
    table: &mut TranspositionTable,
    go_on: &mut dyn FnMut() -> bool,
) -> MoveValues {
    table.forget();
    let mut search = MoveSearch {
        table,
        go_on,
        end: position.end(size),
        new_blocks: rules.new_blocks(),
        allows_idle: rules.allows_idle(),
        cells: size * size,
        work_left: CHECK_INTERVAL,
        is_cut_off: false,
    };
    let moved = Direction::ALL.map(|direction| position.moved(direction));
    let possible = moved
        .each_ref()
        .map(|moved| search.allows_idle || moved.key() != position.key());
    let gains = moved.each_ref().map(|moved| position.gain(moved));
    let mut values = [0.0; Direction::ALL.len()];
    for depth in 0..=MAX_DEPTH {
        let Ok(deeper) = search.each(&moved, depth) else {
            break;
        };
        values = std::array::from_fn(|at| gains[at] + deeper[at]);
        // Otherwise deeper searches would find the same.
        if !search.is_cut_off {
            break;
        }
    }
    // Prefer possible movements, then those that do not end the game, then the highest value, then the first.
    let goes_on = moved.each_ref().map(|moved| moved.free().next().is_some());
    let best = (0..values.len()).rev().max_by(|&a, &b| {
        let lives = (possible[a], goes_on[a]).cmp(&(possible[b], goes_on[b]));
        lives.then(values[a].total_cmp(&values[b]))
    });
    let best = Direction::ALL[best.expect("there are four")];
    MoveValues { values, best }
}

struct MoveSearch<'a> {
    table: &'a mut TranspositionTable,
    go_on: &'a mut dyn FnMut() -> bool,
    /// The value of the end of the game.
    end: f32,
    /// The levels of new blocks, with their probabilities.
    new_blocks: [(Level, f32); 2],
    /// True if movements that change nothing are allowed.
    allows_idle: bool,
    /// The number of cells of the board.
    cells: usize,
    /// The work left before the next call of `go_on`, in cells moved.
    work_left: usize,
    /// True if the search of this depth left a position unexplored only because of the depth.
    is_cut_off: bool,
}

/// `go_on` returned false.
struct OutOfTime;

impl MoveSearch<'_> {
    /// The values of the boards after the four movements.
    fn each<P: SearchBoard>(&mut self, moved: &[P; 4], depth: u32) -> Result<[f32; 4], OutOfTime> {
        self.is_cut_off = false;
        let mut values = [0.0; 4];
        for (value, moved) in values.iter_mut().zip(moved) {
            *value = self.after(moved, depth, 1.0)?;
        }
        Ok(values)
    }

    /// The value after a movement: the mean over new blocks. `depth` is the number of new blocks still to look ahead,
    /// `probability` that of reaching this position.
    fn after<P: SearchBoard>(
        &mut self,
        moved: &P,
        depth: u32,
        probability: f32,
    ) -> Result<f32, OutOfTime> {
        let free = moved.free().count();
        if free == 0 {
            return Ok(self.end);
        }
        if depth == 0 || probability < MIN_PROBABILITY {
            self.is_cut_off |= depth == 0;
            return Ok(moved.value());
        }
        let key = moved.key();
        if let Some(mean) = self.table.get(key, depth) {
            return Ok(mean);
        }
        let step = free.div_ceil(MAX_TRIED_CELLS);
        let tried = free.div_ceil(step) as f32;
        let mut mean = 0.0;
        for cell in moved.free().step_by(step) {
            for (level, share) in self.new_blocks {
                let share = share / tried;
                let grown = moved.with(cell, level);
                mean += share * self.before(&grown, depth - 1, probability * share)?;
            }
        }
        self.table.put(key, depth, mean);
        Ok(mean)
    }

    /// The value before a movement: the maximum over movements.
    fn before<P: SearchBoard>(
        &mut self,
        position: &P,
        depth: u32,
        probability: f32,
    ) -> Result<f32, OutOfTime> {
        self.spend(Direction::ALL.len() * self.cells)?;
        let mut best = f32::NEG_INFINITY;
        for direction in Direction::ALL {
            let moved = position.moved(direction);
            if self.allows_idle || moved.key() != position.key() {
                let gain = position.gain(&moved);
                best = best.max(gain + self.after(&moved, depth, probability)?);
            }
        }
        Ok(best.max(self.end))
    }

    /// Counts work, and calls `go_on` after enough of it.
    fn spend(&mut self, work: usize) -> Result<(), OutOfTime> {
        self.work_left = match self.work_left.checked_sub(work) {
            Some(left) => left,
            None if (self.go_on)() => CHECK_INTERVAL,
            None => return Err(OutOfTime),
        };
        Ok(())
    }
}

/// The binary logarithm of the size of the transposition table.
const TABLE_BITS: u32 = 18;

/// Values of positions that the search can reach in several ways. A hash table of fixed size in which new entries replace
/// old ones.
#[derive(Debug)]
pub struct TranspositionTable {
    places: Vec<TableEntry>,
    /// The number of the search; entries of other searches are void.
    age: u32,
}

#[derive(Clone, Copy, Default, Debug)]
struct TableEntry {
    key: u64,
    age: u32,
    depth: u32,
    value: f32,
}

impl Default for TranspositionTable {
    fn default() -> TranspositionTable {
        TranspositionTable {
            places: vec![TableEntry::default(); 1 << TABLE_BITS],
            age: 0,
        }
    }
}

impl TranspositionTable {
    /// Removes all entries.
    fn forget(&mut self) {
        match self.age.checked_add(1) {
            Some(age) => self.age = age,
            None => {
                *self = TranspositionTable::default();
                self.age = 1;
            }
        }
    }

    /// The value of a position, if it was searched to at least this depth.
    fn get(&self, key: u64, depth: u32) -> Option<f32> {
        let entry = &self.places[place(key)];
        let known = entry.key == key && entry.age == self.age && entry.depth >= depth;
        known.then_some(entry.value)
    }

    /// Stores the value of a position searched to this depth.
    fn put(&mut self, key: u64, depth: u32, value: f32) {
        let age = self.age;
        self.places[place(key)] = TableEntry {
            key,
            age,
            depth,
            value,
        };
    }
}

/// Fibonacci hashing: the top bits of the product depend on all bits of the key.
fn place(key: u64) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - TABLE_BITS)) as usize
}

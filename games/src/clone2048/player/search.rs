//! Expectimax with iterative deepening.

use super::SearchBoard;
use super::table::TranspositionTable;
use crate::clone2048::board::{Direction, Level};
use crate::clone2048::rules::BlockRules;

/// How many cells are moved between two questions whether to go on.
const WORK: usize = 4096;

/// What happens with less than this probability is not searched further.
const UNLIKELY: f32 = 0.000_1;

/// Deepest search, in new blocks.
const DEEPEST: u32 = 24;

/// About how many cells a new block is tried in; where more are free, in some that lie evenly among them.
const CELLS: usize = 16;

/// The values of the four movements.
pub struct MoveValues {
    pub values: [f32; Direction::ALL.len()],
    /// The one to make.
    pub best: Direction,
}

/// The best movement, on a board of this size, of the deepest search that there was time for. The first
/// search is always made; it looks at the four movements alone.
pub fn best(
    position: &impl SearchBoard,
    (size, rules): (usize, BlockRules),
    table: &mut TranspositionTable,
    go_on: &mut dyn FnMut() -> bool,
) -> MoveValues {
    table.forget();
    let mut search = MoveSearch {
        table,
        go_on,
        end: position.end(size),
        new: rules.new_blocks(),
        still: rules.allows_still(),
        cells: size * size,
        work: WORK,
        unfinished: false,
    };
    let moved = Direction::ALL.map(|direction| position.moved(direction));
    let possible = moved
        .each_ref()
        .map(|moved| search.still || moved.key() != position.key());
    let gains = moved.each_ref().map(|moved| position.gain(moved));
    let mut values = [0.0; Direction::ALL.len()];
    for depth in 0..=DEEPEST {
        let Ok(deeper) = search.each(&moved, depth) else {
            break;
        };
        values = std::array::from_fn(|at| gains[at] + deeper[at]);
        // Deeper searches would find the same.
        if !search.unfinished {
            break;
        }
    }
    // One that ends the game only if all do, whatever a value says; of several as good, the first.
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
    /// New blocks: their levels and probabilities.
    new: [(Level, f32); 2],
    /// Whether a movement that changes nothing can be made.
    still: bool,
    /// How many cells are moved at once.
    cells: usize,
    /// How many cells are still moved before the next question.
    work: usize,
    /// Whether a position was not searched further for the depth alone.
    unfinished: bool,
}

/// There is no more time.
struct OutOfTime;

impl MoveSearch<'_> {
    /// The values after the four movements.
    fn each<P: SearchBoard>(&mut self, moved: &[P; 4], depth: u32) -> Result<[f32; 4], OutOfTime> {
        self.unfinished = false;
        let mut values = [0.0; 4];
        for (value, moved) in values.iter_mut().zip(moved) {
            *value = self.after(moved, depth, 1.0)?;
        }
        Ok(values)
    }

    /// The value after a movement: the mean over the new blocks. `depth` is how many of them are still
    /// looked at, `probability` that of all that happened before.
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
        if depth == 0 || probability < UNLIKELY {
            self.unfinished |= depth == 0;
            return Ok(moved.value());
        }
        let key = moved.key();
        if let Some(mean) = self.table.get(key, depth) {
            return Ok(mean);
        }
        let step = free.div_ceil(CELLS);
        let tried = free.div_ceil(step) as f32;
        let mut mean = 0.0;
        for cell in moved.free().step_by(step) {
            for (level, share) in self.new {
                let share = share / tried;
                let grown = moved.with(cell, level);
                mean += share * self.before(&grown, depth - 1, probability * share)?;
            }
        }
        self.table.put(key, depth, mean);
        Ok(mean)
    }

    /// The value before a movement: that of the best.
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
            if self.still || moved.key() != position.key() {
                let gain = position.gain(&moved);
                best = best.max(gain + self.after(&moved, depth, probability)?);
            }
        }
        Ok(best.max(self.end))
    }

    /// Asks after enough work whether there is time for more.
    fn spend(&mut self, work: usize) -> Result<(), OutOfTime> {
        self.work = match self.work.checked_sub(work) {
            Some(left) => left,
            None if (self.go_on)() => WORK,
            None => return Err(OutOfTime),
        };
        Ok(())
    }
}

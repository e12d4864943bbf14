//! Expectimax with iterative deepening.

use super::table::Table;
use super::{Position, value};
use crate::third::board::{Direction, Level};

/// How many cells are moved between two questions whether to go on.
pub const WORK: usize = 4096;

/// What happens with less than this probability is not searched further.
const UNLIKELY: f32 = 0.000_1;

/// No search is deeper: so many new blocks.
const DEEPEST: u32 = 24;

/// A new block is tried in at most so many cells; where more are free, in some that lie evenly among them.
const CELLS: usize = 16;

/// New blocks: their levels and probabilities.
const NEW: [(Level, f32); 2] = [(1, 0.75), (2, 0.25)];

/// One search, for one movement.
pub struct Search<'a> {
    table: &'a mut Table,
    go_on: &'a mut dyn FnMut() -> bool,
    /// The value of the end of the game.
    end: f32,
    /// How many cells are moved at once.
    cells: usize,
    /// How many cells are still to be moved before the next question.
    work: usize,
    /// Whether a position was valued only because the search was deep enough.
    shallow: bool,
}

/// There is no more time.
struct Stopped;

impl<'a> Search<'a> {
    /// A search on a board of this size.
    pub fn new(
        table: &'a mut Table,
        size: usize,
        go_on: &'a mut dyn FnMut() -> bool,
    ) -> Search<'a> {
        table.forget();
        Search {
            table,
            go_on,
            end: value::end(size),
            cells: size * size,
            work: WORK,
            shallow: true,
        }
    }

    /// The best movement of the deepest search that there was time for; the first is always made, and
    /// looks at the four movements alone.
    pub fn best(mut self, position: &impl Position) -> Direction {
        let moved = Direction::ALL.map(|direction| (direction, position.moved(direction)));
        let mut values = moved.each_ref().map(|(_, moved)| self.still(moved));
        for depth in 1..=DEEPEST {
            if !std::mem::take(&mut self.shallow) || !(self.go_on)() {
                break;
            }
            let mut deeper = values;
            let all = moved
                .iter()
                .zip(&mut deeper)
                .try_for_each(|((_, moved), value)| {
                    *value = self.chance(moved, depth, 1.0)?;
                    Ok::<(), Stopped>(())
                });
            if all.is_err() {
                break;
            }
            values = deeper;
        }
        let best = (0..moved.len())
            .rev()
            .max_by(|&a, &b| values[a].total_cmp(&values[b]));
        moved[best.expect("there are four")].0
    }

    /// The value after a movement, without looking further.
    fn still(&mut self, moved: &impl Position) -> f32 {
        self.shallow = true;
        match moved.free().next() {
            Some(_) => moved.value(),
            None => self.end,
        }
    }

    /// The value after a movement: the mean over the new blocks.
    fn chance<P: Position>(
        &mut self,
        moved: &P,
        depth: u32,
        probability: f32,
    ) -> Result<f32, Stopped> {
        if depth == 0 {
            return Ok(self.still(moved));
        }
        if probability < UNLIKELY {
            return Ok(match moved.free().next() {
                Some(_) => moved.value(),
                None => self.end,
            });
        }
        let key = moved.key();
        if let Some(value) = self.table.get(key, depth) {
            return Ok(value);
        }
        let free = moved.free().count();
        if free == 0 {
            return Ok(self.end);
        }
        let step = free.div_ceil(CELLS);
        let tried = free.div_ceil(step) as f32;
        let mut mean = 0.0;
        for cell in moved.free().step_by(step) {
            for (level, share) in NEW {
                let share = share / tried;
                let best = self.choice(&moved.with(cell, level), depth - 1, probability * share)?;
                mean += share * best;
            }
        }
        self.table.put(key, depth, mean);
        Ok(mean)
    }

    /// The value before a movement: that of the best.
    fn choice<P: Position>(
        &mut self,
        position: &P,
        depth: u32,
        probability: f32,
    ) -> Result<f32, Stopped> {
        let work = Direction::ALL.len() * self.cells;
        self.work = match self.work.checked_sub(work) {
            Some(left) => left,
            None if (self.go_on)() => WORK,
            None => return Err(Stopped),
        };
        let mut best = f32::NEG_INFINITY;
        for direction in Direction::ALL {
            best = best.max(self.chance(&position.moved(direction), depth, probability)?);
        }
        Ok(best)
    }
}

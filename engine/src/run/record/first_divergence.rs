//! The first step at which a move went wrong, where the rules allow to say it.
//!
//! No block makes bricks, and none moves them sideways, upwards or past one another. So the bricks that
//! the rules want in a column at the end must be there all the time, in this order from the top; once
//! they are not, nothing brings them back. Colours count as long as the program paints nothing.

use super::Record;
use crate::run::code::{CellCommand, Op};
use crate::wall::{Cell, SIZE, Wall};

impl Record {
    /// The first step after which the wall `expected` can no longer be reached. `None` if it still can
    /// at the end: then nothing was done that should not have been, but something is left undone.
    pub fn first_divergence(&self, expected: &Wall) -> Option<u64> {
        let paints = |op: &Op| matches!(op, Op::Act(CellCommand::Paint(_)));
        let colours = !self.code.ops.iter().any(paints);
        let lost = |step: u64| !reaches(self.at(step).wall(), expected, colours);
        if !lost(self.steps()) {
            return None;
        }
        // Once lost, always lost: half the steps are ruled out by each look.
        let (mut good, mut bad) = (0, self.steps());
        while good + 1 < bad {
            let middle = good + (bad - good) / 2;
            if lost(middle) {
                bad = middle;
            } else {
                good = middle;
            }
        }
        // A wall from which the expected one cannot be reached even before the first step.
        (bad > 0 && !lost(0)).then_some(bad)
    }
}

/// Whether taking bricks away and letting others fall can lead from wall to wall.
fn reaches(wall: &Wall, expected: &Wall, colours: bool) -> bool {
    (0..SIZE).all(|column| {
        let bricks = |wall: &Wall| {
            let wall = *wall;
            let cells = (0..SIZE).filter_map(move |row| Cell::new(row, column));
            cells.filter_map(move |cell| wall.colour(cell))
        };
        // The first that fits is taken: taking a later one never helps.
        let mut left = bricks(wall);
        bricks(expected).all(|wanted| left.any(|brick| !colours || brick == wanted))
    })
}

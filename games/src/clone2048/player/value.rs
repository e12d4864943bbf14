//! How much a line promises.
//!
//! The rule and its weights are those of Robert Xiao's player of 2048 (nneonneo/2048-ai), who found
//! the weights by an evolution strategy. Here obstacles cut a line into pieces, each valued by itself.

use crate::clone2048::board::{BlockCell, Level};

/// Worth of an empty cell.
const EMPTY: f32 = 270.0;
/// Worth of a block that can merge.
const MERGE: f32 = 700.0;
/// What it costs that the levels of a piece neither only rise nor only fall: the fourth powers by
/// which they do, in the direction in which it is less.
const DISORDER: f32 = 47.0;
/// What a block costs: level^3.5. From level 6 on, one costs less than two of the level below it.
const BLOCK: f32 = 11.0;
/// Loss of each line of a board when the game ends.
const END: f32 = 200_000.0;

/// The value of the end of a game on a board of this size, which stands at `now`: worse than any
/// disorder that comes before, however large the board is.
pub fn end(now: f32, size: usize) -> f32 {
    now.min(0.0) - END * 2.0 * size as f32
}

/// The value of a row or column.
pub fn line(cells: impl Iterator<Item = BlockCell>) -> f32 {
    let mut value = 0.0;
    let mut piece = LineSegment::default();
    for cell in cells {
        match cell {
            BlockCell::Obstacle => value += std::mem::take(&mut piece).value(),
            BlockCell::Empty => piece.add(0),
            BlockCell::Block(level) => piece.add(level),
        }
    }
    value + piece.value()
}

/// A piece of a line between obstacles, as far as it was walked.
#[derive(Default)]
struct LineSegment {
    /// The level of the last cell, 0 if it is empty; none at the beginning.
    before: Option<Level>,
    /// The level of the last block, and how many of that level follow each other.
    block: Level,
    run: u32,
    merges: u32,
    empty: u32,
    rise: f32,
    fall: f32,
    blocks: f32,
}

impl LineSegment {
    fn add(&mut self, level: Level) {
        if let Some(before) = self.before {
            let step = fourth_power(level) - fourth_power(before);
            self.rise += step.max(0.0);
            self.fall += (-step).max(0.0);
        }
        self.before = Some(level);
        if level == 0 {
            self.empty += 1;
            return;
        }
        let l = f32::from(level);
        self.blocks += l * l * l * l.sqrt();
        if level == self.block {
            self.run += 1;
            // The second of a run makes the first a block that can merge too.
            self.merges += if self.run == 2 { 2 } else { 1 };
        } else {
            (self.block, self.run) = (level, 1);
        }
    }

    fn value(self) -> f32 {
        EMPTY * self.empty as f32 + MERGE * self.merges as f32
            - DISORDER * self.rise.min(self.fall)
            - BLOCK * self.blocks
    }
}

fn fourth_power(level: Level) -> f32 {
    let square = f32::from(level) * f32::from(level);
    square * square
}

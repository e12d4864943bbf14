//! The heuristic value of a line.
//!
//! Heuristic and weights are from Robert Xiao's player of 2048 (nneonneo/2048-ai), who found the weights by an evolution
//! strategy. Here obstacles cut a line into segments that are evaluated separately.

use crate::clone2048::board::{BlockCell, Level};

/// The value of an empty cell.
const EMPTY: f32 = 270.0;
/// The value of a block that can merge.
const MERGE: f32 = 700.0;
/// The penalty for levels of a segment that neither only rise nor only fall, as a factor: of the sum of the rises of
/// level⁴ and the sum of its falls, the smaller.
const DISORDER: f32 = 47.0;
/// The penalty for a block, as a factor of level^3.5. From level 6 on, a block costs less than two of the level below.
const BLOCK: f32 = 11.0;
/// The penalty for the end of the game, for each line of the board.
const END: f32 = 200_000.0;

/// The value of the end of a game in a search that starts from a board of this size with value `now`: worse than any
/// disorder before it, whatever the size.
pub fn end(now: f32, size: usize) -> f32 {
    now.min(0.0) - END * 2.0 * size as f32
}

/// The value of a row or column.
pub fn line(cells: impl Iterator<Item = BlockCell>) -> f32 {
    let mut value = 0.0;
    let mut segment = LineSegment::default();
    for cell in cells {
        match cell {
            BlockCell::Obstacle => value += std::mem::take(&mut segment).value(),
            BlockCell::Empty => segment.add(0),
            BlockCell::Block(level) => segment.add(level),
        }
    }
    value + segment.value()
}

/// The cells added so far to a segment between obstacles.
#[derive(Default)]
struct LineSegment {
    /// The level of the last cell, 0 if it is empty; `None` at the start.
    before: Option<Level>,
    /// The level of the last block.
    block: Level,
    /// The number of blocks of that level in a row, not counting empty cells.
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
            // With the second block of a run, the first can merge too.
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

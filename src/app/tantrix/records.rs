//! How a challenge is being solved, and how it was: time, moves, hints.

use serde::{Deserialize, Serialize};

/// The present attempt at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
#[serde(rename = "Attempt")]
pub struct PuzzleAttempt {
    /// The time at the board since its first tile was laid, in milliseconds.
    pub time: u64,
    /// How often a tile was laid, turned or taken up.
    pub moves: u64,
    /// How often a hint was asked for.
    pub hints: u64,
    /// How often a change was taken back.
    pub undone: u64,
    /// Whether the solver laid tiles.
    pub aided: bool,
    /// Whether it was solved already: what comes after counts no more.
    pub over: bool,
}

impl PuzzleAttempt {
    /// Whether it counts for the records.
    pub fn counts(&self) -> bool {
        self.hints == 0 && self.undone == 0 && !self.aided
    }
}

/// The best that was reached in a challenge, without help.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ChallengeRecord {
    /// In milliseconds; 0 before it was solved without help.
    pub time: u64,
    pub moves: u64,
    /// How often it was solved: without help, and with.
    pub solved: u64,
    pub helped: u64,
}

impl ChallengeRecord {
    /// Counts an attempt that solved it.
    pub fn add(&mut self, attempt: &PuzzleAttempt) {
        if !attempt.counts() {
            self.helped += 1;
            return;
        }
        let better = |best: &mut u64, new: u64| {
            if *best == 0 || new < *best {
                *best = new;
            }
        };
        better(&mut self.time, attempt.time.max(1));
        better(&mut self.moves, attempt.moves.max(1));
        self.solved += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_counts_and_help_does_not() {
        let attempt = |time, moves, hints| PuzzleAttempt {
            time,
            moves,
            hints,
            ..PuzzleAttempt::default()
        };
        let mut record = ChallengeRecord::default();
        for (time, moves, hints) in [(9_000, 7, 0), (4_000, 12, 0), (10, 1, 2)] {
            record.add(&attempt(time, moves, hints));
        }
        let expected = ChallengeRecord {
            time: 4_000,
            moves: 7,
            solved: 2,
            helped: 1,
        };
        assert_eq!(record, expected);
    }
}

//! Saved state of Tantrix: puzzle and boards for the window, records and options for all windows.

use super::setup::PuzzleSetup;
use super::tantrix_session::{SavedBoard, TantrixSession};
use crate::store::SavedValue;
use crate::window::games_kit::Attempt;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// State that all windows share.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TantrixRecords {
    /// The words of the challenges solved by hand.
    pub solved: BTreeSet<String>,
    /// True if solutions that are rotations of each other count as one.
    pub up_to_rotation: bool,
    /// Maximum number of listed solutions; 0 for the default.
    pub limit: usize,
    /// Records of the challenges, by word.
    pub records: BTreeMap<String, ChallengeRecord>,
}

impl SavedValue for TantrixRecords {
    const NAME: &'static str = "tantrix";
}

/// The record of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ChallengeRecord {
    /// Best time without help, in milliseconds; 0 if there is none.
    pub time: u64,
    pub moves: u64,
    /// Number of times solved: without help, and with.
    pub solved: u64,
    pub helped: u64,
}

impl ChallengeRecord {
    /// Counts a successful attempt.
    pub fn add(&mut self, attempt: &Attempt) {
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

/// The boards of a window.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TantrixBoards {
    /// The chosen puzzle.
    setup: PuzzleSetup,
    /// Its board.
    here: SavedBoard,
    /// Boards of other puzzles, by [`PuzzleSetup::board_id`].
    others: BTreeMap<String, SavedBoard>,
}

impl SavedValue for TantrixBoards {
    const NAME: &'static str = "tantrix-boards";
}

impl TantrixBoards {
    /// The board of a game and those of other puzzles.
    pub fn of(play: &TantrixSession) -> TantrixBoards {
        TantrixBoards {
            setup: play.setup().clone(),
            here: SavedBoard {
                board: play.board().clone(),
                attempt: play.attempt.clone(),
            },
            others: play.boards().clone(),
        }
    }

    /// Rebuilds the game, without tiles that cannot be where they were saved.
    pub fn game(&self) -> TantrixSession {
        TantrixSession::resumed(self.setup.clone(), self.here.clone(), self.others.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::super::tantrix_session::TantrixBoard;
    use super::*;
    use games::Help;
    use games::tantrix::{Hex, LyingTile, TantrixPosition};

    #[test]
    fn what_is_saved_comes_back_and_nonsense_does_not() {
        let mut before = TantrixPosition::default();
        before.lay(Hex { r: -2, q: 5 }, LyingTile { tile: 9, turn: 4 });
        before.lay(Hex { r: 0, q: 0 }, LyingTile { tile: 1, turn: 0 });
        let mut list: Vec<(Hex, LyingTile)> = before.clone().into();
        for (tile, turn, q) in [(0, 0, 1), (57, 0, 2), (3, 9, 3), (4, 0, i16::MAX)] {
            list.push((Hex { r: 0, q }, LyingTile { tile, turn }));
        }
        let text = ron::to_string(&list).unwrap();
        assert_eq!(ron::from_str::<TantrixPosition>(&text).unwrap(), before);
        let kept = SavedBoard {
            board: TantrixBoard {
                position: before,
                fixed: [9].into_iter().collect(),
            },
            attempt: Attempt::default(),
        };
        let boards = TantrixBoards {
            others: BTreeMap::from([("other".to_owned(), kept)]),
            ..TantrixBoards::default()
        };
        let text = ron::to_string(&boards).unwrap();
        let read: TantrixBoards = ron::from_str(&text).unwrap();
        assert_eq!(TantrixBoards::of(&read.game()).others, boards.others);
    }

    #[test]
    fn the_best_counts_and_help_does_not() {
        let mut record = ChallengeRecord::default();
        for (time, moves, helped) in [(9_000, 7, false), (4_000, 12, false), (10, 1, true)] {
            let mut attempt = Attempt {
                time,
                moves,
                ..Attempt::default()
            };
            if helped {
                attempt.helps.add(Help::Hint);
            }
            record.add(&attempt);
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

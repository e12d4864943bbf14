//! What is saved: the puzzle and the tiles on the boards for the window, what was solved and chosen for all windows.

use super::records::{ChallengeRecord, PuzzleAttempt};
use super::session::{KeptBoard, TantrixBoard, TantrixSession};
use super::setup::PuzzleSetup;
use crate::store::SavedValue;
use games::tantrix::{Hex, LyingTile, NUMBERS, TantrixPosition};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What all windows share.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TantrixRecords {
    /// The words of the challenges that were solved by hand.
    pub solved: BTreeSet<String>,
    /// Whether solutions are taken as one that are turns of each other.
    pub up_to_rotation: bool,
    /// Maximum number of listed solutions; 0 for the usual number.
    pub limit: usize,
    /// The best of each challenge, by its word.
    pub records: BTreeMap<String, ChallengeRecord>,
}

impl SavedValue for TantrixRecords {
    const NAME: &'static str = "tantrix";
}

/// The boards of a window.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TantrixBoards {
    /// The puzzle that is chosen.
    setup: PuzzleSetup,
    /// What lies on its board.
    laid: Vec<SavedTile>,
    /// What lies on the boards of other puzzles.
    boards: BTreeMap<String, Vec<SavedTile>>,
    /// The tiles that stay where they lie, by board.
    fixed: BTreeMap<String, Vec<u8>>,
    /// How it goes on the board.
    attempt: PuzzleAttempt,
    /// How it went on the boards of other puzzles.
    attempts: BTreeMap<String, PuzzleAttempt>,
}

impl SavedValue for TantrixBoards {
    const NAME: &'static str = "tantrix-boards";
}

/// A tile on the board, in axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedTile {
    tile: u8,
    turn: u8,
    q: i16,
    r: i16,
}

/// What lies, as it is saved.
fn laid(position: &TantrixPosition) -> Vec<SavedTile> {
    let laid = |(hex, lying): (Hex, LyingTile)| SavedTile {
        tile: lying.tile,
        turn: lying.turn,
        q: hex.q,
        r: hex.r,
    };
    position.iter().map(laid).collect()
}

impl TantrixBoards {
    /// What lies on the board of a game and on those of other puzzles.
    pub fn of(play: &TantrixSession) -> TantrixBoards {
        let others = play.boards().iter();
        let fixed = others
            .clone()
            .map(|(id, kept)| (id.clone(), kept.board.fixed))
            .chain([(play.setup().board_id(), play.fixed())])
            .filter(|(_, fixed)| !fixed.is_empty())
            .map(|(id, fixed)| (id, fixed.tiles().map(|tile| tile.number).collect()));
        TantrixBoards {
            setup: play.setup().clone(),
            laid: laid(play.position()),
            boards: others
                .clone()
                .map(|(id, kept)| (id.clone(), laid(&kept.board.position)))
                .collect(),
            fixed: fixed.collect(),
            attempt: play.attempt,
            attempts: others
                .map(|(id, kept)| (id.clone(), kept.attempt))
                .collect(),
        }
    }

    /// The game as far as what was saved can lie.
    pub fn game(&self) -> TantrixSession {
        let board = |id: &str, list: &[SavedTile]| {
            let position = position(list);
            let lying = position.tiles();
            let fixed = self.fixed.get(id).into_iter().flatten().copied();
            let fixed = fixed.filter(|tile| lying.contains(*tile)).collect();
            TantrixBoard { position, fixed }
        };
        let kept = |(id, list): (&String, &Vec<SavedTile>)| {
            // Of what nobody knows how it was solved, nothing counts.
            let unknown = PuzzleAttempt {
                over: true,
                ..PuzzleAttempt::default()
            };
            let attempt = self.attempts.get(id).copied().unwrap_or(unknown);
            let board = board(id, list);
            (id.clone(), KeptBoard { board, attempt })
        };
        TantrixSession::resumed(
            self.setup.clone(),
            board(&self.setup.board_id(), &self.laid),
            self.boards.iter().map(kept).collect(),
            self.attempt,
        )
    }
}

/// What was saved, as far as it can lie.
fn position(list: &[SavedTile]) -> TantrixPosition {
    let near = -1000..=1000;
    let mut position = TantrixPosition::default();
    for one in list {
        let hex = Hex { r: one.r, q: one.q };
        let known = NUMBERS.contains(&one.tile) && one.turn < 6;
        if known && near.contains(&one.q) && near.contains(&one.r) && position.at(hex).is_none() {
            let lying = LyingTile {
                tile: one.tile,
                turn: one.turn,
            };
            position.lay(hex, lying);
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_saved_comes_back_and_nonsense_does_not() {
        let mut before = TantrixPosition::default();
        before.lay(Hex { r: -2, q: 5 }, LyingTile { tile: 9, turn: 4 });
        before.lay(Hex { r: 0, q: 0 }, LyingTile { tile: 1, turn: 0 });
        let mut list = laid(&before);
        assert_eq!(position(&list), before);
        for (tile, turn, q) in [(0, 0, 1), (57, 0, 2), (3, 9, 3), (4, 0, i16::MAX)] {
            let r = 0;
            list.push(SavedTile { tile, turn, q, r });
        }
        assert_eq!(position(&list), before);
        let tiles =
            |id: &str, list: &[SavedTile]| BTreeMap::from([(id.to_owned(), list.to_owned())]);
        let boards = TantrixBoards {
            boards: tiles("other", &list),
            fixed: BTreeMap::from([("other".to_owned(), vec![9, 57])]),
            ..TantrixBoards::default()
        };
        let again = TantrixBoards::of(&boards.game());
        assert_eq!(again.boards, tiles("other", &laid(&before)));
        assert_eq!(again.fixed["other"], [9]);
        assert!(
            again.attempts["other"].over,
            "nobody knows how it was solved"
        );
    }
}

//! What is saved: the puzzle, the tiles on the board, the challenges solved.

use super::records::{ChallengeRecord, PuzzleAttempt};
use super::session::{KeptBoard, TantrixBoard, TantrixSession};
use super::setup::PuzzleSetup;
use crate::app::common::saver::{Salvage, SavedValue, merged_set, newer};
use engine::games::tantrix::{Hex, LyingTile, NUMBERS, TantrixPosition};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TantrixSavedState {
    /// The puzzle that is chosen.
    pub setup: PuzzleSetup,
    /// What lies on its board.
    pub laid: Vec<SavedTile>,
    /// The words of the challenges that were solved by hand.
    pub solved: BTreeSet<String>,
    /// Whether the solver laid tiles on the board.
    pub aided: bool,
    /// Whether solutions are taken as one that are turns of each other.
    pub up_to_rotation: bool,
    /// Maximum number of listed solutions; 0 for the usual number.
    pub limit: usize,
    /// What lies on the boards of other puzzles.
    pub boards: BTreeMap<String, Vec<SavedTile>>,
    /// The tiles that stay where they lie, by board.
    pub fixed: BTreeMap<String, Vec<u8>>,
    /// How it goes on the board.
    pub attempt: PuzzleAttempt,
    /// How it went on the boards of other puzzles.
    pub attempts: BTreeMap<String, PuzzleAttempt>,
    /// The best of each challenge, by its word.
    pub records: BTreeMap<String, ChallengeRecord>,
}

impl SavedValue for TantrixSavedState {
    const NAME: &'static str = "tantrix";
    // What helped and how long it took belong to the tiles that lie there.
    const SALVAGE: Salvage = Salvage::Entries {
        whole: &["attempt"],
    };

    fn merged(&self, seen: &TantrixSavedState, file: TantrixSavedState) -> TantrixSavedState {
        // The tiles belong to their puzzle: of two windows, that in which was played last saves its own.
        let board = |state: &TantrixSavedState| {
            let how = (state.aided, state.attempt);
            (state.setup.clone(), state.laid.clone(), how)
        };
        let (setup, laid, (aided, attempt)) = newer(&board(self), &board(seen), board(&file));
        let mut records = file.records;
        for (challenge, mine) in &self.records {
            let seen = seen.records.get(challenge).copied().unwrap_or_default();
            let of_file = records.entry(challenge.clone()).or_default();
            *of_file = mine.merged(seen, *of_file);
        }
        TantrixSavedState {
            setup,
            laid,
            aided,
            solved: merged_set(&self.solved, &seen.solved, file.solved),
            up_to_rotation: newer(
                &self.up_to_rotation,
                &seen.up_to_rotation,
                file.up_to_rotation,
            ),
            limit: newer(&self.limit, &seen.limit, file.limit),
            boards: newer(&self.boards, &seen.boards, file.boards),
            fixed: newer(&self.fixed, &seen.fixed, file.fixed),
            attempt,
            attempts: newer(&self.attempts, &seen.attempts, file.attempts),
            records,
        }
    }
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

impl TantrixSavedState {
    /// Takes over what lies on a board and on those of other puzzles.
    pub fn keep(&mut self, play: &TantrixSession) {
        self.setup = play.setup().clone();
        self.laid = laid(play.position());
        let others = play.boards().iter();
        self.boards = others
            .clone()
            .map(|(id, kept)| (id.clone(), laid(&kept.board.position)))
            .collect();
        self.attempts = others
            .clone()
            .map(|(id, kept)| (id.clone(), kept.attempt))
            .collect();
        let others = others.map(|(id, kept)| (id.clone(), kept.board.fixed));
        let all = others.chain([(self.setup.board_id(), play.fixed())]);
        self.fixed = all
            .filter(|(_, fixed)| !fixed.is_empty())
            .map(|(id, fixed)| (id, fixed.tiles().map(|tile| tile.number).collect()))
            .collect();
        self.attempt = play.attempt;
        self.aided = play.attempt.aided;
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
            PuzzleAttempt {
                aided: self.attempt.aided || self.aided,
                ..self.attempt
            },
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
    }
}

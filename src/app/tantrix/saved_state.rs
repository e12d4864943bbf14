//! What is saved: the puzzle, the tiles on the board, the challenges solved.

use super::records::{ChallengeRecord, PuzzleAttempt};
use super::session::{KeptBoard, TantrixBoard, TantrixSession};
use super::setup::PuzzleSetup;
use crate::app::common::saver::{Salvage, SavedValue, merged_map, merged_set, newer};
use games::tantrix::{Hex, LyingTile, NUMBERS, TantrixPosition};
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
        // Of two windows, that in which was played last says which puzzle is chosen.
        let chosen = |state: &TantrixSavedState| (state.setup.clone(), state.board().untimed());
        let (setup, _) = newer(&chosen(self), &chosen(seen), chosen(&file));
        let (mut mine, before, there) = (self.all_boards(), seen.all_boards(), file.all_boards());
        for (id, board) in &mut mine {
            // A clock that goes on is no play.
            let same = |one: &SavedBoard, other: &SavedBoard| one.untimed() == other.untimed();
            if let Some(before) = before.get(id)
                && same(board, before)
                && there.get(id).is_none_or(|there| !same(there, before))
            {
                board.clone_from(before);
            }
        }
        let mut boards = merged_map(&mine, &before, there);
        let mut records = file.records;
        for (challenge, mine) in &self.records {
            let seen = seen.records.get(challenge).copied().unwrap_or_default();
            let of_file = records.entry(challenge.clone()).or_default();
            *of_file = mine.merged(seen, *of_file);
        }
        let shown = boards.remove(&setup.board_id()).unwrap_or_default();
        let mut merged = TantrixSavedState {
            setup,
            laid: shown.laid,
            aided: shown.attempt.is_some_and(|attempt| attempt.aided),
            attempt: shown.attempt.unwrap_or_default(),
            solved: merged_set(&self.solved, &seen.solved, file.solved),
            up_to_rotation: newer(
                &self.up_to_rotation,
                &seen.up_to_rotation,
                file.up_to_rotation,
            ),
            limit: newer(&self.limit, &seen.limit, file.limit),
            records,
            ..TantrixSavedState::default()
        };
        if !shown.fixed.is_empty() {
            merged.fixed.insert(merged.setup.board_id(), shown.fixed);
        }
        for (id, board) in boards {
            merged.put_board(id, board);
        }
        merged
    }
}

/// What is saved of a board: what belongs together when two windows saved something.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct SavedBoard {
    laid: Vec<SavedTile>,
    fixed: Vec<u8>,
    attempt: Option<PuzzleAttempt>,
}

impl SavedBoard {
    /// The same, whenever it was played on.
    fn untimed(&self) -> SavedBoard {
        let attempt = self
            .attempt
            .map(|attempt| PuzzleAttempt { time: 0, ..attempt });
        SavedBoard {
            attempt,
            ..self.clone()
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
    /// The board of the chosen puzzle.
    fn board(&self) -> SavedBoard {
        let fixed = self.fixed.get(&self.setup.board_id());
        SavedBoard {
            laid: self.laid.clone(),
            fixed: fixed.cloned().unwrap_or_default(),
            attempt: Some(PuzzleAttempt {
                aided: self.attempt.aided || self.aided,
                ..self.attempt
            }),
        }
    }

    /// All boards on which something lies, by puzzle.
    fn all_boards(&self) -> BTreeMap<String, SavedBoard> {
        let other = |(id, laid): (&String, &Vec<SavedTile>)| {
            let board = SavedBoard {
                laid: laid.clone(),
                fixed: self.fixed.get(id).cloned().unwrap_or_default(),
                attempt: self.attempts.get(id).copied(),
            };
            (id.clone(), board)
        };
        let others = self.boards.iter().map(other);
        let all = others.chain([(self.setup.board_id(), self.board())]);
        all.filter(|(_, board)| !board.laid.is_empty()).collect()
    }

    /// Adds the board of a puzzle that is not chosen.
    fn put_board(&mut self, id: String, board: SavedBoard) {
        if !board.fixed.is_empty() {
            self.fixed.insert(id.clone(), board.fixed);
        }
        if let Some(attempt) = board.attempt {
            self.attempts.insert(id.clone(), attempt);
        }
        self.boards.insert(id, board.laid);
    }

    /// Adds the boards of puzzles on which nothing lies here, but the chosen one's.
    pub fn add_boards(&mut self, other: &TantrixSavedState) {
        let mine = self.all_boards();
        let chosen = self.setup.board_id();
        for (id, board) in other.all_boards() {
            if !mine.contains_key(&id) && id != chosen {
                self.put_board(id, board);
            }
        }
    }

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
            self.board().attempt.unwrap_or_default(),
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
    use crate::app::tantrix::setup::PuzzleKind;

    fn tile(tile: u8) -> SavedTile {
        let (turn, q, r) = (0, 0, 0);
        SavedTile { tile, turn, q, r }
    }

    fn setup(kind: PuzzleKind) -> PuzzleSetup {
        PuzzleSetup {
            kind,
            ..PuzzleSetup::default()
        }
    }

    /// A window in which this puzzle is chosen, one tile on its board, and one on each of the others.
    fn window(kind: PuzzleKind, laid: u8, others: &[(PuzzleKind, u8)]) -> TantrixSavedState {
        let attempt = |moves: u8| PuzzleAttempt {
            moves: moves.into(),
            ..PuzzleAttempt::default()
        };
        let setup = setup(kind);
        let mut state = TantrixSavedState {
            fixed: BTreeMap::from([(setup.board_id(), vec![laid])]),
            setup,
            laid: vec![tile(laid)],
            attempt: attempt(laid),
            ..TantrixSavedState::default()
        };
        for &(kind, laid) in others {
            let board = SavedBoard {
                laid: vec![tile(laid)],
                fixed: vec![laid],
                attempt: Some(attempt(laid)),
            };
            state.put_board(self::setup(kind).board_id(), board);
        }
        state
    }

    #[test]
    fn boards_of_two_windows_are_all_kept() {
        use PuzzleKind::{Board, Domino, Puzzle, Rainbow};
        let seen = window(Domino, 1, &[(Rainbow, 2)]);
        // One window went on to another puzzle and changed its board; the other did so with another one.
        let one = window(Board, 3, &[(Domino, 1), (Rainbow, 9)]);
        let two = window(Puzzle, 4, &[(Domino, 5), (Rainbow, 2)]);
        let file = one.merged(&seen, seen.clone());
        assert_eq!(file, one);
        let file = two.merged(&seen, file);
        assert_eq!(
            file,
            window(Puzzle, 4, &[(Board, 3), (Domino, 5), (Rainbow, 9)])
        );
        // Who has nothing to say changes nothing, and who says it again neither.
        assert_eq!(two.merged(&two, file.clone()), file);
        assert_eq!(two.merged(&seen, file.clone()), file);
        // A board that was cleared is gone, and one that was only looked at is not.
        let cleared = window(Puzzle, 4, &[(Domino, 5)]);
        let left = cleared.merged(&two, file.clone());
        assert_eq!(left, window(Puzzle, 4, &[(Board, 3), (Domino, 5)]));
        let looked = TantrixSavedState {
            setup: setup(Board),
            laid: Vec::new(),
            attempt: PuzzleAttempt::default(),
            ..window(Puzzle, 4, &[(Puzzle, 4), (Domino, 5), (Rainbow, 2)])
        };
        let found = looked.merged(&two, file);
        assert_eq!((&found.setup.kind, found.laid), (&Board, vec![tile(3)]));
    }

    #[test]
    fn a_clock_that_goes_on_takes_no_board_from_another_window() {
        use PuzzleKind::{Board, Domino};
        let seen = window(Domino, 1, &[]);
        let mut later = seen.clone();
        later.attempt.time = 4_000;
        for file in [
            window(Domino, 5, &[]),
            window(Board, 3, &[(Domino, 5)]),
            window(Board, 3, &[]),
        ] {
            assert_eq!(later.merged(&seen, file.clone()), file);
        }
        assert_eq!(later.merged(&seen, seen.clone()), later);
        let mut played_on = window(Domino, 2, &[]);
        played_on.attempt.time = 4_000;
        let file = window(Board, 3, &[(Domino, 5)]);
        let merged = played_on.merged(&seen, file);
        assert_eq!(
            (&merged.setup.kind, &merged.laid),
            (&Domino, &vec![tile(2)])
        );
    }

    #[test]
    fn boards_that_are_empty_here_are_taken_over() {
        use PuzzleKind::{Board, Domino, Rainbow};
        let mut mine = window(Domino, 1, &[(Rainbow, 2)]);
        mine.add_boards(&window(Board, 3, &[(Domino, 8), (Rainbow, 9)]));
        let all = window(Domino, 1, &[(Rainbow, 2), (Board, 3)]).all_boards();
        assert_eq!(mine.all_boards(), all);
        let mut play = window(Domino, 1, &[]).game();
        play.add_boards(mine.game().boards());
        assert_eq!(play.boards().len(), 2);
    }

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

//! The game by hand: tiles on the board, the tile in the hand, undo and redo. Independent of egui.

use super::setup::PuzzleSetup;
use crate::window::games_kit::Attempt;
use crate::window::kit::history::{History, Memory};
use games::Help;
use games::tantrix::{
    Hex, Impossible, LyingTile, PositionReport, Puzzle, TantrixPosition, TileSet, inspect,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Maximum number of changes that can be undone.
const MAX_UNDO: usize = 2000;

/// The state that a change replaces.
#[derive(Clone, PartialEq, Debug)]
struct Arranged {
    setup: PuzzleSetup,
    board: TantrixBoard,
}

/// Tiles on the board, and which of them are fixed.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct TantrixBoard {
    pub position: TantrixPosition,
    /// All of them are on the board.
    pub fixed: TileSet,
}

impl Memory for Arranged {
    fn memory(&self) -> usize {
        let tiles = self.board.position.iter().count() * size_of::<(Hex, LyingTile)>();
        tiles
            + self.setup.domino.capacity()
            + self.setup.chosen.capacity()
            + self.setup.challenge.capacity()
            + self.setup.cells.iter().map(String::capacity).sum::<usize>()
    }
}

/// The board of a puzzle with its attempt.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct SavedBoard {
    pub board: TantrixBoard,
    pub attempt: Attempt,
}

/// A tile in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The tile and its turn.
    pub lying: LyingTile,
    /// Its previous place; none if it comes from the tray.
    pub from: Option<Hex>,
    /// True if it is dragged: releasing the button puts it down.
    pub dragged: bool,
}

/// A place where a tile can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A tile in the tray.
    Tray(u8),
    /// A place of the board.
    Board(Hex),
}

/// The game by hand.
pub struct TantrixSession {
    state: Arranged,
    puzzle: Result<Puzzle, Impossible>,
    report: Option<PositionReport>,
    history: History<Arranged>,
    /// Turns of the tiles in the tray, by number.
    turns: [u8; 64],
    /// The tile in the hand.
    pub held: Option<Held>,
    /// A tile placed as the solver suggests.
    pub hint: Option<(Hex, LyingTile)>,
    /// A place that no remaining tile fits, as a hint showed.
    pub dead: Option<Hex>,
    /// Boards of other puzzles, by [`PuzzleSetup::board_id`].
    boards: BTreeMap<String, SavedBoard>,
    /// Time, moves and help so far.
    pub attempt: Attempt,
    /// Fraction of a millisecond not yet added to the time.
    rest: f64,
}

/// Maximum number of other puzzles' boards.
const MAX_BOARDS: usize = 100;

impl TantrixSession {
    /// A game on its first board.
    #[cfg(test)]
    fn new(setup: PuzzleSetup, position: TantrixPosition) -> TantrixSession {
        let board = TantrixBoard {
            position,
            fixed: TileSet::default(),
        };
        let attempt = Attempt::default();
        TantrixSession::resumed(setup, SavedBoard { board, attempt }, BTreeMap::new())
    }

    /// A saved game, with the boards of other puzzles.
    pub fn resumed(
        setup: PuzzleSetup,
        here: SavedBoard,
        boards: BTreeMap<String, SavedBoard>,
    ) -> TantrixSession {
        let mut play = TantrixSession {
            puzzle: setup.puzzle(),
            state: Arranged {
                setup,
                board: TantrixBoard::default(),
            },
            report: None,
            history: History::with_most(MAX_UNDO),
            turns: [0; 64],
            held: None,
            hint: None,
            dead: None,
            boards,
            attempt: here.attempt,
            rest: 0.0,
        };
        play.state.board = play.fitting(&here.board);
        play.look();
        play
    }

    /// The chosen puzzle with its settings.
    pub fn setup(&self) -> &PuzzleSetup {
        &self.state.setup
    }

    /// The puzzle.
    ///
    /// # Errors
    /// The reason why the settings give no puzzle.
    pub fn puzzle(&self) -> Result<&Puzzle, Impossible> {
        self.puzzle.as_ref().map_err(|why| *why)
    }

    /// The reason why the puzzle has no solution, if that is known without a search.
    pub fn impossible(&self) -> Option<Impossible> {
        match &self.puzzle {
            Ok(puzzle) => puzzle.line_colours().err(),
            Err(why) => Some(*why),
        }
    }

    /// The boards of other puzzles.
    pub fn boards(&self) -> &BTreeMap<String, SavedBoard> {
        &self.boards
    }

    /// Adds seconds spent at the board.
    pub fn spend(&mut self, seconds: f64) {
        self.rest += seconds * 1000.0;
        self.attempt.time += self.rest.trunc() as u64;
        self.rest = self.rest.fract();
    }

    /// The tiles on the board, and which are fixed.
    pub fn board(&self) -> &TantrixBoard {
        &self.state.board
    }

    /// The tiles on the board.
    pub fn position(&self) -> &TantrixPosition {
        &self.state.board.position
    }

    /// The fixed tiles.
    pub fn fixed(&self) -> TileSet {
        self.state.board.fixed
    }

    /// True if the tile there is fixed.
    pub fn is_fixed(&self, hex: Hex) -> bool {
        let lying = self.position().at(hex);
        lying.is_some_and(|lying| self.fixed().contains(lying.tile))
    }

    /// The fixed tiles in their places.
    pub fn only_fixed(&self) -> TantrixPosition {
        let mut position = TantrixPosition::default();
        for (hex, lying) in self.position().iter() {
            if self.fixed().contains(lying.tile) {
                position.lay(hex, lying);
            }
        }
        position
    }

    /// Fixes the tile there, or releases it; false if there is none.
    pub fn fix(&mut self, hex: Hex) -> bool {
        let Some(lying) = self.position().at(hex) else {
            return false;
        };
        let (fixed, tile) = (self.fixed(), lying.tile);
        let others = fixed.tiles().map(|tile| tile.number);
        let more = (!fixed.contains(tile)).then_some(tile);
        let fixed = others.filter(|other| *other != tile).chain(more).collect();
        let mut state = self.state.clone();
        state.board.fixed = fixed;
        self.change(state);
        true
    }

    /// Progress by rule; none without a puzzle.
    pub fn report(&self) -> Option<&PositionReport> {
        self.report.as_ref()
    }

    /// True if the puzzle is solved.
    pub fn solved(&self) -> bool {
        self.report.as_ref().is_some_and(PositionReport::solved)
    }

    /// The tiles in the tray by number, without the one in the hand; each with its turn.
    pub fn tray(&self) -> Vec<LyingTile> {
        let Ok(puzzle) = &self.puzzle else {
            return Vec::new();
        };
        let laid = self.position().tiles();
        let left = puzzle.tiles.tiles().map(|tile| tile.number);
        left.filter(|tile| !laid.contains(*tile))
            .map(|tile| LyingTile {
                tile,
                turn: self.turns[usize::from(tile)],
            })
            .collect()
    }

    /// Chooses another puzzle. Each keeps its own board; a new board takes over the tiles that fit.
    pub fn choose(&mut self, setup: PuzzleSetup) {
        if setup == self.state.setup {
            return;
        }
        self.held = None;
        let same_sort =
            setup.kind == self.state.setup.kind && setup.challenge == self.state.setup.challenge;
        let (before, after) = (self.state.setup.board_id(), setup.board_id());
        self.puzzle = setup.puzzle();
        let kept = if before == after {
            None
        } else {
            let board = self.state.board.clone();
            let attempt = std::mem::take(&mut self.attempt);
            self.boards.insert(before, SavedBoard { board, attempt });
            let kept = self.boards.remove(&after);
            if let Some(kept) = &kept {
                self.attempt.clone_from(&kept.attempt);
            }
            kept
        };
        self.boards
            .retain(|_, kept| !kept.board.position.is_empty());
        while self.boards.len() > MAX_BOARDS {
            self.boards.pop_first();
        }
        let board = match (kept, same_sort) {
            (Some(kept), _) => self.fitting(&kept.board),
            (None, true) => self.fitting(&self.state.board),
            (None, false) => TantrixBoard::default(),
        };
        let drawn = setup.cells != self.state.setup.cells;
        if board == self.state.board && !drawn {
            // Nothing changes, so there is nothing to undo.
            self.state.setup = setup;
            self.changed();
        } else {
            self.change(Arranged { setup, board });
        }
    }

    /// Replaces the tiles on the board; fixed tiles stay fixed if they are still there.
    pub fn lay(&mut self, position: TantrixPosition) {
        if position == *self.position() {
            return;
        }
        if self.position().is_empty() && self.attempt.counted {
            self.attempt = Attempt::default();
        }
        self.attempt.moves += 1;
        let fixed = self
            .fixed()
            .tiles()
            .map(|tile| tile.number)
            .filter(|tile| position.tiles().contains(*tile))
            .collect();
        self.change(Arranged {
            setup: self.state.setup.clone(),
            board: TantrixBoard { position, fixed },
        });
        if self.position().is_empty() {
            // Clearing the board restarts the attempt, but help stays noted.
            self.attempt = Attempt::default();
        }
    }

    /// Undoes the last change; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.step(false)
    }

    /// Redoes the undone change; false if there is none.
    pub fn redo(&mut self) -> bool {
        self.step(true)
    }

    fn step(&mut self, again: bool) -> bool {
        let state = &mut self.state;
        let made = self
            .history
            .step(again, |other| std::mem::replace(state, other));
        if made {
            if !again {
                self.attempt.helps.add(Help::Undo);
            }
            self.changed();
        }
        made
    }

    /// True if there is something to undo, and to redo.
    pub fn can_undo_and_redo(&self) -> (bool, bool) {
        (self.history.can(false), self.history.can(true))
    }

    fn change(&mut self, state: Arranged) {
        let before = std::mem::replace(&mut self.state, state);
        self.history.did((), before);
        self.changed();
    }

    fn changed(&mut self) {
        self.held = None;
        self.hint = None;
        self.dead = None;
        self.look();
    }

    /// The puzzle and the progress.
    fn look(&mut self) {
        let fixed = self.only_fixed();
        let asks = |puzzle: Puzzle| Puzzle {
            fixed: fixed.list(puzzle.area),
            ..puzzle
        };
        self.puzzle = self.state.setup.puzzle().map(asks);
        let puzzle = self.puzzle.as_ref().ok();
        self.report = puzzle.map(|puzzle| inspect(puzzle, &self.state.board.position));
    }

    /// The part of a board for which the puzzle has tiles and places.
    fn fitting(&self, board: &TantrixBoard) -> TantrixBoard {
        let mut fitting = TantrixBoard::default();
        if let Ok(puzzle) = &self.puzzle {
            for (hex, lying) in board.position.iter() {
                if puzzle.area.has(hex) && puzzle.tiles.contains(lying.tile) {
                    fitting.position.lay(hex, lying);
                }
            }
        }
        let lying = fitting.position.tiles();
        let fixed = board.fixed.tiles().map(|tile| tile.number);
        fitting.fixed = fixed.filter(|tile| lying.contains(*tile)).collect();
        fitting
    }

    /// Takes up a tile; false if there is none, or if it is fixed.
    pub fn take_up(&mut self, spot: Spot, dragged: bool) -> bool {
        if matches!(spot, Spot::Board(hex) if self.is_fixed(hex)) {
            return false;
        }
        let (lying, from) = match spot {
            Spot::Tray(tile) => {
                let tray = self.tray();
                (tray.into_iter().find(|lying| lying.tile == tile), None)
            }
            Spot::Board(hex) => (self.position().at(hex), Some(hex)),
        };
        self.held = lying.map(|lying| Held {
            lying,
            from,
            dragged,
        });
        self.held.is_some()
    }

    /// Puts the tile in the hand on a place; a tile there goes where the first came from. Beside the board it goes
    /// back to the tray. On a fixed tile nothing changes.
    pub fn put_down(&mut self, to: Option<Hex>) {
        let Some(held) = self.held.take() else { return };
        if to.is_some_and(|hex| self.is_fixed(hex)) {
            return;
        }
        let on_board = |hex: &Hex| self.puzzle.as_ref().is_ok_and(|p| p.area.has(*hex));
        let mut position = self.position().clone();
        self.turns[usize::from(held.lying.tile) % 64] = held.lying.turn;
        match to.filter(on_board) {
            Some(hex) => {
                let other = position
                    .lay(hex, held.lying)
                    .filter(|other| other.tile != held.lying.tile);
                if let (Some(other), Some(from)) = (other, held.from) {
                    position.lay(from, other);
                }
            }
            None => {
                if let Some(from) = held.from {
                    position.take(from);
                }
            }
        }
        self.lay(position);
    }

    /// Returns the tile in the hand to its previous place.
    pub fn put_back(&mut self) {
        self.held = None;
    }

    /// Turns the tile in the hand by sixths clockwise; false if there is none.
    pub fn turn_held(&mut self, by: i8) -> bool {
        let Some(held) = &mut self.held else {
            return false;
        };
        held.lying.turn = turned(held.lying.turn, by);
        if held.from.is_none() {
            self.turns[usize::from(held.lying.tile) % 64] = held.lying.turn;
        }
        true
    }

    /// Turns the tile there by sixths clockwise.
    pub fn turn(&mut self, spot: Spot, by: i8) {
        match spot {
            Spot::Tray(tile) => {
                let turn = &mut self.turns[usize::from(tile) % 64];
                *turn = turned(*turn, by);
            }
            Spot::Board(hex) if self.is_fixed(hex) => {}
            Spot::Board(hex) => {
                if let Some(lying) = self.position().at(hex) {
                    let mut position = self.position().clone();
                    let turn = turned(lying.turn, by);
                    position.lay(hex, LyingTile { turn, ..lying });
                    self.lay(position);
                }
            }
        }
    }
}

fn turned(turn: u8, by: i8) -> u8 {
    (i16::from(turn) + i16::from(by)).rem_euclid(6) as u8
}

#[cfg(test)]
mod tests {
    use super::super::setup::PuzzleKind;
    use super::*;
    use proptest::prelude::*;

    fn play() -> TantrixSession {
        let setup = PuzzleSetup {
            kind: PuzzleKind::Board,
            ..PuzzleSetup::default()
        };
        TantrixSession::new(setup, TantrixPosition::default())
    }

    fn hex(q: i16, r: i16) -> Hex {
        Hex { r, q }
    }

    #[test]
    fn a_tile_goes_from_the_tray_to_the_board_and_back() {
        let mut play = play();
        assert_eq!(play.tray().len(), 6);
        assert!(play.take_up(Spot::Tray(4), true));
        assert!(play.turn_held(-1));
        play.put_down(Some(hex(1, 0)));
        let lying = LyingTile { tile: 4, turn: 5 };
        assert_eq!(play.position().at(hex(1, 0)), Some(lying));
        assert!(play.tray().iter().all(|lying| lying.tile != 4));
        // Dropped outside it is in the tray again, turned as it was.
        assert!(play.take_up(Spot::Board(hex(1, 0)), true));
        play.put_down(Some(hex(50, 50)));
        assert!(play.position().is_empty());
        assert!(play.tray().contains(&lying));
        assert!(play.undo());
        assert_eq!(play.position().at(hex(1, 0)), Some(lying));
        assert!(play.redo() && play.position().is_empty());
    }

    #[test]
    fn tiles_change_places() {
        let mut play = play();
        for (tile, place) in [(1, hex(0, 0)), (2, hex(1, 0))] {
            play.take_up(Spot::Tray(tile), false);
            play.put_down(Some(place));
        }
        play.take_up(Spot::Board(hex(0, 0)), true);
        play.put_down(Some(hex(1, 0)));
        assert_eq!(play.position().at(hex(1, 0)).map(|l| l.tile), Some(1));
        assert_eq!(play.position().at(hex(0, 0)).map(|l| l.tile), Some(2));
        // A tile from the tray sends the tile there to the tray.
        play.take_up(Spot::Tray(3), true);
        play.put_down(Some(hex(0, 0)));
        assert!(play.tray().iter().any(|lying| lying.tile == 2));
    }

    #[test]
    fn each_puzzle_keeps_its_board() {
        let mut play = play();
        play.take_up(Spot::Tray(6), true);
        play.put_down(Some(hex(0, 0)));
        let (board, here) = (play.setup().clone(), play.position().clone());
        let domino = PuzzleSetup {
            kind: PuzzleKind::Domino,
            ..board.clone()
        };
        play.choose(domino.clone());
        assert!(play.position().is_empty());
        play.take_up(Spot::Tray(2), true);
        play.put_down(Some(hex(3, 0)));
        let there = play.position().clone();
        play.choose(board);
        assert_eq!(play.position(), &here);
        play.choose(domino);
        assert_eq!(play.position(), &there);
        assert_eq!(play.attempt.moves, 1, "how it went is kept with it");
    }

    #[test]
    fn moves_and_what_was_taken_back_are_counted() {
        let mut play = play();
        for (tile, place) in [(1, hex(0, 0)), (2, hex(1, 0))] {
            play.take_up(Spot::Tray(tile), false);
            play.put_down(Some(place));
        }
        play.spend(1.5);
        assert_eq!((play.attempt.moves, play.attempt.time), (2, 1500));
        assert!(play.attempt.counts() && play.undo() && !play.attempt.counts());
    }

    proptest! {
        #[test]
        fn whatever_is_done_each_tile_is_somewhere_once_and_can_be_undone(
            actions in proptest::collection::vec((0u8..6, 0u8..8, -1i16..4, -1i16..4), 0..40),
        ) {
            let mut play = play();
            let mut states = vec![play.position().clone()];
            for (action, tile, q, r) in actions {
                let place = hex(q, r);
                match action {
                    0 => { play.take_up(Spot::Tray(tile), true); }
                    1 => { play.take_up(Spot::Board(place), tile % 2 == 0); }
                    2 => play.put_down(Some(place)),
                    3 => play.put_down(None),
                    4 => { play.turn_held(tile as i8); }
                    _ => play.turn(Spot::Board(place), tile as i8),
                }
                let count = play.tray().len() + play.position().iter().count();
                prop_assert_eq!(count, 6);
                if play.position() != &states[states.len() - 1] {
                    states.push(play.position().clone());
                }
            }
            while let Some(state) = states.pop() {
                prop_assert_eq!(play.position(), &state);
                prop_assert_eq!(play.undo(), !states.is_empty());
            }
        }
    }
}

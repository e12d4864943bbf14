//! The game by hand: what lies on the board, what is in the hand, and what can be taken back. Knows
//! nothing of the window.

mod hand;

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
const MOST_UNDONE: usize = 2000;

/// What a change changes.
#[derive(Clone, PartialEq, Debug)]
struct Arranged {
    setup: PuzzleSetup,
    board: TantrixBoard,
}

/// What lies, and which of the tiles stay where they lie.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct TantrixBoard {
    pub position: TantrixPosition,
    /// All of them lie.
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

/// The board of a puzzle, and how that goes.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct KeptBoard {
    pub board: TantrixBoard,
    pub attempt: Attempt,
}

/// A tile in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The tile, as it is turned.
    pub lying: LyingTile,
    /// Where it lay; none if it comes from the tray.
    pub from: Option<Hex>,
    /// Whether it is dragged: it comes down as soon as no button is held.
    pub dragged: bool,
}

/// What is under a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A tile in the tray.
    Tray(u8),
    /// A place of the board.
    Board(Hex),
}

/// The game.
pub struct TantrixSession {
    state: Arranged,
    puzzle: Result<Puzzle, Impossible>,
    report: Option<PositionReport>,
    history: History<Arranged>,
    /// How the tiles in the tray are turned, by number.
    turns: [u8; 64],
    /// The tile in the hand.
    pub held: Option<Held>,
    /// Where a tile could go, as the solver says.
    pub hint: Option<(Hex, LyingTile)>,
    /// A place that no tile fills any more, as a hint showed.
    pub dead: Option<Hex>,
    /// What lies on the boards of other puzzles, by [`PuzzleSetup::board_id`].
    boards: BTreeMap<String, KeptBoard>,
    /// How it goes.
    pub attempt: Attempt,
    /// What of a millisecond of its time has passed.
    rest: f64,
}

/// How many other puzzles' boards are kept.
const MOST_BOARDS: usize = 100;

impl TantrixSession {
    /// A game on its first board.
    #[cfg(test)]
    fn new(setup: PuzzleSetup, position: TantrixPosition) -> TantrixSession {
        let board = TantrixBoard {
            position,
            fixed: TileSet::default(),
        };
        let attempt = Attempt::default();
        TantrixSession::resumed(setup, KeptBoard { board, attempt }, BTreeMap::new())
    }

    /// A game as it was left, with the boards of other puzzles.
    pub fn resumed(
        setup: PuzzleSetup,
        here: KeptBoard,
        boards: BTreeMap<String, KeptBoard>,
    ) -> TantrixSession {
        let mut play = TantrixSession {
            puzzle: setup.asks(),
            state: Arranged {
                setup,
                board: TantrixBoard::default(),
            },
            report: None,
            history: History::with_most(MOST_UNDONE),
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

    /// What is chosen.
    pub fn setup(&self) -> &PuzzleSetup {
        &self.state.setup
    }

    /// The puzzle.
    ///
    /// # Errors
    /// Why it is none.
    pub fn puzzle(&self) -> Result<&Puzzle, Impossible> {
        self.puzzle.as_ref().map_err(|why| *why)
    }

    /// Why the puzzle has no solution, if that is known at once.
    pub fn impossible(&self) -> Option<Impossible> {
        match &self.puzzle {
            Ok(puzzle) => puzzle.line_colours().err(),
            Err(why) => Some(*why),
        }
    }

    /// What lies on the boards of other puzzles.
    pub fn boards(&self) -> &BTreeMap<String, KeptBoard> {
        &self.boards
    }

    /// Adds seconds spent at the board.
    pub fn spend(&mut self, seconds: f64) {
        self.rest += seconds * 1000.0;
        self.attempt.time += self.rest.trunc() as u64;
        self.rest = self.rest.fract();
    }

    /// What lies, and what of it stays.
    pub fn board(&self) -> &TantrixBoard {
        &self.state.board
    }

    /// What lies on the board.
    pub fn position(&self) -> &TantrixPosition {
        &self.state.board.position
    }

    /// The tiles that stay where they lie.
    pub fn fixed(&self) -> TileSet {
        self.state.board.fixed
    }

    /// Whether a tile lies there that stays.
    pub fn is_fixed(&self, hex: Hex) -> bool {
        let lying = self.position().at(hex);
        lying.is_some_and(|lying| self.fixed().contains(lying.tile))
    }

    /// The tiles that stay, as they lie.
    pub fn only_fixed(&self) -> TantrixPosition {
        let mut position = TantrixPosition::default();
        for (hex, lying) in self.position().iter() {
            if self.fixed().contains(lying.tile) {
                position.lay(hex, lying);
            }
        }
        position
    }

    /// Has the tile there stay, or no longer; false if none lies there.
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

    /// How far it is; none without a puzzle.
    pub fn report(&self) -> Option<&PositionReport> {
        self.report.as_ref()
    }

    /// Whether the puzzle is solved.
    pub fn solved(&self) -> bool {
        self.report.as_ref().is_some_and(PositionReport::solved)
    }

    /// The tiles that do not lie, by number, without that in the hand; each as it is turned.
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

    /// Chooses another puzzle. Each one's board is kept; where there is none yet, tiles that still fit stay where they
    /// are.
    pub fn choose(&mut self, setup: PuzzleSetup) {
        if setup == self.state.setup {
            return;
        }
        self.held = None;
        let same_sort =
            setup.kind == self.state.setup.kind && setup.challenge == self.state.setup.challenge;
        let (before, after) = (self.state.setup.board_id(), setup.board_id());
        self.puzzle = setup.asks();
        let kept = if before == after {
            None
        } else {
            let board = self.state.board.clone();
            let attempt = std::mem::take(&mut self.attempt);
            self.boards.insert(before, KeptBoard { board, attempt });
            let kept = self.boards.remove(&after);
            if let Some(kept) = &kept {
                self.attempt.clone_from(&kept.attempt);
            }
            kept
        };
        let left = self
            .boards
            .values()
            .filter(|kept| !kept.board.position.is_empty())
            .count();
        if left < self.boards.len() || left > MOST_BOARDS {
            self.boards
                .retain(|_, kept| !kept.board.position.is_empty());
            while self.boards.len() > MOST_BOARDS {
                self.boards.pop_first();
            }
        }
        let board = match (kept, same_sort) {
            (Some(kept), _) => self.fitting(&kept.board),
            (None, true) => self.fitting(&self.state.board),
            (None, false) => TantrixBoard::default(),
        };
        let drawn = setup.cells != self.state.setup.cells;
        if board == self.state.board && !drawn {
            // Nothing would be lost: there is nothing to take back.
            self.state.setup = setup;
            self.changed();
        } else {
            self.change(Arranged { setup, board });
        }
    }

    /// Has these tiles lie, and no others; those stay that stayed before, if they lie.
    pub fn lay(&mut self, position: TantrixPosition) {
        if position == *self.position() {
            return;
        }
        if self.position().is_empty() && self.attempt.counted {
            self.attempt = Attempt::default();
        }
        self.attempt.moves += 1;
        let fixed = self.fixed().tiles().map(|tile| tile.number);
        let fixed = fixed
            .filter(|tile| position.tiles().contains(*tile))
            .collect();
        self.change(Arranged {
            setup: self.state.setup.clone(),
            board: TantrixBoard { position, fixed },
        });
        if self.position().is_empty() {
            // Whoever clears the board begins again; a hint for its first tile is one all the same.
            self.attempt = Attempt::default();
        }
    }

    /// Takes the last change back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.step(false)
    }

    /// Makes the change that was taken back again; false if there is none.
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

    /// Whether there is something to take back, and to make again.
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

    /// What is asked, and how far it is.
    fn look(&mut self) {
        let fixed = self.only_fixed();
        let asks = |puzzle: Puzzle| Puzzle {
            fixed: fixed.list(puzzle.area),
            ..puzzle
        };
        self.puzzle = self.state.setup.asks().map(asks);
        let puzzle = self.puzzle.as_ref().ok();
        self.report = puzzle.map(|puzzle| inspect(puzzle, &self.state.board.position));
    }

    /// Of a board what the puzzle has tiles and places for.
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
}

#[cfg(test)]
mod tests;

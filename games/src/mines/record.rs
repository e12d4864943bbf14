//! What is kept of games: what was done, and the figures.

use super::board::MineBoard;
use super::game::{MinesGame, MinesSettings};
use super::size::{CellIndex, Size};
use serde::{Deserialize, Serialize};

/// A time in milliseconds; the caller chooses its origin.
pub type Millis = u64;

/// The kind of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ActionKind {
    /// [`MinesGame::open`]
    Open(CellIndex),
    /// [`MinesGame::mark`]
    Mark(CellIndex),
    /// [`MinesGame::chord`]
    Chord(CellIndex),
    /// [`MinesGame::undo`]
    Undo,
}

/// An action and its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimedAction {
    /// When.
    pub time: Millis,
    pub kind: ActionKind,
}

impl TimedAction {
    pub fn new(time: Millis, kind: ActionKind) -> TimedAction {
        TimedAction { time, kind }
    }
}

/// A game to replay: make its actions, one after the other, on the game that
/// [`start`](GameRecord::start) gives, with [`MinesGame::act`].
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// How it was played.
    pub settings: MinesSettings,
    pub board: MineBoard,
    /// All that was done, in order.
    pub actions: Vec<TimedAction>,
}

impl GameRecord {
    /// The game before the first action.
    pub fn start(&self) -> MinesGame {
        MinesGame::on(self.board.clone(), self.settings)
    }
}

/// Clicks by what they were for, as players count them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ClickCounts {
    /// Those that opened cells.
    pub left: u64,
    /// Those that changed a mark.
    pub right: u64,
    /// Those on a number that opened what is around it.
    pub chord: u64,
    /// Those that changed nothing.
    pub wasted: u64,
}

impl ClickCounts {
    /// All of them.
    pub fn all(self) -> u64 {
        self.left + self.right + self.chord + self.wasted
    }

    /// One more; taking back is none.
    pub(super) fn count(&mut self, kind: ActionKind, changed: bool) {
        let count = match kind {
            ActionKind::Undo => return,
            _ if !changed => &mut self.wasted,
            ActionKind::Open(_) => &mut self.left,
            ActionKind::Mark(_) => &mut self.right,
            ActionKind::Chord(_) => &mut self.chord,
        };
        *count += 1;
    }
}

/// The figures of a game, over or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// The size of the board.
    pub size: Size,
    /// Whether it was won.
    pub won: bool,
    /// How often a mine was opened.
    pub losses: usize,
    /// From the first opening to the end, or to now.
    pub time: Millis,
    /// The fewest openings that win: [`MineBoard::three_bv`].
    pub three_bv: usize,
    /// How much of that is opened.
    pub three_bv_done: usize,
    /// Openings and islands of the board: [`MineBoard::parts`].
    pub openings: usize,
    /// See `openings`.
    pub islands: usize,
    pub clicks: ClickCounts,
}

impl GameSummary {
    /// 3BV/s: how much of the board was solved in a second; none for a game that took no time.
    pub fn three_bv_per_second(&self) -> Option<f64> {
        per_second(self.three_bv_done as u64, self.time)
    }

    /// The fewest openings of what is opened, divided by the clicks that it took.
    pub fn efficiency(&self) -> f64 {
        self.three_bv_done as f64 / self.clicks.all().max(1) as f64
    }

    /// Points from the time, as the article asks for them; 0 for a game that is not won.
    pub fn points(&self) -> u64 {
        match self.won {
            true => points(self.three_bv, self.time),
            false => 0,
        }
    }
}

/// 3BV/s for so much 3BV in this time; none if it took no time.
pub(super) fn per_second(three_bv: u64, time: Millis) -> Option<f64> {
    (time > 0).then(|| three_bv as f64 * 1000.0 / time as f64)
}

/// The points of a won game: 1000 × 3BV / (time in tenths of a second + 10), rounded.
pub fn points(three_bv: usize, time: Millis) -> u64 {
    (1000.0 * three_bv as f64 / (time as f64 / 100.0 + 10.0)).round() as u64
}

//! Records of single games: actions for replays, and figures.

use super::board::MineBoard;
use super::game::{MinesGame, MinesSettings};
use super::size::{CellIndex, Size};
use serde::{Deserialize, Serialize};

/// A time in milliseconds; the caller chooses its origin.
pub type Millis = u64;

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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimedAction {
    pub time: Millis,
    pub kind: ActionKind,
}

impl TimedAction {
    pub fn new(time: Millis, kind: ActionKind) -> TimedAction {
        TimedAction { time, kind }
    }
}

/// A replay. To replay it, take the game from [`start`](GameRecord::start) and perform the actions with
/// [`MinesGame::act`].
#[derive(Clone, Debug)]
pub struct GameRecord {
    pub settings: MinesSettings,
    pub board: MineBoard,
    /// All actions in order.
    pub actions: Vec<TimedAction>,
}

impl GameRecord {
    /// The game before the first action.
    pub fn start(&self) -> MinesGame {
        MinesGame::on_board(self.board.clone(), self.settings)
    }
}

/// Numbers of clicks by their effect, as players count them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ClickCounts {
    /// Clicks that opened cells.
    pub left: u64,
    /// Clicks that changed a mark.
    pub right: u64,
    /// Clicks on a number that opened its neighbours.
    pub chord: u64,
    /// Clicks without effect.
    pub wasted: u64,
}

impl ClickCounts {
    /// The number of all clicks.
    pub fn all(self) -> u64 {
        self.left + self.right + self.chord + self.wasted
    }

    /// Counts a click; undo is not counted.
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
    pub size: Size,
    pub won: bool,
    /// Number of opened mines.
    pub losses: usize,
    /// The time from the first opening to the end, or to now.
    pub time: Millis,
    /// [`MineBoard::three_bv`]
    pub three_bv: usize,
    /// The opened part of the 3BV.
    pub three_bv_done: usize,
    /// The number of openings of the board ([`MineBoard::parts`]).
    pub openings: usize,
    /// The number of islands of the board ([`MineBoard::parts`]).
    pub islands: usize,
    pub clicks: ClickCounts,
}

impl GameSummary {
    /// 3BV/s, the speed of solving; `None` if the time is 0.
    pub fn three_bv_per_second(&self) -> Option<f64> {
        per_second(self.three_bv_done as u64, self.time)
    }

    /// The opened 3BV per click.
    pub fn efficiency(&self) -> f64 {
        self.three_bv_done as f64 / self.clicks.all().max(1) as f64
    }

    /// [`points`], which the article asks for; 0 for a game that is not won.
    pub fn points(&self) -> u64 {
        if self.won {
            points(self.three_bv, self.time)
        } else {
            0
        }
    }
}

/// 3BV per second; `None` if the time is 0.
pub(super) fn per_second(three_bv: u64, time: Millis) -> Option<f64> {
    (time > 0).then(|| three_bv as f64 * 1000.0 / time as f64)
}

/// The points of a won game: 1000 × 3BV / (time in tenths of a second + 10), rounded.
pub fn points(three_bv: usize, time: Millis) -> u64 {
    (1000.0 * three_bv as f64 / (time as f64 / 100.0 + 10.0)).round() as u64
}

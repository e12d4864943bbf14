//! What is kept of games: what was done, and the figures.

use super::board::MineBoard;
use super::game::{MinesGame, MinesSettings};
use super::size::{CellIndex, Size};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
    // Saved games of version 0.1 call it so.
    #[serde(rename = "deed")]
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

/// The figures of a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// The size of the board.
    pub size: Size,
    /// Whether it was won.
    pub won: bool,
    /// How often a mine was opened.
    pub losses: usize,
    /// From the first opening to the end.
    pub time: Millis,
    /// The fewest openings that win: [`MineBoard::three_bv`].
    pub three_bv: usize,
    /// How many actions there were.
    pub clicks: usize,
}

impl GameSummary {
    /// 3BV/s: how much of the board was solved in a second; none for a game that took no time.
    pub fn three_bv_per_second(&self) -> Option<f64> {
        (self.time > 0).then(|| self.three_bv as f64 * 1000.0 / self.time as f64)
    }

    /// The fewest openings that win, divided by the actions that it took.
    pub fn efficiency(&self) -> f64 {
        self.three_bv as f64 / self.clicks.max(1) as f64
    }
}

/// How many of the best times are kept.
pub const BEST_TIMES: usize = 10;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SizeStatistics {
    /// How many games were finished.
    pub games: u64,
    /// How many of them were won.
    pub wins: u64,
    /// How many were won since the last loss.
    pub streak: u64,
    /// The most that were won without a loss between.
    pub best_streak: u64,
    /// The best times, the best first, at most [`BEST_TIMES`].
    pub best_times: Vec<Millis>,
    /// What the games that were won had together: the fewest openings that win …
    pub three_bv: u64,
    /// … the actions …
    pub clicks: u64,
    /// … and the time.
    pub time: Millis,
}

impl SizeStatistics {
    /// 3BV/s of all games that were won, taken together; none if they took no time.
    pub fn three_bv_per_second(&self) -> Option<f64> {
        (self.time > 0).then(|| self.three_bv as f64 * 1000.0 / self.time as f64)
    }

    /// The fewest openings that win divided by the actions, for all games that were won.
    pub fn efficiency(&self) -> Option<f64> {
        (self.clicks > 0).then(|| self.three_bv as f64 / self.clicks as f64)
    }
}

/// The games of each size.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// By size.
    pub sizes: BTreeMap<Size, SizeStatistics>,
}

impl Statistics {
    /// Counts a game that is over. It counts once, at its first end: what comes after an undone loss
    /// is no game of its own.
    pub fn add(&mut self, summary: &GameSummary) {
        let first_end = summary.losses == usize::from(!summary.won);
        if !first_end {
            return;
        }
        let tally = self.sizes.entry(summary.size).or_default();
        tally.games += 1;
        if !summary.won {
            tally.streak = 0;
            return;
        }
        tally.wins += 1;
        tally.streak += 1;
        tally.best_streak = tally.best_streak.max(tally.streak);
        tally.three_bv += summary.three_bv as u64;
        tally.clicks += summary.clicks as u64;
        tally.time += summary.time;
        let place = tally
            .best_times
            .partition_point(|&best| best <= summary.time);
        tally.best_times.insert(place, summary.time);
        tally.best_times.truncate(BEST_TIMES);
    }
}

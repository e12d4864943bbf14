//! Statistics of many games: figures by kind of game, and a history with dates.

use super::game::MinesSettings;
use super::generate::{BoardRule, FirstClick};
use super::record::{GameSummary, Millis, per_second, points};
use super::size::Size;
use crate::Helps;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The number of best times kept for each kind.
pub const MAX_BEST_TIMES: usize = 3;

/// The number of games kept in the history.
pub const MAX_HISTORY: usize = 200;

/// A class of comparable games: same size, same rules for the board, all with or all without flags.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct GameKind {
    pub size: Size,
    pub rule: BoardRule,
    /// The first cell is guaranteed to be a zero.
    pub zero: bool,
    /// Flags were used.
    pub flags: bool,
}

impl GameKind {
    /// The kind of a game with these settings.
    pub fn of(settings: &MinesSettings, flags: bool) -> GameKind {
        GameKind {
            size: settings.size,
            rule: settings.rule,
            zero: settings.rule.is_without_guess() || settings.first == FirstClick::Zero,
            flags,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    Won,
    Lost,
    /// The player started another game before the end.
    Abandoned,
}

/// A game of the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedGame {
    /// Time of its end, in seconds since 1970 (UTC).
    pub date: u64,
    pub kind: GameKind,
    pub outcome: Outcome,
    pub time: Millis,
    pub three_bv: u64,
    /// The opened part of the 3BV.
    pub three_bv_done: u64,
    #[serde(default)]
    pub helps: Helps,
}

impl PlayedGame {
    pub fn new(
        date: u64,
        kind: GameKind,
        outcome: Outcome,
        helps: Helps,
        summary: &GameSummary,
    ) -> PlayedGame {
        PlayedGame {
            date,
            kind,
            outcome,
            time: summary.time,
            three_bv: summary.three_bv as u64,
            three_bv_done: summary.three_bv_done as u64,
            helps,
        }
    }

    /// [`GameSummary::points`].
    pub fn points(&self) -> u64 {
        match self.outcome {
            Outcome::Won => points(self.three_bv as usize, self.time),
            Outcome::Lost | Outcome::Abandoned => 0,
        }
    }
}

/// Figures of all games of a kind without help.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KindStatistics {
    /// The number of games, including abandoned ones.
    pub played: u64,
    pub won: u64,
    /// The best times in rising order, at most [`MAX_BEST_TIMES`].
    pub best_times: Vec<Millis>,
    /// Total time of the won games.
    pub time: Millis,
    /// The best 3BV/s of a won game; 0 if none took any time.
    pub best_per_second: f64,
    /// The most points.
    pub points: u64,
}

impl KindStatistics {
    /// Mean time of the won games; `None` if there are none.
    pub fn mean_time(&self) -> Option<Millis> {
        self.time.checked_div(self.won)
    }

    fn add(&mut self, game: &PlayedGame) {
        self.played += 1;
        if game.outcome != Outcome::Won {
            return;
        }
        self.won += 1;
        self.time += game.time;
        self.points = self.points.max(game.points());
        if let Some(speed) = per_second(game.three_bv, game.time) {
            self.best_per_second = self.best_per_second.max(speed);
        }
        let place = self.best_times.partition_point(|&best| best <= game.time);
        self.best_times.insert(place, game.time);
        self.best_times.truncate(MAX_BEST_TIMES);
    }
}

/// All statistics, as they are saved.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    pub kinds: BTreeMap<GameKind, KindStatistics>,
    /// The last games, with or without help, the newest last; at most [`MAX_HISTORY`].
    pub history: Vec<PlayedGame>,
}

impl Statistics {
    /// Counts a finished game. One with help is added to the history only.
    pub fn add(&mut self, game: PlayedGame) {
        if game.helps.is_empty() {
            self.kinds.entry(game.kind).or_default().add(&game);
        }
        self.history.push(game);
        let surplus = self.history.len().saturating_sub(MAX_HISTORY);
        self.history.drain(..surplus);
    }

    /// True if no game was counted.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty() && self.history.is_empty()
    }
}

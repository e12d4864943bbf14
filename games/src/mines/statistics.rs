//! What is kept of games: which of them count, their figures by kind, and the last ones with their dates.

use super::game::MinesSettings;
use super::generate::{BoardRule, FirstClick};
use super::record::{GameSummary, Millis, per_second, points};
use super::size::Size;
use crate::helps::Helps;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many of the best times are kept.
pub const BEST_TIMES: usize = 3;

/// How many of the last games are kept.
pub const HISTORY: usize = 200;

/// Games that can be compared with each other: as large, laid in the same way, played with or without flags.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct GameKind {
    pub size: Size,
    pub rule: BoardRule,
    /// Whether the first cell is sure to be a zero.
    pub zero: bool,
    /// Whether flags were put.
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
    /// Another game was begun before the end.
    Abandoned,
}

/// A game of the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedGame {
    /// When it ended, in seconds since 1970 (UTC).
    pub date: u64,
    pub kind: GameKind,
    pub outcome: Outcome,
    pub time: Millis,
    pub three_bv: u64,
    /// How much of that was opened.
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

/// Figures of all games of a kind that were played without help.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KindStatistics {
    /// Number of games, those given up included.
    pub played: u64,
    pub won: u64,
    /// The best times, the best first, at most [`BEST_TIMES`].
    pub best_times: Vec<Millis>,
    /// Total time of the games that were won.
    pub time: Millis,
    /// The best 3BV/s of a game that was won; 0 if none took any time.
    pub best_per_second: f64,
    /// The most points.
    pub points: u64,
}

impl KindStatistics {
    /// Mean time of the games that were won; none if there are none.
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
        self.best_times.truncate(BEST_TIMES);
    }
}

/// The games of each kind, and the last ones.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    pub kinds: BTreeMap<GameKind, KindStatistics>,
    /// The last games, the newest last, at most [`HISTORY`]; those that were helped, too.
    pub history: Vec<PlayedGame>,
}

impl Statistics {
    /// Counts a game at its end; one that was helped stands in the history alone.
    pub fn add(&mut self, game: PlayedGame) {
        if game.helps.is_empty() {
            self.kinds.entry(game.kind).or_default().add(&game);
        }
        self.history.push(game);
        self.forget_old();
    }

    /// Keeps the history as long as it may be.
    pub fn forget_old(&mut self) {
        let old = self.history.len().saturating_sub(HISTORY);
        self.history.drain(..old);
    }

    /// Whether nothing was ever played.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty() && self.history.is_empty()
    }
}

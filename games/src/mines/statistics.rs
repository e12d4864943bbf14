//! What is kept of games: which of them count, their figures by kind, and the last ones with their dates.

use super::game::MinesSettings;
use super::generate::{BoardRule, FirstClick};
use super::record::{GameSummary, Millis, points};
use super::size::Size;
use super::training::PatternCounts;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How many of the best times are kept.
pub const BEST_TIMES: usize = 10;

/// How many of the last games are kept.
pub const HISTORY: usize = 200;

/// What made a game one that does not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Help {
    /// The board was seen before: played again, from a file, or by a number that was typed.
    Known,
    Hint,
    /// The probabilities were shown.
    Probabilities,
    /// A look under a cell.
    Peek,
    Undo,
    /// The solver made a move.
    Solver,
    /// The mines were shown, or written to a file.
    Revealed,
}

/// All that helped; empty for a game that counts.
pub type Helps = BTreeSet<Help>;

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
    /// All clicks.
    pub clicks: u64,
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
            clicks: summary.clicks.all(),
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

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SizeStatistics {
    /// How many games were finished.
    pub games: u64,
    /// How many of them were won.
    pub wins: u64,
    /// How many were given up before their end; not among `games`.
    pub abandoned: u64,
    /// How many were won since the last loss.
    pub streak: u64,
    /// The most that were won without a loss between.
    pub best_streak: u64,
    /// The best times, the best first, at most [`BEST_TIMES`].
    pub best_times: Vec<Millis>,
    /// The most points.
    pub points: u64,
    /// What the games that were won had together: the fewest openings that win …
    pub three_bv: u64,
    /// … the clicks …
    pub clicks: u64,
    /// … and the time.
    pub time: Millis,
}

impl SizeStatistics {
    /// 3BV/s of all games that were won, taken together; none if they took no time.
    pub fn three_bv_per_second(&self) -> Option<f64> {
        (self.time > 0).then(|| self.three_bv as f64 * 1000.0 / self.time as f64)
    }

    /// The fewest openings that win divided by the clicks, for all games that were won.
    pub fn efficiency(&self) -> Option<f64> {
        (self.clicks > 0).then(|| self.three_bv as f64 / self.clicks as f64)
    }

    fn add(&mut self, game: &PlayedGame) {
        match game.outcome {
            Outcome::Abandoned => {
                self.abandoned += 1;
                self.streak = 0;
            }
            Outcome::Lost => {
                self.games += 1;
                self.streak = 0;
            }
            Outcome::Won => {
                self.games += 1;
                self.wins += 1;
                self.streak += 1;
                self.best_streak = self.best_streak.max(self.streak);
                self.three_bv += game.three_bv;
                self.clicks += game.clicks;
                self.time += game.time;
                self.points = self.points.max(game.points());
                let place = self.best_times.partition_point(|&best| best <= game.time);
                self.best_times.insert(place, game.time);
                self.best_times.truncate(BEST_TIMES);
            }
        }
    }
}

/// The games of each kind, and the last ones.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    pub kinds: BTreeMap<GameKind, SizeStatistics>,
    /// The last games, the newest last, at most [`HISTORY`]; those that were helped, too.
    pub history: Vec<PlayedGame>,
    /// The patterns that were found and missed.
    pub patterns: PatternCounts,
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

//! Training: which patterns a player sees and which are missed, and positions to learn those.

use super::board::MineBoard;
use super::difficulty::Difficulty;
use super::generate::{BoardRule, FirstClick, NoGuessMethod, generate_while};
use super::pattern::{Pattern, easiest_while, proving};
use super::position::{MinesPosition, SeenCell};
use super::record::{ActionKind, GameRecord, Millis};
use super::review::GameReview;
use super::size::{CellIndex, Size};
use engine::chance::Chance;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How often a pattern was seen in games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PatternFigures {
    /// How often a cell was opened that it proves safe.
    pub found: u64,
    /// How often it was the easiest that proved a cell safe, and a cell was opened that was not.
    pub missed: u64,
    /// How long it took to find it, from the action before, all times together.
    pub time: Millis,
}

impl PatternFigures {
    /// The share that was missed; none if it never came up.
    pub fn share_missed(&self) -> Option<f64> {
        let all = self.found + self.missed;
        (all > 0).then(|| self.missed as f64 / all as f64)
    }

    /// How long it took on average; none if it was never found.
    pub fn mean_time(&self) -> Option<Millis> {
        self.time.checked_div(self.found)
    }
}

/// The patterns of games.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PatternCounts(BTreeMap<Pattern, PatternFigures>);

/// A pattern counts as many times as missed on average before anything is known of it.
const PRIOR: f64 = 5.0;

impl PatternCounts {
    /// Those of a game with its review; none once `go_on` says no. Only openings of single cells count: what a click on
    /// a number was thought from nobody knows.
    pub fn of_while(
        record: &GameRecord,
        review: &GameReview,
        go_on: &dyn Fn() -> bool,
    ) -> Option<PatternCounts> {
        let mut counts = PatternCounts::default();
        let mut game = record.start();
        let mut before = record.actions.first().map_or(0, |action| action.time);
        for (action, click) in record.actions.iter().zip(&review.clicks) {
            if !go_on() {
                return None;
            }
            if let (ActionKind::Open(cell), Some(click)) = (action.kind, click) {
                let position = game.position();
                if click.is_guess() && click.least == 0.0 {
                    if let Ok(Some((pattern, _))) = easiest_while(&position, go_on) {
                        counts.figures(pattern).missed += 1;
                    }
                } else if !click.is_guess() && position.cells().iter().any(is_open) {
                    let figures = counts.figures(proving(&position, cell));
                    figures.found += 1;
                    figures.time += action.time.saturating_sub(before);
                }
            }
            before = action.time;
            let laid = game.act(*action);
            debug_assert!(laid.is_ok(), "the board is there");
        }
        Some(counts)
    }

    fn figures(&mut self, pattern: Pattern) -> &mut PatternFigures {
        self.0.entry(pattern).or_default()
    }

    /// Adds those of other games.
    pub fn add(&mut self, other: &PatternCounts) {
        for (pattern, figures) in other.iter() {
            let sum = self.figures(pattern);
            sum.found += figures.found;
            sum.missed += figures.missed;
            sum.time += figures.time;
        }
    }

    /// The patterns that came up, the easiest first.
    pub fn iter(&self) -> impl Iterator<Item = (Pattern, PatternFigures)> {
        self.0.iter().map(|(pattern, figures)| (*pattern, *figures))
    }

    /// Whether none came up.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The pattern to train: that of which the largest share is missed, a few times as often as on average being added
    /// to each so that one miss alone says little; if none was missed, that which takes longest. None without games.
    pub fn weakest(&self) -> Option<Pattern> {
        let (found, missed) = self.iter().fold((0, 0), |(found, missed), (_, figures)| {
            (found + figures.found, missed + figures.missed)
        });
        let mean = missed as f64 / (found + missed).max(1) as f64;
        let weakness = |(_, figures): &(Pattern, PatternFigures)| {
            let all = (figures.found + figures.missed) as f64;
            let share = (figures.missed as f64 + PRIOR * mean) / (all + PRIOR);
            (share, figures.mean_time().unwrap_or(0))
        };
        let weakest = self.iter().max_by(|one, other| {
            let (one, other) = (weakness(one), weakness(other));
            one.0.total_cmp(&other.0).then(one.1.cmp(&other.1))
        });
        weakest.map(|(pattern, _)| pattern)
    }
}

fn is_open(seen: &SeenCell) -> bool {
    matches!(seen, SeenCell::Open(_))
}

/// A position to find a safe cell in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// What lies under it.
    pub board: MineBoard,
    pub position: MinesPosition,
    /// The easiest pattern that helps.
    pub pattern: Pattern,
    /// What it proves safe. Other cells may be safe, too, by harder ones.
    pub safe: Vec<CellIndex>,
}

/// How many boards are played for an exercise.
const BOARDS: usize = 300;

/// A position of a board of this size, in which this is the easiest pattern that proves a cell safe. None if no board had
/// one, if no board of this size is without guesses, or once `go_on` says no.
pub fn exercise_while(
    pattern: Pattern,
    size: Size,
    chance: &mut Chance,
    go_on: &dyn Fn() -> bool,
) -> Option<Exercise> {
    let rule = match pattern.difficulty() {
        hard @ (Difficulty::MinesLeft | Difficulty::Cases) => BoardRule::NoGuessOf(hard),
        Difficulty::OneClue | Difficulty::TwoClues => BoardRule::NoGuess(NoGuessMethod::Repaired),
    };
    for _ in 0..BOARDS {
        let start = chance.below(size.cells() as u64) as CellIndex;
        let board = generate_while(size, start, FirstClick::Zero, rule, chance, go_on).ok()?;
        let mut position = MinesPosition::closed(size);
        open(&board, start, &mut position);
        // One after the other as a player would, who sees the easiest first.
        while let Ok(Some((easiest, safe))) = easiest_while(&position, go_on) {
            if easiest == pattern {
                return Some(Exercise {
                    board,
                    position,
                    pattern,
                    safe,
                });
            }
            safe.iter()
                .for_each(|&cell| open(&board, cell, &mut position));
        }
        if !go_on() {
            return None;
        }
    }
    None
}

/// Opens a cell without a mine, with what a zero opens.
fn open(board: &MineBoard, cell: CellIndex, position: &mut MinesPosition) {
    board.flood(cell, |cell| {
        let new = position.is_unknown(cell);
        if let (true, Some(clue)) = (new, board.clue(cell)) {
            position.set(cell, SeenCell::Open(clue));
        }
        new
    });
}

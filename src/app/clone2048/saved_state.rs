//! What is saved: the game in progress for the window, the best scores and the choices for all windows.

use super::session::{BlockHelp, Clone2048Session, GameOrigin};
use crate::app::common::app_context::AppContext;
use crate::app::common::seed::new_seed;
use crate::store::{SavedValue, Shared, WindowFile, set_chosen};
use games::clone2048::{BlockRules, Direction, DisplayMode, Level};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// How many rows, and as many columns, a board can have in the window: cells of a larger one could not be read.
pub const SIDES: RangeInclusive<usize> = 2..=32;

/// All that is saved.
pub struct Clone2048SavedState {
    shared: Shared<Clone2048Records>,
    game: WindowFile<Option<SavedBlockGame>>,
    /// The choices as this window saved or read them last.
    chosen: Clone2048Choices,
}

/// What all windows share.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct Clone2048Records {
    choices: Clone2048Choices,
    bests: Vec<Best>,
}

impl SavedValue for Clone2048Records {
    const NAME: &'static str = "third";
}

impl SavedValue for Option<SavedBlockGame> {
    const NAME: &'static str = "third-game";
}

/// What a person chose.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(default)]
pub struct Clone2048Choices {
    /// How blocks are shown: its place in [`DisplayMode::ALL`].
    mode: usize,
    /// The slider, 0 (turtle) to 1 (hare).
    pub speed: f32,
    /// How long the automatic player thinks about a move, in milliseconds.
    pub thinking: u64,
    /// The size of the next new board.
    pub size: usize,
    /// The obstacles of the next new board.
    pub obstacles: usize,
    /// The number of the next new board; 0 before there is one.
    pub next_seed: u64,
    /// The rules of the next new board.
    pub rules: BlockRules,
}

/// The best score on boards of a kind.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct Best {
    size: usize,
    obstacles: usize,
    /// Of people.
    own: u64,
    /// Of games that were helped.
    helped: u64,
    /// The highest level of people's games.
    level: Level,
    rules: BlockRules,
}

/// A game: from its beginning its moves lead to all that it is.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct SavedBlockGame {
    seed: u64,
    size: usize,
    obstacles: usize,
    /// The text of the file it was read from; empty for a new board.
    read: String,
    /// One letter a move: L, R, U, D.
    made: String,
    /// The moves taken back, the one to be made again first in front.
    undone: String,
    helps: BTreeSet<BlockHelp>,
    rules: BlockRules,
    file: Option<String>,
}

impl Default for Clone2048Choices {
    fn default() -> Clone2048Choices {
        Clone2048Choices {
            mode: 3,
            speed: 0.66,
            thinking: 20,
            size: 4,
            obstacles: 0,
            next_seed: 0,
            rules: BlockRules::Paper,
        }
    }
}

impl Clone2048Choices {
    /// How blocks are shown.
    pub fn mode(&self) -> DisplayMode {
        DisplayMode::ALL[self.mode.min(DisplayMode::ALL.len() - 1)]
    }

    /// Shows blocks otherwise.
    pub fn set_mode(&mut self, mode: DisplayMode) {
        self.mode = DisplayMode::ALL
            .iter()
            .position(|m| *m == mode)
            .unwrap_or(0);
    }

    /// The same, all of it within its bounds, whoever wrote the file.
    fn sane(self) -> Clone2048Choices {
        let size = within(self.size);
        Clone2048Choices {
            size,
            obstacles: self.obstacles.min(size * size - self.rules.first_blocks()),
            next_seed: match self.next_seed {
                0 => new_seed(),
                seed => seed,
            },
            thinking: self.thinking.clamp(1, 10_000),
            speed: if self.speed.is_nan() {
                0.0
            } else {
                self.speed.clamp(0.0, 1.0)
            },
            ..self
        }
    }
}

impl Clone2048SavedState {
    pub fn open(app: &mut AppContext) -> Clone2048SavedState {
        let shared = app.shared::<Clone2048Records>();
        Clone2048SavedState {
            chosen: shared.value().choices.clone(),
            shared,
            game: app.window_file(),
        }
    }

    /// What was chosen.
    pub fn choices(&self) -> Clone2048Choices {
        self.chosen.clone().sane()
    }

    /// The game as it was left. None if there is none, or if what was saved is no game.
    pub fn game(&self) -> Option<Clone2048Session> {
        self.game.value().as_ref().as_ref()?.game()
    }

    /// What was reached, as far as this window knows.
    pub fn records(&self) -> &Clone2048Records {
        self.shared.value()
    }

    /// Takes over what other windows reached.
    pub fn advance(&mut self) {
        self.shared.advance();
    }

    /// Saves the choices that are others now than before.
    pub fn choose(&mut self, now: &Clone2048Choices) {
        if self.chosen == *now {
            return;
        }
        let now = now.clone();
        let before = std::mem::replace(&mut self.chosen, now.clone());
        self.shared.update(move |records| {
            let choices = &mut records.choices;
            set_chosen!(choices, before, now; mode, speed, thinking, size, obstacles, next_seed, rules);
        });
    }

    /// Counts the score of a game, and saves the game and the choices.
    pub fn update(&mut self, table: &Clone2048Session, choices: &Clone2048Choices) {
        self.choose(choices);
        if let Some(best) = Best::of(table)
            && !self.records().has(&best)
        {
            self.shared.update(move |records| records.count(best));
        }
        self.game.set_if_new(Some(SavedBlockGame::of(table)));
    }
}

impl Clone2048Records {
    /// The best scores on boards like this by these rules: of people, and of games that were helped; and the highest
    /// level of people's games.
    pub fn best_by(
        &self,
        rules: BlockRules,
        (size, obstacles): (usize, usize),
    ) -> (u64, u64, Level) {
        let same =
            |best: &&Best| (best.size, best.obstacles, best.rules) == (size, obstacles, rules);
        let best = self.bests.iter().find(same);
        best.map_or((0, 0, 0), |best| (best.own, best.helped, best.level))
    }

    /// What people reached without help, board by board, in rising order: its size, its obstacles, its rules; the score and
    /// the highest level.
    pub fn list(&self) -> Vec<((usize, usize), BlockRules, u64, Level)> {
        let own = self.bests.iter().filter(|best| best.own > 0);
        let record = |best: &Best| {
            (
                (best.size, best.obstacles),
                best.rules,
                best.own,
                best.level,
            )
        };
        let mut records: Vec<_> = own.map(record).collect();
        records.sort_by_key(|(kind, rules, ..)| (*kind, *rules == BlockRules::Classic));
        records
    }

    /// True if it would not change by a score.
    fn has(&self, best: &Best) -> bool {
        let mut counted = self.clone();
        counted.count(*best);
        counted == *self
    }

    fn count(&mut self, best: Best) {
        let same = self.bests.iter_mut().find(|other| other.is_like(&best));
        match same {
            Some(other) => {
                other.level = other.level.max(best.level);
                other.own = other.own.max(best.own);
                other.helped = other.helped.max(best.helped);
            }
            None => self.bests.push(best),
        }
    }
}

impl Best {
    /// The score of a game as it is; none of one from a file, whose score may be anything.
    fn of(table: &Clone2048Session) -> Option<Best> {
        let GameOrigin::Dealt { size, obstacles } = table.origin() else {
            return None;
        };
        let (score, level) = (table.state().score, table.highest());
        let own = table.helps.is_empty();
        Some(Best {
            size: *size,
            obstacles: *obstacles,
            rules: table.rules(),
            own: if own { score } else { 0 },
            level: if own { level } else { 0 },
            helped: if own { 0 } else { score },
        })
    }

    fn is_like(&self, other: &Best) -> bool {
        let kind = |best: &Best| (best.size, best.obstacles, best.rules);
        kind(self) == kind(other)
    }
}

impl SavedBlockGame {
    fn of(table: &Clone2048Session) -> SavedBlockGame {
        let (made, undone) = table.moves();
        let letters = |moves: &[Direction]| moves.iter().map(|d| letter_of(*d)).collect();
        let file = table.file.as_ref().and_then(|path| path.to_str());
        let mut saved = SavedBlockGame {
            seed: table.seed(),
            made: letters(made),
            undone: letters(undone),
            helps: table.helps.clone(),
            rules: table.rules(),
            file: file.map(str::to_owned),
            ..SavedBlockGame::default()
        };
        match table.origin() {
            GameOrigin::Dealt { size, obstacles } => {
                (saved.size, saved.obstacles) = (*size, *obstacles);
            }
            GameOrigin::Read(state) => saved.read = state.to_string(),
        }
        saved
    }

    /// The game; none if what was saved is not one.
    fn game(&self) -> Option<Clone2048Session> {
        let mut table = if self.read.is_empty() {
            if !SIDES.contains(&self.size) {
                return None;
            }
            Clone2048Session::deal_by(self.rules, self.size, self.obstacles, self.seed).ok()?
        } else {
            Clone2048Session::read(self.read.parse().ok()?, self.seed)
        };
        let moves = self.made.chars().chain(self.undone.chars());
        let moves: Vec<Direction> = moves.map(direction_of).collect::<Option<_>>()?;
        if !table.catch_up(&moves, self.made.len()) {
            return None;
        }
        table.helps.clone_from(&self.helps);
        table.file = self.file.as_ref().map(PathBuf::from);
        Some(table)
    }
}

/// The nearest size that a board can have.
pub fn within(size: usize) -> usize {
    size.clamp(*SIDES.start(), *SIDES.end())
}

fn letter_of(direction: Direction) -> char {
    match direction {
        Direction::Left => 'L',
        Direction::Right => 'R',
        Direction::Up => 'U',
        Direction::Down => 'D',
    }
}

fn direction_of(letter: char) -> Option<Direction> {
    let same = |direction: &Direction| letter_of(*direction) == letter;
    Direction::ALL.into_iter().find(same)
}

#[cfg(test)]
mod tests;

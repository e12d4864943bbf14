//! What is saved: the game in progress, the best scores, the choices.

use super::session::{BlockHelp, Clone2048Session, GameOrigin};
use crate::app::common::saver::{Salvage, SavedValue, newer};
use crate::app::common::seed::new_seed;
use games::clone2048::{BlockRules, Direction, DisplayMode, Level};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// How many rows, and as many columns, a board can have in the window: cells of a larger one could not be read.
pub const SIDES: RangeInclusive<usize> = 2..=32;

/// All that is saved.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct Clone2048SavedState {
    choices: Clone2048Choices,
    bests: Vec<Best>,
    game: Option<SavedBlockGame>,
}

impl SavedValue for Clone2048SavedState {
    const NAME: &'static str = "third";
    // Without one of its moves it is another game.
    const SALVAGE: Salvage = Salvage::Entries { whole: &["game"] };

    /// Of games, that of the window in which was played last is saved.
    fn merged(&self, seen: &Clone2048SavedState, file: Clone2048SavedState) -> Clone2048SavedState {
        let mut merged = Clone2048SavedState {
            choices: self.choices.merged(&seen.choices, &file.choices),
            bests: file.bests,
            game: newer(&self.game, &seen.game, file.game),
        };
        // Best scores only rise.
        for best in self.bests.iter().filter(|best| !seen.bests.contains(best)) {
            merged.count(*best);
        }
        merged
    }
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
struct SavedBlockGame {
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
    /// What version 0.1 said of help: that the automatic player made moves.
    #[serde(skip_serializing)]
    helped: bool,
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

    fn merged(&self, seen: &Clone2048Choices, file: &Clone2048Choices) -> Clone2048Choices {
        Clone2048Choices {
            mode: newer(&self.mode, &seen.mode, file.mode),
            speed: newer(&self.speed, &seen.speed, file.speed),
            thinking: newer(&self.thinking, &seen.thinking, file.thinking),
            size: newer(&self.size, &seen.size, file.size),
            obstacles: newer(&self.obstacles, &seen.obstacles, file.obstacles),
            next_seed: newer(&self.next_seed, &seen.next_seed, file.next_seed),
            rules: newer(&self.rules, &seen.rules, file.rules),
        }
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
    /// What was chosen.
    pub fn choices(&self) -> Clone2048Choices {
        self.choices.clone().sane()
    }

    /// The game as it was left. None if there is none, or if what was saved is no game.
    pub fn game(&self) -> Option<Clone2048Session> {
        let saved = self.game.as_ref()?;
        let mut table = if saved.read.is_empty() {
            if !SIDES.contains(&saved.size) {
                return None;
            }
            Clone2048Session::deal_by(saved.rules, saved.size, saved.obstacles, saved.seed).ok()?
        } else {
            Clone2048Session::read(saved.read.parse().ok()?, saved.seed)
        };
        let moves = saved.made.chars().chain(saved.undone.chars());
        let moves: Vec<Direction> = moves.map(direction_of).collect::<Option<_>>()?;
        if !table.catch_up(&moves, saved.made.len()) {
            return None;
        }
        table.helps.clone_from(&saved.helps);
        table
            .helps
            .extend(saved.helped.then_some(BlockHelp::Automatic));
        table.file = saved.file.as_ref().map(PathBuf::from);
        Some(table)
    }

    /// The best scores on boards like this, by the paper's rules: of people, and of games that were helped.
    #[cfg(test)]
    fn best(&self, kind: (usize, usize)) -> (u64, u64) {
        let (own, helped, _) = self.best_by(BlockRules::Paper, kind);
        (own, helped)
    }

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
    pub fn records(&self) -> Vec<((usize, usize), BlockRules, u64, Level)> {
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

    /// Chooses, without a change of the game.
    pub fn choose(&mut self, choices: &Clone2048Choices) {
        self.choices = choices.clone();
    }

    /// Counts the score of a game, and takes over the game and the choices.
    pub fn update(&mut self, table: &Clone2048Session, choices: &Clone2048Choices) {
        self.choices = choices.clone();
        let (made, undone) = table.moves();
        let letters = |moves: &[Direction]| moves.iter().map(|d| letter_of(*d)).collect();
        let mut saved = SavedBlockGame {
            seed: table.seed(),
            made: letters(made),
            undone: letters(undone),
            helps: table.helps.clone(),
            rules: table.rules(),
            file: table
                .file
                .as_ref()
                .and_then(|path| path.to_str())
                .map(str::to_owned),
            ..SavedBlockGame::default()
        };
        match table.origin() {
            GameOrigin::Dealt { size, obstacles } => {
                (saved.size, saved.obstacles) = (*size, *obstacles);
                let (score, level) = (table.state().score, table.highest());
                let of = Best {
                    size: *size,
                    obstacles: *obstacles,
                    rules: table.rules(),
                    ..Best::default()
                };
                self.count(match table.helps.is_empty() {
                    true => Best {
                        own: score,
                        level,
                        ..of
                    },
                    false => Best {
                        helped: score,
                        ..of
                    },
                });
            }
            // Its score may be anything: it is no best of anyone.
            GameOrigin::Read(state) => saved.read = state.to_string(),
        }
        self.game = Some(saved);
    }

    fn count(&mut self, best: Best) {
        let kind = |best: &Best| (best.size, best.obstacles, best.rules);
        match self
            .bests
            .iter_mut()
            .find(|other| kind(other) == kind(&best))
        {
            Some(other) => {
                other.level = other.level.max(best.level);
                other.own = other.own.max(best.own);
                other.helped = other.helped.max(best.helped);
            }
            None => self.bests.push(best),
        }
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

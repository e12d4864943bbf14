//! What is saved: the game in progress for the window, the best scores and the choices for all windows.

use super::session::Clone2048Session;
use crate::store::{SavedValue, Shared, WindowFile, set_chosen};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::seed::new_seed;
use games::Helps;
use games::clone2048::{BlockRules, Direction, DisplayMode, Level};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
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
    bests: BTreeMap<BoardKind, BestScore>,
}

impl SavedValue for Clone2048Records {
    const NAME: &'static str = "clone2048";
}

impl SavedValue for Option<SavedBlockGame> {
    const NAME: &'static str = "clone2048-game";
}

/// What a person chose.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(default)]
pub struct Clone2048Choices {
    /// How blocks are shown.
    pub mode: DisplayMode,
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

/// Boards whose scores can be compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
pub struct BoardKind {
    /// Rows, and columns.
    pub size: usize,
    pub obstacles: usize,
    pub rules: BlockRules,
}

impl BoardKind {
    /// Boards by the paper's rules.
    #[cfg(test)]
    pub fn paper(size: usize, obstacles: usize) -> BoardKind {
        BoardKind {
            size,
            obstacles,
            rules: BlockRules::Paper,
        }
    }
}

/// The best of all games on boards of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct BestScore {
    /// Without help.
    pub own: u64,
    /// Of games that were helped.
    pub helped: u64,
    /// The highest level without help.
    pub level: Level,
}

impl BestScore {
    fn add(&mut self, table: &Clone2048Session) {
        let score = table.state().score;
        if table.helps.is_empty() {
            self.own = self.own.max(score);
            self.level = self.level.max(table.highest());
        } else {
            self.helped = self.helped.max(score);
        }
    }

    /// The better of both.
    fn merge(&mut self, other: BestScore) {
        self.own = self.own.max(other.own);
        self.helped = self.helped.max(other.helped);
        self.level = self.level.max(other.level);
    }
}

/// A game: from its beginning its moves lead to all that it is.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct SavedBlockGame {
    seed: u64,
    kind: BoardKind,
    /// The text of the file it was read from; none for a board that was dealt.
    read: Option<String>,
    /// The moves made, then those taken back, the one to be made again first in front.
    moves: Vec<Direction>,
    /// How many are made.
    made: usize,
    helps: Helps,
    file: Option<String>,
}

impl Default for Clone2048Choices {
    fn default() -> Clone2048Choices {
        Clone2048Choices {
            mode: DisplayMode::Powers2048,
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

    /// The best on each kind of board, as far as this window knows.
    pub fn bests(&self) -> &BTreeMap<BoardKind, BestScore> {
        &self.shared.value().bests
    }

    /// The best on boards of a kind.
    pub fn best(&self, kind: BoardKind) -> BestScore {
        self.bests().get(&kind).copied().unwrap_or_default()
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

    /// Counts the score of a game, and saves the game and the choices. The score of a game from a file may be anything:
    /// it does not count.
    pub fn update(&mut self, table: &Clone2048Session, choices: &Clone2048Choices) {
        self.choose(choices);
        let kind = table.kind();
        let before = self.best(kind);
        let mut best = before;
        best.add(table);
        if best != before && table.file_state().is_none() {
            self.shared
                .update(move |records| records.bests.entry(kind).or_default().merge(best));
        }
        self.game.set_if_new(Some(SavedBlockGame::of(table)));
    }
}

impl SavedBlockGame {
    fn of(table: &Clone2048Session) -> SavedBlockGame {
        let (made, undone) = table.moves();
        let file = table.file.as_ref().and_then(|path| path.to_str());
        SavedBlockGame {
            seed: table.seed(),
            kind: table.kind(),
            read: table.file_state().map(ToString::to_string),
            moves: [made, undone].concat(),
            made: made.len(),
            helps: table.helps.clone(),
            file: file.map(str::to_owned),
        }
    }

    /// The game; none if what was saved is not one.
    fn game(&self) -> Option<Clone2048Session> {
        let mut table = match &self.read {
            Some(text) => Clone2048Session::read(text.parse().ok()?, self.seed),
            None if SIDES.contains(&self.kind.size) => {
                Clone2048Session::deal(self.kind, self.seed).ok()?
            }
            None => return None,
        };
        if !table.catch_up(&self.moves, self.made) {
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

#[cfg(test)]
mod tests;

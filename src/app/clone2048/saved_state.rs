//! What is saved: the game in progress, the best scores, the choices.

use super::session::{BlockHelp, Clone2048Session, GameOrigin};
use crate::app::common::saver::{Salvage, SavedValue, newer};
use crate::app::common::seed::new_seed;
use engine::games::clone2048::{BlockRules, Direction, DisplayMode, Level};
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
mod tests {
    use super::*;
    use engine::chance::Chance;

    fn played() -> Clone2048Session {
        let mut table = Clone2048Session::deal(5, 4, 11).unwrap();
        let mut chance = Chance::new(2);
        for _ in 0..40 {
            table.make(Direction::ALL[chance.below(4) as usize]);
        }
        table
    }

    fn through_ron(state: &Clone2048SavedState) -> Clone2048SavedState {
        ron::from_str(&ron::to_string(state).unwrap()).unwrap()
    }

    #[test]
    fn a_saved_game_goes_on_as_it_would_have() {
        let mut table = played();
        for _ in 0..7 {
            table.undo();
        }
        let mut record = Clone2048SavedState::default();
        table.file = Some(PathBuf::from("/tmp/x.tab"));
        record.update(&table, &Clone2048Choices::default());
        let mut other = through_ron(&record).game().unwrap();
        assert_eq!(other.file, table.file);
        assert_eq!(other.state(), table.state());
        assert_eq!(other.moves(), table.moves());
        assert_eq!(other.helps, BTreeSet::from([BlockHelp::Undo]));
        while table.redo().is_some() {
            other.redo();
            assert_eq!(other.state(), table.state());
        }
        assert!(table.undo() && other.undo());
        assert_eq!(other.state(), table.state());
    }

    #[test]
    fn a_game_from_a_file_is_saved_too_and_is_no_best_score() {
        let state = "3\n999999\nAA.\n.*.\n..B\n".parse().unwrap();
        let mut table = Clone2048Session::read(state, 4);
        table.make(Direction::Left);
        let mut record = Clone2048SavedState::default();
        record.update(&table, &Clone2048Choices::default());
        assert_eq!(record.best(table.kind()), (0, 0));
        let other = through_ron(&record).game().unwrap();
        assert_eq!(other.state(), table.state());
    }

    #[test]
    fn best_scores_are_for_each_kind_of_board_and_only_rise() {
        let mut table = played();
        let mut record = Clone2048SavedState::default();
        let choices = Clone2048Choices::default();
        record.update(&table, &choices);
        let score = table.state().score;
        assert!(score > 0);
        assert_eq!(record.best((5, 4)), (score, 0));
        assert_eq!(record.best((5, 3)), (0, 0));
        let level = table.highest();
        assert_eq!(record.best_by(BlockRules::Paper, (5, 4)), (score, 0, level));
        assert_eq!(record.best_by(BlockRules::Classic, (5, 4)), (0, 0, 0));
        // Taken back it is helped: its score counts apart.
        assert!(table.undo());
        let undone = table.state().score;
        record.update(&table, &choices);
        assert_eq!(record.best((5, 4)), (score, undone));
        while table.redo().is_some() {}
        record.update(&table, &choices);
        assert_eq!(record.best((5, 4)), (score, table.state().score));
        assert_eq!(record.best_by(BlockRules::Paper, (5, 4)).2, level);
    }

    #[test]
    fn nonsense_in_the_file_does_no_harm() {
        let text = "(choices: (mode: 77, speed: inf, size: 900, obstacles: 5000, thinking: 0))";
        let record: Clone2048SavedState = ron::from_str(text).unwrap();
        let choices = record.choices.sane();
        assert_eq!(choices.mode(), DisplayMode::Powers2048);
        assert_eq!((choices.size, choices.obstacles), (32, 1023));
        assert_eq!((choices.speed, choices.thinking), (1.0, 1));
        for game in [
            "(size: 1)",
            "(size: 4, obstacles: 16)",
            "(size: 4, made: \"LX\")",
            "(read: \"1\\n\")",
        ] {
            let text = format!("(game: Some({game}))");
            let record: Clone2048SavedState = ron::from_str(&text).unwrap();
            assert!(record.game().is_none(), "{game}");
        }
    }

    /// What is saved of a game with this many moves, and its score.
    fn after(moves: usize, seed: u64) -> (Clone2048SavedState, u64) {
        let mut table = Clone2048Session::deal(4, 0, seed).unwrap();
        for number in 0..moves {
            table.make(Direction::ALL[number % 4]);
        }
        let mut state = Clone2048SavedState::default();
        state.update(&table, &Clone2048Choices::default());
        (state, table.state().score)
    }

    #[test]
    fn of_two_windows_both_best_scores_count_and_the_last_game_is_saved() {
        let ((one, high), (two, low)) = (after(29, 1), after(8, 2));
        assert!(low < high);
        let seen = Clone2048SavedState::default();
        let file = one.merged(&seen, seen.clone());
        assert_eq!(file, one);
        let file = two.merged(&seen, file);
        assert_eq!(file.best((4, 0)), (high, 0));
        assert_eq!(file.game().unwrap().seed(), 2);
        assert_eq!(two.merged(&two, file.clone()), file);
    }

    #[test]
    fn of_two_windows_each_keeps_what_it_chose() {
        let table = Clone2048Session::deal(4, 0, 1).unwrap();
        let seen = Clone2048SavedState::default();
        let (mut one, mut two) = (seen.clone(), seen.clone());
        let (mut slow, mut large) = (one.choices(), two.choices());
        slow.speed = 0.0;
        one.update(&table, &slow);
        large.size = 8;
        two.choose(&large);
        let file = two.merged(&seen, one);
        let chosen = file.choices();
        assert_eq!((chosen.speed, chosen.size), (0.0, 8));
        assert!(file.game().is_some(), "the other window's");
    }
}

//! What is kept from one start to the next: the game in progress, the best scores, the choices.
//!
//! It is one record, `third.ron`. Two windows share the best scores, and each keeps the choices that it
//! changed; of games the last to write wins.

use super::table::{Origin, Table};
use crate::app::common::storage::{Cause, Storage, StorageError, newer};
use engine::games::clone2048::{Direction, Mode, SIZES};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The name of the record.
const NAME: &str = "third";
/// All that is kept.
#[derive(Clone, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct Record {
    choices: Choices,
    /// The choices as they were read.
    #[serde(skip)]
    seen: Choices,
    bests: Vec<Best>,
    game: Option<KeptGame>,
}

/// What a person chose.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(default)]
pub struct Choices {
    /// How blocks are shown: its place in [`Mode::ALL`].
    mode: usize,
    /// The slider, 0 (turtle) to 1 (hare).
    pub speed: f32,
    /// How long the automatic player thinks about a move, in milliseconds.
    pub thinking: u64,
    /// The size of the next new board.
    pub size: usize,
    /// The obstacles of the next new board.
    pub obstacles: usize,
    /// The number of the next new board.
    pub next_seed: u64,
}

/// The best score on boards of a kind.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct Best {
    size: usize,
    obstacles: usize,
    /// Of people.
    own: u64,
    /// Of games in which the automatic player made moves.
    helped: u64,
}

/// A game: from its beginning its moves lead to all that it is.
#[derive(Clone, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
struct KeptGame {
    seed: u64,
    size: usize,
    obstacles: usize,
    /// The text of the file it was read from; empty for a new board.
    read: String,
    /// One letter a move: L, R, U, D.
    made: String,
    /// The moves taken back, the one to be made again first in front.
    undone: String,
    helped: bool,
    file: Option<String>,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            mode: 3,
            speed: 0.55,
            thinking: 20,
            size: 4,
            obstacles: 0,
            next_seed: 1,
        }
    }
}

impl Choices {
    /// How blocks are shown.
    pub fn mode(&self) -> Mode {
        Mode::ALL[self.mode.min(Mode::ALL.len() - 1)]
    }

    /// Shows blocks otherwise.
    pub fn set_mode(&mut self, mode: Mode) {
        self.mode = Mode::ALL.iter().position(|m| *m == mode).unwrap_or(0);
    }

    /// These where this window changed what it had `seen`, the `other` window's elsewhere.
    fn merged(&self, seen: &Choices, other: &Choices) -> Choices {
        Choices {
            mode: newer(&self.mode, &seen.mode, other.mode),
            speed: newer(&self.speed, &seen.speed, other.speed),
            thinking: newer(&self.thinking, &seen.thinking, other.thinking),
            size: newer(&self.size, &seen.size, other.size),
            obstacles: newer(&self.obstacles, &seen.obstacles, other.obstacles),
            next_seed: newer(&self.next_seed, &seen.next_seed, other.next_seed),
        }
    }

    /// The same, all of it within its bounds, whoever wrote the file.
    fn sane(self) -> Choices {
        let size = super::table::within(self.size);
        Choices {
            size,
            obstacles: self.obstacles.min(size * size - 1),
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

impl Record {
    /// The record as it was left, and why it cannot be read, if it cannot.
    pub fn load(storage: &Storage) -> (Record, Option<StorageError>) {
        let (mut record, trouble) = storage.record::<Record>(NAME);
        record.choices = record.choices.sane();
        record.seen = record.choices.clone();
        (record, trouble)
    }

    /// What was chosen.
    pub fn choices(&self) -> Choices {
        self.choices.clone()
    }

    /// The game as it was left. None if there is none, or if what was kept is no game.
    pub fn game(&self) -> Option<Table> {
        let kept = self.game.as_ref()?;
        let mut table = if kept.read.is_empty() {
            if !SIZES.contains(&kept.size) {
                return None;
            }
            Table::deal(kept.size, kept.obstacles, kept.seed).ok()?
        } else {
            Table::read(kept.read.parse().ok()?, kept.seed)
        };
        let moves = kept.made.chars().chain(kept.undone.chars());
        let moves: Vec<Direction> = moves.map(direction_of).collect::<Option<_>>()?;
        if !table.catch_up(&moves, kept.made.len()) {
            return None;
        }
        table.helped = kept.helped;
        table.file = kept.file.as_ref().map(PathBuf::from);
        Some(table)
    }

    /// The best scores on boards like this: of people, and with the automatic player.
    pub fn best(&self, (size, obstacles): (usize, usize)) -> (u64, u64) {
        let same = |best: &&Best| (best.size, best.obstacles) == (size, obstacles);
        let best = self.bests.iter().find(same);
        best.map_or((0, 0), |best| (best.own, best.helped))
    }

    /// Counts the score of a game, and keeps the game and the choices.
    pub fn update(&mut self, table: &Table, choices: &Choices) {
        self.choices = choices.clone();
        let (made, undone) = table.moves();
        let letters = |moves: &[Direction]| moves.iter().map(|d| letter_of(*d)).collect();
        let mut kept = KeptGame {
            seed: table.seed(),
            made: letters(made),
            undone: letters(undone),
            helped: table.helped,
            file: table
                .file
                .as_ref()
                .and_then(|path| path.to_str())
                .map(str::to_owned),
            ..KeptGame::default()
        };
        match table.origin() {
            Origin::Dealt { size, obstacles } => {
                (kept.size, kept.obstacles) = (*size, *obstacles);
                let score = table.state().score;
                self.count(Best {
                    size: *size,
                    obstacles: *obstacles,
                    own: if table.helped { 0 } else { score },
                    helped: if table.helped { score } else { 0 },
                });
            }
            // Its score may be anything: it is no best of anyone.
            Origin::Read(state) => kept.read = state.to_string(),
        }
        self.game = Some(kept);
    }

    fn count(&mut self, best: Best) {
        let same = |other: &&mut Best| (other.size, other.obstacles) == (best.size, best.obstacles);
        match self.bests.iter_mut().find(same) {
            Some(other) => {
                other.own = other.own.max(best.own);
                other.helped = other.helped.max(best.helped);
            }
            None => self.bests.push(best),
        }
    }

    /// Writes it, with what another window chose and added to the best scores.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&self, storage: &Storage) -> Result<(), StorageError> {
        let written = storage.change_record(NAME, |record: &mut Record| {
            record.choices = self.choices.merged(&self.seen, &record.choices);
            record.game = self.game.clone();
            for best in &self.bests {
                record.count(*best);
            }
        });
        match written {
            // Who has no folder was told so when the window opened.
            Err(error) if error.cause != Cause::Nowhere => Err(error),
            _ => Ok(()),
        }
    }
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

    fn played() -> Table {
        let mut table = Table::deal(5, 4, 11).unwrap();
        let mut chance = Chance::new(2);
        for _ in 0..40 {
            table.make(Direction::ALL[chance.below(4) as usize]);
        }
        for _ in 0..7 {
            table.undo();
        }
        table
    }

    fn through_ron(record: &Record) -> Record {
        ron::from_str(&ron::to_string(record).unwrap()).unwrap()
    }

    #[test]
    fn a_kept_game_goes_on_as_it_would_have() {
        let mut table = played();
        let mut record = Record::default();
        table.file = Some(PathBuf::from("/tmp/x.tab"));
        record.update(&table, &Choices::default());
        let mut other = through_ron(&record).game().unwrap();
        assert_eq!(other.file, table.file);
        assert_eq!(other.state(), table.state());
        assert_eq!(other.moves(), table.moves());
        while table.redo().is_some() {
            other.redo();
            assert_eq!(other.state(), table.state());
        }
        assert!(table.undo() && other.undo());
        assert_eq!(other.state(), table.state());
    }

    #[test]
    fn a_game_from_a_file_is_kept_too_and_is_no_best_score() {
        let state = "3\n999999\nAA.\n.*.\n..B\n".parse().unwrap();
        let mut table = Table::read(state, 4);
        table.make(Direction::Left);
        let mut record = Record::default();
        record.update(&table, &Choices::default());
        assert_eq!(record.best(table.kind()), (0, 0));
        let other = through_ron(&record).game().unwrap();
        assert_eq!(other.state(), table.state());
    }

    #[test]
    fn best_scores_are_kept_for_each_kind_of_board_and_only_rise() {
        let mut table = played();
        let mut record = Record::default();
        let choices = Choices::default();
        record.update(&table, &choices);
        let score = table.state().score;
        assert!(score > 0);
        assert_eq!(record.best((5, 4)), (score, 0));
        assert_eq!(record.best((5, 3)), (0, 0));
        while table.undo() {}
        record.update(&table, &choices);
        assert_eq!(record.best((5, 4)), (score, 0));
        while table.redo().is_some() {}
        table.helped = true;
        record.update(&table, &choices);
        assert_eq!(record.best((5, 4)), (score, table.state().score));
    }

    #[test]
    fn nonsense_in_the_file_does_no_harm() {
        let text = "(choices: (mode: 77, speed: inf, size: 900, obstacles: 5000, thinking: 0))";
        let record: Record = ron::from_str(text).unwrap();
        let choices = record.choices.sane();
        assert_eq!(choices.mode(), Mode::Powers2048);
        assert_eq!((choices.size, choices.obstacles), (32, 1023));
        assert_eq!((choices.speed, choices.thinking), (1.0, 1));
        for game in [
            "(size: 1)",
            "(size: 4, obstacles: 16)",
            "(size: 4, made: \"LX\")",
            "(read: \"1\\n\")",
        ] {
            let text = format!("(game: Some({game}))");
            let record: Record = ron::from_str(&text).unwrap();
            assert!(record.game().is_none(), "{game}");
        }
    }
}

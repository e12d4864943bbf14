//! What Minesweeper saves: the choices, the game in progress, the statistics.

use super::clock::GameClock;
use super::session::MinesSession;
use crate::store::{SavedValue, Shared, WindowFile, set_chosen};
use crate::window::games_kit::Attempt;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::seed::new_seed;
use games::mines::{
    ActionKind, BoardRule, Difficulty, FirstClick, Millis, MineBoard, MinesGame, MinesPosition,
    MinesSettings, NoGuessMethod, PlayedGame, Size, Statistics, TimedAction,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How many columns, and how many rows, a board can have in the window: beyond that nobody plays, and
/// a position as large is looked at better in parts. The library and the command line go further.
pub const SIDES: RangeInclusive<usize> = 2..=100;

/// What the person chose.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct MinesChoices {
    /// The size of the next board.
    pub size: Size,
    /// What is asked of it.
    pub rule: BoardRule,
    /// What its first opening is sure to be.
    pub first: FirstClick,
    /// Whether flags on all mines win, too.
    pub win_by_flags: bool,
    /// Whether a mark can be a question mark.
    pub question_marks: bool,
    /// Whether cells are never smaller than a fingertip.
    pub large: bool,
    /// The number of the next board.
    pub next_seed: u64,
}

impl Default for MinesChoices {
    fn default() -> MinesChoices {
        MinesChoices {
            size: Size::BEGINNER,
            rule: BoardRule::Any,
            first: FirstClick::Zero,
            win_by_flags: false,
            question_marks: false,
            large: false,
            next_seed: 0,
        }
    }
}

impl MinesChoices {
    /// The sizes with a name.
    pub const SIZES: [Size; 3] = [Size::BEGINNER, Size::INTERMEDIATE, Size::EXPERT];
    /// The rules, from the simplest on.
    pub const RULES: [BoardRule; 8] = [
        BoardRule::Any,
        BoardRule::NotEnclosed,
        BoardRule::NoGuess(NoGuessMethod::Repaired),
        BoardRule::NoGuess(NoGuessMethod::Filtered),
        BoardRule::NoGuessOf(Difficulty::OneClue),
        BoardRule::NoGuessOf(Difficulty::TwoClues),
        BoardRule::NoGuessOf(Difficulty::MinesLeft),
        BoardRule::NoGuessOf(Difficulty::Cases),
    ];
    /// What a first opening can be sure to be.
    pub const FIRSTS: [FirstClick; 3] = [FirstClick::Zero, FirstClick::Safe, FirstClick::Any];

    /// How a game with these choices is played.
    pub fn settings(&self) -> MinesSettings {
        MinesSettings {
            size: self.size,
            rule: self.rule,
            first: self.first,
            win_by_flags: self.win_by_flags,
            question_marks: self.question_marks,
        }
    }

    /// The number of the next board; the one after it is ready then.
    pub fn take_seed(&mut self) -> u64 {
        let seed = self.next_seed;
        self.next_seed = seed.wrapping_add(1) % SEEDS;
        seed
    }
}

/// Numbers of boards that are not typed are short.
const SEEDS: u64 = 1_000_000;

/// Whether a board of this size can be shown.
pub fn can_be_shown(size: Size) -> bool {
    SIDES.contains(&size.columns()) && SIDES.contains(&size.rows())
}

/// Whether it can be played, too: it has mines, and a cell without one.
pub fn can_be_played(size: Size) -> bool {
    can_be_shown(size) && (1..size.cells()).contains(&size.mines())
}

/// What is saved of the game behind its tab.
pub struct MinesSavedState {
    choices: Shared<SavedChoices>,
    /// The choices as this window saved or read them last.
    chosen: Option<MinesChoices>,
    statistics: Shared<Statistics>,
    game: WindowFile<Option<SavedMinesGame>>,
    position: WindowFile<SavedPosition>,
    /// What `game` was made of.
    save_key: Option<SaveKey>,
}

/// What differs between two moments of which each has something to save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SaveKey {
    /// The number of the position, which counts up.
    number: u64,
    actions: usize,
    helps: usize,
    /// The interval at which its time alone is saved.
    second: Millis,
}

impl MinesSavedState {
    pub fn open(app: &mut AppContext) -> MinesSavedState {
        let choices = app.shared::<SavedChoices>();
        MinesSavedState {
            chosen: choices.value().0,
            choices,
            statistics: app.shared(),
            game: app.window_file(),
            position: app.window_file(),
            save_key: None,
        }
    }

    /// The choices; at the first start with a number of its own, so that not everybody gets the same
    /// boards.
    pub fn choices(&self) -> MinesChoices {
        let choices = self.chosen.filter(|choices| can_be_played(choices.size));
        choices.unwrap_or_else(|| MinesChoices {
            next_seed: new_seed(),
            ..MinesChoices::default()
        })
    }

    /// Saves the choices that are others now than before.
    pub fn save_choices(&mut self, now: MinesChoices) {
        let before = self.chosen.replace(now);
        if before == Some(now) {
            return;
        }
        self.choices.update(move |SavedChoices(choices)| {
            let choices = choices.get_or_insert(now);
            let before = before.unwrap_or_default();
            set_chosen!(choices, before, now; size, rule, first, win_by_flags, question_marks, large, next_seed);
        });
    }

    /// The game that was left.
    pub fn game(&self) -> Option<MinesSession> {
        Option::clone(&self.game.value())?.play()
    }

    /// Saves the game, which is at the position with this `number`, unless that was done: also while it is
    /// played, as the window may be killed.
    pub fn save_game(&mut self, play: &MinesSession, number: u64, seconds: f64) {
        let save_key = SaveKey {
            number,
            actions: play.game().actions().len(),
            helps: play.attempt.helps.kinds().count() + usize::from(play.attempt.counted),
            second: play.clock().shows(seconds) / 1000,
        };
        if self.save_key != Some(save_key) {
            self.save_key = Some(save_key);
            self.game.set(Some(SavedMinesGame::of(play, seconds)));
        }
    }

    /// The position that was looked at instead of the game.
    pub fn position(&self) -> Option<MinesPosition> {
        let position: MinesPosition = self.position.value().0.as_ref()?.parse().ok()?;
        can_be_shown(position.size()).then_some(position)
    }

    /// Saves the position that is looked at, if one is.
    pub fn save_position(&self, position: Option<&MinesPosition>) {
        let text = position.map(MinesPosition::to_string);
        self.position.set_if_new(SavedPosition(text));
    }

    /// The statistics, with the games of other windows as far as they are known.
    pub fn statistics(&self) -> &Statistics {
        self.statistics.value()
    }

    /// Has the games of other windows looked up, for [`MinesSavedState::advance`].
    pub fn look(&self) {
        self.statistics.look();
    }

    /// Takes over the games of other windows.
    pub fn advance(&mut self) {
        self.statistics.advance();
    }

    /// Counts a game that is over.
    pub fn count(&mut self, game: PlayedGame) {
        self.statistics
            .update(move |statistics| statistics.add(game.clone()));
    }

    /// Forgets all games, those of other windows too.
    pub fn forget(&mut self) {
        self.statistics
            .update(|statistics| *statistics = Statistics::default());
    }
}

/// The choices, once there are any.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct SavedChoices(Option<MinesChoices>);

impl SavedValue for SavedChoices {
    const NAME: &'static str = "mines-choices";
}

/// A position as its file says it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct SavedPosition(Option<String>);

impl SavedValue for SavedPosition {
    const NAME: &'static str = "mines-position";
}

impl SavedValue for Statistics {
    const NAME: &'static str = "mines-statistics";
}

impl SavedValue for Option<SavedMinesGame> {
    const NAME: &'static str = "mines-game";
}

/// A game: its actions lead to all that it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedMinesGame {
    settings: MinesSettings,
    seed: u64,
    /// The board, as a file shows it, once it is laid.
    board: Option<String>,
    actions: Vec<TimedAction>,
    attempt: Attempt,
}

impl SavedMinesGame {
    fn of(play: &MinesSession, seconds: f64) -> SavedMinesGame {
        let game = play.game();
        SavedMinesGame {
            settings: game.settings(),
            seed: play.seed(),
            board: game
                .board()
                .map(|board| MinesPosition::from(board).to_string()),
            actions: game.actions().to_vec(),
            attempt: Attempt {
                time: play.clock().shows(seconds),
                ..play.attempt.clone()
            },
        }
    }

    /// The game; none if what was saved is not one.
    fn play(self) -> Option<MinesSession> {
        let size = self.settings.size;
        let on_board = |action: &TimedAction| match action.kind {
            ActionKind::Open(cell) | ActionKind::Mark(cell) | ActionKind::Chord(cell) => {
                size.contains(cell)
            }
            ActionKind::Undo => true,
        };
        if !can_be_played(size) || !self.actions.iter().all(on_board) {
            return None;
        }
        let mut game = MinesGame::new(self.settings, self.seed);
        if let Some(board) = self.board {
            game.set_board(MineBoard::from_position(&board.parse().ok()?)?);
        }
        for action in self.actions {
            let lays = matches!(action.kind, ActionKind::Open(_)) && game.board().is_none();
            if lays {
                return None;
            }
            game.act(action).ok()?;
        }
        let clock = GameClock::at(self.attempt.time);
        Some(MinesSession::resumed(game, self.seed, clock, self.attempt))
    }
}

#[cfg(test)]
mod tests;

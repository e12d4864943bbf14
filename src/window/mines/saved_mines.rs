//! Saved state of Minesweeper: choices, the game in progress, the studied position, statistics.

use super::mines_session::{GameClock, MinesSession};
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

/// Allowed numbers of columns and rows in the window. The library and the command line allow more.
pub const SIDES: RangeInclusive<usize> = 2..=100;

/// The player's choices.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct MinesChoices {
    /// Size of the next board.
    pub size: Size,
    /// Rule of the next board.
    pub rule: BoardRule,
    /// Guarantee for the first opening.
    pub first: FirstClick,
    /// True if flags on all mines win, too.
    pub win_by_flags: bool,
    /// True if marks include a question mark.
    pub question_marks: bool,
    /// True if cells are never smaller than a fingertip.
    pub large: bool,
    /// Seed of the next board.
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
    /// The named sizes.
    pub const SIZES: [Size; 3] = [Size::BEGINNER, Size::INTERMEDIATE, Size::EXPERT];
    /// All rules, simplest first.
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
    /// All guarantees for the first opening.
    pub const FIRSTS: [FirstClick; 3] = [FirstClick::Zero, FirstClick::Safe, FirstClick::Any];

    /// The settings of a game with these choices.
    pub fn settings(&self) -> MinesSettings {
        MinesSettings {
            size: self.size,
            rule: self.rule,
            first: self.first,
            win_by_flags: self.win_by_flags,
            question_marks: self.question_marks,
        }
    }

    /// Takes the seed of the next board and advances it.
    pub fn take_seed(&mut self) -> u64 {
        let seed = self.next_seed;
        self.next_seed = seed.wrapping_add(1) % SEEDS;
        seed
    }
}

/// Upper bound of automatic seeds, so that they are short.
const SEEDS: u64 = 1_000_000;

/// True if a board of this size can be shown.
pub fn can_be_shown(size: Size) -> bool {
    SIDES.contains(&size.columns()) && SIDES.contains(&size.rows())
}

/// True if a board of this size can be played: it has a mine and a cell without one.
pub fn can_be_played(size: Size) -> bool {
    can_be_shown(size) && (1..size.cells()).contains(&size.mines())
}

/// Saved state of Minesweeper.
pub struct SavedMines {
    choices: Shared<SavedChoices>,
    /// The choices as last saved or read by this window.
    chosen: Option<MinesChoices>,
    statistics: Shared<Statistics>,
    game: WindowFile<Option<SavedMinesGame>>,
    position: WindowFile<SavedPosition>,
    /// State that `game` was saved from.
    save_key: Option<SaveKey>,
}

/// Identifies a state to save; saving is skipped while it stays the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SaveKey {
    /// Number of the shown position.
    number: u64,
    actions: usize,
    helps: usize,
    /// Whole intervals of elapsed time: the time alone is saved once each.
    second: Millis,
}

impl SavedMines {
    pub fn open(app: &mut AppContext) -> SavedMines {
        let choices = app.shared::<SavedChoices>();
        SavedMines {
            chosen: choices.value().0,
            choices,
            statistics: app.shared(),
            game: app.window_file(),
            position: app.window_file(),
            save_key: None,
        }
    }

    /// The choices; at the first start with a random seed, so that not everybody gets the same boards.
    pub fn choices(&self) -> MinesChoices {
        let choices = self.chosen.filter(|choices| can_be_played(choices.size));
        choices.unwrap_or_else(|| MinesChoices {
            next_seed: new_seed(),
            ..MinesChoices::default()
        })
    }

    /// Saves the choices that changed.
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

    /// The saved game.
    pub fn game(&self) -> Option<MinesSession> {
        Option::clone(&self.game.value())?.play()
    }

    /// Saves the game at position `number` if it changed since, also during play: the window may be killed.
    pub fn save_game(&mut self, play: &MinesSession, number: u64, seconds: f64) {
        let save_key = SaveKey {
            number,
            actions: play.game().actions().len(),
            helps: play.attempt.helps.kinds().count() + usize::from(play.attempt.counted),
            second: play.clock().elapsed(seconds) / 1000,
        };
        if self.save_key != Some(save_key) {
            self.save_key = Some(save_key);
            self.game.set(Some(SavedMinesGame::of(play, seconds)));
        }
    }

    /// The saved position of the study.
    pub fn position(&self) -> Option<MinesPosition> {
        let position: MinesPosition = self.position.value().0.as_ref()?.parse().ok()?;
        can_be_shown(position.size()).then_some(position)
    }

    /// Saves the position of the study.
    pub fn save_position(&self, position: Option<&MinesPosition>) {
        let text = position.map(MinesPosition::to_string);
        self.position.set_if_new(SavedPosition(text));
    }

    /// The statistics, including other windows' games as last read.
    pub fn statistics(&self) -> &Statistics {
        self.statistics.value()
    }

    /// Starts reading other windows' games; [`SavedMines::advance`] takes them over.
    pub fn look(&self) {
        self.statistics.look();
    }

    /// Takes over other windows' games.
    pub fn advance(&mut self) {
        self.statistics.advance();
    }

    /// Counts a finished game.
    pub fn count(&mut self, game: PlayedGame) {
        self.statistics
            .update(move |statistics| statistics.add(game.clone()));
    }

    /// Deletes the statistics of all windows.
    pub fn clear_statistics(&mut self) {
        self.statistics
            .update(|statistics| *statistics = Statistics::default());
    }
}

/// The choices; none before the first start.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct SavedChoices(Option<MinesChoices>);

impl SavedValue for SavedChoices {
    const NAME: &'static str = "mines-choices";
}

/// A position in its file format.
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

/// A game; its actions determine its state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedMinesGame {
    settings: MinesSettings,
    seed: u64,
    /// The board in its file format, once generated.
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
                time: play.clock().elapsed(seconds),
                ..play.attempt.clone()
            },
        }
    }

    /// Rebuilds the game; none if the saved data is invalid.
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
mod tests {
    use super::*;
    use games::mines::GameStatus;

    fn played() -> MinesSession {
        let mut play = MinesSession::new(MinesChoices::default().settings(), 17);
        play.act(ActionKind::Mark(0), 1.0, || ());
        play.act(ActionKind::Open(40), 2.0, || ());
        play
    }

    fn saved(change: impl FnOnce(&mut SavedMinesGame)) -> Option<MinesSession> {
        let mut game = SavedMinesGame::of(&played(), 5.0);
        change(&mut game);
        let text = ron::to_string(&game).unwrap();
        ron::from_str::<SavedMinesGame>(&text).unwrap().play()
    }

    #[test]
    fn a_game_is_saved_as_it_is_and_waits() {
        let (before, after) = (played(), saved(|_| {}).unwrap());
        assert_eq!(after.game().views(), before.game().views());
        assert_eq!(after.game().board(), before.game().board());
        assert_eq!(after.game().state(), GameStatus::Playing);
        assert_eq!((after.seed(), after.is_paused()), (17, true));
        assert_eq!(after.time(99.0), 3000, "three seconds were played");
    }

    #[test]
    fn what_is_no_game_is_not_played() {
        assert!(
            saved(|game| game.actions.push(TimedAction::new(9, ActionKind::Open(81)))).is_none()
        );
        assert!(saved(|game| game.board = None).is_none());
        assert!(saved(|game| game.board = Some("2 1 1\n*1\n".to_owned())).is_none());
        assert!(saved(|game| game.board = Some("9 9 10\n".to_owned())).is_none());
        let large = Size::new(300, 300, 10).unwrap();
        assert!(saved(|game| game.settings.size = large).is_none());
    }

    #[test]
    fn numbers_of_boards_follow_each_other() {
        let mut choices = MinesChoices {
            next_seed: SEEDS - 1,
            ..MinesChoices::default()
        };
        assert_eq!([choices.take_seed(), choices.take_seed()], [SEEDS - 1, 0]);
    }
}

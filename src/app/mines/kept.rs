//! What Minesweeper keeps from one start to the next: the choices, the game in progress, the statistics.

use super::clock::Clock;
use super::play::Play;
use crate::app::common::app_context::AppContext;
use crate::app::mines::MinesContext;
use engine::games::mines::{
    Action, ActionKind, Board, BoardRule, FirstClick, Game, GameSummary, Millis, NoGuessMethod,
    Position, Settings, Size, Statistics,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::time::{SystemTime, UNIX_EPOCH};

/// How many columns, and how many rows, a board can have in the window: beyond that nobody plays, and
/// a position as large is looked at better in parts. The library and the command line go further.
pub const SIDES: RangeInclusive<usize> = 2..=100;

/// The names of the records.
const CHOICES: &str = "mines-choices";
const GAME: &str = "mines-game";
const STATISTICS: &str = "mines-statistics";

/// What the person chose.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
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

impl Default for Choices {
    fn default() -> Choices {
        Choices {
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

impl Choices {
    /// The sizes with a name.
    pub const SIZES: [Size; 3] = [Size::BEGINNER, Size::INTERMEDIATE, Size::EXPERT];
    /// The rules, from the simplest on.
    pub const RULES: [BoardRule; 4] = [
        BoardRule::Any,
        BoardRule::NotEnclosed,
        BoardRule::NoGuess(NoGuessMethod::Repaired),
        BoardRule::NoGuess(NoGuessMethod::Filtered),
    ];
    /// What a first opening can be sure to be.
    pub const FIRSTS: [FirstClick; 3] = [FirstClick::Zero, FirstClick::Safe, FirstClick::Any];

    /// How a game with these choices is played.
    pub fn settings(&self) -> Settings {
        Settings {
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

/// The choices; at the first start with a number of its own, so that not everybody gets the same boards.
pub fn choices(app: &mut AppContext) -> Choices {
    let (kept, trouble) = app.storage.record::<Option<Choices>>(CHOICES);
    if let Some(trouble) = trouble {
        app.refuse(trouble.sentence(&app.text));
    }
    let kept = kept.filter(|choices| can_be_played(choices.size));
    kept.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let next_seed = now.map_or(1, |now| u64::from(now.subsec_micros()));
        Choices {
            next_seed,
            ..Choices::default()
        }
    })
}

/// Keeps the choices.
pub fn keep_choices(app: &mut MinesContext, choices: Choices) {
    let keep = |kept: &mut Option<Choices>| *kept = Some(choices);
    tell(app, |app| {
        app.storage.change_record(CHOICES, keep).map(|_| ())
    });
}

/// The statistics.
pub fn statistics(app: &mut MinesContext) -> Statistics {
    let (statistics, trouble) = app.storage.record(STATISTICS);
    if let Some(trouble) = trouble {
        app.refuse(trouble.sentence(&app.text));
    }
    statistics
}

/// Counts a game that is over, with those of other windows.
pub fn count(app: &mut MinesContext, summary: &GameSummary) {
    let add = |statistics: &mut Statistics| statistics.add(summary);
    tell(app, |app| {
        app.storage.change_record(STATISTICS, add).map(|_| ())
    });
}

/// Forgets all games.
pub fn forget(app: &mut MinesContext) {
    let forget = |statistics: &mut Statistics| *statistics = Statistics::default();
    tell(app, |app| {
        app.storage.change_record(STATISTICS, forget).map(|_| ())
    });
}

/// Says why something could not be kept; nothing where nothing is ever kept.
fn tell(
    app: &mut MinesContext,
    keep: impl FnOnce(&mut MinesContext) -> Result<(), crate::app::common::storage::StorageError>,
) {
    if let Err(error) = keep(app)
        && error.cause != crate::app::common::storage::Cause::Nowhere
    {
        app.refuse(error.sentence(&app.text));
    }
}

/// A game, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    settings: Settings,
    seed: u64,
    /// The board, as a file shows it, once it is laid.
    board: Option<String>,
    actions: Vec<Action>,
    time: Millis,
    /// Whether it does not count.
    helped: bool,
    again: bool,
}

impl Kept {
    /// What is to be kept of a game.
    pub fn of(play: &Play, seconds: f64) -> Kept {
        let game = play.game();
        Kept {
            settings: game.settings(),
            seed: play.seed(),
            board: game.board().map(|board| Position::from(board).to_string()),
            actions: game.actions().to_vec(),
            time: play.clock().shows(seconds),
            helped: play.helped,
            again: play.again,
        }
    }

    /// The game; none if what was kept is not one.
    fn play(self) -> Option<Play> {
        let size = self.settings.size;
        let on_board = |action: &Action| match action.deed {
            ActionKind::Open(cell) | ActionKind::Mark(cell) | ActionKind::Chord(cell) => {
                size.holds(cell)
            }
            ActionKind::Undo => true,
        };
        if !can_be_played(size) || !self.actions.iter().all(on_board) {
            return None;
        }
        let mut game = Game::new(self.settings, self.seed);
        if let Some(board) = self.board {
            game.put(Board::shown(&board.parse().ok()?)?);
        }
        for action in self.actions {
            let lays = matches!(action.deed, ActionKind::Open(_)) && game.board().is_none();
            if lays {
                return None;
            }
            game.act(action).ok()?;
        }
        let clock = Clock::at(self.time);
        Some(Play::resumed(
            game,
            self.seed,
            clock,
            (self.helped, self.again),
        ))
    }
}

/// The game that was left.
pub fn game(app: &mut AppContext) -> Option<Play> {
    let (kept, trouble) = app.storage.record::<Option<Kept>>(GAME);
    if let Some(trouble) = trouble {
        app.refuse(trouble.sentence(&app.text));
    }
    kept?.play()
}

/// Keeps the game.
pub fn keep_game(app: &mut MinesContext, kept: Kept) {
    let keep = |record: &mut Option<Kept>| *record = Some(kept);
    tell(app, |app| app.storage.change_record(GAME, keep).map(|_| ()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games::mines::GameStatus;

    fn played() -> Play {
        let mut play = Play::new(Choices::default().settings(), 17);
        play.act(ActionKind::Mark(0), 1.0, || ());
        play.act(ActionKind::Open(40), 2.0, || ());
        play
    }

    fn kept(change: impl FnOnce(&mut Kept)) -> Option<Play> {
        let mut kept = Kept::of(&played(), 5.0);
        change(&mut kept);
        let text = ron::to_string(&kept).unwrap();
        ron::from_str::<Kept>(&text).unwrap().play()
    }

    #[test]
    fn a_game_is_kept_as_it_is_and_waits() {
        let (before, after) = (played(), kept(|_| {}).unwrap());
        assert_eq!(after.game().views(), before.game().views());
        assert_eq!(after.game().board(), before.game().board());
        assert_eq!(after.game().state(), GameStatus::Playing);
        assert_eq!((after.seed(), after.is_paused()), (17, true));
        assert_eq!(after.time(99.0), 3000, "three seconds were played");
    }

    #[test]
    fn what_is_no_game_is_not_played() {
        assert!(kept(|kept| kept.actions.push(Action::new(9, ActionKind::Open(81)))).is_none());
        assert!(kept(|kept| kept.board = None).is_none());
        assert!(kept(|kept| kept.board = Some("2 1 1\n*1\n".to_owned())).is_none());
        assert!(kept(|kept| kept.board = Some("9 9 10\n".to_owned())).is_none());
        let large = Size::new(300, 300, 10).unwrap();
        assert!(kept(|kept| kept.settings.size = large).is_none());
    }

    #[test]
    fn numbers_of_boards_follow_each_other() {
        let mut choices = Choices {
            next_seed: SEEDS - 1,
            ..Choices::default()
        };
        assert_eq!([choices.take_seed(), choices.take_seed()], [SEEDS - 1, 0]);
    }
}

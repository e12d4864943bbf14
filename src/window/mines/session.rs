//! A game as it is played in the window: the game, its clock, and whether it counts.

use super::clock::GameClock;
use crate::window::games_kit::Attempt;
use crate::window::kit::background::{BackgroundTask, take_ended};
use engine::chance::Chance;
use games::Help;
use games::mines::{
    ActionKind, CellContent, CellIndex, CellView, GameStatus, GenerateError, Millis, MineBoard,
    MinesGame, MinesSettings, SeenCell, TimedAction, generate_while,
};

/// The work of laying a board.
type LayingTask = BackgroundTask<Result<MineBoard, GenerateError>>;

/// A game that is played.
pub struct MinesSession {
    game: MinesGame,
    seed: u64,
    clock: GameClock,
    paused: bool,
    /// The board that is being laid, the cell that is its first, and whether that is opened then.
    laying: Option<((CellIndex, bool), LayingTask)>,
    /// Whether the mines are to be seen, though the game is not won.
    pub revealed: bool,
    /// What helped, and whether its end is among the games played. Its time is that of the clock.
    pub attempt: Attempt,
}

/// What came of something that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionOutcome {
    /// Nothing changed.
    Nothing,
    /// Something did.
    Changed,
    /// A board is being laid.
    Laying,
    /// No board could be laid.
    Refused(GenerateError),
    /// The system gave no thread to lay a board.
    NoThread,
}

impl MinesSession {
    /// A new game.
    pub fn new(settings: MinesSettings, seed: u64) -> MinesSession {
        let game = MinesGame::new(settings, seed);
        MinesSession::resumed(game, seed, GameClock::default(), Attempt::default())
    }

    /// A game on a board that is known.
    pub fn on(board: MineBoard, settings: MinesSettings) -> MinesSession {
        let game = MinesGame::on_board(board, settings);
        MinesSession::resumed(game, 0, GameClock::default(), Attempt::on_known_board())
    }

    /// A game that was left. Where it goes on it is paused.
    pub fn resumed(game: MinesGame, seed: u64, clock: GameClock, attempt: Attempt) -> MinesSession {
        MinesSession {
            paused: game.state() == GameStatus::Playing,
            game,
            seed,
            clock,
            laying: None,
            revealed: false,
            attempt,
        }
    }

    pub fn game(&self) -> &MinesGame {
        &self.game
    }

    /// The number of its board.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// Whether the board is hidden and the clock stands.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether a board is being laid.
    pub fn is_laying(&self) -> bool {
        self.laying.is_some()
    }

    /// Whether cells can be opened.
    pub fn is_open(&self) -> bool {
        !self.paused && !self.game.is_over() && !self.is_laying()
    }

    /// What the clock shows: after the end the time of the game.
    pub fn time(&self, seconds: f64) -> Millis {
        self.game.elapsed(self.clock.shows(seconds))
    }

    /// Whether it was begun and neither ended nor recorded: to begin another one gives it up.
    pub fn is_given_up_by_another(&self) -> bool {
        self.game.state() == GameStatus::Playing && !self.attempt.counted
    }

    /// The same board from the beginning; a known board does not count.
    pub fn restart(&mut self) {
        let known = self.game.board().is_some();
        self.laying = None;
        self.game.restart();
        self.clock = GameClock::default();
        self.paused = false;
        self.revealed = false;
        self.attempt = if known || self.attempt.helps.has(Help::Known) {
            Attempt::on_known_board()
        } else {
            Attempt::default()
        };
    }

    /// Hides the board, or shows it again. Only a game that goes on can be paused.
    pub fn pause(&mut self, pause: bool, seconds: f64) {
        if self.game.state() != GameStatus::Playing {
            return;
        }
        self.paused = pause;
        if pause {
            self.clock.stop(seconds);
        } else {
            self.clock.start(seconds);
        }
    }

    /// Does something at its time. A board without guesses is laid beside the window, and the cell opened
    /// when it is there; `wake` is called then.
    pub fn act(
        &mut self,
        kind: ActionKind,
        seconds: f64,
        wake: impl FnOnce() + Send + 'static,
    ) -> ActionOutcome {
        let undo = kind == ActionKind::Undo && !self.paused && !self.is_laying();
        if !self.is_open() && !undo {
            return ActionOutcome::Nothing;
        }
        if let ActionKind::Open(cell) = kind
            && self.game.board().is_none()
            && self.game.views()[cell] != CellView::Flag
            && self.game.settings().rule.is_without_guess()
        {
            return self.lay(cell, true, wake);
        }
        self.act_now(kind, seconds)
    }

    /// Lays the mines without opening a cell, as if this one were the first: for a look under the cells.
    pub fn lay_for(
        &mut self,
        cell: CellIndex,
        wake: impl FnOnce() + Send + 'static,
    ) -> ActionOutcome {
        if self.game.board().is_none() && !self.is_laying() {
            self.lay(cell, false, wake)
        } else {
            ActionOutcome::Nothing
        }
    }

    fn act_now(&mut self, kind: ActionKind, seconds: f64) -> ActionOutcome {
        let action = TimedAction::new(self.clock.shows(seconds), kind);
        let before = self.game.state();
        let changed = match self.game.act(action) {
            Ok(changed) => !changed.is_empty(),
            Err(error) => return ActionOutcome::Refused(error),
        };
        match self.game.state() {
            GameStatus::Playing => self.clock.start(seconds),
            GameStatus::Won | GameStatus::Lost(_) => self.clock.stop(seconds),
            GameStatus::Ready => {}
        }
        if kind == ActionKind::Undo {
            self.revealed = false;
            self.attempt.helps.note(Help::Undo);
        }
        if changed || before != self.game.state() {
            ActionOutcome::Changed
        } else {
            ActionOutcome::Nothing
        }
    }

    fn lay(
        &mut self,
        cell: CellIndex,
        open: bool,
        wake: impl FnOnce() + Send + 'static,
    ) -> ActionOutcome {
        let MinesSettings {
            size, rule, first, ..
        } = self.game.settings();
        let seed = self.seed;
        let job = move |go_on: &(dyn Fn() -> bool + Sync)| {
            let mut chance = Chance::new(seed);
            Some(generate_while(size, cell, first, rule, &mut chance, go_on))
        };
        match BackgroundTask::start(job, wake) {
            Ok(work) => {
                self.laying = Some(((cell, open), work));
                ActionOutcome::Laying
            }
            Err(_) => ActionOutcome::NoThread,
        }
    }

    /// Gives up the board that is being laid.
    pub fn stop_laying(&mut self) {
        self.laying = None;
    }

    /// Looks whether the board is laid: then the cell is opened.
    pub fn advance(&mut self, seconds: f64) -> ActionOutcome {
        let Some(((cell, open), laid)) = take_ended(&mut self.laying) else {
            return ActionOutcome::Nothing;
        };
        match laid {
            Some(Ok(board)) => {
                self.game.set_board(board);
                if open {
                    self.act_now(ActionKind::Open(cell), seconds)
                } else {
                    ActionOutcome::Changed
                }
            }
            Some(Err(error)) => ActionOutcome::Refused(error),
            None => ActionOutcome::Refused(GenerateError::Stopped),
        }
    }
}

/// How a cell is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellFace {
    /// Closed, without a mark.
    Closed,
    /// Closed, with a flag.
    Flag,
    /// Closed, with a question mark.
    Question,
    /// Open, with the number of mines around.
    Clue(u8),
    Mine,
    /// The mine that ended the game.
    Fatal,
    /// A flag where no mine is.
    WrongFlag,
}

impl CellFace {
    /// Whether it lies under its cover.
    pub fn is_closed(self) -> bool {
        matches!(
            self,
            CellFace::Closed | CellFace::Flag | CellFace::Question | CellFace::WrongFlag
        )
    }
}

impl From<SeenCell> for CellFace {
    fn from(seen: SeenCell) -> CellFace {
        match seen {
            SeenCell::Closed => CellFace::Closed,
            SeenCell::Flag => CellFace::Flag,
            SeenCell::Open(clue) => CellFace::Clue(clue),
            SeenCell::Mine => CellFace::Mine,
        }
    }
}

/// How a cell of a game is seen. After a victory all mines are; after a loss those that were opened, and
/// the others if they are `revealed`.
pub fn face(game: &MinesGame, revealed: bool, cell: CellIndex) -> CellFace {
    let content = game.peek(cell);
    let mine = content == Some(CellContent::Mine);
    let told = match game.state() {
        GameStatus::Won => true,
        GameStatus::Lost(_) => revealed,
        _ => false,
    };
    match (game.views()[cell], content) {
        (CellView::Open, Some(CellContent::Clue(clue))) => CellFace::Clue(clue),
        (CellView::Open, _) if game.state() == GameStatus::Lost(cell) => CellFace::Fatal,
        (CellView::Open, _) => CellFace::Mine,
        (CellView::Flag, _) if told && !mine => CellFace::WrongFlag,
        (CellView::Flag, _) => CellFace::Flag,
        _ if told && mine && game.state() == GameStatus::Won => CellFace::Flag,
        _ if told && mine => CellFace::Mine,
        (CellView::Question, _) => CellFace::Question,
        (CellView::Closed, _) => CellFace::Closed,
    }
}

#[cfg(test)]
mod tests;

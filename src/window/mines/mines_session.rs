//! A game in play: the rules, the clock, and whether it counts.

use crate::window::games_kit::Attempt;
use crate::window::kit::background::{BackgroundTask, take_ended};
use engine::chance::Chance;
use games::Help;
use games::mines::{
    ActionKind, CellContent, CellIndex, CellView, GameStatus, GenerateError, Millis, MineBoard,
    MinesGame, MinesSettings, SeenCell, TimedAction, generate_while,
};

/// The background task that generates a board.
type GeneratorTask = BackgroundTask<Result<MineBoard, GenerateError>>;

/// A game in play.
pub struct MinesSession {
    game: MinesGame,
    seed: u64,
    clock: GameClock,
    paused: bool,
    /// The board being generated, its first cell, and whether to open that cell afterwards.
    generating: Option<((CellIndex, bool), GeneratorTask)>,
    /// True while the mines of a lost game are shown.
    pub revealed: bool,
    /// Help used, and whether the end was counted. The time is the clock's.
    pub attempt: Attempt,
}

/// The result of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionOutcome {
    /// Nothing changed.
    Nothing,
    /// The game changed.
    Changed,
    /// A board is being generated.
    Generating,
    /// No board could be generated.
    Refused(GenerateError),
    /// The system refused a thread to generate a board.
    NoThread,
}

impl MinesSession {
    /// A new game.
    pub fn new(settings: MinesSettings, seed: u64) -> MinesSession {
        let game = MinesGame::new(settings, seed);
        MinesSession::resumed(game, seed, GameClock::default(), Attempt::default())
    }

    /// A game on a known board.
    pub fn on(board: MineBoard, settings: MinesSettings) -> MinesSession {
        let game = MinesGame::on_board(board, settings);
        MinesSession::resumed(game, 0, GameClock::default(), Attempt::on_known_board())
    }

    /// A saved game; paused if it is in progress.
    pub fn resumed(game: MinesGame, seed: u64, clock: GameClock, attempt: Attempt) -> MinesSession {
        MinesSession {
            paused: game.state() == GameStatus::Playing,
            game,
            seed,
            clock,
            generating: None,
            revealed: false,
            attempt,
        }
    }

    pub fn game(&self) -> &MinesGame {
        &self.game
    }

    /// The seed of the board.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// True while the board is hidden and the clock stopped.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// True while a board is being generated.
    pub fn is_generating(&self) -> bool {
        self.generating.is_some()
    }

    /// True if cells can be opened.
    pub fn is_open(&self) -> bool {
        !self.paused && !self.game.is_over() && !self.is_generating()
    }

    /// Elapsed time; after the end, the final time.
    pub fn time(&self, seconds: f64) -> Millis {
        self.game.elapsed(self.clock.elapsed(seconds))
    }

    /// True if beginning another game abandons this one.
    pub fn is_abandoned_by_new_game(&self) -> bool {
        self.game.state() == GameStatus::Playing && !self.attempt.counted
    }

    /// Restarts on the same board; a board that was seen does not count.
    pub fn restart(&mut self) {
        let known = self.game.board().is_some();
        self.generating = None;
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

    /// Hides or shows the board. Only a game in progress can be paused.
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

    /// Applies an action at time `seconds`. A board without guesses is generated in the background and the cell opened
    /// afterwards; then `wake` is called.
    pub fn act(
        &mut self,
        kind: ActionKind,
        seconds: f64,
        wake: impl FnOnce() + Send + 'static,
    ) -> ActionOutcome {
        let undo = kind == ActionKind::Undo && !self.paused && !self.is_generating();
        if !self.is_open() && !undo {
            return ActionOutcome::Nothing;
        }
        if let ActionKind::Open(cell) = kind
            && self.game.board().is_none()
            && self.game.views()[cell] != CellView::Flag
            && self.game.settings().rule.is_without_guess()
        {
            return self.generate(cell, true, wake);
        }
        self.act_now(kind, seconds)
    }

    /// Generates the board without opening a cell, as if `cell` were opened first; used to peek under cells.
    pub fn generate_to_peek(
        &mut self,
        cell: CellIndex,
        wake: impl FnOnce() + Send + 'static,
    ) -> ActionOutcome {
        if self.game.board().is_none() && !self.is_generating() {
            self.generate(cell, false, wake)
        } else {
            ActionOutcome::Nothing
        }
    }

    fn act_now(&mut self, kind: ActionKind, seconds: f64) -> ActionOutcome {
        let action = TimedAction::new(self.clock.elapsed(seconds), kind);
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

    fn generate(
        &mut self,
        cell: CellIndex,
        open: bool,
        wake: impl FnOnce() + Send + 'static,
    ) -> ActionOutcome {
        let MinesSettings {
            size, rule, first, ..
        } = self.game.settings();
        let seed = self.seed;
        let job = move |keep_going: &(dyn Fn() -> bool + Sync)| {
            let mut chance = Chance::new(seed);
            Some(generate_while(
                size,
                cell,
                first,
                rule,
                &mut chance,
                keep_going,
            ))
        };
        match BackgroundTask::start(job, wake) {
            Ok(work) => {
                self.generating = Some(((cell, open), work));
                ActionOutcome::Generating
            }
            Err(_) => ActionOutcome::NoThread,
        }
    }

    /// Cancels generating the board.
    pub fn stop_generating(&mut self) {
        self.generating = None;
    }

    /// Polls the generator; opens the first cell once the board is ready.
    pub fn advance(&mut self, seconds: f64) -> ActionOutcome {
        let Some(((cell, open), laid)) = take_ended(&mut self.generating) else {
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

/// Visible state of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellFace {
    /// Closed, without a mark.
    Closed,
    /// Closed, with a flag.
    Flag,
    /// Closed, with a question mark.
    Question,
    /// Open, with its number of neighbouring mines.
    Clue(u8),
    Mine,
    /// The mine that ended the game.
    Fatal,
    /// A flag on a cell without a mine.
    WrongFlag,
}

impl CellFace {
    /// True if the cell is covered.
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

/// Visible state of a cell of a game. After a win all mines are shown; after a loss the opened ones, and the
/// others if `revealed`.
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

/// A clock that can be stopped. Callers pass the current time, in seconds since any fixed moment.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GameClock {
    /// Time shown when it last started.
    before: Millis,
    /// Time of the start; none while stopped.
    since: Option<f64>,
}

impl GameClock {
    /// A stopped clock that shows `time`.
    pub fn at(time: Millis) -> GameClock {
        GameClock {
            before: time,
            since: None,
        }
    }

    /// The time shown.
    pub fn elapsed(&self, seconds: f64) -> Millis {
        let ran = self.since.map_or(0.0, |since| seconds - since);
        // The time never goes back, even if the caller's does.
        self.before + (ran.max(0.0) * 1000.0).round() as Millis
    }

    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Starts the clock.
    pub fn start(&mut self, seconds: f64) {
        if !self.is_running() {
            self.since = Some(seconds);
        }
    }

    pub fn stop(&mut self, seconds: f64) {
        *self = GameClock::at(self.elapsed(seconds));
    }
}

/// A time in words: seconds with hundredths, and minutes and hours if there are any.
pub fn written(time: Millis, decimal: char) -> String {
    let (hundredths, seconds) = (time / 10 % 100, time / 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, minutes) {
        (0, 0) => format!("{seconds}{decimal}{hundredths:02}"),
        (0, _) => format!("{minutes}:{seconds:02}{decimal}{hundredths:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}{decimal}{hundredths:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Helps;
    use games::mines::{BoardRule, FirstClick, NoGuessMethod, Size};
    use std::sync::mpsc::channel;

    fn settings(size: Size, rule: BoardRule) -> MinesSettings {
        MinesSettings {
            size,
            rule,
            first: FirstClick::Zero,
            win_by_flags: false,
            question_marks: false,
        }
    }

    /// Opens a cell of an ungenerated board and waits for the generator.
    fn opened(play: &mut MinesSession, cell: CellIndex) -> ActionOutcome {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        assert_eq!(
            play.act(ActionKind::Open(cell), 1.0, wake),
            ActionOutcome::Generating
        );
        assert!(!play.is_open());
        woken.recv().unwrap();
        play.advance(4.0)
    }

    #[test]
    fn a_board_without_guesses_is_laid_beside_and_the_clock_begins_when_it_is_there() {
        let rule = BoardRule::NoGuess(NoGuessMethod::Repaired);
        let mut play = MinesSession::new(settings(Size::INTERMEDIATE, rule), 3);
        assert_eq!(opened(&mut play, 100), ActionOutcome::Changed);
        assert_eq!(face(play.game(), false, 100), CellFace::Clue(0));
        assert_eq!(play.time(6.5), 2500);
    }

    #[test]
    fn a_board_that_cannot_be_leaves_the_game_as_it_was() {
        let rule = BoardRule::NoGuess(NoGuessMethod::Filtered);
        let size = Size::new(5, 5, 20).unwrap();
        let mut play = MinesSession::new(settings(size, rule), 3);
        // With a zero in the middle every other cell touches a safe one.
        let refused = GenerateError::TooManyMines { most: 16 };
        assert_eq!(opened(&mut play, 12), ActionOutcome::Refused(refused));
        assert!(play.is_open() && play.game().state() == GameStatus::Ready);
    }

    #[test]
    fn a_look_before_the_first_opening_lays_the_mines_and_helps() {
        let (sender, woken) = channel();
        let mut play = MinesSession::new(settings(Size::BEGINNER, BoardRule::Any), 3);
        let wake = move || {
            let _ = sender.send(());
        };
        assert_eq!(play.generate_to_peek(40, wake), ActionOutcome::Generating);
        woken.recv().unwrap();
        assert_eq!(play.advance(1.0), ActionOutcome::Changed);
        assert_eq!(play.game().state(), GameStatus::Ready);
        assert_eq!(play.game().peek(40), Some(CellContent::Clue(0)));
        assert_eq!(play.time(9.0), 0, "the clock waits for the first opening");
    }

    #[test]
    fn every_move_is_taken_back_and_that_helps() {
        let mut play = MinesSession::new(settings(Size::BEGINNER, BoardRule::Any), 17);
        play.act(ActionKind::Mark(0), 1.0, || ());
        assert_eq!(play.game().mines_left(), 9);
        play.act(ActionKind::Open(40), 2.0, || ());
        assert!(play.attempt.counts());
        for _ in 0..2 {
            assert_eq!(
                play.act(ActionKind::Undo, 3.0, || ()),
                ActionOutcome::Changed
            );
        }
        assert!(
            play.game()
                .views()
                .iter()
                .all(|&view| view == CellView::Closed)
        );
        assert_eq!(play.game().mines_left(), 10);
        assert_eq!(play.attempt.helps, Helps::from([Help::Undo]));
        assert_eq!(
            play.act(ActionKind::Undo, 3.0, || ()),
            ActionOutcome::Nothing
        );
    }

    #[test]
    fn nothing_is_done_while_it_waits_and_that_time_does_not_count() {
        let mut play = MinesSession::new(settings(Size::BEGINNER, BoardRule::Any), 17);
        play.act(ActionKind::Open(40), 10.0, || ());
        play.pause(true, 12.0);
        assert_eq!(
            play.act(ActionKind::Open(0), 13.0, || ()),
            ActionOutcome::Nothing
        );
        play.pause(false, 20.0);
        assert_eq!(play.time(21.0), 3000);
        assert!(play.attempt.counts());
        play.restart();
        assert!(!play.attempt.counts(), "the board is known");
        assert_eq!(play.time(30.0), 0);
    }

    #[test]
    fn times_are_written_to_hundredths() {
        let times = [
            (0, "0,00"),
            (9_999, "9,99"),
            (61_050, "1:01,05"),
            (3_600_000, "1:00:00,00"),
        ];
        for (time, words) in times {
            assert_eq!(written(time, ','), words);
        }
    }
}

//! Carries out the commands of Minesweeper.

use super::board::Touched;
use super::command::{MinesCommand, MinesContext};
use super::dialogs::Dialogs;
use super::files::SaveRequest;
use super::mines_session::{ActionOutcome, MinesSession};
use super::replay::GameReplay;
use super::saved_mines::MinesChoices;
use super::study::Study;
use super::wording::place;
use super::{MinesMode, NewRecord, files};
use crate::sentences;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::window::kit::playback_clock::PlaybackClock;
use games::Help;
use games::mines::{
    ActionKind, CellIndex, CellView, GameKind, GameRecord, GameStatus, GenerateError,
    MinesPosition, Outcome, PlayedGame, SeenCell,
};
use std::time::{SystemTime, UNIX_EPOCH};

impl MinesMode {
    /// Carries out a command.
    pub(super) fn carry_out(&mut self, command: MinesCommand, app: &mut MinesContext) {
        let seconds = app.seconds();
        self.stop_solver(&command);
        match command {
            MinesCommand::File(command) => files::perform(self, command, app),
            MinesCommand::History(HistoryCommand::Undo) => self.undo(app),
            MinesCommand::History(HistoryCommand::Redo) => {}
            MinesCommand::Zoom(command) => self.zoom(command),
            MinesCommand::Ask => self.dialogs.ask(self.choices, self.play.seed()),
            MinesCommand::Begin(choices, seed) => self.begin(choices, seed, app),
            MinesCommand::Restart => self.restart(app),
            MinesCommand::StopGenerating => {
                self.play.stop_generating();
                app.say(app.text.msg_mines_laying_stopped());
            }
            MinesCommand::Next => self.begin(self.choices, None, app),
            MinesCommand::Touch(touched) => self.touch(touched, app),
            MinesCommand::MarkHere => {
                if let Some(cell) = self.board.target_cell() {
                    self.touch(Touched::Mark(cell), app);
                }
            }
            MinesCommand::SetHere(seen) => {
                if let Some(cell) = self.board.target_cell() {
                    self.set(cell, seen, app);
                }
            }
            MinesCommand::Pause => self.pause(app),
            MinesCommand::Reveal => self.reveal(),
            MinesCommand::Hint => self.hint(app),
            MinesCommand::Heat => self.tools.heat = !self.tools.heat,
            MinesCommand::Peek => self.peek(app),
            MinesCommand::Flagging => self.tools.flagging = !self.tools.flagging,
            MinesCommand::Auto => {
                self.tools.auto = match self.tools.auto {
                    None if self.play.is_open() => Some(PlaybackClock::due()),
                    _ => None,
                };
            }
            MinesCommand::Step => {
                self.tools.auto = None;
                self.tools.step = self.play.is_open();
            }
            MinesCommand::Replay => self.replay_finished_game(app),
            MinesCommand::SaveReplay => files::save_replay(self, app),
            MinesCommand::CopyReplay => self.copy_replay(app),
            MinesCommand::AskPaste => app.ask_paste(),
            MinesCommand::Paste(words) => files::paste(self, &words, app),
            MinesCommand::Draw(size) => {
                self.open_study(Study::new(MinesPosition::closed(size)), app);
                app.say(app.text.msg_mines_drawing());
            }
            MinesCommand::ReplaySpeed(speed) => self.replay(|replay| replay.set_speed(speed)),
            MinesCommand::ReplayRun => {
                self.replay(|replay| replay.run(!replay.is_running(), seconds))
            }
            MinesCommand::ReplayStep(forward) => self.replay(|replay| replay.step(forward)),
            MinesCommand::ReplayTo(time) => self.replay(|replay| replay.go_to(time)),
            MinesCommand::Brush(seen) => self.tools.brush = seen,
            MinesCommand::Set(cell, seen) => self.set(cell, seen, app),
            MinesCommand::Leave => self.leave(),
            MinesCommand::Statistics(show) => self.show_statistics(show),
            MinesCommand::ClearStatistics => {
                self.saved.clear_statistics();
                self.show_statistics(true);
            }
            MinesCommand::Large => {
                self.choices.large = !self.choices.large;
                self.board.view.fit();
            }
            MinesCommand::SaveBoard => self.save_board(app),
        }
    }

    /// Stops the solver on any action of the player that is more than looking.
    fn stop_solver(&mut self, command: &MinesCommand) {
        let thinks = matches!(command, MinesCommand::Auto | MinesCommand::Step);
        let looks = matches!(
            command,
            MinesCommand::Heat | MinesCommand::Large | MinesCommand::Zoom(_)
        );
        // A file dialog does not stop it; opening the file does.
        let file = matches!(command, MinesCommand::File(command) if *command != FileCommand::New);
        if !thinks && !looks && !file {
            self.tools.auto = None;
        }
    }

    fn reveal(&mut self) {
        self.play.revealed = true;
        // With the mines seen, a game no longer counts.
        self.play.attempt.helps.note(Help::Revealed);
        self.changed();
    }

    fn peek(&mut self, app: &mut MinesContext) {
        self.tools.peek = !self.tools.peek;
        if self.tools.peek && self.play.game().board().is_none() {
            self.generate_board_to_peek(app);
        }
    }

    /// Replays the finished game from its beginning.
    fn replay_finished_game(&mut self, app: &MinesContext) {
        if let Some(record) = self.play.game().record() {
            self.open_replay(record, app);
            self.replay(|replay| replay.run(true, app.seconds()));
        }
    }

    fn copy_replay(&self, app: &mut MinesContext) {
        match self.finished_game() {
            Some(record) => {
                app.copy(record.to_string());
                app.say(app.text.msg_mines_replay_copied());
            }
            None => app.refuse(app.text.msg_mines_replay_none()),
        }
    }

    fn show_statistics(&mut self, show: bool) {
        // Another window may have counted more.
        self.saved.look();
        self.dialogs = if show {
            Dialogs::Statistics
        } else {
            Dialogs::None
        };
    }

    fn save_board(&mut self, app: &mut MinesContext) {
        match self.play.game().board().cloned() {
            Some(board) => {
                self.files.ask_save(app, SaveRequest::Board(board));
                self.note_help(Help::Revealed);
            }
            None => app.say(app.text.msg_mines_peek_nothing()),
        }
    }

    pub(super) fn begin(
        &mut self,
        choices: MinesChoices,
        seed: Option<u64>,
        app: &mut MinesContext,
    ) {
        self.abandon(app);
        self.choices = choices;
        let number = seed.unwrap_or_else(|| self.choices.take_seed());
        self.play = MinesSession::new(self.choices.settings(), number);
        if seed.is_some() {
            // A player who types a seed may have seen its board before.
            self.play.attempt.helps.note(Help::Known);
        }
        self.reset_for_new_game(app);
    }

    /// Restarts the same board.
    pub(super) fn restart(&mut self, app: &mut MinesContext) {
        self.abandon(app);
        self.play.restart();
        self.reset_for_new_game(app);
    }

    /// Plays a game on a board that was read.
    pub(super) fn play_board(&mut self, play: MinesSession, app: &mut MinesContext) {
        self.abandon(app);
        self.play = play;
        self.reset_for_new_game(app);
    }

    /// Resets everything that belongs to the previous game.
    pub(super) fn reset_for_new_game(&mut self, app: &mut MinesContext) {
        self.study = None;
        self.replay = None;
        self.record = None;
        self.tools.auto = None;
        self.tools.peek = false;
        self.tools.heat = false;
        self.board.reset(self.size());
        self.changed();
        app.say("");
    }

    /// Shows a position that was read; the game pauses.
    pub(super) fn open_study(&mut self, study: Study, app: &MinesContext) {
        self.pause_all(app);
        self.replay = None;
        self.study = Some(study);
        self.board.reset(self.size());
        self.changed();
    }

    /// Shows the replay of a game before its first action; the game in play pauses.
    pub(super) fn open_replay(&mut self, record: GameRecord, app: &MinesContext) {
        self.pause_all(app);
        self.analysis.ask_review(record.clone(), app.waker());
        self.replay = Some(GameReplay::new(record));
        self.board.reset(self.size());
        self.changed();
    }

    pub(super) fn replay(&mut self, change: impl FnOnce(&mut GameReplay)) {
        if let Some(replay) = &mut self.replay {
            change(replay);
            self.changed();
        }
    }

    pub(super) fn leave(&mut self) {
        // Probabilities shown in a replay or study do not help the waiting game.
        self.tools.heat = false;
        // A replay returns to the study opened before it.
        if self.replay.take().is_none() {
            self.study = None;
        }
        self.board.reset(self.size());
        self.changed();
    }

    pub(super) fn zoom(&mut self, command: ZoomCommand) {
        match command {
            ZoomCommand::In => self.board.zoom(true),
            ZoomCommand::Out => self.board.zoom(false),
            ZoomCommand::Actual | ZoomCommand::Fit => self.board.view.fit(),
        }
    }

    pub(super) fn touch(&mut self, touched: Touched, app: &mut MinesContext) {
        let (Touched::Press(cell) | Touched::Mark(cell) | Touched::Chord(cell)) = touched;
        if !self.size().contains(cell) || self.replay.is_some() {
            return;
        }
        if self.study.is_some() {
            let seen = match touched {
                Touched::Mark(_) => SeenCell::Flag,
                _ => self.tools.brush,
            };
            self.set(cell, seen, app);
            return;
        }
        if self.play.is_paused() {
            self.pause(app);
            return;
        }
        let view = self.play.game().views()[cell];
        let action = match touched {
            Touched::Press(_) | Touched::Chord(_) if view == CellView::Open => {
                ActionKind::Chord(cell)
            }
            Touched::Press(_) if self.tools.flagging => ActionKind::Mark(cell),
            Touched::Press(_) if view == CellView::Flag => {
                app.say(app.text.msg_mines_flag_holds());
                return;
            }
            Touched::Press(_) => ActionKind::Open(cell),
            Touched::Mark(_) if view != CellView::Open => ActionKind::Mark(cell),
            _ => return,
        };
        app.say("");
        self.act(action, app);
    }

    /// Applies an action to the game.
    pub(super) fn act(&mut self, action: ActionKind, app: &mut MinesContext) {
        let outcome = self.play.act(action, app.seconds(), app.waker());
        self.handle_outcome(outcome, app);
    }

    pub(super) fn handle_outcome(&mut self, outcome: ActionOutcome, app: &mut MinesContext) {
        match outcome {
            ActionOutcome::Nothing | ActionOutcome::Generating => {}
            ActionOutcome::NoThread => app.refuse(app.text.msg_mines_no_thread()),
            ActionOutcome::Refused(GenerateError::Stopped) => {
                app.say(app.text.msg_mines_laying_stopped());
            }
            ActionOutcome::Refused(error) => {
                let why = sentences::mines_generate_error(&app.text, error);
                app.refuse(app.text.msg_mines_refused(why));
            }
            ActionOutcome::Changed => {
                self.changed();
                let outcome = match self.play.game().state() {
                    GameStatus::Won => Some(Outcome::Won),
                    GameStatus::Lost(_) => Some(Outcome::Lost),
                    GameStatus::Ready | GameStatus::Playing => None,
                };
                if let Some(outcome) = outcome {
                    self.tools.auto = None;
                    self.record(outcome, app);
                }
            }
        }
    }

    /// Opens a cell, removing a flag first.
    pub(super) fn open(&mut self, cell: CellIndex, app: &mut MinesContext) {
        self.mark_until(cell, false, app);
        if self.play.game().views()[cell] != CellView::Open {
            self.act(ActionKind::Open(cell), app);
        }
    }

    /// Cycles the mark of a cell until it is a flag, or none.
    pub(super) fn mark_until(&mut self, cell: CellIndex, flag: bool, app: &mut MinesContext) {
        // There are three marks: none, flag, question mark.
        for _ in 0..3 {
            let view = self.play.game().views()[cell];
            if view == CellView::Open || (view == CellView::Flag) == flag {
                return;
            }
            self.act(ActionKind::Mark(cell), app);
        }
    }

    pub(super) fn set(&mut self, cell: CellIndex, seen: SeenCell, app: &mut MinesContext) {
        let Some(study) = &mut self.study else { return };
        if !study.position().size().contains(cell) {
            return;
        }
        if study.set(cell, seen) {
            app.say("")
        } else {
            app.refuse(app.text.msg_mines_cannot_stand())
        }
        self.changed();
    }

    /// True if there is something to undo.
    pub(super) fn can_undo(&self) -> bool {
        match &self.study {
            Some(study) => study.can_undo(),
            None => {
                let waits = self.play.is_paused() || self.play.is_generating();
                self.replay.is_none() && !waits && self.play.game().can_undo()
            }
        }
    }

    pub(super) fn undo(&mut self, app: &mut MinesContext) {
        if !self.can_undo() {
            app.say(app.text.msg_nothing_to_undo());
        } else if let Some(study) = &mut self.study {
            study.undo();
            self.changed();
        } else {
            let lost = matches!(self.play.game().state(), GameStatus::Lost(_));
            self.act(ActionKind::Undo, app);
            app.say(if lost {
                app.text.msg_mines_undone()
            } else {
                app.text.msg_mines_taken_back()
            });
        }
    }

    /// Pauses or resumes the game.
    pub(super) fn pause(&mut self, app: &MinesContext) {
        self.play.pause(!self.play.is_paused(), app.seconds());
        self.changed();
    }

    /// Generates the board before the first opening, as if the middle cell were opened first.
    pub(super) fn generate_board_to_peek(&mut self, app: &mut MinesContext) {
        let size = self.play.game().settings().size;
        let middle = size.cell(size.rows() / 2, size.columns() / 2);
        let outcome = self.play.generate_to_peek(middle.unwrap_or(0), app.waker());
        self.handle_outcome(outcome, app);
        let (row, column) = place(size, middle.unwrap_or(0));
        app.say(app.text.msg_mines_peek_laid(row, column));
    }

    /// Notes help for the game in play.
    pub(super) fn note_help(&mut self, help: Help) {
        let over = self.play.game().is_over();
        if !over && self.shows_game() {
            self.play.attempt.helps.note(help);
        }
    }

    /// Counts a game in progress as abandoned.
    pub(super) fn abandon(&mut self, app: &MinesContext) {
        if self.play.is_abandoned_by_new_game() {
            self.record(Outcome::Abandoned, app);
        }
    }

    /// Records the game in the statistics, once.
    pub(super) fn record(&mut self, outcome: Outcome, app: &MinesContext) {
        let game = self.play.game();
        let shown = self.play.clock().elapsed(app.seconds());
        let Some(figures) = game.figures(shown).filter(|_| !self.play.attempt.counted) else {
            return;
        };
        let date = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |date| date.as_secs());
        let kind = GameKind::of(&game.settings(), game.is_flagged());
        let helps = self.play.attempt.helps.clone();
        if outcome == Outcome::Won && helps.is_empty() {
            let tally = self.statistics().kinds.get(&kind);
            let best = tally.and_then(|tally| tally.best_times.first()).copied();
            self.record = match best {
                None => Some(NewRecord::First),
                Some(best) => (figures.time < best).then_some(NewRecord::Better(best)),
            };
        }
        self.saved
            .count(PlayedGame::new(date, kind, outcome, helps, &figures));
        self.play.attempt.counted = true;
    }
}

//! The commands, carried out.

use super::analysis::{MinesAdvice, about, advise};
use super::board::Touched;
use super::command::MinesCommand;
use super::command::MinesContext;
use super::file_commands;
use super::mode::MinesMode;
use super::replay::GameReplay;
use super::saved_state::MinesChoices;
use super::session::{ActionOutcome, MinesSession};
use super::study::Study;
use crate::app::common::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::app::common::playback_clock::PlaybackClock;
use engine::diagnostics;
use engine::games::mines::{
    ActionKind, BoardRule, CellIndex, CellView, FirstClick, GameStatus, GenerateError, MinesHint,
    SeenCell,
};

impl MinesMode {
    /// Carries out one of the commands.
    pub(super) fn carry_out(&mut self, command: MinesCommand, app: &mut MinesContext) {
        let seconds = self.seconds();
        let thinks = matches!(command, MinesCommand::Auto | MinesCommand::Step);
        let looks = matches!(
            command,
            MinesCommand::Heat | MinesCommand::Large | MinesCommand::Zoom(_)
        );
        // A file is chosen first; what comes with it stops the solver.
        let file = matches!(&command, MinesCommand::File(command) if *command != FileCommand::New);
        if !thinks && !looks && !file {
            self.tools.auto = None;
        }
        match command {
            MinesCommand::File(command) => file_commands::perform(self, command, app),
            MinesCommand::History(HistoryCommand::Undo) => self.undo(app),
            MinesCommand::History(HistoryCommand::Redo) => {}
            MinesCommand::Zoom(command) => self.zoom(command),
            MinesCommand::Ask => self.dialogs.ask(self.choices, self.play.seed()),
            MinesCommand::Begin(choices, seed) => self.begin(choices, seed, app),
            MinesCommand::Restart => {
                self.play.restart();
                self.another(app);
            }
            MinesCommand::StopLaying => {
                self.play.stop_laying();
                app.say(app.text.msg_mines_laying_stopped());
            }
            MinesCommand::Touch(touched) => self.touch(touched, app),
            MinesCommand::Pause => {
                self.play.pause(!self.play.is_paused(), seconds);
                self.changed();
            }
            MinesCommand::Reveal => {
                self.play.revealed = true;
                // With the mines seen, a game no longer counts.
                self.play.helped = true;
            }
            MinesCommand::Hint => self.hint(app),
            MinesCommand::Heat => self.tools.heat = !self.tools.heat,
            MinesCommand::Peek => {
                self.tools.peek = !self.tools.peek;
                if self.tools.peek && self.play.game().board().is_none() {
                    app.say(app.text.msg_mines_peek_nothing());
                }
            }
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
            MinesCommand::Replay => {
                if let Some(record) = self.play.game().record() {
                    let mut replay = GameReplay::new(record);
                    replay.run(true, seconds);
                    self.replay = Some(replay);
                    self.changed();
                }
            }
            MinesCommand::ReplayRun => self.replay(|replay| replay.run(!replay.runs(), seconds)),
            MinesCommand::ReplayStep(forward) => self.replay(|replay| replay.step(forward)),
            MinesCommand::ReplayTo(time) => self.replay(|replay| replay.go_to(time)),
            MinesCommand::Brush(seen) => self.tools.brush = seen,
            MinesCommand::Set(cell, seen) => self.set(cell, seen, app),
            MinesCommand::Leave => self.leave(),
            MinesCommand::Statistics(show) => {
                let statistics = show.then(|| self.saved.statistics(app));
                self.dialogs.show_statistics(statistics);
            }
            MinesCommand::Forget => {
                self.saved.forget(app);
                let statistics = self.saved.statistics(app);
                self.dialogs.show_statistics(Some(statistics));
            }
            MinesCommand::Large => {
                self.choices.large = !self.choices.large;
                self.board.view.fit();
            }
            MinesCommand::SaveBoard => match self.play.game().board().cloned() {
                Some(board) => {
                    self.files.ask_board(app, board);
                    self.helps();
                }
                None => app.say(app.text.msg_mines_peek_nothing()),
            },
        }
    }

    fn zoom(&mut self, command: ZoomCommand) {
        match command {
            ZoomCommand::In => self.board.zoom(true),
            ZoomCommand::Out => self.board.zoom(false),
            ZoomCommand::Actual | ZoomCommand::Fit => self.board.view.fit(),
        }
    }

    /// The position that is shown is another one.
    pub(super) fn changed(&mut self) {
        self.number += 1;
    }

    /// Another game is shown, or the same from the beginning.
    fn another(&mut self, app: &mut MinesContext) {
        self.study = None;
        self.replay = None;
        self.tools.auto = None;
        self.tools.peek = false;
        self.board.begin_again(self.size());
        self.changed();
        app.say("");
    }

    fn begin(&mut self, choices: MinesChoices, seed: Option<u64>, app: &mut MinesContext) {
        self.choices = choices;
        let seed = seed.unwrap_or_else(|| self.choices.take_seed());
        self.play = MinesSession::new(self.choices.settings(), seed);
        self.another(app);
    }

    /// Plays a game on a board that was read.
    pub(super) fn play_on(&mut self, play: MinesSession, app: &mut MinesContext) {
        self.play = play;
        self.another(app);
    }

    /// Shows a position that was read; the game waits.
    pub(super) fn look_at(&mut self, study: Study) {
        self.rest();
        self.replay = None;
        self.study = Some(study);
        self.board.begin_again(self.size());
        self.changed();
    }

    fn leave(&mut self) {
        self.study = None;
        self.replay = None;
        self.board.begin_again(self.size());
        self.changed();
    }

    fn replay(&mut self, change: impl FnOnce(&mut GameReplay)) {
        if let Some(replay) = &mut self.replay {
            change(replay);
            self.changed();
        }
    }

    /// Whether something can be taken back.
    pub(super) fn can_undo(&self) -> bool {
        match &self.study {
            Some(study) => study.can_undo(),
            None => {
                self.replay.is_none() && matches!(self.play.game().state(), GameStatus::Lost(_))
            }
        }
    }

    fn undo(&mut self, app: &mut MinesContext) {
        if !self.can_undo() {
            app.say(app.text.msg_nothing_to_undo());
        } else if let Some(study) = &mut self.study {
            study.undo();
            self.changed();
        } else {
            self.act(ActionKind::Undo, app);
            app.say(app.text.msg_mines_undone());
        }
    }

    fn touch(&mut self, touched: Touched, app: &mut MinesContext) {
        let (Touched::Press(cell) | Touched::Mark(cell) | Touched::Chord(cell)) = touched;
        if !self.size().holds(cell) || self.replay.is_some() {
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
            self.carry_out(MinesCommand::Pause, app);
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

    fn set(&mut self, cell: CellIndex, seen: SeenCell, app: &mut MinesContext) {
        let Some(study) = &mut self.study else { return };
        if !study.position().size().holds(cell) {
            return;
        }
        match study.set(cell, seen) {
            true => app.say(""),
            false => app.refuse(app.text.msg_mines_cannot_stand()),
        }
        self.changed();
    }

    /// Does something in the game.
    fn act(&mut self, action: ActionKind, app: &mut MinesContext) {
        let outcome = self.play.act(action, self.seconds(), self.wake());
        self.happened(outcome, app);
    }

    pub(super) fn happened(&mut self, outcome: ActionOutcome, app: &mut MinesContext) {
        match outcome {
            ActionOutcome::Nothing | ActionOutcome::Laying => {}
            ActionOutcome::NoThread => app.refuse(app.text.msg_mines_no_thread()),
            ActionOutcome::Refused(GenerateError::Stopped) => {
                app.say(app.text.msg_mines_laying_stopped());
            }
            ActionOutcome::Refused(error) => {
                let why = diagnostics::mines_generate_error(&app.text, error);
                app.refuse(app.text.msg_mines_refused(why));
            }
            ActionOutcome::Changed => {
                self.changed();
                if let Some(summary) = self.play.game().summary() {
                    self.tools.auto = None;
                    if self.play.counts() {
                        self.saved.count(&summary);
                    }
                }
            }
        }
    }

    /// Tells how to go on; if that has been told, does it.
    fn hint(&mut self, app: &mut MinesContext) {
        if self.study.is_none() && self.play.game().state() == GameStatus::Ready {
            app.say(match self.play.game().settings().first {
                FirstClick::Any if !self.is_without_guess() => app.text.msg_mines_first_any(),
                _ => app.text.msg_mines_first_safe(),
            });
            return;
        }
        if !self.can_think() {
            return;
        }
        let told = self.advice().cloned();
        self.hinted = Some(self.number);
        match told {
            Some(Ok(MinesAdvice::Deduction(hint))) => self.follow(&hint, app),
            Some(Ok(MinesAdvice::Guess { cell, .. })) if self.study.is_none() => {
                self.open(cell, app);
            }
            Some(_) => {}
            None => {
                if self.analysis.advice.lacks(&self.number) {
                    let (job, wake) = (about(self.position(), advise), self.wake());
                    self.analysis.advice.ask(self.number, job, wake);
                }
                self.helps();
            }
        }
    }

    pub(super) fn is_without_guess(&self) -> bool {
        matches!(self.play.game().settings().rule, BoardRule::NoGuess(_))
    }

    /// Does what a hint says.
    fn follow(&mut self, hint: &MinesHint, app: &mut MinesContext) {
        if self.study.is_some() {
            for &cell in &hint.mines {
                self.set(cell, SeenCell::Flag, app);
            }
            if !hint.safe.is_empty() {
                app.say(app.text.msg_mines_study_open());
            }
            return;
        }
        for &cell in &hint.mines {
            self.mark_until(cell, true, app);
        }
        for &cell in &hint.safe {
            self.open(cell, app);
        }
    }

    /// Opens a cell, even if there is a flag on it.
    pub(super) fn open(&mut self, cell: CellIndex, app: &mut MinesContext) {
        self.mark_until(cell, false, app);
        if self.play.game().views()[cell] != CellView::Open {
            self.act(ActionKind::Open(cell), app);
        }
    }

    /// Changes the mark of a cell until there is a flag, or none.
    fn mark_until(&mut self, cell: CellIndex, flag: bool, app: &mut MinesContext) {
        // No flag, a flag, a question mark: more marks there are not.
        for _ in 0..3 {
            let view = self.play.game().views()[cell];
            if view == CellView::Open || (view == CellView::Flag) == flag {
                return;
            }
            self.act(ActionKind::Mark(cell), app);
        }
    }

    /// The game that is played has been helped.
    pub(super) fn helps(&mut self) {
        let plays = self.play.game().state() == GameStatus::Playing;
        self.play.helped |= plays && self.study.is_none() && self.replay.is_none();
    }
}
